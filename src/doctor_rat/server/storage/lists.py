"""Lists of tables: open ones, a guest's own, past ones. Archived tables count as past, even if unfinished."""

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select, update

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_summary
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.forget import founded
from doctor_rat.server.storage.values import Summary
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import GuestId, Pace, Stage, TableId

log = structlog.get_logger()
_table, _seat = schema.tables.c, schema.seats.c
LONGEST = 100
FEW = 5
"""Open tables a guest may list before other guests' tables come first."""
LATEST = 1_000
"""How many open tables, last touched, are looked at for that: ranking them takes time, and anyone may ask."""
AT_ONE_GO = 200
_IS_PAST = or_(_table.archived, _table.stage == Stage.OVER)


class ListPlace(Value, frozen=True):
    """Where a page of a list ended. Tables added or deleted meanwhile don't shift the rest."""

    touched_at: int
    id: TableId


def _comes_after(place: ListPlace) -> ColumnElement[bool]:
    later = and_(_table.touched_at == place.touched_at, _table.id > place.id)
    return or_(_table.touched_at < place.touched_at, later)


def _slow_tables(after: ListPlace | None) -> Select[Any]:
    """By the index of running tables, the longest untouched first."""
    found = select(schema.tables).where(schema.IS_RUNNING, _table.stage != Stage.LOBBY, _table.summary.contains(_SLOW))
    if after is not None:
        later = and_(_table.touched_at == after.touched_at, _table.id > after.id)
        found = found.where(_table.touched_at >= after.touched_at, or_(_table.touched_at > after.touched_at, later))
    return found.order_by(_table.touched_at, _table.id).limit(AT_ONE_GO)


_SLOW = f'"pace":"{Pace.SLOW}"'
"""As summaries say it: the others needn't be read."""


class TablesKept:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def get(self, named: TableId) -> Summary | None:
        """Includes archived tables."""
        found = await self._read(select(schema.tables).where(_table.id == named))
        return found[0] if found else None

    async def all_of(self, named: Collection[TableId]) -> list[Summary]:
        """Those of these that exist."""
        return await self._read(select(schema.tables).where(_table.id.in_(list(named))).order_by(_table.id))

    async def by_code(self, code: str) -> TableId | None:
        """The table with this code; None if two have it."""
        statement = select(_table.id).where(_table.code == code).limit(2)
        async with self._database.reading.connect() as connection:
            found = (await connection.execute(statement)).scalars().all()
        return TableId(found[0]) if len(found) == 1 else None

    async def open(self, limit: int = LONGEST) -> list[Summary]:
        """Open tables that aren't over, last touched first, of the latest.

        If there are more than fit, each guest's first few come before the rest of those who made many.
        """
        tables = await self._read(open_tables(limit))
        return sorted(tables, key=lambda each: (-each.listed.touched, each.listed.id))

    async def of(self, guest: GuestId, limit: int = LONGEST) -> list[Summary]:
        """The tables they sit at that aren't over, last touched first."""
        return await self._of(guest, ~_IS_PAST, limit)

    async def past(self, guest: GuestId, limit: int = LONGEST, after: ListPlace | None = None) -> list[Summary]:
        """Those that are over or archived, last touched first; only those after a place, if one is given."""
        return await self._of(guest, _IS_PAST if after is None else and_(_IS_PAST, _comes_after(after)), limit)

    async def all(self, *, past: bool = False, limit: int = LONGEST) -> list[Summary]:
        """Everyone's tables, last touched first; with `past`, also those that are over or archived."""
        found = select(schema.tables) if past else select(schema.tables).where(~_IS_PAST)
        return await self._read(found.order_by(_table.touched_at.desc(), _table.id).limit(limit))

    async def slow(self) -> AsyncIterator[Summary]:
        """Every slow game that has begun and isn't over, a few at a time. One touched meanwhile may come twice."""
        place: ListPlace | None = None
        while found := await self._read(_slow_tables(place)):
            for each in found:
                yield each
            place = ListPlace(found[-1].listed.touched, found[-1].listed.id)

    async def count_running(self, guest: GuestId) -> int:
        """How many tables they made or sit at that aren't over."""
        sits = select(_seat.table_id).where(_seat.guest_id == guest, _seat.seated)
        theirs = or_(_table.id.in_(sits), _table.id.in_(founded(guest)))
        running = select(func.count()).where(theirs, ~_IS_PAST)
        async with self._database.reading.connect() as connection:
            return (await connection.execute(running)).scalar_one()

    async def archive_older_than(self, time: int) -> int:
        """Hide tables untouched since this time, in milliseconds. Returns how many. A new entry brings one back."""
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
        return [found for row in rows if (found := _readable(row)) is not None]


def _readable(row: Any) -> Summary | None:
    """A row that can't be read, such as one of a later version's, must not take the others from a list."""
    try:
        return as_summary(row)
    except msgspec.MsgspecError as error:
        log.error("table not listed", table=row.id, error=type(error).__name__)
        return None


def open_tables(limit: int) -> Select[Any]:
    first = schema.entries.c
    latest = (
        select(schema.tables)
        .where(schema.IS_OPEN)
        .order_by(_table.touched_at.desc(), _table.id)
        .limit(LATEST)
        .subquery("latest")
    )
    place = func.row_number().over(partition_by=first.by_guest, order_by=(latest.c.touched_at.desc(), latest.c.id))
    found = (
        select(latest, place.label("place"))
        .outerjoin(schema.entries, and_(first.table_id == latest.c.id, first.number == 1))
        .subquery()
    )
    return select(found).order_by(found.c.place > FEW, found.c.touched_at.desc(), found.c.id).limit(limit)
