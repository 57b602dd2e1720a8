"""Whether each puzzle is right, checked again by inference or by playouts on a sample that wasn't used to make it."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from doctor_rat.belief import beliefs
from doctor_rat.puzzles.collection import Collection
from doctor_rat.puzzles.deduce import clever_plan, is_fair, sure_food, telling_food
from doctor_rat.puzzles.values import Puzzle, PuzzleKind, is_right, takes
from doctor_rat.puzzles.weigh import lead, weigh_again
from doctor_rat.review.odds import percent
from doctor_rat.rules import Action, Take
from doctor_rat.rules.legal import takeable


class Checked(Struct, frozen=True):
    id: str
    right: bool


def check(puzzles: Collection, sample: int | None = None, seed: int = 1) -> Iterator[Checked]:
    """Check all of them, or a random sample."""
    names = [listed.id for listed in puzzles]
    chosen = names if sample is None else Random(seed).sample(names, min(sample, len(names)))
    for named in chosen:
        puzzle = puzzles.get(named)
        assert puzzle is not None
        yield Checked(named, puzzle.id == named and holds(puzzle))


def holds(puzzle: Puzzle) -> bool:
    """Whether its answer is the only right one."""
    found = _answer(puzzle)
    return found is not None and is_right(puzzle, found)


def _answer(puzzle: Puzzle) -> tuple[Action, ...] | None:
    if puzzle.kind in (PuzzleKind.ORDERS, PuzzleKind.WAY_OUT):
        return (lead(weigh_again(puzzle.view))[0],)
    view = puzzle.view
    if not is_fair(view):
        return None
    known = beliefs(view)
    if puzzle.kind is PuzzleKind.TOGETHER:
        plan = clever_plan(view, known)
        return None if plan is None or puzzle.figures != tuple(map(percent, plan[1:])) else takes(plan[0])
    assert puzzle.group is not None
    find = sure_food if puzzle.kind is PuzzleKind.EAT else telling_food
    food = find(known[puzzle.group], takeable(view.board, puzzle.group))
    return None if food is None else (Take(puzzle.group, food),)
