"""How colleagues are thought to act, what their acts tell, and playouts by that.

One log-linear model of a doctor serves twice. To play him, his most attractive action is taken. To learn from him,
each of my diets is weighed by how likely he, who knows it, would have acted as he did. All playouts of one decision
run on the same piles and diets, so that luck favours no candidate.
"""

import numpy as np
from numba import njit

from doctor_rat.bots.kernel.together import (
    BACK,
    CHOOSE,
    DRAWN,
    EXAM,
    FOODS,
    FRONT,
    JUDGE,
    LEAN,
    LOST,
    MAX_TABLE,
    MEAL,
    NOTHING,
    PASS,
    PHASE,
    RETAKE,
    TURN,
    WON,
    YUCK,
    act,
    copy_table,
    judge,
    may_send_back,
)

OWN, OWN_IN_EXAM = 8.0, 6.0
"""How much a doctor goes by his own chances; in the exam by their logarithm."""
HELP, GRAB, KEEP, KEEP_FOR_TRASH = 4.0, -0.7, -0.5, -1.2
"""Leading the other to a good food; taking what he could eat now, or in the next meal, or where that is from trash."""
FRONT_BIAS, FRONT_OWN, FRONT_OTHER, FRONT_PICK, FRONT_DANGER = 3.0, -5.0, -2.5, -1.0, 2.5
"""Yuck! front: less for a good chance of one's own, and where the other has a good food or would even take it; more
for a doctor whom a cross would lose."""
BACK_GOOD, BACK_HOPELESS, BACK_BAD, BACK_HELPS = -4.0, -2.0, 0.5, 2.0
"""Yuck! back of a good food, of a bad one with no good one left, with one left, and what it adds if he'd take that."""
SLIP = 0.05
"""How often a doctor does anything at all."""


@njit(cache=True)
def odds(p, who, out):  # type: ignore[no-untyped-def]
    """For each food of the table the chance that it is good, as this doctor sees it."""
    row = p.masks[who, p.previous[who], p.counts[MEAL] % 2]
    weights = p.weights[who]
    count = p.counts[FOODS]
    out[:count] = 0.0
    for diet in range(len(weights)):
        weight = weights[diet]
        if weight > 0.0:
            mask = row[diet]
            for i in range(count):
                if (mask >> p.foods[i]) & 1:
                    out[i] += weight


@njit(cache=True)
def likeliest(p, who, chances, without):  # type: ignore[no-untyped-def]
    """The place of the food that looks best to this doctor, one place left out; NOTHING if there is none."""
    best = NOTHING
    for i in range(p.counts[FOODS]):
        allowed = i != without and not (p.banned[who] >> p.foods[i]) & 1
        if allowed and (best == NOTHING or chances[i] > chances[best]):
            best = i
    return best


@njit(cache=True)
def weigh_foods(p, base, picks):  # type: ignore[no-untyped-def]
    """For each food how it attracts its taker by his own chances (-1e9: not allowed), and what the other, if he is
    still to choose, would take after it. Gives the food that the next meal will follow for the other."""
    taker = p.counts[TURN]
    other = 1 - taker
    count = p.counts[FOODS]
    chances = np.empty(MAX_TABLE)
    odds(p, taker, chances)
    for i in range(count):
        if p.counts[MEAL] == EXAM:
            base[i] = OWN_IN_EXAM * np.log(max(chances[i], 0.01))
        else:
            base[i] = OWN * chances[i] * (1.0 + 0.5 * p.crosses[taker])
        if (p.banned[taker] >> p.foods[i]) & 1:
            base[i] = -1e9
        picks[i] = NOTHING
    if p.plates[other] != NOTHING:
        return p.plates[other]
    odds(p, other, chances)
    best = likeliest(p, other, chances, NOTHING)
    second = likeliest(p, other, chances, best)
    for i in range(count):
        picks[i] = p.foods[second if i == best else best]
    return p.foods[best]


@njit(cache=True)
def pulls(p):  # type: ignore[no-untyped-def]
    """What it adds that the other's pick is good, that he could eat the food now, and in the next meal."""
    other = 1 - p.counts[TURN]
    first = p.plates[other] == NOTHING
    meal = p.counts[MEAL]
    keep = KEEP_FOR_TRASH if meal + 1 in (LEAN, EXAM) else KEEP
    return (
        HELP * (1.0 + 0.5 * p.crosses[other]) if first else 0.0,
        GRAB if first else 0.0,
        0.0 if meal == EXAM else keep,
    )


@njit(cache=True)
def hint_of_take(p, food):  # type: ignore[no-untyped-def]
    """The other learns from which food was taken and which were left."""
    other = 1 - p.counts[TURN]
    count = p.counts[FOODS]
    base = np.empty(MAX_TABLE)
    picks = np.empty(MAX_TABLE, dtype=np.int64)
    follows = weigh_foods(p, base, picks)
    helps, grabs, keeps = pulls(p)
    helps, grabs, keeps = np.exp(helps), np.exp(grabs), np.exp(keeps)
    base[:count] = np.exp(base[:count] - base[:count].max())
    parity = p.counts[MEAL] % 2
    now = p.masks[other, p.previous[other], parity]
    later = p.masks[other, follows, 1 - parity]
    weights = p.weights[other]
    for diet in range(len(weights)):
        if weights[diet] <= 0.0:
            continue
        total, taken = 0.0, 0.0
        for i in range(count):
            value = base[i]
            if picks[i] != NOTHING and (now[diet] >> picks[i]) & 1:
                value *= helps
            if (now[diet] >> p.foods[i]) & 1:
                value *= grabs
            if (later[diet] >> p.foods[i]) & 1:
                value *= keeps
            total += value
            if p.foods[i] == food:
                taken = value
        weights[diet] *= np.sqrt((1.0 - SLIP) * taken / total + SLIP / count)


