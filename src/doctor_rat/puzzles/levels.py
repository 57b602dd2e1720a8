"""A first estimate of how hard a puzzle is: how many of our bots' levels solve it.

As rats, each level answers the puzzle's own question by what it believes, which newcomers half forget and noisy bots
misjudge. As the doctor, each level simply decides.
"""

from collections.abc import Callable, Mapping
from itertools import permutations
from math import log
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots import LEVELS, bot_named
from doctor_rat.bots.levels.novice import NoviceRats
from doctor_rat.bots.levels.regular.rats import RegularRats
from doctor_rat.bots.thinking.odds import chance
from doctor_rat.bots.thinking.temper import NEWCOMERS
from doctor_rat.puzzles.values import Puzzle, PuzzleKind, is_right, takes
from doctor_rat.rules import Action, Food, Group, Take, View
from doctor_rat.rules.legal import takeable

RATS: tuple[tuple[RegularRats, float], ...] = (
    (NoviceRats(), NEWCOMERS.noise),
    (RegularRats(), 0.5),
    (RegularRats(), 0.25),
    (RegularRats(), 0.1),
    (RegularRats(), 0.05),
    (RegularRats(), 0.0),
)
RATS_TRIES, DOCTOR_TRIES = 8, 4
HARDEST, EASIEST = 2200, 900
"""The ratings of puzzles that no level solves, and that all do."""
_Odds = Mapping[Group, Mapping[Food, float]]


def estimated_rating(puzzle: Puzzle, rng: Random) -> int:
    share = _share_of_doctors(puzzle, rng) if puzzle.view.desk is not None else _share_of_rats(puzzle, rng)
    return round(HARDEST - (HARDEST - EASIEST) * share)


def _share_of_doctors(puzzle: Puzzle, rng: Random) -> float:
    bots = [bot_named(name) for name in LEVELS]
    decided = [bot.decide(puzzle.view, rng).actions[:1] for bot in bots for _ in range(DOCTOR_TRIES)]
    return sum(is_right(puzzle, actions) for actions in decided) / len(decided)


def _share_of_rats(puzzle: Puzzle, rng: Random) -> float:
    view = puzzle.view
    solved = 0
    for rats, noise in RATS:
        for _ in range(RATS_TRIES):
            odds = _odds(puzzle, rats.weigh(view, rng), noise, rng)
            solved += is_right(puzzle, _ANSWERS[puzzle.kind](view, odds))
    return solved / (len(RATS) * RATS_TRIES)


def _odds(puzzle: Puzzle, weights: NDArray[np.float64], noise: float, rng: Random) -> _Odds:
    view = puzzle.view
    groups = view.board.groups if puzzle.group is None else (puzzle.group,)
    return {
        group: {food: chance(view, weights, group, food) + rng.gauss(0, noise) for food in takeable(view.board, group)}
        for group in groups
    }


def _likeliest(_: View, odds: _Odds) -> tuple[Action, ...]:
    return tuple(Take(group, max(foods, key=lambda food: foods[food])) for group, foods in odds.items())


def _most_doubtful(_: View, odds: _Odds) -> tuple[Action, ...]:
    return tuple(Take(group, min(foods, key=lambda food: abs(foods[food] - 0.5))) for group, foods in odds.items())


def _best_plan(view: View, odds: _Odds) -> tuple[Action, ...]:
    """By the product of chances, among the few best foods of each group."""
    tops = [sorted(foods, key=lambda food: -foods[food])[: len(odds)] for foods in odds.values()]
    foods = sorted({food for top in tops for food in top})
    plans = [dict(zip(odds, plan, strict=True)) for plan in permutations(foods, len(odds))]
    return takes(max(plans, key=lambda plan: sum(log(max(odds[group][plan[group]], 1e-6)) for group in plan)))


_ANSWERS: Mapping[PuzzleKind, Callable[[View, _Odds], tuple[Action, ...]]] = {
    PuzzleKind.EAT: _likeliest,
    PuzzleKind.TOGETHER: _best_plan,
    PuzzleKind.QUESTION: _most_doubtful,
}
