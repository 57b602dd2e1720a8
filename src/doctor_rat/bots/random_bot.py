"""Plays any role at random, but uses every kind of action often enough to be seen."""

from random import Random

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.rules import Action, Food, Take, View, choices
from doctor_rat.rules.choices import MayAnalyse, MayOffer, MayPass, MayPredict, MayServe
from doctor_rat.rules.legal import takeable

# A special action is never needed; if one is possible, the bot takes it with this chance.
SPECIAL = 0.25
GOING_ON = (MayOffer, MayServe, MayAnalyse, MayPass, MayPredict)


class RandomBot:
    def decide(self, view: View, rng: Random) -> Decision:
        actions = _takes(view, rng) if view.board.takers else (_other(view, rng),)
        return Decision(actions, (because(ReasonKey.RANDOM),))


def _takes(view: View, rng: Random) -> tuple[Action, ...]:
    """A food for each group that may take now, no food twice."""
    taken: set[Food] = set()
    takes: list[Action] = []
    for group in view.board.takers:
        food = rng.choice([food for food in takeable(view.board, group) if food not in taken])
        taken.add(food)
        takes.append(Take(group, food))
    return tuple(takes)


def _other(view: View, rng: Random) -> Action:
    found = choices(view)
    special = [choice for choice in found if not isinstance(choice, GOING_ON)]
    going_on = [choice for choice in found if isinstance(choice, GOING_ON)]
    choice = rng.choice(special if special and rng.random() < SPECIAL else going_on)
    return rng.choice(list(choice.actions()))
