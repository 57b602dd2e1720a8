"""A model of how colleagues act, what their acts reveal, and playouts that use it.

One log-linear model of a doctor serves two purposes. To play him, we take his most attractive action. To learn from
him, each doctor weighs his own diets by how likely the other, who knows the diet, was to act as he did. In playouts
both do so: two such doctors alone win 66 games of 100, 59 if they read no takes, and 49 if they read nothing. All
playouts of one decision run on the same piles and diets, so that luck favors no candidate.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from doctor_rat.bots.kernel.colleagues import (
    CHOOSE,
    DRAWN,
    FOODS,
    FRONT,
    JUDGE,
    LOST,
    MAX_TABLE,
    MEAL,
    NOTHING,
    PASS,
    PHASE,
    RETAKE,
    TOKENS,
    TURN,
    WON,
    YUCK,
    act,
    copy_table,
    even_out,
    judge,
    may_send_back,
)
from doctor_rat.bots.kernel.compiled import borrowing, summing, written_out
from doctor_rat.rules.cards import EXAM, LEAN_MEAL

OWN, OWN_CROSS, OWN_IN_EXAM = 1.48, 1.43, 6.4
"""How much a doctor's own chances count, and how much more for each cross; in the exam, their logarithm counts."""
HELP, HELP_CROSS, GRAB, KEEP, KEEP_FOR_TRASH, KEEP_FOR_EXAM = 4.6, 0.34, -1.53, -2.02, -2.29, -0.4
"""Leading the other to a good food, and how much more for each of his crosses; taking what he could eat now, in the
next meal, there if it is all from the trash, and in the exam."""
FRONT_BIAS, FRONT_OTHER, FRONT_PICK, FRONT_DANGER = 2.11, -5.96, -1.0, 2.35
"""Yuck! front: less where the other has a good food or would even take it; more for a doctor whose next cross would
lose."""
BACK_GOOD, BACK_HOPELESS, BACK_BAD, BACK_HELPS, BACK_CROSS, BACK_SPARE = -4.07, -2.03, -0.31, 1.88, 0.3, 0.39
"""Yuck! back of a good food, of a bad one with no good one left, with one left, and what it adds if he'd take that, for
each of his crosses, and for each spare token."""
SLIP = 0.08
"""How often a doctor does just anything."""
HABIT = NOTHING
"""In place of an action: whatever the model would do."""


class Scratch(NamedTuple):
    """Buffers, so that nothing is allocated on the way."""

    base: NDArray[np.float64]
    """By place on the table: how much a food attracts its taker by his own chances."""
    picks: NDArray[np.int64]
    """By place on the table: what the other would take once that food is gone, if he has yet to choose."""
    chances: NDArray[np.float64]
    total: NDArray[np.float64]
    taken: NDArray[np.float64]
    """By the other's diet: how much all foods, and the one taken, attract the taker."""


@njit(cache=True)
def scratch_for(p):  # type: ignore[no-untyped-def]
    diets = p.weights.shape[1]
    return Scratch(
        np.empty(MAX_TABLE),
        np.empty(MAX_TABLE, dtype=np.int64),
        np.empty(MAX_TABLE),
        np.empty(diets),
        np.empty(diets),
    )


@summing
def odds(p, who, out):  # type: ignore[no-untyped-def]
    """For each food on the table, the chance that it is good, as this doctor sees it."""
    row = p.masks[who, p.previous[who], p.counts[MEAL] % 2]
    weights = p.weights[who]
    for i in range(p.counts[FOODS]):
        # Without a branch, the processor handles many diets at once.
        bit = np.int64(1) << p.foods[i]
        found = 0.0
        for diet in range(len(weights)):
            found += weights[diet] if row[diet] & bit else 0.0
        out[i] = found


@borrowing
def likeliest(p, who, chances, without):  # type: ignore[no-untyped-def]
    """The place of the food that looks best to this doctor, ignoring one place; NOTHING if there is none."""
    best = NOTHING
    for i in range(p.counts[FOODS]):
        allowed = i != without and not (p.banned[who] >> p.foods[i]) & 1
        if allowed and (best == NOTHING or chances[i] > chances[best]):
            best = i
    return best


@borrowing
def weigh_foods(p, scratch):  # type: ignore[no-untyped-def]
    """Fills in `base` (0: not allowed) and `picks`. Returns the food that the other's next meal will follow."""
    base, picks, chances = scratch.base, scratch.picks, scratch.chances
    taker = p.counts[TURN]
    other = 1 - taker
    count = p.counts[FOODS]
    odds(p, taker, chances)
    for i in range(count):
        if p.counts[MEAL] == EXAM:
            base[i] = OWN_IN_EXAM * np.log(max(chances[i], 0.01))
        else:
            base[i] = OWN * chances[i] * (1.0 + OWN_CROSS * p.crosses[taker])
        if (p.banned[taker] >> p.foods[i]) & 1:
            base[i] = -1e9
        picks[i] = NOTHING
    top = -np.inf
    for i in range(count):
        top = max(top, base[i])
    for i in range(count):
        base[i] = np.exp(base[i] - top)
    if p.plates[other] != NOTHING:
        return p.plates[other]
    odds(p, other, chances)
    best = likeliest(p, other, chances, NOTHING)
    second = likeliest(p, other, chances, best)
    for i in range(count):
        picks[i] = p.foods[second if i == best else best]
    return p.foods[best]


