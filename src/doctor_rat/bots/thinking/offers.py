"""What a doctor means by what he serves: "these three are one for each of us", or "take what you would".

We weigh two kinds of doctors against each other, and never rule out either. People offer, if they can, a food for
everyone (`serving` says how likely each offer is then), so their offers reveal something about all diets together. Our
doctors predict what literal rats take and make that good, so with them the literal choice fails less often than the
verdicts suggest. What was served and how it went shows which kind the doctor is, and the belief about the diets mixes
both kinds.
"""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.belief import Clue
from doctor_rat.belief.evidence import ClueReader
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, IDENTITY_NUMBER, tables
from doctor_rat.bots.kernel.position import believed, numbers
from doctor_rat.bots.thinking.odds import best_plan, gain
from doctor_rat.bots.thinking.serving import Server, ease, likelihood, reach
from doctor_rat.rules import FOODS, Food, Group, View
from doctor_rat.rules.events import CentreCleared, Judged, MealBegan, Served, Taken, TrashOpened

OURS = None
"""Stands for doctors who predict literal choices."""
DOCTORS: dict[Server | None, float] = {
    OURS: 0.4,
    Server(clear=0.0, careless=0.05): 0.3,
    Server(clear=0.3, careless=0.05): 0.18,
    Server(clear=0.0, careless=0.5): 0.12,
}
"""How likely each kind is before anything is served."""
FORESEEN = 0.8
"""With one of our doctors, the literal choice fails this many times as often as the verdicts suggest: he predicts it,
but he also lets people make mistakes that teach them."""
GIVEN = 0.97
"""How often a food given by Strict Menu is good."""
EXACT = 120_000
"""With at most this many combinations of diets left, all of them are weighed."""
NEGLIGIBLE = (1e-4, 1e-3, 5e-3)
"""Diets this much less likely than the likeliest are left out: the more combinations there are, the more diets."""


class Dish(Struct, frozen=True):
    """What was served in one meal, and what each group had been through by then."""

    meal: int
    foods: tuple[Food, ...]
    trash: tuple[Food, ...]
    previous: tuple[Food, ...]
    crosses: tuple[int, ...]
    clues: int
    """How many clues there had been."""
    menu: tuple[Group, Food] | None


DoctorShares = dict[Server | None, float]
Codes = Sequence[NDArray[np.int64]]


class Meaning(Struct, frozen=True):
    """What follows from offers: the belief by group and diet, and how likely each kind of doctor is."""

    weights: NDArray[np.float64]
    doctors: DoctorShares

    def person(self) -> float:
        """How likely he feeds as many as he can, without predicting what literal rats take."""
        return 1 - self.doctors[OURS]


def dishes(view: View, *then: Served) -> list[Dish]:
    """Everything served so far, and what may be next."""
    follower = _Follower(view.config.identities)
    return [dish for event in (*view.history, *then) for dish in follower.read(event)]


class _Follower:
    """Follows the table through the events."""

    def __init__(self, identities: tuple[Food, ...]) -> None:
        self._evidence = ClueReader(identities)
        self._previous = list(identities)
        self._crossed: list[list[bool]] = [[] for _ in identities]
        self._trash: list[Food] = []
        self._meal = 1
        self._clues = 0

    def read(self, event: object) -> Iterator[Dish]:
        match event:
            case TrashOpened(foods):
                self._trash = list(foods)
            case MealBegan(number):
                self._meal = number
            case CentreCleared(foods):
                self._trash += foods
            case Taken(_, food, "trash"):
                self._trash.remove(food)
            case Judged(group, food, good):
                self._previous[group] = food
                self._crossed[group].append(not good)
            case Served(_, medicine, _):
                if medicine is not None:
                    self._crossed[medicine.group][medicine.at : medicine.at + 2] = [False, False]
                yield self._dish(event)
            case _:
                pass
        self._clues += len(list(self._evidence.read(event)))  # type: ignore[arg-type]

    def _dish(self, served: Served) -> Dish:
        given = () if served.menu is None else (served.menu[1],)
        return Dish(
            self._meal,
            served.centre + given,
            tuple(self._trash),
            tuple(self._previous),
            tuple(map(sum, self._crossed)),
            self._clues,
            served.menu,
        )


def read_offers(view: View, found: Sequence[Clue], served: Sequence[Dish]) -> Meaning:
    """The belief after these clues, weighed by what was served."""
    weights = believed(view, found)
    for dish in served:
        if dish.menu is not None:
            weights[dish.menu[0]] *= _given(view, dish)
    weights /= weights.sum(axis=1, keepdims=True)
    foreseen = np.prod([_foreseen(view, found[: dish.clues], dish) for dish in served], axis=0)
    read = _Read(
        weights=weights,
        foreseen=foreseen * np.ones_like(weights),
        codes=[_codes(view, dish) for dish in served],
        meals=[(len(dish.foods), reach(len(weights), dish.meal)) for dish in served],
    )
    for small in NEGLIGIBLE:
        kept = [np.flatnonzero(each > small * each.max()) for each in weights]
        if np.prod([len(each) for each in kept]) <= EXACT:
            return _exactly(read, kept)
    return _in_turn(read)


class _Read(Struct, frozen=True):
    """The belief by the clues, how much likelier each diet becomes with a doctor who predicts, and what was served."""

    weights: NDArray[np.float64]
    foreseen: NDArray[np.float64]
    codes: Sequence[Codes]
    meals: Sequence[tuple[int, int]]


