"""What a server does on its own: deadlines of slow tables, and the archive."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select, update
from structlog.testing import capture_logs

from doctor_rat.client import Api, Refusal, new_id
from doctor_rat.protocol.messages import ListedTable, NewTable
from doctor_rat.rules import Role
from doctor_rat.server.core import Core
from doctor_rat.server.storage import schema
from doctor_rat.table import BotLevel, Options, Pace, Stage, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import TookOver, Why
from server.house import PLENTY, Friends, house, run, sqlite, until
from server.test_http import RATS


def test_an_archived_game_is_among_the_past_ones_and_can_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            ann = await friends.come("Ann")
            made = await ann.make(NewTable(Options(), RATS, BotLevel.RANDOM))
            place = await friends.visit("Ann", made.id)
            # By then the doctor has served, and nobody is writing.
            await until(place, lambda: place.table is not None and bool(place.table.joint))
            await found.core.storage.tables.archive_older_than(found.core.clock.now() + 1)
            assert await ann.request("GET", "/api/me/tables") == b"[]"
            assert [(each.id, each.stage) for each in await past(ann)] == [(made.id, Stage.GAME)]
            await place.do(ask.Talk(new_id(), "still there?"))
            assert await past(ann) == []

    run(scene())


def test_the_server_archives_what_nobody_has_touched_for_long(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path), replace(PLENTY, archive_days=1)) as found, Friends(found.url) as friends:
            ann = await friends.come("Ann")
            for _ in range(2):
                await ann.make(NewTable(Options(), RATS))
            await long_ago(found.core, days=2, tables=1)
            with capture_logs() as logs:
                await found.core.chores.once()
            assert [each["count"] for each in logs if each["event"] == "tables archived"] == [1]
            assert len(await found.core.lobby.tables()) == 1

    run(scene())


async def long_ago(core: Core, *, days: float, tables: int) -> None:
    """As if everything done at these tables had been done days earlier."""
    named = select(schema.tables.c.id).order_by(schema.tables.c.id).limit(tables)
    back = int(days * 86_400_000)

    def work(connection: Connection) -> None:
        entries, listed = schema.entries.c, schema.tables.c
        connection.execute(update(schema.entries).where(entries.table_id.in_(named)).values(at=entries.at - back))
        connection.execute(
            update(schema.tables).where(listed.id.in_(named)).values(touched_at=listed.touched_at - back)
        )

    await core.storage.writer.change(work)


@pytest.mark.parametrize("way", ["nobody looks", "somebody lists his tables", "somebody is there"])
def test_a_slow_table_goes_on_after_its_deadline_whoever_looks(tmp_path: Path, way: str) -> None:
    """Even across a restart of the server."""
    options = Options(pace=Pace.SLOW, deadline=86_400)

    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            ann = await friends.come("Ann")
            made = await ann.make(NewTable(options, (Role.DOCTOR,), BotLevel.RANDOM))
            await found.core.chores.once()
            assert not await _stood_in(found.core, made.id), "it isn't due yet"
            token = ann.token
            await long_ago(found.core, days=2, tables=1)
        async with house(sqlite(tmp_path)) as found, Api(found.url, token) as ann:
            match way:
                case "nobody looks":
                    await found.core.chores.once()
                case "somebody lists his tables":
                    await ann.request("GET", "/api/me/tables")
                case _:
                    async with ann.at(made.id):
                        pass
            assert await _stood_in(found.core, made.id)

    run(scene())


async def _stood_in(core: Core, table: TableId) -> bool:
    return any(
        isinstance(entry.body, TookOver) and entry.body.why is Why.DEADLINE
        for entry in await core.storage.read(table, 0)
    )


def test_past_games_are_sent_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doctor_rat.server.table_lists.PAGE", 2)

    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            ann = await friends.come("Ann")
            made = [(await ann.make(NewTable(Options(), RATS))).id for _ in range(5)]
            await found.core.storage.tables.archive_older_than(found.core.clock.now() + 1)
            pages = await turn_pages(found.url, ann.token or "")
            assert [len(page) for page in pages] == [2, 2, 1]
            assert {each["id"] for page in pages for each in page} == set(made)
            with pytest.raises(Refusal, match="unreadable"):
                await ann.request("GET", "/api/me/past?after=nowhere")

    run(scene())


async def turn_pages(url: str, token: str) -> list[list[dict[str, Any]]]:
    """Follows the links it is given, as a program would."""
    pages, path = [], "/api/me/past"
    async with httpx.AsyncClient(base_url=url, headers={"Authorization": f"Bearer {token}"}) as http:
        while path:
            answer = await http.get(path)
            pages.append(answer.json())
            path = answer.links.get("next", {}).get("url", "")
    return pages


async def past(api: Api) -> list[ListedTable]:
    return msgspec.json.decode(await api.request("GET", "/api/me/past"), type=list[ListedTable])
