"""What both databases say in the same words, though SQLAlchemy has it twice."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite


def insert(dialect: str, table: Table) -> Any:
    """An insert that knows ON CONFLICT."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
