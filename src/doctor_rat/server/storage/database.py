"""One database: how it is reached, and whether it can be used."""

import sqlite3
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from doctor_rat.server.storage.diagnose import unusable
from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.migrate import migrate

_BUSY_SECONDS = 10
_CONNECT_SECONDS = 10
_READERS = 4


class Database:
    """Two ways in: `writing` for transactions, one at a time; `reading` for single statements without one."""

    def __init__(self, url: str) -> None:
        self.url = _read_url(url)
        self.is_postgresql = self.url.get_backend_name() == "postgresql"
        if self.is_postgresql:
            self.writing = self._postgresql_engine(pool_size=1)
            self.reading = self._postgresql_engine(pool_size=_READERS, pool_pre_ping=True, isolation_level="AUTOCOMMIT")
        else:
            self.writing = self._sqlite_engine(pool_size=1)
            event.listen(self.writing.sync_engine, "begin", _begin_immediate)
            self.reading = self._sqlite_engine(pool_size=_READERS, pool_reset_on_return=None)

    async def open(self) -> None:
        """Check that it can be used, and bring it up to date."""
        try:
            if not self.is_postgresql:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                # The driver's thread may outlive the event loop when it can't open a file, and complain of it.
                sqlite3.connect(self.file).close()
            async with self.writing.begin() as connection:
                if self.is_postgresql and await connection.scalar(text("SHOW transaction_read_only")) == "on":
                    raise Unusable(StorageCode.UNWRITABLE, "The PostgreSQL server can only be read from.")
                await connection.run_sync(migrate)
        except Exception as error:
            await self.close()
            raise unusable(error, self.url) from error

    async def close(self) -> None:
        await self.writing.dispose()
        await self.reading.dispose()

    @property
    def file(self) -> Path:
        assert self.url.database is not None
        return Path(self.url.database)

    async def connect(self) -> Any:
        """A bare connection to PostgreSQL. Its own driver reads the address, so `sslmode` and the like work."""
        address = self.url.render_as_string(hide_password=False)
        settings = {"application_name": "doctor-rat"}
        return await asyncpg.connect(address, timeout=_CONNECT_SECONDS, server_settings=settings)

    def _postgresql_engine(self, **options: Any) -> AsyncEngine:
        return create_async_engine("postgresql+asyncpg://", async_creator=self.connect, max_overflow=0, **options)

    def _sqlite_engine(self, **options: Any) -> AsyncEngine:
        url = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(url, max_overflow=0, connect_args={"timeout": _BUSY_SECONDS}, **options)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine


def _read_url(url: str) -> URL:
    try:
        read = make_url(url)
    except ArgumentError:
        read = URL.create("none")
    if read.drivername in ("postgresql", "postgres"):
        return read.set(drivername="postgresql")
    if read.drivername == "sqlite" and read.database not in (None, "", ":memory:"):
        return read
    raise Unusable(
        StorageCode.BAD_URL, "The database must be given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE."
    )


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver's own way of beginning transactions leaves schema changes out of them.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # A transaction that reads first and writes later can find the file locked, and isn't let wait.
    adapted: Any = connection.connection.dbapi_connection
    adapted.run_async(lambda driver: driver.execute("BEGIN IMMEDIATE"))
