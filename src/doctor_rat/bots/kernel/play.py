"""Colony played fast: a position in plain arrays, rats that go by chances, a doctor who looks one meal ahead.

A `Position` is what the doctor knows, the rats' belief included, since that follows from what all have seen. The
functions here change it in place; callers copy first. Complications aren't played: a doctor who plans through this
kernel in that variant plans as if none came.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

MAX_FOODS = 40
EXAM = 8


class Position(NamedTuple):
    identity: NDArray[np.int64]
    truth: NDArray[np.int64]
    """The diets, as numbers for each group's identity."""
    previous: NDArray[np.int64]
    weights: NDArray[np.float64]
    """By group and diet: what the rats believe."""
    crosses: NDArray[np.int64]
    """By group: uncovered crosses."""
    symbols: NDArray[np.int64]
    """By group and place: 1 for an uncovered cross, 0 for anything else that can be covered, -1 for nothing there."""
    stock: NDArray[np.int64]
    trash: NDArray[np.int64]
    pile: NDArray[np.int64]
    """Foods still to come, in order."""
    counts: NDArray[np.int64]
    """Meal, foods in stock, foods in trash, foods of the pile drawn, Yuck! tokens, Medicine, pile's length."""


MEAL, STOCK, TRASH, DRAWN, YUCK, MEDICINE, PILE = range(7)


@njit(cache=True)
def copy_position(p):  # type: ignore[no-untyped-def]
    return Position(
        p.identity,
        p.truth,
        p.previous.copy(),
        p.weights.copy(),
        p.crosses.copy(),
        p.symbols.copy(),
        p.stock.copy(),
        p.trash.copy(),
        p.pile.copy(),
        p.counts.copy(),
    )


@njit(cache=True)
def chances(masks, p, foods, count, out):  # type: ignore[no-untyped-def]
    """For each group and food the chance that it is good, as the rats see it."""
    parity = p.counts[MEAL] % 2
    for group in range(len(p.identity)):
        row = masks[p.identity[group], p.previous[group], parity]
        weights = p.weights[group]
        total = 0.0
        for i in range(count):
            out[group, i] = 0.0
        for diet in range(len(weights)):
            weight = weights[diet]
            if weight > 0.0:
                total += weight
                mask = row[diet]
                for i in range(count):
                    if (mask >> foods[i]) & 1:
                        out[group, i] += weight
        for i in range(count):
            out[group, i] /= total


@njit(cache=True)
def learn(masks, p, group, food, good, trust):  # type: ignore[no-untyped-def]
    """The rats' belief after a verdict; `trust` below 1 for hints that may be wrong."""
    row = masks[p.identity[group], p.previous[group], p.counts[MEAL] % 2]
    weights = p.weights[group]
    total = 0.0
    for diet in range(len(weights)):
        if weights[diet] > 0.0:
            agrees = ((row[diet] >> food) & 1) == good
            weights[diet] *= trust if agrees else 1.0 - trust
            total += weights[diet]
    if total > 0.0:
        for diet in range(len(weights)):
            weights[diet] /= total


@njit(cache=True)
def is_good(masks, p, group, food):  # type: ignore[no-untyped-def]
    mask = masks[p.identity[group], p.previous[group], p.counts[MEAL] % 2, p.truth[group]]
    return (mask >> food) & 1


@njit(cache=True)
def utility(chance, crosses, exam):  # type: ignore[no-untyped-def]
    """What a group with so many crosses gains from a food of this chance."""
    if exam:
        return np.log(max(chance, 1e-6))
    return chance * (1.0 + 0.5 * crosses)


@njit(cache=True)
def assign(gains, allowed, groups, chosen):  # type: ignore[no-untyped-def]
    """The best distinct foods for all groups; each only ever needs one of its best few. Gives the gain."""
    best = np.empty((groups, groups), dtype=np.int64)
    for group in range(groups):
        for rank in range(groups):
            top = -1
            for i in range(len(allowed)):
                food = allowed[i]
                taken = False
                for earlier in range(rank):
                    taken |= best[group, earlier] == food
                if not taken and (top < 0 or gains[group, food] > gains[group, top]):
                    top = food
            best[group, rank] = top
    value = -1e18
    if groups == 2:
        for a in range(2):
            for b in range(2):
                one, two = best[0, a], best[1, b]
                if one != two and one >= 0 and two >= 0:
                    gain = gains[0, one] + gains[1, two]
                    if gain > value:
                        value = gain
                        chosen[0], chosen[1] = one, two
        return value
    for a in range(3):
        for b in range(3):
            for c in range(3):
                one, two, three = best[0, a], best[1, b], best[2, c]
                if one != two and one != three and two != three and one >= 0 and two >= 0 and three >= 0:
                    gain = gains[0, one] + gains[1, two] + gains[2, three]
                    if gain > value:
                        value = gain
                        chosen[0], chosen[1], chosen[2] = one, two, three
    return value
