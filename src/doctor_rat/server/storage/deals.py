"""Deals that several tables play, which table plays which, and who plays or knows them."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, exists, literal, select, tuple_, update

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_summary
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.values import KeptDeal, Summary
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import DealId, GuestId, Stage, TableId

MOST_RESULTS = 5_000
"""Tables of a tournament that are compared: more than its teams can have."""
_deal, _at, _player, _looked = (
    schema.deals.c,
    schema.deal_tables.c,
    schema.deal_players.c,
    schema.onlookers.c,
)
_table = schema.tables.c


class DealClaim(Value, frozen=True):
    """Where a guest plays a deal."""

    deal: DealId
    table: TableId
    at: int
    seen: bool
    """They know it without having played it."""
    named: bool
    over: bool = False
    """Whether they have finished it, or know it anyway."""


class DealTable(Value, frozen=True):
    """A table that plays a deal."""

    table: TableId
    team: int | None
    summary: Summary


class DealsKept:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    async def get(self, named: DealId) -> KeptDeal | None:
        row = await self._one(select(_deal.body).where(_deal.id == named))
        return None if row is None else msgspec.json.decode(row[0], type=KeptDeal)

    async def keep(self, deal: KeptDeal) -> KeptDeal:
        """Store this deal. Returns it, or the one stored earlier under the same id."""
        row = {"id": deal.shared.id, "made_at": self._now(), "body": msgspec.json.encode(deal).decode()}

        def work(connection: Connection) -> str:
            connection.execute(_new(connection, schema.deals), row)
            body: str = connection.execute(select(_deal.body).where(_deal.id == deal.shared.id)).scalar_one()
            return body

        return msgspec.json.decode(await self._writer.change(work), type=KeptDeal)

    async def deal_of(self, table: TableId) -> DealId | None:
        """The deal this table plays, shared or not, if it is recorded."""
        row = await self._one(select(_at.deal_id).where(_at.table_id == table))
        return None if row is None else DealId(row[0])

    async def team_of(self, table: TableId) -> int | None:
        row = await self._one(select(_at.team).where(_at.table_id == table))
        team: int | None = None if row is None else row[0]
        return team

    async def add_table(self, deal: DealId, table: TableId, team: int | None = None, *, ranked: bool = True) -> TableId:
        """Record that this table plays it. Returns the table: a team has one per deal, the first recorded."""
        row = {"table_id": table, "deal_id": deal, "team": team, "ranked": ranked}

        def work(connection: Connection) -> TableId:
            connection.execute(_new(connection, schema.deal_tables), row)
            if team is None:
                return table
            first = select(_at.table_id).where(_at.deal_id == deal, _at.team == team)
            return TableId(connection.execute(first).scalar_one())

        return await self._writer.change(work)

    async def tables(self, deal: DealId) -> list[TableId]:
        """All tables that play it, including studies."""
        rows = await self._all(select(_at.table_id).where(_at.deal_id == deal))
        return [TableId(row[0]) for row in rows]

    async def ranked(self, deals: Collection[DealId]) -> dict[DealId, list[DealTable]]:
        """The tables that take part in the results, oldest first."""
        rows = await self._all(
            select(schema.tables, _at.deal_id, _at.team)
            .join(schema.deal_tables, _at.table_id == _table.id)
            .where(_at.deal_id.in_(deals), _at.ranked)
            .order_by(_table.made_at, _table.id)
            .limit(MOST_RESULTS)
        )
        found: dict[DealId, list[DealTable]] = {deal: [] for deal in deals}
        for row in rows:
            found[DealId(row.deal_id)].append(DealTable(TableId(row.id), row.team, as_summary(row)))
        return found

    async def finished(self, deal: DealId, after: tuple[int, TableId], limit: int) -> list[Summary]:
        """Some of those that are over, from the earliest touched after this time and table."""
        rows = await self._all(
            select(schema.tables)
            .join(schema.deal_tables, _at.table_id == _table.id)
            .where(_at.deal_id == deal, _at.ranked, _table.stage == Stage.OVER)
            .where(tuple_(_table.touched_at, _table.id) > tuple_(*map(literal, after)))
            .order_by(_table.touched_at, _table.id)
            .limit(limit)
        )
        return [as_summary(row) for row in rows]

    async def named_among(self, deal: DealId, guests: Collection[GuestId]) -> set[tuple[TableId, GuestId]]:
        """Those of these whose names others may read next to the result."""
        theirs = (_player.deal_id == deal, _player.named, _player.guest_id.in_(guests))
        rows = await self._all(select(_player.table_id, _player.guest_id).where(*theirs))
        return {(TableId(table), GuestId(guest)) for table, guest in rows}

    # Who plays it

    async def claim(self, guest: GuestId, deal: DealId, table: TableId) -> DealClaim:
        """Where this guest plays this deal: here, unless they play it elsewhere or know it already.

        A seat given up before its game began doesn't bind them.
        """
        now = self._now()
        return await self._writer.change(lambda connection: _claim(connection, guest, deal, table, now, free=True))

    async def claim_once(self, guest: GuestId, deal: DealId, table: TableId, *, named: bool) -> DealClaim:
        """The same for a table only they can make, which counts from now on: the first claim holds."""
        now = self._now()

        def work(connection: Connection) -> DealClaim:
            found = _claim(connection, guest, deal, table, now, free=False, named=named)
            row = {"table_id": found.table, "deal_id": deal, "team": None, "ranked": True}
            connection.execute(_new(connection, schema.deal_tables), row)
            return found

        return await self._writer.change(work)

    async def find(self, guest: GuestId, deal: DealId) -> DealClaim | None:
        async with self._database.reading.connect() as connection:
            return await connection.run_sync(_read_claim, guest, deal)

    async def of(self, guest: GuestId) -> list[DealClaim]:
        """All of a guest's claims, oldest first."""

        def work(connection: Connection) -> list[DealClaim]:
            deals = connection.execute(
                select(_player.deal_id).where(_player.guest_id == guest).order_by(_player.at, _player.deal_id)
            )
            found = [_read_claim(connection, guest, DealId(deal)) for deal in deals.scalars().all()]
            return [each for each in found if each is not None]

        async with self._database.reading.connect() as connection:
            return await connection.run_sync(work)

    async def set_named(self, guest: GuestId, deal: DealId, named: bool) -> None:
        change = update(schema.deal_players).where(_player.guest_id == guest, _player.deal_id == deal)
        await self._writer.change(lambda connection: connection.execute(change.values(named=named)).rowcount)

    async def players_among(self, guests: Collection[GuestId], deal: DealId) -> set[GuestId]:
        rows = await self._all(select(_player.guest_id).where(_player.deal_id == deal, _player.guest_id.in_(guests)))
        return {GuestId(row[0]) for row in rows}

    async def have_seen(self, guests: Collection[GuestId], deal: DealId, table: TableId) -> None:
        """Record that these guests know the deal, from this table. Deleted guests are skipped."""
        now = self._now()

        def work(connection: Connection) -> None:
            known = connection.execute(select(schema.guests.c.id).where(schema.guests.c.id.in_(guests)))
            rows = [_row(GuestId(guest), deal, table, now, seen=True) for guest in known.scalars()]
            if rows:
                connection.execute(_new(connection, schema.deal_players), rows)

        await self._writer.change(work)

    # Who has looked at a table without a seat

    async def note_onlooker(self, guest: GuestId, table: TableId) -> None:
        row = {"guest_id": guest, "table_id": table}

        def work(connection: Connection) -> None:
            if connection.execute(select(exists().where(schema.guests.c.id == guest))).scalar_one():
                connection.execute(_new(connection, schema.onlookers), row)

        await self._writer.change(work)

    async def onlookers(self, tables: Collection[TableId]) -> set[GuestId]:
        rows = await self._all(select(_looked.guest_id).where(_looked.table_id.in_(tables)))
        return {GuestId(row[0]) for row in rows}

    async def looked_at(self, guest: GuestId) -> list[TableId]:
        rows = await self._all(select(_looked.table_id).where(_looked.guest_id == guest).order_by(_looked.table_id))
        return [TableId(row[0]) for row in rows]

    async def _one(self, statement: Any) -> Any:
        async with self._database.reading.connect() as connection:
            return (await connection.execute(statement)).one_or_none()

    async def _all(self, statement: Any) -> Sequence[Any]:
        async with self._database.reading.connect() as connection:
            return (await connection.execute(statement)).all()


