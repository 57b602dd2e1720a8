"""Everything stored about a person, for them to download. About running games, only what they may know."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec.structs import replace

from doctor_rat.protocol.messages import ListedTable, Marks
from doctor_rat.protocol.push import PushDevice
from doctor_rat.rules.events import Event
from doctor_rat.rules.values import Value
from doctor_rat.server.limits import Buckets, Rate
from doctor_rat.server.live.summary import listed_for
from doctor_rat.server.live.tables import LiveTables
from doctor_rat.server.marks import OwnMarks
from doctor_rat.server.push.desk import shown as device_shown
from doctor_rat.server.storage import Guest, Storage
from doctor_rat.server.storage.calls import Call
from doctor_rat.server.storage.deals import DealClaim
from doctor_rat.server.storage.own import Solution
from doctor_rat.server.storage.progress import OwnDiet, OwnGame, Profile
from doctor_rat.server.storage.push import Device
from doctor_rat.server.storage.puzzles import Solver
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.server.traffic import take
from doctor_rat.table import BrokenLogError, FormatError, GuestId, Room, TableId
from doctor_rat.table.admission import is_closed
from doctor_rat.table.wire import News, audience_of, shown

RATE = Rate(4, 1 / 300)
"""Per guest: reading all their tables takes a while."""
ADDRESS_RATE = Rate(20, 1 / 60)
_NO_TABLES = b'"tables":[]'


class Deed(Value, frozen=True):
    """Something they did or said at a table, as their seat sees it."""

    at: int
    news: News
    events: tuple[Event, ...] = ()


class ExportedTable(Value, frozen=True):
    table: ListedTable
    made: int
    deeds: tuple[Deed, ...]
    marks: Marks | None


class TeamOf(Value, frozen=True):
    """Their team in a tournament."""

    cup: str
    team: int


class ExportedDevice(Value, frozen=True):
    device: PushDevice
    endpoint: str
    """Where its notifications are sent."""
    ahead: int
    """Minutes its clock is ahead of UTC."""
    day: int
    """The last day, counted from 1970, whose deal it was notified of."""
    failing_since: int | None


class Export(Value, frozen=True):
    id: GuestId
    name: str
    made: int
    """When they became a guest, in milliseconds since 1970, like all times here."""
    devices: tuple[int, ...]
    """When each browser or program was registered."""
    tables: tuple[ExportedTable, ...]
    """Tables they made or ever sat at."""
    puzzles: Solver
    solutions: tuple[Solution, ...]
    """Their first answer to each puzzle."""
    deals: tuple[DealClaim, ...]
    """Deals that others play too, and where they played them."""
    teams: tuple[TeamOf, ...]
    looked_at: tuple[TableId, ...]
    """Open tables they looked at without a seat: they know those deals."""
    called: tuple[ExportedDevice, ...]
    """Their devices that get notifications."""
    calls: tuple[Call, ...]
    """The last turn at each table that they were notified of."""
    shares: tuple[KeptShare, ...]
    """Their links to moments of finished games."""
    results: tuple[OwnGame, ...]
    """How each game in their statistics ended for them."""
    diets: tuple[OwnDiet, ...]
    """When they could know each diet, and how late they heeded it."""
    profile: Profile
    """The language they read, the link on which they show their statistics, whether the doctor learns from them."""
    stored_nowhere: tuple[str, ...] = ("addresses",)
    """Used in memory only, for rate limits."""


class Exports:
    def __init__(self, storage: Storage, tables: LiveTables, marks: OwnMarks) -> None:
        self._storage = storage
        self._tables = tables
        self._marks = marks
        self._asked = Buckets(RATE)
        self._asked_from = Buckets(ADDRESS_RATE)

    async def of(self, guest: Guest, address: str) -> AsyncIterator[bytes]:
        """An `Export` as JSON, table by table: all of them may be large."""
        take(self._asked, guest.id)
        take(self._asked_from, address)
        return self._written(guest.id, await self._without_tables(guest))

    async def _written(self, guest: GuestId, export: Export) -> AsyncIterator[bytes]:
        before, _, after = msgspec.json.encode(export).partition(_NO_TABLES)
        yield before + b'"tables":['
        comma = b""
        for named in await self._storage.guests.tables(guest):
            if (table := await self._table(guest, named)) is not None:
                yield comma + msgspec.json.encode(table)
                comma = b","
        yield b"]" + after

    async def _without_tables(self, guest: Guest) -> Export:
        return Export(
            guest.id,
            guest.name,
            guest.made_at,
            devices=tuple(await self._storage.own.devices(guest.id)),
            tables=(),
            puzzles=await self._storage.puzzles.solver(guest.id),
            solutions=tuple(await self._storage.own.solutions(guest.id)),
            deals=tuple(await self._storage.deals.of(guest.id)),
            teams=tuple(TeamOf(*each) for each in await self._storage.cups.teams_of(guest.id)),
            looked_at=tuple(await self._storage.deals.looked_at(guest.id)),
            called=tuple(_exported(each) for each in await self._storage.push.of(guest.id)),
            calls=tuple(await self._storage.calls.of(guest.id)),
            shares=tuple(await self._storage.shares.of(guest.id)),
            results=tuple(await self._storage.progress.own_games(guest.id)),
            diets=tuple(await self._storage.progress.own_diets(guest.id)),
            profile=await self._storage.progress.profile(guest.id),
        )

    async def _table(self, guest: GuestId, named: TableId) -> ExportedTable | None:
        kept, marks = await self._storage.tables.get(named), await self._marks.find(guest, named)
        if kept is None:
            return None
        try:
            room = await self._tables.read(named)
        except (BrokenLogError, FormatError):
            return None
        listed = listed_for(kept, guest)
        if is_closed(room.table, guest):
            # They gave up their seat before it began, and may still play the deal.
            listed = replace(listed, meal=None, won=None, ended=None)
        return ExportedTable(listed, kept.made_at, deeds(room, guest), marks)


def _exported(device: Device) -> ExportedDevice:
    """Without its keys: anyone who has them could send notifications in our name."""
    return ExportedDevice(device_shown(device), device.endpoint, device.ahead, device.day, device.failing_since)


def deeds(room: Room, guest: GuestId) -> tuple[Deed, ...]:
    """Filtered like what is sent to a table: an entry may hold more than the guest who caused it may know."""
    audience = audience_of(room.table.seat_of(guest))
    found: list[Deed] = []
    for logged in room.log:
        told: Any = shown(logged, audience) if logged.entry.by == guest else None
        if told is not None:
            found.append(Deed(logged.entry.at, *told))
    return tuple(found)
