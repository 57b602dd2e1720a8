"""A guest's data is deleted while one of their tabs reconnects: it may stay nowhere, and write nothing."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from databases import KINDS, fresh_url
from doctor_rat.client import Api, Refusal, TablePlace, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.core import Core
from doctor_rat.server.live.summary import summarize
from doctor_rat.server.storage import Guest, WriteFailed, open_storage
from doctor_rat.table import Options, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import Entry, Made, Sat
from doctor_rat.table.values import SeatId
from server.house import house, run
from server.storage.samples import talk

NAME = "Annabella"
REFUSED = (Refusal, ConnectionError, ConnectionClosed)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh_url(str(request.param), tmp_path)


async def come_back(api: Api, table: TableId, deleted: asyncio.Event) -> None:
    """A tab that reconnects as fast as it can, and sits down wherever it gets in."""
    place = api.at(table)
    while not deleted.is_set():
        try:
            await place.connect()
            await place.do(ask.Sit(new_id(), (Role.DOCTOR,)))
            await place.do(ask.Talk(new_id(), f"{NAME} here"))
        except REFUSED:
            await asyncio.sleep(0)
    for _ in range(3):
        with pytest.raises(REFUSED):
            await _sit(place)
    await place.close()


async def _sit(place: TablePlace) -> None:
    await place.do(ask.Sit(new_id(), (Role.DOCTOR,)))


def test_tabs_that_reconnect_meanwhile_are_gone_afterwards(database: str) -> None:
    async def scene() -> None:
        async with house(database) as found, Api(found.url) as anns, Api(found.url) as bens:
            await bens.become("Ben")
            for _ in range(6):
                await anns.become(NAME)
                table = (await bens.make(NewTable(Options(), (Role.GROUP_0,)))).id
                deleted = asyncio.Event()
                tabs = [asyncio.create_task(come_back(anns, table, deleted)) for _ in range(3)]
                async with anns.at(table):
                    pass
                await anns.request("DELETE", "/api/me")
                deleted.set()
                await asyncio.gather(*tabs)
                async with bens.at(table) as ben:
                    assert NAME not in repr((ben.table, ben.log))
                    assert ben.here is not None
                    assert ben.here.watching == 0, "nobody is there but Ben"
                assert NAME not in repr(await found.core.storage.read(table, 0))

    run(scene())


async def authenticated(core: Core, api: Api) -> Guest:
    """A guest whose request arrived before the deletion and continues after it."""
    return await core.reception.guest(api.token)


def test_a_guest_known_before_the_deletion_writes_nothing_after_it(database: str) -> None:
    """Even in a process that wasn't told about it."""

    async def scene() -> None:
        async with house(database) as found, Api(found.url) as anns, Api(found.url) as bens:
            await bens.become("Ben")
            await anns.become(NAME)
            table = (await bens.make(NewTable(Options(), (Role.GROUP_0,)))).id
            guest = await authenticated(found.core, anns)
            await anns.request("DELETE", "/api/me")
            live = await found.core.tables.get(table)
            for attempt in (
                live.room.handle(guest.id, guest.name, ask.Sit(new_id(), (Role.DOCTOR,))),
                live.room.join(guest.id, guest.name, live.room.table.invite),
                found.core.gatherings.make(guest, NewTable(Options())),
                found.core.marks.keep(guest.id, table, await found.core.marks.read(guest.id, table)),
            ):
                with pytest.raises(WriteFailed):
                    await attempt
            assert NAME not in repr(await found.core.lobby.tables())
            async with bens.at(table) as ben:
                await ben.do(ask.Talk(new_id(), "the table goes on"))

    run(scene())


def test_a_deletion_that_was_cut_short_is_finished_later(database: str) -> None:
    """The process was killed right after the mark."""

    async def scene() -> None:
        async with house(database) as found, Api(found.url) as anns:
            await anns.become(NAME)
            table = (await anns.make(NewTable(Options(), (Role.GROUP_0,)))).id
            guest = await authenticated(found.core, anns)
            await found.core.storage.guests.mark(guest.id)
            with pytest.raises(Refusal):
                await anns.your_tables()
        async with house(database) as found, Api(found.url) as bens:
            await bens.become("Ben")
            await found.core.deleting.sweep(found.core.clock.now() + 3_600_000)
            assert NAME not in repr(await found.core.storage.read(table, 0))
            assert NAME not in repr(await found.core.lobby.tables())
            before = len(await found.core.storage.read(table, 0))
            await found.core.deleting.sweep(found.core.clock.now() + 3_600_000)
            assert len(await found.core.storage.read(table, 0)) == before, "once is enough"

    run(scene())


def test_an_append_that_would_carry_a_deleted_person_fails_alone(database: str) -> None:
    async def scene() -> None:
        async with open_storage(database) as storage:
            ann = (await storage.guests.make(NAME)).guest.id
            table, other = TableId("t1"), TableId("t2")
            assert await storage.append(table, [Entry(1, 1, Made(table, Options(), ann, NAME, "x"), ann)])
            await storage.guests.mark(ann)
            sat = Entry(2, 2, Sat(SeatId("s1"), (Role.DOCTOR,), ann, NAME), ann)
            answers = await asyncio.gather(
                storage.append(table, [sat]), storage.append(other, talk(1)), return_exceptions=True
            )
            assert isinstance(answers[0], WriteFailed)
            assert answers[1] is True
            assert await storage.guests.forget(ann, summarize) == [table]

    run(scene())
