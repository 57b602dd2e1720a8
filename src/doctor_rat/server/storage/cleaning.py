"""Deleting what nobody wants kept: guests who never played, and finished games once they are old enough."""

from typing import Any

from sqlalchemy import Connection, Select, delete, exists, select, update

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import Stage

AT_ONCE = 200
"""In one transaction, so that nobody waits for long."""
_guest, _table = schema.guests.c, schema.tables.c
_OF_A_TABLE = (
    schema.entries,
    schema.seats,
    schema.marks,
    schema.leases,
    schema.deal_tables,
    schema.onlookers,
    schema.push_calls,
    schema.shares,
)


class Cleaning:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def prune_guests(self, before: int) -> int:
        """Delete some of those made before this time who left no trace, no seat, puzzle or device say; how many."""

        def work(connection: Connection) -> int:
            found = connection.execute(_idle(before)).scalars().all()
            connection.execute(delete(schema.guests).where(_guest.id.in_(found)))
            return len(found)

        return await self._writer.change(work)

    async def delete_finished(self, before: int) -> int:
        """Delete some of the games that ended before this time, with all that belongs to them; how many."""
        ended = select(_table.id).where(_table.stage == Stage.OVER, _table.touched_at < before).limit(AT_ONCE)

        def work(connection: Connection) -> int:
            found = connection.execute(ended).scalars().all()
            for each in _OF_A_TABLE:
                connection.execute(delete(each).where(each.c.table_id.in_(found)))
            connection.execute(delete(schema.tables).where(_table.id.in_(found)))
            # Whoever played there goes on knowing the deal.
            players = schema.deal_players
            connection.execute(update(players).where(players.c.table_id.in_(found)).values(seen=True))
            return len(found)

        return await self._writer.change(work)


def _idle(before: int) -> Select[Any]:
    entries = schema.entries.c
    traces = (
        exists().where(schema.seats.c.guest_id == _guest.id),
        exists().where(entries.number == 1, entries.by_guest == _guest.id),
        exists().where(schema.marks.c.guest_id == _guest.id),
        exists().where(schema.solvers.c.guest_id == _guest.id),
        exists().where(schema.deal_players.c.guest_id == _guest.id),
        exists().where(schema.team_members.c.guest_id == _guest.id),
        exists().where(schema.push_devices.c.guest_id == _guest.id),
        exists().where(schema.played.c.guest_id == _guest.id),
    )
    return select(_guest.id).where(_guest.made_at < before, *(~trace for trace in traces)).limit(AT_ONCE)
