"""Which of several options wins the most games: tries them on the same luck and drops losers as soon as they show."""

from collections.abc import Callable, Sequence
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from doctor_rat.rules.cards import EXAM

RaceLuck = tuple[NDArray[np.float64], NDArray[np.int64]]
"""The rats (as in the kernel's `memory`) and the seed of each try."""
Try = Callable[[NDArray[np.float64], NDArray[np.int64]], NDArray[np.float64]]
"""Plays games with this luck; 1 for each game won."""

ROUNDS = ((40, 8), (40, 5), (80, 3), (160, 1))
"""Games that each option left is tried on, and how many options go on to the next round."""
DOUBT = 2.0
"""An option stays as long as the leader's lead over it is within this many standard errors."""

MOST_EFFORT = 4.0


def effort(meal: int) -> float:
    """How many more games to try out in this meal than in the first: later games are shorter, and nearly all losses
    happen in the exam."""
    return min(MOST_EFFORT, EXAM / (EXAM + 1 - meal))


def race(
    options: Sequence[Try], costs: Sequence[float], luck: Callable[[int], RaceLuck], meal: int = 1
) -> tuple[int, float]:
    """The option with the best share of wins minus its cost, and that share."""
    won = [np.zeros(0) for _ in options]
    left = list(range(len(options)))
    for more, places in ROUNDS:
        drawn = luck(round(more * effort(meal)))
        for k in left:
            won[k] = np.concatenate((won[k], options[k](*drawn)))
        left.sort(key=lambda k: costs[k] - won[k].mean())
        best = left[0]
        left = [k for k in left[:places] if _may_win(won[best] - costs[best], won[k] - costs[k])]
        if len(left) == 1:
            break
    return left[0], float(won[left[0]].mean())


def _may_win(leader: NDArray[np.float64], other: NDArray[np.float64]) -> bool:
    """Both were tried on the same luck, so the error of their difference counts."""
    lead = leader - other
    return float(lead.mean()) <= DOUBT * float(lead.std()) / sqrt(len(lead))
