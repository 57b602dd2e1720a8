"""Colony played fast: a position in plain arrays, rats that go by chances, a doctor who looks one meal ahead.

A `Position` is what the doctor knows, the rats' belief included, since that follows from what all have seen. The
functions here change it in place; callers copy first. Complications aren't played: a doctor who plans through this
kernel in that variant plans as if none came.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from doctor_rat.belief.belief import MISTAKEN_RETURN
from doctor_rat.rules.cards import CROSSES_TO_LOSE, EXAM
from doctor_rat.rules.cards import EXTRA_MEAL as EXTRA
from doctor_rat.rules.cards import LEAN_MEAL as LEAN

MAX_FOODS = 48
MAX_OFFERS = 220
CAUTION = 0.5
"""How much more a good food is worth to a group for each cross it has."""
LEARNING = 6.0
"""What full knowledge of a diet is worth to the doctor, beside a cross's cost."""
CROSS_COSTS = (1.0, 2.0, 40.0)
"""By crosses a group already has."""
PROVISION, PROVISION_LEAN = 1.0, 2.0
"""What a good food left for a group's next meal is worth, and where that meal brings no new ones."""
TRUST = 1 - MISTAKEN_RETURN
"""How sure the rats are that a food sent back was bad."""


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
    """By group and place in the row: 1 for an uncovered cross, 0 for any other symbol, -1 for a complication card."""
    lengths: NDArray[np.int64]
    """By group: symbols in its row."""
    stock: NDArray[np.int64]
    trash: NDArray[np.int64]
    pile: NDArray[np.int64]
    """Foods still to come, in order."""
    counts: NDArray[np.int64]
    """Meal, foods in stock, foods in trash, foods of the pile drawn, Yuck! tokens, Medicine."""


MEAL, STOCK, TRASH, DRAWN, YUCK, MEDICINE = range(6)


@njit(cache=True)
def copy_position(p):  # type: ignore[no-untyped-def]
    return Position(
        p.identity,
        p.truth,
        p.previous.copy(),
        p.weights.copy(),
        p.crosses.copy(),
        p.symbols.copy(),
        p.lengths.copy(),
        p.stock.copy(),
        p.trash.copy(),
        p.pile.copy(),
        p.counts.copy(),
    )


@njit(cache=True)
def seed_noise(seed):  # type: ignore[no-untyped-def]
    """The kernel's noise comes from a generator of its own."""
    np.random.seed(seed)


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
    return chance * (1.0 + CAUTION * crosses)


@njit(cache=True)
def rank_best(gains, foods, groups, best):  # type: ignore[no-untyped-def]
    """For each group its best few foods: with distinct foods for all it never needs more."""
    for group in range(groups):
        for rank in range(groups):
            top = -1
            for i in range(len(foods)):
                food = foods[i]
                taken = False
                for earlier in range(rank):
                    taken |= best[group, earlier] == food
                if not taken and (top < 0 or gains[group, food] > gains[group, top]):
                    top = food
            best[group, rank] = top


@njit(cache=True)
def assign(gains, foods, groups, chosen):  # type: ignore[no-untyped-def]
    """The best distinct foods for all groups, as columns of `gains`; gives the gain."""
    best = np.empty((groups, groups), dtype=np.int64)
    rank_best(gains, foods, groups, best)
    value = -1e18
    for a in range(groups):
        for b in range(groups):
            for c in range(groups if groups == 3 else 1):
                one, two = best[0, a], best[1, b]
                three = best[2, c] if groups == 3 else -2
                if one in (two, three) or two == three or min(one, two) < 0 or three == -1:
                    continue
                gain = gains[0, one] + gains[1, two] + (gains[2, three] if groups == 3 else 0.0)
                if gain > value:
                    value = gain
                    chosen[0], chosen[1] = one, two
                    if groups == 3:
                        chosen[2] = three
    return value


@njit(cache=True)
def fill_gains(p, odds, count, sigma, gains):  # type: ignore[no-untyped-def]
    """What the rats think they gain; with `sigma` each chance is off by Gaussian noise."""
    exam = p.counts[MEAL] == EXAM
    for group in range(len(p.identity)):
        for i in range(count):
            chance = odds[group, i]
            if sigma > 0.0:
                chance += sigma * np.random.normal()
            gains[group, i] = utility(chance, p.crosses[group], exam)


@njit(cache=True)
def next_offer(offer, size, count):  # type: ignore[no-untyped-def]
    """The next combination of `size` numbers below `count`; False after the last."""
    at = size - 1
    while at >= 0 and offer[at] == count - size + at:
        at -= 1
    if at < 0:
        return False
    offer[at] += 1
    for later in range(at + 1, size):
        offer[later] = offer[later - 1] + 1
    return True


@njit(cache=True)
def table_foods(p, foods):  # type: ignore[no-untyped-def]
    """The stock's foods, then the trash's; gives how many."""
    stock, trash = p.counts[STOCK], p.counts[TRASH]
    for i in range(stock):
        foods[i] = p.stock[i]
    for i in range(trash):
        foods[stock + i] = p.trash[i]
    return stock + trash


