"""What goes over the wire, for server and client alike."""
