"""Everything a server stores."""

import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.appends import Append, read_heads
from doctor_rat.server.storage.calls import CallsKept
from doctor_rat.server.storage.cleaning import Cleaning
from doctor_rat.server.storage.client_files import ClientFiles
from doctor_rat.server.storage.codec import as_entry
from doctor_rat.server.storage.cups import CupsKept
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.databases import database_at
from doctor_rat.server.storage.deals import DealsKept
from doctor_rat.server.storage.errors import StorageCode, StorageError
from doctor_rat.server.storage.guests import Guests
from doctor_rat.server.storage.keys import KeysKept
from doctor_rat.server.storage.learning import LearningKept
from doctor_rat.server.storage.leases import Leases
from doctor_rat.server.storage.listener import LOOK_SECONDS, WORDS, Changed, OnWord, WatchedTables
from doctor_rat.server.storage.lists import TablesKept
from doctor_rat.server.storage.marks import MarksKept
from doctor_rat.server.storage.orders import OrdersKept
from doctor_rat.server.storage.own import Own
from doctor_rat.server.storage.played import Played
from doctor_rat.server.storage.progress import ProgressKept
from doctor_rat.server.storage.push import PushKept
from doctor_rat.server.storage.puzzles import PuzzlesKept
from doctor_rat.server.storage.shares import SharesKept
from doctor_rat.server.storage.values import Summary
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.entries import Entry, check_numbers
from doctor_rat.table.gently import gently
from doctor_rat.table.values import TableId

_LOG = (
    select(schema.entries)
    .where(schema.entries.c.table_id == bindparam("named"), schema.entries.c.number > bindparam("after"))
    .order_by(schema.entries.c.number)
)


def _milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Storage:
    """Logs are stored here, everything else in the parts. Made by `open_storage`."""

    def __init__(self, database: Database, now: Callable[[], int], look_seconds: float) -> None:
        self.database = database
        self.writer = Writer(database)
        self.guests = Guests(database, self.writer, now)
        self.tables = TablesKept(database, self.writer)
        self.leases = Leases(self.writer, now)
        self.marks = MarksKept(database, self.writer)
        self.client_files = ClientFiles(database, self.writer, now)
        self.puzzles = PuzzlesKept(database, self.writer, now)
        self.keys = KeysKept(database, self.writer)
        self.deals = DealsKept(database, self.writer, now)
        self.cups = CupsKept(database, self.writer, now)
        self.push = PushKept(database, self.writer, now)
        self.calls = CallsKept(database, self.writer)
        self.shares = SharesKept(database, self.writer, now)
        self.orders = OrdersKept(database, self.writer, now)
        self.progress = ProgressKept(database, self.writer, now)
        self.learning = LearningKept(database, self.writer)
        self.cleaning = Cleaning(self.writer)
        self.own = Own(database)
        self.listener = database.listener(self.heads, look_seconds)

    async def start(self) -> None:
        self.writer.start()
        if self.listener is not None:
            self.listener.start()

    async def close(self) -> None:
        """Write what is waiting, then close the database."""
        if self.listener is not None:
            await self.listener.close()
        await self.writer.close()
        await self.database.close()

    async def append(
        self,
        table: TableId,
        entries: Sequence[Entry],
        summary: Summary | None = None,
        *,
        told: bool = False,
        played: tuple[Played, ...] = (),
    ) -> bool:
        """Make these entries durable, all or nothing. False if they don't continue from the table's last entry.

        The summary is stored with them; without one, `told` says whether people may know of them. `played` comes with
        a game's last move. Raises `WriteFailed` if the database fails.
        """
        first = entries[0].number
        if any([entry.number != first + place for place, entry in enumerate(entries)]):
            raise ValueError(f"numbers with gaps: {[entry.number for entry in entries]}")
        return await self.writer.append(Append(table, tuple(entries), summary, told or summary is not None, played))

    async def read(self, table: TableId, after: int) -> list[Entry]:
        """The entries after this number, in order. Raises `BrokenLogError` if one is missing."""
        async with self.database.reading.connect() as connection:
            rows = (await connection.execute(_LOG, {"named": table, "after": after})).mappings().all()
        entries = [as_entry(row) async for row in gently(rows)]
        check_numbers(table, after, entries)
        return entries

    async def heads(self, tables: Collection[TableId]) -> dict[TableId, int]:
        """The last number of each table that has entries."""
        if not tables:
            return {}
        async with self.database.reading.connect() as connection:
            return await connection.run_sync(read_heads, tables)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it."""
        return self.database.is_shared

    def on_change(self, changed: Changed, watched: WatchedTables) -> None:
        """Call `changed(table, last number)` when another process has written, and sometimes when none has.

        `watched` returns the tables to check every few seconds, in case a notification was lost.
        """
        if self.listener is not None:
            self.listener.on_change(changed, watched)

    async def tell(self, words: Sequence[str]) -> None:
        """Send messages to all processes on this database. They aren't stored."""
        if self.is_shared and words:
            try:
                async with self.database.reading.connect() as connection:
                    await connection.run_sync(self.database.tell, WORDS, words)
            except (SQLAlchemyError, OSError, TimeoutError):
                raise StorageError(StorageCode.WRITE_FAILED, "The database didn't pass on the message.") from None

    def on_told(self, told: OnWord) -> None:
        """Get messages from all processes, including this one."""
        if self.listener is not None:
            self.listener.on_told(told)

    async def try_to_write(self) -> None:
        """Write as much as many entries take, then undo it. Raises `WriteFailed` with the reason's code."""
        row = {"table_id": f"try:{token_hex(8)}", "owner": "x" * TRIED_BYTES, "expires_at": 0}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.leases), row)
            connection.execute(delete(schema.leases).where(schema.leases.c.table_id == row["table_id"]))

        await self.writer.change(work)


TRIED_BYTES = 16_384
"""A full disk may still have room for a few bytes."""


@asynccontextmanager
async def open_storage(
    url: str, *, now: Callable[[], int] = _milliseconds, look_seconds: float = LOOK_SECONDS
) -> AsyncIterator[Storage]:
    """Open `sqlite:///FILE` or `postgresql://…` and migrate it. Raises `Unusable` with a plain sentence."""
    database = database_at(url)
    await database.open()
    storage = Storage(database, now, look_seconds)
    await storage.start()
    try:
        yield storage
    finally:
        await storage.close()
