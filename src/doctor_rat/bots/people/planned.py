"""Rats from the very grid that doctors plan with: `grid:SEED`, or `grid:KIND` for another one in every game.

Next to the figures with `persons`, theirs say how much a doctor owes to having expected exactly these people.
"""

from collections.abc import Sequence
from functools import cache
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from doctor_rat.bots.kernel import minds
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, tables
from doctor_rat.bots.kernel.memory import RECENT
from doctor_rat.bots.kernel.play import CLUES, Position, collect, fill_appeals, seed_noise
from doctor_rat.bots.kernel.position import numbers, position
from doctor_rat.bots.people.persons import Person, kind_of
from doctor_rat.bots.people.ways import Seen, Worth
from doctor_rat.bots.thinking.population import AssumedWay, population
from doctor_rat.rules import Food, Group, View, diets_for
from doctor_rat.rules.state import Desk

_ON_THE_GRID = {
    "single-idea": ("idea",),
    "similarity": ("likeness",),
    "centre-first": ("centre",),
    "one-attribute": ("type", "quantity", "colour"),
}
"""Kinds that the doctors call something else."""


def planned_person(kind: str, seed: str) -> Person:
    """The one of this kind and seed; a KeyError if there is no such kind."""
    rng = Random(f"planned/{kind}/{seed}")
    kind = kind_of(kind, rng)
    drawn = rng.choice(ways_of(_ON_THE_GRID.get(kind, (kind,))))
    members = drawn.members or (drawn,)
    alone = any(each.alone for each in members)
    return Person(tuple(map(PlannedWay, members)), jointly=not alone, in_any_order=alone)


@cache
def ways_of(kinds: tuple[str, ...]) -> tuple[AssumedWay, ...]:
    return tuple(way for way in population() if way.kind in kinds)


class PlannedWay(Struct, frozen=True):
    """Chooses exactly as the kernel does for this way."""

    way: AssumedWay

    def worth(self, seen: Seen, group: Group, foods: Sequence[Food], rng: Random) -> Worth:
        p = _position(seen.view)
        masks, mind, beliefs = tables().masks, self._mind(seen), np.empty_like(p.weights)
        seed_noise(rng.getrandbits(31))
        collect(masks, p, mind, beliefs)
        gains = np.empty((len(p.identity), len(foods)))
        centre = seen.view.board.centre
        ordered = sorted(foods, key=lambda food: food not in centre)
        inside = sum(food in centre for food in foods)
        fill_appeals(masks, p, mind, beliefs, numbers(ordered), inside, len(foods), gains)
        return dict(zip(ordered, gains[group].tolist(), strict=True))

    def _mind(self, seen: Seen) -> NDArray[np.float64]:
        mind = self.way.vector()
        if self.way.family == minds.ONE_IDEA:
            p = _position(seen.view)
            for group in seen.view.board.groups:
                mind[minds.IDEA + group] = self._idea(seen, group, p)
                mind[minds.SINCE + group] = p.counts[CLUES]
        return mind

    def _idea(self, seen: Seen, group: Group, p: Position) -> int:
        """Held until a verdict refutes it; then another that agrees with all that is remembered."""
        luck = Random(f"{seen.game}/{group}")
        first = p.first[len(p.identity) * (1 + self.way.order) + group]
        held, possible = _drawn(first, luck), first > 0
        heard: list[tuple[int, NDArray[np.bool_]]] = []
        for clue in seen.of(group):
            row = tables().masks[p.identity[group], FOOD_NUMBER[clue.previous], clue.meal % 2]
            agrees = ((row >> FOOD_NUMBER[clue.food]) & 1) == clue.good
            if not (possible & agrees).any():
                continue
            possible &= agrees
            heard.append((clue.meal, agrees))
            if not agrees[held]:
                kept = [told for meal, told in heard if clue.meal - meal <= RECENT or luck.random() >= self.way.forgets]
                held = _drawn(first * np.logical_and.reduce(kept), luck)
        return held


def _drawn(weights: NDArray[np.float64], luck: Random) -> int:
    return luck.choices(range(len(weights)), weights.tolist())[0]


def _position(view: View) -> Position:
    """The kernel's position, with any diets: rats don't know theirs, and their choices don't depend on them."""
    anything = tuple(diets_for(identity)[0] for identity in view.config.identities)
    return position(replace(view, desk=Desk(), diets=anything))
