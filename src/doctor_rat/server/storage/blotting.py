"""Taking a person out of the logs. What they did stays there, without a name; what they wrote doesn't.

Logs may be long and many, so each is rewritten in small transactions: others' writes go in between.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_entry, encode
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.summaries import NewSummary, write_summaries
from doctor_rat.server.storage.values import Summary
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.entries import BrokenLogError, Entry, check_numbers, unnamed
from doctor_rat.table.gently import gently
from doctor_rat.table.values import GuestId, TableId

Summarize = Callable[[TableId, Sequence[Entry]], Awaitable[Summary]]
"""Summaries contain names too, so a table's summary is rebuilt from its log."""

AT_ONE_GO = 100
"""Entries rewritten in one transaction."""

_LOG = select(schema.entries).where(schema.entries.c.table_id == bindparam("named")).order_by(schema.entries.c.number)
_FIRST = select(schema.entries.c.number).where(schema.entries.c.table_id == bindparam("named")).limit(1)
_REWRITE = (
    update(schema.entries)
    .where(schema.entries.c.table_id == bindparam("at_table"), schema.entries.c.number == bindparam("at_number"))
    .values(body=bindparam("new_body"))
)


class Blotting:
    """Blots a guest out of logs."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def blot(self, table: TableId, named: GuestId, summarize: Summarize) -> bool:
        """Return whether it was still to be done here. Cut short, it goes on where it stopped when called again."""
        entries = await self._read(table)
        after, changed = await _without(entries, named, table)
        for start in range(0, len(changed), AT_ONE_GO):
            await self._writer.change(partial(_rewrite, changed[start : start + AT_ONE_GO]))
        told = await _told_again(table, after, summarize) if after else None
        return await self._writer.change(partial(_finish, table, named, told)) or bool(changed)

    async def _read(self, table: TableId) -> list[Entry]:
        """Even if some are missing."""
        async with self._database.reading.connect() as connection:
            rows = (await connection.execute(_LOG, {"named": table})).mappings().all()
        return [as_entry(row) async for row in gently(rows)]


async def _without(
    entries: Sequence[Entry], named: GuestId, table: TableId
) -> tuple[list[Entry], list[dict[str, Any]]]:
    """The log without them, and the rows to write for it."""
    after: list[Entry] = []
    changed: list[dict[str, Any]] = []
    async for entry in gently(entries):
        body = unnamed(entry, named)
        after.append(msgspec.structs.replace(entry, body=body))
        if body != entry.body:
            changed.append({"at_table": table, "at_number": entry.number, "new_body": encode(body)})
    return after, changed


def _rewrite(changed: Sequence[dict[str, Any]], connection: Connection) -> None:
    connection.execute(_REWRITE, changed)


async def _told_again(table: TableId, entries: Sequence[Entry], summarize: Summarize) -> NewSummary | None:
    try:
        check_numbers(table, 0, entries)
    except BrokenLogError:
        return None
    return NewSummary(table, entries[-1], await summarize(table, entries))


def _finish(table: TableId, named: GuestId, told: NewSummary | None, connection: Connection) -> bool:
    """Last, what would lead here again. Return whether something still did."""
    if told is None or connection.execute(_FIRST, {"named": table}).first() is None:
        # Its state is unknown, or it was deleted meanwhile: no list may keep showing the name.
        connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
    else:
        write_summaries(connection, [told], touch=False)
    seat = delete(schema.seats).where(schema.seats.c.guest_id == named, schema.seats.c.table_id == table)
    return bool(connection.execute(seat).rowcount)
