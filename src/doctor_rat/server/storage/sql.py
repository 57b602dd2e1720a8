"""What both databases say in the same words, though SQLAlchemy has it twice."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection


def insert(dialect: str, table: Table) -> Any:
    """An insert that knows ON CONFLICT."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


async def execute_many(connection: AsyncConnection, statement: Executable, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert rows, with their columns in the table's order: to sort named ones for the driver took most of the time."""
    compiled = _compiled(statement, connection.dialect)
    if connection.dialect.name == "sqlite":
        # Asking its driver takes one trip to its thread; by way of a cursor there would be three.
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.executemany(compiled, rows)
    else:
        await connection.exec_driver_sql(compiled, list(rows))


@lru_cache(maxsize=16)
def _compiled(statement: Any, dialect: Dialect) -> str:
    compiled = statement.compile(dialect=dialect)
    assert compiled.positiontup == statement.table.columns.keys(), "a value would land in another column"
    return str(compiled)
