"""Colleagues played fast: a table in plain arrays and the rules of RULES 7 on it.

A `ColleaguesTable` holds what both doctors can work out about each other's minds: what each believes about his own diet
follows from what everyone has seen. The functions here change it in place; callers copy first. Center and trash are one
list, since no choice depends on which of them a food is in.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from doctor_rat.bots.kernel.compiled import borrowing
from doctor_rat.rules.cards import COLLEAGUES_DRAW, CROSSES_TO_LOSE, EXAM, LEAN_MEAL

MAX_TABLE = 16
PASS, YUCK = 60, 61
"""Actions are numbers: a food's own number takes it; Yuck! is front or back by the phase."""
FRONT, CHOOSE, BACK, RETAKE, JUDGE, WON, LOST = range(7)
NOTHING = -1


class ColleaguesTable(NamedTuple):
    masks: NDArray[np.int64]
    """By doctor, previous food, meal's parity and diet: which foods are good."""
    truth: NDArray[np.int64]
    """Each doctor's diet, as a place in `masks`."""
    weights: NDArray[np.float64]
    """By doctor and diet: what he believes about his own."""
    previous: NDArray[np.int64]
    crosses: NDArray[np.int64]
    plates: NDArray[np.int64]
    banned: NDArray[np.int64]
    """By doctor: a mask of the foods sent back to him in this meal."""
    foods: NDArray[np.int64]
    """In center and trash."""
    pile: NDArray[np.int64]
    counts: NDArray[np.int64]


MEAL, FOODS, DRAWN, TOKENS, FIRST, TURN, PASSES, PHASE = range(8)


@njit(cache=True)
def copy_table(p):  # type: ignore[no-untyped-def]
    return ColleaguesTable(
        p.masks,
        p.truth.copy(),
        p.weights.copy(),
        p.previous.copy(),
        p.crosses.copy(),
        p.plates.copy(),
        p.banned.copy(),
        p.foods.copy(),
        p.pile.copy(),
        p.counts.copy(),
    )


@borrowing
def draw(p, count):  # type: ignore[no-untyped-def]
    for _ in range(count):
        p.foods[p.counts[FOODS]] = p.pile[p.counts[DRAWN]]
        p.counts[FOODS] += 1
        p.counts[DRAWN] += 1


@borrowing
def begin_meal(p):  # type: ignore[no-untyped-def]
    meal = p.counts[MEAL]
    if meal not in (LEAN_MEAL, EXAM):
        draw(p, COLLEAGUES_DRAW)
    p.plates[:] = NOTHING
    p.banned[:] = 0
    p.counts[PASSES] = 0
    p.counts[TURN] = p.counts[FIRST]
    p.counts[PHASE] = FRONT if p.counts[TOKENS] > 0 and meal != EXAM else CHOOSE


@borrowing
def may_send_back(p):  # type: ignore[no-untyped-def]
    """Whether the doctor whose turn it is could play Yuck! back: the other must have something else to take."""
    banned = p.banned[1 - p.counts[TURN]]
    for i in range(p.counts[FOODS]):
        if not (banned >> p.foods[i]) & 1:
            return True
    return False


@borrowing
def act(p, action):  # type: ignore[no-untyped-def]
    """One action of the doctor whose turn it is. If the phase is then JUDGE, `settle` continues."""
    phase = p.counts[PHASE]
    if action < PASS:
        take(p, action)
    elif action == PASS:
        p.counts[TURN] = 1 - p.counts[TURN]
        p.counts[PASSES] += 1
        if p.counts[PASSES] == 2:
            p.counts[PASSES] = 0
            p.counts[PHASE] = CHOOSE if phase == FRONT else JUDGE
            p.counts[TURN] = p.counts[FIRST]
    else:
        p.counts[TOKENS] -= 1
        p.counts[PASSES] = 0
        p.counts[TURN] = 1 - p.counts[TURN]
        if phase == FRONT:
            clear_table(p)
        else:
            send_back(p)


@borrowing
def clear_table(p):  # type: ignore[no-untyped-def]
    count = p.counts[FOODS]
    p.counts[FOODS] = 0
    draw(p, count)
    if p.counts[TOKENS] == 0:
        p.counts[PHASE] = CHOOSE
        p.counts[TURN] = p.counts[FIRST]


@borrowing
def send_back(p):  # type: ignore[no-untyped-def]
    """It is already the turn of the doctor whose food goes back."""
    holder = p.counts[TURN]
    food = p.plates[holder]
    p.banned[holder] |= np.int64(1) << food
    p.foods[p.counts[FOODS]] = food
    p.counts[FOODS] += 1
    p.plates[holder] = NOTHING
    p.counts[PHASE] = RETAKE


@borrowing
def take(p, food):  # type: ignore[no-untyped-def]
    taker = p.counts[TURN]
    p.plates[taker] = food
    p.counts[FOODS] -= 1
    for i in range(p.counts[FOODS]):
        if p.foods[i] == food:
            p.foods[i] = p.foods[p.counts[FOODS]]
            break
    if p.plates[1 - taker] == NOTHING:
        p.counts[TURN] = 1 - taker
        return
    if p.counts[PHASE] == CHOOSE:
        p.counts[TURN] = p.counts[FIRST]
    p.counts[PHASE] = BACK if p.counts[TOKENS] > 0 and p.counts[MEAL] != EXAM else JUDGE


@borrowing
def is_good(p, who):  # type: ignore[no-untyped-def]
    """1 if the food on this doctor's plate is truly good for him."""
    mask = p.masks[who, p.previous[who], p.counts[MEAL] % 2, p.truth[who]]
    return (mask >> p.plates[who]) & 1


@borrowing
def even_out(p, who):  # type: ignore[no-untyped-def]
    """Make a doctor's weights add up to 1 again."""
    weights = p.weights[who]
    total = 0.0
    for diet in range(len(weights)):
        total += weights[diet]
    if total > 0.0:
        weights /= total


@borrowing
def learn(p, who, good):  # type: ignore[no-untyped-def]
    """A doctor's belief after the verdict on his food."""
    row = p.masks[who, p.previous[who], p.counts[MEAL] % 2]
    weights = p.weights[who]
    bit = np.int64(1) << p.plates[who]
    verdict = bit if good else np.int64(0)
    for diet in range(len(weights)):
        weights[diet] = weights[diet] if row[diet] & bit == verdict else 0.0
    even_out(p, who)


@borrowing
def settle(p, who, good):  # type: ignore[no-untyped-def]
    """A verdict: doctor 0's comes first, and after doctor 1's the next meal begins."""
    learn(p, who, good)
    exam = p.counts[MEAL] == EXAM
    if not good:
        p.crosses[who] += 1
        if exam or p.crosses[who] >= CROSSES_TO_LOSE:
            p.counts[PHASE] = LOST
            return
    p.previous[who] = p.plates[who]
    if who == 0:
        return
    if exam:
        p.counts[PHASE] = WON
        return
    p.counts[MEAL] += 1
    p.counts[FIRST] = 1 - p.counts[FIRST]
    begin_meal(p)


@borrowing
def judge(p):  # type: ignore[no-untyped-def]
    """The true verdicts on both plates."""
    settle(p, 0, is_good(p, 0))
    if p.counts[PHASE] != LOST:
        settle(p, 1, is_good(p, 1))
