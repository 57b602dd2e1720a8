"""Connections, from the first byte to the hub."""
