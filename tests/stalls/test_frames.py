"""Every WebSocket frame costs something: neither pings nor fragments nor clients that don't read slow anyone else."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.frames import Opcode

from doctor_rat.protocol.messages import NewTable
from doctor_rat.server.run import House
from doctor_rat.server.sockets.line import MOST_FRAGMENTS, LineProtocol
from doctor_rat.table import Options
from doctor_rat.table.options import DAY
from server.house import PLENTY, Friends
from server.test_edges import hello, socket_of
from stalls.strangers import PATIENCE, Wire, at, frame

FEW = replace(PLENTY, command_burst=5, commands_per_second=1e-6)
FLOODS = {
    "pings": frame(Opcode.PING) * 400,
    "pongs nobody asked for": frame(Opcode.PONG, b"x") * 400,
    "empty fragments": frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 400,
    "empty messages": frame(Opcode.TEXT) * 400,
    "binary messages": frame(Opcode.BINARY, b"x") * 400,
}


@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.parametrize("path", ["lobby", "table", "table without a hello"])
def test_every_kind_of_frame_is_counted(tmp_path: Path, kind: str, path: str) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options()))
        with Wire(found.url) as wire:
            async with asyncio.timeout(PATIENCE):
                await wire.upgrade("/api/lobby" if path == "lobby" else socket_of(made.id))
                if path == "table":
                    await wire.send(frame(Opcode.TEXT, hello(ann.token).encode()))
                await wire.send(FLOODS[kind])
                is_refused = path == "table without a hello" and "messages" in kind
                assert await wire.closed_with() == (4400 if is_refused else 4408)

    at(tmp_path, scene, FEW)


def test_the_fragments_of_a_message_are_limited(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with Wire(found.url) as wire:
            async with asyncio.timeout(PATIENCE):
                await wire.upgrade("/api/lobby")
                await wire.send(frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * MOST_FRAGMENTS)
                assert await wire.closed_with() == 4408

    at(tmp_path, scene)


def test_a_message_in_a_few_fragments_is_read(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options()))
        text = hello(ann.token).encode()
        with Wire(found.url) as wire:
            await wire.upgrade(socket_of(made.id))
            await wire.send(frame(Opcode.TEXT, text[:10], fin=False) + frame(Opcode.CONT, text[10:]))
            live = await found.core.tables.get(made.id)
            while live.hub.is_empty:
                await asyncio.sleep(0)

    at(tmp_path, scene)


def test_nothing_is_read_from_a_client_that_does_not_read(tmp_path: Path) -> None:
    """Pongs would pile up, so there are only as many as fit in the buffers."""

    async def scene(found: House, _: Friends) -> None:
        with Wire(found.url, narrow=True) as wire:
            await wire.upgrade("/api/lobby")
            (line,) = [each for each in found._server.server_state.connections if isinstance(each, LineProtocol)]
            line.transport.set_write_buffer_limits(4_096)
            sending = asyncio.ensure_future(wire.send(frame(Opcode.PING, b"x" * 100) * 400_000))
            while line.transport.is_reading():
                await asyncio.sleep(0)
            assert line.is_full
            assert line.waiting <= 1 << 18, "the answers to what was read at one go"
            assert not sending.done(), "the rest waits with its sender"
            sending.cancel()

    at(tmp_path, scene)


def test_what_is_no_text_is_closed_without_a_word_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(found: House, _: Friends) -> None:
        with Wire(found.url) as wire:
            async with asyncio.timeout(PATIENCE):
                await wire.upgrade("/api/lobby")
                await wire.send(frame(Opcode.TEXT, b"\xff"))
                assert await wire.closed_with() == 1007

    at(tmp_path, scene)
    assert not [record for record in caplog.records if record.exc_info]


def test_a_client_that_goes_on_after_the_end_is_cut_off(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with Wire(found.url) as wire:
            await wire.upgrade("/api/lobby")
            while not found.core.lobby._outlets:
                await asyncio.sleep(0)
            (line,) = [each for each in found._server.server_state.connections if isinstance(each, LineProtocol)]
            line.close_timeout = float(DAY)  # how long uvicorn would wait for an answer
            found.core.lobby.close()
            with pytest.raises(ConnectionError):
                await wire.send(frame(Opcode.PING) * 4_000_000)

    at(tmp_path, scene)
