"""A real server with real processes for its bots and reviews, in its own thread."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from doctor_rat.server.run import House, serving
from server.house import PLENTY, sqlite

BUSY = replace(PLENTY, bot_warm=False, bot_workers=1, bot_beat=0)
"""Nothing is compiled: the bots in here are random ones."""
PATIENCE = 45
"""Seconds until a test gives up: stalls should fail soon, and nothing in here takes that long."""


def run(scene: Awaitable[None]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(PATIENCE):
            await scene

    asyncio.run(whole())


@asynccontextmanager
async def kitchen(folder: Path, **changes: Any) -> AsyncIterator[House]:
    async with serving(replace(BUSY, database=sqlite(folder), **changes)) as found:
        yield found


class Threaded:
    """A kitchen for tests that can't be coroutines, such as Hypothesis's."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self.house: House | None = None

    def do(self, scene: Awaitable[Any]) -> Any:
        async def timed() -> Any:
            async with asyncio.timeout(PATIENCE):
                return await scene

        return asyncio.run_coroutine_threadsafe(timed(), self._loop).result()

    @contextmanager
    def running(self) -> Iterator["Threaded"]:
        self._thread.start()
        ready, stop = asyncio.Event(), asyncio.Event()
        staying = asyncio.run_coroutine_threadsafe(self._stay(ready, stop), self._loop)
        try:
            self.do(ready.wait())
            yield self
        finally:
            self._loop.call_soon_threadsafe(stop.set)
            staying.result(PATIENCE)
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()

    async def _stay(self, ready: asyncio.Event, stop: asyncio.Event) -> None:
        try:
            async with kitchen(self._folder) as self.house:
                ready.set()
                await stop.wait()
        finally:
            ready.set()
