"""Where bots think: processes of their own, warmed before they are asked, that exchange encoded views and decisions."""

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random, SystemRandom
from threading import Thread
from typing import Protocol

import msgspec

from doctor_rat.rules import Source, View
from doctor_rat.rules.record import read_record
from doctor_rat.server.messages import SheetAnswer
from doctor_rat.table.bots import Thought
from doctor_rat.table.entries import Because
from doctor_rat.table.values import BotLevel

_encode = msgspec.msgpack.Encoder().encode
_views = msgspec.msgpack.Decoder(View)
_thoughts = msgspec.msgpack.Decoder(Thought)
_sheets = msgspec.msgpack.Decoder(SheetAnswer)


class Thinker(Protocol):
    """Whatever takes long: bots, reviews, sheets."""

    async def think(self, level: BotLevel, seen: View, /) -> Thought: ...
    async def review(self, record: bytes, sources: tuple[Source, ...], /) -> bytes: ...
    async def sheet(self, seen: View, odds: bool, /) -> SheetAnswer: ...


def decide(level: str, seen: bytes, seed: int) -> bytes:
    """In the worker: what this bot does."""
    from doctor_rat.bots import bot_named

    decision = bot_named(level).decide(_views.decode(seen), Random(seed))
    reasons = tuple(Because(reason.key, reason.arguments) for reason in decision.reasons)
    return _encode(Thought(decision.actions, reasons))


def tell_again(record: bytes, sources: tuple[Source, ...]) -> bytes:
    """In the worker: a record's review as JSON."""
    from doctor_rat.review import review

    return msgspec.json.encode(review(read_record(record), sources or None))


def fill_sheet(seen: bytes, odds: bool) -> bytes:
    """In the worker: the deduction sheet for a role's view."""
    from doctor_rat.review import sheet

    return _encode(SheetAnswer(sheet(_views.decode(seen), odds=odds)))


def begin(warm: bool) -> None:
    """In the worker, before it takes a seat: load or compile what bots need."""
    # Ctrl+C is meant for the server, but comes to all of them: this one goes without a word.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_the_server, daemon=True).start()
    if warm:
        from doctor_rat.bots.warm import warm_up

        warm_up()


def _end_with_the_server() -> None:
    """A server that was killed can't stop its workers, and they would wait for its questions for ever."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Workers:
    """A pool of thinking processes. A process that dies is replaced and its question asked again, once."""

    def __init__(self, count: int, deadline: float, *, warm: bool = True) -> None:
        self._count = count
        self._deadline = deadline
        self._warm = warm
        self._rng = SystemRandom()
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, mp_context=spawn, initializer=begin, initargs=(self._warm,))

    async def start(self) -> None:
        """Ready to answer at once."""
        await asyncio.gather(*(self._ask(warm_once) for _ in range(self._count)))

    async def think(self, level: BotLevel, seen: View) -> Thought:
        """The bot's decision; past the deadline a regular one's."""
        data = _encode(seen)
        try:
            async with asyncio.timeout(self._deadline):
                answer = await self._ask(decide, level, data, self._rng.getrandbits(63))
        except TimeoutError:
            answer = await self._ask(decide, BotLevel.REGULAR, data, self._rng.getrandbits(63))
        return _thoughts.decode(answer)

    async def review(self, record: bytes, sources: tuple[Source, ...]) -> bytes:
        return await self._ask(tell_again, record, sources)

    async def sheet(self, seen: View, odds: bool) -> SheetAnswer:
        return _sheets.decode(await self._ask(fill_sheet, _encode(seen), odds))

    async def _ask(self, question: object, *arguments: object) -> bytes:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, question, *arguments)  # type: ignore[arg-type]
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, question, *arguments)  # type: ignore[arg-type]

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def warm_once() -> bytes:
    return b""


class Inline:
    """The same answers without other processes: for tests and small things."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = Random(seed)

    async def think(self, level: BotLevel, seen: View) -> Thought:
        return _thoughts.decode(decide(level, _encode(seen), self._rng.getrandbits(63)))

    async def review(self, record: bytes, sources: tuple[Source, ...]) -> bytes:
        return tell_again(record, sources)

    async def sheet(self, seen: View, odds: bool) -> SheetAnswer:
        return _sheets.decode(fill_sheet(_encode(seen), odds))
