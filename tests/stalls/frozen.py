"""A process that stops itself in the middle of a transaction, holding its locks: `frozen.py URL TABLE`.

It appends one entry, stops before the second is committed and, when resumed, prints what became of it. Then it goes on
with the table as any process would.
"""

import asyncio
import os
import signal
import sys
from functools import partial

from sqlalchemy import Connection

from doctor_rat.server.storage import WriteFailed, open_storage
from doctor_rat.server.storage.appends import Append, Kept, keep
from doctor_rat.table import TableId
from server.storage.child import say
from server.storage.samples import talk


def append_and_stop(append: Append, connection: Connection) -> list[Kept]:
    """As the writer does, apart from the stop."""
    kept = keep(connection, [append], {})
    os.kill(os.getpid(), signal.SIGSTOP)
    return kept


async def main(url: str, table: TableId) -> None:
    async with open_storage(url) as storage:
        assert await storage.append(table, talk(1))
        say("ready")
        try:
            zombie = Append(table, tuple(talk(2, 1, "zombie")))
            await storage.writer.change(partial(append_and_stop, zombie))
            say("wrote")
        except WriteFailed:
            say("refused")
        head = (await storage.heads([table]))[table]
        stale = await storage.append(table, talk(2, 1, "stale"))
        fresh = await storage.append(table, talk(head + 1, 1, "fresh"))
        say("after", stale, fresh)
        await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], TableId(sys.argv[2])))
