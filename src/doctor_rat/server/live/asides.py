"""Background tasks that nobody waits for."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Asides:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def settled(self) -> None:
        """Wait until everything started is done."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def close(self) -> None:
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
