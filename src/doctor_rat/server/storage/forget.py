"""Which guests are deleted, and where their data is. `blotting` takes them out of the logs."""

from collections.abc import Collection

from sqlalchemy import Connection, Select, bindparam, delete, select, union

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.sql import insert
from doctor_rat.table.values import GuestId, TableId


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


def gone_among(connection: Connection, named: Collection[GuestId]) -> set[GuestId]:
    """The deleted guests among these."""
    found = connection.execute(_GONE, {"named": list(named)}).scalars()
    return {GuestId(guest) for guest in found}


_GONE = select(schema.forgotten.c.guest_id).where(schema.forgotten.c.guest_id.in_(bindparam("named", expanding=True)))


def founded(named: GuestId) -> Select[tuple[str]]:
    """The tables this guest made."""
    entries = schema.entries.c
    return select(entries.table_id).where(entries.number == 1, entries.by_guest == named)
