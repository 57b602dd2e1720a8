"""The operator's evening: a wheel, a user without a home, PostgreSQL, two processes behind nginx.

A club arrives at once from one address, another wheel is rolled out, the database crashes. Players notice a pause.
"""

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
import pytest

from databases import fresh_url
from doctor_rat.client import api
from hosting.nginx import needs_nginx, proxying
from hosting.wheels import ASSET, NEXT, ROOT, Environment, build_wheel, next_version
from server.process import Server
from server.test_kills import TABLES, Journal, check_logs, evening, some_more
from stalls.faults import Misfortune, restart_database
from stalls.test_club import PEOPLE, comes
from stalls.test_storms import all_move, check_words

NOBODY = "54321"
"""A user id unknown to the system."""
READS = ("--inh-caps=+dac_read_search", "--ambient-caps=+dac_read_search")
"""May read others' files, including the interpreter in root's home, but write none of them."""
AS_NOBODY = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *READS, "env", "-i", "-C", "/")
COMPILES = """
from doctor_rat.bots.cache import find_cache, use_cache
use_cache(find_cache())
import doctor_rat.bots.kernel.play
"""
needs_root = pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("setpriv") is None, reason="only root can be somebody else"
)


UNLIKE_PEOPLE = {"BOT_WARM": "false", "BOT_BEAT": "0", "TABLE_BURST": "1e9", "TALK_BURST": "1e9"}
"""Programs play a game in seconds and start the next. All other limits are the defaults."""


class Homeless(Server):
    """A process of an installed wheel, with an empty environment."""

    def __init__(self, environment: Environment, database: str) -> None:
        super().__init__(database)
        self.database = database
        self.environment = environment

    async def start(self) -> None:
        said = {"DATABASE": self.database, "PORT": str(self._port), "TRUSTED_PROXY": "true", **UNLIKE_PEOPLE}
        settings = [f"DOCTOR_RAT_{name}={value}" for name, value in said.items()]
        self._process = await asyncio.create_subprocess_exec(
            *(*AS_NOBODY, *settings, "PATH=/usr/bin:/bin", str(self.environment.script), "serve"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        await self._come_up()

    async def upgrade(self, environment: Environment) -> None:
        """As systemctl restart does after installing the new wheel."""
        self.send(signal.SIGTERM)
        await self.ended()
        self.environment = environment
        await self.start()


class Front(Server):
    """All players know: the proxy's address."""

    def __init__(self, url: str) -> None:
        super().__init__("")
        self.url = url
        self.up.set()


@contextmanager
def open_folder() -> Iterator[Path]:
    """Readable by everyone, as /opt is. No capability helps a program that asks access(2) what it may read."""
    with TemporaryDirectory(prefix="evening-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def install_two(folder: Path) -> tuple[Environment, Environment]:
    """This version, and the next one with another build of the client."""
    wheel = build_wheel(ROOT, folder / "wheel")
    return Environment(folder / "old", wheel), Environment(folder / "new", next_version(wheel, folder / "next"))


async def loads(url: str) -> str:
    """Loads the page and everything it refers to, whichever processes answer; returns its version."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        page = (await http.get("/")).text
        waiting, seen = set(ASSET.findall(page)), set[str]()
        assert waiting
        while waiting:
            seen.add(name := waiting.pop())
            answer = await http.get(f"/assets/{name}")
            assert answer.status_code == 200, f"a blank page: {name}"
            if name.endswith((".js", ".css")):
                waiting |= set(ASSET.findall(answer.text)) - seen
    versions = {name.startswith(NEXT) for name in seen}
    assert len(versions) == 1, "a page of two versions"
    return "new" if versions.pop() else "old"


def trust(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(folder / "fullchain.pem"))
    monkeypatch.setenv("NO_PROXY", "*")
    api._trusted.cache_clear()


@pytest.mark.soak
@needs_root
@needs_nginx
def test_an_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = fresh_url("postgresql", tmp_path)
    with open_folder() as folder:
        old, new = install_two(folder)
        subprocess.run([*AS_NOBODY, str(old.bin / "python"), "-P", "-c", COMPILES], check=True, timeout=300)

        async def whole() -> None:
            async with asyncio.timeout(600):
                servers = [Homeless(old, database), Homeless(old, database)]
                try:
                    await scene(servers, new, tmp_path, monkeypatch)
                finally:
                    await asyncio.gather(*(server.kill() for server in servers if server.up.is_set()))

        asyncio.run(whole())


async def scene(servers: list[Homeless], new: Environment, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, database = Journal(), servers[0].database
    await asyncio.gather(*(server.start() for server in servers))
    with proxying(folder, [server.url.removeprefix("http://") for server in servers]) as url:
        trust(monkeypatch, folder)
        games = [asyncio.ensure_future(evening([Front(url)], journal, number)) for number in range(TABLES)]
        await some_more(journal, games, 20)
        await a_club_comes(url)
        assert {await loads(url) for _ in range(4)} == {"old"}
        await servers[0].upgrade(new)
        assert {await loads(url) for _ in range(8)} == {"old", "new"}, "both at once, and no page is blank"
        await all_move(journal, games, 120, "half of an upgrade")
        await servers[1].upgrade(new)
        assert {await loads(url) for _ in range(4)} == {"new"}
        await all_move(journal, games, 120, "an upgrade")
        await restart_database(Misfortune(database, servers, journal, Random(1), 1))
        await all_move(journal, games, 120, "a crash of the database")
        journal.stopping = True
        await asyncio.gather(*games)
    for server in servers:
        server.send(signal.SIGTERM)
        lines = await server.ended()
        assert not [line for line in lines if "Traceback" in line], lines
    check_words(servers, journal)
    print(len(journal.acked), "commands,", await check_logs(database, journal), "tables")


async def a_club_comes(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        page = (await http.get("/")).text
    told = await asyncio.gather(*(comes(url, page, number) for number in range(PEOPLE)))
    assert {status for statuses in told for status in statuses} <= {200, 201}