def _new(connection: Connection, table: Any) -> Any:
    return insert(connection.dialect.name, table).on_conflict_do_nothing()


def _row(
    guest: GuestId, deal: DealId, table: TableId, now: int, *, seen: bool = False, named: bool = False
) -> dict[str, Any]:
    return {"guest_id": guest, "deal_id": deal, "table_id": table, "at": now, "seen": seen, "named": named}


def _claim(
    connection: Connection,
    guest: GuestId,
    deal: DealId,
    table: TableId,
    now: int,
    *,
    free: bool,
    named: bool = False,
) -> DealClaim:
    """With `free`, they may claim another table while they have no seat at the first."""
    # One at a time, over all processes: two seats taken at once must not both count.
    connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
    connection.execute(_new(connection, schema.deal_players), _row(guest, deal, table, now, named=named))
    found = _read_claim(connection, guest, deal)
    assert found is not None
    if found.table == table or found.seen or not free or guest in _holders(connection, found.table):
        return found
    mine = update(schema.deal_players).where(_player.guest_id == guest, _player.deal_id == deal)
    connection.execute(mine.values(table_id=table, at=now))
    return DealClaim(deal, table, now, seen=False, named=found.named)


def _read_claim(connection: Connection, guest: GuestId, deal: DealId) -> DealClaim | None:
    statement = select(schema.deal_players).where(_player.guest_id == guest, _player.deal_id == deal)
    row = connection.execute(statement).one_or_none()
    if row is None:
        return None
    over = row.seen or _has_finished(_summary(connection, TableId(row.table_id)), guest)
    return DealClaim(DealId(row.deal_id), TableId(row.table_id), row.at, row.seen, row.named, over)


def _summary(connection: Connection, table: TableId) -> Summary | None:
    row = connection.execute(select(schema.tables).where(_table.id == table)).one_or_none()
    return None if row is None else as_summary(row)


def _has_finished(summary: Summary | None, guest: GuestId) -> bool:
    """Having left before the start isn't enough."""
    return summary is not None and summary.listed.stage is Stage.OVER and guest in summary.holders


def _holders(connection: Connection, table: TableId) -> Collection[GuestId | None]:
    summary = _summary(connection, table)
    return () if summary is None else summary.holders
