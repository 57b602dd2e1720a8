"""A process that answers questions, one at a time, from standard input to standard output."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from doctor_rat.bots.cache import compiling, use_cache
from doctor_rat.server.thinking.questions import BotNamed, answer, any_bot
from doctor_rat.server.whereabouts import whereabouts

SIZE = 4
"""Bytes of the length before each message."""
AS_IT_IS = "-"
"""For the folder of compiled bots: use the default."""
READY = b""
"""Sent once, before the first question is taken. A worker that can't start sends `Unfit` instead."""


class Unfit(msgspec.Struct, frozen=True):
    """Why a worker can't start, for the log: the type of error and places in the code."""

    error: str
    at: str


def frame(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE, "big") + message


def main() -> None:
    preparing, niceness, cache = sys.argv[1:4]
    questions: SimpleQueue[bytes] = SimpleQueue()
    answers = _take_output()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    give_way(int(niceness))
    try:
        bots = _prepare(cache, preparing)
    except Exception as error:
        _send(answers, msgspec.json.encode(Unfit(type(error).__name__, whereabouts(error))))
        sys.exit(1)
    _send(answers, READY)
    while True:
        _send(answers, answer(questions.get(), bots))


def give_way(niceness: int) -> None:
    """Let the server go first. Linux may weigh whole sessions, and a worker has its own; then `nice` alone is void."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(niceness))


def _prepare(cache: str, preparing: str) -> BotNamed:
    """Returns where to find bots: while some are still being compiled, others stand in for them."""
    if cache != AS_IT_IS:
        use_cache(cache)
    if preparing == "warm":
        from doctor_rat.bots.warm import Waking

        waking = Waking(cache)
        waking.start()
        return waking.bot
    if preparing == "analysis":
        from doctor_rat.analysis.warm import warm_up as warm_analysis

        with compiling(cache):
            warm_analysis()
    return any_bot


def _take_output() -> BinaryIO:
    """Reserve standard output for answers: anything else printed goes to standard error."""
    found = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return found


def _send(answers: BinaryIO, message: bytes) -> None:
    try:
        answers.write(frame(message))
        answers.flush()
    except BrokenPipeError:
        os._exit(0)


def _listen(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Runs in its own thread, to notice that the server is gone even while the main thread thinks."""
    while len(size := source.read(SIZE)) == SIZE:
        questions.put(source.read(int.from_bytes(size, "big")))
    os._exit(0)
