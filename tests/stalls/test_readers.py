"""Clients that don't read are dropped: what waits for them is bounded, and soon gone."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.frames import Opcode

from doctor_rat.client import TablePlace, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.live.tables import PAGE, PAGE_BYTES
from doctor_rat.server.run import House
from doctor_rat.server.sockets.door import HURRIED, LEAST, Stay
from doctor_rat.server.sockets.line import LineProtocol
from doctor_rat.table import Options, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.options import DAY
from server.house import PLENTY, Friends
from server.test_edges import hello, raw, socket_of
from stalls.strangers import FAR, PATIENCE, Wire, at, frame

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
LONG = "\N{RAT}" * 500
ABRUPT = replace(PLENTY, write_seconds=0.2)


async def talkative(friends: Friends, count: int) -> TableId:
    """A table where this much has been said."""
    made = await (await friends.come("Ann")).make(NewTable(Options(), RATS))
    place = await friends.visit("Ann", made.id)
    for _ in range(count):
        await place.do(ask.Talk(new_id(), LONG))
    return made.id


async def caught_up(found: House, friends: Friends, table: TableId, number: int = 0) -> list[dict[str, Any]]:
    """Every message until the client has caught up."""
    token = (await friends.come("Bob")).token
    pages: list[dict[str, Any]] = []
    async with raw(found.url, socket_of(table)) as connection:
        await connection.send(hello(token, number=number))
        while not pages or pages[-1]["more"]:
            text = await connection.recv()
            assert len(text.encode() if isinstance(text, str) else text) <= PAGE_BYTES
            message = json.loads(text)
            if message["type"] == "catch-up":
                pages.append(message)
    return pages


def test_a_long_log_is_caught_up_with_in_pages(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        table = await talkative(friends, 60)
        last = friends.places["Ann"].number
        pages = await caught_up(found, friends, table)
        assert len(pages) > 2
        assert [page["reset"] for page in pages] == [True] + [False] * (len(pages) - 1)
        numbers = [entry["number"] for page in pages for entry in page["entries"]]
        assert numbers == list(range(1, last + 1))
        assert all("table" in page["entries"][-1] for page in pages[:-1]), "each can be shown by itself"
        rest = await caught_up(found, friends, table, 30)
        assert [page["reset"] for page in rest] == [False] * len(rest)
        assert [entry["number"] for page in rest for entry in page["entries"]] == list(range(31, last + 1))
        assert (await caught_up(found, friends, table, last + 1))[0]["reset"]

    at(tmp_path, scene)


def test_short_entries_make_pages_too(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options(), RATS))
        place = await friends.visit("Ann", made.id)
        for number in range(PAGE):
            await place.do(ask.Ready(new_id(), number % 2 == 0))
        pages = await caught_up(found, friends, made.id)
        assert [len(page["entries"]) for page in pages] == [PAGE, place.number - PAGE]

    at(tmp_path, scene)


def test_what_happens_while_somebody_catches_up_is_told_once(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        table = await talkative(friends, 40)
        ann = friends.places["Ann"]
        bob = (await friends.come("Bob")).at(table)
        async with asyncio.TaskGroup() as both:
            both.create_task(bob.connect())
            both.create_task(_chatter(ann))
        while bob.number < ann.number:
            await anext(aiter(bob))
        assert [each.number for each in bob.log] == list(range(1, ann.number + 1))
        await bob.close()

    at(tmp_path, scene)


async def _chatter(place: TablePlace) -> None:
    for _ in range(20):
        await place.do(ask.Talk(new_id(), "hm"))


def narrow(found: House) -> Wire:
    """A connection with small buffers at both ends."""
    for listening in found._server.servers[0].sockets:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
    return Wire(found.url, narrow=True)


def line_of(found: House) -> LineProtocol:
    """The server's only connection."""
    (line,) = [each for each in found._server.server_state.connections if isinstance(each, LineProtocol)]
    return line


@asynccontextmanager
async def never_reading(found: House, friends: Friends, count: int) -> AsyncIterator[LineProtocol]:
    """Bob asks for a log of this many messages and reads none. At the end the server must have dropped him."""
    table = await talkative(friends, count)
    await friends.places["Ann"].close()
    token = (await friends.come("Bob")).token
    with narrow(found) as wire:
        await wire.upgrade(socket_of(table))
        await wire.send(frame(Opcode.TEXT, hello(token).encode()))
        line = line_of(found)
        async with asyncio.timeout(PATIENCE):
            while not line.is_full:
                await asyncio.sleep(0)
        yield line
        live = await found.core.tables.get(table)
        async with asyncio.timeout(PATIENCE):
            while not live.hub.is_empty:
                await asyncio.sleep(0)


