"""A colleague as people play him: he eats what seems good to him, helps when it hurts, and sends no signals.

He uses only the verdicts on his own foods: what the other takes, leaves or lets pass tells him nothing.
"""

from random import Random

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.levels.regular.colleague import seats
from doctor_rat.bots.people.doctor import habits_of
from doctor_rat.bots.people.persons import person_of
from doctor_rat.bots.people.rats import TIE
from doctor_rat.bots.people.ways import Seen
from doctor_rat.bots.thinking.odds import suits
from doctor_rat.rules import Action, Group, Pass, Phase, Take, View, YuckBack, YuckFront
from doctor_rat.rules.legal import returnable, takeable


class PersonColleague:
    """`kind` of the persons, and the `seed` of the one who plays; without a seed every game has its own."""

    def __init__(self, kind: str = "anyone", seed: str = "") -> None:
        self._kind = kind
        self._seed = seed

    def decide(self, view: View, rng: Random) -> Decision:
        own, other = seats(view)
        if view.board.takers:
            return Decision((self._take(view, own, rng),))
        hurts = view.board.rows[other].crosses >= habits_of(self._seed or Seen(view).game).hurts
        if view.board.phase is Phase.RETURN:
            return Decision((_at_the_back(view, own, other) if hurts else Pass(own),))
        foods = (*view.board.centre, *view.board.trash)
        hopeless = not any(suits(view, other, food) for food in foods)
        return Decision((YuckFront(own) if hopeless and hurts else Pass(own),))

    def _take(self, view: View, own: Group, rng: Random) -> Action:
        seen = Seen(view)
        way = rng.choice(person_of(self._kind, self._seed or seen.game).ways)
        worth = way.worth(seen, own, list(takeable(view.board, own)), rng)
        return Take(own, max(worth, key=lambda food: worth[food] + TIE * rng.random()))


def _at_the_back(view: View, own: Group, other: Group) -> Action:
    bad = [food for group, food in returnable(view.board) if group == other and not suits(view, other, food)]
    return YuckBack(own, bad[0]) if bad else Pass(own)
