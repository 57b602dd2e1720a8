"""Run by Alembic, on the connection and inside the transaction of `migrate.py`."""

from alembic import context

from doctor_rat.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # We begin SQLite's transactions ourselves, so they include its schema changes.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