def test_a_client_that_catches_up_without_reading_holds_little_and_not_for_long(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        async with never_reading(found, friends, 150) as line:
            assert line.waiting < 4 * PAGE_BYTES, "the other pages aren't made yet"

    at(tmp_path, scene, ABRUPT)


def test_bytes_are_counted_not_only_messages(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        table = await talkative(friends, 1)
        ann = friends.places["Ann"]
        token = (await friends.come("Bob")).token
        with narrow(found) as wire:
            await wire.upgrade(socket_of(table))
            await wire.send(frame(Opcode.TEXT, hello(token).encode()))
            live = await found.core.tables.get(table)
            while len(live.hub._outlets) < 2:
                await asyncio.sleep(0)
            bob = list(live.hub._outlets)[-1]
            most = 0
            while bob.closing is None:
                await ann.do(ask.Talk(new_id(), LONG))
                most = max(most, bob._bytes + bob._line.waiting)
            assert most <= 70_000

    at(tmp_path, scene, replace(PLENTY, queue=100_000, queue_bytes=65_536))


def test_an_answer_that_nobody_reads_is_cut_off(tmp_path: Path) -> None:
    """Over plain HTTP, and even while the server is closing the connection."""

    async def scene(found: House, friends: Friends) -> None:
        for _ in range(60):
            await (await friends.come("Ann")).make(NewTable(Options(), RATS))
        await friends.apis["Ann"].__aexit__(None, None, None)
        while found.core.door.count:
            await asyncio.sleep(0)
        with narrow(found) as wire:
            while not found.core.door.count:
                await asyncio.sleep(0)
            asked = b"GET /api/tables HTTP/1.1\r\nHost: rat\r\n\r\n"
            sending = asyncio.ensure_future(wire.send(asked * 2_000))
            async with asyncio.timeout(PATIENCE):
                while found.core.door.count:
                    await asyncio.sleep(0)
            sending.cancel()

    at(tmp_path, scene, replace(ABRUPT, tables_per_guest=100, request_seconds=DAY))


def test_whoever_reads_slowly_is_kept_and_whoever_stops_is_not(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with narrow(found) as wire:
            await wire.send(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: rat\r\n\r\n")
            while not (stays := [each for each in found.core.door.stays if each.waiting]):
                await asyncio.sleep(0)
            (slow,), now = stays, asyncio.get_running_loop().time()
            assert slow.waiting > 40_000
            for look in range(1, 5):
                await read_some(wire, slow)
                assert not slow.is_stuck(now + 29 * look, 30)
            assert not slow.is_stuck(now + 29 * 5, 30)
            assert slow.is_stuck(now + 29 * 6, 30)

    at(tmp_path, scene, replace(PLENTY, write_seconds=DAY))


@pytest.mark.parametrize("most", ["unread_bytes_per_address", "unread_bytes"])
def test_while_too_much_waits_to_be_read_there_is_less_patience(tmp_path: Path, most: str) -> None:
    async def scene(found: House, _: Friends) -> None:
        door = found.core.door
        with narrow(found) as wire:
            await wire.send(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: rat\r\n\r\n")
            while not (stays := [each for each in door.stays if each.waiting]):
                await asyncio.sleep(0)
            with Wire(found.url, FAR):
                while len(door.stays) < 2:
                    await asyncio.sleep(0)
                await door.look()
                (other,) = set(door.stays) - set(stays)
                assert door.patience(stays[0]) == HURRIED
                assert door.patience(other) == (DAY if most == "unread_bytes_per_address" else HURRIED)
                while stays[0].waiting:
                    assert await wire.some()
                await door.look()
                assert door.patience(stays[0]) == DAY

    at(tmp_path, scene, replace(PLENTY, write_seconds=DAY, **{most: 40_000}))


async def read_some(wire: Wire, stay: Stay) -> None:
    enough = stay.waiting - LEAST
    while stay.waiting > enough:
        assert await wire.some()


def test_a_client_that_does_not_answer_a_ping_is_cut_off_with_all_that_waits(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        async with never_reading(found, friends, 100) as line:
            line.keepalive_timeout()

    at(tmp_path, scene, replace(PLENTY, write_seconds=DAY))
