"""A finished game told again: what each role saw, and what it could know."""
