"""What rats may do, tried on worlds they consider possible: diets, the doctor's stock and the pile are all unknown.

`plan` tries the doctor's own options. Here each try has its own diets, and shuffles the foods that rats haven't seen:
the doctor's stock and what he threw out come from the end, the next draws from the beginning.
"""

import numpy as np
from numba import njit

from doctor_rat.bots.kernel.cards import GLUTTONY, MADNESS, group_under, limit
from doctor_rat.bots.kernel.compiled import borrowing
from doctor_rat.bots.kernel.memory import LITERAL
from doctor_rat.bots.kernel.minds import SIZE, decider
from doctor_rat.bots.kernel.plan import finish
from doctor_rat.bots.kernel.play import (
    DEALT,
    MAX_FOODS,
    MAX_OFFERS,
    OLD,
    SECOND,
    STOCK,
    TRASH,
    as_mask,
    assign_all,
    clear_away,
    collect,
    copy_position,
    draw_for_madness,
    eat,
    fill_appeals,
    hope_for_seconds,
    is_foretold,
    is_good,
    judge,
    learn,
    odds_of_seconds,
    places_between,
    play_out,
    rank_offers,
    save_with_yuck,
    take_second,
    to_take,
)

FREE, CHOSEN, EATEN = range(3)
"""A group that has yet to take, one that has taken, and one under Madness that was judged at once."""
_FAR = 1e6


@njit(cache=True)
def as_seen(p, truth, hidden, shown, seed):  # type: ignore[no-untyped-def]
    """A copy with these diets. All unseen foods but the first `shown` are shuffled, and `hidden` are in stock."""
    np.random.seed(seed)
    p.truth[:] = truth
    q = copy_position(p)
    np.random.shuffle(q.pile[shown:])
    np.random.shuffle(q.deck[q.counts[DEALT] :])
    for i in range(hidden):
        q.stock[q.counts[STOCK]] = q.pile[len(q.pile) - 1 - i]
        q.counts[STOCK] += 1
    return q


@borrowing
def settle_chosen(status, every, gains):  # type: ignore[no-untyped-def]
    """Each group that has chosen gets only its own column, `every` places after its number; no other group gets that
    one."""
    for group in range(len(status)):
        for i in range(gains.shape[1]):
            if status[group] != FREE:
                gains[group, i] = _FAR if i == every + group else -_FAR
            elif i >= every:
                gains[group, i] = -_FAR


@njit(cache=True)
def choose_rest(masks, p, centre, size, rats, plates, status, second):  # type: ignore[no-untyped-def]
    """The groups that are still free choose, given what the others have on their plates (no longer in the center).
    Returns whether Madness, judged at once, has lost the game."""
    groups = len(p.identity)
    mad, glutton = group_under(p, MADNESS), group_under(p, GLUTTONY)
    foods = np.empty(MAX_FOODS, dtype=np.int64)
    count = to_take(p, centre, size, foods)
    p.counts[OLD] = as_mask(p.trash, p.counts[TRASH])
    every = count
    if mad >= 0 and status[mad] == FREE:
        every += draw_for_madness(p, foods, count)
    # Each group that has chosen gets a column of its own.
    for group in range(groups):
        foods[every + group] = plates[group] if status[group] != FREE else p.previous[group]
    columns = every + groups
    gains = np.empty((groups, columns))
    beliefs = np.empty_like(p.weights)
    start = decider(rats)
    mind = rats[start : start + SIZE]
    collect(masks, p, mind, beliefs)
    fill_appeals(masks, p, mind, beliefs, foods, size, columns, gains)
    if glutton >= 0 and status[glutton] == FREE:
        seconds = np.empty((count, count))
        odds_of_seconds(masks, p, mind, beliefs, glutton, foods, seconds)
        hope_for_seconds(p, glutton, gains[glutton].copy(), seconds, places_between(0, count), gains)
    limit(p, size, count, gains[:, :every])
    settle_chosen(status, every, gains)
    chosen = np.empty(groups, dtype=np.int64)
    assign_all(gains, chosen)
    clear_away(p, foods, count, chosen)
    for group in range(groups):
        plates[group] = foods[chosen[group]]
    if mad >= 0 and status[mad] != EATEN and judge(masks, p, mad, plates[mad]):
        return True
    if second >= 0:
        p.counts[SECOND] = second
    elif glutton >= 0:
        take_second(masks, p, glutton, plates, rats)
    return False


@njit(cache=True)
def try_plan(masks, likeness, p, worlds, hidden, shown, centre, size, chosen, status, second, given, rats, seeds):  # type: ignore[no-untyped-def]
    """Which games are won if these foods are taken; `given` is the group with a Strict Menu (-1: none)."""
    won = np.zeros(len(seeds))
    for r in range(len(seeds)):
        q = as_seen(p, worlds[r], hidden, shown, seeds[r])
        plates = chosen.copy()
        if choose_rest(masks, q, centre, size, rats[r], plates, status, second):
            continue
        save_with_yuck(masks, q, plates, rats[r], given)
        won[r] = finish(masks, likeness, q, plates, rats[r])
    return won


@njit(cache=True)
def try_prediction(masks, likeness, p, worlds, hidden, chosen, second, by, said, rats, seeds):  # type: ignore[no-untyped-def]
    """Which games are won if Megalomania's group `by` predicts a good verdict for the groups in the mask `said`."""
    won = np.zeros(len(seeds))
    for r in range(len(seeds)):
        q = as_seen(p, worlds[r], hidden, 0, seeds[r])
        q.counts[SECOND] = second
        moved = 0
        for group in range(len(chosen)):
            if is_foretold(q, group, by):
                good = is_good(masks, q, group, chosen[group])
                if ((said >> group) & 1) != good:
                    moved |= 1 << group
                learn(masks, q, group, q.previous[group], chosen[group], good, 1)
        over = eat(masks, q, chosen.copy(), by, moved)
        won[r] = over > 0 if over else play_out(masks, likeness, q, rats[r])
    return won


@njit(cache=True)
def weigh_offer(masks, likeness, p, worlds, hidden, offered, extra, trust, slip, seeds):  # type: ignore[no-untyped-def]
    """How likely a doctor who looks one meal ahead was to offer exactly these foods in each world. `p` is the table
    before he served; `extra` says whether one of the foods (nobody knows which) was drawn after he chose."""
    scores = np.empty(MAX_OFFERS)
    offers = np.empty((MAX_OFFERS, 3), dtype=np.int64)
    found = np.empty(len(seeds))
    for r in range(len(seeds)):
        q = as_seen(p, worlds[r], 0, 0, seeds[r])
        at = 0
        drawn = np.random.randint(len(offered)) if extra else -1
        for i in range(len(offered)):
            if i != drawn:
                q.stock[at] = offered[i]
                at += 1
        for i in range(hidden):
            q.stock[at + i] = q.pile[len(q.pile) - 1 - i]
        q.counts[STOCK] = at + hidden
        count = rank_offers(masks, likeness, q, LITERAL.copy(), scores, offers)
        # The offered foods come first in the stock, so their offer comes first, too.
        top = scores[:count].max()
        total = 0.0
        for k in range(count):
            total += np.exp((scores[k] - top) * trust)
        found[r] = (1.0 - slip) * np.exp((scores[0] - top) * trust) / total + slip / count
    return found
