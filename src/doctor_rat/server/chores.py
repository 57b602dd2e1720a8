"""Periodic work: follow orders, tend tables, enforce deadlines, clean up."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.deals.today import Today
from doctor_rat.server.faults import Fault
from doctor_rat.server.http.other_files import OtherFiles
from doctor_rat.server.live.deadlines import Deadlines
from doctor_rat.server.live.deleting import Deleting
from doctor_rat.server.live.hearing import Hearing
from doctor_rat.server.live.leases import BotLeases
from doctor_rat.server.live.tables import LiveTable, LiveTables
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Storage
from doctor_rat.server.tidy import tidy
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table.ports import Clock

log = structlog.get_logger()
TICK = 2.0
AT_ONE_GO = 10
"""Tables tended before others get their turn: looking at hundreds takes longer than most moves."""
IDLE = 60.0
"""Seconds an empty table stays open, on top of the time a new connection has to say hello."""
HOUR = 3_600_000


class Chores:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        clock: Clock,
        tables: LiveTables,
        *,
        orders: StandingOrders,
        hearing: Hearing,
        deleting: Deleting,
        leases: BotLeases,
        other_files: OtherFiles,
        today: Today,
    ) -> None:
        self._settings = settings
        self._storage = storage
        self._clock = clock
        self._tables = tables
        self._orders = orders
        self._hearing = hearing
        self._deleting = deleting
        self._leases = leases
        self._other_files = other_files
        self._today = today
        self._deadlines = Deadlines(storage.tables.slow, tables, clock.now)
        self._tidied_at = 0

    async def run(self) -> None:
        """Apart from each other: tables may wait for their bots, and a deletion may take long."""
        await asyncio.gather(_again_and_again(self._tend), _again_and_again(self._catch_up))

    async def once(self) -> None:
        await self._tend()
        await self._catch_up()

    async def _tend(self) -> None:
        for named in await self._orders.look():
            await self._tables.shut(named, Fault(ServerCode.TABLE_CLOSED))
        self._tables.forget_idle(self._settings.hello_seconds + IDLE)
        await self._hearing.look()
        if not self._orders.is_read_only:
            await self._tend_all()
            self._leases.forget_old()

    async def _catch_up(self) -> None:
        """With what may take long. Nobody waits for it."""
        if self._orders.is_read_only:
            return
        await self._deadlines.look()
        await self._deleting.sweep(self._clock.now())
        if self._clock.now() - self._tidied_at > HOUR:
            self._tidied_at = self._clock.now()
            await self._tidy()

    async def _tend_all(self) -> None:
        for number, live in enumerate(self._tables.known(), 1):
            # It may have been closed while others had their turn.
            if self._tables.find(live.room.table.id) is live:
                await _tend_one(live)
            if number % AT_ONE_GO == 0:
                await asyncio.sleep(0)

    async def _tidy(self) -> None:
        await self._other_files.keep()
        await self._today.prepare()
        await self._storage.leases.forget_old(self._tidied_at - HOUR)
        await self._storage.calls.forget_old(self._tidied_at - HOUR)
        await tidy(self._storage, self._settings, self._tidied_at)


async def _again_and_again(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(TICK)
        try:
            await work()
        except Exception as error:
            log.error("chore failed", error=type(error).__name__, at=whereabouts(error))


async def _tend_one(live: LiveTable) -> None:
    """A table that fails here must not hold up the others."""
    try:
        await live.expire()
        await live.look_for_host()
        live.wake()  # the process that ran its bots may be gone
    except Exception as error:
        log.error("table not tended", error=type(error).__name__, at=whereabouts(error))
