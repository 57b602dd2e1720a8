"""Rats played by a person: `person:SEED`, or `person:KIND` for another person of that kind in every game."""

from collections.abc import Callable
from random import Random

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.levels.regular.rats import predict_verdicts
from doctor_rat.bots.people.persons import Person, person_of
from doctor_rat.bots.people.ways import Seen, Worth
from doctor_rat.bots.thinking.odds import best_plan, planners
from doctor_rat.rules import Action, Food, Group, Phase, Take, View
from doctor_rat.rules.legal import takeable

TIE = 1e-9
"""Luck picks one of several equal foods."""


class PersonRats:
    """`kind` of the persons, and the `seed` of the one who plays; without a seed every game has its own. `draw` says
    who that is."""

    def __init__(self, kind: str = "anyone", seed: str = "", draw: Callable[[str, str], Person] = person_of) -> None:
        self._kind = kind
        self._seed = seed
        self._draw = draw
        draw(kind, seed)

    def decide(self, view: View, rng: Random) -> Decision:
        seen = Seen(view)
        if view.board.phase is Phase.PREDICT:
            return predict_verdicts(view, seen.weights)
        person = self._draw(self._kind, self._seed or seen.game)
        return Decision(tuple(_takes(seen, person, rng)))


def _takes(seen: Seen, person: Person, rng: Random) -> list[Action]:
    board = seen.view.board
    way = rng.choice(person.ways)
    wanted = {
        group: {
            food: value + TIE * rng.random()
            for food, value in way.worth(seen, group, list(takeable(board, group)), rng).items()
        }
        for group in planners(board)
    }
    if person.in_any_order:
        wanted = dict(rng.sample([*wanted.items()], len(wanted)))
    plan = best_plan(wanted) if person.jointly else _one_by_one(wanted)
    return [Take(group, plan[group]) for group in board.takers]


def _one_by_one(wanted: dict[Group, Worth]) -> dict[Group, Food]:
    plan: dict[Group, Food] = {}
    for group, worth in wanted.items():
        free = [food for food in worth if food not in plan.values()]
        plan[group] = max(free or worth, key=worth.__getitem__)
    return plan
