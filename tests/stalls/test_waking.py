"""The first start: bots compile, or can't, and the table goes on meanwhile."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from databases import fresh_url
from doctor_rat.server.run import House, serving
from doctor_rat.server.thinking import crew, workers
from doctor_rat.table import BotLevel
from server.house import PLENTY
from stalls.crews import SEEN, TOO_LATE, by
from stalls.kitchen import run

RUNS = "raise RuntimeError('cannot cache function: no locator available')"
WAITS = "open({pipe!r}).read(); raise RuntimeError"
TELLS = """
import fcntl, os
lock = os.open({lock!r}, os.O_RDWR | os.O_CREAT)
try:
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    open({pipe!r}, "w").write("held")
else:
    open({pipe!r}, "w").write("free")
"""


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(crew, "PAUSE", 0.01)
    monkeypatch.setattr(workers, "WHILE_WAKING", 0.01)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    os.mkfifo(tmp_path / "pipe")


def plant(folder: Path, code: str) -> None:
    """A compiler of our own, which workers find first."""
    (folder / "numba.py").write_text(code.format(pipe=str(folder / "pipe"), lock=str(folder / "compiling-simple")))


@asynccontextmanager
async def started(folder: Path, count: int = 1) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    settings = replace(PLENTY, database=fresh_url("sqlite", folder), bot_workers=count, bot_beat=0)
    async with serving(settings) as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
        yield house, http


async def until_said(http: httpx.AsyncClient, code: str) -> None:
    while (await http.get("/ready")).json() != {"status": "unavailable", "code": code}:
        assert (await http.get("/health")).status_code == 200
        await asyncio.sleep(0)


def test_bots_that_cannot_start_are_reported_and_answered_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(tmp_path, RUNS)

    async def scene() -> None:
        async with started(tmp_path) as (house, http):
            await until_said(http, "bots-cannot-start")
            assert by(await house.core.thinker.think(BotLevel.EXPERT, SEEN)) == TOO_LATE

    run(scene())
    told = capsys.readouterr().out
    assert "RuntimeError" in told
    assert "numba.py:1" in told, "where it went wrong"


def test_while_bots_compile_it_is_said_and_a_quick_bot_answers(tmp_path: Path) -> None:
    plant(tmp_path, WAITS)

    async def scene() -> None:
        async with started(tmp_path) as (house, http):
            await until_said(http, "bots-warming-up")
            assert by(await house.core.thinker.think(BotLevel.EXPERT, SEEN)) == TOO_LATE

    run(scene())


def test_one_process_compiles_and_the_others_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "find_cache", lambda *_: str(tmp_path))
    plant(tmp_path, TELLS)

    async def scene() -> None:
        async with started(tmp_path):
            assert await asyncio.to_thread((tmp_path / "pipe").read_text) == "held"

    run(scene())
