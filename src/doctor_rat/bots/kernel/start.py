"""What is believed before anyone has eaten."""

from collections.abc import Callable
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import starting
from doctor_rat.belief.belief import is_ordered
from doctor_rat.bots.kernel.masks import IDENTITY_NUMBER, diet_numbers, tables
from doctor_rat.rules import Alternating, Category, Config, Diet, DietName, Food, Role, Source, View

SIMPLE = 6.0
"""How much more likely newcomers find a diet with few cards than one with two."""
LATER = 0.02
"""For people who hold one idea at a time: how likely they find a diet with two cards, relative to one with few."""


def unfed(view: View) -> NDArray[np.float64]:
    """By group and diet. With a requested difficulty, the groups' diets depend on each other; only this function
    considers that."""
    # A colleague sees the other's diet, which says something about his own if the difficulty was requested. Rats see
    # none.
    colleague = view.role in (Role.COLLEAGUE_0, Role.COLLEAGUE_1)
    shown = view.diets if colleague else (None,) * len(view.diets)
    return _unfed(view.config, view.sources, shown).copy()


def at_first_sight(view: View) -> NDArray[np.float64]:
    """The same for people at their first table: simple diets come to mind first."""
    weights = unfed(view)
    for group, identity in enumerate(view.config.identities):
        weights[group] *= _simplicity(identity)
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def ideas_first(view: View) -> NDArray[np.float64]:
    """At first sight, then the same for every order in which ideas come to people: group after group."""
    return np.concatenate([at_first_sight(view), _orders(view.config.identities)])


@cache
def _orders(identities: tuple[Food, ...]) -> NDArray[np.float64]:
    return np.concatenate([[order(identity) for identity in identities] for order in ORDERS])


def _simple_ones(identity: Food) -> NDArray[np.float64]:
    """All diets with few cards come equally early, long before the others."""
    found = np.array([LATER if _is_intricate(diet) else 1.0 for diet in diet_numbers(identity)])
    return np.asarray(found / found.sum())


def _by_the_draw(identity: Food) -> NDArray[np.float64]:
    return np.asarray(tables().priors[IDENTITY_NUMBER[identity]])


def _by_name(identity: Food) -> NDArray[np.float64]:
    """What must be eaten comes before what must not, and both before anything else."""
    ranks = {DietName.MANDATORY: 1.0, DietName.FORBIDDEN: 0.3}
    found = _simple_ones(identity) * [ranks.get(diet.name, 0.12) for diet in diet_numbers(identity)]
    return np.asarray(found / found.sum())


def _about(category: Category) -> Callable[[Food], NDArray[np.float64]]:
    """Diets about this category come first."""

    def order(identity: Food) -> NDArray[np.float64]:
        about = [_speaks_of(diet, category) for diet in diet_numbers(identity)]
        found = _simple_ones(identity) * np.where(about, 1.0, 0.2)
        return np.asarray(found / found.sum())

    return order


def _speaks_of(diet: Diet, category: Category) -> bool:
    return any(getattr(card, "family", card) is category for card in diet.cards())


ORDERS = (_by_the_draw, _simple_ones, _by_name, *map(_about, Category))


@cache
def _simplicity(identity: Food) -> NDArray[np.float64]:
    return np.array([1.0 if _is_intricate(diet) else SIMPLE for diet in diet_numbers(identity)])


def _is_intricate(diet: Diet) -> bool:
    return isinstance(diet, Alternating) or len(diet.cards()) == 2


@lru_cache(maxsize=256)
def _unfed(config: Config, sources: tuple[Source, ...], shown: tuple[Diet | None, ...]) -> NDArray[np.float64]:
    weights = tables().priors[[IDENTITY_NUMBER[identity] for identity in config.identities]]
    for group, source in enumerate(sources):
        if source is not Source.DRAWN:
            weights[group] = 1 / weights.shape[1]
    if is_ordered(config, sources):
        for group, identity in enumerate(config.identities):
            others = tuple(None if each == group else diet for each, diet in enumerate(shown))
            found = starting(config, sources, others)[group].weights
            weights[group] = [found.get(diet, 0.0) for diet in diet_numbers(identity)]
    return weights
