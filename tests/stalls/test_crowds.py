"""Many people who come to a table or leave it at one moment don't throw out those who stay."""

import asyncio
from pathlib import Path

from doctor_rat.protocol.messages import Here, NewTable
from doctor_rat.rules import Role
from doctor_rat.server.run import House
from doctor_rat.server.sockets.hub import Most, Outlet, encode
from doctor_rat.table import GuestId, Options
from server.house import FakeLine, Friends
from stalls.strangers import at

ENOUGH = Most(4, 65_536)
"""What a newcomer is sent at most."""


async def turn_of_the_loop() -> None:
    """Until what was put so far is written."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_a_crowd_is_told_of_as_one(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options(), (Role.GROUP_0,)))
        hub = (await found.core.tables.get(made.id)).hub
        line = FakeLine()

        def visitor(number: int, line: FakeLine) -> Outlet:
            return Outlet(GuestId(f"guest {number}"), "", ENOUGH, line, found.core.post)

        def hear() -> list[bytes]:
            """What the one who stays was sent since the last time."""
            heard, line.written = line.written, []
            return heard

        stays, crowd = visitor(0, line), [visitor(number, FakeLine()) for number in range(1, 301)]
        hub.add(stays)
        await turn_of_the_loop()
        assert encode(Here((), 1, False)) in hear()[0]
        for each in crowd:
            hub.add(each)
        await turn_of_the_loop()
        assert hear() == [encode(Here((), 301, False))]
        for each in crowd:
            hub.remove(each)
        await turn_of_the_loop()
        assert hear() == [encode(Here((), 1, False))]
        assert stays.closing is None
        for each in crowd:
            hub.add(each)
            hub.remove(each)
        await turn_of_the_loop()
        assert hear() == [], "nothing has changed"
        hub.remove(stays)

    at(tmp_path, scene)
