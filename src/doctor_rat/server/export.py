"""Everything that is stored of a person, for them to take along. Of games that run: only what they may know."""

from typing import Any

from doctor_rat.rules.events import Event
from doctor_rat.rules.values import Value
from doctor_rat.server.messages import ListedTable, Marks
from doctor_rat.server.storage.own import Solution
from doctor_rat.server.storage.puzzles import Solver
from doctor_rat.table import GuestId, Room
from doctor_rat.table.wire import News, audience_of, shown


class Deed(Value, frozen=True):
    """Something that they did or said at a table, told as their seat is told of it."""

    at: int
    news: News
    events: tuple[Event, ...] = ()


class ExportedTable(Value, frozen=True):
    table: ListedTable
    made: int
    deeds: tuple[Deed, ...]
    marks: Marks | None


class Export(Value, frozen=True):
    id: GuestId
    name: str
    made: int
    """When they became a guest, in milliseconds since 1970, as all times here."""
    devices: tuple[int, ...]
    """When each browser or program was let in."""
    tables: tuple[ExportedTable, ...]
    """Those where they ever sat or that they made."""
    puzzles: Solver
    solutions: tuple[Solution, ...]
    """Their first answer to each puzzle."""
    stored_nowhere: tuple[str, ...] = ("addresses",)
    """Used while a connection lasts, and then forgotten."""


def deeds(room: Room, guest: GuestId) -> tuple[Deed, ...]:
    """By the same list that decides what is sent to a table: an entry may hold more than whoever caused it may know."""
    audience = audience_of(room.table.seat_of(guest))
    found: list[Deed] = []
    for logged in room.log:
        told: Any = shown(logged, audience) if logged.entry.by == guest else None
        if told is not None:
            found.append(Deed(logged.entry.at, *told))
    return tuple(found)
