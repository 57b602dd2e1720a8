"""Tournaments: their teams, and who is in which."""

from collections.abc import Callable

from sqlalchemy import Connection, func, select

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import GuestId

_team, _member = schema.teams.c, schema.team_members.c
MOST_TEAMS = 100
MOST_MEMBERS = 30
"""Of one team: a table seats few, but a club may take turns at its deals."""


class StoredTeam(Value, frozen=True):
    number: int
    invite: str
    members: tuple[tuple[GuestId, str], ...] = ()
    """Ids and names."""


class CupsKept:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    async def make(self, named: str) -> None:
        row = {"id": named, "made_at": self._now()}
        await self._writer.change(lambda connection: _insert(connection, schema.cups, row))

    async def exists(self, named: str) -> bool:
        async with self._database.reading.connect() as connection:
            found = await connection.execute(select(schema.cups.c.id).where(schema.cups.c.id == named))
            return found.one_or_none() is not None

    async def teams(self, named: str) -> list[StoredTeam]:
        teams = select(_team.number, _team.invite).where(_team.cup_id == named).order_by(_team.number)
        people = (
            select(_member.number, _member.guest_id, schema.guests.c.name)
            .join(schema.guests, schema.guests.c.id == _member.guest_id)
            .where(_member.cup_id == named)
            .order_by(schema.guests.c.name, _member.guest_id)
        )
        async with self._database.reading.connect() as connection:
            found = (await connection.execute(teams)).all()
            members = (await connection.execute(people)).all()
        return [
            StoredTeam(
                number,
                invite,
                tuple((GuestId(guest), name) for of, guest, name in members if of == number),
            )
            for number, invite in found
        ]

    async def team_of(self, named: str, guest: GuestId) -> int | None:
        async with self._database.reading.connect() as connection:
            return await connection.run_sync(_team_of, named, guest)

    async def teams_of(self, guest: GuestId) -> list[tuple[str, int]]:
        """The tournaments and teams of a guest."""
        statement = select(_member.cup_id, _member.number).where(_member.guest_id == guest).order_by(_member.cup_id)
        async with self._database.reading.connect() as connection:
            return [(cup, number) for cup, number in (await connection.execute(statement)).all()]

    async def found_team(self, named: str, guest: GuestId, invite: str) -> int | None:
        """The guest's new team, or the one they are in; None if there are too many teams."""

        def work(connection: Connection) -> int | None:
            # One at a time, or two teams could get the same number.
            connection.execute(select(schema.cups.c.id).where(schema.cups.c.id == named).with_for_update())
            if (known := _team_of(connection, named, guest)) is not None:
                return known
            count = connection.execute(select(func.count()).where(_team.cup_id == named)).scalar_one()
            if count >= MOST_TEAMS:
                return None
            row = {"cup_id": named, "number": count + 1, "invite": invite}
            _insert(connection, schema.teams, row)
            return _join(connection, named, guest, count + 1)

        return await self._writer.change(work)

    async def join(self, named: str, guest: GuestId, number: int) -> int | None:
        """The team that the guest is in after this: the first that they joined. None if this one is full."""

        def work(connection: Connection) -> int | None:
            # One at a time, or two could get the last place.
            connection.execute(select(schema.cups.c.id).where(schema.cups.c.id == named).with_for_update())
            if (known := _team_of(connection, named, guest)) is not None:
                return known
            theirs = (_member.cup_id == named, _member.number == number)
            if connection.execute(select(func.count()).where(*theirs)).scalar_one() >= MOST_MEMBERS:
                return None
            return _join(connection, named, guest, number)

        return await self._writer.change(work)


def _insert(connection: Connection, table: object, row: dict[str, object]) -> None:
    connection.execute(insert(connection.dialect.name, table).on_conflict_do_nothing(), row)  # type: ignore[arg-type]


def _join(connection: Connection, named: str, guest: GuestId, number: int) -> int:
    _insert(connection, schema.team_members, {"guest_id": guest, "cup_id": named, "number": number})
    found = _team_of(connection, named, guest)
    assert found is not None
    return found


def _team_of(connection: Connection, named: str, guest: GuestId) -> int | None:
    statement = select(_member.number).where(_member.cup_id == named, _member.guest_id == guest)
    found: int | None = connection.execute(statement).scalar_one_or_none()
    return found
