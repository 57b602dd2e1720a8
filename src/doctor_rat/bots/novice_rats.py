"""Rats at their first table: they half remember the last meals and think of simple diets first."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.kernel.tables import diet_numbers
from doctor_rat.bots.regular_rats import RegularRats
from doctor_rat.rules import Alternating, Diet, View

MEMORY = 2
"""So many meals back they remember everything; of what was before, about a third."""
FORGETFUL = 0.65
SIMPLE = 6.0
"""How much likelier they think a diet with few cards than one with two."""


class NoviceRats(RegularRats):
    def __init__(self) -> None:
        super().__init__(noise=0.2)

    def weigh(self, view: View, rng: Random) -> NDArray[np.float64]:
        meal = view.board.meal
        kept = [clue for clue in clues(view) if meal - clue.meal <= MEMORY or rng.random() > FORGETFUL]
        weights = believed(view, kept)
        for group, identity in enumerate(view.config.identities):
            for diet, number in diet_numbers(identity).items():
                weights[group, number] *= 1.0 if _is_intricate(diet) else SIMPLE
        return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def _is_intricate(diet: Diet) -> bool:
    return isinstance(diet, Alternating) or len(diet.cards()) == 2
