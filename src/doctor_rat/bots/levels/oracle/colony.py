"""The upper bound: rats who know their diets, and a doctor who knows that they do. For the arena only.

`OracleRats` are made with the secret diets, which no one who has only views can give them.
"""

from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.kernel.masks import diet_numbers
from doctor_rat.bots.levels.expert.doctor import ExpertDoctor
from doctor_rat.bots.levels.regular.rats import RegularRats
from doctor_rat.bots.thinking.temper import RatKind, Temper
from doctor_rat.rules import Diet, Food, View


class OracleRats(RegularRats):
    def __init__(self, diets: tuple[Diet, ...]) -> None:
        super().__init__()
        self._diets = diets

    def weigh(self, view: View, rng: Random) -> NDArray[np.float64]:
        return certain(view.config.identities, self._diets)


class OracleDoctor(ExpertDoctor):
    """Plans like the expert, for rats who know everything."""

    def weigh(self, view: View) -> NDArray[np.float64] | None:
        return certain(view.config.identities, view.diets)

    def read_rats(self, view: View, rng: Random) -> Temper:
        return Temper({RatKind(): 1.0})


def certain(identities: tuple[Food, ...], diets: tuple[Diet | None, ...]) -> NDArray[np.float64]:
    """A belief without doubt."""
    numbers = [diet_numbers(identity) for identity in identities]
    weights = np.zeros((len(identities), len(numbers[0])))
    for group, diet in enumerate(diets):
        assert diet is not None
        weights[group, numbers[group][diet]] = 1.0
    return weights