@njit(cache=True)
def best_take(p):  # type: ignore[no-untyped-def]
    """What the doctor whose turn it is takes, knowing the other's diet."""
    other = 1 - p.counts[TURN]
    base = np.empty(MAX_TABLE)
    picks = np.empty(MAX_TABLE, dtype=np.int64)
    follows = weigh_foods(p, base, picks)
    helps, grabs, keeps = pulls(p)
    parity = p.counts[MEAL] % 2
    now = p.masks[other, p.previous[other], parity, p.truth[other]]
    later = p.masks[other, follows, 1 - parity, p.truth[other]]
    best, top = 0, -1e18
    for i in range(p.counts[FOODS]):
        value = base[i] + grabs * ((now >> p.foods[i]) & 1) + keeps * ((later >> p.foods[i]) & 1)
        if picks[i] != NOTHING:
            value += helps * ((now >> picks[i]) & 1)
        if value > top:
            best, top = i, value
    return p.foods[best]


@njit(cache=True)
def window(p):  # type: ignore[no-untyped-def]
    """What Yuck! or a pass depends on beside the other's diet: a bias, and the other's likely take now (front) or after
    his food is sent back."""
    turn = p.counts[TURN]
    other = 1 - turn
    chances = np.empty(MAX_TABLE)
    if p.counts[PHASE] == FRONT:
        odds(p, turn, chances)
        best = chances[likeliest(p, turn, chances, NOTHING)]
        bias = FRONT_BIAS + FRONT_OWN * best
        if p.crosses[turn] == 2:
            bias += FRONT_DANGER * (1.0 - best)
        odds(p, other, chances)
        return bias, p.foods[likeliest(p, other, chances, NOTHING)]
    # He would know that his food was bad: the chances of the others are those beside it.
    count = p.counts[FOODS]
    row = p.masks[other, p.previous[other], p.counts[MEAL] % 2]
    chances[:count] = 0.0
    for diet in range(len(row)):
        weight = p.weights[other, diet]
        if weight > 0.0 and not (row[diet] >> p.plates[other]) & 1:
            for i in range(count):
                if (row[diet] >> p.foods[i]) & 1:
                    chances[i] += weight
    return 0.0, p.foods[likeliest(p, other, chances, NOTHING)]


@njit(cache=True)
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
        return BACK_HOPELESS
    return BACK_BAD + BACK_HELPS * pick_good


@njit(cache=True)
def on_table(p):  # type: ignore[no-untyped-def]
    laid = np.int64(0)
    for i in range(p.counts[FOODS]):
        laid |= np.int64(1) << p.foods[i]
    return laid


@njit(cache=True)
def hint_of_window(p, action):  # type: ignore[no-untyped-def]
    """The other learns from a Yuck! or a pass."""
    other = 1 - p.counts[TURN]
    bias, pick = window(p)
    laid = on_table(p)
    now = p.masks[other, p.previous[other], p.counts[MEAL] % 2]
    weights = p.weights[other]
    for diet in range(len(weights)):
        if weights[diet] > 0.0:
            log_odds = urge(p, bias, pick, now[diet], laid)
            yuck = 1.0 / (1.0 + np.exp(-log_odds))
            weights[diet] *= yuck if action == YUCK else 1.0 - yuck


@njit(cache=True)
def hint(p, action):  # type: ignore[no-untyped-def]
    """What the action about to be done tells the other doctor of his own diet."""
    phase = p.counts[PHASE]
    if phase in (CHOOSE, RETAKE):
        hint_of_take(p, action)
    elif phase == FRONT or may_send_back(p):
        hint_of_window(p, action)
    weights = p.weights[1 - p.counts[TURN]]
    total = weights.sum()
    if total > 0.0:
        weights /= total


@njit(cache=True)
def best_action(p):  # type: ignore[no-untyped-def]
    phase = p.counts[PHASE]
    if phase in (CHOOSE, RETAKE):
        return best_take(p)
    if phase == BACK and not may_send_back(p):
        return PASS
    other = 1 - p.counts[TURN]
    bias, pick = window(p)
    mask = p.masks[other, p.previous[other], p.counts[MEAL] % 2, p.truth[other]]
    return YUCK if urge(p, bias, pick, mask, on_table(p)) > 0.0 else PASS


@njit(cache=True)
def play_out(p):  # type: ignore[no-untyped-def]
    """To the end of the game. 1 if won."""
    while True:
        phase = p.counts[PHASE]
        if phase == JUDGE:
            judge(p)
        elif phase in (WON, LOST):
            return 1 if phase == WON else 0
        else:
            action = best_action(p)
            # Real takes tell less than this model's: playouts that learnt from them would be too hopeful.
            if phase == BACK:
                hint(p, action)
            act(p, action)


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
            hint(s, actions[k])
            act(s, actions[k])
            wins[k] += play_out(s)
    return wins
