"""Background analyses for statistics: one at a time, and only while nobody is waiting for an analysis."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import structlog

from doctor_rat.rules.record import write_record
from doctor_rat.server.faults import Fault
from doctor_rat.server.limits import Buckets, Rate
from doctor_rat.server.live.asides import Asides
from doctor_rat.server.live.tables import LiveTables
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.progress.weighed import recognized, spent
from doctor_rat.server.storage import Storage
from doctor_rat.server.thinking.analyst import Analyst
from doctor_rat.server.thinking.desk import Asker
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table import DietsFrom, Table, TableId, finished_record

log = structlog.get_logger()
MOST_WAITING = 200
AT_ONE_LOOK = 20
PAUSE = 5.0
"""Seconds before each, so that people who ask for an analysis come first."""
ONCE = Rate(1, 1 / 3_600)
"""Per game, so that opening an analysis again and again doesn't store it each time."""
OURSELVES = Asker(None, "the bookkeeper")


class Bookkeeper:
    def __init__(
        self, storage: Storage, tables: LiveTables, analyst: Analyst, orders: StandingOrders, asides: Asides
    ) -> None:
        self._kept = storage.progress
        self._tables = tables
        self._analyst = analyst
        self._orders = orders
        self._asides = asides
        self.pause = PAUSE
        self._waiting: dict[TableId, None] = {}
        self._come = asyncio.Event()
        self._done = asyncio.Condition()
        self._noted = Buckets(ONCE)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def add(self, tables: Iterable[TableId]) -> None:
        """Queue some of these."""
        new = [named for named in tables if named not in self._waiting][:AT_ONE_LOOK]
        self._waiting.update(dict.fromkeys(new[: MOST_WAITING - len(self._waiting)]))
        if self._waiting:
            self._come.set()

    async def settled(self) -> None:
        """Wait until the queue is empty and everything is stored."""
        await self._asides.settled()
        async with self._done:
            await self._done.wait_for(lambda: not self._waiting)

    async def run(self) -> None:
        while True:
            await self._come.wait()
            await asyncio.sleep(self.pause)
            if self._analyst.analyses.waiting or self._orders.is_read_only:
                continue
            named = next(iter(self._waiting))
            await self._weigh(named)
            async with self._done:
                self._waiting.pop(named, None)
                self._done.notify_all()
            if not self._waiting:
                self._come.clear()

    async def _weigh(self, named: TableId) -> None:
        try:
            table = (await self._tables.read(named)).table
            record = finished_record(table)
            if record is None or table.game is None:
                return
            written, sources = write_record(record), tuple(table.game.deal.sources)
            await self._write_review(table, await self._analyst.review(OURSELVES, written, sources))
            await self._write_analysis(table, await self._analyst.analysis(OURSELVES, written, sources, "full"))
        except Fault as fault:
            log.info("not weighed", table=named, code=fault.code)
        except Exception as error:
            log.error("not weighed", table=named, error=type(error).__name__, at=whereabouts(error))

    def note_review(self, table: Table, review: bytes) -> None:
        """Store a review that someone opened, so that it needn't be computed again."""
        if self._may_note("review", table):
            self._asides.run(self._quietly(table, self._write_review, review))

    def note_analysis(self, table: Table, analysis: bytes) -> None:
        if self._may_note("analysis", table):
            self._asides.run(self._quietly(table, self._write_analysis, analysis))

    def _may_note(self, what: str, table: Table) -> bool:
        return not self._orders.is_read_only and self._noted.take(f"{what} {table.id}")

    async def _quietly(self, table: Table, write: Callable[[Table, bytes], Awaitable[None]], found: bytes) -> None:
        try:
            await write(table, found)
        except Exception as error:
            log.error("not written down", table=table.id, error=type(error).__name__, at=whereabouts(error))

    async def _write_review(self, table: Table, review: bytes) -> None:
        if counts(table):
            assert table.game is not None
            await self._kept.recognize(table.id, recognized(review, table.game))

    async def _write_analysis(self, table: Table, analysis: bytes) -> None:
        if counts(table):
            await self._kept.spend(table.id, spent(analysis))


def counts(table: Table) -> bool:
    """Whether the game counts in anyone's statistics."""
    return table.game is not None and table.study is None and table.options.diets is not DietsFrom.LESSON
