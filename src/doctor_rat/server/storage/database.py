"""What the server needs from a database. `sqlite.py` and `postgresql.py` implement it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, ClassVar, Concatenate, ParamSpec, TypeVar, TypeVarTuple, overload

from sqlalchemy import URL, Connection, Engine, Executable, Result, Table
from sqlalchemy.sql.selectable import TypedReturnsRows

from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.listener import Heads, Listener
from doctor_rat.server.storage.migrate import migrate
from doctor_rat.table.values import TableId

READERS = 4
TRANSACT_SECONDS = 15.0
"""When to give up a transaction, whatever it is waiting for. PostgreSQL's own limits come first."""

Answer = TypeVar("Answer")
Given = ParamSpec("Given")
Columns = TypeVarTuple("Columns")
Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]


class LostBeforeCommit(Exception):
    """The connection was lost before anything could have been committed. The cause says why."""


class Reader(ABC):
    """Reads statement by statement, without a transaction."""

    @abstractmethod
    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Answer], *args: Given.args, **named: Given.kwargs
    ) -> Answer:
        """Returns what the work returns. It must not keep the connection."""

    @overload
    async def execute(
        self, statement: TypedReturnsRows[*Columns], values: Values | None = None
    ) -> Result[*Columns]: ...

    @overload
    async def execute(self, statement: Executable, values: Values | None = None) -> Result[*tuple[Any, ...]]: ...

    async def execute(self, statement: Executable, values: Values | None = None) -> Result[*tuple[Any, ...]]:
        return await self.run_sync(self.result_of, statement, values)

    async def scalar(self, statement: Executable, values: Values | None = None) -> Any:
        return (await self.execute(statement, values)).scalar()

    @staticmethod
    def result_of(connection: Connection, statement: Executable, values: Values | None) -> Result[*tuple[Any, ...]]:
        """The result must hold all its rows, without the connection. Asynchronous drivers see to that."""
        return connection.execute(statement, values)


class ReadPool(ABC):
    """The connections that only read."""

    @abstractmethod
    def connect(self) -> AbstractAsyncContextManager[Reader]: ...

    @property
    @abstractmethod
    def in_use(self) -> int:
        """Connections in use."""


class Database(ABC):
    """Two ways in: `transact` for transactions, one at a time; `reading` for single statements without one."""

    kind: ClassVar[str]
    """SQLAlchemy's name for it."""
    is_shared: ClassVar[bool]
    """Whether other processes may write to it."""
    url: URL
    engine: Engine
    """For transactions."""
    reading: ReadPool

    @property
    def readers(self) -> tuple[int, int]:
        """Reading connections in use, and their limit."""
        return self.reading.in_use, READERS

    async def open(self) -> None:
        """Check that the database can be used, and migrate it."""
        try:
            self.make_place()
            await self.transact(self._bring_up_to_date, seconds=None)
        except Exception as error:
            await self.close()
            raise self.unusable(error) from error

    def _bring_up_to_date(self, connection: Connection) -> None:
        self.before_migrating(connection)
        migrate(connection)

    @abstractmethod
    async def transact(
        self, work: Callable[[Connection], Answer], *, seconds: float | None = TRANSACT_SECONDS
    ) -> Answer:
        """Do all of the work or none of it. `seconds=None` is for what may take hours.

        Raises `LostBeforeCommit` if it may be tried again.
        """

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def listener(self, heads: Heads, look_seconds: float) -> Listener | None:
        """Hears of other processes' writes; None if there are no others."""

    @abstractmethod
    async def copy_to(self, target: Path) -> None:
        """Back up everything, as of one moment, to an existing empty file."""

    @abstractmethod
    def make_place(self) -> None:
        """Called before the first connection."""

    @abstractmethod
    def before_migrating(self, connection: Connection) -> None:
        """At the start of the migrating transaction: keep out other processes that would migrate."""

    @staticmethod
    @abstractmethod
    def insert(table: Table) -> Any:
        """An insert that supports ON CONFLICT."""

    @staticmethod
    @abstractmethod
    def count_entries(connection: Connection, heads: Mapping[TableId, int]) -> int:
        """How many of these tables have an entry with this number."""

    @staticmethod
    @abstractmethod
    def tell(connection: Connection, channel: str, told: Sequence[str]) -> None:
        """Tell all processes on this database, with the commit."""

    def why_failed(self, error: BaseException) -> StorageCode:
        """What a failed write says about the database."""
        found = (self.why(cause) for cause in causes(error))
        return next((code for code in found if code is not None), StorageCode.WRITE_FAILED)

    @staticmethod
    @abstractmethod
    def why(cause: BaseException) -> StorageCode | None:
        """What a driver's error means; None if it says nothing."""

    def unusable(self, error: BaseException) -> Unusable:
        """Says in a plain sentence why the database can't be used."""
        return error if isinstance(error, Unusable) else self.explain(error)

    @abstractmethod
    def explain(self, error: BaseException) -> Unusable: ...


def causes(error: BaseException | None) -> list[BaseException]:
    """The error and the chain of its causes."""
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.append(error)
        error = getattr(error, "orig", None) or error.__cause__ or error.__context__
    return found