@njit(cache=True)
def worth(masks, likeness, p, foods, count, out):  # type: ignore[no-untyped-def]
    """For each group and food what its verdict is worth: safety first, then how much nearer to the truth the rats
    come."""
    exam = p.counts[MEAL] == EXAM
    parity = p.counts[MEAL] % 2
    for group in range(len(p.identity)):
        row = masks[p.identity[group], p.previous[group], parity]
        near = likeness[p.identity[group], p.truth[group]]
        weights = p.weights[group]
        for i in range(count):
            good = (row[p.truth[group]] >> foods[i]) & 1
            if exam:
                out[group, i] = 0.0 if good else -100.0
                continue
            total, close = 0.0, 0.0
            for diet in range(len(weights)):
                if weights[diet] > 0.0 and ((row[diet] >> foods[i]) & 1) == good:
                    total += weights[diet]
                    close += weights[diet] * near[diet]
            out[group, i] = LEARNING * close / max(total, 1e-12)
            if not good:
                out[group, i] -= CROSS_COSTS[p.crosses[group]]


@njit(cache=True)
def provision(masks, p, foods, count, chosen):  # type: ignore[no-untyped-def]
    """What is left for the next meal: worth something for each group that will find a good food in it."""
    left = np.int64(0)
    for i in range(count):
        left |= np.int64(1) << foods[i]
    for group in range(len(chosen)):
        left &= ~(np.int64(1) << foods[chosen[group]])
    parity = (p.counts[MEAL] + 1) % 2
    fed = 0
    for group in range(len(chosen)):
        mask = masks[p.identity[group], foods[chosen[group]], parity, p.truth[group]]
        fed += (mask & left) != 0
    return fed * (PROVISION_LEAN if p.counts[MEAL] + 1 == LEAN else PROVISION)


@njit(cache=True)
def rank_offers(masks, likeness, p, sigma, scores, offers):  # type: ignore[no-untyped-def]
    """Every offer with its score, if the rats choose by their chances; gives how many there are."""
    groups = len(p.identity)
    foods = np.empty(MAX_FOODS, dtype=np.int64)
    count = table_foods(p, foods)
    odds = np.empty((groups, count))
    gains = np.empty((groups, count))
    value = np.empty((groups, count))
    chances(masks, p, foods, count, odds)
    fill_gains(p, odds, count, sigma, gains)
    worth(masks, likeness, p, foods, count, value)
    stock = p.counts[STOCK]
    at_hand = np.empty(groups + p.counts[TRASH], dtype=np.int64)
    for i in range(p.counts[TRASH]):
        at_hand[groups + i] = stock + i
    chosen = np.empty(groups, dtype=np.int64)
    offer = np.arange(groups)
    found = 0
    while True:
        at_hand[:groups] = offer
        assign(gains, at_hand, groups, chosen)
        score = 0.0
        for group in range(groups):
            score += value[group, chosen[group]]
        if p.counts[MEAL] != EXAM:
            score += provision(masks, p, foods, count, chosen)
        scores[found] = score
        offers[found, :groups] = offer
        found += 1
        if found >= len(scores) or not next_offer(offer, groups, stock):
            return found


@njit(cache=True)
def take_offer(p, offer, centre):  # type: ignore[no-untyped-def]
    """Move the offered foods (places in the stock, rising) to the centre; meal 3 adds one. Gives the centre's size."""
    groups = len(p.identity)
    for i in range(groups):
        centre[i] = p.stock[offer[i]]
    for i in range(groups - 1, -1, -1):
        p.counts[STOCK] -= 1
        for j in range(offer[i], p.counts[STOCK]):
            p.stock[j] = p.stock[j + 1]
    if p.counts[MEAL] != EXTRA:
        return groups
    centre[groups] = p.pile[p.counts[DRAWN]]
    p.counts[DRAWN] += 1
    return groups + 1


@njit(cache=True)
def to_take(p, centre, size, foods):  # type: ignore[no-untyped-def]
    """The centre's foods, then the trash's; gives how many."""
    foods[:size] = centre[:size]
    for i in range(p.counts[TRASH]):
        foods[size + i] = p.trash[i]
    return size + p.counts[TRASH]


@njit(cache=True)
def choose(masks, p, centre, size, sigma, plates, given):  # type: ignore[no-untyped-def]
    """The rats take one food each from centre and trash; the rest of both is the new trash. The group `given` (-1:
    none) was given a food of the centre by Strict Menu, which is already on its plate."""
    groups = len(p.identity)
    foods = np.empty(MAX_FOODS, dtype=np.int64)
    count = to_take(p, centre, size, foods)
    odds = np.empty((groups, count))
    gains = np.empty((groups, count))
    chances(masks, p, foods, count, odds)
    fill_gains(p, odds, count, sigma, gains)
    if given >= 0:
        for i in range(count):
            gains[given, i] = 1e6 if foods[i] == plates[given] else -1e6
    chosen = np.empty(groups, dtype=np.int64)
    assign(gains, np.arange(count), groups, chosen)
    for group in range(groups):
        plates[group] = foods[chosen[group]]
    left = 0
    for i in range(count):
        taken = False
        for group in range(groups):
            taken |= chosen[group] == i
        if not taken:
            p.trash[left] = foods[i]
            left += 1
    p.counts[TRASH] = left


