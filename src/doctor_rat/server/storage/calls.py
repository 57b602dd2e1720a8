"""Who was notified about which turn. A process takes a call in the database before making it, so only one does."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, exists, select, tuple_, update

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_summary
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.values import Summary
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import GuestId, TableId

_call, _table, _seat, _device = schema.push_calls.c, schema.tables.c, schema.seats.c, schema.push_devices.c
_WANTED = exists().where(_seat.table_id == _table.id, _device.guest_id == _seat.guest_id)
"""Someone there has a device that gets notifications."""


class Call(Value, frozen=True):
    """A guest's turn at a table, and what they were told of it."""

    guest_id: GuestId
    table_id: TableId
    count: int
    since: int
    told: int = 0
    called_at: int = 0
    look_at: int | None = None


class CallsKept:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def touched(self, since: int, limit: int) -> list[Summary]:
        """Tables that aren't over, with someone to notify, touched since this time; the earliest first."""
        found = select(schema.tables).where(schema.IS_RUNNING, _table.touched_at >= since, _WANTED)
        async with self._database.reading.connect() as connection:
            rows = await connection.execute(found.order_by(_table.touched_at, _table.id).limit(limit))
            return [as_summary(row) for row in rows.all()]

    async def due(self, now: int, limit: int) -> list[Call]:
        return await self._read(
            select(schema.push_calls).where(_call.look_at <= now).order_by(_call.look_at).limit(limit)
        )

    async def of(self, guest: GuestId) -> list[Call]:
        return await self._read(select(schema.push_calls).where(_call.guest_id == guest).order_by(_call.table_id))

    async def known(self, pairs: Collection[tuple[GuestId, TableId]]) -> list[Call]:
        if not pairs:
            return []
        return await self._read(
            select(schema.push_calls).where(tuple_(_call.guest_id, _call.table_id).in_(list(pairs)))
        )

    async def _read(self, statement: Select[Any]) -> list[Call]:
        async with self._database.reading.connect() as connection:
            return [Call(**row) for row in (await connection.execute(statement)).mappings().all()]

    async def note(self, turns: Collection[Call]) -> None:
        """Store new turns. A known turn stays as it is, and a new one keeps the time of the last call."""
        rows = [
            {name: getattr(turn, name) for name in Call.__struct_fields__}
            for turn in sorted(turns, key=lambda each: (each.guest_id, each.table_id))
        ]

        def work(connection: Connection) -> None:
            # A guest may have been deleted since we looked.
            named = {row["guest_id"] for row in rows}
            here = set(connection.execute(select(schema.guests.c.id).where(schema.guests.c.id.in_(named))).scalars())
            if known := [row for row in rows if row["guest_id"] in here]:
                statement = insert(connection.dialect.name, schema.push_calls)
                new = {name: statement.excluded[name] for name in ("count", "since", "told", "look_at")}
                other = _call.count != statement.excluded["count"]
                connection.execute(
                    statement.on_conflict_do_update(index_elements=["guest_id", "table_id"], set_=new, where=other),
                    known,
                )

        if rows:
            await self._writer.change(work)

    async def take(self, before: Call, after: Call) -> bool:
        """Replace `before` with `after`, unless another process changed it first."""
        same = and_(
            _call.guest_id == before.guest_id,
            _call.table_id == before.table_id,
            _call.count == before.count,
            _call.told == before.told,
            _call.called_at == before.called_at,
            _call.look_at == before.look_at,
        )
        new = {name: getattr(after, name) for name in ("count", "since", "told", "called_at", "look_at")}

        def work(connection: Connection) -> bool:
            return bool(connection.execute(update(schema.push_calls).where(same).values(**new)).rowcount)

        return await self._writer.change(work)

    async def forget_old(self, before: int) -> None:
        """Forget calls that are done, whose turn and last notification were before this time."""
        old = and_(_call.look_at.is_(None), _call.since < before, _call.called_at < before)

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.push_calls).where(old))

        await self._writer.change(work)
