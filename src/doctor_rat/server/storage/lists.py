"""Which tables there are: open ones, one's own, past ones. Archived tables are in no list, and still there."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.values import KeptTable
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import Access, GuestId, Stage, TableId

_table, _seat = schema.tables.c, schema.seats.c
LONGEST = 100


class Tables:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def get(self, named: TableId) -> KeptTable | None:
        """Archived ones too."""
        found = await self._read(select(schema.tables).where(_table.id == named))
        return found[0] if found else None

    async def open(self, limit: int = LONGEST) -> list[KeptTable]:
        """Tables that anyone may come to and that aren't over, the last touched first."""
        return await self._read(
            select(schema.tables)
            .where(_table.access == Access.OPEN, ~_table.archived, _table.stage != Stage.OVER)
            .order_by(_table.touched_at.desc(), _table.id)
            .limit(limit)
        )

    async def of(self, guest: GuestId, limit: int = LONGEST) -> list[KeptTable]:
        """The tables where he sits: running ones, then finished ones, the last touched first."""
        return await self._read(
            select(schema.tables)
            .join(schema.seats, _seat.table_id == _table.id)
            .where(_seat.guest_id == guest, _seat.seated, ~_table.archived)
            .order_by(_table.stage == Stage.OVER, _table.touched_at.desc(), _table.id)
            .limit(limit)
        )

    async def archive_older_than(self, time: int) -> int:
        """Hide the tables untouched since this time, in milliseconds; how many. A new entry brings one back."""
        untouched = update(schema.tables).where(~_table.archived, _table.touched_at < time)

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(untouched.values(archived=True))).rowcount

        return await self._writer.change(work)

    async def _read(self, statement: Select[Any]) -> list[KeptTable]:
        async with self._database.reading.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(statement)).all()
        return [_kept(row) for row in rows]


def _kept(row: Any) -> KeptTable:
    return KeptTable(
        TableId(row.id),
        row.made_at,
        row.touched_at,
        Access(row.access),
        Stage(row.stage),
        row.archived,
        row.number,
        row.summary.encode(),
    )
