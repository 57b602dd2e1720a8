"""What is believed before anybody has eaten."""

from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import starting
from doctor_rat.belief.belief import is_ordered
from doctor_rat.bots.kernel.tables import IDENTITY_NUMBER, diet_numbers, tables
from doctor_rat.rules import Alternating, Config, Diet, Food, Role, Source, View

SIMPLE = 6.0
"""How much likelier newcomers think a diet with few cards than one with two."""


def unfed(view: View) -> NDArray[np.float64]:
    """By group and diet. Of a deal to order the groups' diets depend on each other, which is counted here only."""
    # A colleague sees the other's diet, which tells of his own if the deal was made to order. Rats see none.
    colleague = view.role in (Role.COLLEAGUE_0, Role.COLLEAGUE_1)
    shown = view.diets if colleague else (None,) * len(view.diets)
    return _unfed(view.config, view.sources, shown).copy()


def at_first_sight(view: View) -> NDArray[np.float64]:
    """The same, as people at their first table would have it: simple diets come to mind first."""
    weights = unfed(view)
    for group, identity in enumerate(view.config.identities):
        weights[group] *= _simplicity(identity)
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


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
