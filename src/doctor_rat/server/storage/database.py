"""One database: how it is reached, and whether it can be used."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from doctor_rat.server.storage.diagnose import unusable
from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.migrate import migrate

_BUSY_SECONDS = 10
_READERS = 4


class Database:
    """Two ways in: `writing` for transactions, `reading` for single statements without one."""

    def __init__(self, url: str) -> None:
        self.url = _driver_url(url)
        self.is_postgresql = self.url.get_backend_name() == "postgresql"
        if self.is_postgresql:
            self.writing = create_async_engine(self.url, pool_size=2, max_overflow=0)
            self.reading = create_async_engine(
                self.url, pool_size=_READERS, max_overflow=0, isolation_level="AUTOCOMMIT", pool_pre_ping=True
            )
        else:
            self.writing = _sqlite_engine(self.url, pool_size=1)
            event.listen(self.writing.sync_engine, "begin", _begin_immediate)
            self.reading = _sqlite_engine(self.url, pool_size=_READERS)

    async def open(self) -> None:
        """Check that it can be used, and bring it up to date."""
        try:
            if not self.is_postgresql and self.url.database:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            async with self.writing.begin() as connection:
                if self.is_postgresql:
                    await _check_writable(await connection.scalar(text("SHOW transaction_read_only")))
                await connection.run_sync(migrate)
        except Exception as error:
            await self.close()
            raise unusable(error, self.url) from error

    async def close(self) -> None:
        await self.writing.dispose()
        await self.reading.dispose()


def _driver_url(url: str) -> URL:
    try:
        read = make_url(url)
    except ArgumentError:
        read = None
    if read is not None and read.drivername in ("postgresql", "postgres"):
        return read.set(drivername="postgresql+asyncpg")
    if read is not None and read.drivername == "sqlite" and read.database not in (None, "", ":memory:"):
        return read.set(drivername="sqlite+aiosqlite")
    raise Unusable(
        StorageCode.BAD_URL, "The database must be given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE."
    )


def _sqlite_engine(url: URL, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=pool_size,
        max_overflow=0,
        pool_reset_on_return=None,
        connect_args={"timeout": _BUSY_SECONDS},
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver's own way of beginning transactions leaves schema changes and savepoints out.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # A transaction that read first and wrote later could find the file locked without waiting.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _check_writable(read_only: str | None) -> None:
    if read_only == "on":
        raise Unusable(StorageCode.UNWRITABLE, "The PostgreSQL server lets us read only.")
