"""Hearing of what other processes wrote: PostgreSQL's notifications, and a look at the heads for what they missed."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL

from doctor_rat.server.storage.appends import CHANNEL
from doctor_rat.table.values import TableId

Changed = Callable[[TableId, int], None]
"""A table, and the number of its last entry."""
Watched = Callable[[], Collection[TableId]]
"""The tables that somebody here looks at."""
Heads = Callable[[Collection[TableId]], Awaitable[dict[TableId, int]]]

LOOK_SECONDS = 3.0


class Listener:
    """One connection of a process that only listens. May tell of entries that this process wrote itself."""

    def __init__(self, url: URL, heads: Heads, look_seconds: float = LOOK_SECONDS) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heads = heads
        self._look_seconds = look_seconds
        self._callbacks: list[tuple[Changed, Watched]] = []
        self._task: asyncio.Task[None] | None = None
        self.connections = 0
        """How often it began to listen."""
        self.connected = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="storage listener")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def on_change(self, changed: Changed, watched: Watched) -> None:
        self._callbacks.append((changed, watched))

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self.connected.clear()
            # The look at the heads goes on while nobody can be listened to.
            await self._look()
            await asyncio.sleep(self._look_seconds)

    async def _listen(self) -> None:
        """Until the connection is lost."""
        connection = await asyncpg.connect(self._address)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            self.connections += 1
            self.connected.set()
            while not lost.is_set():
                await self._look()
                await _wait(lost, self._look_seconds)
        finally:
            self.connected.clear()
            connection.terminate()

    def _hear(self, _connection: Any, _process: int, _channel: str, told: str) -> None:
        number, _, table = told.partition(" ")
        for changed, _watched in self._callbacks:
            changed(TableId(table), int(number))

    async def _look(self) -> None:
        for changed, watched in self._callbacks:
            try:
                heads = await self._heads(watched())
            except Exception:  # the next look may succeed
                continue
            for table, number in heads.items():
                changed(table, number)


async def _wait(event: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        pass
