"""A doctor at his first table: something good for everybody, and no thought of what they will make of it."""

from random import Random

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.levels.regular.doctor import finish_preparing, send_back_worst
from doctor_rat.bots.thinking import explain_doctor
from doctor_rat.rules import DOCTOR, Analyse, Food, Offer, Phase, View

NOTICES = 0.6
"""How often he thinks of a token when he should."""


class NoviceDoctor:
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
