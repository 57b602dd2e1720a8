"""A process that has a table's lease: `leaseholder.py URL TABLE`. What happens to it then is up to the test."""

import asyncio
import sys

from doctor_rat.server.clock import SteadyClock
from doctor_rat.server.live.leases import BotLeases
from doctor_rat.server.storage import open_storage
from doctor_rat.table import TableId
from server.storage.child import say


async def main(url: str, table: TableId) -> None:
    clock = SteadyClock()
    async with open_storage(url, now=clock.now) as storage:
        assert await BotLeases(storage, clock, "frozen").hold(table)
        say("holds")
        await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], TableId(sys.argv[2])))
