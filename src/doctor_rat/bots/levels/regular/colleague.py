"""A colleague who takes his verdicts literally, helps where it costs him nothing, and saves the other from bad food."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.bots.decision import Decision
from doctor_rat.bots.kernel.masks import diet_numbers
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.bots.thinking.odds import chance, suits
from doctor_rat.rules import Group, Pass, Phase, Take, View, YuckBack, YuckFront
from doctor_rat.rules.legal import returnable, takeable

HOPELESS = 0.4
"""If the table's best food is less likely good than this, and the other has nothing there either, throw the table
out."""
TIE = 0.02
"""Chances no further apart than this count as equal."""


class RegularColleague:
    def decide(self, view: View, rng: Random) -> Decision:
        own, other = seats(view)
        weights = literal_beliefs(view)
        if view.board.phase is Phase.PREPARE:
            return _at_the_front(view, weights, own, other)
        if view.board.phase is Phase.RETURN:
            return _at_the_back(view, own, other)
        return take_likeliest(view, weights, own, other)


def seats(view: View) -> tuple[Group, Group]:
    """The view's own number and the other doctor's."""
    own = view.role.number
    assert own is not None
    return own, Group(1 - own)


def literal_beliefs(view: View) -> NDArray[np.float64]:
    """What verdicts and returned foods alone would make each doctor believe about his own diet, given that no two diets
    are the same."""
    weights = believed(view, clues(view))
    own, other = seats(view)
    twin = view.diets[other]
    assert twin is not None
    place = diet_numbers(view.config.identities[own]).get(twin)
    if place is not None:
        weights[own, place] = 0
        weights[own] /= weights[own].sum()
    return weights


def _at_the_front(view: View, weights: NDArray[np.float64], own: Group, other: Group) -> Decision:
    foods = (*view.board.centre, *view.board.trash)
    best = max(chance(view, weights, own, food) for food in foods)
    if best < HOPELESS and not any(suits(view, other, food) for food in foods):
        return Decision((YuckFront(own),), (because(ReasonKey.COLLEAGUE_HOPELESS_TABLE, percent=round(100 * best)),))
    return Decision((Pass(own),), (because(ReasonKey.COLLEAGUE_TABLE_WILL_DO),))


def _at_the_back(view: View, own: Group, other: Group) -> Decision:
    foods = (*view.board.centre, *view.board.trash)
    banned = view.board.sent_back[other]
    for group, food in returnable(view.board):
        better = [left for left in foods if left not in banned and suits(view, other, left)]
        if group == other and not suits(view, other, food) and better:
            return Decision((YuckBack(own, food),), (because(ReasonKey.COLLEAGUE_BAD_FOR_YOU, food=food),))
    return Decision((Pass(own),), (because(ReasonKey.COLLEAGUE_NOTHING_TO_RETURN),))


def take_likeliest(view: View, weights: NDArray[np.float64], own: Group, other: Group) -> Decision:
    chances = {food: chance(view, weights, own, food) for food in takeable(view.board, own)}
    top = max(chances.values())
    equal = [food for food, value in chances.items() if value >= top - TIE]
    # Among foods that are equally likely good, he leaves the one the other needs.
    food = min(equal, key=lambda food: (suits(view, other, food), -chances[food]))
    return Decision(
        (Take(own, food),), (because(ReasonKey.COLLEAGUE_ODDS, food=food, percent=round(100 * chances[food])),)
    )
