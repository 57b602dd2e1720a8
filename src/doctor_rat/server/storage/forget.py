"""Deleting a person from the database. What he did stays in the logs, under no name."""

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_entry, encode
from doctor_rat.server.storage.summaries import Told, write_summaries
from doctor_rat.server.storage.values import Summary
from doctor_rat.table.entries import Body, Entry, Made, Sat
from doctor_rat.table.values import GuestId, TableId

FORGOTTEN = "—"

Summarise = Callable[[TableId, Sequence[Entry]], Summary]
"""Lists hold names too, so a table's summary is made anew from its log."""

_REWRITE = (
    update(schema.entries)
    .where(schema.entries.c.table_id == bindparam("at_table"), schema.entries.c.number == bindparam("at_number"))
    .values(body=bindparam("new_body"))
)


async def forget(
    connection: AsyncConnection, named: GuestId, summarise: Summarise, name: str = FORGOTTEN
) -> list[TableId]:
    sat_at = select(schema.seats.c.table_id).where(schema.seats.c.guest_id == named).order_by(schema.seats.c.table_id)
    found = [TableId(table) for table in (await connection.execute(sat_at)).scalars()]
    changed = [table for table in found if await _rewrite(connection, table, named, summarise, name)]
    await connection.execute(delete(schema.seats).where(schema.seats.c.guest_id == named))
    # His tokens, links and marks go with him.
    await connection.execute(delete(schema.guests).where(schema.guests.c.id == named))
    return changed


async def _rewrite(
    connection: AsyncConnection, table: TableId, named: GuestId, summarise: Summarise, name: str
) -> bool:
    rows = await connection.execute(
        select(schema.entries).where(schema.entries.c.table_id == table).order_by(schema.entries.c.number)
    )
    before = [as_entry(row) for row in rows.mappings()]
    after = [msgspec.structs.replace(entry, body=unnamed(entry.body, named, name)) for entry in before]
    changed = [new for old, new in zip(before, after, strict=True) if new != old]
    if changed:
        rewritten = [
            {"at_table": table, "at_number": entry.number, "new_body": encode(entry.body)} for entry in changed
        ]
        await connection.execute(_REWRITE, rewritten)
        await write_summaries(connection, [Told(table, after[-1], summarise(table, after))], touch=False)
    return bool(changed)


def unnamed(body: Body, named: GuestId, name: str) -> Body:
    match body:
        case Sat(guest=guest) if guest == named:
            return msgspec.structs.replace(body, name=name)
        case Made(owner=owner) if owner == named:
            return msgspec.structs.replace(body, name=name)
        case _:
            return body
