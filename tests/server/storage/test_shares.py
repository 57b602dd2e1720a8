"""Links to moments of games, on both databases; they go with the guest and with the game."""

import pytest
from sqlalchemy import func, select

from doctor_rat.server.storage import Storage, Summary, schema
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.table import GuestId, TableId
from server.storage.samples import Time, summary

pytestmark = pytest.mark.anyio
TABLE = TableId("t1")


async def guest(storage: Storage, name: str = "Ann") -> GuestId:
    return (await storage.guests.make(name)).guest.id


def share(guest: GuestId, named: str = "one", step: int = 3, table: TableId = TABLE) -> KeptShare:
    return KeptShare(named, guest, table, step, "group-0", "en", 0)


async def test_a_link_is_found_listed_and_taken_back(storage: Storage, time: Time) -> None:
    ann, bob = await guest(storage), await guest(storage, "Bob")
    first = await storage.shares.keep(share(ann), 10)
    time.now += 10
    second = await storage.shares.keep(share(ann, "two", 4), 10)
    assert first is not None
    assert second is not None
    assert await storage.shares.find("one") == first
    assert await storage.shares.find("three") is None
    assert await storage.shares.of(ann, TABLE) == [second, first]
    assert await storage.shares.of(ann, TableId("t2")) == []
    assert await storage.shares.of(bob) == []
    assert not await storage.shares.revoke("one", bob)
    assert await storage.shares.revoke("one", ann)
    assert await storage.shares.of(ann) == [second]


async def test_the_same_moment_has_one_link_and_nobody_has_too_many(storage: Storage) -> None:
    ann = await guest(storage)
    first = await storage.shares.keep(share(ann), 2)
    assert await storage.shares.keep(share(ann, "again"), 2) == first
    assert await storage.shares.keep(share(ann, "two", 4), 2)
    assert await storage.shares.keep(share(ann, "three", 5), 2) is None
    assert await storage.shares.keep(share(ann, "four"), 2) == first, "it is no new one"


async def retell(_table: TableId, _log: object) -> Summary:
    return summary()


async def test_links_go_with_the_guest(storage: Storage) -> None:
    ann, bob = await guest(storage), await guest(storage, "Bob")
    await storage.shares.keep(share(ann), 10)
    await storage.shares.keep(share(bob, "bobs"), 10)
    await storage.guests.forget(ann, retell)
    assert await storage.shares.find("one") is None
    assert await storage.shares.find("bobs") is not None
    async with storage.database.reading.connect() as connection:
        assert (await connection.execute(select(func.count()).select_from(schema.shares))).scalar_one() == 1
