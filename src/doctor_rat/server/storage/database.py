"""One database: how it is reached, and whether it can be used."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from doctor_rat.server.storage.diagnose import unusable
from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.migrate import migrate

_SQLITE = {"timeout": 10}
"""Seconds to wait for the file's lock."""
_CONNECT_SECONDS = 10
_READERS = 4


Answer = TypeVar("Answer")


class Database:
    """Two ways in: `transact` for transactions, one at a time; `reading` for single statements without one."""

    def __init__(self, url: str) -> None:
        self.url = _read_url(url)
        self.is_postgresql = self.url.get_backend_name() == "postgresql"
        if self.is_postgresql:
            self._writing = self._postgresql_engine(pool_size=1)
            self.engine = self._writing.sync_engine
            self.reading = self._postgresql_engine(pool_size=_READERS, pool_pre_ping=True, isolation_level="AUTOCOMMIT")
        else:
            # All of a transaction in one trip to a thread: a statement takes less time than a trip.
            self._thread = ThreadPoolExecutor(1, "database")
            self.engine = sqlite_engine(self.url)
            self.reading = self._sqlite_reading()

    async def open(self) -> None:
        """Check that it can be used, and bring it up to date."""
        try:
            if not self.is_postgresql:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            await self.transact(_bring_up_to_date)
        except Exception as error:
            await self.close()
            raise unusable(error, self.url) from error

    async def transact(self, work: Callable[[Connection], Answer]) -> Answer:
        """All that is done with the connection, or nothing."""
        if self.is_postgresql:
            async with self._writing.begin() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await self.reading.dispose()
        if self.is_postgresql:
            await self._writing.dispose()
        else:
            await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
            self._thread.shutdown()

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

    def _sqlite_reading(self) -> AsyncEngine:
        url = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(
            url, pool_size=_READERS, max_overflow=0, pool_reset_on_return=None, connect_args=_SQLITE
        )
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine


def sqlite_engine(url: URL) -> Engine:
    """For one transaction at a time."""
    engine = create_engine(url, pool_size=1, max_overflow=0, connect_args=_SQLITE)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def _bring_up_to_date(connection: Connection) -> None:
    if connection.dialect.name == "postgresql" and connection.scalar(text("SHOW transaction_read_only")) == "on":
        raise Unusable(StorageCode.UNWRITABLE, "The PostgreSQL server is read-only.")
    migrate(connection)


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
        StorageCode.BAD_URL, "Give the database as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE."
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
    connection.exec_driver_sql("BEGIN IMMEDIATE")
