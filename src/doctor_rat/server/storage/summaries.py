"""What lists show of a table, and who sits where, stored with the entries that changed it."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, bindparam, select, update

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import encode_summary
from doctor_rat.server.storage.sql import execute_many, insert
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


class NewSummary(Value, frozen=True):
    table: TableId
    last: Entry
    """The last entry in the summary."""
    summary: Summary


def write_summaries(connection: Connection, told: Sequence[NewSummary], *, touch: bool) -> None:
    """A summary older than the stored one changes nothing."""
    if told:
        execute_many(connection, _upsert(connection.dialect.name, touch), [_row(each) for each in told])


@cache
def _upsert(dialect: str, touch: bool) -> Any:
    statement = insert(dialect, schema.tables)
    changed = ("access", "stage", "number", "summary", "code") + (("touched_at", "archived") if touch else ())
    return statement.on_conflict_do_update(
        index_elements=["id"],
        set_={name: statement.excluded[name] for name in changed},
        where=schema.tables.c.number <= statement.excluded.number,
    )


def _row(told: NewSummary) -> tuple[Any, ...]:
    """In the order of the columns."""
    last, summary = told.last, told.summary
    return (
        told.table,
        last.at,
        last.at,
        summary.listed.options.access.value,
        summary.listed.stage.value,
        False,
        last.number,
        encode_summary(summary),
        summary.code,
    )


def write_seats(connection: Connection, told: Sequence[NewSummary]) -> None:
    """Write only what differs."""
    if not told:
        return
    rows = connection.execute(_SEATED, {"named": [each.table for each in told]})
    before = {(table, guest) for table, guest in rows}
    after = {(each.table, guest) for each in told for guest in each.summary.guests}
    if gone := sorted(before - after):
        connection.execute(_STAND, [{"at_table": table, "of_guest": guest} for table, guest in gone])
    if come := sorted(after - before):
        connection.execute(
            _sit(connection.dialect.name),
            [{"table_id": table, "guest_id": guest, "seated": True} for table, guest in come],
        )


@cache
def _sit(dialect: str) -> Any:
    statement = insert(dialect, schema.seats)
    return statement.on_conflict_do_update(index_elements=["guest_id", "table_id"], set_={"seated": True})
