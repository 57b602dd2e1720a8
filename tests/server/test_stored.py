"""A database left by an earlier version: everything is found, and play goes on."""

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from databases import KINDS, execute, fresh_url
from doctor_rat.client import Api
from server.house import Friends, house, run
from server.test_whole_games import play_on

STORED = Path(__file__).parent / "stored"
REVISIONS = sorted(path.stem for path in STORED.glob("*.json"))


def put_back(kind: str, revision: str, folder: Path) -> str:
    url = fresh_url(kind, folder)
    text = gzip.decompress((STORED / f"{revision}.{kind}.sql.gz").read_bytes()).decode()
    if kind == "sqlite":
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            connection.executescript(text)
    else:
        asyncio.run(execute(url, *filter(None, text.split(";\n"))))
    return url


async def ask(api: Api, path: str) -> Any:
    return json.loads(await api.request("GET", path))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("revision", REVISIONS)
def test_everything_is_there_after_the_migration(tmp_path: Path, kind: str, revision: str) -> None:
    told = json.loads((STORED / f"{revision}.json").read_text())[kind]
    url = put_back(kind, revision, tmp_path)

    async def scene() -> None:
        async with house(url) as found, Friends(found.url) as friends:
            for name, token in told["tokens"].items():
                (await friends.come(name)).token = token
                assert (await ask(friends.apis[name], "/api/me"))["name"] == name
            ann = friends.apis["Ann"]
            past = await ask(ann, "/api/me/past")
            assert {each["id"] for each in past} == set(told["finished"].values())
            assert [each["id"] for each in await ask(ann, "/api/me/tables")] == [told["running"]]
            assert (await ask(ann, f"/api/tables/{told['running']}/marks"))["notes"] == "brown again?"
            puzzles = await ask(ann, "/api/puzzles/me")
            assert (puzzles["solved"], len(puzzles["course"])) == (len(told["puzzles"]),) * 2
            assert (await ask(ann, "/api/announcement"))["texts"] == {"en": "Supper at eight"}
            for table in told["finished"].values():
                assert (await ask(ann, f"/api/tables/{table}/record"))["outcome"] is not None
            await check_statistics(friends, told)
            for name in ("Ann", "Ben"):
                await friends.visit(name, told["running"])
            await play_on(friends, Random(1))
            progress = await ask(ann, "/api/me/progress")
            assert progress["statistics"]["all"]["games"] == 3, "the game that went on is over now"

    run(scene())


async def check_statistics(friends: Friends, told: Any) -> None:
    """Of the games from before: the lesson and the study don't count."""
    found = await ask(friends.apis["Ann"], "/api/me/progress")
    counted = found["statistics"]
    assert counted["all"]["games"] == 2
    assert {variant: each["games"] for variant, each in counted["by_variant"].items()} == {"colony": 1, "colleagues": 1}
    assert {role: each["games"] for role, each in counted["by_role"].items()} == {"rats": 1, "colleague": 1}
    assert sorted(mate["name"] for mate in found["mates"]) == ["Ben", "Cleo"]
    assert len(counted["rating"]) == len(told["puzzles"])
    assert found["left"] == 0
    doctor = await ask(friends.apis["Cleo"], "/api/me/progress")
    assert {role: each["games"] for role, each in doctor["statistics"]["by_role"].items()} == {"doctor": 1}
