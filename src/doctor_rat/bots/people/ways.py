"""Ways in which people choose foods. Each says what a food seems worth to a group, given what everyone has seen."""

from collections.abc import Sequence
from functools import cache, cached_property
from random import Random
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.belief import Clue, clues
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.thinking.odds import chance, food_before, gain
from doctor_rat.rules import Category, Diet, DietName, Food, Group, View, diets_for
from doctor_rat.rules.events import TrashOpened


class Seen:
    """A view with what follows from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.clues = tuple(clues(view))

    @cached_property
    def weights(self) -> NDArray[np.float64]:
        """The belief after every verdict and every food sent back."""
        return believed(self.view, self.clues)

    @cached_property
    def game(self) -> str:
        return game_of(self.view)

    def of(self, group: Group) -> list[Clue]:
        return [clue for clue in self.clues if clue.group == group]

    def before(self, group: Group) -> Food:
        return food_before(self.view.board, group) or self.view.board.rows[group].last


def game_of(view: View) -> str:
    """Identifies the game: the same all game long, different in the next one."""
    opened = next((event.foods for event in view.history if isinstance(event, TrashOpened)), ())
    return "/".join((*view.config.identities, *opened))


Worth = dict[Food, float]


class Way(Protocol):
    def worth(self, seen: Seen, group: Group, foods: Sequence[Food], rng: Random) -> Worth:
        """What each of these foods seems worth. Foods of equal worth are equally likely to be taken."""
        ...


class Reckoning(Struct, frozen=True):
    """Chooses by chances, estimated with an error from what isn't forgotten, with a trust in the center and slips."""

    noise: float = 0.0
    forgets: float = 0.0
    centre: float = 0.0
    slips: float = 0.0

    def worth(self, seen: Seen, group: Group, foods: Sequence[Food], rng: Random) -> Worth:
        if rng.random() < self.slips:
            return {food: rng.random() for food in foods}
        view, weights = seen.view, self._remembered(seen, rng)
        board = view.board

        def value(food: Food) -> float:
            odds = chance(view, weights, group, food, food_before(board, group)) + rng.gauss(0, self.noise)
            return gain(odds, board.rows[group].crosses, board.meal) + self.centre * (food in board.centre)

        return {food: value(food) for food in foods}

    def _remembered(self, seen: Seen, rng: Random) -> NDArray[np.float64]:
        if not self.forgets:
            return seen.weights
        now = seen.view.board.meal
        return believed(seen.view, [clue for clue in seen.clues if now - clue.meal < 2 or rng.random() > self.forgets])


class SingleIdea(Struct, frozen=True):
    """One idea of the diet, held until a verdict refutes it; then the next that agrees with what is remembered."""

    order: tuple[DietName, ...] = tuple(DietName)
    """Which kinds of diet come to mind first."""
    first: Category | None = None
    """The category that comes to mind first."""
    jitter: float = 0.5
    """How much luck shuffles that order."""
    memory: int = 8
    """How many meals back they remember."""
    centre: float = 0.0
    whims: float = 0.0

    def worth(self, seen: Seen, group: Group, foods: Sequence[Food], rng: Random) -> Worth:
        idea, before, meal = self.idea(seen, group), seen.before(group), seen.view.board.meal
        centre = seen.view.board.centre
        return {
            food: idea.accepts(food, before, meal) + self.centre * (food in centre) + rng.gauss(0, self.whims)
            for food in foods
        }

    def idea(self, seen: Seen, group: Group) -> Diet:
        """The current idea."""
        ideas = self._in_order(seen, group)
        told = seen.of(group)
        held = ideas[0]
        for k, clue in enumerate(told, 1):
            if not _agrees(held, clue):
                kept = [each for each in told[:k] if clue.meal - each.meal < self.memory]
                held = next((diet for diet in ideas if all(_agrees(diet, each) for each in kept)), held)
        return held

    def _in_order(self, seen: Seen, group: Group) -> list[Diet]:
        luck = Random(f"{seen.game}/{group}")
        ranks = {name: rank for rank, name in enumerate(self.order)}

        def rank(diet: Diet) -> float:
            cards = diet.cards()
            thought_of = any(getattr(card, "family", card) is self.first for card in cards)
            return 3.0 * (len(cards) > 1) + 0.5 * ranks[diet.name] - thought_of + luck.gauss(0, self.jitter)

        return sorted(diets_for(seen.view.config.identities[group]), key=rank)


def _agrees(diet: Diet, clue: Clue) -> bool:
    return diet.accepts(clue.food, clue.previous, clue.meal) == clue.good


class Similarity(Struct, frozen=True):
    """No ideas: takes what looks like good foods and unlike bad ones."""

    bad: float = 1.0
    """The weight of a bad food relative to a good one."""
    own: float = 1.0
    """The weight of the group's own food."""
    jitter: float = 0.3
    looks: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """The weights of type, quantity and color."""
    centre: float = 0.0

    def worth(self, seen: Seen, group: Group, foods: Sequence[Food], rng: Random) -> Worth:
        told = [(clue.food, 1.0 if clue.good else -self.bad) for clue in seen.of(group)]
        told.append((seen.view.config.identities[group], self.own))
        centre = seen.view.board.centre

        def value(food: Food) -> float:
            found = sum(weight * self._alike(food, other) for other, weight in told)
            return found + self.centre * (food in centre) + rng.gauss(0, self.jitter)

        return {food: value(food) for food in foods}

    def _alike(self, one: Food, other: Food) -> float:
        return sum(weight for weight, same in zip(self.looks, _shared(one, other), strict=True) if same)


@cache
def _shared(one: Food, other: Food) -> tuple[bool, ...]:
    return tuple(one.shares(category, other) for category in Category)


class OneAttribute(Struct, frozen=True):
    """Sees a single category and uses the record of each of its values: the share of good verdicts."""

    category: Category = Category.COLOUR
    hope: float = 0.5
    """The record assumed for a value nobody has tried."""
    jitter: float = 0.05

    def worth(self, seen: Seen, group: Group, foods: Sequence[Food], rng: Random) -> Worth:
        told = [(seen.view.config.identities[group], True), *((clue.food, clue.good) for clue in seen.of(group))]

        def value(food: Food) -> float:
            verdicts = [good for other, good in told if food.shares(self.category, other)]
            return (self.hope + sum(verdicts)) / (1 + len(verdicts)) + rng.gauss(0, self.jitter)

        return {food: value(food) for food in foods}
