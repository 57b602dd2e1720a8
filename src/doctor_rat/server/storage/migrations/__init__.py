"""Database migrations: one file in `versions/` per step, run by Alembic at startup if need be."""
