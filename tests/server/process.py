"""The real `doctor-rat serve` in its own process, to be killed and restarted."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path
from typing import Self

from doctor_rat.server.settings import Settings

BURSTS = [name for name in Settings.__struct_fields__ if name.endswith("_burst")]
PLENTY = {
    **{f"DOCTOR_RAT_{name.upper()}": "1e9" for name in BURSTS},
    "DOCTOR_RAT_CONNECTIONS_PER_ADDRESS": "5000",
    "DOCTOR_RAT_BOT_WORKERS": "1",
    "DOCTOR_RAT_BOT_WARM": "false",
    "DOCTOR_RAT_BOT_BEAT": "0",
}
"""No limit is in the way of a test, unless it sets one itself."""
RUN = "from doctor_rat.cli import main; main()"
_PATH = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(Path(__file__).parents[1])])


class Server:
    def __init__(self, database: str, *options: str, run: str = RUN, **environment: str) -> None:
        self._database = database
        self._run = run
        self._options = options
        self._environment = environment
        self._port = 0
        self.url = ""
        self.up = asyncio.Event()
        self.output: list[str] = []
        """Everything it ever wrote, including errors."""
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.up.is_set():
            await self.kill()

    async def start(self) -> None:
        """On the same port as before."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", self._run, "serve", "--port", str(self._port), "--database", self._database),
            *self._options,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env={**os.environ, "PYTHONPATH": _PATH, **PLENTY, **self._environment},
        )
        await self._come_up()

    async def _come_up(self) -> None:
        """Waits until it reports its address; if it ends before that, its output becomes the failure."""
        self._reader = asyncio.create_task(self._read())
        up = asyncio.create_task(self.up.wait())
        await asyncio.wait((up, self._reader), return_when=asyncio.FIRST_COMPLETED)
        up.cancel()
        assert self.up.is_set(), "\n".join(["the server ended before it listened:", *self.output])

    async def _read(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            self.output.append(line.decode().rstrip())
            if found := re.search(r"(?:is at |\"url\": \")(http://[^\s\"]+:(\d+))", self.output[-1]):
                self.url, self._port = found[1], int(found[2])
                self.up.set()

    def command(self, *arguments: str) -> list[str]:
        """Runs the same program with another command."""
        return [sys.executable, "-c", self._run, *arguments]

    async def ended(self) -> list[str]:
        """Everything it wrote, once it has stopped by itself."""
        assert self._process is not None
        assert self._reader is not None
        await self._process.wait()
        await self._reader
        self.up.clear()
        return self.output

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def workers(self) -> list[int]:
        """The processes it has started."""
        assert self._process is not None
        return [pid for pid in _processes() if _parent(pid) == self._process.pid]

    def send(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def strike(self) -> None:
        """`kill -9`, now."""
        self.up.clear()
        self.send(signal.SIGKILL)

    async def kill(self) -> None:
        if self.up.is_set():
            self.strike()
        assert self._process is not None
        assert self._reader is not None
        await self._process.wait()
        await self._reader


def _processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]


def _parent(pid: int) -> int | None:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
