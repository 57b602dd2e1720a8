"""Plays any role within a millisecond, without numba, somewhat better than chance. It stands in for bots that are
late."""

from random import Random

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.random_bot import GOING_ON
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.rules import Action, Food, Offer, Take, View, choices
from doctor_rat.rules.cards import Category
from doctor_rat.rules.choices import MayOffer
from doctor_rat.rules.legal import takeable
from doctor_rat.rules.state import Row


class QuickBot:
    def decide(self, view: View, rng: Random) -> Decision:
        actions = _takes(view, rng) if view.board.takers else (_other(view, rng),)
        return Decision(actions, (because(ReasonKey.QUICK),))


def _takes(view: View, rng: Random) -> tuple[Action, ...]:
    """For each group, what is most like the foods that were good for it; no food twice."""
    taken: set[Food] = set()
    takes: list[Action] = []
    for group in view.board.takers:
        row = view.board.rows[group]
        foods = [food for food in takeable(view.board, group) if food not in taken]
        food = max(foods, key=lambda each: (_likeness(row, each), rng.random()))
        taken.add(food)
        takes.append(Take(group, food))
    return tuple(takes)


def _likeness(row: Row, food: Food) -> int:
    """Features shared with good foods, minus those shared with bad ones."""
    shared = [(sum(food.shares(category, eaten.food) for category in Category), eaten.good) for eaten in row.eaten]
    return sum(count if good else -count for count, good in shared)


def _other(view: View, rng: Random) -> Action:
    """Tokens are for bots that think."""
    choice = next(found for found in choices(view) if isinstance(found, GOING_ON))
    if isinstance(choice, MayOffer):
        return Offer(choice.by, _for_everybody(view, choice, rng))
    return rng.choice(list(choice.actions()))


def _for_everybody(view: View, choice: MayOffer, rng: Random) -> tuple[Food, ...]:
    """A good food for each group in turn, if there is one; any others fill the rest."""
    left = rng.sample(choice.foods, len(choice.foods))
    chosen: list[Food] = []
    for row, diet in zip(view.board.rows, view.diets, strict=True):
        good = [food for food in left if diet is not None and diet.accepts(food, row.last, view.board.meal)]
        if good:
            left.remove(good[0])
            chosen.append(good[0])
    return tuple((chosen + left)[: choice.count])
