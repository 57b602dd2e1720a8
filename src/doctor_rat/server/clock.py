"""What time it is, for deadlines, leases and logs: the system's time, but never in leaps."""

import time

FASTEST, SLOWEST = 2.0, 0.5
"""Beside a clock that nobody can set. A system's clock that is set four days ahead for six seconds gains six."""


class SteadyClock:
    """Begins with the system's time and follows it from then on, no faster than twice the time that really passes.

    It never goes back. A clock that is set right for good is caught up with, slowly; one that is wrong for a moment
    takes nobody's seat away.
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
