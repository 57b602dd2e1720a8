"""A colleague at his first table: he half remembers, and often forgets that there are tokens."""

from random import Random

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.levels.novice.doctor import NOTICES
from doctor_rat.bots.levels.novice.rats import NoviceRats
from doctor_rat.bots.levels.regular.colleague import RegularColleague, seats, take_likeliest
from doctor_rat.bots.reasons import Key, because
from doctor_rat.rules import Pass, View


class NoviceColleague(RegularColleague):
    def decide(self, view: View, rng: Random) -> Decision:
        own, other = seats(view)
        if view.board.takers:
            return take_likeliest(view, NoviceRats().weigh(view, rng), own, other)
        if rng.random() < NOTICES:
            return super().decide(view, rng)
        return Decision((Pass(own),), (because(Key.COLLEAGUE_TABLE_WILL_DO),))
