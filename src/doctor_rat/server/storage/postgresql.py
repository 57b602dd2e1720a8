"""PostgreSQL: one server, many processes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Concatenate

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, Table, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from doctor_rat.server.figures import time_reads
from doctor_rat.server.storage.database import (
    READERS,
    TRANSACT_SECONDS,
    Answer,
    Database,
    Given,
    LostBeforeCommit,
    Reader,
    ReadPool,
    causes,
)
from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.listener import Heads, Listener
from doctor_rat.server.storage.rows import write_lines
from doctor_rat.server.storage.session import COMMAND_SECONDS, SESSION, keep_alive, lift_limits
from doctor_rat.table.values import TableId

_CONNECT_SECONDS = 5
_MIGRATING = 0x0D0C_70A1_2A70
"""The lock between processes that start at once: an arbitrary number that nothing else uses."""


class _Reader(Reader):
    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Answer], *args: Given.args, **named: Given.kwargs
    ) -> Answer:
        return await self._connection.run_sync(work, *args, **named)


class _ReadPool(ReadPool):
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        time_reads(engine.sync_engine)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Reader]:
        async with self._engine.connect() as connection:
            yield _Reader(connection)

    @property
    def in_use(self) -> int:
        pool: Any = self._engine.sync_engine.pool
        return int(pool.checkedout())


class PostgreSQL(Database):
    kind = "postgresql"
    is_shared = True

    def __init__(self, url: URL, *, patient: bool = False) -> None:
        """A patient one has no time limit on reads."""
        self.url = url
        self._writing = _engine(self.connect, pool_size=1)
        self.engine = self._writing.sync_engine
        connect = self.connect if patient else partial(self.connect, COMMAND_SECONDS)
        self._readers = _engine(connect, pool_size=READERS, pool_pre_ping=True, isolation_level="AUTOCOMMIT")
        self.reading = _ReadPool(self._readers)

    async def connect(self, command_seconds: float | None = None) -> Any:
        """A bare connection. The driver parses the URL itself, so `sslmode` and the like work."""
        address = self.url.render_as_string(hide_password=False)
        found = await asyncpg.connect(
            address, timeout=_CONNECT_SECONDS, command_timeout=command_seconds, server_settings=SESSION
        )
        keep_alive(found)
        return found

    async def transact(
        self, work: Callable[[Connection], Answer], *, seconds: float | None = TRANSACT_SECONDS
    ) -> Answer:
        async with asyncio.timeout(seconds):
            return await self._transact(work, limited=seconds is not None)

    async def _transact(self, work: Callable[[Connection], Answer], *, limited: bool) -> Answer:
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
            why = self.why_failed(error)
            if why in (StorageCode.UNWRITABLE, StorageCode.UNREACHABLE):
                # A read-only session stays read-only, even once there is room again or another server leads.
                await self._writing.dispose()
            if why is StorageCode.UNREACHABLE and not committing:
                raise LostBeforeCommit from error
            raise

    async def close(self) -> None:
        await self._readers.dispose()
        await self._writing.dispose()

    def listener(self, heads: Heads, look_seconds: float) -> Listener | None:
        return Listener(self.connect, heads, look_seconds)

    async def copy_to(self, target: Path) -> None:
        await self.open()
        try:
            async with self._readers.connect() as plain:
                connection = await plain.execution_options(isolation_level="REPEATABLE READ")
                await connection.run_sync(lift_limits)
                await connection.run_sync(write_lines, target)
        finally:
            await self.close()

    def make_place(self) -> None:
        """The operator has made it already."""

    def before_migrating(self, connection: Connection) -> None:
        if connection.scalar(text("SHOW transaction_read_only")) == "on":
            raise Unusable(StorageCode.UNWRITABLE, "The PostgreSQL server is read-only.")
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATING})

    @staticmethod
    def insert(table: Table) -> Any:
        return postgresql.insert(table)

    @staticmethod
    def count_entries(connection: Connection, heads: Mapping[TableId, int]) -> int:
        return int(connection.scalar(_COUNT, {"tables": list(heads), "numbers": list(heads.values())}))

    @staticmethod
    def tell(connection: Connection, channel: str, told: Sequence[str]) -> None:
        connection.execute(_NOTIFY, {"channel": channel, "told": list(told)})

    @staticmethod
    def why(cause: BaseException) -> StorageCode | None:
        match cause:
            case asyncpg.DiskFullError():
                return StorageCode.FULL
            case asyncpg.LockNotAvailableError():
                return StorageCode.LOCKED
            case asyncpg.QueryCanceledError() | TimeoutError():
                return StorageCode.SLOW
            case asyncpg.ReadOnlySQLTransactionError():
                return StorageCode.UNWRITABLE
            # InternalClientError: a connection that breaks while in use no longer knows what it was doing.
            case (
                OSError() | asyncpg.PostgresConnectionError() | asyncpg.InterfaceError() | asyncpg.InternalClientError()
            ):
                return StorageCode.UNREACHABLE
            case asyncpg.OperatorInterventionError() | asyncpg.TooManyConnectionsError():
                return StorageCode.UNREACHABLE
        return None

    def explain(self, error: BaseException) -> Unusable:
        name = self.url.database
        where = f"{self.url.host or self.url.query.get('host', 'this machine')}"
        for cause in causes(error):
            match cause:
                case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
                    return Unusable(StorageCode.REFUSED, f"PostgreSQL at {where} rejected the user name or password.")
                case asyncpg.InvalidCatalogNameError():
                    return Unusable(StorageCode.MISSING, f"PostgreSQL at {where} has no database {name!r}.")
                case asyncpg.InsufficientPrivilegeError() | asyncpg.ReadOnlySQLTransactionError():
                    return Unusable(
                        StorageCode.UNWRITABLE, f"PostgreSQL at {where} won't let us create tables in {name!r}."
                    )
                case OSError() | TimeoutError() | asyncpg.CannotConnectNowError() | asyncpg.TooManyConnectionsError():
                    return Unusable(StorageCode.UNREACHABLE, f"PostgreSQL at {where} can't be reached.")
        return Unusable(StorageCode.UNREADABLE, f"PostgreSQL at {where} can't be used ({type(error).__name__}).")


_COUNT = text(
    """SELECT count(*) FROM unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[])) AS head (table_id, number)
    JOIN entries USING (table_id, number)"""
)
_NOTIFY = text("SELECT pg_notify(:channel, each) FROM unnest(CAST(:told AS text[])) AS each")


def _engine(connect: Callable[[], Awaitable[Any]], **options: Any) -> AsyncEngine:
    return create_async_engine("postgresql+asyncpg://", async_creator=connect, max_overflow=0, **options)
