"""Twenty people behind one address arrive at once, with the default limits, and faster than those refill."""

import asyncio
import re
from pathlib import Path

import httpx
from msgspec.structs import replace

from doctor_rat.server.settings import Settings
from server.house import house, run, sqlite
from server.test_edges import raw

PEOPLE = 20
PATIENT = httpx.Limits(keepalive_expiry=1)
"""Connections are given up well before the server closes them: unlike a browser, httpx doesn't ask again."""


async def comes(url: str, page: str, number: int) -> list[int]:
    """As a browser does: the page, everything it refers to, who the guest is, the lists and a table."""
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=PATIENT) as http:
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        said = [await http.get(path) for path in ("/", *files, "/api/me", "/api/tables")]
        said.append(await http.post("/api/guests", json={"name": f"Member {number}"}))
        said += [await http.get(path) for path in ("/api/me", "/api/me/tables", "/api/me/past", "/api/tables")]
        said += [await http.get(f"/table/{number}") for _ in range(40)]
    async with raw(url, "/api/lobby") as lobby:
        await lobby.recv()
    return [each.status_code for each in said]


def test_a_club_behind_one_address_finds_its_pages(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path), replace(Settings(), port=0, requests_per_second=1e-6)) as found:
            async with httpx.AsyncClient(base_url=found.url) as http:
                page = (await http.get("/")).text
            told = await asyncio.gather(*(comes(found.url, page, number) for number in range(PEOPLE)))
            assert {status for statuses in told for status in statuses} <= {200, 201}

    run(scene())
