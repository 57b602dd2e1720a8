"""Rats at their first table: they half remember the last meals and think of simple diets first."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.bots.kernel.memory import RECENT
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.kernel.start import at_first_sight
from doctor_rat.bots.levels.regular.rats import RegularRats
from doctor_rat.bots.thinking.temper import NEWCOMERS
from doctor_rat.rules import View


class NoviceRats(RegularRats):
    def __init__(self) -> None:
        super().__init__(noise=NEWCOMERS.noise)

    def weigh(self, view: View, rng: Random) -> NDArray[np.float64]:
        meal = view.board.meal
        kept = [clue for clue in clues(view) if meal - clue.meal <= RECENT or rng.random() > NEWCOMERS.forgets]
        return believed(view, kept, at_first_sight)
