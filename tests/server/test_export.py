"""What a person can download: everything of theirs, and nothing they may not know."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from doctor_rat.client import new_id
from doctor_rat.protocol.messages import Marks, NewTable
from doctor_rat.rules import Role
from doctor_rat.server.run import House
from doctor_rat.table import BotLevel, DietsFrom, Options
from doctor_rat.table import commands as ask
from server.house import PLENTY, Friends, house, nearby, run, sqlite
from server.test_http import RATS, at, refused

WORDS = "I wrote this myself"


async def export(api: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await api.request("GET", "/api/me/export"))
    return found


@pytest.mark.rule("10.3")
def test_everything_of_a_person_is_in_their_export(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        table = await friends.gather(Options(), {"Ann": RATS, "Bob": (Role.DOCTOR,)})
        ann, bob = friends.apis["Ann"], friends.apis["Bob"]
        await friends.places["Ann"].do(ask.Talk(new_id(), WORDS))
        await ann.request("PUT", f"/api/tables/{table}/marks", Marks(notes="my notes"))
        link = json.loads(await ann.request("POST", "/api/me/link"))
        await http.post("/api/me/continue", json={"code": link["code"]})
        found = await export(ann)
        assert found["name"] == "Ann"
        assert len(found["devices"]) == 2
        (mine,) = found["tables"]
        assert mine["table"]["id"] == table
        assert mine["marks"]["notes"] == "my notes"
        assert [each["news"]["entry"] for each in mine["deeds"]] == ["made", "sat", "talked"]
        assert mine["deeds"][2]["news"]["text"] == WORDS
        assert found["puzzles"]["best_streak"] == 0
        other = json.dumps(await export(bob))
        assert WORDS not in other, "what others said is theirs"
        assert "my notes" not in other

    at(tmp_path, scene)


@pytest.mark.rule("10.3")
def test_an_export_of_a_running_game_tells_no_secrets(tmp_path: Path) -> None:
    """The guest who pressed start made the entry that contains every diet, the pile and the salt."""

    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            ann = await friends.come("Ann")
            made = await ann.make(NewTable(Options(diets=DietsFrom.RANDOM), RATS, BotLevel.RANDOM))
            table = (await found.core.tables.get(made.id)).room.table
            assert table.setup is not None
            text = json.dumps(await export(ann))
            secrets = [*table.salts, *(str(diet) for diet in table.setup.diets)]
            assert secrets
            assert not [secret for secret in secrets if secret in text]
            assert table.setup.pile[-1].value not in text

    run(scene())


def test_exports_are_rate_limited(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        for _ in range(4):
            await export(ann)
        assert await refused(export(ann)) == "too-fast"
        for number in range(16):
            await export(await friends.come(f"Ben {number}"))
        assert await refused(export(await friends.come("Cem"))) == "too-fast", "at the same address"

    at(tmp_path, scene)


def test_a_stranger_has_nothing_to_export(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        assert (await http.get("/api/me/export")).status_code == 401

    at(tmp_path, scene)


def test_the_privacy_page_is_told_what_the_settings_say(tmp_path: Path) -> None:
    settings = replace(
        PLENTY, imprint_url="https://club.example/imprint", retention_days=90, contact="ann@club.example"
    )

    async def scene() -> None:
        async with house(sqlite(tmp_path), settings) as found:
            assert (await _ask(found, "/privacy")).status_code == 200
            told = (await _ask(found, "/api/about")).json()
        assert told == {
            "imprint": "https://club.example/imprint",
            "terms": "",
            "contact": "ann@club.example",
            "cookie_days": 365,
            "link_minutes": 10,
            "archive_days": 60,
            "retention_days": 90,
            "idle_guest_days": 30,
            "forgotten_days": 7,
        }

    run(scene())


async def _ask(found: House, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=nearby(found)) as http:
        return await http.get(path)
