"""A connection's queue: what is written when, and what is too much."""

import asyncio
from collections.abc import Awaitable, Callable

from websockets.frames import Frame, Opcode

from doctor_rat.protocol.closing import Closing
from doctor_rat.server.sockets.hub import Most, Outlet, Post, encode
from doctor_rat.server.sockets.lines import framed
from doctor_rat.table import GuestId
from server.house import FakeLine, run

FEW = Most(2, 1_000)


def outlet_on(line: FakeLine, most: Most = FEW) -> Outlet:
    return Outlet(GuestId("ann"), "Ann", most, line, Post())


def scene(play: Callable[[FakeLine], Awaitable[None]]) -> None:
    run(play(FakeLine()))


def test_what_is_put_in_one_go_is_written_in_one_go() -> None:
    async def play(line: FakeLine) -> None:
        outlet = outlet_on(line)
        outlet.put(b"one ")
        outlet.put(b"two")
        assert not line.written
        await asyncio.sleep(0)
        outlet.put(b"three")
        await asyncio.sleep(0)
        assert line.written == [b"one two", b"three"]

    scene(play)


def test_a_full_line_is_waited_for() -> None:
    async def play(line: FakeLine) -> None:
        outlet = outlet_on(line)
        line.is_full = True
        outlet.put(b"one")
        outlet.close()
        outlet.put(b"never")
        await asyncio.sleep(0)
        assert not line.written
        assert not outlet.ended.is_set()
        line.is_full = False
        line.drained()
        assert line.written == [b"one"]
        assert outlet.ended.is_set()
        assert outlet.closing is Closing.GOING

    scene(play)


def test_more_than_may_wait_ends_it_at_once() -> None:
    async def play(line: FakeLine) -> None:
        outlet = outlet_on(line)
        line.is_full = True
        for _ in range(3):
            outlet.put(b"much")
        await outlet.ended.wait()
        assert outlet.closing is Closing.TOO_MUCH
        assert not line.written

    scene(play)


def test_bytes_are_counted_with_those_that_are_written_and_not_sent() -> None:
    async def play(line: FakeLine) -> None:
        outlet = outlet_on(line, Most(99, 10))
        outlet.put(b"one of more than ten")
        assert outlet.closing is None, "whatever its size, one may wait"
        await asyncio.sleep(0)
        line.waiting = 6
        outlet.put(b"four")
        assert outlet.closing is None
        outlet.put(b"!")
        assert outlet.closing is Closing.TOO_MUCH

    scene(play)


def test_whoever_waits_until_it_is_empty_waits_for_the_line_and_not_after_the_end() -> None:
    async def play(line: FakeLine) -> None:
        outlet = outlet_on(line)
        await outlet.emptied()
        line.is_full = True
        outlet.put(b"one")
        waits = asyncio.ensure_future(outlet.emptied())
        for _ in range(3):
            await asyncio.sleep(0)
        assert not waits.done()
        line.is_full = False
        line.drained()
        await waits
        line.is_full = True
        waits = asyncio.ensure_future(outlet.emptied())
        outlet.close()
        await waits

    scene(play)


def test_a_frame_is_text_with_its_length() -> None:
    assert encode({"a": 1}) == framed(b'{"a":1}') == b"\x81\x07" + b'{"a":1}'
    assert framed(b"x" * 126)[:4] == b"\x81\x7e\x00\x7e"
    for length in (0, 125, 126, 65_535, 65_536):
        message = b"x" * length
        assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
