"""Simulated games to learn the table from."""

from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.kernel.tables import tables
from doctor_rat.difficulty.simulate import play_games
from doctor_rat.rules import IDENTITIES
from doctor_rat.rules.cards import YUCK_TOKENS

GAMES = 2
"""A deal. More deals tell more than more games of each."""
FLAT = 0.5
"""How often a diet is picked with equal chances instead of drawn, so that rare ones are seen often enough."""
NONE = -1


class Sample(NamedTuple):
    """One row a deal. The columns of `identities` and `diets` are groups; the third may be NONE."""

    identities: NDArray[np.int64]
    diets: NDArray[np.int64]
    yuck: NDArray[np.int64]
    lost: NDArray[np.int64]
    """How many of the deal's games."""


def sample(deals: int, seed: int) -> Sample:
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
    lost = np.zeros(deals, dtype=np.int64)
    for deal in range(deals):
        groups = int((identities[deal] != NONE).sum())
        # Two groups may now have the same restriction, which no game has: it does no harm here.
        found = play_games(identities[deal, :groups], diets[deal, :groups], yuck[deal], deal * GAMES, GAMES)
        lost[deal] = found.sum()
    return Sample(identities, diets, yuck, lost)
