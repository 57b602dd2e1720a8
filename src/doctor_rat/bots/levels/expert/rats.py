"""Rats who also ask what the doctor means by what he serves, and use up the crosses that can no longer hurt.

A person who knows all diets offers, if he can, a food for everyone; `offers` weighs the groups' diets by that, and by
how likely the doctor is such a person.

A group that can't reach its third cross before the exam has nothing to lose but the exam itself. It takes what teaches
it most, not what is most likely good.
"""

from collections.abc import Collection, Iterable
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.bots.decision import BotReason
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.levels.regular.rats import RegularRats
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.bots.thinking.meaning import OfferMeaning
from doctor_rat.bots.thinking.odds import chance
from doctor_rat.rules import Group, Phase, Variant, View
from doctor_rat.rules.cards import CROSSES_TO_LOSE, EXAM

WORTH_SAYING = 0.1
"""A food is meant for a group if the offer makes it likelier by more than this."""


class ExpertRats(RegularRats):
    def learning(self, view: View) -> Collection[Group]:
        return {group for group in view.board.takers if is_safe(view, group)}

    def weigh(self, view: View, rng: Random) -> NDArray[np.float64]:
        return OfferMeaning(view).now()

    def remarks(self, view: View, weights: NDArray[np.float64]) -> Iterable[BotReason]:
        """Which food the doctor seems to mean for whom, if that makes the food much likelier."""
        if view.board.phase is not Phase.CHOOSE:
            return
        read, weights = weights, believed(view, clues(view))
        meant = list(self._meant(view, read, weights))
        if meant:
            yield because(ReasonKey.RATS_READ_OFFER)
        yield from (because(ReasonKey.RATS_LEARN, group=int(group)) for group in sorted(self.learning(view)))
        yield from meant

    def _meant(self, view: View, read: NDArray[np.float64], weights: NDArray[np.float64]) -> Iterable[BotReason]:
        for group in view.board.takers:
            gained = {
                food: chance(view, read, group, food) - chance(view, weights, group, food) for food in view.board.centre
            }
            food = max(gained, key=gained.__getitem__, default=None)
            if food is not None and gained[food] > WORTH_SAYING:
                yield because(ReasonKey.RATS_MEANT, group=int(group), food=food)


def is_safe(view: View, group: Group) -> bool:
    """Whether this group can't lose before the exam, even if everything it eats until then is bad. With complications
    it may have to eat more than one food in a meal."""
    meals = EXAM - view.board.meal
    crosses = view.board.rows[group].crosses
    return view.config.variant is Variant.COLONY and 0 < meals < CROSSES_TO_LOSE - crosses
