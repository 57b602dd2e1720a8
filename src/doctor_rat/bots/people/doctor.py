"""A doctor as people play him: a good food for each group if he can, Yuck! back when it hurts, Medicine over two
crosses."""

from itertools import combinations, permutations
from random import Random

from msgspec import Struct

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.levels.regular.doctor import finish_preparing
from doctor_rat.bots.people.ways import game_of
from doctor_rat.bots.thinking.explain_doctor import is_good
from doctor_rat.rules import DOCTOR, Action, Analyse, Food, Offer, Phase, View, YuckBack
from doctor_rat.rules.legal import returnable


class Habits(Struct, frozen=True):
    """How a person plays the doctor."""

    clear: float = 0.0
    """How much he wants a food meant for one group to be bad for the others."""
    hurts: int = 1
    """A bad food is sent back from a group with at least this many crosses."""
    careless: float = 0.0
    """How often he offers just anything."""


def habits_of(seed: str) -> Habits:
    rng = Random(f"doctor/{seed}")
    return Habits(
        clear=rng.choice((0.0, 0.0, rng.uniform(0.1, 0.6))), hurts=rng.choice((0, 1, 1)), careless=rng.uniform(0, 0.1)
    )


class SomeDoctor:
    """The person of this seed; without one every game has its own."""

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def decide(self, view: View, rng: Random) -> Decision:
        return PersonDoctor(habits_of(self._seed or game_of(view))).decide(view, rng)


class PersonDoctor:
    def __init__(self, habits: Habits | None = None) -> None:
        self._habits = habits or Habits()

    def decide(self, view: View, rng: Random) -> Decision:
        assert view.desk is not None
        if view.board.phase is Phase.RETURN:
            return Decision((self._at_the_window(view),))
        if view.desk.chosen:
            return Decision((finish_preparing(view),))
        return Decision((Offer(DOCTOR, self._offer(view, rng)),))

    def _at_the_window(self, view: View) -> Action:
        rows = view.board.rows
        bad = [
            (rows[group].crosses, group, food)
            for group, food in returnable(view.board)
            if not is_good(view, group, food) and rows[group].crosses >= self._habits.hurts
        ]
        if not bad:
            return Analyse(DOCTOR)
        _, group, food = max(bad)
        return YuckBack(DOCTOR, food, group)

    def _offer(self, view: View, rng: Random) -> tuple[Food, ...]:
        assert view.desk is not None
        groups = len(view.diets)
        offers = list(combinations(view.desk.stock, groups))
        rng.shuffle(offers)
        if rng.random() < self._habits.careless:
            return offers[0]
        return max(offers, key=lambda offer: self._fits(view, offer))

    def _fits(self, view: View, offer: tuple[Food, ...]) -> float:
        """How many groups it feeds, minus a penalty for the confusion it may cause."""
        good = [
            [diet is not None and diet.accepts(food, row.last, view.board.meal) for food in offer]
            for diet, row in zip(view.diets, view.board.rows, strict=True)
        ]
        fed = max(sum(good[g][i] for g, i in enumerate(plan)) for plan in permutations(range(len(offer))))
        return fed - self._habits.clear * sum(map(sum, good)) / len(offer)
