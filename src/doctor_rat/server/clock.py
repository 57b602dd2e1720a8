"""The time for deadlines, leases and logs: system time without jumps."""

import time

FASTEST, SLOWEST = 2.0, 0.5
"""Relative to the monotonic clock. A system clock set four days ahead for six seconds gains us only six."""


class SteadyClock:
    """Starts at system time and follows it at between half and twice real speed, so it never goes back.

    It slowly catches up with a lasting correction; a clock that is wrong for a moment costs nobody their seat.
    """

    def __init__(self) -> None:
        self._looked_at = time.monotonic()
        self._time = time.time()

    def now(self) -> int:
        """Milliseconds since 1970."""
        looked_at, wall = time.monotonic(), time.time()
        passed = looked_at - self._looked_at
        self._looked_at = looked_at
        self._time += min(max(wall - self._time, SLOWEST * passed), FASTEST * passed)
        return int(1000 * self._time)
