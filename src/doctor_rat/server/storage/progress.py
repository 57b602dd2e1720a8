"""A guest's statistics, added up by the database, and their profile."""

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, and_, case, exists, func, select

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
"""Points on a plot, per side. More games than that are grouped."""
MATES = 12
CODE_BYTES = 12
_played, _recognized, _profile = schema.played.c, schema.recognized.c, schema.profiles.c
_seat, _table = schema.seats.c, schema.tables.c


class Feat(Value, frozen=True):
    """How often something that earns an honor was done, and when it first was."""

    first: int | None
    times: int


class Count(Value, frozen=True):
    """Games with the same variant, side and difficulty."""

    variant: Variant
    side: PlayedSide
    difficulty: Difficulty
    games: int
    won: int


class Deeds(Value, frozen=True):
    """What earns honors, in all of a guest's games."""

    done: dict[HonorName, Feat]
    first_wins: dict[Variant, int | None]
    """Of games that can earn one."""


class Met(Value, frozen=True):
    """Someone they played with, and when the last game together ended."""

    guest: GuestId
    games: int
    won: int
    at: int


Version = tuple[Any, ...]


class Profile(Value, frozen=True):
    language: str | None = None
    shared: str | None = None
    puzzles: bool = False
    """Whether their finished games may become puzzles."""
    teaches: bool = False
    """Whether the doctor may learn from their finished games."""


class OwnGame(Value, frozen=True):
    """One of their rows, for the export."""

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
        found = select(*like, func.count(), _sum(_played.won)).where(*_counts(guest)).group_by(*like)
        return [
            Count(Variant(variant), PlayedSide(side), Difficulty(difficulty), games, won)
            for variant, side, difficulty, games, won in await self._rows(found)
        ]

    async def deeds(self, guest: GuestId) -> Deeds:
        """In a query of their own: grouping games by kind takes longer the more is added up for each."""
        firsts = [_first(deed) for deed in _DEEDS.values()]
        times = [_times(deed) for deed in _DEEDS.values()]
        wins = [_first(and_(_WON, _played.variant == variant)) for variant in Variant]
        ((*row,),) = await self._rows(select(*firsts, *times, *wins).where(*_counts(guest)))
        count = len(_DEEDS)
        done = map(Feat, row[:count], row[count : 2 * count])
        return Deeds(dict(zip(_DEEDS, done, strict=True)), dict(zip(Variant, row[2 * count :], strict=True)))

    async def lost(self, guest: GuestId) -> list[LostThen]:
        """Analyzed games only, in order, for each side."""
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

    async def version(self, guest: GuestId) -> Version:
        """Changes when a game of theirs is added, analyzed or reviewed."""
        games = (func.count(), func.max(_played.at), func.count(_played.decisions), func.sum(_played.lost))
        ((*played,),) = await self._rows(select(*games).where(_played.guest_id == guest))
        ((diets,),) = await self._rows(select(func.count()).where(_recognized.guest_id == guest))
        return (*played, diets)

    async def met(self, guest: GuestId) -> list[Met]:
        """Whom they played with most."""
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
        return [Met(*row) for row in await self._rows(found)]

    async def mates(self, guest: GuestId, met: Sequence[Met]) -> list[Mate]:
        """Those who are still guests, by the name of the last game together."""
        here = await self._rows(select(schema.guests.c.id).where(schema.guests.c.id.in_([each.guest for each in met])))
        known = {named for (named,) in here}
        names = await self._names(guest, {each.at for each in met})
        told = [(names.get((each.guest, each.at)), each) for each in met if each.guest in known]
        return [Mate(name, each.games, each.won) for name, each in told if name is not None]

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

    async def honors(self, guest: GuestId, deeds: Deeds) -> list[Honor]:
        """The honors earned, each with the first game that earned it."""
        earned = [(name, deed.first, deed.times) for name, deed in deeds.done.items() if deed.first is not None]
        firsts = [at for at in deeds.first_wins.values() if at is not None]
        if len(firsts) == len(Variant):
            earned.append((HonorName.EVERY_VARIANT, max(firsts), 1))
        tables = await self._tables_at(guest, {at for _, at, _ in earned})
        return [Honor(name, at, tables.get(at), times) for name, at, times in earned]

    async def _tables_at(self, guest: GuestId, times: Collection[int]) -> dict[int, TableId]:
        ended = select(_played.at, _table.id).join(schema.tables, _table.id == _played.table_id)
        rows = await self._rows(ended.where(*_counts(guest), _played.at.in_(times)))
        return {at: TableId(named) for at, named in rows}

    async def missing(self, guest: GuestId, limit: int) -> list[TableId]:
        """Their finished games without a result: those from before there were statistics."""
        known = select(_played.table_id).where(_played.guest_id == guest, _played.table_id == _seat.table_id)
        theirs = (_seat.guest_id == guest, _seat.seated, ~known.exists())
        found = select(_table.id).join(schema.seats, _seat.table_id == _table.id).where(*theirs)
        rows = await self._rows(found.where(_table.stage == Stage.OVER).order_by(_table.touched_at.desc()).limit(limit))
        return [TableId(named) for (named,) in rows]

    async def finished(self, guest: GuestId) -> list[TableId]:
        """All their finished games, oldest first."""
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
        columns = (_profile.language, _profile.shared, _profile.puzzles, _profile.teaches)
        found = await self._rows(select(*columns).where(_profile.guest_id == guest))
        if not found:
            return Profile()
        language, shared, puzzles, teaches = found[0]
        return Profile(language, shared, bool(puzzles), bool(teaches))

    async def speaks(self, guest: GuestId, language: str) -> None:
        await self._set(guest, {"language": language})

    async def teach(self, guest: GuestId, *, on: bool) -> None:
        await self._set(guest, {"teaches": on})

    async def share(self, guest: GuestId, *, on: bool) -> str | None:
        """The code of a new link. An earlier one leads nowhere from now on."""
        code = secrets.token_urlsafe(CODE_BYTES) if on else None
        await self._set(guest, {"shared": code})
        return code

    async def lend(self, guest: GuestId, *, on: bool) -> None:
        """Whether their games may become puzzles."""
        await self._set(guest, {"puzzles": on})

    async def lent(self, limit: int) -> list[TableId]:
        """The latest finished games where everybody who ever sat there agrees."""
        sat = exists().where(_seat.table_id == _table.id)
        agrees = exists().where(_profile.guest_id == _seat.guest_id, _profile.puzzles)
        against = exists().where(_seat.table_id == _table.id, ~agrees)
        found = select(_table.id).where(_table.stage == Stage.OVER, sat, ~against)
        rows = await self._rows(found.order_by(_table.touched_at.desc(), _table.id).limit(limit))
        return [TableId(named) for (named,) in rows]

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

    async def _set(self, guest: GuestId, values: dict[str, str | bool | None]) -> None:
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
"""Anyone who has read the rules knows the diets of a first game."""
_WON = and_(_played.won, _EARNS)
_DEEDS: dict[HonorName, ColumnElement[bool]] = {
    HonorName.ULTIMATE: and_(_WON, _played.yuck == 0),
    HonorName.NONE_SPENT: and_(_WON, _played.yuck > 0, _played.yuck_left == _played.yuck),
    HonorName.NO_CROSS: and_(_WON, _played.crosses == 0),
    HonorName.BRUTAL: and_(_WON, _played.difficulty == Difficulty.BRUTAL),
    HonorName.FIVE_LANGUAGES: and_(_played.five_languages, _EARNS),
}
