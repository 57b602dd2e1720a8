"""Teacher."""
