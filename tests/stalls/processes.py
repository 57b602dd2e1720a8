"""Processes that tests stop and resume."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

_TESTS = Path(__file__).parents[1]


async def stopped(pid: int) -> None:
    """Waits until SIGSTOP has taken effect."""
    while state_of(pid) != "T":
        await asyncio.sleep(0)


def state_of(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


class Child:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid

    async def hear(self, word: str) -> list[str]:
        """What it says after this word, once it has said it."""
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            first, *rest = line.decode().split()
            if first == word:
                return rest
        raise AssertionError(f"the child ended before it said {word!r}")

    def send(self, number: int) -> None:
        self._process.send_signal(number)

    def go_on(self) -> None:
        self.send(signal.SIGCONT)


@asynccontextmanager
async def child(module: str, *arguments: str) -> AsyncIterator[Child]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *arguments),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(_TESTS)])},
    )
    try:
        yield Child(process)
    finally:
        process.kill()
        await process.wait()
