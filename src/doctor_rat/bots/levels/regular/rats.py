"""Rats who remember everything and take their verdicts literally: they take the foods most likely to be good for all
together."""

from collections.abc import Collection, Iterable
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.bots.decision import BotReason, Decision
from doctor_rat.bots.kernel.cards import says_good
from doctor_rat.bots.kernel.play import CROSS_COSTS
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.thinking import explain_rats
from doctor_rat.bots.thinking.odds import best_plan, chance, gains_of, lessons, odds_now, with_seconds
from doctor_rat.rules import Group, Phase, Predict, Take, View
from doctor_rat.rules.legal import groups_to_predict


class RegularRats:
    """With `noise` every chance they estimate is off by a Gaussian error of that width, drawn again each time."""

    def __init__(self, noise: float = 0.0) -> None:
        self._noise = noise

    def decide(self, view: View, rng: Random) -> Decision:
        weights = self.weigh(view, rng)
        if view.board.phase is Phase.PREDICT:
            return predict_verdicts(view, weights)
        odds = odds_now(view, weights)
        guessed = {
            group: {food: value + (rng.gauss(0, self._noise) if self._noise else 0) for food, value in each.items()}
            for group, each in odds.items()
        }
        learning = self.learning(view)
        gains = {**gains_of(view, guessed), **{group: lessons(guessed[group]) for group in learning}}
        plan = best_plan(with_seconds(view, weights, gains))
        # The first to take thinks of the others, but takes only for itself.
        mine = {group: plan[group] for group in view.board.takers}
        reasons = (*self.remarks(view, weights), *explain_rats.takes(view, weights, odds, mine, learning))
        return Decision(tuple(Take(group, food) for group, food in mine.items()), reasons)

    def weigh(self, view: View, rng: Random) -> NDArray[np.float64]:
        """What they believe about each group's diet."""
        return believed(view, clues(view))

    def learning(self, view: View) -> Collection[Group]:
        """The groups that prefer learning to eating well."""
        return ()

    def remarks(self, view: View, weights: NDArray[np.float64]) -> Iterable[BotReason]:
        """What they say besides the reasons for each food."""
        return ()


def predict_verdicts(view: View, weights: NDArray[np.float64]) -> Decision:
    """Megalomania: predict what costs least, since the predictor must eat a wrongly predicted food."""
    board = view.board
    (by,) = (group for group in board.groups if board.complications[group] == "megalomania")

    def foretold(group: Group) -> bool:
        food = board.plates[group][0]
        theirs, own = chance(view, weights, group, food), chance(view, weights, by, food, board.plates[by][-1])
        return bool(says_good(theirs, own, *(CROSS_COSTS[board.rows[each].crosses] for each in (group, by))))

    others = groups_to_predict(board, by)
    said = tuple(foretold(group) if group in others else None for group in board.groups)
    return Decision((Predict(by, said),), tuple(explain_rats.predictions(view, weights, said)))
