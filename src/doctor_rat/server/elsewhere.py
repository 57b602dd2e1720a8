"""Who is at a table by way of other processes on the same database.

Each process says who is at its tables when that changes, and every few seconds without cause; of whom nothing was heard
for a while is gone, as is a process that was killed.
"""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from doctor_rat.table import GuestId, TableId

MOST = 200
"""Guests in one notification: PostgreSQL's may have 8000 bytes."""


class Company(Struct, frozen=True):
    """Who is at a table by way of one process."""

    process: str
    table: TableId
    guests: tuple[GuestId, ...]

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


class Elsewhere:
    def __init__(self, process: str, now: Callable[[], int], lasts: int) -> None:
        self._process = process
        self._now = now
        self._lasts = lasts
        self._heard: dict[TableId, dict[str, tuple[frozenset[GuestId], int]]] = {}
        """By table and process: who is there, and until when that is believed."""

    def hear(self, text: str) -> tuple[TableId, bool]:
        """Which table it is about, and whether it comes from a process that was not there before."""
        told = msgspec.json.decode(text, type=Company)
        if told.process == self._process:
            return told.table, False
        known = self._heard.setdefault(told.table, {})
        is_new = told.process not in known
        known[told.process] = frozenset(told.guests), self._now() + self._lasts
        return told.table, is_new

    def guests(self, table: TableId) -> frozenset[GuestId]:
        return frozenset().union(*(guests for guests, _ in self._heard.get(table, {}).values()))

    def forget_old(self) -> None:
        now = self._now()
        kept = {
            table: {process: told for process, told in heard.items() if told[1] > now}
            for table, heard in self._heard.items()
        }
        self._heard = {table: heard for table, heard in kept.items() if heard}
