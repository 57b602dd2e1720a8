"""Who is notified and when: for their turn at a slow table, for a table that waits, for the deal of the day.

It works from the tables' summaries, so no game ever waits for it. Every process looks; the database gives each call to
one of them.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TYPE_CHECKING

import structlog

from doctor_rat.protocol.push import PushKind
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.push.postman import Letter, Postman
from doctor_rat.server.push.turns import decide, turn_of
from doctor_rat.server.push.words import for_table, for_today
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Storage, Summary
from doctor_rat.server.storage.calls import Call
from doctor_rat.server.storage.push import Device
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table import GuestId, TableId
from doctor_rat.table.ports import Clock

if TYPE_CHECKING:
    from doctor_rat.server.push.sealing import Signer

log = structlog.get_logger()
EVERY = 5.0
"""Seconds between looks. The first waits as long, so that other processes can announce who is with them."""
SLACK = 10_000
"""Milliseconds to look back further: an entry may be written later than its time says."""
BACK = 86_400_000
"""Milliseconds the first look after a start goes back."""
AT_ONCE = 100
"""Tables, calls or devices per look; the rest follow in the next."""
DAY = 86_400_000

WhoIsHere = Callable[[TableId], Collection[GuestId]]
"""Who is connected to a table, through any process."""
WhoPlayed = Callable[[Collection[GuestId], int], Awaitable[Collection[GuestId]]]
"""Which of these guests have played the deal of this day, counted from 1970: they aren't notified about it."""


async def nobody(_guests: Collection[GuestId], _day: int) -> Collection[GuestId]:
    return ()


class Calls:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        clock: Clock,
        postman: Postman,
        orders: StandingOrders,
        here: WhoIsHere,
        played: WhoPlayed = nobody,
    ) -> None:
        self._is_on = settings.push
        self._contact = settings.push_contact or (settings.public_url if settings.public_url[:6] == "https:" else "")
        self._storage = storage
        self._clock = clock
        self._postman = postman
        self._orders = orders
        self._here = here
        self._played = played
        self._signer: Signer | None = None
        self._from = clock.now() - BACK
        """Everything before this time has been handled."""

    async def signer(self) -> "Signer":
        """Signs for this server at push services. The first to need the key makes it."""
        if self._signer is None:
            # Here, as wherever it is used: it brings the library that encrypts, which takes 10 MB.
            from doctor_rat.server.push.sealing import Signer, new_secret

            self._signer = Signer(await self._storage.keys.get("push", new_secret), self._contact)
        return self._signer

    async def run(self) -> None:
        while self._is_on:
            try:
                await asyncio.sleep(EVERY)
                await self.look()
            except Exception as error:
                log.error("calls not made", error=type(error).__name__, at=whereabouts(error))
                await asyncio.sleep(EVERY)

    async def look(self) -> None:
        if self._orders.is_read_only:
            return
        await self._note_turns()
        await self._call_for_turns()
        await self.call_for_today()

    async def enroll(self, guest: GuestId) -> None:
        """Start notifying a guest. Turns already waiting for them count as seen."""
        waiting = [each for each in await self._storage.tables.of(guest) if guest in each.turn]
        now = self._clock.now()
        await self._storage.calls.note([_seen(turn_of(each, guest), now) for each in waiting])

    async def _note_turns(self) -> None:
        now = self._clock.now()
        found = await self._storage.calls.touched(self._from - SLACK, AT_ONCE)
        waiting = {(guest, each.listed.id): each for each in found for guest in each.turn}
        wanted = {each.guest_id for each in await self._storage.push.of_all({guest for guest, _ in waiting})}
        turns = [turn_of(each, guest) for (guest, _), each in waiting.items() if guest in wanted]
        known = {(each.guest_id, each.table_id): each.count for each in await self._storage.calls.known(_pairs(turns))}
        await self._storage.calls.note(
            [each for each in turns if known.get((each.guest_id, each.table_id)) != each.count]
        )
        # A full page may all have the same time.
        self._from = max(self._from + 1, found[-1].listed.touched + SLACK) if len(found) == AT_ONCE else now

    async def _call_for_turns(self) -> None:
        now = self._clock.now()
        due = await self._storage.calls.due(now, AT_ONCE)
        found = await self._storage.tables.all_of({each.table_id for each in due}) if due else []
        tables = {each.listed.id: each for each in found}
        called: list[tuple[Call, PushKind, Summary]] = []
        for each in due:
            table = tables.get(each.table_id)
            after, kind = decide(each, table, self._here(each.table_id), now)
            if await self._storage.calls.take(each, after) and kind is not None and table is not None:
                called.append((after, kind, table))
        await self._call(called)

    async def _call(self, called: Sequence[tuple[Call, PushKind, Summary]]) -> None:
        if not called:
            return
        devices = await self._storage.push.of_all({call.guest_id for call, _, _ in called})
        for call, kind, table in called:
            wanting = [each for each in devices if each.guest_id == call.guest_id and wants(each, kind)]
            await self._send([for_table(each, kind, table) for each in wanting])

    async def call_for_today(self) -> None:
        """Once a day, after midnight UTC, when it isn't night where the device is."""
        day, passed = divmod(self._clock.now(), DAY)
        devices = await self._storage.push.take_for_today(day, passed // 60_000, AT_ONCE)
        if devices:
            played = await self._played({each.guest_id for each in devices}, day)
            left = max(60, (DAY - passed) // 1000)
            await self._send([for_today(each, left) for each in devices if each.guest_id not in played])

    async def _send(self, letters: Sequence[Letter]) -> None:
        signer = await self.signer()
        for letter in letters:
            self._postman.send(letter, signer)


def wants(device: Device, kind: PushKind) -> bool:
    wanted = {PushKind.TURN: device.turn, PushKind.WAITING: device.waiting, PushKind.TODAY: device.today}
    return wanted[kind]


def _seen(call: Call, now: int) -> Call:
    return Call(call.guest_id, call.table_id, call.count, call.since, told=1, look_at=now)


def _pairs(turns: Collection[Call]) -> list[tuple[GuestId, TableId]]:
    return [(each.guest_id, each.table_id) for each in turns]
