"""The storage as a table sees it."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from doctor_rat.server.live.results import ends, results
from doctor_rat.server.live.summary import is_listed, summary_of, turn_of
from doctor_rat.server.storage import Storage, Summary
from doctor_rat.table import Entry, Table, TableId
from doctor_rat.table.entries import Proposed

STALE = 10_000
"""Milliseconds after which a proposal updates the time in lists, even if nothing else changed."""
MOST_LISTED = 10_000
"""How many tables' summaries to remember."""


class _Listed(NamedTuple):
    """What lists show of a table, as of the last entry this process wrote."""

    summary: Summary
    number: int


class LogStore:
    """Writes a table's summary with its entries, if it changed."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._listed: dict[TableId, _Listed] = {}

    @property
    def is_shared(self) -> bool:
        return self._storage.is_shared

    async def append(self, table: Table, entries: Sequence[Entry]) -> bool:
        told = [entry for entry in entries if is_listed(entry)]
        known = self._known(table.id, entries[0].number - 1)
        # Secret entries leave no trace in lists, not even a time.
        summary = _after(known, table, told) if told else known
        new = None if summary is known else summary
        played = results(table, entries[-1].at) if ends(table, entries) else ()
        kept = await self._storage.append(table.id, entries, new, told=bool(told), played=played)
        self._note(table.id, summary if kept else None, entries[-1].number)
        return kept

    def _known(self, table: TableId, number: int) -> Summary | None:
        """What lists show, if no other process can have changed it."""
        listed = self._listed.get(table)
        return listed.summary if listed is not None and listed.number == number else None

    def _note(self, table: TableId, summary: Summary | None, number: int) -> None:
        if len(self._listed) > MOST_LISTED:
            self._listed.clear()
        if summary is None:
            self._listed.pop(table, None)
        else:
            self._listed[table] = _Listed(summary, number)

    async def read(self, table: TableId, after: int) -> list[Entry]:
        return await self._storage.read(table, after)


def _after(known: Summary | None, table: Table, told: Sequence[Entry]) -> Summary:
    """Usually the known one after a proposal, of which lists would only show a slightly later time."""
    at = told[-1].at
    is_proposal = len(told) == 1 and isinstance(told[0].body, Proposed)
    if known is None or not is_proposal or at - known.listed.touched >= STALE:
        return summary_of(table, at)
    # A proposal changes only whose turn it is.
    turn = turn_of(table)
    return known if turn == known.turn else replace(known, turn=turn, listed=replace(known.listed, touched=at))
