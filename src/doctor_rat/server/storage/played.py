"""Finished games by guest: stored with a game's last move, completed by its analysis and review."""

from collections import defaultdict
from collections.abc import Collection, Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, select, text, update

from doctor_rat.locales import LANGUAGES
from doctor_rat.protocol.progress import PlayedSide
from doctor_rat.rules import DietName, Difficulty, Group, Variant
from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.sql import insert
from doctor_rat.table.values import DietsFrom, GuestId, TableId

FIVE = len(LANGUAGES)
"""As many languages as there are catalogs."""


class Played(Value, frozen=True):
    """How a game ended for one of its players."""

    table: TableId
    guest: GuestId
    at: int
    counted: bool
    variant: Variant
    side: PlayedSide
    diets: DietsFrom
    difficulty: Difficulty
    won: bool
    meal: int
    crosses: int
    yuck: int
    yuck_left: int


class Spent(Value, frozen=True):
    """What one side's decisions in a game cost, by its analysis."""

    side: PlayedSide
    decisions: int
    lost: float
    """In percentage points of the chance to win."""


class Recognized(Value, frozen=True):
    """A diet that one side had to find out."""

    side: PlayedSide
    group: Group
    diet: DietName
    meal: int
    """The meal from which it could be known."""
    late: int
    """For how many meals the rats failed to act on it."""


def write_played(connection: Connection, found: Sequence[Played]) -> None:
    """Only for those who are still guests. Existing rows stay as they are."""
    if not found:
        return
    people = _guests(connection, {each.guest for each in found})
    tables = {each.table for each in found}
    fluent = _in_five_languages(connection, [each for each in found if each.guest in people])
    late = {(table, guest) for table in tables for guest in _latecomers(connection, table)}
    rows = [
        {
            **{name: value for name, value in asdict(each).items() if name not in ("table", "guest")},
            "table_id": each.table,
            "guest_id": each.guest,
            "counted": each.counted and (each.table, each.guest) not in late,
            "five_languages": each.table in fluent,
        }
        for each in sorted(found, key=lambda each: (each.guest, each.table))
        if each.guest in people
    ]
    if rows:
        connection.execute(insert(connection.dialect.name, schema.played).on_conflict_do_nothing(), rows)


def _guests(connection: Connection, named: Collection[GuestId]) -> set[GuestId]:
    """Locked until the commit, so a guest being deleted is either gone before we look or deleted after we write."""
    guest = schema.guests.c.id
    found = select(guest).where(guest.in_(sorted(named))).order_by(guest).with_for_update(read=True, key_share=True)
    return set(connection.execute(found).scalars())


def _in_five_languages(connection: Connection, found: Sequence[Played]) -> set[TableId]:
    profile = schema.profiles.c
    told = select(profile.guest_id, profile.language).where(profile.guest_id.in_({each.guest for each in found}))
    spoken = {guest: language for guest, language in connection.execute(told) if language}
    languages: defaultdict[TableId, set[str]] = defaultdict(set)
    for each in found:
        if each.guest in spoken:
            languages[each.table].add(spoken[each.guest])
    return {table for table, heard in languages.items() if len(heard) >= FIVE}


_LATE = text(
    """SELECT DISTINCT by_guest FROM entries WHERE table_id = :named AND body LIKE '%"entry":"sat"%' AND number >
    (SELECT number FROM entries WHERE table_id = :named AND body LIKE '%"entry":"started"%' ORDER BY number LIMIT 1)"""
)
"""In a text that a person wrote, these quotes would be escaped."""


def _latecomers(connection: Connection, table: TableId) -> list[GuestId]:
    """Those who sat down after the deal."""
    return list(connection.execute(_LATE, {"named": table}).scalars())


_SPEND = (
    update(schema.played)
    .where(schema.played.c.table_id == bindparam("at_table"), schema.played.c.side == bindparam("of_side"))
    .values(decisions=bindparam("made"), lost=bindparam("cost"))
)


def write_spent(connection: Connection, table: TableId, spent: Sequence[Spent]) -> None:
    rows = [{"at_table": table, "of_side": each.side, "made": each.decisions, "cost": each.lost} for each in spent]
    if rows:
        connection.execute(_SPEND, rows)


def write_recognized(connection: Connection, table: TableId, found: Sequence[Recognized]) -> None:
    played = schema.played.c
    seats = connection.execute(select(played.guest_id, played.side).where(played.table_id == table)).all()
    people = _guests(connection, {guest for guest, _ in seats})
    rows = [
        {
            "guest_id": guest,
            "table_id": table,
            "group": each.group,
            "diet": each.diet,
            "meal": each.meal,
            "late": each.late,
        }
        for guest, side in sorted(seats)
        for each in found
        if each.side == side and guest in people
    ]
    if rows:
        connection.execute(insert(connection.dialect.name, schema.recognized).on_conflict_do_nothing(), rows)
