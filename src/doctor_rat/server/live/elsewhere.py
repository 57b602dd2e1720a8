"""Who is at a table through other processes on the same database.

Each process announces who is at its tables when that changes, and again every few seconds. People not announced for a
while count as gone; so does everyone at a process that was killed.
"""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from doctor_rat.table import GuestId, TableId

MOST = 200
"""Guests in one notification: PostgreSQL limits them to 8000 bytes."""


class _Word(Struct, frozen=True, tag_field="word"):
    """What one process tells the others."""

    process: str

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


class Company(_Word, frozen=True, tag="company"):
    """Who is at a table through this process."""

    table: TableId
    guests: tuple[GuestId, ...]


class Deleted(_Word, frozen=True, tag="deleted"):
    """A guest's data was deleted, along with their name in the logs of these tables."""

    guest: GuestId
    tables: tuple[TableId, ...] = ()


def read_word(text: str) -> Company | Deleted:
    return msgspec.json.decode(text, type=Company | Deleted)


class Elsewhere:
    def __init__(self, process: str, now: Callable[[], int], lasts: int) -> None:
        self._process = process
        self._now = now
        self._lasts = lasts
        self._heard: dict[TableId, dict[str, tuple[frozenset[GuestId], int]]] = {}
        """By table and process: who is there, and until when to believe it."""

    def hear(self, told: Company) -> bool:
        """Return whether this process is new at the table."""
        if told.process == self._process:
            return False
        known = self._heard.setdefault(told.table, {})
        is_new = told.process not in known
        known[told.process] = frozenset(told.guests), self._now() + self._lasts
        return is_new

    def guests(self, table: TableId) -> frozenset[GuestId]:
        return frozenset().union(*(guests for guests, _ in self._heard.get(table, {}).values()))

    def forget_old(self) -> None:
        now = self._now()
        kept = {
            table: {process: told for process, told in heard.items() if told[1] > now}
            for table, heard in self._heard.items()
        }
        self._heard = {table: heard for table, heard in kept.items() if heard}
