"""A colleague's decisions. Colleagues see each other's diet, and work out their own from verdicts and acts."""

from collections.abc import Sequence
from functools import cached_property
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.analysis.decision_options import Actions, PlayoutLuck, Wins, literal_rats, seeds, with_chosen
from doctor_rat.analysis.moments import Moment
from doctor_rat.belief import beliefs
from doctor_rat.bots.kernel.colleagues import ColleaguesTable
from doctor_rat.bots.kernel.colleagues_plan import habit
from doctor_rat.bots.kernel.colleagues_weigh import try_action
from doctor_rat.bots.kernel.masks import diet_numbers
from doctor_rat.bots.levels.expert.colleague import number_of
from doctor_rat.bots.thinking.signals import table_with
from doctor_rat.rules import choices


class ColleagueOptions:
    charged_as_read = True

    def __init__(self, moment: Moment, rng: Random) -> None:
        self._view = moment.view
        own = self._view.role.number
        assert own is not None
        self._own = int(own)
        found = [(action,) for choice in choices(self._view) for action in choice.actions()]
        self.candidates: Sequence[Actions]
        self.candidates, self.chosen = with_chosen(found, moment.actions, lambda one, other: one == other)
        usual = int(habit(self._table)) if len(found) > 1 else 0
        self.obvious = next((at for at, act in enumerate(found) if number_of(act[0]) == usual), 0)

    @cached_property
    def _table(self) -> ColleaguesTable:
        """The other's acts count as hints as far as the verdicts confirm them: experts read no more into them, either.
        With a colleague who means nothing, W would be that of a player who believes what isn't so."""
        return table_with(self._view)

    @cached_property
    def _literal(self) -> list[float]:
        """What verdicts alone tell a colleague about their diet."""
        places = diet_numbers(self._view.config.identities[self._own])
        weights = [0.0] * len(places)
        for diet, weight in beliefs(self._view)[self._own].weights.items():
            weights[places[diet]] = weight
        return weights

    def luck(self, count: int, rng: Random, *, reading: bool) -> PlayoutLuck:
        weights = self._table.weights[self._own].tolist() if reading else self._literal
        drawn: NDArray[np.int64] = np.array(rng.choices(range(len(weights)), weights, k=count), dtype=np.int64)
        return PlayoutLuck(drawn, literal_rats(count), seeds(count, rng))

    def play(self, candidate: int, luck: PlayoutLuck) -> Wins:
        number = number_of(self.candidates[candidate][0])
        return np.asarray(try_action(self._table, number, self._own, luck.worlds, luck.seeds))

    def foregone(self, candidate: int) -> None:
        """Either the other one still acts, by chance, or only the verdicts are left."""
