"""Rats who also ask what the doctor means by what he serves.

A person who knows all diets offers, where he can, a food for everybody; `offers` weighs the groups' diets by that. Our
own doctors foresee what literal rats take and make the literal choice right instead, and are best met with it. The
verdicts tell them apart: where literal choices go well from the start, these rats trust the doctor to foresee.
"""

from collections.abc import Iterable
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.bots.decision import Reason
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.levels.regular.rats import RegularRats
from doctor_rat.bots.reasons import Key, because
from doctor_rat.bots.thinking.odds import chance
from doctor_rat.bots.thinking.offers import dishes, read_offers
from doctor_rat.rules import Phase, View

DOUBT = 0.03
"""The share kept of what the verdicts alone say: no offer may rule out what they leave possible."""
WORTH_SAYING = 0.1
"""A food is meant for a group if the offer makes it likelier by more than this."""


class ExpertRats(RegularRats):
    def weigh(self, view: View, rng: Random) -> NDArray[np.float64]:
        found = list(clues(view))
        meaning = read_offers(view, found, dishes(view))
        return np.asarray((1 - DOUBT) * meaning.weights + DOUBT * believed(view, found))

    def remarks(self, view: View, weights: NDArray[np.float64]) -> Iterable[Reason]:
        """What the doctor seems to mean for whom, where that makes a food much likelier."""
        if view.board.phase is not Phase.CHOOSE:
            return
        read, weights = weights, believed(view, clues(view))
        yield because(Key.RATS_READ_OFFER)
        for group in view.board.takers:
            gained = {
                food: chance(view, read, group, food) - chance(view, weights, group, food) for food in view.board.centre
            }
            food = max(gained, key=gained.__getitem__, default=None)
            if food is not None and gained[food] > WORTH_SAYING:
                yield because(Key.RATS_MEANT, group=int(group), food=food)
