"""Deadlines of slow tables that nobody has open. They still pass, even those set before a restart."""

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import structlog

from doctor_rat.server.live.tables import LiveTables
from doctor_rat.server.storage import Summary
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table import TableId

log = structlog.get_logger()
EVERY = 60_000
"""Milliseconds between checks."""


class _Known(NamedTuple):
    number: int
    """The number of the table's last entry when it was checked."""
    due: int | None


class Deadlines:
    def __init__(self, slow: Callable[[], AsyncIterator[Summary]], tables: LiveTables, now: Callable[[], int]) -> None:
        """`slow` gives the slow games that run, a few at a time: there may be thousands."""
        self._slow = slow
        self._tables = tables
        self._now = now
        self._looked_at = 0
        self._known: dict[TableId, _Known] = {}

    async def look(self) -> None:
        """Open the tables whose deadlines are unknown or have passed; opening one enforces its deadline."""
        if self._now() - self._looked_at < EVERY:
            return
        self._looked_at = self._now()
        before, self._known = self._known, {}
        async for each in self._slow():
            named = each.listed.id
            known = before.get(named)
            if self._tables.find(named) is None and self._must_open(each, known):
                known = _Known(each.number, await self._open(named))
            if known is not None:
                self._known[named] = known

    async def _open(self, named: TableId) -> int | None:
        """When its next decision is due. A table that can't be read must not hold up the others."""
        try:
            return (await self._tables.get(named)).room.due
        except Exception as error:
            log.error("table not opened", error=type(error).__name__, at=whereabouts(error))
            return None

    def _must_open(self, summary: Summary, known: _Known | None) -> bool:
        if known is None or known.number != summary.number:
            return True
        return known.due is not None and known.due <= self._now()