def literal_plan(view: View, weights: NDArray[np.float64], dish: Dish) -> dict[Group, Food]:
    """What literal rats would have taken."""
    foods = dish.foods + dish.trash
    gains = {}
    for group in (Group(number) for number in range(len(dish.previous))):
        if dish.menu is None or dish.menu[0] != group:
            odds = weights[group] @ _accepting(view, dish, group, foods)
            gains[group] = {
                food: gain(float(each), dish.crosses[group], dish.meal)
                for food, each in zip(foods, odds, strict=True)
                if dish.menu is None or food != dish.menu[1]
            }
    return best_plan(gains)


def _foreseen(view: View, found: Sequence[Clue], dish: Dish) -> NDArray[np.float64]:
    """By group and diet: how much more likely a doctor who makes the literal choice good is to serve this."""
    weights = believed(view, found)
    factors = np.ones_like(weights)
    for group, food in literal_plan(view, weights, dish).items():
        good = _accepting(view, dish, group, (food,))[:, 0]
        odds = float(weights[group] @ good)
        factors[group] = np.where(good, (1 - FORESEEN * (1 - odds)) / max(odds, 1e-3), FORESEEN)
    return factors


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
    """By group and diet: which foods of the offer are good, as a mask, and in the higher bits, how easy the diet is to
    feed."""
    size = len(dish.foods)
    bits = 1 << np.arange(size)
    found = []
    for group in range(len(dish.previous)):
        rates = _accepting(view, dish, group, FOODS).mean(axis=1)
        found.append((ease(rates) << size) + _accepting(view, dish, group, dish.foods) @ bits)
    return found


def _exactly(read: _Read, kept: Sequence[NDArray[np.int64]]) -> Meaning:
    """Considers all diets of all groups together."""
    groups = len(read.weights)
    start = np.ones([len(each) for each in kept])
    for group in range(groups):
        start *= _along(read.weights[group][kept[group]], group, groups)
    start /= start.sum()
    shares: DoctorShares = {}
    joint = np.zeros_like(start)
    for doctor, share in DOCTORS.items():
        part = share * start
        if doctor is None:
            for group in range(groups):
                part = part * _along(read.foreseen[group][kept[group]], group, groups)
        else:
            for codes, (foods, stock) in zip(read.codes, read.meals, strict=True):
                at = tuple(_along(codes[group][kept[group]], group, groups) for group in range(groups))
                part = part * likelihood(groups, foods, stock, doctor)[at]
        shares[doctor] = float(part.sum())
        joint += part
    joint /= joint.sum()
    found = np.zeros_like(read.weights)
    for group in range(groups):
        found[group][kept[group]] = joint.sum(axis=_others(group, groups))
    return Meaning(found, _normal(shares))


def _others(group: int, groups: int) -> tuple[int, ...]:
    return tuple(other for other in range(groups) if other != group)


def _along(values: NDArray[np.float64] | NDArray[np.int64], group: int, groups: int) -> NDArray[np.float64]:
    return np.asarray(values.reshape([-1 if axis == group else 1 for axis in range(groups)]))


def _normal(shares: Mapping[Server | None, float]) -> DoctorShares:
    total = sum(shares.values())
    return {doctor: share / total for doctor, share in shares.items()}


def _in_turn(read: _Read) -> Meaning:
    """Takes one offer after the other, each over everything it may mean to the groups; between offers, the groups count
    as independent."""
    shares: DoctorShares = {}
    found = np.zeros_like(read.weights)
    for doctor, share in DOCTORS.items():
        belief, seen = _foresees(read) if doctor is None else _serves(read, doctor)
        shares[doctor] = share * seen
        found += shares[doctor] * belief
    return Meaning(found / found.sum(axis=1, keepdims=True), _normal(shares))


def _foresees(read: _Read) -> tuple[NDArray[np.float64], float]:
    """The belief with a doctor who predicts, and how likely all this is with him."""
    belief = read.weights * read.foreseen
    totals = belief.sum(axis=1, keepdims=True)
    return belief / totals, float(totals.prod())


def _serves(read: _Read, doctor: Server) -> tuple[NDArray[np.float64], float]:
    """The same with one who feeds as many as he can."""
    groups = len(read.weights)
    belief, seen = read.weights.copy(), 1.0
    for codes, (foods, stock) in zip(read.codes, read.meals, strict=True):
        table = likelihood(groups, foods, stock, doctor)
        chances = [_chances(each, by, len(table)) for each, by in zip(codes, belief, strict=True)]
        live = [np.flatnonzero(each) for each in chances]
        left = table[np.ix_(*live)]
        alive = [each[at] for each, at in zip(chances, live, strict=True)]
        ratios = [_ratio(left, group, alive) for group in range(groups)]
        seen *= float(ratios[0] @ chances[0][live[0]])
        for group in range(groups):
            factors = np.zeros(len(table))
            factors[live[group]] = ratios[group]
            belief[group] *= factors[codes[group]]
            belief[group] /= belief[group].sum()
    return belief, seen


def _chances(codes: NDArray[np.int64], belief: NDArray[np.float64], size: int) -> NDArray[np.float64]:
    """How likely each code is."""
    return np.bincount(codes, weights=belief, minlength=size).astype(np.float64)


def _ratio(table: NDArray[np.float64], group: int, chances: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    """How much more likely this was to be served for each code of one group, averaged over the others' codes."""
    for other in reversed(range(len(chances))):
        if other != group:
            table = np.tensordot(table, chances[other], axes=([other], [0]))
    return table
