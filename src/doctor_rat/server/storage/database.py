"""One database: how it is reached, and whether it can be used."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from doctor_rat.server.figures import time_reads
from doctor_rat.server.storage.diagnose import unusable, why_failed
from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.identity import FileGuard
from doctor_rat.server.storage.migrate import migrate
from doctor_rat.server.storage.session import COMMAND_SECONDS, SESSION, keep_alive, lift_limits

_SQLITE = {"timeout": 5}
"""Seconds to wait for the file's lock."""
_CONNECT_SECONDS = 5
_READERS = 4
TRANSACT_SECONDS = 15.0
"""When a transaction is given up, whatever it waits for; PostgreSQL's own limits come first."""


Answer = TypeVar("Answer")


class LostBeforeCommit(Exception):
    """The connection was lost while nothing could have been committed; why is its cause."""


class Database:
    """Two ways in: `transact` for transactions, one at a time; `reading` for single statements without one."""

    def __init__(self, url: str, *, patient: bool = False) -> None:
        """Patient ones read for as long as it takes."""
        self.url = _read_url(url)
        self.is_postgresql = self.url.get_backend_name() == "postgresql"
        if self.is_postgresql:
            self._writing = _postgresql_engine(self.connect, pool_size=1)
            self.engine = self._writing.sync_engine
            connect = self.connect if patient else partial(self.connect, COMMAND_SECONDS)
            self.reading = _postgresql_engine(
                connect, pool_size=_READERS, pool_pre_ping=True, isolation_level="AUTOCOMMIT"
            )
        else:
            # All of a transaction in one trip to a thread: a statement takes less time than a trip.
            self._thread = ThreadPoolExecutor(1, "database")
            self.engine = sqlite_engine(self.url)
            self._guard = FileGuard(self.file)
            self.reading = self._sqlite_reading()
        time_reads(self.reading.sync_engine)

    @property
    def readers(self) -> tuple[int, int]:
        """How many connections of the reading pool are in use, and how many there may be."""
        pool: Any = self.reading.sync_engine.pool
        return pool.checkedout(), _READERS

    async def open(self) -> None:
        """Check that it can be used, and bring it up to date."""
        try:
            if not self.is_postgresql:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            await self.transact(_bring_up_to_date, seconds=None)
        except Exception as error:
            await self.close()
            raise unusable(error, self.url) from error

    async def transact(
        self, work: Callable[[Connection], Answer], *, seconds: float | None = TRANSACT_SECONDS
    ) -> Answer:
        """All that is done with the connection, or nothing. With no limit of seconds for what may take hours.

        Raises `LostBeforeCommit` where it may be tried again.
        """
        if self.is_postgresql:
            async with asyncio.timeout(seconds):
                return await self._transact_remotely(work, limited=seconds is not None)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def _transact_remotely(self, work: Callable[[Connection], Answer], *, limited: bool) -> Answer:
        committing = False
        try:
            async with self._writing.connect() as connection, connection.begin() as transaction:
                if not limited:
                    await connection.run_sync(lift_limits)
                answer = await connection.run_sync(work)
                committing = True
                await transaction.commit()
                return answer
        except Exception as error:
            why = why_failed(error)
            if why in (StorageCode.UNWRITABLE, StorageCode.UNREACHABLE):
                # A session that may only read stays so, also when there is room again or another server leads.
                await self._writing.dispose()
            if why is StorageCode.UNREACHABLE and not committing:
                raise LostBeforeCommit from error
            raise

    def _transact(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.engine.begin() as connection:
            lasting = connection.info
            self._guard.check(lasting)
            answer = work(connection)
        # What went into a file that nobody will open again must not be acknowledged.
        self._guard.check(lasting)
        return answer

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

    async def connect(self, command_seconds: float | None = None) -> Any:
        """A bare connection to PostgreSQL. Its own driver reads the address, so `sslmode` and the like work."""
        address = self.url.render_as_string(hide_password=False)
        found = await asyncpg.connect(
            address, timeout=_CONNECT_SECONDS, command_timeout=command_seconds, server_settings=SESSION
        )
        keep_alive(found)
        return found

    def _sqlite_reading(self) -> AsyncEngine:
        url = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(
            url, pool_size=_READERS, max_overflow=0, pool_reset_on_return=None, connect_args=_SQLITE
        )
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine


def _postgresql_engine(connect: Callable[[], Awaitable[Any]], **options: Any) -> AsyncEngine:
    return create_async_engine("postgresql+asyncpg://", async_creator=connect, max_overflow=0, **options)


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
    # SQLite refuses a transaction that reads first and finds the file locked when it writes: it never waits.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
