"""When bots answer: at fixed steps, because how long a bot thinks hints at what it knows."""

import asyncio
from collections.abc import Awaitable, Callable
from math import floor
from time import monotonic


class Beat:
    """Waits for whole steps after the question, by the monotonic clock. With a step of 0 it doesn't wait."""

    def __init__(
        self,
        step: float,
        now: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._step = step
        self.now = now
        self._sleep = sleep

    async def wait(self, since: float) -> None:
        """Wait until the next whole step after `since`."""
        if self._step:
            passed = self.now() - since
            await self._sleep((floor(passed / self._step) + 1) * self._step - passed)
