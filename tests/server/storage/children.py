"""Processes for tests to start, talk to, and kill."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_TESTS = Path(__file__).parents[2]


class Child:
    """Its journal is everything it said: what it tried, and what it was told is durable."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.tried: Counter[str] = Counter()
        self.acknowledged: Counter[str] = Counter()

    def tell(self, line: str = "go") -> None:
        assert self._process.stdin is not None
        print(line, file=self._process.stdin, flush=True)

    def hear(self) -> list[str]:
        """The next line; nothing once it is dead."""
        assert self._process.stdout is not None
        words = self._process.stdout.readline().split()
        match words:
            case ["try", table, number]:
                self.tried[table] = int(number)
            case ["ack", table, number]:
                self.acknowledged[table] = int(number)
        return words

    def hear_until(self, word: str) -> None:
        while said := self.hear():
            if said[0] == word:
                return
        raise AssertionError(f"the child ended before it said {word!r}")

    def kill(self) -> bool:
        """Sends SIGKILL; returns whether an append was in flight."""
        self._process.kill()
        while self.hear():
            pass
        self._process.wait()
        return any(number > self.acknowledged[table] for table, number in self.tried.items())


@contextmanager
def child(url: str, tables: int = 1, turn: str = "turn") -> Iterator[Child]:
    command = [sys.executable, "-m", "server.storage.child", url, str(tables), turn]
    environment = {**os.environ, "PYTHONPATH": str(_TESTS)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            started = Child(process)
            started.hear_until("ready")
            yield started
        finally:
            process.kill()
