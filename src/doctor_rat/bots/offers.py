"""What a person means by what he serves: "these three are one for each of us".

A doctor who feeds as many groups as he can offers foods that fit the diets together. So the joint belief over all
groups' diets is weighed by how many of them each offer could have fed, the more the surer it is that he plays so, which
the offers themselves and the verdicts tell.
"""

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.belief import Clue
from doctor_rat.bots.kernel.position import believed, numbers
from doctor_rat.bots.kernel.tables import FOOD_NUMBER, IDENTITY_NUMBER, tables
from doctor_rat.rules import FOODS, Food, Group, View
from doctor_rat.rules.events import Judged, MealBegan, Served

DOCTORS = {0.0: 0.5, 1.0: 0.1, 2.0: 0.2, 4.0: 0.2}
"""How much likelier each group more that an offer could feed makes it (as a power of e), for kinds of doctors, and how
likely each is before anything was served. 0 stands for ours, who think of what literal rats take."""
FORESEEN = 0.45
"""Beside a doctor of ours the literal choice fails so much more rarely than the verdicts let one fear."""
GIVEN = 0.97
"""How often what a doctor gives by Strict Menu is good."""
EASES = 4
"""Diets are told apart by how many foods they accept, in so many steps: to offer what easy diets like says little."""
EXACT = 120_000
"""With so many combinations of diets left, and no more, all of them are weighed."""
NEGLIGIBLE = 1e-4


class Dish(Struct, frozen=True):
    """What was served in one meal, and after which food each group would have eaten it."""

    meal: int
    centre: tuple[Food, ...]
    previous: tuple[Food, ...]
    menu: tuple[Group, Food] | None


class Meaning(Struct, frozen=True):
    """What follows from offers: the belief by group and diet, and how likely each kind of doctor is."""

    weights: NDArray[np.float64]
    doctors: dict[float, float]

    def person(self, luck: float) -> float:
        """How likely the doctor feeds as many as he can, and doesn't foresee what literal rats take; `luck` is how much
        likelier the verdicts are if he does."""
        ours = luck * self.doctors[0.0]
        return (1 - self.doctors[0.0]) / (1 - self.doctors[0.0] + ours)


def dishes(view: View) -> list[Dish]:
    previous = list(view.config.identities)
    found: list[Dish] = []
    meal = 0
    for event in view.history:
        match event:
            case MealBegan(number):
                meal = number
            case Served(centre, _, menu):
                found.append(Dish(meal, centre, tuple(previous), menu))
            case Judged(group, food):
                previous[group] = food
            case _:
                pass
    return found


def read_offers(view: View, weights: NDArray[np.float64], served: Sequence[Dish]) -> Meaning:
    """The belief after these verdicts, weighed by what was served."""
    codes = [_codes(view, dish) for dish in served]
    sizes = [len(dish.centre) for dish in served]
    weights = weights.copy()
    for dish in served:
        if dish.menu is not None:
            weights[dish.menu[0]] *= _given(view, dish)
    weights /= weights.sum(axis=1, keepdims=True)
    kept = [np.flatnonzero(each > NEGLIGIBLE * each.max()) for each in weights]
    if np.prod([len(each) for each in kept]) <= EXACT:
        return _exactly(weights, kept, codes, sizes)
    return _in_turn(weights, codes, sizes)


def luck_so_far(view: View, found: Sequence[Clue]) -> float:
    """How much likelier all verdicts are beside a doctor who foresees the literal choice."""
    ratio = 1.0
    for meal in range(1, view.board.meal):
        weights = believed(view, [clue for clue in found if clue.meal < meal])
        for clue in found:
            if clue.meal == meal and clue.kind == "verdict":
                identity = IDENTITY_NUMBER[view.config.identities[clue.group]]
                masks = tables().masks[identity, FOOD_NUMBER[clue.previous], meal % 2]
                odds = float(weights[clue.group] @ ((masks >> FOOD_NUMBER[clue.food]) & 1))
                ratio *= (1 - FORESEEN * (1 - odds)) / max(odds, 1e-3) if clue.good else FORESEEN
    return ratio


def _given(view: View, dish: Dish) -> NDArray[np.float64]:
    assert dish.menu is not None
    group, food = dish.menu
    good = _accepting(view, dish, group, (food,))[:, 0]
    return np.where(good, GIVEN, 1 - GIVEN)


def _accepting(view: View, dish: Dish, group: int, foods: tuple[Food, ...]) -> NDArray[np.int64]:
    """By diet and food."""
    identity = IDENTITY_NUMBER[view.config.identities[group]]
    masks = tables().masks[identity, FOOD_NUMBER[dish.previous[group]], dish.meal % 2]
    return np.asarray((masks[:, None] >> numbers(foods)) & 1)


