"""How soon one can play: the page, and the first bot's dinner, with nothing compiled yet and with everything compiled.

python bench/start.py [--rounds 3] [--clone]

With `--clone`, also `make play` in a new clone of this repository, and again afterwards. That downloads what it needs.
All times count from the start of the command, except for the dinner's, which count from the click that starts the game.
Other load slows everything down, so the run also says how long an empty Python takes.
"""

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

import httpx

from doctor_rat.client import Api, TablePlace
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.table import BotLevel, DietsFrom, Options

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
ROOT = Path(__file__).parents[1]
SERVE = (sys.executable, "-c", "from doctor_rat.cli import main; main()", "serve", "--port", "0")
_USUAL = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""As with `make play`: Python keeps its compiled modules."""
AWHILE = 300
"""Seconds after which something is broken."""


class Started:
    """A server that was just started, and when."""

    def __init__(self, url: str, since: float) -> None:
        self.url = url
        self.page = time.perf_counter() - since
        """Seconds until the page could be had."""


@asynccontextmanager
async def started(command: Sequence[str], folder: Path, **environment: str) -> AsyncIterator[Started]:
    since = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env={**_USUAL, "BROWSER": "true", "DOCTOR_RAT_PORT": "0", **environment},
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        async with httpx.AsyncClient() as http:
            url = await _url(process)
            (await http.get(url)).raise_for_status()
        yield Started(url, since)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        await process.wait()


async def _url(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        if found := re.search(r"is at (http://\S+)", line.decode()):
            return found[1]
    raise SystemExit("The server ended before it listened.")


async def dinner(url: str) -> float:
    """Seconds from the click to the expert doctor's first dinner."""
    async with Api(url) as ann:
        await ann.become("Ann")
        since = time.perf_counter()
        made = await ann.make(NewTable(Options(diets=DietsFrom.PRESET), RATS, BotLevel.EXPERT))
        async with ann.at(made.id) as place:
            await _served(place)
            return time.perf_counter() - since


async def _served(place: TablePlace) -> None:
    async for _ in place:
        if place.game is not None and place.game.board.centre:
            return


async def until_ready(url: str) -> None:
    async with httpx.AsyncClient() as http:
        while (await http.get(f"{url}/ready")).is_error:
            await asyncio.sleep(0.1)


async def serve(cache: Path) -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        async with started((*SERVE, "--database", database), ROOT, DOCTOR_RAT_CACHE=str(cache)) as server:
            since = time.perf_counter()
            first = await dinner(server.url)
            await until_ready(server.url)
            return server.page, first, time.perf_counter() - since


def say(what: str, seconds: Sequence[float]) -> None:
    spread = f"{min(seconds):.1f} to {max(seconds):.1f}" if len(seconds) > 1 else ""
    print(f"{what:<55} {median(seconds):5.1f} s   {spread}", flush=True)


async def nothing_compiled(rounds: int) -> None:
    pages, dinners, levels = [], [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as cache:
            page, first, ready = await serve(Path(cache))
        pages.append(page)
        dinners.append(first)
        levels.append(ready)
    say("nothing compiled: page", pages)
    say("nothing compiled: first dinner", dinners)
    say("nothing compiled: first level ready, after the page", levels)


async def all_compiled(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as cache:
        subprocess.run([*SERVE[:3], "warm", "--cache", cache], check=True, stdout=subprocess.DEVNULL)
        runs = [await serve(Path(cache)) for _ in range(rounds)]
    say("all compiled: page", [page for page, _, _ in runs])
    say("all compiled: first dinner", [first for _, first, _ in runs])


async def cloned() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        for what in ("make play, new clone: page", "make play, again: page"):
            async with started(("make", "play"), clone, DOCTOR_RAT_CACHE=f"{folder}/cache") as server:
                say(what, [server.page])
                say(what.replace("page", "first dinner"), [await dinner(server.url)])


def empty_python() -> float:
    since = time.perf_counter()
    subprocess.run([sys.executable, "-c", ""], check=True)
    return time.perf_counter() - since


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--clone", action="store_true")
    wanted = parser.parse_args()
    async with asyncio.timeout(AWHILE * (wanted.rounds + 1)):
        say("an empty Python", [empty_python() for _ in range(9)])
        await nothing_compiled(wanted.rounds)
        await all_compiled(wanted.rounds)
        if wanted.clone:
            await cloned()
    print("load:", *(f"{load:.1f}" for load in os.getloadavg()))


if __name__ == "__main__":
    asyncio.run(main())
