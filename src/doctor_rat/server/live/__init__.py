"""Tables that are being played."""
