"""SQLite: one file, one process."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Concatenate

from msgspec import json
from sqlalchemy import URL, Connection, Engine, Executable, Result, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from doctor_rat.server.figures import time_reads
from doctor_rat.server.storage.database import (
    READERS,
    TRANSACT_SECONDS,
    Answer,
    Database,
    Given,
    Reader,
    ReadPool,
    Values,
)
from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.identity import FileGuard
from doctor_rat.server.storage.listener import Heads, Listener
from doctor_rat.server.storage.migrate import migrate
from doctor_rat.server.storage.rows import StoredRow, rows
from doctor_rat.table.values import TableId

_CONNECT = {"timeout": 5}
"""Seconds to wait for the file's lock."""
_MAGIC = b"SQLite format 3\0"
"""The first bytes of its files."""
_SAYS = {
    "full": StorageCode.FULL,
    "locked": StorageCode.LOCKED,
    "readonly": StorageCode.UNWRITABLE,
    "unable to open": StorageCode.UNWRITABLE,
    "disk I/O": StorageCode.UNWRITABLE,
}


class _Reader(Reader):
    """Each piece of work takes one trip to a thread and holds a connection only meanwhile."""

    def __init__(self, threads: ThreadPoolExecutor, engine: Engine) -> None:
        self._threads = threads
        self._engine = engine

    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Answer], *args: Given.args, **named: Given.kwargs
    ) -> Answer:
        def run() -> Answer:
            with self._engine.connect() as connection:
                return work(connection, *args, **named)

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    @staticmethod
    def result_of(connection: Connection, statement: Executable, values: Values | None) -> Result[*tuple[Any, ...]]:
        return connection.execute(statement, values).freeze()()


class _ReadPool(ReadPool):
    def __init__(self, url: URL) -> None:
        self._threads = ThreadPoolExecutor(READERS, "reading")
        self._engine = create_engine(
            url, pool_size=READERS, max_overflow=0, pool_reset_on_return=None, connect_args=_CONNECT
        )
        event.listen(self._engine, "connect", _prepare)
        time_reads(self._engine)
        self._reader = _Reader(self._threads, self._engine)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Reader]:
        yield self._reader

    @property
    def in_use(self) -> int:
        pool: Any = self._engine.pool
        return int(pool.checkedout())

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class SQLite(Database):
    kind = "sqlite"
    is_shared = False

    def __init__(self, url: URL) -> None:
        self.url = url
        # A statement takes less time than a trip to a thread, so a whole transaction makes one trip.
        self._thread = ThreadPoolExecutor(1, "database")
        self.engine = _writing_engine(url)
        self._guard = FileGuard(self.file)
        self._reading = self.reading = _ReadPool(url)

    @property
    def file(self) -> Path:
        assert self.url.database is not None
        return Path(self.url.database)

    def make_place(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)

    def before_migrating(self, connection: Connection) -> None:
        """The transaction has locked the file already."""

    async def transact(
        self, work: Callable[[Connection], Answer], *, seconds: float | None = TRANSACT_SECONDS
    ) -> Answer:
        # Only the file's lock can keep it waiting, and the driver limits that.
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.engine.begin() as connection:
            lasting = connection.info
            self._guard.check(lasting)
            answer = work(connection)
        # Don't acknowledge what went into a file that nobody will open again.
        self._guard.check(lasting)
        return answer

    async def close(self) -> None:
        await self._reading.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()

    def listener(self, heads: Heads, look_seconds: float) -> Listener | None:
        return None

    async def copy_to(self, target: Path) -> None:
        await asyncio.to_thread(self._copy_to, target)

    def _copy_to(self, target: Path) -> None:
        if not self.file.exists():
            raise Unusable(StorageCode.MISSING, f"The database file {self.file} doesn't exist.")
        try:
            with closing(sqlite3.connect(self.file)) as connection:
                # One read transaction, which doesn't block writers.
                connection.execute("VACUUM INTO ?", (str(target),))
        except sqlite3.Error as error:
            raise self.unusable(error) from error
        with target.open("rb+") as written:
            os.fsync(written.fileno())

    @staticmethod
    def insert(table: Table) -> Any:
        return sqlite.insert(table)

    @staticmethod
    def count_entries(connection: Connection, heads: Mapping[TableId, int]) -> int:
        # Asked for every transaction, and SQLAlchemy's own statements take four times as long.
        pairs = json.encode(list(heads.items())).decode()
        return int(connection.exec_driver_sql(_COUNT, (pairs,)).scalar_one())

    @staticmethod
    def tell(connection: Connection, channel: str, told: Sequence[str]) -> None:
        """There are no other processes."""

    @staticmethod
    def why(cause: BaseException) -> StorageCode | None:
        match cause:
            case sqlite3.Error():
                return next((code for word, code in _SAYS.items() if word in str(cause)), StorageCode.WRITE_FAILED)
            case OSError():
                return StorageCode.UNREACHABLE
        return None

    def explain(self, error: BaseException) -> Unusable:
        return _explain(error, self.file)


_COUNT = """SELECT count(*) FROM json_each(?) AS head JOIN entries
    ON table_id = json_extract(head.value, '$[0]') AND number = json_extract(head.value, '$[1]')"""


def _explain(error: BaseException, file: Path) -> Unusable:
    said = str(getattr(error, "orig", None) or error)
    if "not a database" in said or "malformed" in said:
        return Unusable(StorageCode.UNREADABLE, f"The file {file} isn't a Doctor Rat database.")
    folder = file.absolute().parent
    if isinstance(error, OSError) or not os.access(folder, os.W_OK | os.X_OK):
        why = error.strerror if isinstance(error, OSError) and error.strerror else "permission denied"
        return Unusable(
            StorageCode.UNWRITABLE,
            f"Nothing can be written in the folder {folder}: {why}. Name another with --data or --database.",
        )
    return Unusable(StorageCode.UNWRITABLE, f"The database file {file} can't be written: {said}.")


def is_copy(source: Path) -> bool:
    with source.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def read_copy(source: Path) -> Generator[StoredRow, None, None]:
    """Reads a copy of the copy, migrated if an older version made it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy.db")
        shutil.copyfile(source, copy)
        engine = _writing_engine(URL.create("sqlite", database=str(copy)))
        try:
            with engine.begin() as connection:
                migrate(connection)
                yield from rows(connection)
        except SQLAlchemyError as error:
            raise _explain(error, copy) from error
        finally:
            engine.dispose()


def _writing_engine(url: URL) -> Engine:
    """For one transaction at a time."""
    engine = create_engine(url, pool_size=1, max_overflow=0, connect_args=_CONNECT)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    # The driver's own transactions leave out schema changes.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # A transaction that reads first fails at once, without waiting, if the file is locked when it writes.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
