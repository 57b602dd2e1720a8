"""A database that has lost what it acknowledged: nothing is written into the gap, and the table says so."""

import asyncio
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from databases import KINDS, fresh_url
from doctor_rat.client import Refusal, TablePlace, new_id
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.storage import Storage, open_storage
from doctor_rat.server.storage.orders import Order, OrderKind
from doctor_rat.table import BotLevel, BrokenLogError, Options, Pace, TableId
from doctor_rat.table import commands as ask
from server.house import Friends, house, run
from server.storage.samples import ANN, summary, talk
from stalls.backdoor import lose, lose_from

TABLE, OTHER = TableId("t1"), TableId("t2")


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh_url(str(request.param), tmp_path)


def numbers(database: str, table: TableId) -> list[int]:
    async def read(storage: Storage) -> list[int]:
        return [entry.number for entry in await storage.read(table, 0)]

    async def scene() -> list[int]:
        async with open_storage(database) as storage:
            return await read(storage)

    return asyncio.run(scene())


def test_nothing_is_appended_after_a_missing_number(database: str) -> None:
    """Though this process wrote it, and remembers."""

    async def scene() -> None:
        async with open_storage(database) as storage:
            for table in (TABLE, OTHER):
                assert await storage.append(table, talk(1, 3), summary(ANN))
            await lose_from(database, TABLE, 3)
            answers = await asyncio.gather(storage.append(TABLE, talk(4)), storage.append(OTHER, talk(4)))
            assert list(answers) == [False, True], "the other table goes on, in the same transaction"
            assert await storage.append(TABLE, talk(3)), "it goes on from what is there"

    run(scene(), 60)
    assert (numbers(database, TABLE), numbers(database, OTHER)) == ([1, 2, 3], [1, 2, 3, 4])


def test_a_log_with_a_gap_is_refused_by_name(database: str) -> None:
    async def scene() -> None:
        async with open_storage(database) as storage:
            assert await storage.append(TABLE, talk(1, 4))
            await lose(database, TABLE, 3)
            with pytest.raises(BrokenLogError, match=r"t1 .* entry 3") as refused:
                await storage.read(TABLE, 0)
            assert (refused.value.table, refused.value.number) == (TABLE, 3)
            with pytest.raises(BrokenLogError, match=r"t1 .* entry 3"):
                await storage.read(TABLE, 2)

    run(scene(), 60)


async def say(place: TablePlace, text: str) -> None:
    await place.do(ask.Talk(new_id(), text))


async def seated(friends: Friends, name: str) -> tuple[TableId, TablePlace]:
    table = await friends.gather(Options(), {name: (Role.DOCTOR,)})
    return table, friends.places[name]


def test_a_table_whose_tail_is_lost_says_so_and_goes_on_from_what_is_there(database: str) -> None:
    async def scene() -> None:
        async with house(database) as found, Friends(found.url) as friends:
            table, ann = await seated(friends, "Ann")
            _, ben = await seated(friends, "Ben")
            for word in ("one", "two"):
                await say(ann, word)
            await lose_from(database, table, found.core.tables.find(table).room.number)  # type: ignore[union-attr]
            with capture_logs() as logs, pytest.raises(Refusal) as refused:
                await say(ann, "into the gap")
            assert refused.value.code == ServerCode.BROKEN_TABLE
            assert [each["table"] for each in logs if each["event"] == "table stopped"] == [table]
            api = friends.apis["Ann"]
            async with httpx.AsyncClient(base_url=found.url, headers={"Authorization": f"Bearer {api.token}"}) as http:
                found.core.tables.broken.note(BrokenLogError(table, 3))  # it may have been read again by now
                answer = await http.get(f"/api/tables/{table}")
                assert (answer.status_code, answer.json()["code"]) == (503, ServerCode.BROKEN_TABLE)
            await say(ben, "another table goes on")
            place = await patiently(friends, "Ann", table)
            await say(place, "three")
            assert [getattr(each.news, "text", None) for each in place.log][-2:] == ["one", "three"]

    run(scene(), 60)


async def patiently(friends: Friends, name: str, table: TableId) -> TablePlace:
    """Waits until the table has been reread."""
    while True:
        try:
            return await friends.visit(name, table)
        except Refusal as refused:
            assert refused.code == ServerCode.BROKEN_TABLE
            await asyncio.sleep(0)


def test_a_table_with_a_gap_stops_and_the_others_go_on(database: str) -> None:
    async def scene() -> None:
        async with house(database) as found, Friends(found.url) as friends:
            table, ann = await seated(friends, "Ann")
            await say(ann, "one")
            await say(ann, "two")
        await lose(database, table, 3)
        async with house(database) as found, Friends(found.url) as friends:
            with capture_logs() as logs:
                for _ in range(20):
                    with pytest.raises(Refusal) as refused:
                        await friends.visit("Ben", table)
                    assert refused.value.code == ServerCode.BROKEN_TABLE
                async with httpx.AsyncClient(base_url=found.url) as http:
                    door = await http.post(f"/api/tables/{table}/door", json={"invite": "x"})
                assert (door.status_code, door.json()["code"]) == (503, ServerCode.BROKEN_TABLE)
            stopped = [(each["table"], each["number"]) for each in logs if each["event"] == "table stopped"]
            assert set(stopped) == {(table, 3)}
            assert len(stopped) < 20, "it isn't read each time"
            _, ben = await seated(friends, "Ben")
            await say(ben, "another table goes on")

    run(scene(), 60)


def test_a_guest_s_list_shows_tables_that_cannot_be_opened_and_all_others(database: str) -> None:
    """One with a gap, and one the operator closed."""

    async def scene() -> None:
        async with house(database) as found, Friends(found.url) as friends:
            ann = await friends.come("Ann")
            wish = NewTable(Options(pace=Pace.SLOW, deadline=86_400), (Role.DOCTOR,), BotLevel.RANDOM)
            whole, gap, closed = [(await ann.make(wish)).id for _ in range(3)]
            await lose(database, gap, 2)
            await found.core.tables.reload(gap)
            await found.core.storage.orders.give(Order(OrderKind.TABLE, closed))
            await found.core.chores.once()
            for _ in range(2):
                due = {each.id: each.due is not None for each in await ann.your_tables()}
                assert due == {whole: True, gap: False, closed: False}

    run(scene(), 60)
