import asyncio

import pytest

from doctor_rat.server.storage import Storage
from doctor_rat.table import TableId
from server.storage.samples import TABLE, Time

pytestmark = pytest.mark.anyio


async def test_one_process_has_a_lease(storage: Storage) -> None:
    answers = await asyncio.gather(*(storage.leases.take(TABLE, owner, 5) for owner in "abc"))
    assert sorted(answers) == [False, False, True]
    assert await storage.leases.take(TableId("t2"), "c", 5)


async def test_its_owner_extends_it_by_taking_it_again(storage: Storage, time: Time) -> None:
    assert await storage.leases.take(TABLE, "a", 5)
    time.now += 4_000
    assert await storage.leases.take(TABLE, "a", 5)
    time.now += 4_000
    assert not await storage.leases.take(TABLE, "b", 5)


async def test_an_expired_lease_can_be_taken(storage: Storage, time: Time) -> None:
    assert await storage.leases.take(TABLE, "a", 5)
    time.now += 4_999
    assert not await storage.leases.take(TABLE, "b", 5)
    time.now += 1
    assert await storage.leases.take(TABLE, "b", 5)


async def test_released_leases_are_free_and_only_their_owner_releases_them(storage: Storage) -> None:
    names = [TABLE, TableId("t2")]
    for name in names:
        assert await storage.leases.take(name, "a", 5)
    await storage.leases.release("b")
    assert not await storage.leases.take(TABLE, "b", 5)
    await storage.leases.release("a")
    for name in names:
        assert await storage.leases.take(name, "b", 5)
