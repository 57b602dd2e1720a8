"""The list of open tables, live: sent again to everyone looking at it, a moment after a change."""

import asyncio
from typing import Protocol

from doctor_rat.server.hub import Outlet, encode
from doctor_rat.server.messages import ListedTable, OpenTables

PAUSE = 0.5
"""Seconds in which changes are gathered."""


class _Lists(Protocol):
    async def open_tables(self) -> list[ListedTable]: ...


class Lobby:
    def __init__(self, lists: _Lists) -> None:
        self._lists = lists
        self._outlets: dict[Outlet, bytes] = {}
        """With what each was sent last."""
        self._changed = asyncio.Event()

    @property
    def size(self) -> int:
        return len(self._outlets)

    def touch(self) -> None:
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
        return encode(OpenTables(tuple(await self._lists.open_tables())))

    async def run(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(PAUSE)
            self._changed.clear()
            if self._outlets:
                await self._tell()

    async def _tell(self) -> None:
        """Those whose list has changed: that something happened which it doesn't show is a secret too."""
        message = await self._message()
        for outlet, before in self._outlets.items():
            if before != message:
                self._outlets[outlet] = message
                outlet.put(message)
