"""The people the expert doctor expects: a grid of ways to choose, ours among them. `people` has others, to judge him
by."""

from functools import cache
from itertools import combinations, product

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.bots.kernel import minds
from doctor_rat.bots.kernel.memory import FORGETS, NOISE
from doctor_rat.bots.thinking.temper import KINDS, NEWCOMERS, UNDECIDED

Traits = tuple[float, float, float]


class AssumedWay(Struct, frozen=True):
    """One way to choose. `kind` is what people would call it, and what the doctor says after the game."""

    kind: str
    family: int = minds.RECKONING
    noise: float = 0.0
    forgets: float = 0.0
    centre: float = 0.0
    slip: float = 0.0
    alone: bool = False
    curious: bool = False
    reads: bool = False
    """Whether they ask what the doctor means by his offers, as our expert rats do."""
    bad: float = 1.0
    own: float = 1.0
    average: bool = False
    order: int = 0
    traits: Traits = (1.0, 1.0, 1.0)
    turns: bool = False
    """Whether others decide most of the time, so that choices say less about this person's ideas."""
    members: tuple["AssumedWay", ...] = ()
    """For a round of people who take turns deciding."""

    def vector(self) -> NDArray[np.float64]:
        """As the kernel has it."""
        row = np.zeros(minds.SIZE)
        row[[NOISE, FORGETS, minds.FAMILY, minds.MEMBERS]] = max(self.noise, UNDECIDED), self.forgets, self.family, 1
        row[[minds.CENTRE, minds.SLIP, minds.ALONE]] = self.centre, self.slip, self.alone
        row[[minds.BAD, minds.OWN, minds.AVERAGE, minds.ORDER]] = self.bad, self.own, self.average, self.order
        row[minds.TRAIT : minds.TRAIT + 3] = self.traits
        row[[minds.CURIOUS, minds.READS]] = self.curious, self.reads
        return row


ONE_TRAIT: dict[str, Traits] = {"type": (1.0, 0.0, 0.0), "quantity": (0.0, 1.0, 0.0), "colour": (0.0, 0.0, 1.0)}
LEANINGS: tuple[Traits, ...] = ((2.0, 1.0, 1.0), (1.0, 2.0, 1.0), (1.0, 1.0, 2.0))
ORDERS = 6
"""The number of orders in which ideas come, see `kernel.start`."""


@cache
def population() -> tuple[AssumedWay, ...]:
    return (*_reckoning(), *_ideas(), *_likeness(), *_rounds())


def _reckoning() -> list[AssumedWay]:
    noisy = [AssumedWay("noisy", noise=kind.noise) for kind in KINDS if kind.noise and not kind.forgets]
    return [
        AssumedWay("ours"),
        AssumedWay("ours", curious=True, reads=True),
        *noisy,
        *(AssumedWay("noisy", noise=noise, alone=True) for noise in (0.03, 0.18)),
        *(AssumedWay("noisy", noise=noise, centre=centre) for noise, centre in product((0.05, 0.2), (0.12, 0.35))),
        AssumedWay("forgetful", noise=NEWCOMERS.noise, forgets=NEWCOMERS.forgets),
        AssumedWay("forgetful", noise=0.05, forgets=0.4),
        AssumedWay("forgetful", noise=0.05, forgets=0.9),
        *(
            AssumedWay("centre", noise=noise, centre=20.0, slip=slip, alone=alone)
            for noise, slip, alone in product((0.0, 0.1), (0.01, 0.12), (False, True))
        ),
    ]


def _ideas() -> list[AssumedWay]:
    return [
        AssumedWay("idea", minds.ONE_IDEA, noise=noise, forgets=forgets, centre=centre, order=order)
        for order, (noise, forgets, centre) in product(
            range(ORDERS), ((0.05, 0.0, 0.0), (0.3, 0.0, 0.0), (0.1, 0.0, 0.25), (0.05, 0.6, 0.0), (0.2, 0.6, 0.1))
        )
    ]


def _likeness() -> list[AssumedWay]:
    likes = [
        AssumedWay("likeness", minds.LIKENESS, noise=noise, bad=bad, own=own)
        for noise, bad, own in product((0.2, 0.9), (0.4, 1.0, 2.0), (0.0, 1.0))
    ]
    leaning = [AssumedWay("likeness", minds.LIKENESS, noise=0.4, traits=traits) for traits in LEANINGS]
    means = [AssumedWay("likeness", minds.LIKENESS, noise=0.15, own=own, average=True) for own in (0.0, 1.0)]
    near = AssumedWay("likeness", minds.LIKENESS, noise=0.4, centre=0.6)
    alone = AssumedWay("likeness", minds.LIKENESS, noise=0.4, alone=True)
    single = [
        AssumedWay(kind, minds.LIKENESS, noise=noise, bad=bad, average=average, traits=traits)
        for kind, traits in ONE_TRAIT.items()
        for noise, bad, average in ((0.1, 0.5, True), (0.1, 1.0, False), (0.4, 1.5, True))
    ]
    return [*likes, *leaning, *means, near, alone, *single]


def _rounds() -> list[AssumedWay]:
    """Three people of different kinds, in many combinations: nobody knows beforehand who sits in a round."""
    thinkers = [AssumedWay("idea", minds.ONE_IDEA, noise=0.15, order=order, turns=True) for order in (1, 2)]
    lookers = [
        AssumedWay("likeness", minds.LIKENESS, noise=noise, own=own)
        for noise, own in ((0.2, 0.0), (0.2, 1.0), (0.9, 1.0))
    ]
    trusting = [
        AssumedWay("centre", centre=20.0, slip=0.01),
        AssumedWay("centre", noise=0.1, centre=20.0, slip=0.12, alone=True),
    ]
    vague = [
        AssumedWay("noisy", noise=0.1),
        AssumedWay("noisy", noise=0.25),
        AssumedWay("forgetful", noise=0.05, forgets=0.4),
        AssumedWay("forgetful", noise=0.05, forgets=0.9),
    ]
    tables = combinations((thinkers, lookers, trusting, vague), 3)
    return [AssumedWay("round", members=members) for table in tables for members in product(*table)]
