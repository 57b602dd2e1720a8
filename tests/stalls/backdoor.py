"""Changes a database behind the server's back, as bad luck would."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from databases import execute


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


async def tamper(url: str, statement: str) -> None:
    if url.startswith("sqlite"):
        await asyncio.to_thread(_tamper_sqlite, file_of(url), statement)
    else:
        await execute(url, statement)


def _tamper_sqlite(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file, timeout=30)) as connection, connection:
        connection.execute(statement)


async def lose_from(url: str, table: str, number: int) -> None:
    """As if the database had been restored from an older state."""
    await tamper(url, f"DELETE FROM entries WHERE table_id = '{table}' AND number >= {number}")


async def lose(url: str, table: str, number: int) -> None:
    await tamper(url, f"DELETE FROM entries WHERE table_id = '{table}' AND number = {number}")
