"""Looking ahead by playouts: which simulated games are won after each of the doctor's options.

All candidates get the same shuffles of the unknown pile and the same noise, so that luck favors none.
"""

import numpy as np
from numba import njit

from doctor_rat.bots.kernel.play import (
    DEALT,
    DRAWN,
    MAX_FOODS,
    STOCK,
    YUCK,
    assign_all,
    chances,
    choose,
    copy_position,
    cover,
    fill_gains,
    give_verdicts,
    medicate,
    play_out,
    save_with_yuck,
    send_back,
    take_offer,
    to_take,
)


@njit(cache=True)
def shuffled(p, seed):  # type: ignore[no-untyped-def]
    """A copy whose unknown pile and deck are shuffled by this seed."""
    np.random.seed(seed)
    q = copy_position(p)
    np.random.shuffle(q.pile[q.counts[DRAWN] :])
    np.random.shuffle(q.deck[q.counts[DEALT] :])
    return q


@njit(cache=True)
def finish(masks, likeness, p, plates, rats):  # type: ignore[no-untyped-def]
    """The verdicts on these plates, and the rest of the game. 1 if won."""
    over = give_verdicts(masks, p, plates)
    if over:
        return 1 if over > 0 else 0
    return play_out(masks, likeness, p, rats)


@njit(cache=True)
def try_offer(masks, likeness, p, offer, rats, seeds):  # type: ignore[no-untyped-def]
    """Which games are won with this offer (places in the stock)."""
    won = np.zeros(len(seeds))
    centre = np.empty(len(p.identity) + 1, dtype=np.int64)
    plates = np.empty(len(p.identity), dtype=np.int64)
    for r in range(len(seeds)):
        q = shuffled(p, seeds[r])
        mind = rats[r].copy()
        medicate(q)
        size = take_offer(q, offer, centre)
        if choose(masks, q, centre, size, mind, plates, -1):
            continue
        save_with_yuck(masks, q, plates, mind, -1)
        won[r] = finish(masks, likeness, q, plates, mind)
    return won


@njit(cache=True)
def try_yuck_front(masks, likeness, p, rats, seeds):  # type: ignore[no-untyped-def]
    """Which games are won if the whole stock is thrown out now."""
    won = np.zeros(len(seeds))
    for r in range(len(seeds)):
        q = shuffled(p, seeds[r])
        mind = rats[r].copy()
        for i in range(q.counts[STOCK]):
            q.stock[i] = q.pile[q.counts[DRAWN]]
            q.counts[DRAWN] += 1
        q.counts[YUCK] -= 1
        won[r] = play_out(masks, likeness, q, mind)
    return won


@njit(cache=True)
def try_serving(masks, likeness, p, centre, size, given, food, group, at, rats, seeds):  # type: ignore[no-untyped-def]
    """Which games are won if this center is served now, with a Strict Menu (`given` -1: without) and with Medicine at a
    place (`group` -1: without)."""
    won = np.zeros(len(seeds))
    plates = np.empty(len(p.identity), dtype=np.int64)
    for r in range(len(seeds)):
        q = shuffled(p, seeds[r])
        mind = rats[r].copy()
        if group >= 0:
            cover(q, group, at)
        if given >= 0:
            plates[given] = food
        if choose(masks, q, centre, size, mind, plates, given):
            continue
        save_with_yuck(masks, q, plates, mind, given)
        won[r] = finish(masks, likeness, q, plates, mind)
    return won


@njit(cache=True)
def try_return(masks, likeness, p, chosen, at, banned, given, rats, seeds):  # type: ignore[no-untyped-def]
    """Which games are won if the food on this plate is sent back now (`at` -1: if nothing is)."""
    won = np.zeros(len(seeds))
    for r in range(len(seeds)):
        q = shuffled(p, seeds[r])
        mind = rats[r].copy()
        plates = chosen.copy()
        if at >= 0:
            send_back(masks, q, plates, at, mind, banned)
            save_with_yuck(masks, q, plates, mind, given)
        won[r] = finish(masks, likeness, q, plates, mind)
    return won


@njit(cache=True)
def is_literal(masks, p, centre, size, taken):  # type: ignore[no-untyped-def]
    """Whether no other plan promised more than this one to rats without noise."""
    groups = len(p.identity)
    foods = np.empty(MAX_FOODS, dtype=np.int64)
    count = to_take(p, centre, size, foods)
    odds = np.empty((groups, count))
    gains = np.empty((groups, count))
    chances(masks, p, p.weights, foods, count, odds)
    fill_gains(p, odds, count, 0.0, False, gains)
    best = assign_all(gains, np.empty(groups, dtype=np.int64))
    gain = 0.0
    for group in range(groups):
        for i in range(count):
            if foods[i] == taken[group]:
                gain += gains[group, i]
    return gain > best - 1e-9


@njit(cache=True)
def count_matches(masks, p, centre, size, taken, rats, tries):  # type: ignore[no-untyped-def]
    """How often such rats would have taken exactly these foods."""
    plates = np.empty(len(p.identity), dtype=np.int64)
    hits = 0
    for _ in range(tries):
        q = copy_position(p)
        choose(masks, q, centre, size, rats, plates, -1)
        same = True
        for group in range(len(plates)):
            same &= plates[group] == taken[group]
        hits += same
    return hits
