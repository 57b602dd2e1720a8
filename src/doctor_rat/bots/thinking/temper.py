"""What kind of rats these are, learned from their choices so far instead of assumed."""

from collections.abc import Iterator
from math import exp, log
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.belief import Clue, clues
from doctor_rat.bots.kernel.masks import tables
from doctor_rat.bots.kernel.plan import count_matches, is_literal
from doctor_rat.bots.kernel.play import MEAL, TRASH, Position, seed_noise
from doctor_rat.bots.kernel.position import numbers, position
from doctor_rat.rules import Food, View
from doctor_rat.rules.events import (
    CentreCleared,
    ComplicationDrawn,
    Judged,
    MealBegan,
    Served,
    Taken,
    TrashOpened,
)


class RatKind(Struct, frozen=True):
    """How far off rats' estimates are, and how much they forget of what came before the last meals."""

    noise: float = 0.0
    forgets: float = 0.0

    @property
    def is_literal(self) -> bool:
        return not self.noise and not self.forgets


NEWCOMERS = RatKind(noise=0.2, forgets=0.65)
KINDS = {RatKind(): 0.4, RatKind(0.1): 0.2, RatKind(0.25): 0.15, RatKind(0.5): 0.1, NEWCOMERS: 0.15}
"""How likely we think each before we have seen anything."""
UNDECIDED = 1e-6
"""Nobody can predict which of several equally promising plans literal rats will take: this much noise decides."""
TRIES = 120
SLIP = 0.001
"""How often rats without noise take something else anyway."""


class Temper(Struct, frozen=True):
    """How likely each kind of rats is."""

    kinds: dict[RatKind, float]

    def draw(self, count: int, rng: Random) -> NDArray[np.float64]:
        drawn = rng.choices(list(self.kinds), list(self.kinds.values()), k=count)
        return np.array([(max(kind.noise, UNDECIDED), kind.forgets) for kind in drawn])


class FreeChoice(Struct, frozen=True):
    """A choice that the rats made freely: what they knew, what was there, what they took."""

    meal: int
    clues: tuple[Clue, ...]
    centre: tuple[Food, ...]
    trash: tuple[Food, ...]
    previous: tuple[Food, ...]
    crosses: tuple[int, ...]
    taken: tuple[Food, ...]


def temper_of(view: View, rng: Random) -> Temper:
    """The rats' temper by all their choices so far."""
    scores = {kind: log(weight) for kind, weight in KINDS.items()}
    seed_noise(rng.getrandbits(31))
    for choice in choices_made(view):
        p, centre, taken = _situation(view, choice)
        for kind in KINDS:
            scores[kind] += log(_likelihood(kind, p, centre, taken))
    top = max(scores.values())
    total = sum(exp(score - top) for score in scores.values())
    return Temper({kind: exp(score - top) / total for kind, score in scores.items()})


def _likelihood(kind: RatKind, p: Position, centre: NDArray[np.int64], taken: NDArray[np.int64]) -> float:
    """How likely rats of this kind were to take exactly these foods."""
    masks = tables().masks
    if kind.is_literal:
        return 1 - SLIP if is_literal(masks, p, centre, len(centre), taken) else SLIP
    hits = count_matches(masks, p, centre, len(centre), taken, np.array([kind.noise, kind.forgets]), TRIES)
    return float(hits + 0.1) / (TRIES + 1)


def _situation(view: View, choice: FreeChoice) -> tuple[Position, NDArray[np.int64], NDArray[np.int64]]:
    p = position(view, found=choice.clues)
    trash = p.trash.copy()
    trash[: len(choice.trash)] = numbers(choice.trash)
    counts = p.counts.copy()
    counts[MEAL], counts[TRASH] = choice.meal, len(choice.trash)
    p = p._replace(
        previous=numbers(choice.previous),
        crosses=np.array(choice.crosses),
        trash=trash,
        counts=counts,
        cards=np.zeros_like(p.cards),
    )
    return p, numbers(choice.centre), numbers(choice.taken)


def choices_made(view: View) -> Iterator[FreeChoice]:
    """Every meal in which all groups chose freely, from the view's events."""
    found = list(clues(view))
    crosses = _crosses_seen(view)
    trash: list[Food] = []
    centre: tuple[Food, ...] = ()
    before: tuple[Food, ...] = ()
    taken: dict[int, Food] = {}
    previous = list(view.config.identities)
    meal, free, complicated = 1, True, False
    for event in view.history:
        match event:
            case TrashOpened(foods):
                trash = list(foods)
            case ComplicationDrawn():
                complicated = True
            case MealBegan(number):
                meal, taken, free, complicated = number, {}, not complicated, False
            case Served(foods):
                centre, before = foods, tuple(trash)
                free = free and not event.given
            case Taken(group, food, origin):
                if origin == "trash":
                    trash.remove(food)
                taken.setdefault(group, food)
                if len(taken) == len(previous) and free:
                    free = False
                    seen = tuple(clue for clue in found if clue.meal < meal)
                    ordered = tuple(taken[each] for each in range(len(previous)))
                    yield FreeChoice(meal, seen, centre, before, tuple(previous), crosses[meal], ordered)
            case CentreCleared(foods):
                trash += foods
            case Judged(group, food):
                previous[group] = food
            case _:
                pass


def _crosses_seen(view: View) -> dict[int, tuple[int, ...]]:
    """By meal: each group's uncovered crosses when the rats chose."""
    crossed: list[list[bool]] = [[] for _ in view.config.identities]
    found: dict[int, tuple[int, ...]] = {}
    for event in view.history:
        match event:
            case Served(medicine=medicine):
                if medicine is not None:
                    crossed[medicine.group][medicine.at : medicine.at + 2] = [False, False]
                found[len(found) + 1] = tuple(map(sum, crossed))
            case Judged(group, good=good):
                crossed[group].append(not good)
            case _:
                pass
    return found
