"""Which of several options wins most games: tried on the same luck, the losers dropped as soon as they are seen."""

from collections.abc import Callable, Sequence
from math import sqrt

import numpy as np
from numpy.typing import NDArray

Luck = tuple[NDArray[np.float64], NDArray[np.int64]]
"""The rats' noise and the seed of each try."""
Try = Callable[[NDArray[np.float64], NDArray[np.int64]], NDArray[np.float64]]
"""Plays with this luck; 1 for each game won."""

ROUNDS = (32, 32, 64, 128, 256)
DOUBT = 1.6
"""An option stays while the leader's lead is within so many standard errors."""
SURE, SURE_AFTER = 0.995, 128
"""With such a leader it isn't worth looking further."""


def race(options: Sequence[Try], costs: Sequence[float], luck: Callable[[int], Luck]) -> tuple[int, float]:
    """The option with the best share of wins less its cost, and that share."""
    won = [np.zeros(0) for _ in options]
    left = list(range(len(options)))
    best, tries = 0, 0
    for more in ROUNDS:
        drawn = luck(more)
        tries += more
        for k in left:
            won[k] = np.concatenate((won[k], options[k](*drawn)))
        best = max(left, key=lambda k: won[k].mean() - costs[k])
        left = [k for k in left if k == best or _may_win(won[best] - costs[best], won[k] - costs[k])]
        if len(left) == 1 or (tries >= SURE_AFTER and won[best].mean() - costs[best] >= SURE):
            break
    return best, float(won[best].mean())


def _may_win(leader: NDArray[np.float64], other: NDArray[np.float64]) -> bool:
    """Both were tried on the same luck, so it's their difference whose error counts."""
    lead = leader - other
    if not lead.any():
        return len(lead) < SURE_AFTER
    return float(lead.mean()) <= DOUBT * float(lead.std()) / sqrt(len(lead))
