"""A process that answers questions, one at a time: they come by its standard input, answers go by its output."""

import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from doctor_rat.server.questions import answer

SIZE = 4
"""Bytes before each message that tell how long it is."""
READY = b""
"""Said once, before the first question is taken."""


def frame(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE, "big") + message


def main() -> None:
    preparing, niceness = sys.argv[1:3]
    questions: SimpleQueue[bytes] = SimpleQueue()
    answers = _take_output()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(int(niceness))
    if preparing == "warm":
        from doctor_rat.bots.warm import warm_up

        warm_up()
    elif preparing == "analysis":
        from doctor_rat.analysis.warm import warm_up as warm_analysis

        warm_analysis()
    _send(answers, READY)
    while True:
        _send(answers, answer(questions.get()))


def _take_output() -> BinaryIO:
    """The output, for answers alone: what anything else prints goes where errors go."""
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
    """In a thread of its own, which sees the server go even while the other one thinks."""
    while len(size := source.read(SIZE)) == SIZE:
        questions.put(source.read(int.from_bytes(size, "big")))
    os._exit(0)
