"""The HTTP API and the client's files."""
