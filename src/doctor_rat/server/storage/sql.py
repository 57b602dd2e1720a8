"""What both databases say in the same words, though SQLAlchemy has it twice."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert(connection: AsyncConnection, table: Table) -> Any:
    """An insert that knows ON CONFLICT."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
