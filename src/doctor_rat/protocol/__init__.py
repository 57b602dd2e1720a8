"""What goes over the wire, for both server and client."""