@njit(cache=True)
def send_back(masks, p, plates, group, sigma, banned):  # type: ignore[no-untyped-def]
    """Yuck! back: the group learns that its food was wrong and takes the best other one. False if there is none."""
    food = plates[group]
    count = p.counts[TRASH]
    odds = np.empty((len(p.identity), count))
    learn(masks, p, group, food, 0, TRUST)
    chances(masks, p, p.trash, count, odds)
    best, top = -1, -1e18
    for i in range(count):
        chance = odds[group, i] + (sigma * np.random.normal() if sigma > 0.0 else 0.0)
        if not (banned >> p.trash[i]) & 1 and chance > top:
            best, top = i, chance
    if best < 0:
        return False
    plates[group] = p.trash[best]
    p.trash[best] = food
    p.counts[YUCK] -= 1
    return True


@njit(cache=True)
def save_with_yuck(masks, p, plates, sigma, given):  # type: ignore[no-untyped-def]
    """The doctor's plain policy: send back bad choices, the most endangered group's first."""
    groups = len(p.identity)
    banned = np.zeros(groups, dtype=np.int64)
    while p.counts[YUCK] > 0 and p.counts[MEAL] != EXAM:
        worst = -1
        for group in range(groups):
            bad = group != given and not is_good(masks, p, group, plates[group])
            if bad and (worst < 0 or p.crosses[group] > p.crosses[worst]):
                worst = group
        if worst < 0:
            return
        banned[worst] |= np.int64(1) << plates[worst]
        if not send_back(masks, p, plates, worst, sigma, banned[worst]):
            return


@njit(cache=True)
def analyse(masks, p, plates):  # type: ignore[no-untyped-def]
    """The verdicts. Gives 1 for a won game, -1 for a lost one, 0 if it goes on; the next meal is then drawn."""
    exam = p.counts[MEAL] == EXAM
    for group in range(len(p.identity)):
        food = plates[group]
        good = is_good(masks, p, group, food)
        learn(masks, p, group, food, good, 1.0)
        if not good:
            p.crosses[group] += 1
            if exam or p.crosses[group] >= CROSSES_TO_LOSE:
                return -1
        p.symbols[group, p.lengths[group]] = 1 - good
        p.lengths[group] += 1
        p.previous[group] = food
    if exam:
        return 1
    p.counts[MEAL] += 1
    if p.counts[MEAL] != LEAN:
        for _ in range(len(p.identity) + 1):
            p.stock[p.counts[STOCK]] = p.pile[p.counts[DRAWN]]
            p.counts[STOCK] += 1
            p.counts[DRAWN] += 1
    return 0


@njit(cache=True)
def cover(p, group, at):  # type: ignore[no-untyped-def]
    """Lay Medicine on two neighbouring symbols."""
    for place in (at, at + 1):
        p.crosses[group] -= max(p.symbols[group, place], 0)
        p.symbols[group, place] = 0
    p.counts[MEDICINE] = 0


@njit(cache=True)
def medicate(p):  # type: ignore[no-untyped-def]
    """The doctor's plain policy: Medicine for a group with two crosses, where it covers most."""
    if not p.counts[MEDICINE] or p.counts[MEAL] == EXAM:
        return
    for group in range(len(p.identity)):
        if p.crosses[group] < 2:
            continue
        best, most = -1, 0
        for at in range(p.lengths[group] - 1):
            one, two = p.symbols[group, at], p.symbols[group, at + 1]
            if min(one, two) >= 0 and one + two > most:
                best, most = at, one + two
        if best >= 0:
            cover(p, group, best)
            return


@njit(cache=True)
def play_out(masks, likeness, p, sigma):  # type: ignore[no-untyped-def]
    """From the beginning of a meal to the end, by plain policies. 1 if won."""
    groups = len(p.identity)
    scores = np.empty(MAX_OFFERS)
    offers = np.empty((MAX_OFFERS, 3), dtype=np.int64)
    centre = np.empty(groups + 1, dtype=np.int64)
    plates = np.empty(groups, dtype=np.int64)
    while True:
        medicate(p)
        found = rank_offers(masks, likeness, p, 0.0, scores, offers)
        best = np.argmax(scores[:found])
        size = take_offer(p, offers[best], centre)
        choose(masks, p, centre, size, sigma, plates, -1)
        save_with_yuck(masks, p, plates, sigma, -1)
        over = analyse(masks, p, plates)
        if over:
            return 1 if over > 0 else 0
