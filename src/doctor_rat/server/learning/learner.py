"""Once a day: which kinds of people play here, from the latest finished games whose people all allow it.

Every count starts from zero, so people who withdraw their permission or delete their data are gone with the next one.
The result holds nothing about any one person: only the number of games and the share of each kind.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from doctor_rat.bots.thinking.shares import Fit, is_given, tempered
from doctor_rat.rules.record import write_record
from doctor_rat.server.live.tables import LiveTables
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Storage
from doctor_rat.server.storage.learning import Learned
from doctor_rat.server.thinking.questions import Unanswered
from doctor_rat.server.thinking.workers import Thinker
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table import BrokenLogError, FormatError, GuestId, Room, TableId, finished_record
from doctor_rat.table.entries import Forgotten
from doctor_rat.table.ports import Clock

log = structlog.get_logger()
FIRST, LOOK = 300.0, 3_600.0
"""Seconds after the start, which has other work to do, and then between looks: another process may have learned."""
DAY = 86_400_000
MOST = 200
"""Games."""
OF_EACH = 10
"""Games of one person, so that no single way of choosing stands for all."""
FEWEST = 10
"""Fewer games would describe single people, so nothing is learned from them."""
PAUSE = 0.1
"""Seconds before each log is read: tables come first."""


class Learner:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        tables: LiveTables,
        thinker: Thinker,
        orders: StandingOrders,
        clock: Clock,
    ) -> None:
        self._on = settings.learn
        self._kept = storage.learning
        self._tables = tables
        self._thinker = thinker
        self._orders = orders
        self._clock = clock
        self.pause = PAUSE

    @property
    def is_on(self) -> bool:
        """Off if the operator named a file of people: then only that file counts."""
        return self._on and not is_given()

    async def run(self) -> None:
        if self.is_on:
            await self._quietly(self.recall)
            await asyncio.sleep(FIRST)
        while self.is_on:
            await self._quietly(self.look)
            await asyncio.sleep(LOOK)

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:
            log.error("not learned", error=type(error).__name__, at=whereabouts(error))

    async def recall(self) -> None:
        """Let bots expect what was learned before."""
        self._expect(await self._kept.learned())

    async def look(self) -> None:
        """The same, but learn again first if the last time was a day ago."""
        known = await self._kept.learned()
        if (known is None or self._clock.now() - known.at >= DAY) and not self._orders.is_read_only:
            known = await self._learn(known)
        self._expect(known)

    def _expect(self, known: Learned | None) -> None:
        fit = None if known is None else known.fit
        self._thinker.people = None if fit is None else tempered(fit)

    async def _learn(self, known: Learned | None) -> Learned | None:
        begun = Learned(self._clock.now(), None if known is None else known.fit)
        if not await self._kept.replace(known, begun):
            return await self._kept.learned()
        records = await self._records()
        try:
            fit = await self._fit(records)
        except Unanswered as why:
            log.warning("not learned", why=str(why))
            return begun
        found = Learned(begun.at, fit)
        log.info("learned", games=len(records), shares=None if fit is None else fit.shares)
        return found if await self._kept.replace(begun, found) else begun

    async def _fit(self, records: list[bytes]) -> Fit | None:
        if len(records) < FEWEST:
            return None
        return msgspec.json.decode(await self._thinker.learn(tuple(records)), type=Fit)

    async def _records(self) -> list[bytes]:
        found: list[bytes] = []
        games: Counter[GuestId] = Counter()
        for named in await self._kept.games(2 * MOST):
            await asyncio.sleep(self.pause)
            room = await self._read(named)
            record = None if room is None else finished_record(room.table)
            if room is None or record is None:
                continue
            rats = [seat.guest for seat in room.table.seats if seat.is_rat and seat.guest is not None]
            if any(games[guest] < OF_EACH for guest in rats):
                games.update(rats)
                found.append(write_record(record))
            if len(found) == MOST:
                break
        return found

    async def _read(self, named: TableId) -> Room | None:
        """None if someone who sat there has deleted their data: we can no longer ask them."""
        try:
            room = await self._tables.read(named)
        except (BrokenLogError, FormatError):
            return None
        return None if any(isinstance(each.entry.body, Forgotten) for each in room.log) else room
