"""The only writer: takes everything that is waiting and commits it at once.

Callers are answered only after the commit, because they may tell others. All writes of a process go through here, so
that nothing waits for SQLite's one lock while holding something else.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from doctor_rat.server.figures import COMMITS, timed
from doctor_rat.server.storage.appends import Append, Memory, Outrun, keep
from doctor_rat.server.storage.database import Database, LostBeforeCommit
from doctor_rat.server.storage.errors import StorageCode, StorageError, WriteFailed

Answer = TypeVar("Answer")

LARGEST_BATCH = 500
GATHER_SECONDS = 0.002
"""How long a transaction waits for more appends when several write at once: it costs much more than an append."""
MANY = 20
"""With more than this many, it waits more often."""


class _Job(NamedTuple):
    """Something to write, and the caller waiting for it."""

    work: Append | Callable[[Connection], Any]
    answered: asyncio.Future[Any]


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.largest_batch = LARGEST_BATCH
        self.gather_seconds = GATHER_SECONDS
        self._waiting: list[_Job] = []
        self._called = asyncio.Event()
        self._expected = 0
        self._enough = asyncio.Event()
        """Set once all the jobs we expected are waiting."""
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._memory: Memory = {}
        self.appends = 0
        """Appends made durable. Secret ones aren't counted, because anyone may see the counts."""
        self.commits = 0
        """Transactions that contained them."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="storage writer")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._called.set()
        self._enough.set()
        if self._task is not None:
            await self._task

    async def append(self, append: Append) -> bool:
        return bool(await self._ask(append))

    async def change(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do other work in a transaction. It may run again, so it must change only the database."""
        answer: Answer = await self._ask(work)
        return answer

    async def _ask(self, work: Append | Callable[[Connection], Any]) -> Any:
        if self._closing or self._task is None:
            raise WriteFailed(StorageCode.CLOSED, "The database is closed.")
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Job(work, answered))
        self._called.set()
        if len(self._waiting) >= self._expected:
            self._enough.set()
        return await answered

    async def _run(self) -> None:
        size = 0
        while not (self._closing and not self._waiting):
            await self._called.wait()
            if size > 1:
                await self._gather(size)
            batch, self._waiting = self._waiting[: self.largest_batch], self._waiting[self.largest_batch :]
            if not self._waiting and not self._closing:
                self._called.clear()
            size = len(batch)
            if batch:
                await self._write(batch)

    async def _gather(self, expected: int) -> None:
        """Wait for as many as last time, but not for long, and not once no more come."""
        self._expected = expected
        self._enough.clear()
        for _ in range(4 if expected > MANY else 2):
            count = len(self._waiting)
            if count >= expected or self._closing:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(self.gather_seconds):
                    await self._enough.wait()
            if len(self._waiting) == count:
                return

    async def _write(self, batch: Sequence[_Job]) -> None:
        """Write all in one transaction or, if one of them is at fault, each in its own."""
        try:
            answers = await self._commit(batch)
        except Exception as error:
            # Catch everything: one bad batch must not stop those after it.
            if len(batch) == 1 or self._is_down(error):
                self._fail(batch, error)
                return
            for job in batch:
                await self._write([job])
        else:
            _answer(batch, answers)

    async def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        try:
            return await self._try_to_commit(batch)
        except LostBeforeCommit:
            # Usually PostgreSQL was restarted since the last write: a new connection may work.
            return await self._try_to_commit(batch)

    async def _try_to_commit(self, batch: Sequence[_Job]) -> list[Any]:
        # Each round that another process outruns loses at least one more append, so this ends.
        for _ in range(len(batch) + 1):
            try:
                with timed(COMMITS):
                    answers = await self._database.transact(partial(_do, [job.work for job in batch], self._memory))
            except Outrun:
                self._memory.clear()
                continue
            except BaseException:
                self._memory.clear()
                raise
            self._count(batch, answers)
            return answers
        raise Outrun

    def _count(self, batch: Sequence[_Job], answers: Sequence[Any]) -> None:
        told = sum(
            kept is True and isinstance(job.work, Append) and job.work.told
            for job, kept in zip(batch, answers, strict=True)
        )
        self.appends += told
        self.commits += bool(told)

    def _is_down(self, error: Exception) -> bool:
        """Whether it is the database's fault, not the statement's."""
        if isinstance(error, DBAPIError) and (
            error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
        ):
            return True
        failed = self._database.why_failed(error)
        return isinstance(error, OSError | StorageError) or failed is not StorageCode.WRITE_FAILED

    def _fail(self, batch: Sequence[_Job], error: Exception) -> None:
        for job in batch:
            if not job.answered.done():
                job.answered.set_exception(self._failure(error))

    def _failure(self, error: Exception) -> StorageError:
        """An error without the statement, which contains players' data."""
        if isinstance(error, StorageError):
            return error
        if isinstance(error, LostBeforeCommit) and isinstance(error.__cause__, Exception):
            error = error.__cause__
        kind = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        why = self._database.why_failed(error)
        failure = WriteFailed(why, f"The database failed ({type(kind).__name__}).")
        failure.__cause__ = error
        return failure


def _do(batch: Sequence[Any], memory: Memory, connection: Connection) -> list[Any]:
    appends = [work for work in batch if isinstance(work, Append)]
    kept = iter(keep(connection, appends, memory)) if appends else iter(())
    return [next(kept) if isinstance(work, Append) else work(connection) for work in batch]


def _answer(batch: Sequence[_Job], answers: Sequence[Any]) -> None:
    for job, answer in zip(batch, answers, strict=True):
        if job.answered.done():
            continue
        if isinstance(answer, WriteFailed):
            job.answered.set_exception(WriteFailed(answer.code, answer.sentence))
        else:
            job.answered.set_result(answer)
