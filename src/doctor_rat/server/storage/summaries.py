"""What lists show of a table, and who sits where: written with the entries that changed it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.values import Summary
from doctor_rat.table.entries import Entry
from doctor_rat.table.values import GuestId, TableId

_SEATED = select(schema.seats.c.table_id, schema.seats.c.guest_id).where(
    schema.seats.c.table_id.in_(bindparam("named", expanding=True)), schema.seats.c.seated
)
_STAND = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("at_table"), schema.seats.c.guest_id == bindparam("of_guest"))
    .values(seated=False)
)


class Told(Value, frozen=True):
    table: TableId
    last: Entry
    """The entry that the summary tells of."""
    summary: Summary


async def write_summaries(connection: AsyncConnection, told: Sequence[Told], *, touch: bool) -> None:
    """One that tells of an earlier entry than the kept one changes nothing."""
    if not told:
        return
    statement = insert(connection, schema.tables)
    changed = ("access", "stage", "number", "summary") + (("touched_at", "archived") if touch else ())
    await connection.execute(
        statement.on_conflict_do_update(
            index_elements=["id"],
            set_={name: statement.excluded[name] for name in changed},
            where=schema.tables.c.number <= statement.excluded.number,
        ),
        [_row(each) for each in told],
    )
    await _write_seats(connection, {each.table: each.summary.seated for each in told})


def _row(told: Told) -> dict[str, Any]:
    return {
        "id": told.table,
        "made_at": told.last.at,
        "touched_at": told.last.at,
        "access": told.summary.access,
        "stage": told.summary.stage,
        "archived": False,
        "number": told.last.number,
        "summary": told.summary.listed.decode(),
    }


async def _write_seats(connection: AsyncConnection, wanted: Mapping[TableId, Collection[GuestId]]) -> None:
    """Only what differs, which is mostly nothing."""
    rows = await connection.execute(_SEATED, {"named": list(wanted)})
    before = {(table, guest) for table, guest in rows}
    after = {(table, guest) for table, guests in wanted.items() for guest in guests}
    if gone := sorted(before - after):
        await connection.execute(_STAND, [{"at_table": table, "of_guest": guest} for table, guest in gone])
    if come := sorted(after - before):
        statement = insert(connection, schema.seats)
        await connection.execute(
            statement.on_conflict_do_update(index_elements=["guest_id", "table_id"], set_={"seated": True}),
            [{"table_id": table, "guest_id": guest, "seated": True} for table, guest in come],
        )
