"""Regular."""
