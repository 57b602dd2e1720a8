"""What rats learn from verdicts, and how much of it forgetful rats still know when they choose."""

import numpy as np
from numba import njit

from doctor_rat.bots.kernel.compiled import borrowing, summing

NOISE, FORGETS = range(2)
"""The kernel's description of rats: how far off their estimates are, and how much of older meals they forget."""
LITERAL = np.zeros(2)
"""Rats who estimate correctly and forget nothing."""

RECENT = 2
"""Everyone remembers everything from this many meals back."""
MAX_CLUES = 64
GROUP, BEFORE, MEAL_OF, FOOD, IS_GOOD, SURE = range(6)
"""A clue: whose food it was, which food it followed, in which meal, whether it was good, and whether that is
certain."""


@njit(cache=True)
def no_clues():  # type: ignore[no-untyped-def]
    return np.zeros((MAX_CLUES, SURE + 1), dtype=np.int64)


@summing
def weigh_clue(masks, identity, clue, doubt, weights):  # type: ignore[no-untyped-def]
    """A group's belief after one more clue."""
    row = masks[identity, clue[BEFORE], clue[MEAL_OF] % 2]
    bit = np.int64(1) << clue[FOOD]
    wrong = 0.0 if clue[SURE] else doubt
    if_good, if_bad = (1.0 - wrong, wrong) if clue[IS_GOOD] else (wrong, 1.0 - wrong)
    total = 0.0
    for diet in range(len(weights)):
        weights[diet] *= if_good if row[diet] & bit else if_bad
        total += weights[diet]
    if total > 0.0:
        weights /= total


@borrowing
def recall(masks, p, meal, clues, doubt, rats, weights):  # type: ignore[no-untyped-def]
    """Fills in what these rats believe as they choose. Each time, luck decides again which older clues they forget."""
    start = p.weights if rats[FORGETS] == 0.0 else p.first
    for group in range(len(weights)):
        for diet in range(weights.shape[1]):
            weights[group, diet] = start[group, diet]
    if rats[FORGETS] == 0.0:
        return
    for k in range(clues):
        clue = p.clues[k]
        if meal - clue[MEAL_OF] <= RECENT or np.random.random() > rats[FORGETS]:
            weigh_clue(masks, p.identity[clue[GROUP]], clue, doubt, weights[clue[GROUP]])
