"""Thousands of tables, made by anyone, slow down nobody else's lists, bots or deadlines."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from databases import KINDS, fresh_url
from doctor_rat.client import Api
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server import chores
from doctor_rat.server.core import Core
from doctor_rat.server.live import deleting, lobby
from doctor_rat.server.run import House
from doctor_rat.server.storage import Order, OrderKind, lists, open_storage
from doctor_rat.table import Options, TableId
from server.house import house, run
from server.storage.samples import ANN, summary, talk


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh_url(str(request.param), tmp_path)


def test_the_list_of_open_tables_is_read_once_for_all_who_ask_meanwhile(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(fresh_url("sqlite", tmp_path)) as found, Api(found.url) as ann:
            await ann.become("Ann")
            reads = count_of_reads(found.core)
            await asyncio.gather(*(found.core.lobby.tables() for _ in range(50)))
            assert len(reads) <= 2
            reads.clear()
            made = (await ann.make(NewTable(Options()))).id
            assert [each.id for each in await found.core.lobby.tables()] == [made], "nobody is told an old list"
            asked = [asyncio.create_task(found.core.lobby.tables()) for _ in range(50)]
            await asyncio.sleep(0)
            asked[0].cancel()
            assert [len(each) for each in await asyncio.gather(*asked[1:])] == [1] * 49, (
                "whoever leaves takes nobody along"
            )

    run(scene(), 60)


def test_a_list_just_read_serves_others_until_something_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "SOON", 3_600)

    async def scene() -> None:
        async with house(fresh_url("sqlite", tmp_path)) as found, Api(found.url) as ann:
            await ann.become("Ann")
            told = found.core.lobby
            assert await told.tables() == []
            reads = count_of_reads(found.core)
            assert await told.tables() == []
            assert not reads
            made = (await ann.make(NewTable(Options()))).id
            assert [each.id for each in await told.tables()] == [made]

    run(scene(), 60)


def test_a_change_during_a_reading_makes_it_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "SOON", 3_600)

    async def scene() -> None:
        async with house(fresh_url("sqlite", tmp_path)) as found:
            told = found.core.lobby
            reads = count_of_reads(found.core)
            asked = asyncio.create_task(told.tables())
            while not reads:
                await asyncio.sleep(0)
            told.touch()
            await asked
            await told.tables()
            assert len(reads) == 2

    run(scene(), 60)


def count_of_reads(core: Core) -> list[str]:
    """Statements that rank open tables, as they are read."""
    found: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        if "row_number" in statement:
            found.append(statement)

    event.listen(core.storage.database.reading._engine, "before_cursor_execute", note)  # type: ignore[attr-defined]
    return found


def test_only_the_latest_open_tables_are_ranked(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "LATEST", 3)

    async def scene() -> None:
        async with open_storage(database) as storage:
            for number in range(5):
                assert await storage.append(TableId(f"t{number}"), talk(1, number + 1), summary(ANN))
            assert [each.listed.id for each in await storage.tables.open()] == ["t4", "t3", "t2"]

    run(scene(), 60)


def test_tables_are_tended_while_a_deletion_takes_its_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here it waits for a table that is busy."""
    monkeypatch.setattr(chores, "TICK", 0.01)
    monkeypatch.setattr(deleting, "SWEEP_AFTER", 0)

    async def scene() -> None:
        async with house(database) as found, Api(found.url) as ann, Api(found.url) as ben:
            await ann.become("Ann")
            await ben.become("Ben")
            hers = (await ann.make(NewTable(Options(), (Role.DOCTOR,)))).id
            his = (await ben.make(NewTable(Options(), (Role.DOCTOR,)))).id
            guest = await found.core.reception.guest(ann.token)
            async with busy(found, hers) as waiting:
                await found.core.storage.guests.mark(guest.id)
                while not waiting():
                    await asyncio.sleep(0)
                await found.core.storage.orders.give(Order(OrderKind.TABLE, his))
                while found.core.tables.find(his) is not None:
                    await asyncio.sleep(0)
            while await found.core.storage.guests.unswept():
                await asyncio.sleep(0)

    run(scene(), 60)


@asynccontextmanager
async def busy(found: House, table: TableId) -> AsyncIterator[Callable[[], bool]]:
    """Nothing can be written there meanwhile; tells whether someone waits for it."""
    lock = (await found.core.tables.get(table)).room._lock
    async with lock:
        yield lambda: bool(lock._waiters)
