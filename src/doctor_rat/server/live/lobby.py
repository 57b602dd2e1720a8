"""The live list of open tables, sent to everyone looking at it shortly after a change."""

import asyncio

import structlog

from doctor_rat.protocol.messages import ListedTable, OpenTables
from doctor_rat.server.live.summary import shown
from doctor_rat.server.sockets.hub import Outlet, encode
from doctor_rat.server.storage import Storage, Summary
from doctor_rat.server.whereabouts import whereabouts

log = structlog.get_logger()
PAUSE = 0.5
"""Seconds to gather changes before sending."""
SOON = 0.2
"""Seconds for which a reading serves others, if nothing has changed here. Another process's change may come later."""


class Lobby:
    def __init__(self, storage: Storage) -> None:
        self._kept = storage.tables
        self._outlets: dict[Outlet, bytes] = {}
        """Each connection, with what it was last sent."""
        self._changed = asyncio.Event()
        self._reading = asyncio.Lock()
        self._next: asyncio.Task[list[Summary]] | None = None
        """The next reading, while it waits for the one under way."""
        self._last: list[Summary] = []
        self._last_until = 0.0
        self._changes = 0

    @property
    def size(self) -> int:
        return len(self._outlets)

    async def tables(self) -> list[ListedTable]:
        return [shown(each.listed) for each in await self._latest()]

    async def _latest(self) -> list[Summary]:
        """One reading at a time, shared by all who asked before it began: anyone may ask, at no cost to them."""
        if asyncio.get_running_loop().time() < self._last_until:
            return self._last
        if self._next is None:
            self._next = asyncio.create_task(self._read())
        return await asyncio.shield(self._next)

    async def _read(self) -> list[Summary]:
        async with self._reading:
            self._next = None
            changes = self._changes
            found = await self._kept.open()
            if changes == self._changes:
                self._last, self._last_until = found, asyncio.get_running_loop().time() + SOON
            return found

    def touch(self) -> None:
        self._changes += 1
        self._last_until = 0.0
        self._changed.set()

    async def add(self, outlet: Outlet) -> None:
        message = await self._message()
        self._outlets[outlet] = message
        outlet.put(message)

    def remove(self, outlet: Outlet) -> None:
        self._outlets.pop(outlet, None)

    def close(self) -> None:
        for outlet in self._outlets:
            outlet.close()

    async def _message(self) -> bytes:
        return encode(OpenTables(tuple(await self.tables())))

    async def run(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(PAUSE)
            self._changed.clear()
            if self._outlets:
                await self._try_to_tell()

    async def _try_to_tell(self) -> None:
        """A database that fails now may be back after the next pause."""
        try:
            await self._tell()
        except Exception as error:
            log.error("lobby not told", error=type(error).__name__, at=whereabouts(error))
            self._changed.set()

    async def _tell(self) -> None:
        """Send only to those whose list changed: that something else happened is a secret too."""
        message = await self._message()
        for outlet, before in self._outlets.items():
            if before != message:
                self._outlets[outlet] = message
                outlet.put(message)
