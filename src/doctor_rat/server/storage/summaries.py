"""What lists show of a table, and who sits where: written with the entries that changed it."""

from collections.abc import Mapping

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.values import Summary
from doctor_rat.table.entries import Entry
from doctor_rat.table.values import TableId

_SEATED = select(schema.seats.c.table_id, schema.seats.c.guest_id).where(
    schema.seats.c.table_id.in_(bindparam("named", expanding=True)), schema.seats.c.seated
)
_STAND = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("at_table"), schema.seats.c.guest_id == bindparam("of_guest"))
    .values(seated=False)
)


async def write_summaries(
    connection: AsyncConnection, summaries: Mapping[TableId, tuple[Entry, Summary | None]]
) -> None:
    """Each with the entry it follows from; one that tells of an earlier entry than the kept one is left out."""
    told = {table: (entry, summary) for table, (entry, summary) in summaries.items() if summary is not None}
    if not told:
        return
    rows = [
        {
            "id": table,
            "made_at": entry.at,
            "touched_at": entry.at,
            "access": summary.access,
            "stage": summary.stage,
            "archived": False,
            "number": entry.number,
            "summary": summary.listed.decode(),
        }
        for table, (entry, summary) in told.items()
    ]
    statement = insert(connection, schema.tables)
    new = statement.excluded
    await connection.execute(
        statement.on_conflict_do_update(
            index_elements=["id"],
            set_={"access": new.access, "stage": new.stage, "number": new.number, "summary": new.summary},
            where=schema.tables.c.number <= new.number,
        ),
        rows,
    )
    await _write_seats(connection, {table: set(summary.seated) for table, (_, summary) in told.items()})


async def _write_seats(connection: AsyncConnection, wanted: Mapping[TableId, set[str]]) -> None:
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
