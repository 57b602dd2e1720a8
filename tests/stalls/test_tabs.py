"""A guest's data is deleted while one of their tabs reconnects: it may stay nowhere, and write nothing."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from databases import KINDS, fresh_url
from doctor_rat.client import Api, Refusal, TablePlace, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.core import Core
from doctor_rat.server.live import deleting
from doctor_rat.server.live.summary import summarize
from doctor_rat.server.sockets.hub import Most, Outlet
from doctor_rat.server.storage import Guest, Storage, WriteFailed, blotting, open_storage
from doctor_rat.table import GuestId, Options, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import FORMAT, Entry, Forgotten, FormatError, Made, Sat, Talked
from doctor_rat.table.values import SeatId
from server.house import FakeLine, house, run, until
from server.storage.samples import talk
from stalls.backdoor import tamper

NAME = "Annabella"
LONG = TableId("t1")
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
                    # Closing takes the server a moment; then nobody is there but Ben.
                    await until(ben, lambda: ben.here is not None and ben.here.watching == 0)
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


async def with_much_to_say(storage: Storage, length: int) -> GuestId:
    """A guest who made a table and talked there a lot."""
    ann = (await storage.guests.make(NAME)).guest.id
    seat = SeatId("s1")
    log = [
        Entry(1, 1, Made(LONG, Options(), ann, NAME, "x"), ann),
        Entry(2, 2, Sat(seat, (Role.DOCTOR,), ann, NAME), ann),
    ]
    log += [Entry(number, number, Talked(seat, f"{NAME} says", None), ann) for number in range(3, length + 1)]
    assert await storage.append(LONG, log, await summarize(LONG, log))
    return ann


class Others:
    """Who play at another table meanwhile."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.moves = 0

    async def play(self) -> None:
        while True:
            self.moves += await self._storage.append(TableId("t2"), talk(self.moves + 1))

    async def have_moved(self, often: int) -> None:
        while self.moves < often:
            await asyncio.sleep(0)


def test_nobody_waits_while_a_guest_with_a_long_log_is_deleted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blotting, "AT_ONE_GO", 5)

    async def scene() -> None:
        async with open_storage(database) as storage:
            ann, others = await with_much_to_say(storage, 300), Others(storage)
            playing = asyncio.create_task(others.play())
            await others.have_moved(1)
            before = others.moves
            assert await storage.guests.forget(ann, summarize) == [LONG]
            assert others.moves - before > 20, "others moved between one step and the next"
            playing.cancel()
            assert NAME not in repr((await storage.read(LONG, 0), await storage.tables.get(LONG)))

    run(scene())


def test_a_deletion_cut_short_between_two_steps_is_finished_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blotting, "AT_ONE_GO", 5)

    async def scene() -> None:
        async with open_storage(database) as storage:
            ann, others = await with_much_to_say(storage, 300), Others(storage)
            playing = asyncio.create_task(others.play())
            deleting = asyncio.create_task(storage.guests.forget(ann, summarize))
            await others.have_moved(12)
            deleting.cancel()
            playing.cancel()
            await asyncio.gather(deleting, playing, return_exceptions=True)
            texts = [entry.body.text for entry in await storage.read(LONG, 0) if isinstance(entry.body, Talked)]
            assert 0 < texts.count("—") < len(texts)
        async with house(database) as found:
            await found.core.deleting.sweep(found.core.clock.now() + 3_600_000)
            log = await found.core.storage.read(LONG, 0)
            assert NAME not in repr((log, await found.core.storage.tables.get(LONG)))
            assert await found.core.storage.guests.unswept() == []

    run(scene())


def test_a_table_that_fails_does_not_keep_a_guest_at_the_others(database: str) -> None:
    async def scene() -> None:
        async with house(database) as found, Api(found.url) as anns:
            await anns.become(NAME)
            tables = sorted([(await anns.make(NewTable(Options(), (Role.DOCTOR,)))).id for _ in range(3)])
            first = tables[0]
            known = found.core.tables.find(first)
            assert known is not None
            await known.close()
            found.core.tables.forget_idle(-1)
            await tamper(database, f"UPDATE entries SET format = 99 WHERE table_id = '{first}' AND number = 2")
            guest = await authenticated(found.core, anns)
            with pytest.raises(FormatError):
                await found.core.deleting.delete(guest.id)
            for named in tables[1:]:
                assert NAME not in repr(await found.core.storage.read(named, 0))
            late = found.core.clock.now() + 3_600_000
            with capture_logs() as logs:
                await found.core.deleting.sweep(late)
                await found.core.deleting.sweep(late)
            assert [each["event"] for each in logs].count("deletion not finished") == 1, (
                "it waits before it tries again"
            )
            await tamper(database, f"UPDATE entries SET format = {FORMAT} WHERE table_id = '{first}'")
            await found.core.deleting.sweep(late + 3_600_000)
            assert NAME not in repr(await found.core.storage.read(first, 0))
            assert await found.core.storage.guests.unswept() == []

    run(scene())


def test_a_connection_that_slipped_in_meanwhile_is_ended(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process has deleted so many guests since that it has forgotten this one."""
    monkeypatch.setattr(deleting, "MOST_GONE", 0)

    async def scene() -> None:
        async with house(database) as found, Api(found.url) as anns, Api(found.url) as bens:
            await anns.become(NAME)
            await bens.become("Ben")
            annas_table = await found.core.tables.get((await anns.make(NewTable(Options(), (Role.DOCTOR,)))).id)
            bens_table = await found.core.tables.get((await bens.make(NewTable(Options(), (Role.GROUP_0,)))).id)
            guest = await authenticated(found.core, anns)
            gone = asyncio.create_task(found.core.deleting.delete(guest.id))
            while not isinstance(annas_table.room.log[-1].entry.body, Forgotten):
                await asyncio.sleep(0)
            outlet = Outlet(guest.id, NAME, Most(256, 524_288), FakeLine(), found.core.post)
            bens_table.hub.add(outlet)
            await gone
            assert outlet.closing is not None
            bens_table.hub.remove(outlet)

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
