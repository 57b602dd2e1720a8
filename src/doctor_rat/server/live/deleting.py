"""Deleting a guest's data while others play, and while their own tabs may come back.

The mark comes first: from then on nobody gets in as this guest, and the storage refuses anything of theirs. Half a
minute later the server sweeps their tables once more, for what another process wrote at the moment of the mark. The
same sweep finishes a deletion whose process was killed.
"""

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

import structlog

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault
from doctor_rat.server.live.asides import Asides
from doctor_rat.server.live.elsewhere import Deleted
from doctor_rat.server.live.lobby import Lobby
from doctor_rat.server.live.neighbors import Neighbors
from doctor_rat.server.live.summary import summarize
from doctor_rat.server.live.tables import LiveTables
from doctor_rat.server.storage import Storage
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table import BrokenLogError, GuestId, TableId

log = structlog.get_logger()
SWEEP_AFTER = 30_000
"""Milliseconds: longer than any transaction that began before the mark may take."""
MOST_GONE = 10_000
"""How many deleted guests to remember here; the storage knows them all."""
FIRST_WAIT, LONGEST_WAIT = 4_000, 600_000
"""Milliseconds until a deletion that failed is tried again, growing with each failure."""


class _Failed(NamedTuple):
    wait: int
    until: int


class Deleting:
    def __init__(
        self, storage: Storage, tables: LiveTables, neighbors: Neighbors, lobby: Lobby, asides: Asides
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._neighbors = neighbors
        self._lobby = lobby
        self._asides = asides
        self._gone: dict[GuestId, None] = {}
        self._failed: dict[GuestId, _Failed] = {}

    def check(self, guest: GuestId) -> None:
        """Refuse a guest who was just deleted."""
        if guest in self._gone:
            raise Fault(ServerCode.NO_GUEST)

    def close(self, guest: GuestId) -> None:
        """Stop admitting them, and end their connections."""
        self._gone[guest] = None
        for oldest in list(islice(self._gone, max(0, len(self._gone) - MOST_GONE))):
            del self._gone[oldest]
        for live in self._tables.known():
            live.hub.close_guest(guest)

    async def delete(self, guest: GuestId) -> None:
        await self._storage.guests.mark(guest)
        self.close(guest)
        await self._tell(guest)
        await self._purge(guest)
        self._lobby.touch()

    def hear(self, told: Deleted) -> None:
        """A process, perhaps this one, is deleting a guest."""
        if told.process != self._neighbors.process:
            self.close(told.guest)
            self._asides.run(self._reload(told.tables))

    async def _reload(self, changed: Sequence[TableId]) -> None:
        for named in changed:
            await self._tables.reload(named)
        self._lobby.touch()

    async def _purge(self, guest: GuestId) -> None:
        """Go through all their tables. One that fails doesn't keep them at the others."""
        failed: Exception | None = None
        for named in await self._storage.guests.tables(guest):
            try:
                await self._blot(named, guest)
            except Exception as error:
                failed = error
        self.close(guest)
        await self._tell(guest)
        if failed is not None:
            raise failed

    async def _blot(self, named: TableId, guest: GuestId) -> None:
        """Leave, then blot out what is stored: no process that continues the table has their name to write then."""
        was_open = self._tables.find(named) is not None
        await self._leave(named, guest)
        if await self._storage.guests.blot(named, guest, summarize):
            await self._tables.reload(named)
            await self._tell(guest, named)
        elif not was_open:
            await self._tables.reload(named)

    async def _tell(self, guest: GuestId, *changed: TableId) -> None:
        await self._neighbors.tell([Deleted(self._neighbors.process, guest, changed).text()])

    async def _leave(self, named: TableId, guest: GuestId) -> None:
        try:
            await (await self._tables.open(named)).room.forget(guest)
        except BrokenLogError:
            # This table has stopped, but names in its log are still blotted out.
            log.warning("table not left", table=named)

    async def sweep(self, now: int) -> None:
        """Note deletions by other processes, and finish those old enough."""
        for guest, at in await self._storage.guests.unswept():
            self.close(guest)
            failed = self._failed.get(guest)
            if now - at >= SWEEP_AFTER and (failed is None or now >= failed.until):
                await self._finish(guest, now)

    async def _finish(self, guest: GuestId, now: int) -> None:
        failed = self._failed.pop(guest, None)
        try:
            await self._purge(guest)
            await self._storage.guests.swept(guest)
        except Exception as error:
            # A later sweep may succeed, and this one still has others to finish.
            wait = FIRST_WAIT if failed is None else min(2 * failed.wait, LONGEST_WAIT)
            self._failed[guest] = _Failed(wait, now + wait)
            log.error("deletion not finished", error=type(error).__name__, at=whereabouts(error))
