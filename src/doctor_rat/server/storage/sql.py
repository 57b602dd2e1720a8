"""Statements that are slow or hard to write portably in SQLAlchemy."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.engine import Dialect

from doctor_rat.server.storage.databases import database_of_kind


def insert(kind: str, table: Table) -> Any:
    """An insert that supports ON CONFLICT."""
    return database_of_kind(kind).insert(table)


def execute_many(connection: Connection, statement: Executable, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert rows with columns in the table's order: sorting named ones for the driver took most of the time."""
    connection.exec_driver_sql(_compiled(statement, connection.dialect), list(rows))


@lru_cache(maxsize=16)
def _compiled(statement: Any, dialect: Dialect) -> str:
    compiled = statement.compile(dialect=dialect)
    assert compiled.positiontup == statement.table.columns.keys(), "a value would land in another column"
    return str(compiled)
