import asyncio
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from databases import KINDS, fresh_url
from doctor_rat.rules import DietName, Group
from doctor_rat.server.deals.days import deal_for
from doctor_rat.server.storage import (
    Order,
    OrderKind,
    Storage,
    StorageCode,
    Unusable,
    backup,
    open_storage,
    restore,
    schema,
)
from doctor_rat.server.storage.calls import Call
from doctor_rat.server.storage.client_files import KeptFile
from doctor_rat.server.storage.migrate import current_revision
from doctor_rat.server.storage.played import Recognized
from doctor_rat.server.storage.push import Device
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.table import TableId
from doctor_rat.table.entries import Entry
from doctor_rat.table.values import DealId
from server.storage.samples import ANN, BODIES, TABLE, game, summary, talk

pytestmark = pytest.mark.anyio


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh_url(request.param, tmp_path)


async def fill(storage: Storage) -> None:
    made = await storage.guests.make("Ann “Zoë”")
    await storage.guests.make_link(made.guest.id)
    await storage.marks.keep(made.guest.id, TABLE, b"{}")
    await storage.shares.keep(KeptShare("share", made.guest.id, TABLE, 3, "all", "fr", 0), 5)
    await storage.leases.take(TABLE, "me", 5)
    await storage.puzzles.answer(made.guest.id, "p1", 1500, right=True, storm_after=None)
    await storage.client_files.keep({"/assets/index-1.js": KeptFile("text/javascript", b"no backup has it")})
    await storage.deals.keep(deal_for(date(2026, 1, 1), b"k" * 32))
    await storage.deals.claim_once(made.guest.id, DealId("d1"), TABLE, named=True)
    await storage.deals.note_onlooker(made.guest.id, TABLE)
    await storage.cups.make("cup")
    await storage.cups.found_team("cup", made.guest.id, "secret")
    await storage.orders.give(Order(OrderKind.MESSAGE, texts={"en": "Back soon"}))
    await storage.keys.get("push", lambda: b"\0\xff" * 16)
    called = Device("d1", made.guest.id, "https://push.example/x", b"\4p", b"\xffa", "fr", True, False, True, 60)
    await storage.push.keep(called, 1)
    await storage.calls.note([Call(made.guest.id, TABLE, 3, 10, look_at=20)])
    await storage.guests.mark((await storage.guests.make("Bob")).guest.id)
    entries = [Entry(place, place, body) for place, body in enumerate(BODIES, 1)]
    played = game(made.guest.id, table=TABLE)
    assert await storage.append(TABLE, entries, summary(made.guest.id), played=(played,))
    await storage.progress.recognize(TABLE, [Recognized(played.side, Group(0), DietName.STEP, 3, 1)])
    await storage.progress.share(made.guest.id, on=True)
    assert await storage.append(TableId("long"), talk(1, 1_200), summary(ANN))


async def everything(url: str) -> dict[str, list[Any]]:
    async with open_storage(url) as storage, storage.database.reading.connect() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for table in schema.BACKED_UP
        }


async def test_a_backup_restores_everything_into_either_database(url: str, empty: str, tmp_path: Path) -> None:
    async with open_storage(url) as storage:
        await fill(storage)
        await backup(url, tmp_path / "copy")
    before = await everything(url)
    assert all(before.values()), "a row of each kind"
    assert await restore(tmp_path / "copy", empty) == sum(map(len, before.values()))
    assert await everything(empty) == before
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_made_while_others_write_is_whole(url: str, tmp_path: Path) -> None:
    tables = [TableId(f"t{number}") for number in range(5)]
    async with open_storage(url) as storage:
        stop = asyncio.Event()

        async def write(table: TableId) -> int:
            number = 0
            while not stop.is_set():
                assert await storage.append(table, talk(number + 1, 2), summary(ANN))
                number += 2
            return number

        writing = [asyncio.create_task(write(table)) for table in tables]
        while len(await storage.heads(tables)) < len(tables):
            pass
        first = await storage.heads(tables)
        await backup(url, tmp_path / "copy")
        stop.set()
        last = dict(zip(tables, await asyncio.gather(*writing), strict=True))
    restored = fresh_url("sqlite", tmp_path)
    await restore(tmp_path / "copy", restored)
    async with open_storage(restored) as storage:
        for table in tables:
            log = await storage.read(table, 0)
            assert log == talk(1, len(log))
            assert first[table] <= len(log) <= last[table]
            assert len(log) % 2 == 0, "appends are whole"
            kept = await storage.tables.get(table)
            assert kept is not None
            assert kept.number == len(log), "entries and lists are of one moment"


async def refusal(source: Path, url: str) -> StorageCode:
    with pytest.raises(Unusable) as refused:
        await restore(source, url)
    return refused.value.code


async def test_only_an_empty_database_is_filled(url: str, tmp_path: Path) -> None:
    async with open_storage(url) as storage:
        await storage.append(TABLE, talk(1))
    await backup(url, tmp_path / "copy")
    assert await refusal(tmp_path / "copy", url) is StorageCode.NOT_EMPTY


async def test_a_backup_overwrites_nothing(url: str, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("precious")
    with pytest.raises(Unusable) as refused:
        await backup(url, tmp_path / "copy")
    assert refused.value.code is StorageCode.TARGET_EXISTS
    assert (tmp_path / "copy").read_text() == "precious"


async def test_a_database_that_isnt_there_has_no_backup(tmp_path: Path) -> None:
    with pytest.raises(Unusable) as refused:
        await backup(f"sqlite:///{tmp_path / 'nothing.db'}", tmp_path / "copy")
    assert refused.value.code is StorageCode.MISSING
    assert not (tmp_path / "nothing.db").exists()


async def test_a_damaged_backup_changes_nothing(postgresql_url: str, tmp_path: Path) -> None:
    async with open_storage(postgresql_url) as storage:
        await storage.append(TABLE, talk(1, 3))
    await backup(postgresql_url, tmp_path / "copy")
    lines = (tmp_path / "copy").read_text().splitlines(keepends=True)
    empty = fresh_url("sqlite", tmp_path)
    damaged = tmp_path / "damaged"
    for left in ([], lines[1:], lines[:-1], lines[:2] + lines[-1:], [*lines[:2], "{", *lines[2:]]):
        damaged.write_text("".join(left))
        assert await refusal(damaged, empty) is StorageCode.BAD_BACKUP
    damaged.write_text("".join([lines[0].replace(current_revision(), "9999"), *lines[1:]]))
    assert await refusal(damaged, empty) is StorageCode.BAD_BACKUP
    assert await refusal(tmp_path / "none", empty) is StorageCode.BAD_BACKUP
    assert not any((await everything(empty)).values())
