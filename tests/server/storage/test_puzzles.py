"""Ratings, answers and storms, on both databases; all of it goes with the guest."""

import asyncio
from pathlib import Path

import pytest
from alembic.command import downgrade
from alembic.config import Config
from sqlalchemy import Connection, select

from doctor_rat.puzzles.glicko import Bout, Rating, settled, updated
from doctor_rat.server.storage import Storage, Summary, WriteFailed, migrate, open_storage, schema
from doctor_rat.server.storage.puzzles import FIRST_DEVIATION, Solver
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.table import GuestId, TableId
from server.storage.samples import Time, summary

pytestmark = pytest.mark.anyio


async def guest(storage: Storage, name: str = "Ann") -> GuestId:
    return (await storage.guests.make(name)).guest.id


async def test_person_and_puzzle_play_each_other(storage: Storage) -> None:
    ann = await guest(storage)
    answered = await storage.puzzles.answer(ann, "p1", 1600, right=True, storm_after=None)
    puzzle = Rating(1600, FIRST_DEVIATION)
    assert answered.rated
    assert answered.solver.rating == settled(updated(Rating(), [Bout(puzzle, 1)]))
    assert answered.puzzle == settled(updated(puzzle, [Bout(Rating(), 0)]))
    assert await storage.puzzles.solver(ann) == answered.solver
    assert await storage.puzzles.rating("p1", 1600) == answered.puzzle
    assert await storage.puzzles.rating("p2", 1234) == Rating(1234, FIRST_DEVIATION)


async def test_only_the_first_answer_counts(storage: Storage) -> None:
    ann = await guest(storage)
    first = await storage.puzzles.answer(ann, "p1", 1600, right=False, storm_after=None)
    again = await storage.puzzles.answer(ann, "p1", 1600, right=True, storm_after=None)
    assert not again.rated
    assert again.solver == first.solver
    assert again.puzzle == first.puzzle
    assert await storage.puzzles.answered(ann) == {"p1"}


async def test_a_streak_ends_with_a_wrong_answer_and_the_best_stays(storage: Storage) -> None:
    ann = await guest(storage)
    for number, right in enumerate((True, True, False, True)):
        await storage.puzzles.answer(ann, f"p{number}", 1500, right=right, storm_after=None)
    solver = await storage.puzzles.solver(ann)
    assert (solver.streak, solver.best_streak) == (1, 2)


async def test_two_answers_at_once_count_once(storage: Storage) -> None:
    ann = await guest(storage)
    both = await asyncio.gather(
        *(storage.puzzles.answer(ann, "p1", 1500, right=True, storm_after=None) for _ in range(2))
    )
    assert sorted(each.rated for each in both) == [False, True]


async def test_a_storm_counts_by_itself(storage: Storage, time: Time) -> None:
    ann = await guest(storage)
    began = await storage.puzzles.begin_storm(ann)
    for number, right in enumerate((True, False, True)):
        answered = await storage.puzzles.answer(ann, f"p{number}", 1500, right=right, storm_after=began - 1)
        assert not answered.rated
    solver = await storage.puzzles.solver(ann)
    assert (solver.storm_tried, solver.storm_solved, solver.best_storm) == (3, 2, 2)
    assert solver.rating == Rating()
    assert await storage.puzzles.answered(ann) == {"p0", "p1", "p2"}, "the solutions were told"
    assert await storage.puzzles.course(ann) == []
    time.now += 1_000
    await storage.puzzles.begin_storm(ann)
    again = await storage.puzzles.solver(ann)
    assert (again.storm_tried, again.storm_solved, again.best_storm) == (0, 0, 2)


async def test_a_storm_that_is_over_counts_nothing(storage: Storage) -> None:
    ann = await guest(storage)
    began = await storage.puzzles.begin_storm(ann)
    late = await storage.puzzles.answer(ann, "p1", 1500, right=True, storm_after=began)
    assert (late.solver.storm_solved, late.solver.best_storm, late.rated) == (0, 0, False)


async def test_the_course_is_in_order_and_only_the_guests_own(storage: Storage, time: Time) -> None:
    ann, ben = await guest(storage), await guest(storage, "Ben")
    expected = []
    for number in range(3):
        time.now += 10
        answered = await storage.puzzles.answer(ann, f"p{number}", 1500, right=bool(number % 2), storm_after=None)
        expected.append((time.now, answered.solver.rating.rating))
    assert await storage.puzzles.course(ann) == expected
    assert await storage.puzzles.course(ben) == []
    assert await storage.puzzles.solver(ben) == Solver()


async def retell(_table: TableId, _log: object) -> Summary:
    return summary()


async def test_a_deleted_guest_leaves_nothing_in_any_table(storage: Storage) -> None:
    """In every table of the schema: only the record of the deletion has their id."""
    ann = await guest(storage, "Annabella")
    await storage.puzzles.begin_storm(ann)
    await storage.puzzles.answer(ann, "p1", 1500, right=True, storm_after=None)
    await storage.guests.make_link(ann)
    await storage.marks.keep(ann, TableId("t1"), b"{}")
    await storage.shares.keep(KeptShare("share", ann, TableId("t1"), 3, "all", "fr", 0), 5)
    held = await tables_with(storage, ann)
    assert {"guests", "tokens", "links", "marks", "shares", "solvers", "solutions"} <= held
    await storage.guests.forget(ann, retell)
    assert await tables_with(storage, ann) == {"forgotten"}
    assert await storage.puzzles.rating("p1", 1500) != Rating(1500, FIRST_DEVIATION), "nothing of theirs is in it"


async def tables_with(storage: Storage, named: GuestId) -> set[str]:
    found = set()
    async with storage.database.reading.connect() as connection:
        for table in schema.metadata.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            if any(named in map(str, row) for row in rows):
                found.add(table.name)
    return found


async def test_a_deleted_guest_answers_no_more(storage: Storage) -> None:
    ann = await guest(storage)
    await storage.guests.forget(ann, retell)
    with pytest.raises(WriteFailed):
        await storage.puzzles.answer(ann, "p1", 1500, right=True, storm_after=None)
    with pytest.raises(WriteFailed):
        await storage.puzzles.begin_storm(ann)


async def test_a_database_from_before_puzzles_gets_them(url: str) -> None:
    async with open_storage(url) as storage:
        ann = await guest(storage)
        await storage.marks.keep(ann, TableId("t1"), b"{}")
        await storage.database.transact(before_puzzles)
    async with open_storage(url) as storage:
        assert (await storage.puzzles.answer(ann, "p1", 1500, right=True, storm_after=None)).rated
        assert await storage.marks.read(ann, TableId("t1")) == b"{}"


def before_puzzles(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    downgrade(config, "0006")
