"""What rats think of the foods in front of them, and what is true by the diets that a view shows."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import log

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.kernel.masks import FOOD_NUMBER, IDENTITY_NUMBER, tables
from doctor_rat.bots.kernel.minds import instruction
from doctor_rat.bots.kernel.play import CAUTION
from doctor_rat.rules import Board, Complication, Food, Group, Phase, View
from doctor_rat.rules.cards import EXAM
from doctor_rat.rules.legal import hungry_groups, takeable

FoodOdds = Mapping[Group, Mapping[Food, float]]
"""For each group that takes now, how likely each food that it may take is good."""
Gains = Mapping[Group, Mapping[Food, float]]
"""For each group that takes now, what each food that it may take is worth to it."""


def chance(view: View, weights: NDArray[np.float64], group: Group, food: Food, previous: Food | None = None) -> float:
    """How likely this food is good for this group, if it's eaten next."""
    return float(weights[group] @ accepting(view, group, food, previous))


def accepting(view: View, group: Group, food: Food, previous: Food | None = None) -> NDArray[np.bool_]:
    """By diet: whether it would accept this food next."""
    before = view.board.rows[group].last if previous is None else previous
    identity = IDENTITY_NUMBER[view.config.identities[group]]
    row = tables().masks[identity, FOOD_NUMBER[before], view.board.meal % 2]
    return np.asarray((row >> FOOD_NUMBER[food]) & 1, dtype=np.bool_)


def suits(view: View, group: Group, food: Food) -> bool:
    """Whether this food is good for this group if it's eaten next, by its diet, which the view must show."""
    diet = view.diets[group]
    assert diet is not None
    return diet.accepts(food, view.board.rows[group].last, view.board.meal)


def gain(odds: float, crosses: int, meal: int) -> float:
    """What a food with these odds is worth to a group with this many crosses; in the exam, all must be right at
    once."""
    return log(max(odds, 1e-6)) if meal == EXAM else odds * (1 + CAUTION * crosses)


def odds_now(view: View, weights: NDArray[np.float64]) -> dict[Group, dict[Food, float]]:
    """The odds of each food for each group that takes now, or from the same foods after it."""
    board = view.board
    return {
        group: {food: chance(view, weights, group, food, food_before(board, group)) for food in takeable(board, group)}
        for group in planners(board)
    }


def planners(board: Board) -> tuple[Group, ...]:
    """The groups that plan together. A group that must take first because of a complication considers those after
    it."""
    hungry = hungry_groups(board)
    return hungry if board.phase is Phase.CHOOSE and hungry else board.takers


def food_before(board: Board, group: Group) -> Food | None:
    """Gluttony's second food follows the first, unless the first is being replaced."""
    plate = board.plates[group]
    at = len(plate) if board.retake is None else board.retake.at
    return plate[at - 1] if at else None


def gains_of(view: View, odds: FoodOdds) -> Gains:
    board = view.board
    return {
        group: {food: gain(value, board.rows[group].crosses, board.meal) for food, value in each.items()}
        for group, each in odds.items()
    }


def lessons(odds: Mapping[Food, float]) -> dict[Food, float]:
    """What the verdict on each food would teach a group, in bits: most where it is least predictable."""
    return {food: float(instruction(each)) for food, each in odds.items()}


def with_seconds(view: View, weights: NDArray[np.float64], gains: Gains) -> Gains:
    """Gluttony: a first food is worth more if a good second one can follow it."""
    board = view.board
    glutton = board.under(Complication.GLUTTONY)
    if glutton is None or glutton not in gains or board.plates[glutton]:
        return gains
    crosses = board.rows[glutton].crosses
    foods = board.centre + board.trash

    def hope(first: Food) -> float:
        seconds = [chance(view, weights, glutton, second, first) for second in foods if second != first]
        return gain(max(seconds, default=0.0), crosses, board.meal)

    return {**gains, glutton: {first: value + hope(first) for first, value in gains[glutton].items()}}


def best_plan(gains: Gains) -> dict[Group, Food]:
    """The best food for every group, with no food for two of them."""
    groups = list(gains)
    # With distinct foods for all, no group ever needs more than its best few.
    tops: list[Sequence[Food]] = [
        sorted(gains[group], key=lambda food, group=group: -gains[group][food])[: len(groups)]  # type: ignore[misc]
        for group in groups
    ]
    plans = [plan for plan in product(*tops) if len(set(plan)) == len(plan)]
    best = max(plans, key=lambda plan: sum(gains[group][food] for group, food in zip(groups, plan, strict=True)))
    return dict(zip(groups, best, strict=True))
