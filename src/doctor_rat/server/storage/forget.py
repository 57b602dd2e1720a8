"""Deleting a person from the database. What they did stays in the logs, without a name; what they wrote doesn't."""

from collections.abc import Callable, Collection, Sequence

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, select, union, update

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_entry, encode
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.summaries import NewSummary, write_summaries
from doctor_rat.server.storage.values import Summary
from doctor_rat.table.entries import BrokenLogError, Entry, check_numbers, unnamed
from doctor_rat.table.values import GuestId, TableId

Summarize = Callable[[TableId, Sequence[Entry]], Summary]
"""Summaries contain names too, so a table's summary is rebuilt from its log."""

_REWRITE = (
    update(schema.entries)
    .where(schema.entries.c.table_id == bindparam("at_table"), schema.entries.c.number == bindparam("at_number"))
    .values(body=bindparam("new_body"))
)


def tables_of(connection: Connection, named: GuestId) -> list[TableId]:
    """Tables they made or ever sat at."""
    sat = select(schema.seats.c.table_id).where(schema.seats.c.guest_id == named)
    return sorted(TableId(table) for table in connection.execute(union(sat, founded(named))).scalars())


def mark(connection: Connection, named: GuestId, now: int) -> None:
    """From now on no token opens this account, and nothing that carries their data is written."""
    marked = insert(connection.dialect.name, schema.forgotten).on_conflict_do_nothing()
    connection.execute(marked, {"guest_id": named, "at": now, "swept": False})
    # Tokens, links and marks go with the guest.
    connection.execute(delete(schema.guests).where(schema.guests.c.id == named))


def forget(connection: Connection, named: GuestId, summarize: Summarize) -> list[TableId]:
    """Blot them out of the logs. Returns the tables whose logs changed."""
    found = tables_of(connection, named)
    changed = [table for table in found if _rewrite(connection, table, named, summarize)]
    connection.execute(delete(schema.seats).where(schema.seats.c.guest_id == named))
    return changed


def gone_among(connection: Connection, named: Collection[GuestId]) -> set[GuestId]:
    """The deleted guests among these."""
    found = connection.execute(_GONE, {"named": list(named)}).scalars()
    return {GuestId(guest) for guest in found}


_GONE = select(schema.forgotten.c.guest_id).where(schema.forgotten.c.guest_id.in_(bindparam("named", expanding=True)))


def founded(named: GuestId) -> Select[tuple[str]]:
    """The tables this guest made."""
    entries = schema.entries.c
    return select(entries.table_id).where(entries.number == 1, entries.by_guest == named)


def _rewrite(connection: Connection, table: TableId, named: GuestId, summarize: Summarize) -> bool:
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
        _tell_again(connection, table, after, summarize)
    return bool(changed)


def _tell_again(connection: Connection, table: TableId, entries: Sequence[Entry], summarize: Summarize) -> None:
    try:
        check_numbers(table, 0, entries)
    except BrokenLogError:
        # Its state is unknown, and no list may keep showing the name.
        connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
    else:
        write_summaries(connection, [NewSummary(table, entries[-1], summarize(table, entries))], touch=False)
