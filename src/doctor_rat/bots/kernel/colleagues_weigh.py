"""What a colleague may do, tried on diets that he may have."""

import numpy as np
from numba import njit

from doctor_rat.bots.kernel.colleagues import DRAWN, copy_table
from doctor_rat.bots.kernel.colleagues_plan import follow, play_out


@njit(cache=True)
def try_action(p, action, own, diets, seeds):  # type: ignore[no-untyped-def]
    """Which games are won after this action, doctor `own` having each of these diets in turn."""
    won = np.zeros(len(seeds))
    for r in range(len(seeds)):
        np.random.seed(seeds[r])
        q = copy_table(p)
        np.random.shuffle(q.pile[q.counts[DRAWN] :])
        q.truth[own] = diets[r]
        follow(q, action)
        won[r] = play_out(q)
    return won
