"""A guest's statistics, added up by the database; and what a guest has said of themselves."""

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, and_, case, func, select

from doctor_rat.protocol.progress import DietKnown, Honor, HonorName, LostThen, Mate, PlayedSide
from doctor_rat.rules import DietName, Difficulty, Variant
from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_summary
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.played import (
    Played,
    Recognized,
    Spent,
    write_played,
    write_recognized,
    write_spent,
)
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.values import Guest
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import DietsFrom, GuestId, Stage, TableId

POINTS = 24
"""A plot shows so many of each side: more games than that are put together."""
MATES = 12
CODE_BYTES = 12
_played, _recognized, _profile = schema.played.c, schema.recognized.c, schema.profiles.c
_seat, _table = schema.seats.c, schema.tables.c


class Deed(Value, frozen=True):
    """How often something was done that earns an honor, and when it was first."""

    first: int | None
    times: int


class Count(Value, frozen=True):
    """Games that are alike in all of this."""

    variant: Variant
    side: PlayedSide
    difficulty: Difficulty
    games: int
    won: int
    first_win: int | None
    """Of those that can earn an honor."""
    deeds: dict[HonorName, Deed]


class Profile(Value, frozen=True):
    language: str | None = None
    shared: str | None = None


class OwnGame(Value, frozen=True):
    """A row of theirs, for the export."""

    table: TableId
    at: int
    counted: bool
    variant: str
    side: str
    diets: str
    difficulty: str
    won: bool
    meal: int
    crosses: int
    yuck: int
    yuck_left: int
    five_languages: bool
    decisions: int | None
    lost: float | None


class OwnDiet(Value, frozen=True):
    table: TableId
    group: int
    diet: str
    meal: int
    late: int


