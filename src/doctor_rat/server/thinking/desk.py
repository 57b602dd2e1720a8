"""Where anyone asks for slow work: limited per person and in total, and no question is worked out twice."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from math import ceil
from time import monotonic

import structlog

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault
from doctor_rat.server.thinking.questions import BrokeDown, Unanswered

log = structlog.get_logger()

FROM_ONE_ADDRESS = 4
"""Answers all guests at one address may wait for together, so that nobody fills the queue with made-up guests."""
SOON, LATE = 1, 60
"""Seconds before asking again, at least and at most."""

Work = Callable[[], Awaitable[bytes]]


class Asker:
    """One asker, and how many answers they may wait for at once."""

    def __init__(self, guest: str | None, address: str, each: int = 1) -> None:
        self.limits = {f"at {address}": FROM_ONE_ADDRESS if guest else each}
        if guest:
            self.limits[f"guest {guest}"] = each


class AnswerDesk:
    """Keyed by a hash of the question: the same question is worked out once, and the latest answers are kept."""

    def __init__(self, most: int, kept: int, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._held: Counter[str] = Counter()
        self._running: dict[bytes, asyncio.Task[bytes]] = {}
        self._kept = KeptAnswers(kept)
        self._clock = clock
        self._took = 0.0
        """Seconds the last answer took."""

    @property
    def waiting(self) -> int:
        return len(self._running)

    async def ask(self, asker: Asker, question: Sequence[bytes], work: Work) -> bytes:
        key = _key(question)
        if (known := self._kept.get(key)) is not None:
            return known
        running = self._running.get(key)
        if running is None:
            self._check(asker)
            running = self._begin(asker, key, work)
        # Others may be waiting too: it goes on when one of them leaves.
        return await asyncio.shield(running)

    def _begin(self, asker: Asker, key: bytes, work: Work) -> "asyncio.Task[bytes]":
        """Counted before anyone else gets a turn: requests that arrive together must see each other."""
        self._held.update(asker.limits.keys())
        running = asyncio.create_task(self._work(key, work))
        self._running[key] = running
        running.add_done_callback(lambda done: self._finished(asker, key, done))
        return running

    def _finished(self, asker: Asker, key: bytes, done: "asyncio.Task[bytes]") -> None:
        del self._running[key]
        self._held.subtract(asker.limits.keys())
        self._held += Counter()  # drops zero counts
        _look_at(done)

    def _check(self, asker: Asker) -> None:
        full = len(self._running) >= self._most
        if full or any(self._held[name] >= most for name, most in asker.limits.items()):
            raise self._busy()

    def _busy(self) -> Fault:
        seconds = min(LATE, max(SOON, ceil(self._took)))
        return Fault(ServerCode.BUSY, again=seconds, seconds=seconds)

    async def _work(self, key: bytes, work: Work) -> bytes:
        try:
            found = await self._timed(work)
            self._kept.add(key, found)
            return found
        except BrokeDown as fault:
            log.error("not worked out", error=fault.error, at=fault.at)
            raise Fault(ServerCode.INTERNAL) from None
        except Unanswered:
            raise self._busy() from None

    async def _timed(self, work: Work) -> bytes:
        since = self._clock()
        try:
            return await work()
        finally:
            self._took = self._clock() - since

    async def close(self) -> None:
        for running in list(self._running.values()):
            running.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)


def _look_at(done: "asyncio.Task[bytes]") -> None:
    """Mark the error as retrieved: if the asker is gone, nobody needs it, and neither does the log."""
    if not done.cancelled():
        done.exception()


class KeptAnswers:
    """The latest answers, up to a number of bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._found: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def add(self, key: bytes, answer: bytes) -> None:
        self._found[key] = answer
        self._size += len(answer)
        while self._size > self._most:
            _, oldest = self._found.popitem(last=False)
            self._size -= len(oldest)


def _key(question: Sequence[bytes]) -> bytes:
    found = blake2b(digest_size=32)
    for part in question:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.digest()
