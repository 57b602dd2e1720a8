"""Ratings of guests and puzzles, and which puzzles a guest has answered."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Table, insert, select

from doctor_rat.puzzles.glicko import Bout, Rating, settled, updated
from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema, sql
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import GuestId

FIRST_DEVIATION = 200.0
"""For a puzzle nobody has tried: its estimate says something, but not much."""
COURSE = 400
"""How many of the latest ratings are shown."""
_solution = schema.solutions.c
_solver = schema.solvers.c


class Solver(Value, frozen=True):
    """A guest as a solver of puzzles."""

    rating: Rating = Rating()
    streak: int = 0
    best_streak: int = 0
    best_storm: int = 0
    storm_at: int = 0
    storm_tried: int = 0
    storm_solved: int = 0


class RatedAnswer(Value, frozen=True):
    """The result of an answer."""

    solver: Solver
    before: Solver
    puzzle: Rating
    rated: bool
    """Whether it counted: only the first answer to a puzzle does, outside a storm."""


class PuzzlesKept:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    async def solver(self, guest: GuestId) -> Solver:
        async with self._database.reading.connect() as connection:
            return await connection.run_sync(_read_solver, guest)

    async def answered(self, guest: GuestId) -> set[str]:
        """The puzzles this guest has answered."""
        statement = select(_solution.puzzle_id).where(_solution.guest_id == guest)
        async with self._database.reading.connect() as connection:
            return set((await connection.execute(statement)).scalars())

    async def course(self, guest: GuestId) -> list[tuple[int, float]]:
        """Times and ratings, in order."""
        rated = (_solution.guest_id == guest) & _solution.rating.is_not(None)
        latest = select(_solution.at, _solution.rating).where(rated).order_by(_solution.at.desc()).limit(COURSE)
        async with self._database.reading.connect() as connection:
            rows = (await connection.execute(latest)).all()
        return [(at, rating) for at, rating in reversed(rows)]

    async def rating(self, puzzle: str, first: int) -> Rating:
        async with self._database.reading.connect() as connection:
            return await connection.run_sync(_read_rating, puzzle, first)

    async def answer(
        self, guest: GuestId, puzzle: str, first: int, *, right: bool, storm_after: int | None
    ) -> RatedAnswer:
        """Store an answer. In a storm that began after `storm_after`, it counts only there."""
        now = self._now()

        def work(connection: Connection) -> RatedAnswer:
            return _answer(connection, guest, puzzle, first, right=right, storm_after=storm_after, now=now)

        return await self._writer.change(work)

    async def begin_storm(self, guest: GuestId) -> int:
        """Returns when it began."""
        now = self._now()

        def work(connection: Connection) -> int:
            _have_alone(connection, guest)
            solver = _read_solver(connection, guest)
            _keep_solver(connection, guest, replace(solver, storm_at=now, storm_tried=0, storm_solved=0))
            return now

        return await self._writer.change(work)


def _answer(
    connection: Connection, guest: GuestId, puzzle: str, first: int, *, right: bool, storm_after: int | None, now: int
) -> RatedAnswer:
    _have_alone(connection, guest)
    before, rating = _read_solver(connection, guest), _read_rating(connection, puzzle, first)
    known = _is_answered(connection, guest, puzzle)
    after, rated = before, False
    if storm_after is not None:
        if before.storm_at > storm_after:
            after = _in_storm(before, right)
    elif not known:
        after, rating, rated = *_rated(before, rating, right), True
        _keep(connection, schema.puzzles, {"id": puzzle, **asdict(rating)})
    if not known:
        kept = after.rating.rating if rated else None
        row = {"guest_id": guest, "puzzle_id": puzzle, "at": now, "correct": right, "rating": kept}
        connection.execute(insert(schema.solutions), row)
    if after != before:
        _keep_solver(connection, guest, after)
    return RatedAnswer(after, before, rating, rated)


def _rated(solver: Solver, puzzle: Rating, right: bool) -> tuple[Solver, Rating]:
    """Both, rated as if they had played each other."""
    mine = settled(updated(solver.rating, [Bout(puzzle, float(right))]))
    theirs = settled(updated(puzzle, [Bout(solver.rating, float(not right))]))
    streak = solver.streak + 1 if right else 0
    best = max(streak, solver.best_streak)
    return replace(solver, rating=mine, streak=streak, best_streak=best), theirs


def _in_storm(solver: Solver, right: bool) -> Solver:
    solved = solver.storm_solved + right
    best = max(solver.best_storm, solved)
    return replace(solver, storm_tried=solver.storm_tried + 1, storm_solved=solved, best_storm=best)


def _have_alone(connection: Connection, guest: GuestId) -> None:
    """Two tabs that answer at once, in two processes, take turns."""
    connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())


def _is_answered(connection: Connection, guest: GuestId, puzzle: str) -> bool:
    statement = select(_solution.at).where(_solution.guest_id == guest, _solution.puzzle_id == puzzle)
    return connection.execute(statement).one_or_none() is not None


def _read_solver(connection: Connection, guest: GuestId) -> Solver:
    row = connection.execute(select(schema.solvers).where(_solver.guest_id == guest)).mappings().one_or_none()
    if row is None:
        return Solver()
    rest = {name: row[name] for name in Solver.__struct_fields__ if name != "rating"}
    return Solver(_rating(row), **rest)


def _read_rating(connection: Connection, puzzle: str, first: int) -> Rating:
    statement = select(schema.puzzles).where(schema.puzzles.c.id == puzzle)
    row = connection.execute(statement).mappings().one_or_none()
    return Rating(float(first), FIRST_DEVIATION) if row is None else _rating(row)


def _rating(row: Any) -> Rating:
    return Rating(row["rating"], row["deviation"], row["volatility"])


def _keep_solver(connection: Connection, guest: GuestId, solver: Solver) -> None:
    _keep(connection, schema.solvers, {"guest_id": guest, **asdict(solver), **asdict(solver.rating)})


def _keep(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    (key,) = table.primary_key.columns
    statement = sql.insert(connection.dialect.name, table)
    changed = {name: statement.excluded[name] for name in row if name != key.name}
    connection.execute(statement.on_conflict_do_update(index_elements=[key.name], set_=changed), row)