class ProgressKept:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    async def counts(self, guest: GuestId) -> list[Count]:
        like = (_played.variant, _played.side, _played.difficulty)
        deeds = [part for deed in _DEEDS.values() for part in (_first(deed), _times(deed))]
        sums = (func.count(), _sum(_played.won), _first(_WON), *deeds)
        found = select(*like, *sums).where(*_counts(guest)).group_by(*like)
        return [_count(row) for row in await self._rows(found)]

    async def lost(self, guest: GuestId) -> list[LostThen]:
        """In order, for each side; weighed games alone."""
        colleagues = _played.side == PlayedSide.COLLEAGUE_1
        side = case((colleagues, PlayedSide.COLLEAGUE_0), else_=_played.side).label("side")
        part = func.ntile(POINTS).over(partition_by=side, order_by=_played.at).label("part")
        columns = (side, _played.at, _played.decisions, _played.lost, part)
        each = select(*columns).where(*_counts(guest), _played.decisions > 0).subquery()
        of = each.c
        sums = (func.min(of.at), func.max(of.at), func.count(), func.sum(of.decisions), func.sum(of.lost))
        found = select(of.side, *sums).group_by(of.side, of.part).order_by(of.side, of.part)
        return [
            LostThen(PlayedSide(side).role, first, last, games, decisions, lost / decisions)
            for side, first, last, games, decisions, lost in await self._rows(found)
        ]

    async def unweighed(self, guest: GuestId, limit: int) -> list[TableId]:
        """The latest games that have no analysis yet."""
        found = select(_played.table_id).where(*_counts(guest), schema.IS_UNWEIGHED)
        there = found.join(schema.tables, _table.id == _played.table_id)
        rows = await self._rows(there.order_by(_played.at.desc()).limit(limit))
        return [TableId(named) for (named,) in rows]

    async def diets(self, guest: GuestId) -> list[DietKnown]:
        late = func.sum(case((_recognized.late > 0, 1), else_=0))
        sums = (func.count(), late, func.avg(_recognized.meal), func.avg(_recognized.late))
        found = select(_recognized.diet, *sums).where(_recognized.guest_id == guest).group_by(_recognized.diet)
        return [
            DietKnown(DietName(diet), times, late, float(meal), float(meals))
            for diet, times, late, meal, meals in await self._rows(found)
        ]

    async def mates(self, guest: GuestId) -> list[Mate]:
        """Whom they played with most, by the name of the last game together."""
        mine, other = schema.played.alias("mine").c, schema.played.alias("other").c
        games = func.count().label("games")
        met = (mine.guest_id == guest, mine.counted, other.guest_id != guest)
        found = (
            select(other.guest_id, games, _sum(mine.won), func.max(mine.at))
            .select_from(mine.guest_id.table.join(other.guest_id.table, mine.table_id == other.table_id))
            .where(*met)
            .group_by(other.guest_id)
            .order_by(games.desc(), func.max(mine.at).desc())
            .limit(MATES)
        )
        rows = await self._rows(found)
        names = await self._names(guest, {at for *_, at in rows})
        told = [(names.get((mate, at)), games, won) for mate, games, won, at in rows]
        return [Mate(name, games, won) for name, games, won in told if name is not None]

    async def _names(self, guest: GuestId, times: Collection[int]) -> dict[tuple[str, int], str]:
        """Who sat with them in the games that ended at these times."""
        games = select(schema.tables, _played.at.label("ended")).join(schema.played, _played.table_id == _table.id)
        rows = await self._rows(games.where(_played.guest_id == guest, _played.at.in_(times)))
        names: dict[tuple[str, int], str] = {}
        for row in rows:
            summary = as_summary(row)
            for holder, seat in zip(summary.holders, summary.listed.seats, strict=False):
                if holder is not None:
                    names[holder, row.ended] = seat.name
        return names

    async def honors(self, guest: GuestId, counts: Sequence[Count]) -> list[Honor]:
        """Those earned, each with the first game that did it."""
        earned = [
            (name, min(when), sum(each.deeds[name].times for each in counts))
            for name in _DEEDS
            if (when := [at for each in counts if (at := each.deeds[name].first) is not None])
        ]
        wins = [[each.first_win for each in counts if each.variant is variant] for variant in Variant]
        firsts = [min((at for at in won if at is not None), default=None) for won in wins]
        if None not in firsts:
            earned.append((HonorName.EVERY_VARIANT, max(at for at in firsts if at is not None), 1))
        tables = await self._tables_at(guest, {at for _, at, _ in earned})
        return [Honor(name, at, tables.get(at), times) for name, at, times in earned]

    async def _tables_at(self, guest: GuestId, times: Collection[int]) -> dict[int, TableId]:
        ended = select(_played.at, _table.id).join(schema.tables, _table.id == _played.table_id)
        rows = await self._rows(ended.where(*_counts(guest), _played.at.in_(times)))
        return {at: TableId(named) for at, named in rows}

    async def missing(self, guest: GuestId, limit: int) -> list[TableId]:
        """Finished games of theirs that nothing is written of: those from before there were statistics."""
        known = select(_played.table_id).where(_played.guest_id == guest, _played.table_id == _seat.table_id)
        theirs = (_seat.guest_id == guest, _seat.seated, ~known.exists())
        found = select(_table.id).join(schema.seats, _seat.table_id == _table.id).where(*theirs)
        rows = await self._rows(found.where(_table.stage == Stage.OVER).order_by(_table.touched_at.desc()).limit(limit))
        return [TableId(named) for (named,) in rows]

    async def finished(self, guest: GuestId) -> list[TableId]:
        """All games of theirs that are over, the first first."""
        theirs = (_seat.guest_id == guest, _seat.seated, _table.stage == Stage.OVER)
        found = select(_table.id).join(schema.seats, _seat.table_id == _table.id).where(*theirs)
        return [TableId(named) for (named,) in await self._rows(found.order_by(_table.touched_at, _table.id))]

    async def keep(self, found: Sequence[Played]) -> None:
        await self._writer.change(lambda connection: write_played(connection, found))

    async def spend(self, table: TableId, spent: Sequence[Spent]) -> None:
        await self._writer.change(lambda connection: write_spent(connection, table, spent))

    async def recognize(self, table: TableId, found: Sequence[Recognized]) -> None:
        await self._writer.change(lambda connection: write_recognized(connection, table, found))

    async def profile(self, guest: GuestId) -> Profile:
        found = await self._rows(select(_profile.language, _profile.shared).where(_profile.guest_id == guest))
        return Profile(*found[0]) if found else Profile()

    async def speaks(self, guest: GuestId, language: str) -> None:
        await self._set(guest, {"language": language})

    async def share(self, guest: GuestId, *, on: bool) -> str | None:
        """The code of a new link; whatever one there was leads nowhere from now on."""
        code = secrets.token_urlsafe(CODE_BYTES) if on else None
        await self._set(guest, {"shared": code})
        return code

    async def sharing(self, code: str) -> Guest | None:
        """Whose results this link shows."""
        found = select(schema.guests).join(schema.profiles, _profile.guest_id == schema.guests.c.id)
        rows = await self._rows(found.where(_profile.shared == code))
        return Guest(GuestId(rows[0].id), rows[0].name, rows[0].made_at) if rows else None

    async def own_games(self, guest: GuestId) -> list[OwnGame]:
        columns = [_played.table_id if name == "table" else _played[name] for name in OwnGame.__struct_fields__]
        found = select(*columns).where(_played.guest_id == guest).order_by(_played.at, _played.table_id)
        return [OwnGame(*row) for row in await self._rows(found)]

    async def own_diets(self, guest: GuestId) -> list[OwnDiet]:
        of = _recognized
        found = select(of.table_id, of.group, of.diet, of.meal, of.late).where(of.guest_id == guest)
        return [OwnDiet(*row) for row in await self._rows(found.order_by(of.table_id, of.group))]

    async def _set(self, guest: GuestId, values: dict[str, str | None]) -> None:
        def work(connection: Connection) -> None:
            statement = insert(connection.dialect.name, schema.profiles).values(guest_id=guest, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=["guest_id"], set_=values))

        await self._writer.change(work)

    async def _rows(self, found: Executable) -> Sequence[Any]:
        async with self._database.reading.connect() as connection:
            return list((await connection.execute(found)).all())


