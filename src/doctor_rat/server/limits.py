"""Rate limits: token buckets, kept only in memory."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

from doctor_rat.rules.values import Value


class Rate(Value, frozen=True):
    """A burst, then a steady number per second."""

    burst: float
    per_second: float


class Bucket:
    """Starts full. `take` returns whether enough was left."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._at = clock()

    def take(self, amount: float = 1) -> bool:
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Buckets:
    """One per key. The least recently used are forgotten, which can only favor their owner."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    @property
    def again(self) -> int:
        """Seconds until an empty bucket has a token again."""
        return min(3_600, max(1, ceil(1 / self._rate.per_second)))

    def take(self, key: str, amount: float = 1) -> bool:
        return self.of(key).take(amount)

    def of(self, key: str) -> Bucket:
        bucket = self._known.get(key)
        if bucket is None:
            bucket = self._known[key] = Bucket(self._rate, self._clock)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(key)
        return bucket


class Allowance:
    """What one connection may take from buckets it shares with others. Looking for them each time would cost more."""

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def take(self) -> bool:
        for bucket in self._buckets:
            if not bucket.take():
                return False
        return True


class AtOnce:
    """Limits how many run at the same time for each key."""

    def __init__(self, most: int, refusal: Callable[[], Exception]) -> None:
        self._most = most
        self._refusal = refusal
        self._count: Counter[str] = Counter()

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        if self._count[key] >= self._most:
            raise self._refusal()
        self._count[key] += 1
        try:
            yield
        finally:
            self._count[key] -= 1
            if not self._count[key]:
                del self._count[key]
