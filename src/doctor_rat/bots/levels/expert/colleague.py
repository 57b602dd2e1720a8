"""A colleague who plays every action to the end many times, and reads the other's acts as hints about his own diet, as
far as the verdicts confirm that."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.kernel.colleagues import PASS, YUCK, ColleaguesTable
from doctor_rat.bots.kernel.colleagues_plan import habit, try_actions
from doctor_rat.bots.kernel.colleagues_position import trimmed
from doctor_rat.bots.kernel.masks import FOOD_NUMBER
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.bots.thinking.race import effort
from doctor_rat.bots.thinking.signals import table_with
from doctor_rat.rules import Action, Pass, Take, View, YuckBack, YuckFront, choices

FIRST_TRIES, MORE_TRIES = 140, 560
FINALISTS = 4
LOYALTY = 0.02
"""It leaves the plain policy only for something that wins this much more often: the other can read the actions it
expects."""


class ExpertColleague:
    def decide(self, view: View, rng: Random) -> Decision:
        return plan(view, table_with(view), rng)


def plan(view: View, p: ColleaguesTable, rng: Random) -> Decision:
    own = view.role.number
    assert own is not None
    actions = tuple(action for choice in choices(view) for action in choice.actions())
    if len(actions) == 1:
        return Decision(actions, (because(ReasonKey.COLLEAGUE_NO_CHOICE),))
    p = trimmed(p, own)
    numbers = np.array([number_of(action) for action in actions])
    belief = p.weights[own].tolist()

    def rates(candidates: NDArray[np.int64], tries: int) -> NDArray[np.float64]:
        diets = np.array(rng.choices(range(len(belief)), belief, k=tries))
        seeds = np.array([rng.getrandbits(31) for _ in range(tries)])
        return np.asarray(try_actions(p, candidates, own, diets, seeds))

    first, second = (round(tries * effort(view.board.meal)) for tries in (FIRST_TRIES, MORE_TRIES))
    wins = rates(numbers, first)
    usual = numbers == habit(p)
    finalists = np.argsort(-wins - first * usual, kind="stable")[:FINALISTS]
    more = (wins[finalists] + rates(numbers[finalists], second)) / (first + second)
    best = int(np.argmax(more + LOYALTY * usual[finalists]))
    return _explained(actions[finalists[best]], round(100 * more[best]))


def _explained(action: Action, percent: int) -> Decision:
    match action:
        case Take(food=food):
            reason = because(ReasonKey.COLLEAGUE_TAKES, food=food, percent=percent)
        case YuckBack(food=food):
            reason = because(ReasonKey.COLLEAGUE_RETURNS, food=food, percent=percent)
        case YuckFront():
            reason = because(ReasonKey.COLLEAGUE_FRESH_TABLE, percent=percent)
        case _:
            reason = because(ReasonKey.COLLEAGUE_PASSES, percent=percent)
    return Decision((action,), (reason,))


def number_of(action: Action) -> int:
    """The kernel's number for an action."""
    match action:
        case Take(food=food):
            return FOOD_NUMBER[food]
        case Pass():
            return PASS
        case _:
            return YUCK
