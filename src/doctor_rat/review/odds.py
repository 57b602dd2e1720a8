"""Chances of foods and of whole plans, from what a role could know."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise, product

from doctor_rat.belief import Belief, beliefs
from doctor_rat.belief.belief import own_weights
from doctor_rat.rules import FOODS, Board, Diet, Food, Group, Phase, View
from doctor_rat.rules.cards import GLUTTONY
from doctor_rat.rules.legal import takeable

Plate = tuple[Food, ...]
_DIGITS = 4
_STEP = 1e-4
_TINY = 1e-12


def as_shown(chance: float, *, sure: bool, never: bool) -> float:
    """A chance as it is shown: rounded, and 1 or 0 only if there is no doubt."""
    if sure or never:
        return float(sure)
    return round(min(max(chance, _STEP), 1 - _STEP), _DIGITS)


def percent(chance: float) -> int:
    """100 or 0 only if there is no doubt."""
    return int(chance * 100) if chance in (0, 1) else min(max(round(chance * 100), 1), 99)


def food_before(board: Board, group: Group) -> Food:
    """The food before a group's next one: the last in its row, or the first of two on its plate."""
    plate = board.plates[group]
    at = len(plate) if board.retake is None else board.retake.at
    return plate[at - 1] if at else board.rows[group].last


def chance_of(belief: Belief, food: Food, previous: Food) -> float:
    """The chance that this food is good after `previous`."""
    good = [weight for diet, weight in belief.weights.items() if diet.accepts(food, previous, belief.meal)]
    return as_shown(sum(good), sure=len(good) == len(belief.weights), never=not good)


@cache
def behavior(diet: Diet) -> object:
    """The same for diets that always judge alike, such as `mandatory:c+l` and `forbidden:v`."""
    if diet.looks_back:
        return diet
    # These ignore the food before.
    return tuple(frozenset([food for food in FOODS if diet.accepts(food, food, meal)]) for meal in (1, 2))


def plates_in_reach(board: Board, groups: Sequence[Group]) -> dict[Group, list[Plate]]:
    """For each of these groups, every plate it can end up with when choosing begins."""
    return {group: _plates(board, group) for group in groups}


def _plates(board: Board, group: Group) -> list[Plate]:
    plate, foods = board.plates[group], takeable(board, group)
    if board.phase is Phase.RETAKE:
        if board.retake is None or board.retake.group != group:
            return [plate]
        at = board.retake.at
        return [plate[:at] + (food,) + plate[at:] for food in foods]
    firsts: list[Plate] = [plate] if plate else [(food,) for food in foods]
    if board.complications[group] is GLUTTONY:
        return [(*first, food) for first in firsts for food in foods if food not in first]
    return firsts


class Odds:
    """Exact chances of several plates at once: groups aren't independent, because no two share a restriction."""

    def __init__(self, view: View, known: Sequence[Belief] | None = None) -> None:
        self._beliefs = known or beliefs(view)
        self.loose = own_weights(view)
        """Each group's diets by its own clues alone."""
        self._meal = view.board.meal
        self._fits: dict[tuple[Group, Plate], dict[Diet, float]] = {}
        self._totals: dict[tuple[Group, Plate], float] = {}
        self._shared: dict[tuple[Group, Plate, Group, Plate], float] = {}
        self._all = self._worlds({})

    def chance(self, plates: Mapping[Group, Plate]) -> float:
        """The chance that everything on these plates is good."""
        worlds = self._worlds(plates)
        sure = all([self._suits_all(group, plate) for group, plate in plates.items()])
        return as_shown(worlds / self._all, sure=sure, never=worlds <= _TINY * self._all)

    def best(self, reach: Mapping[Group, Sequence[Plate]], chosen: Mapping[Group, Plate]) -> dict[Group, Plate]:
        """The likeliest plates without using a food twice; those chosen, if none are likelier."""
        found, most = dict(chosen), self._worlds(chosen) * (1 + _TINY)
        for plan in product(*reach.values()):
            foods = [food for plate in plan for food in plate]
            plates = dict(zip(reach, plan, strict=True))
            if len(set(foods)) == len(foods) and (worlds := self._worlds(plates)) > most:
                found, most = plates, worlds
        return found

    def _suits_all(self, group: Group, plate: Plate) -> bool:
        return all([self._accepts(diet, group, plate) for diet in self._beliefs[group].weights])

    def _accepts(self, diet: Diet, group: Group, plate: Plate) -> bool:
        row = (self._beliefs[group].previous, *plate)
        return all([diet.accepts(food, before, self._meal) for before, food in pairwise(row)])

    def _fit(self, group: Group, plate: Plate) -> dict[Diet, float]:
        found = self._fits.get((group, plate))
        if found is None:
            loose = self.loose[group].items()
            found = {diet: weight for diet, weight in loose if self._accepts(diet, group, plate)}
            self._fits[group, plate] = found
            self._totals[group, plate] = sum(found.values())
        return found

    def _both(self, one: tuple[Group, Plate], other: tuple[Group, Plate]) -> float:
        """The weight of worlds in which these two groups share a diet."""
        found = self._shared.get(one + other)
        if found is None:
            two = self._fit(*other)
            found = sum([weight * two.get(diet, 0) for diet, weight in self._fit(*one).items()])
            self._shared[one + other] = found
        return found

    def _worlds(self, plates: Mapping[Group, Plate]) -> float:
        """The weight of all worlds that suit these plates, by inclusion and exclusion of twins (RULES 2.9)."""
        parts = [(Group(group), plates.get(Group(group), ())) for group in range(len(self.loose))]
        fits = [self._fit(*part) for part in parts]
        totals = [self._totals[part] for part in parts]
        a, b = parts[:2]
        if len(parts) == 2:
            return totals[0] * totals[1] - self._both(a, b)
        c = parts[2]
        pairs = self._both(a, b) * totals[2] + self._both(a, c) * totals[1] + self._both(b, c) * totals[0]
        first, second, third = sorted(fits, key=len)
        triple = sum([w * second.get(diet, 0) * third.get(diet, 0) for diet, w in first.items()])
        return totals[0] * totals[1] * totals[2] - pairs + 2 * triple
