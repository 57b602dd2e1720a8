"""The operator's evening: a wheel, a user without a home, PostgreSQL, two processes behind nginx.

A club comes at once from one address, another wheel is rolled out, the database crashes. Players notice a pause.
"""

import asyncio
import os
import re
import shutil
import signal
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from databases import fresh_url
from doctor_rat.client import api
from hosting.nginx import needs_nginx, proxying
from hosting.wheels import Environment, build_wheel, copy_source
from server.process import Server
from server.test_kills import TABLES, Journal, check_logs, evening, some_more
from stalls.faults import Misfortune, restart_database
from stalls.test_club import PEOPLE, comes
from stalls.test_storms import all_move, check_words

NOBODY = "54321"
"""A user that the system has never heard of."""
READS = ("--inh-caps=+dac_read_search", "--ambient-caps=+dac_read_search")
"""Whatever others have, the interpreter in root's home too; it can write nothing of theirs."""
AS_NOBODY = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *READS, "env", "-i", "-C", "/")
COMPILES = """
from doctor_rat.bots.cache import find_cache, use_cache
use_cache(find_cache())
import doctor_rat.bots.kernel.play
"""
needs_root = pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("setpriv") is None, reason="only root can be somebody else"
)


class Homeless(Server):
    """A process of an installed wheel, with the limits as shipped and nothing in its environment."""

    def __init__(self, environment: Environment, database: str) -> None:
        super().__init__(database)
        self.environment = environment

    async def start(self) -> None:
        said = {"DATABASE": self._database, "PORT": str(self._port), "TRUSTED_PROXY": "true", "BOT_WARM": "false"}
        settings = [f"DOCTOR_RAT_{name}={value}" for name, value in said.items()]
        self._process = await asyncio.create_subprocess_exec(
            *(*AS_NOBODY, *settings, "PATH=/usr/bin:/bin", str(self.environment.script), "serve"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reader = asyncio.create_task(self._read())
        await self.up.wait()

    async def upgrade(self, environment: Environment) -> None:
        """As systemctl restart does, after the new wheel was installed."""
        self.send(signal.SIGTERM)
        await self.ended()
        self.environment = environment
        await self.start()


class Front(Server):
    """What players know: the proxy's address."""

    def __init__(self, url: str) -> None:
        super().__init__("")
        self.url = url
        self.up.set()


def another_version(source: Path) -> None:
    """Other files in the client, under other names, as after a change of its code."""
    client = source / "src" / "doctor_rat" / "server" / "client"
    page = (client / "index.html").read_text()
    for path in (client / "assets").iterdir():
        if path.name in page:
            renamed = path.with_name(f"next-{path.name}")
            renamed.write_bytes(path.read_bytes() + b"\n")
            path.unlink()
            page = page.replace(path.name, renamed.name)
    (client / "index.html").write_text(page)
    project = source / "pyproject.toml"
    project.write_text(re.sub(r'(?m)^version = "[^"]+"', 'version = "99.0"', project.read_text()))


def install(folder: Path, change: Any = lambda _: None) -> Environment:
    source = copy_source(folder / "source")
    (source / "packaging").mkdir()
    shutil.copy(Path(__file__).parents[2] / "packaging" / "doctor-rat.1", source / "packaging")
    change(source)
    return Environment(folder / "env", build_wheel(source, folder))


async def loads(url: str) -> str:
    """The page with all that it names, whichever processes answer; which version it is."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        page = (await http.get("/")).text
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert files
        for path in files:
            assert (await http.get(path)).status_code == 200, f"a blank page: {path}"
    return "new" if "/next-" in page else "old"


def trust(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(folder / "fullchain.pem"))
    monkeypatch.setenv("NO_PROXY", "*")
    api._trusted.cache_clear()


@pytest.mark.soak
@needs_root
@needs_nginx
def test_an_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = install(tmp_path / "old"), install(tmp_path / "new", another_version)
    database = fresh_url("postgresql", tmp_path)
    subprocess.run([*AS_NOBODY, str(old.bin / "python"), "-P", "-c", COMPILES], check=True, timeout=300)

    async def scene() -> None:
        servers = [Homeless(old, database), Homeless(old, database)]
        for server in servers:
            await server.start()
        upstreams = [server.url.removeprefix("http://") for server in servers]
        proxy = tmp_path / "nginx"
        proxy.mkdir()
        with proxying(proxy, upstreams) as url:
            trust(monkeypatch, proxy)
            journal = Journal()
            games = [asyncio.ensure_future(evening([Front(url)], journal, number)) for number in range(TABLES)]
            await some_more(journal, games, 20)
            print("games go on")
            await a_club_comes(url)
            print("the club is in")
            versions = {await loads(url) for _ in range(4)}
            assert versions == {"old"}
            await servers[0].upgrade(new)
            versions |= {await loads(url) for _ in range(8)}
            assert versions == {"old", "new"}, "both at once, and no page is blank"
            await all_move(journal, games, 120, "half of an upgrade")
            print("half of the upgrade is done")
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

    async def whole() -> None:
        async with asyncio.timeout(600):
            await scene()

    asyncio.run(whole())


async def a_club_comes(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        page = (await http.get("/")).text
    told = await asyncio.gather(*(comes(url, page, number) for number in range(PEOPLE)))
    assert {status for statuses in told for status in statuses} <= {200, 201}
