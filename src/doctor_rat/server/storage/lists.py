"""Which tables there are: open ones, one's own, past ones. Archived ones are among the past, even unfinished."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select, update

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_summary
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.forget import founded
from doctor_rat.server.storage.values import Summary
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import GuestId, Stage, TableId

_table, _seat = schema.tables.c, schema.seats.c
LONGEST = 100
FEW = 5
"""Open tables one guest may have before other guests' tables come first."""
_IS_PAST = or_(_table.archived, _table.stage == Stage.OVER)


class Place(Value, frozen=True):
    """Where a list was left off: what is added or deleted meanwhile moves nothing of the rest."""

    touched_at: int
    id: TableId


def _comes_after(place: Place) -> ColumnElement[bool]:
    later = and_(_table.touched_at == place.touched_at, _table.id > place.id)
    return or_(_table.touched_at < place.touched_at, later)


class Tables:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def get(self, named: TableId) -> Summary | None:
        """Archived ones too."""
        found = await self._read(select(schema.tables).where(_table.id == named))
        return found[0] if found else None

    async def by_code(self, code: str) -> TableId | None:
        """The table that is found by this code; none if two are."""
        statement = select(_table.id).where(_table.code == code).limit(2)
        async with self._database.reading.connect() as connection:
            found = (await connection.execute(statement)).scalars().all()
        return TableId(found[0]) if len(found) == 1 else None

    async def open(self, limit: int = LONGEST) -> list[Summary]:
        """Tables that anyone may come to and that aren't over, the last touched first.

        Where there are more, a person's own few come before what others have made in great number.
        """
        tables = await self._read(open_tables(limit))
        return sorted(tables, key=lambda each: (-each.listed.touched, each.listed.id))

    async def of(self, guest: GuestId, limit: int = LONGEST) -> list[Summary]:
        """The tables where he sits that aren't over, the last touched first."""
        return await self._of(guest, ~_IS_PAST, limit)

    async def past(self, guest: GuestId, limit: int = LONGEST, after: Place | None = None) -> list[Summary]:
        """Those that are over, or untouched for long enough to be archived; from a place on, if one is given."""
        return await self._of(guest, _IS_PAST if after is None else and_(_IS_PAST, _comes_after(after)), limit)

    async def all(self, *, past: bool = False, limit: int = LONGEST) -> list[Summary]:
        """Everybody's, the last touched first; also those that are over or archived, if wanted."""
        found = select(schema.tables) if past else select(schema.tables).where(~_IS_PAST)
        return await self._read(found.order_by(_table.touched_at.desc(), _table.id).limit(limit))

    async def running(self) -> list[Summary]:
        """Every game that has begun and isn't over."""
        return await self._read(
            select(schema.tables).where(~_table.archived, _table.stage.in_((Stage.SETUP, Stage.GAME)))
        )

    async def count_running(self, guest: GuestId) -> int:
        """The tables that he made or sits at and that aren't over."""
        sits = select(_seat.table_id).where(_seat.guest_id == guest, _seat.seated)
        his = or_(_table.id.in_(sits), _table.id.in_(founded(guest)))
        running = select(func.count()).where(his, ~_IS_PAST)
        async with self._database.reading.connect() as connection:
            return (await connection.execute(running)).scalar_one()

    async def archive_older_than(self, time: int) -> int:
        """Hide the tables untouched since this time, in milliseconds; how many. A new entry brings one back."""
        untouched = update(schema.tables).where(~_table.archived, _table.touched_at < time)

        def work(connection: Connection) -> int:
            return connection.execute(untouched.values(archived=True)).rowcount

        return await self._writer.change(work)

    async def _of(self, guest: GuestId, which: ColumnElement[bool], limit: int) -> list[Summary]:
        return await self._read(
            select(schema.tables)
            .join(schema.seats, _seat.table_id == _table.id)
            .where(_seat.guest_id == guest, _seat.seated, which)
            .order_by(_table.touched_at.desc(), _table.id)
            .limit(limit)
        )

    async def _read(self, statement: Select[Any]) -> list[Summary]:
        async with self._database.reading.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(statement)).all()
        return [as_summary(row) for row in rows]


def open_tables(limit: int) -> Select[Any]:
    first = schema.entries.c
    latest_first = (_table.touched_at.desc(), _table.id)
    place = func.row_number().over(partition_by=first.by_guest, order_by=latest_first)
    found = (
        select(schema.tables, place.label("place"))
        .outerjoin(schema.entries, and_(first.table_id == _table.id, first.number == 1))
        .where(schema.IS_OPEN)
        .subquery()
    )
    return select(found).order_by(found.c.place > FEW, found.c.touched_at.desc(), found.c.id).limit(limit)
