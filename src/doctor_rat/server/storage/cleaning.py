"""Deleting what needn't be kept: guests who never played, and old finished games."""

from typing import Any

from sqlalchemy import Connection, Select, delete, exists, or_, select, update

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import Stage

AT_ONCE = 200
"""In one transaction, so that nobody waits for long."""
CUP_DEALS = 5
"""A tournament's deals are named after it, and numbered."""
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
        """Delete some guests from before this time who left no trace, such as a seat or a puzzle. Returns how many."""

        def work(connection: Connection) -> int:
            found = connection.execute(_idle(before)).scalars().all()
            connection.execute(delete(schema.guests).where(_guest.id.in_(found)))
            return len(found)

        return await self._writer.change(work)

    async def delete_unplayed_cups(self, before: int) -> int:
        """Delete some tournaments made before this time that never got a table. Returns how many."""

        def work(connection: Connection) -> int:
            found = connection.execute(_unplayed(before)).scalars().all()
            for each in (schema.team_members, schema.teams):
                connection.execute(delete(each).where(each.c.cup_id.in_(found)))
            deals = [f"{named}.{number}" for named in found for number in range(1, CUP_DEALS + 1)]
            connection.execute(delete(schema.deals).where(schema.deals.c.id.in_(deals)))
            connection.execute(delete(schema.cups).where(schema.cups.c.id.in_(found)))
            return len(found)

        return await self._writer.change(work)

    async def delete_finished(self, before: int) -> int:
        """Delete some games that ended before this time, with everything that belongs to them. Returns how many."""
        ended = select(_table.id).where(_table.stage == Stage.OVER, _table.touched_at < before).limit(AT_ONCE)

        def work(connection: Connection) -> int:
            found = connection.execute(ended).scalars().all()
            for each in _OF_A_TABLE:
                connection.execute(delete(each).where(each.c.table_id.in_(found)))
            connection.execute(delete(schema.tables).where(_table.id.in_(found)))
            # The players still know the deal.
            players = schema.deal_players
            connection.execute(update(players).where(players.c.table_id.in_(found)).values(seen=True))
            return len(found)

        return await self._writer.change(work)


def _unplayed(before: int) -> Select[Any]:
    cup, deal = schema.cups.c, schema.deal_tables.c.deal_id
    theirs = [cup.id + f".{number}" for number in range(1, CUP_DEALS + 1)]
    played = exists().where(or_(*(deal == each for each in theirs)))
    return select(cup.id).where(cup.made_at < before, ~played).limit(AT_ONCE)


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
