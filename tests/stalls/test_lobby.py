"""The live list of open tables goes on after a failed read, and without tables that can't be read."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from databases import KINDS, fresh_url
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.table import Options, TableId
from server.house import Friends, house, run
from server.test_edges import raw
from stalls.backdoor import tamper

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh_url(str(request.param), tmp_path)


async def made_by(friends: Friends, name: str) -> TableId:
    return (await (await friends.come(name)).make(NewTable(Options(), RATS))).id


async def listed(lobby: Any) -> set[str]:
    return {each["id"] for each in json.loads(await lobby.recv())["tables"]}


def named(logs: list[Any], event: str) -> list[Any]:
    return [each for each in logs if each["event"] == event]


def test_after_a_failed_read_the_lobby_is_told_again(database: str) -> None:
    async def scene() -> None:
        async with house(database) as found, Friends(found.url) as friends, raw(found.url, "/api/lobby") as lobby:
            assert await listed(lobby) == set()
            one = await made_by(friends, "Ann")
            assert await listed(lobby) == {one}
            with capture_logs() as logs:
                await tamper(database, "ALTER TABLE tables RENAME TO away")
                found.core.lobby.touch()
                while not named(logs, "lobby not told"):
                    await asyncio.sleep(0)
            await tamper(database, f"UPDATE away SET access = 'private' WHERE id = '{one}'")
            await tamper(database, "ALTER TABLE away RENAME TO tables")
            assert await listed(lobby) == set(), "it tries again by itself"

    run(scene(), 30)


def test_a_table_that_cannot_be_read_is_not_listed_and_the_others_are(database: str) -> None:
    """A process of the next version may have written it."""

    async def scene() -> None:
        async with house(database) as found, Friends(found.url) as friends:
            one, two = await made_by(friends, "Ann"), await made_by(friends, "Ann")
            await tamper(database, f"UPDATE tables SET summary = '{{}}' WHERE id = '{one}'")
            with capture_logs() as logs:
                assert [each.id for each in await friends.apis["Ann"].open_tables()] == [two]
                assert [each.id for each in await friends.apis["Ann"].your_tables()] == [two]
            assert {each["table"] for each in named(logs, "table not listed")} == {one}

    run(scene(), 30)
