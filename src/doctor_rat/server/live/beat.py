"""When bots answer: on a grid of time, since how long one thinks tells something of what it knows."""

import asyncio
from collections.abc import Awaitable, Callable
from math import floor
from time import monotonic


class Beat:
    """Whole steps after the question, by a clock that nobody sets. A step of 0 is no grid at all."""

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
        """Until the next whole step after `since`."""
        if self._step:
            passed = self.now() - since
            await self._sleep((floor(passed / self._step) + 1) * self._step - passed)
