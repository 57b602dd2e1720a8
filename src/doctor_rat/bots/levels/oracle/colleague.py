"""A colleague who knows both diets: the best that the expert's planning could do."""

from random import Random

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.kernel.colleagues_position import followed
from doctor_rat.bots.levels.expert.colleague import plan
from doctor_rat.rules import Diet, View


class OracleColleague:
    """For the arena only: `diets` are a game's secrets. Both doctors must be oracles."""

    def __init__(self, diets: tuple[Diet, ...]) -> None:
        self._diets = diets

    def decide(self, view: View, rng: Random) -> Decision:
        return plan(view, followed(view, self._diets), rng)
