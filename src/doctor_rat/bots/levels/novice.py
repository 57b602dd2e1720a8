"""At their first table: a doctor, rats and a colleague who mean well and forget a lot."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.bots.decision import Bot, Decision
from doctor_rat.bots.kernel.memory import RECENT
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.kernel.start import at_first_sight
from doctor_rat.bots.levels.regular.colleague import RegularColleague, seats, take_likeliest
from doctor_rat.bots.levels.regular.doctor import finish_preparing, send_back_worst
from doctor_rat.bots.levels.regular.rats import RegularRats
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.bots.thinking import explain_doctor
from doctor_rat.bots.thinking.temper import NEWCOMERS
from doctor_rat.rules import DOCTOR, Analyse, Food, Offer, Pass, Phase, View

NOTICES = 0.6
"""How often a doctor thinks of a token when he should."""


def players() -> tuple[Bot, Bot, Bot]:
    return NoviceDoctor(), NoviceRats(), NoviceColleague()


class NoviceDoctor:
    """Offers something good for everyone, without considering what they will make of it."""

    def decide(self, view: View, rng: Random) -> Decision:
        desk = view.desk
        assert desk is not None
        if view.board.phase is Phase.RETURN:
            action = send_back_worst(view) if rng.random() < NOTICES else Analyse(DOCTOR)
            return Decision((action,), tuple(explain_doctor.window(view, action)))
        if desk.chosen:
            action = finish_preparing(view)
            return Decision((action,), tuple(explain_doctor.serving(view, action)))
        foods = _something_for_everybody(view, rng)
        return Decision((Offer(DOCTOR, foods),), tuple(explain_doctor.feeding(view, foods)))


def _something_for_everybody(view: View, rng: Random) -> tuple[Food, ...]:
    """A food that is good for each group in turn, where there is one."""
    assert view.desk is not None
    left = list(view.desk.stock)
    rng.shuffle(left)
    chosen: list[Food] = []
    for row, diet in zip(view.board.rows, view.diets, strict=True):
        good = [food for food in left if diet is not None and diet.accepts(food, row.last, view.board.meal)]
        food = (good or left)[0]
        left.remove(food)
        chosen.append(food)
    return tuple(chosen)


class NoviceRats(RegularRats):
    """They half remember the last meals and think of simple diets first."""

    def __init__(self) -> None:
        super().__init__(noise=NEWCOMERS.noise)

    def weigh(self, view: View, rng: Random) -> NDArray[np.float64]:
        meal = view.board.meal
        kept = [clue for clue in clues(view) if meal - clue.meal <= RECENT or rng.random() > NEWCOMERS.forgets]
        return believed(view, kept, at_first_sight)


class NoviceColleague(RegularColleague):
    """He half remembers, and often forgets that there are tokens."""

    def decide(self, view: View, rng: Random) -> Decision:
        own, other = seats(view)
        if view.board.takers:
            return take_likeliest(view, NoviceRats().weigh(view, rng), own, other)
        if rng.random() < NOTICES:
            return super().decide(view, rng)
        return Decision((Pass(own),), (because(ReasonKey.COLLEAGUE_TABLE_WILL_DO),))
