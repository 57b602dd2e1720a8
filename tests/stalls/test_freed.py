"""A lost connection leaves nothing behind: after a storm, the garbage collector would come too late."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import WeakSet

import pytest
from websockets.frames import Opcode

from doctor_rat.protocol.messages import NewTable
from doctor_rat.server.run import House
from doctor_rat.server.sockets.line import LineProtocol
from doctor_rat.table import Options
from server.house import Friends
from server.test_edges import hello, socket_of
from stalls.strangers import Wire, at, frame

COUNT = 10


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("place", ["lobby", "table", "table without a hello"])
def test_nothing_keeps_a_lost_connection(tmp_path: Path, place: str) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options()))
        lines: WeakSet[LineProtocol] = WeakSet()
        for _ in range(COUNT):
            with Wire(found.url) as wire:
                await wire.upgrade("/api/lobby" if place == "lobby" else socket_of(made.id))
                if place == "table":
                    await wire.send(frame(Opcode.TEXT, hello(ann.token).encode()))
                    live = await found.core.tables.get(made.id)
                    while live.hub.is_empty:
                        await asyncio.sleep(0)
                lines.update(_lines(found))
        while lines:
            await asyncio.sleep(0)

    at(tmp_path, scene)


def _lines(found: House) -> list[LineProtocol]:
    return [each for each in found._server.server_state.connections if isinstance(each, LineProtocol)]
