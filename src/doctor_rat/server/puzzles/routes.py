"""HTTP: puzzles."""

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from doctor_rat.protocol.puzzles import PuzzleAnswer, PuzzleCourse, PuzzleShown, PuzzleVerdict, Storm
from doctor_rat.puzzles import Theme
from doctor_rat.server.http.edge import TheCore, TheGuest


@get("/puzzles/next")
async def next_puzzle(
    guest: TheGuest, core: TheCore, theme: FromQuery[Theme | None] = None, storm: FromQuery[bool] = False
) -> PuzzleShown | None:
    """A puzzle you haven't answered, near your rating; null if none is left."""
    return await core.puzzles.next(guest.id, theme, storm=storm)


@get("/puzzles/day")
async def puzzle_of_the_day(guest: TheGuest, core: TheCore) -> PuzzleShown:
    return await core.puzzles.of_the_day(guest.id)


@get("/puzzles/me")
async def my_puzzles(guest: TheGuest, core: TheCore) -> PuzzleCourse:
    """Your rating and its history: for you alone."""
    return await core.puzzles.person(guest.id)


@post("/puzzles/storm")
async def begin_storm(guest: TheGuest, core: TheCore) -> Storm:
    """Start a storm: as many puzzles as you can solve in three minutes."""
    return await core.puzzles.begin_storm(guest.id)


@get("/puzzles/{puzzle_id:str}")
async def one_puzzle(puzzle_id: FromPath[str], guest: TheGuest, core: TheCore) -> PuzzleShown:
    return await core.puzzles.one(guest.id, puzzle_id)


@post("/puzzles/{puzzle_id:str}/answer", status_code=200)
async def answer_puzzle(
    puzzle_id: FromPath[str], data: JSONBody[PuzzleAnswer], guest: TheGuest, core: TheCore
) -> PuzzleVerdict:
    """Answer with your moves. Only the first answer to a puzzle counts; the verdict explains the solution."""
    return await core.puzzles.answer(guest.id, puzzle_id, data)


puzzle_routes = Router(
    "/",
    route_handlers=[next_puzzle, puzzle_of_the_day, my_puzzles, begin_storm, one_puzzle, answer_puzzle],
    tags=["puzzles"],
)
