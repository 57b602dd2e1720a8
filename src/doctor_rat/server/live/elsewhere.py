"""Who is at a table by way of other processes on the same database.

Each process says who is at its tables when that changes, and repeats it every few seconds. A person not heard of for a
while is gone; so is everyone at a process that was killed.
"""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from doctor_rat.table import GuestId, TableId

MOST = 200
"""Guests in one notification: PostgreSQL's may have 8000 bytes."""


class _Word(Struct, frozen=True, tag_field="word"):
    """What a process says to the others."""

    process: str

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


class Company(_Word, frozen=True, tag="company"):
    """Who is at a table by way of this process."""

    table: TableId
    guests: tuple[GuestId, ...]


class Deleted(_Word, frozen=True, tag="deleted"):
    """A guest's data is deleted, and in the logs of these tables his name."""

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
        """By table and process: who is there, and until when that is believed."""

    def hear(self, told: Company) -> bool:
        """Whether it comes from a process that was not at this table before."""
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
