"""A long log is read in portions: meanwhile others get their turn."""

import asyncio

from doctor_rat.rules import Role
from doctor_rat.table import TableId
from doctor_rat.table.room import AT_ONE_GO
from server.house import run
from table.company import Company

TABLE = TableId("t1")


class Turns:
    """Counts the turns others get."""

    def __init__(self) -> None:
        self.count = 0

    async def __aenter__(self) -> "Turns":
        self._counting = asyncio.create_task(self._go_on())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._counting.cancel()

    async def _go_on(self) -> None:
        while True:
            self.count += 1
            await asyncio.sleep(0)


def test_others_get_their_turn_while_a_log_is_played_through() -> None:
    async def scene() -> None:
        company = Company()
        await company.found()
        await company.sit("ann", Role.DOCTOR)
        for _ in range(2 * AT_ONE_GO):
            await company.talk("ann")
        room = company.new_room()
        async with Turns() as turns:
            await room.open(TABLE)
            assert turns.count >= 2
        assert room.table == company.room.table
        assert room.number == company.room.number

    run(scene())