@borrowing
def pulls(p):  # type: ignore[no-untyped-def]
    """The factors for when the other's pick is good, and when he could eat the food now, in the next meal, or in the
    exam."""
    other = 1 - p.counts[TURN]
    first = p.plates[other] == NOTHING
    meal = p.counts[MEAL]
    keep = KEEP_FOR_TRASH if meal + 1 in (LEAN_MEAL, EXAM) else KEEP
    return (
        np.exp(HELP * (1.0 + HELP_CROSS * p.crosses[other])) if first else 1.0,
        np.exp(GRAB) if first else 1.0,
        np.exp(keep) if meal < EXAM else 1.0,
        np.exp(KEEP_FOR_EXAM) if meal + 1 < EXAM else 1.0,
    )


@written_out
def needs(p, follows):  # type: ignore[no-untyped-def]
    """By diet: what the other could eat now, and after the food `follows` in the next meal and in the exam."""
    masks = p.masks[1 - p.counts[TURN]]
    parity = p.counts[MEAL] % 2
    return masks[p.previous[1 - p.counts[TURN]], parity], masks[follows, 1 - parity], masks[follows, EXAM % 2]


@borrowing
def appeal(food, pick, now, later, at_last, pull):  # type: ignore[no-untyped-def]
    """How much more a food attracts a doctor because of what it means to the other; the masks say what the other can
    eat."""
    helps, grabs, keeps, stores = pull
    led = now >> pick if pick != NOTHING else np.int64(0)
    value = helps if led & 1 else 1.0
    value *= grabs if (now >> food) & 1 else 1.0
    value *= keeps if (later >> food) & 1 else 1.0
    value *= stores if (at_last >> food) & 1 else 1.0
    return value


@summing
def tell_by_take(p, food, scratch, follows):  # type: ignore[no-untyped-def]
    """The other learns from which food was taken and which were left."""
    count = p.counts[FOODS]
    pull = pulls(p)
    now, later, at_last = needs(p, follows)
    weights = p.weights[1 - p.counts[TURN]]
    total, taken = scratch.total, scratch.taken
    for diet in range(len(weights)):
        total[diet] = taken[diet] = 0.0
    for i in range(count):
        chosen = 1.0 if p.foods[i] == food else 0.0
        for diet in range(len(weights)):
            pulled = appeal(p.foods[i], scratch.picks[i], now[diet], later[diet], at_last[diet], pull)
            value = scratch.base[i] * pulled
            total[diet] += value
            taken[diet] += chosen * value
    for diet in range(len(weights)):
        weights[diet] *= (1.0 - SLIP) * taken[diet] / total[diet] + SLIP / count


@borrowing
def best_take(p, scratch, follows):  # type: ignore[no-untyped-def]
    """What the doctor whose turn it is takes, knowing the other's diet."""
    pull = pulls(p)
    now, later, at_last = needs(p, follows)
    diet = p.truth[1 - p.counts[TURN]]
    best, top = 0, -1.0
    for i in range(p.counts[FOODS]):
        value = scratch.base[i] * appeal(p.foods[i], scratch.picks[i], now[diet], later[diet], at_last[diet], pull)
        if value > top:
            best, top = i, value
    return p.foods[best]


@borrowing
def spare(p):  # type: ignore[no-untyped-def]
    """Tokens beyond one for every other meal to come: the exam has no use for them."""
    return p.counts[TOKENS] - 0.5 * (EXAM - 1 - p.counts[MEAL])


@borrowing
def window(p, chances):  # type: ignore[no-untyped-def]
    """What Yuck! or a pass depends on besides the other's diet: a bias, and the other's likely take now (front) or
    after his food is sent back."""
    turn = p.counts[TURN]
    other = 1 - turn
    if p.counts[PHASE] == FRONT:
        bias = FRONT_BIAS
        if p.crosses[turn] == 2:
            odds(p, turn, chances)
            bias += FRONT_DANGER * (1.0 - chances[likeliest(p, turn, chances, NOTHING)])
        odds(p, other, chances)
        return bias, p.foods[likeliest(p, other, chances, NOTHING)]
    # He would know that his food was bad, so the other foods' chances are over the diets that reject it.
    count = p.counts[FOODS]
    row = p.masks[other, p.previous[other], p.counts[MEAL] % 2]
    chances[:count] = 0.0
    for diet in range(len(row)):
        weight = p.weights[other, diet]
        if weight > 0.0 and not (row[diet] >> p.plates[other]) & 1:
            for i in range(count):
                if (row[diet] >> p.foods[i]) & 1:
                    chances[i] += weight
    return BACK_SPARE * spare(p), p.foods[likeliest(p, other, chances, NOTHING)]