def _codes(view: View, dish: Dish) -> list[NDArray[np.int64]]:
    """By group and diet: which foods of the centre are good, as a mask, and above it how easily the diet is fed."""
    bits = 1 << np.arange(len(dish.centre))
    found = []
    for group in range(len(dish.previous)):
        good = _accepting(view, dish, group, FOODS).mean(axis=1)
        ease = np.minimum((good * EASES).astype(np.int64), EASES - 1)
        found.append((ease << len(dish.centre)) + _accepting(view, dish, group, dish.centre) @ bits)
    return found


@cache
def _fed(groups: int, foods: int) -> NDArray[np.int64]:
    """By a mask of good foods for each group: how many groups these foods can feed at once, none twice."""
    found = np.zeros((1 << foods,) * groups, dtype=np.int64)
    for masks in product(range(1 << foods), repeat=groups):
        found[masks] = max(
            (sum(masks[g] >> i & 1 for g, i in enumerate(plan)) for plan in permutations(range(foods), groups)),
            default=0,
        )
    return found


@cache
def _eagerness(groups: int, foods: int, eager: float) -> NDArray[np.float64]:
    """By each group's code: how much likelier such a doctor offers these foods than one who takes any."""
    tilt = np.exp(eager * _fed(groups, foods))
    masks = np.arange(1 << foods)
    good = np.array([int(mask).bit_count() for mask in masks])
    rates = (np.arange(EASES) + 0.5) / EASES
    chance = rates[:, None] ** good * (1 - rates[:, None]) ** (foods - good)
    usual = tilt
    for _ in range(groups):
        # Each step sums one group's masks up and appends its ease as the last axis.
        usual = np.tensordot(usual, chance, axes=([0], [1]))
    eases, patterns = np.divmod(np.arange(EASES << foods), 1 << foods)
    return np.asarray(tilt[np.ix_(*[patterns] * groups)] / usual[np.ix_(*[eases] * groups)])


def _exactly(
    weights: NDArray[np.float64],
    kept: Sequence[NDArray[np.int64]],
    codes: Sequence[Sequence[NDArray[np.int64]]],
    sizes: Sequence[int],
) -> Meaning:
    """All diets of all groups together."""
    groups = len(weights)
    joint = np.ones([len(each) for each in kept])
    for group in range(groups):
        joint *= _along(weights[group][kept[group]], group, groups)
    joint /= joint.sum()
    shares: dict[float, float] = {}
    sums = np.zeros_like(joint)
    for eager, share in DOCTORS.items():
        part = share * joint
        for each, size in zip(codes, sizes, strict=True):
            at = tuple(_along(each[group][kept[group]], group, groups) for group in range(groups))
            part = part * _eagerness(groups, size, eager)[at]
        shares[eager] = float(part.sum())
        sums += part
    found = np.zeros_like(weights)
    for group in range(groups):
        found[group][kept[group]] = sums.sum(axis=_others(group, groups))
    return Meaning(found / found.sum(axis=1, keepdims=True), _normal(shares))


def _others(group: int, groups: int) -> tuple[int, ...]:
    return tuple(other for other in range(groups) if other != group)


def _along(values: NDArray[np.float64] | NDArray[np.int64], group: int, groups: int) -> NDArray[np.float64]:
    return np.asarray(values.reshape([-1 if axis == group else 1 for axis in range(groups)]))


def _normal(shares: dict[float, float]) -> dict[float, float]:
    total = sum(shares.values())
    return {eager: share / total for eager, share in shares.items()}


def _in_turn(
    weights: NDArray[np.float64], codes: Sequence[Sequence[NDArray[np.int64]]], sizes: Sequence[int]
) -> Meaning:
    """One offer after the other, each over all that it may be to the groups; between them each group is for itself."""
    groups = len(weights)
    shares = dict(DOCTORS)
    beliefs = {eager: weights.copy() for eager in DOCTORS}
    for each, size in zip(codes, sizes, strict=True):
        for eager, belief in beliefs.items():
            joint = _eagerness(groups, size, eager)
            chances = [np.bincount(each[g], weights=belief[g], minlength=len(joint)) for g in range(groups)]
            for group in range(groups):
                joint = joint * _along(chances[group], group, groups)
            shares[eager] *= float(joint.sum())
            for group in range(groups):
                ratio = joint.sum(axis=_others(group, groups)) / np.maximum(chances[group], 1e-300)
                belief[group] *= ratio[each[group]]
                belief[group] /= belief[group].sum()
    shares = _normal(shares)
    found = np.sum([shares[eager] * beliefs[eager] for eager in DOCTORS], axis=0)
    return Meaning(np.asarray(found), shares)
