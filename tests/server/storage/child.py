"""A process that writes until it is killed: `child.py URL TABLES ROUND`.

It prints `try TABLE NUMBER` before each append and `ack TABLE NUMBER` after it. It makes one append to each table for
every line it is sent, or keeps going after `run`.
"""

import asyncio
import sys

from doctor_rat.server.storage import Storage, open_storage
from doctor_rat.table import GuestId, TableId
from server.storage.samples import summary, talk


def say(*words: object) -> None:
    print(*words, flush=True)


async def append(storage: Storage, table: TableId, turn: str) -> None:
    number = (await storage.heads([table])).get(table, 0) + 1
    say("try", table, number)
    if await storage.append(table, talk(number, 1, f"{turn} {table}"), summary(GuestId(f"guest of {table}"))):
        say("ack", table, number)
    else:
        say("lost", table, number)


async def forever(storage: Storage, table: TableId, turn: str) -> None:
    while True:
        await append(storage, table, turn)


async def main(url: str, count: int, turn: str) -> None:
    tables = [TableId(f"t{number}") for number in range(count)]
    async with open_storage(url) as storage:
        say("ready")
        while line := await asyncio.to_thread(sys.stdin.readline):
            doing = forever if line.strip() == "run" else append
            await asyncio.gather(*(doing(storage, table, turn) for table in tables))
            say("done")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
