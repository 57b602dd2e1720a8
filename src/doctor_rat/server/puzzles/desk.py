"""Hands out puzzles and judges answers. The solution leaves with the verdict, never before."""

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from heapq import nsmallest
from pathlib import Path
from random import Random, SystemRandom

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleCourse,
    PuzzlePerson,
    PuzzleShown,
    PuzzleVerdict,
    RatingThen,
    Storm,
)
from doctor_rat.puzzles import Collection, Puzzle, Theme, collection, explain, is_right
from doctor_rat.puzzles.collection import Listed, with_more
from doctor_rat.rules import Action, Offer, Serve, apply
from doctor_rat.rules.cards import EXAM
from doctor_rat.server.faults import Fault
from doctor_rat.server.puzzles.scene import shown
from doctor_rat.server.settings import SettingsError
from doctor_rat.server.storage.puzzles import PuzzlesKept, Solver
from doctor_rat.table import GuestId
from doctor_rat.table.entries import Because
from doctor_rat.table.ports import Clock

NEAR = 40
"""The next puzzle is drawn from this many nearest to the guest's rating."""
STORM_SECONDS, GRACE = 180, 3
"""How long a storm lasts, and how late an answer may arrive and still count."""
STORM_START, STORM_STEP = 950, 40
"""The rating a storm starts at, and how much harder each solved puzzle makes the next."""


def puzzles_with(path: str) -> Collection:
    """The committed ones, and those of the operator's file if there is one."""
    if not path:
        return collection()
    try:
        return with_more(Path(path))
    except (OSError, ValueError):
        raise SettingsError(f"The puzzles in {path} can't be read.") from None


class PuzzleDesk:
    def __init__(
        self, kept: PuzzlesKept, clock: Clock, puzzles: Collection | None = None, rng: Random | None = None
    ) -> None:
        self._kept = kept
        self._clock = clock
        self._puzzles = collection() if puzzles is None else puzzles
        self._rng = rng or SystemRandom()

    async def next(self, guest: GuestId, theme: Theme | None, *, storm: bool = False) -> PuzzleShown | None:
        """A puzzle this guest hasn't answered, near their rating; None if there is none left."""
        solver, done = await self._kept.solver(guest), await self._kept.answered(guest)
        wanted = STORM_START + STORM_STEP * solver.storm_solved if storm else solver.rating.rating
        left = [each for each in self._puzzles if each.id not in done and _is_of(each, theme)]
        if not left:
            return None
        near = nsmallest(NEAR, left, key=lambda each: abs(each.rating - wanted))
        return await self._show(self._get(self._rng.choice(near).id), answered=False)

    async def one(self, guest: GuestId, named: str) -> PuzzleShown:
        puzzle = self._get(named)
        return await self._show(puzzle, answered=named in await self._kept.answered(guest))

    async def of_the_day(self, guest: GuestId) -> PuzzleShown:
        return await self.one(guest, self.name_of_the_day())

    def name_of_the_day(self) -> str:
        """The same for everyone on this day (UTC), on every server with this collection."""
        day = datetime.fromtimestamp(self._clock.now() / 1000, UTC).date().isoformat()
        return min((each.id for each in self._puzzles), key=lambda named: sha256(f"{day} {named}".encode()).digest())

    async def answer(self, guest: GuestId, named: str, given: PuzzleAnswer) -> PuzzleVerdict:
        puzzle = self._get(named)
        actions = _moves(puzzle, given.actions)
        right = is_right(puzzle, actions)
        storm_after = self._clock.now() - 1000 * (STORM_SECONDS + GRACE) if given.storm else None
        answered = await self._kept.answer(guest, named, puzzle.rating, right=right, storm_after=storm_after)
        after, before = answered.solver, answered.before
        return PuzzleVerdict(
            right=right,
            answer=puzzle.answer,
            reasons=tuple(Because(reason.key, reason.arguments) for reason in explain(puzzle, actions)),
            rated=answered.rated,
            change=round(after.rating.rating) - round(before.rating.rating),
            rating=round(answered.puzzle.rating),
            you=_person(after),
            storm_solved=after.storm_solved,
            storm_tried=after.storm_tried,
        )

    async def person(self, guest: GuestId) -> PuzzleCourse:
        solver = await self._kept.solver(guest)
        course = await self._kept.course(guest)
        done = await self._kept.answered(guest)
        return PuzzleCourse(_person(solver), len(done), tuple(RatingThen(at, round(rating)) for at, rating in course))

    async def begin_storm(self, guest: GuestId) -> Storm:
        await self._kept.begin_storm(guest)
        return Storm(STORM_SECONDS)

    async def _show(self, puzzle: Puzzle, *, answered: bool) -> PuzzleShown:
        rating = await self._kept.rating(puzzle.id, puzzle.rating)
        return shown(puzzle, round(rating.rating), answered=answered)

    def _get(self, named: str) -> Puzzle:
        puzzle = self._puzzles.get(named)
        if puzzle is None:
            raise Fault(ServerCode.NOT_FOUND)
        return puzzle


def _is_of(listed: Listed, theme: Theme | None) -> bool:
    match theme:
        case None:
            return True
        case Theme.EXAM:
            return listed.meal == EXAM
        case Theme.TWO_GROUPS:
            return listed.groups == 2
        case _:
            return listed.kind.value == theme.value


def _moves(puzzle: Puzzle, given: Sequence[Action]) -> tuple[Action, ...]:
    """The given actions, if legal here. A client may add the serving right away; it is dropped."""
    actions = tuple(given)
    if len(actions) == 2 and isinstance(actions[0], Offer) and isinstance(actions[1], Serve):
        actions = actions[:1]
    if not 0 < len(actions) <= len(puzzle.state.config.identities):
        raise Fault(ServerCode.UNREADABLE)
    state = puzzle.state
    for action in actions:
        state, _ = apply(state, action)
    return actions


def _person(solver: Solver) -> PuzzlePerson:
    return PuzzlePerson(
        rating=round(solver.rating.rating),
        settled=solver.rating.is_settled,
        streak=solver.streak,
        best_streak=solver.best_streak,
        best_storm=solver.best_storm,
    )
