"""Two versions of the client behind one address: each process has the files of both."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from databases import KINDS, fresh_url
from doctor_rat.server.settings import Settings
from server.house import PLENTY, house, run

PAGE = '<!doctype html><script type="module" src="/assets/index-{version}.js"></script>'


def build(folder: Path, version: str) -> Settings:
    """A client of this version."""
    client = folder / version
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE.format(version=version))
    (client / "assets" / f"index-{version}.js").write_text(f"start({version!r});" * 100)
    (client / "assets" / f"grain-{version}.webp").write_bytes(version.encode() * 100)
    return replace(PLENTY, client=str(client))


@asynccontextmanager
async def started(database: str, settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    async with house(database, settings) as found, httpx.AsyncClient(base_url=found.url, timeout=60) as http:
        yield http


async def check_file(http: httpx.AsyncClient, version: str) -> None:
    script = await http.get(f"/assets/index-{version}.js")
    assert (script.status_code, script.text) == (200, f"start({version!r});" * 100)
    assert script.headers["Content-Type"].startswith(("text/javascript", "application/javascript"))
    assert script.headers["Content-Encoding"] == "gzip"
    assert "immutable" in script.headers["Cache-Control"]
    picture = await http.get(f"/assets/grain-{version}.webp")
    assert (picture.status_code, picture.content) == (200, version.encode() * 100)


@pytest.mark.parametrize("kind", KINDS)
def test_a_tab_from_before_an_upgrade_finds_its_files(tmp_path: Path, kind: str) -> None:
    database = fresh_url(kind, tmp_path)

    async def scene() -> None:
        async with started(database, build(tmp_path, "old")) as http:
            assert "index-old.js" in (await http.get("/")).text
        async with started(database, build(tmp_path, "new")) as http:
            assert "index-new.js" in (await http.get("/")).text
            await check_file(http, "old")
            await check_file(http, "new")
            assert (await http.get("/assets/index-older.js")).status_code == 404

    run(scene())


def test_old_and_new_processes_serve_each_others_pages(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with (
            started(database, build(tmp_path, "old")) as before,
            started(database, build(tmp_path, "new")) as after,
        ):
            for http in (before, after):
                await check_file(http, "old")
                await check_file(http, "new")

    run(scene())


@pytest.mark.parametrize("path", ["/assets/../secret", "/assets/a/b.js", "/assets/" + "a" * 200, "/assets/%00"])
def test_other_names_are_not_looked_for(tmp_path: Path, path: str) -> None:
    async def scene() -> None:
        async with started(fresh_url("sqlite", tmp_path), build(tmp_path, "new")) as http:
            answer = await http.get(path)
            assert answer.status_code == 404 or "index-new.js" in answer.text

    run(scene())


def test_requests_for_files_that_nobody_has_are_counted(tmp_path: Path) -> None:
    few = replace(build(tmp_path, "new"), request_burst=2, requests_per_second=1e-6)

    async def scene() -> None:
        async with started(fresh_url("sqlite", tmp_path), few) as http:
            found = [(await http.get(f"/assets/made-up-{number}.js")).status_code for number in range(4)]
            assert found == [404, 404, 429, 429]
            assert (await http.get("/assets/index-new.js")).status_code == 200

    run(scene())
