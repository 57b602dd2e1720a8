"""The server's key, devices and push messages, on both databases."""

import asyncio

import pytest
from msgspec.structs import replace

from doctor_rat.server.push.sealing import new_secret
from doctor_rat.server.storage import Storage, open_storage
from doctor_rat.server.storage.calls import Call
from doctor_rat.server.storage.push import FAILING_MILLISECONDS, Device
from doctor_rat.table import GuestId, TableId
from server.storage.samples import Time
from server.storage.test_puzzles import retell, tables_with

pytestmark = pytest.mark.anyio
NOON = 12 * 60


async def guest(storage: Storage, name: str = "Ann") -> GuestId:
    return (await storage.guests.make(name)).guest.id


def device(owner: GuestId, named: str = "d1", ahead: int = 0) -> Device:
    return Device(named, owner, "https://push.example/x", b"p", b"a", "en", True, True, True, ahead)


async def test_all_processes_have_one_key(postgresql_url: str) -> None:
    async with open_storage(postgresql_url) as one, open_storage(postgresql_url) as other:
        found = await asyncio.gather(*(each.keys.get("push", new_secret) for each in (one, other) * 4))
        assert len(set(found)) == 1
        assert len(found[0]) == 32


async def test_a_key_outlives_a_restart(url: str) -> None:
    async with open_storage(url) as storage:
        first = await storage.keys.get("push", new_secret)
    async with open_storage(url) as storage:
        assert await storage.keys.get("push", new_secret) == first


async def test_a_deleted_guest_leaves_no_device_and_no_call(storage: Storage) -> None:
    ann = await guest(storage)
    await storage.push.keep(device(ann), 1)
    await storage.calls.note([Call(ann, TableId("t1"), 3, 10, look_at=20)])
    assert {"push_devices", "push_calls"} <= await tables_with(storage, ann)
    await storage.guests.forget(ann, retell)
    assert await tables_with(storage, ann) == {"forgotten"}
    await storage.calls.note([Call(ann, TableId("t1"), 4, 10, look_at=20)])
    assert await tables_with(storage, ann) == {"forgotten"}, "not even from a look that began before"


async def test_a_call_is_taken_once(storage: Storage) -> None:
    ann = await guest(storage)
    call = Call(ann, TableId("t1"), 3, 10, look_at=20)
    await storage.calls.note([call])
    await storage.calls.note([replace(call, since=99)])
    assert await storage.calls.due(19, 10) == []
    assert await storage.calls.due(20, 10) == [call], "a turn that is known stays as it is"
    after = replace(call, told=1, called_at=30, look_at=40)
    taken = await asyncio.gather(*(storage.calls.take(call, after) for _ in range(4)))
    assert sorted(taken) == [False, False, False, True]
    await storage.calls.note([Call(ann, TableId("t1"), 4, 50, look_at=60)])
    assert await storage.calls.due(60, 10) == [Call(ann, TableId("t1"), 4, 50, called_at=30, look_at=60)]


async def test_the_days_deal_is_announced_once_and_not_at_night(storage: Storage) -> None:
    ann = await guest(storage)
    for number, ahead in enumerate((0, 60, 540, -480)):
        await storage.push.keep(device(ann, f"d{number}", ahead), 6)
    assert await storage.push.take_for_today(6, NOON, 10) == [], "they came on that day"

    async def told(minute: int) -> list[str]:
        return sorted(each.id for each in await storage.push.take_for_today(7, minute, 10))

    assert await told(0) == ["d2", "d3"]
    assert await told(7 * 60 - 1) == []
    assert await told(7 * 60) == ["d1"]
    assert await told(NOON) == ["d0"]
    assert await told(NOON) == []


async def test_a_device_out_of_reach_is_forgotten_after_two_weeks(storage: Storage, time: Time) -> None:
    ann = await guest(storage)
    await storage.push.keep(device(ann), 1)
    await storage.push.fails(device(ann))
    time.now += FAILING_MILLISECONDS
    await storage.push.fails(device(ann))
    (kept,) = await storage.push.of(ann)
    await storage.push.works(kept)
    time.now += 1
    await storage.push.fails(kept)
    assert len(await storage.push.of(ann)) == 1, "it worked in between"
    time.now += FAILING_MILLISECONDS + 1
    await storage.push.fails(kept)
    assert await storage.push.of(ann) == []
