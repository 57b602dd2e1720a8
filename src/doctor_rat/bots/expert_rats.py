"""Rats who also ask why the doctor offers just these foods.

A doctor who knows all diets offers, where he can, a food for everybody. So worlds in which what lies in the centre
would feed all groups well are likelier than the verdicts alone make them. One who foresees what literal rats take
makes the literal choice right instead, and is best met with it: as long as their choices do well, these rats trust him
to foresee, and begin to puzzle only when too many go wrong.
"""

from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import Clue, clues
from doctor_rat.bots.decision import Reason
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.kernel.tables import FOOD_NUMBER, IDENTITY_NUMBER, tables
from doctor_rat.bots.reasons import Key, because
from doctor_rat.bots.regular_rats import RegularRats
from doctor_rat.rules import Food, Phase, View
from doctor_rat.rules.legal import hungry_groups

WORLDS = 600
ENOUGH, TOO_MANY = 9, 0.5
"""After so many verdicts, so many of them bad, the doctor doesn't foresee what literal rats take. Set high, since one
who does foresee counts on the literal choice."""
MEANT = 3.0
"""How much likelier an offer is that feeds everybody than one that doesn't."""


class ExpertRats(RegularRats):
    def weigh(self, view: View, rng: Random) -> NDArray[np.float64]:
        found = list(clues(view))
        weights = believed(view, found)
        return read_offer(view, weights, rng) if _puzzled(view, found) else weights

    def remarks(self, view: View) -> Iterable[Reason]:
        return (because(Key.RATS_READ_OFFER),) if _puzzled(view, list(clues(view))) else ()


def _puzzled(view: View, found: Sequence[Clue]) -> bool:
    """Whether they ask what the doctor means by what he has just served."""
    wrong = sum(not clue.good for clue in found)
    served = view.board.phase is Phase.CHOOSE and hungry_groups(view.board) == view.board.groups
    return served and len(found) >= ENOUGH and wrong > TOO_MANY * len(found)


def read_offer(view: View, weights: NDArray[np.float64], rng: Random) -> NDArray[np.float64]:
    """The belief after asking which diets this offer would suit."""
    groups, diets = weights.shape
    drawn = [rng.choices(range(diets), weights[group].tolist(), k=WORLDS) for group in range(groups)]
    worlds = np.array(drawn)
    meant = np.where(_feeds_all(view, worlds), MEANT, 1.0)
    found = np.zeros_like(weights)
    for group in range(groups):
        np.add.at(found[group], worlds[group], meant)
    found /= found.sum(axis=1, keepdims=True)
    # Sampling must not make anything impossible that the verdicts leave possible.
    return np.asarray(0.9 * found + 0.1 * weights)


def _feeds_all(view: View, worlds: NDArray[np.int64]) -> NDArray[np.bool_]:
    """For each sampled world whether the centre alone has a different good food for every group."""
    centre = view.board.centre
    good = [_good(view, group, worlds[group], centre) for group in range(len(worlds))]
    fed = np.zeros(worlds.shape[1], dtype=np.bool_)
    for plan in permutations(range(len(centre)), len(worlds)):
        whole = np.ones(worlds.shape[1], dtype=np.bool_)
        for group, at in enumerate(plan):
            whole &= good[group][:, at]
        fed |= whole
    return fed


def _good(view: View, group: int, diets: NDArray[np.int64], foods: tuple[Food, ...]) -> NDArray[np.bool_]:
    identity = IDENTITY_NUMBER[view.config.identities[group]]
    previous = FOOD_NUMBER[view.board.rows[group].last]
    masks = tables().masks[identity, previous, view.board.meal % 2][diets]
    return np.stack([((masks >> FOOD_NUMBER[food]) & 1).astype(np.bool_) for food in foods], axis=1)
