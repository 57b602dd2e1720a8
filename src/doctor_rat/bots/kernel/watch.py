"""How likely people of each kind were to take what was taken."""

import numpy as np
from numba import njit

from doctor_rat.bots.kernel.compiled import borrowing
from doctor_rat.bots.kernel.memory import FORGETS, NOISE
from doctor_rat.bots.kernel.minds import ALONE, ORDERS, SLIP, TOGETHER, turns
from doctor_rat.bots.kernel.play import assign_all, collect, fill_appeals

HEAT = 0.78
"""For errors of width 1: the heat at which people who are more likely to take better foods make about the same
choices."""
COLDEST = 1e-6
RECOLLECTIONS = 12
"""How many memories are tried out for rats who forget."""
STRAY = 1 / 3
"""Where anyone slips, this share of each single choice is left to chance."""
FAR = 40.0


@njit(cache=True)
def weigh_choice(masks, p, minds, foods, size, count, taken, out):  # type: ignore[no-untyped-def]
    """For each mind, the likelihood of this choice. `taken` has the place of each group's food among `foods`, the first
    `size` of which are in the center; -1 for a group that didn't choose."""
    groups = len(p.identity)
    gains = np.empty((groups, count))
    beliefs = np.empty_like(p.weights)
    own = np.zeros(groups)
    for k in range(len(minds)):
        mind = minds[k].copy()
        heat = max(HEAT * mind[NOISE], COLDEST)
        slip = mind[SLIP]
        mind[NOISE] = mind[SLIP] = 0.0
        tries = RECOLLECTIONS if mind[FORGETS] > 0.0 else 1
        out[k] = 0.0
        for _ in range(tries):
            collect(masks, p, mind, beliefs)
            fill_appeals(masks, p, mind, beliefs, foods, size, count, gains)
            if mind[ALONE] == 0.0:
                for group in range(groups):
                    own[group] = alone(gains[group], taken[group], heat, taken, group, TOGETHER)
                out[k] += mix(chance_of_plan(gains, taken, heat), own, taken, count, slip) / tries
                continue
            orders = turns(groups)
            for turn in range(orders):
                for group in range(groups):
                    own[group] = alone(gains[group], taken[group], heat, taken, group, turn)
                out[k] += mix(own.prod(), own, taken, count, slip) / tries / orders


@borrowing
def mix(both, own, taken, count, slip):  # type: ignore[no-untyped-def]
    """The likelihood of the choice, allowing for slips of single groups."""
    steady, stray = 1.0, 1.0
    for group in range(len(taken)):
        if taken[group] >= 0:
            steady *= 1.0 - slip
            stray *= (1.0 - STRAY) * own[group] + STRAY / count
    return steady * both + (1.0 - steady) * stray


@borrowing
def alone(gains, at, heat, taken, group, turn):  # type: ignore[no-untyped-def]
    """How likely a group is to take the food at this place; with `in_turn`, the groups before it have taken theirs."""
    if at < 0:
        return 1.0
    top, total = -1e18, 0.0
    for i in range(len(gains)):
        if turn == TOGETHER or is_free(taken, group, i, turn):
            top = max(top, gains[i])
    for i in range(len(gains)):
        if turn == TOGETHER or is_free(taken, group, i, turn):
            total += np.exp((gains[i] - top) / heat)
    return np.exp((gains[at] - top) / heat) / total


@borrowing
def is_free(taken, group, at, turn):  # type: ignore[no-untyped-def]
    """Whether nobody before this group has taken that food."""
    for number in range(len(taken)):
        other = ORDERS[turn, number]
        if other == group:
            break
        if taken[other] == at:
            return False
    return True


@njit(cache=True)
def chance_of_plan(gains, taken, heat):  # type: ignore[no-untyped-def]
    """How likely this exact plan of all groups that chose is, among all plans."""
    groups, count = gains.shape
    who = np.array([group for group in range(groups) if taken[group] >= 0])
    mine = 0.0
    for group in who:
        mine += gains[group, taken[group]]
    if len(who) == 1:
        return alone(gains[who[0]], taken[who[0]], heat, taken, 0, TOGETHER)
    chosen = np.empty(len(who), dtype=np.int64)
    top = assign_all(gains[who], chosen)
    if mine < top - FAR * heat:
        return 0.0
    total = 0.0
    for a in range(count):
        for b in range(count):
            if a == b:
                continue
            two = gains[who[0], a] + gains[who[1], b] - top
            if len(who) == 2:
                total += np.exp(two / heat) if two > -FAR * heat else 0.0
                continue
            for c in range(count):
                three = two + gains[who[2], c]
                if three > -FAR * heat and c != a and c != b:
                    total += np.exp(three / heat)
    return np.exp((mine - top) / heat) / total