def _counts(guest: GuestId) -> tuple[ColumnElement[bool], ...]:
    return _played.guest_id == guest, _played.counted


def _sum(flag: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((flag, 1), else_=0))


def _first(deed: ColumnElement[bool]) -> ColumnElement[int | None]:
    return func.min(case((deed, _played.at)))


def _times(deed: ColumnElement[bool]) -> ColumnElement[int]:
    return func.count(case((deed, 1)))


_EARNS = _played.diets != DietsFrom.PRESET
"""The diets of a first game are known to whoever has read the rules."""
_WON = and_(_played.won, _EARNS)
_DEEDS: dict[HonorName, ColumnElement[bool]] = {
    HonorName.ULTIMATE: and_(_WON, _played.yuck == 0),
    HonorName.NONE_SPENT: and_(_WON, _played.yuck > 0, _played.yuck_left == _played.yuck),
    HonorName.NO_CROSS: and_(_WON, _played.crosses == 0),
    HonorName.BRUTAL: and_(_WON, _played.difficulty == Difficulty.BRUTAL),
    HonorName.FIVE_LANGUAGES: and_(_played.five_languages, _EARNS),
}


def _count(row: Any) -> Count:
    variant, side, difficulty, games, won, first_win, *rest = row
    deeds = {name: Deed(*rest[2 * place : 2 * place + 2]) for place, name in enumerate(_DEEDS)}
    return Count(Variant(variant), PlayedSide(side), Difficulty(difficulty), games, won, first_win, deeds)
