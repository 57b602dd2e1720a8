"""The deal of the day: each guest plays it once, alone with bots, and compares results with everyone."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from datetime import date, timedelta

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.deals import (
    DayPage,
    DayPast,
    DayPromise,
    DayResults,
    DayStart,
    OwnTry,
)
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role, roles
from doctor_rat.rules.cards import EXAM
from doctor_rat.server.deals.days import (
    BOTS,
    KEY,
    day_at,
    deal_for,
    grade_for,
    midnight_after,
    new_key,
    options_for,
)
from doctor_rat.server.deals.results import Results
from doctor_rat.server.deals.score import side_of
from doctor_rat.server.faults import Fault
from doctor_rat.server.gatherings import Gatherings, TableOrder, new_table_id
from doctor_rat.server.live.tables import LiveTable, LiveTables
from doctor_rat.server.storage import Guest, Storage
from doctor_rat.server.storage.deals import DealClaim
from doctor_rat.server.storage.values import KeptDeal
from doctor_rat.table import GuestId, TableExistsError, TableId, UnknownTableError
from doctor_rat.table.ports import Clock
from doctor_rat.table.shared import id_of_day

DAY = timedelta(days=1)
FIRST_DAY = date(1970, 1, 1)
TOP = 20
"""How many of the best results are listed."""


class Today:
    def __init__(
        self, storage: Storage, tables: LiveTables, gatherings: Gatherings, results: Results, clock: Clock
    ) -> None:
        self._storage = storage
        self._deals = storage.deals
        self._tables = tables
        self._gatherings = gatherings
        self._results = results
        self._clock = clock
        self._making = asyncio.Lock()
        """Keeps two requests from making the same table."""

    async def prepare(self) -> None:
        """Store today's and tomorrow's deals, so that tomorrow's promise can be published today."""
        today = day_at(self._clock.now())
        await self.deal(today)
        await self.deal(today + DAY)

    async def deal(self, day: date) -> KeptDeal:
        """Made once and stored, so a new version of the program can't change a promised deal."""
        found = await self._deals.get(id_of_day(day))
        return found or await self._deals.keep(deal_for(day, await self._storage.keys.get(KEY, new_key)))

    async def who_played(self, guests: Collection[GuestId], day: int) -> set[GuestId]:
        """Which of these guests have started the deal of this day, counted from 1970."""
        return await self._deals.players_among(guests, id_of_day(FIRST_DAY + day * DAY))

    async def page(self, guest: GuestId) -> DayPage:
        now = self._clock.now()
        today = day_at(now)
        mine = await self._own(guest, today)
        before = await self._own(guest, today - DAY)
        return DayPage(
            today=await self._promise(today),
            tomorrow=await self._promise(today + DAY),
            midnight=midnight_after(now),
            bots=BOTS,
            options=options_for(today),
            mine=mine,
            unfinished=None if before is None or before.over else before,
            results=await self._compared(guest, today, mine),
        )

    async def past(self, guest: GuestId, day: date) -> DayPast:
        """A day this guest has played; anyone else gets "not found"."""
        mine = await self._own(guest, day)
        if mine is None:
            raise Fault(ServerCode.NOT_FOUND)
        return DayPast(day.isoformat(), mine, await self._compared(guest, day, mine))

    async def begin(self, guest: Guest, wish: DayStart) -> LiveTable:
        """The guest's table for today: a new one, or the one they already started."""
        deal = await self.deal(day_at(self._clock.now()))
        claim = await self._deals.claim_once(guest.id, deal.shared.id, new_table_id(), named=wish.named)
        async with self._making:
            return await self._table(guest, wish, deal, claim.table)

    async def _table(self, guest: Guest, wish: DayStart, deal: KeptDeal, named: TableId) -> LiveTable:
        with suppress(UnknownTableError):
            return await self._tables.get(named)
        # Make it now, even if the claim is old: a process may have died between claim and table.
        held = (Role.DOCTOR,) if wish.side == "doctor" else _rats(deal)
        order = TableOrder(named, shared=deal.shared, given=deal.given)
        with suppress(TableExistsError):
            return await self._gatherings.make(guest, NewTable(deal.options, held, BOTS), order)
        return await self._tables.get(named)

    async def name(self, guest: GuestId, day: date, named: bool) -> None:
        await self._deals.set_named(guest, id_of_day(day), named)

    async def _promise(self, day: date) -> DayPromise:
        return DayPromise(day.isoformat(), grade_for(day), (await self.deal(day)).promise)

    async def _own(self, guest: GuestId, day: date) -> OwnTry | None:
        claim = await self._deals.find(guest, id_of_day(day))
        return None if claim is None else await self._try(claim)

    async def _try(self, claim: DealClaim) -> OwnTry | None:
        kept = await self._storage.tables.get(claim.table)
        if kept is None:
            return None
        return OwnTry(claim.table, side_of(kept.listed.seats), claim.over, claim.named)

    async def _compared(self, guest: GuestId, day: date, mine: OwnTry | None) -> DayResults | None:
        if mine is None or not mine.over:
            return None
        shared = (await self.deal(day)).shared
        found = await self._results.standings(shared.id, mine.side, mine.table)
        told = await self._results.told(shared, found, {*found.top(TOP), mine.table}, guest)
        if not told:
            return None
        return DayResults(
            count=len(found),
            won=found.won,
            lost=tuple(found.lost_in(meal) for meal in range(1, EXAM + 1)),
            best=told[0],
            yours=next((each for each in told if each.table == mine.table), None),
            top=tuple(told[:TOP]),
        )


def _rats(deal: KeptDeal) -> tuple[Role, ...]:
    return tuple(role for role in roles(deal.options.config()) if role.is_group)
