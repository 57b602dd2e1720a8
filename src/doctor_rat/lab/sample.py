"""Simulated games to fit the table to."""

from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.kernel.masks import tables
from doctor_rat.lab.simulate import play_games
from doctor_rat.lab.spread import ALONE, Hands, spread
from doctor_rat.rules import IDENTITIES
from doctor_rat.rules.cards import YUCK_TOKENS

GAMES = 2
"""Games per deal. More deals tell more than more games of each."""
FLAT = 0.5
"""How often a diet is picked with equal chances instead of drawn, so that rare ones occur often enough."""
NONE = -1
CHUNK = 5_000


class Sample(NamedTuple):
    """One row per deal. The columns of `identities` and `diets` are groups; the third may be NONE."""

    identities: NDArray[np.int64]
    diets: NDArray[np.int64]
    yuck: NDArray[np.int64]
    lost: NDArray[np.int64]
    """How many of the deal's games were lost."""


class SampleTask(NamedTuple):
    """Some of the deals, with their numbers."""

    deals: range
    identities: NDArray[np.int64]
    diets: NDArray[np.int64]
    yuck: NDArray[np.int64]


def sample(deals: int, seed: int, hands: Hands = ALONE) -> Sample:
    """Mostly three groups and three Yuck! tokens, but enough of everything else."""
    rng = np.random.default_rng(seed)
    pairs = [(*pair, NONE) for pair in combinations(range(len(IDENTITIES)), 2)]
    identities = np.array(pairs)[rng.integers(len(pairs), size=deals)]
    identities[rng.random(deals) < 0.6] = range(len(IDENTITIES))
    yuck = np.where(rng.random(deals) < 0.3, YUCK_TOKENS, rng.integers(YUCK_TOKENS + 1, size=deals))
    diets = np.full_like(identities, NONE)
    for identity, prior in enumerate(tables().priors):
        chances = (1 - FLAT) * prior / prior.sum() + FLAT / len(prior)
        here = identities == identity
        diets[here] = rng.choice(len(prior), size=here.sum(), p=chances)
    chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    tasks = [SampleTask(chunk, identities[chunk], diets[chunk], yuck[chunk]) for chunk in chunks]
    lost = np.fromiter(spread(lost_of, tasks, hands), np.int64, deals)
    return Sample(identities, diets, yuck, lost)


def lost_of(task: SampleTask) -> list[int]:
    """How many games of each deal are lost."""
    found = []
    for number, identities, diets, yuck in zip(*task, strict=True):
        groups = int((identities != NONE).sum())
        # Two groups may have the same restriction here, which the rules forbid, but it does no harm.
        games = play_games(identities[:groups], diets[:groups], yuck, number * GAMES, GAMES)
        found.append(int(games.sum()))
    return found
