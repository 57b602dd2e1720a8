"""How the database came to be as it is: one file of `versions/` a step, run by Alembic at every start."""
