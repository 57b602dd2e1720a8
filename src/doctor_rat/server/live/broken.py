"""Tables that stopped because log entries are missing. Each is read again, after a growing pause."""

import asyncio
from typing import NamedTuple

import structlog

from doctor_rat.table import BrokenLogError, TableId

log = structlog.get_logger()
FIRST_SECONDS, LONGEST_SECONDS = 1.0, 60.0
MOST = 1_000


class _Known(NamedTuple):
    error: BrokenLogError
    wait: float
    until: float


class Broken:
    def __init__(self) -> None:
        self._known: dict[TableId, _Known] = {}

    @property
    def count(self) -> int:
        return len(self._known)

    def check(self, named: TableId) -> None:
        """Raise the error that stopped this table, while it is too early to read it again."""
        known = self._known.get(named)
        if known is not None and asyncio.get_running_loop().time() < known.until:
            raise BrokenLogError(known.error.table, known.error.number)

    def note(self, error: BrokenLogError) -> None:
        # Operators must know which one; an id alone doesn't open a private table.
        log.error("table stopped", table=error.table, number=error.number, reason="entry missing")
        before = self._known.pop(error.table, None)
        wait = FIRST_SECONDS if before is None else min(2 * before.wait, LONGEST_SECONDS)
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[error.table] = _Known(error, wait, asyncio.get_running_loop().time() + wait)

    def mended(self, named: TableId) -> None:
        if self._known.pop(named, None) is not None:
            log.info("table goes on", table=named)
