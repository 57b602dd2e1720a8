"""How the finished tables of a deal stand, kept in memory: no names, only what decides the places.

People ask for a page of results far more often than a game ends, and a day may have thousands. So the standings of each
deal are kept, and only games that have ended since are read; every now and then everything is read again.
"""

import asyncio
from bisect import bisect_left
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable

from doctor_rat.protocol.deals import DealSide, Score
from doctor_rat.rules.values import Value
from doctor_rat.server.deals.score import ScoreRank, rank_of, side_of
from doctor_rat.server.storage.deals import DealsKept
from doctor_rat.server.storage.values import Summary
from doctor_rat.table import TableId
from doctor_rat.table.ports import Clock
from doctor_rat.table.values import DealId

PAGE = 250
"""Summaries read at a time; other work gets its turn in between."""
MOST_TABLES = 20_000
"""Of one deal; tables that end later still get a place among them."""
MOST_DEALS = 64
SLACK = 60_000
"""Milliseconds: a game that ended this much earlier than the last one we know may have been written after it."""
SELDOM, WHOLE = 1_000, 600_000
"""Milliseconds: we look for new results after one for each table we know, `SELDOM` at most, and read everything again
after `WHOLE`."""


class Standing(Value, frozen=True):
    table: TableId
    side: DealSide
    rank: ScoreRank
    won: bool
    meal: int


class Standings:
    """Of those who played one side, or of all: the best first, and among equals the first we learned of."""

    def __init__(self, found: list[Standing]) -> None:
        self.ordered = sorted(found, key=lambda each: each.rank)
        self._ranks = [each.rank for each in self.ordered]
        self.won = sum(each.won for each in found)
        self._lost = Counter(each.meal for each in found if not each.won)

    def __len__(self) -> int:
        return len(self.ordered)

    def lost_in(self, meal: int) -> int:
        return self._lost[meal]

    def place(self, score: Score) -> int:
        """Equal scores share a place."""
        return bisect_left(self._ranks, rank_of(score)) + 1

    def top(self, count: int) -> list[TableId]:
        return [each.table for each in self.ordered[:count]]


class _Known:
    def __init__(self) -> None:
        self.tables: dict[TableId, Standing] = {}
        self.last = (0, TableId(""))
        """When the last of them was touched, and which one it was."""
        self.read_at = self.looked_at = 0
        self.made: dict[DealSide | None, Standings] = {}
        self.reading = asyncio.Lock()

    def lacks(self, table: TableId | None) -> bool:
        return table is not None and table not in self.tables

    def of(self, side: DealSide | None) -> Standings:
        if side not in self.made:
            self.made[side] = Standings([each for each in self.tables.values() if side in (None, each.side)])
        return self.made[side]


class StandingsKept:
    def __init__(self, deals: DealsKept, clock: Clock, old: Callable[[TableId], Awaitable[Score]]) -> None:
        """`old` reads the score of a game whose summary was written before there were scores."""
        self._deals = deals
        self._clock = clock
        self._old = old
        self._known: OrderedDict[DealId, _Known] = OrderedDict()

    async def of(self, deal: DealId, side: DealSide | None = None, own: TableId | None = None) -> Standings:
        """Includes the result of `own`, no matter how recently it ended."""
        known = self._known.setdefault(deal, _Known())
        self._known.move_to_end(deal)
        if len(self._known) > MOST_DEALS:
            self._known.popitem(last=False)
        async with known.reading:
            now = self._clock.now()
            if not known.read_at or now - known.read_at > WHOLE:
                known.tables, known.made = {}, {}
                await self._read(deal, known, (0, TableId("")))
                known.read_at = known.looked_at = now
            elif now - known.looked_at > min(SELDOM, len(known.tables)) or known.lacks(own):
                await self._read(deal, known, (known.last[0] - SLACK, TableId("")))
                known.looked_at = now
        return known.of(side)

    async def _read(self, deal: DealId, known: _Known, after: tuple[int, TableId]) -> None:
        while page := await self._deals.finished(deal, after, PAGE):
            for each in page:
                await self._take_in(known, each)
            last = page[-1].listed
            after = (last.touched, last.id)
            known.last = max(known.last, after)
            if len(page) < PAGE or len(known.tables) >= MOST_TABLES:
                return

    async def _take_in(self, known: _Known, summary: Summary) -> None:
        table = summary.listed.id
        if table not in known.tables:
            score = summary.score or await self._old(table)
            side = side_of(summary.listed.seats)
            known.tables[table] = Standing(table, side, rank_of(score), score.won, score.meal)
            known.made = {}