@borrowing
def urge(p, bias, pick, mask, laid):  # type: ignore[no-untyped-def]
    """The log odds of Yuck! against a pass, if `mask` is what the other can eat now and `laid` what lies there."""
    other = 1 - p.counts[TURN]
    pick_good = (mask >> pick) & 1
    if p.counts[PHASE] == FRONT:
        if mask & laid:
            return bias + FRONT_OTHER + FRONT_PICK * pick_good
        return bias + (FRONT_DANGER if p.crosses[other] == 2 else 0.0)
    if (mask >> p.plates[other]) & 1:
        return BACK_GOOD
    if not mask & laid & ~p.banned[other]:
        return bias + BACK_HOPELESS
    return bias + BACK_BAD + BACK_HELPS * pick_good + BACK_CROSS * p.crosses[other]


@borrowing
def on_table(p):  # type: ignore[no-untyped-def]
    laid = np.int64(0)
    for i in range(p.counts[FOODS]):
        laid |= np.int64(1) << p.foods[i]
    return laid


@borrowing
def tell_by_window(p, action, bias, pick):  # type: ignore[no-untyped-def]
    """The other learns from a Yuck! or a pass."""
    other = 1 - p.counts[TURN]
    laid = on_table(p)
    now = p.masks[other, p.previous[other], p.counts[MEAL] % 2]
    weights = p.weights[other]
    last, factor = np.nan, 1.0
    for diet in range(len(weights)):
        if weights[diet] > 0.0:
            log_odds = urge(p, bias, pick, now[diet], laid)
            # There are only a few distinct values.
            if log_odds != last:
                last, factor = log_odds, 1.0 + np.exp(-log_odds if action == YUCK else log_odds)
            weights[diet] /= factor


@borrowing
def best_at_window(p, bias, pick):  # type: ignore[no-untyped-def]
    other = 1 - p.counts[TURN]
    mask = p.masks[other, p.previous[other], p.counts[MEAL] % 2, p.truth[other]]
    return YUCK if urge(p, bias, pick, mask, on_table(p)) > 0.0 else PASS


@borrowing
def tell(p, action, scratch):  # type: ignore[no-untyped-def]
    """What an action says to the other about his own diet: his weights add up to how likely it was, by what he
    believed. Returns the action; HABIT is what the model would do."""
    phase = p.counts[PHASE]
    if phase in (CHOOSE, RETAKE):
        follows = weigh_foods(p, scratch)
        if action == HABIT:
            action = best_take(p, scratch, follows)
        # Reading the exam's last take helps nobody.
        if p.counts[MEAL] != EXAM or p.plates[1 - p.counts[TURN]] == NOTHING:
            tell_by_take(p, action, scratch, follows)
        return action
    if phase == FRONT or may_send_back(p):
        bias, pick = window(p, scratch.chances)
        if action == HABIT:
            action = best_at_window(p, bias, pick)
        tell_by_window(p, action, bias, pick)
        return action
    return PASS


@borrowing
def step(p, action, scratch):  # type: ignore[no-untyped-def]
    """Tells the other what an action says, then does it and returns it."""
    action = tell(p, action, scratch)
    even_out(p, 1 - p.counts[TURN])
    act(p, action)
    return action


@njit(cache=True)
def follow(p, action):  # type: ignore[no-untyped-def]
    """An action that was done: what it tells the other, and what it does."""
    return step(p, action, scratch_for(p))


@njit(cache=True)
def foretold(p, action):  # type: ignore[no-untyped-def]
    """How likely the model makes this action, by what the other believes about his own diet."""
    q = copy_table(p)
    tell(q, action, scratch_for(q))
    return q.weights[1 - q.counts[TURN]].sum()


@njit(cache=True)
def habit(p):  # type: ignore[no-untyped-def]
    """What the doctor whose turn it is would do by the model."""
    return follow(copy_table(p), HABIT)


@njit(cache=True)
def play_out(p):  # type: ignore[no-untyped-def]
    """Plays to the end of the game by the model, each doctor reading every act of the other. 1 if won."""
    scratch = scratch_for(p)
    while p.counts[PHASE] not in (WON, LOST):
        if p.counts[PHASE] == JUDGE:
            judge(p)
        else:
            step(p, HABIT, scratch)
    return 1 if p.counts[PHASE] == WON else 0


@njit(cache=True)
def try_actions(p, actions, own, diets, seeds):  # type: ignore[no-untyped-def]
    """How often each action leads to a win, doctor `own` having each of these diets in turn."""
    wins = np.zeros(len(actions))
    for r in range(len(seeds)):
        np.random.seed(seeds[r])
        q = copy_table(p)
        np.random.shuffle(q.pile[q.counts[DRAWN] :])
        q.truth[own] = diets[r]
        for k in range(len(actions)):
            s = copy_table(q)
            follow(s, actions[k])
            wins[k] += play_out(s)
    return wins
