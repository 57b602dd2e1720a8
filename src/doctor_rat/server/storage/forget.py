"""Deleting a person from the database. What he did stays in the logs, under no name; what he wrote doesn't."""

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, select, union, update

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_entry, encode
from doctor_rat.server.storage.summaries import Told, write_summaries
from doctor_rat.server.storage.values import Summary
from doctor_rat.table.entries import Body, Entry, Made, Sat, Talked
from doctor_rat.table.values import NOBODY, GuestId, TableId

Summarise = Callable[[TableId, Sequence[Entry]], Summary]
"""Lists hold names too, so a table's summary is made anew from its log."""

_REWRITE = (
    update(schema.entries)
    .where(schema.entries.c.table_id == bindparam("at_table"), schema.entries.c.number == bindparam("at_number"))
    .values(body=bindparam("new_body"))
)


def tables_of(connection: Connection, named: GuestId) -> list[TableId]:
    """Where he ever sat, and those that he made."""
    sat = select(schema.seats.c.table_id).where(schema.seats.c.guest_id == named)
    return sorted(TableId(table) for table in connection.execute(union(sat, founded(named))).scalars())


def forget(connection: Connection, named: GuestId, summarise: Summarise) -> list[TableId]:
    found = tables_of(connection, named)
    changed = [table for table in found if _rewrite(connection, table, named, summarise)]
    connection.execute(delete(schema.seats).where(schema.seats.c.guest_id == named))
    # His tokens, links and marks go with him.
    connection.execute(delete(schema.guests).where(schema.guests.c.id == named))
    return changed


def founded(named: GuestId) -> Select[tuple[str]]:
    """The tables that this guest made."""
    entries = schema.entries.c
    return select(entries.table_id).where(entries.number == 1, entries.by_guest == named)


def _rewrite(connection: Connection, table: TableId, named: GuestId, summarise: Summarise) -> bool:
    rows = connection.execute(
        select(schema.entries).where(schema.entries.c.table_id == table).order_by(schema.entries.c.number)
    )
    before = [as_entry(row) for row in rows.mappings()]
    after = [msgspec.structs.replace(entry, body=unnamed(entry, named)) for entry in before]
    changed = [new for old, new in zip(before, after, strict=True) if new != old]
    if changed:
        rewritten = [
            {"at_table": table, "at_number": entry.number, "new_body": encode(entry.body)} for entry in changed
        ]
        connection.execute(_REWRITE, rewritten)
        write_summaries(connection, [Told(table, after[-1], summarise(table, after))], touch=False)
    return bool(changed)


def unnamed(entry: Entry, named: GuestId) -> Body:
    """Without his name, and without what he wrote in his own words."""
    match entry.body:
        case Sat(guest=guest) as body if guest == named:
            return msgspec.structs.replace(body, name=NOBODY)
        case Made(owner=owner) as body if owner == named:
            return msgspec.structs.replace(body, name=NOBODY)
        case Talked() as body if entry.by == named:
            return msgspec.structs.replace(body, text=NOBODY)
        case body:
            return body
