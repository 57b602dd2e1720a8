"""Colony played fast: a position in plain arrays, rats who follow their chances, a doctor who looks one meal ahead.

A `Position` is what the doctor knows, the rats' belief included, since that follows from what everyone has seen. The
functions here change it in place; callers copy first.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from doctor_rat.belief.belief import MISTAKEN_RETURN
from doctor_rat.bots.kernel.cards import (
    GLUTTONY,
    MADNESS,
    MEGALOMANIA,
    OUT_OF_REACH,
    PARANOIA,
    group_under,
    limit,
    odds_after,
    says_good,
    spend_and_draw,
)
from doctor_rat.bots.kernel.compiled import borrowing, summing
from doctor_rat.bots.kernel.memory import NOISE, recall, weigh_clue
from doctor_rat.bots.kernel.minds import (
    IDEA,
    LIKENESS,
    ONE_IDEA,
    RECKONING,
    SIZE,
    SLIP,
    TOGETHER,
    assign_alone,
    decider,
    family_of,
    instruction,
    is_curious,
    lesson,
    opposite,
    promise,
    sway,
    think_again,
    turn_of,
)
from doctor_rat.rules.cards import CROSSES_TO_LOSE, EXAM
from doctor_rat.rules.cards import EXTRA_MEAL as EXTRA
from doctor_rat.rules.cards import LEAN_MEAL as LEAN

MAX_FOODS = 48
MAX_OFFERS = 220
CAUTION = 0.5
"""How much more a good food is worth to a group for each cross it has."""
LEARNING = 6.0
"""What full knowledge of a diet is worth to the doctor, relative to a cross's cost."""
CROSS_COSTS = (1.0, 2.0, 40.0)
"""By how many crosses a group already has."""
LESSON = 2.0
"""What it is worth if people who choose by similarity see the difference between good and bad once as well."""
PROVISION, PROVISION_LEAN = 1.0, 2.0
"""What a good food left for a group's next meal is worth, and what if that meal brings no new ones."""
DOUBT = MISTAKEN_RETURN
"""How likely the rats think it is that a food sent back was good."""


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
    """Meal, foods in stock, foods in trash, foods of the pile drawn, Yuck! tokens, Medicine, cards of the deck drawn,
    Gluttony's second food (-1: none), the trash that a group under Paranoia may take from, as a mask, and clues."""
    cards: NDArray[np.int64]
    """By group: the complication of this meal."""
    runs: NDArray[np.int64]
    """By group: uncovered checks in a run."""
    deck: NDArray[np.int64]
    """Complications in the order of drawing; none in plain Colony."""
    first: NDArray[np.float64]
    """By group and diet: what forgetful rats believe about a group they remember nothing about; then the same for every
    order in which ideas come to people."""
    clues: NDArray[np.int64]
    """What was learned about any diet so far, in order, as `memory` has it."""


MEAL, STOCK, TRASH, DRAWN, YUCK, MEDICINE, DEALT, SECOND, OLD, CLUES = range(10)
NOTHING = -1


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
        p.cards.copy(),
        p.runs.copy(),
        p.deck.copy(),
        p.first,
        p.clues.copy(),
    )


@njit(cache=True)
def seed_noise(seed):  # type: ignore[no-untyped-def]
    """The kernel's noise has its own generator."""
    np.random.seed(seed)


@borrowing
def chances(masks, p, beliefs, foods, count, out):  # type: ignore[no-untyped-def]
    """For each group and food, the chance that it is good, as rats with these beliefs see it."""
    parity = p.counts[MEAL] % 2
    for group in range(len(p.identity)):
        odds_after(masks, p, beliefs, group, parity, p.previous[group], foods, count, out[group])


@borrowing
def learn(masks, p, group, before, food, good, sure):  # type: ignore[no-untyped-def]
    """The rats' belief after a verdict, or after a hint that isn't quite sure."""
    clue = p.clues[p.counts[CLUES]]
    clue[:] = (group, before, p.counts[MEAL], food, good, sure)
    p.counts[CLUES] += 1
    weigh_clue(masks, p.identity[group], clue, DOUBT, p.weights[group])


@borrowing
def remember(masks, p, rats, beliefs):  # type: ignore[no-untyped-def]
    recall(masks, p, p.counts[MEAL], p.counts[CLUES], DOUBT, rats, beliefs)


@borrowing
def collect(masks, p, mind, beliefs):  # type: ignore[no-untyped-def]
    """Before a choice: update the beliefs, or replace refuted ideas."""
    if family_of(mind) == RECKONING:
        remember(masks, p, mind, beliefs)
    else:
        think_again(masks, p, mind, beliefs[0])


@borrowing
def is_good(masks, p, group, food):  # type: ignore[no-untyped-def]
    mask = masks[p.identity[group], p.previous[group], p.counts[MEAL] % 2, p.truth[group]]
    return (mask >> food) & 1


@borrowing
def utility(chance, crosses, exam):  # type: ignore[no-untyped-def]
    """What a group with this many crosses gains from a food with this chance."""
    if exam:
        return np.log(max(chance, 1e-6))
    return chance * (1.0 + CAUTION * crosses)


@borrowing
def rank(gains, count, order):  # type: ignore[no-untyped-def]
    """The places of foods from the most promising to the least; among equals, the earlier comes first."""
    for i in range(count):
        at = i
        while at > 0 and gains[order[at - 1]] < gains[i]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = i


@borrowing
def rank_all(gains, orders):  # type: ignore[no-untyped-def]
    for group in range(len(gains)):
        rank(gains[group], gains.shape[1], orders[group])


@borrowing
def next_best(order, at_hand, at):  # type: ignore[no-untyped-def]
    """The place of the next food at hand, from this one on."""
    while at < len(order) and not (at_hand >> order[at]) & 1:
        at += 1
    return at


@borrowing
def assign(gains, orders, at_hand, chosen):  # type: ignore[no-untyped-def]
    """The best distinct foods for all groups, as columns of `gains`, among those in the mask `at_hand`; returns the
    gain."""
    groups, every = orders.shape
    value = 0.0
    for group in range(groups):
        chosen[group] = orders[group, next_best(orders[group], at_hand, 0)]
        value += gains[group, chosen[group]]
    if chosen[0] != chosen[1] and (groups == 2 or (chosen[2] != chosen[0] and chosen[2] != chosen[1])):
        return value
    # With distinct foods for all, no group needs more than its best few.
    value = -1e18
    a = next_best(orders[0], at_hand, 0)
    for _ in range(groups):
        if a == every:
            break
        one = orders[0, a]
        b = next_best(orders[1], at_hand, 0)
        for _ in range(groups):
            if b == every:
                break
            two = orders[1, b]
            if two != one:
                three = third_food(orders, at_hand, one, two) if groups == 3 else 0
                gain = gains[0, one] + gains[1, two] + (gains[2, three] if groups == 3 else 0.0)
                if three >= 0 and gain > value:
                    value = gain
                    chosen[0], chosen[1] = one, two
                    if groups == 3:
                        chosen[2] = three
            b = next_best(orders[1], at_hand, b + 1)
        a = next_best(orders[0], at_hand, a + 1)
    return value


@njit(cache=True)
def assign_all(gains, chosen):  # type: ignore[no-untyped-def]
    """The same where all foods are at hand."""
    orders = np.empty(gains.shape, dtype=np.int64)
    rank_all(gains, orders)
    return assign(gains, orders, places_between(0, gains.shape[1]), chosen)


@borrowing
def distribute(gains, orders, at_hand, turn, chosen):  # type: ignore[no-untyped-def]
    """Returns whether another order may have given the groups other foods."""
    if turn == TOGETHER:
        assign(gains, orders, at_hand, chosen)
        return False
    return assign_alone(orders, at_hand, turn, chosen)


@njit(cache=True)
def share_out(gains, turn, chosen):  # type: ignore[no-untyped-def]
    """What each group takes, planning together or each for itself."""
    orders = np.empty(gains.shape, dtype=np.int64)
    rank_all(gains, orders)
    distribute(gains, orders, places_between(0, gains.shape[1]), turn, chosen)


@borrowing
def third_food(orders, at_hand, one, two):  # type: ignore[no-untyped-def]
    """The third group's best food besides the others' foods; -1 if there is none."""
    left = at_hand & ~((np.int64(1) << one) | (np.int64(1) << two))
    at = next_best(orders[2], left, 0)
    return orders[2, at] if at < len(orders[2]) else -1


@borrowing
def is_safe(p, group):  # type: ignore[no-untyped-def]
    """Whether this group can't lose before the exam, even if everything it eats until then is bad. Holds only if no
    complication can make it eat more than one food in a meal."""
    meals = EXAM - p.counts[MEAL]
    return 0 < meals < CROSSES_TO_LOSE - p.crosses[group] and len(p.deck) == 0


@borrowing
def fill_gains(p, odds, count, noise, curious, gains):  # type: ignore[no-untyped-def]
    """What the rats think they gain; with `noise` each chance is off by a Gaussian error of that width."""
    exam = p.counts[MEAL] == EXAM
    for group in range(len(p.identity)):
        learns = curious and is_safe(p, group)
        for i in range(count):
            chance = odds[group, i]
            if noise > 0.0:
                chance += noise * np.random.normal()
            gains[group, i] = instruction(chance) if learns else utility(chance, p.crosses[group], exam)


@borrowing
def fill_appeals(masks, p, mind, beliefs, foods, size, count, gains):  # type: ignore[no-untyped-def]
    """What the rats think they gain from each food; the first `size` are in the center, or may end up there."""
    for group in range(len(p.identity)):
        promise(masks, p, mind, beliefs, group, p.previous[group], foods, count, gains[group])
    if family_of(mind) == RECKONING:
        fill_gains(p, gains, count, mind[NOISE], is_curious(mind), gains)
    else:
        for group in range(len(p.identity)):
            for i in range(count):
                gains[group, i] += mind[NOISE] * np.random.normal()
    sway(mind, size, gains)


@borrowing
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


@borrowing
def table_foods(p, foods):  # type: ignore[no-untyped-def]
    """The stock's foods, then the trash's; returns how many."""
    stock, trash = p.counts[STOCK], p.counts[TRASH]
    for i in range(stock):
        foods[i] = p.stock[i]
    for i in range(trash):
        foods[stock + i] = p.trash[i]
    return stock + trash


@borrowing
def worth(masks, likeness, p, mind, foods, count, out):  # type: ignore[no-untyped-def]
    """For each group and food, what its verdict is worth: safety first, then how much closer the rats get to the truth,
    however they think."""
    exam = p.counts[MEAL] == EXAM
    parity = p.counts[MEAL] % 2
    for group in range(len(p.identity)):
        truth = masks[p.identity[group], p.previous[group], parity, p.truth[group]]
        for i in range(count):
            good = (truth >> foods[i]) & 1
            if exam:
                out[group, i] = 0.0 if good else -100.0
            else:
                cost = 0.0 if good else CROSS_COSTS[p.crosses[group]]
                out[group, i] = learning(masks, likeness, p, mind, group, foods[i], good) - cost


@borrowing
def learning(masks, likeness, p, mind, group, food, good):  # type: ignore[no-untyped-def]
    """What this verdict is worth to the rats' minds."""
    parity = p.counts[MEAL] % 2
    family = family_of(mind)
    if family == LIKENESS:
        return LESSON * lesson(mind, food, good, masks[p.identity[group], food, 1 - parity, p.truth[group]])
    row = masks[p.identity[group], p.previous[group], parity]
    near = likeness[p.identity[group], p.truth[group]]
    if family == ONE_IDEA:
        idea = np.int64(mind[IDEA + group])
        if ((row[idea] >> food) & 1) == good:
            return LEARNING * near[idea]
    return LEARNING * nearness(row, near, p.weights[group], np.int64(1) << food, good)


@summing
def nearness(row, near, weights, bit, good):  # type: ignore[no-untyped-def]
    """How close to the truth rats who estimate chances get with this verdict."""
    truth = bit if good else np.int64(0)
    total = close = 0.0
    for diet in range(len(weights)):
        weight = weights[diet] if (row[diet] & bit) == truth else 0.0
        total += weight
        close += weight * near[diet]
    return close / max(total, 1e-12)


@borrowing
def provision(p, laid, foods, later, chosen):  # type: ignore[no-untyped-def]
    """The worth of what is left of the foods `laid` for the next meal, counted for each group that will find a good
    food there; `later` has, by group and food, what will be good after it."""
    left = laid
    for group in range(len(chosen)):
        left &= ~(np.int64(1) << foods[chosen[group]])
    fed = 0
    for group in range(len(chosen)):
        fed += (later[group, chosen[group]] & left) != 0
    return fed * (PROVISION_LEAN if p.counts[MEAL] + 1 == LEAN else PROVISION)


@borrowing
def good_later(masks, p, foods, count, out):  # type: ignore[no-untyped-def]
    """By group and food: what will truly be good in the next meal, after that food."""
    parity = (p.counts[MEAL] + 1) % 2
    for group in range(len(p.identity)):
        for i in range(count):
            out[group, i] = masks[p.identity[group], foods[i], parity, p.truth[group]]


@borrowing
def score_of(masks, p, value, glutton, foods, seconds, at_hand, laid, later, chosen):  # type: ignore[no-untyped-def]
    """What an offer is worth if the groups choose these foods."""
    score = 0.0
    for group in range(len(chosen)):
        score += value[group, chosen[group]]
    if glutton >= 0:
        score += worth_of_second(masks, p, glutton, foods, seconds, at_hand, chosen)
    if p.counts[MEAL] != EXAM:
        score += provision(p, laid, foods, later, chosen)
    return score


@njit(cache=True)
def rank_offers(masks, likeness, p, rats, scores, offers):  # type: ignore[no-untyped-def]
    """Every offer with its score, if these rats choose by their chances; returns how many there are."""
    groups = len(p.identity)
    foods = np.empty(MAX_FOODS, dtype=np.int64)
    count = table_foods(p, foods)
    stock = p.counts[STOCK]
    mad, glutton = group_under(p, MADNESS), group_under(p, GLUTTONY)
    every = count
    if mad >= 0:
        # A column for the food it will draw: nobody knows which.
        foods[count] = p.previous[mad]
        every += 1
    gains = np.empty((groups, every))
    value = np.empty((groups, every))
    beliefs = np.empty_like(p.weights)
    start = decider(rats)
    mind = rats[start : start + SIZE]
    collect(masks, p, mind, beliefs)
    fill_appeals(masks, p, mind, beliefs, foods, stock, every, gains)
    worth(masks, likeness, p, mind, foods, every, value)
    if mad >= 0:
        value[mad] = 0.0
    limit(p, stock, count, gains)
    seconds = np.empty((every, every))
    if glutton >= 0:
        odds_of_seconds(masks, p, mind, beliefs, glutton, foods, seconds)
    firsts = gains[glutton].copy()
    orders = np.empty((groups, every), dtype=np.int64)
    rank_all(gains, orders)
    later = np.empty((groups, every), dtype=np.int64)
    good_later(masks, p, foods, every, later)
    laid = as_mask(foods, count)
    drawn = places_between(stock, every)
    chosen = np.empty(groups, dtype=np.int64)
    offer = np.arange(groups)
    turn = turn_of(mind, groups)
    found = 0
    while True:
        at_hand = drawn | as_mask(offer, groups)
        if glutton >= 0:
            hope_for_seconds(p, glutton, firsts, seconds, at_hand & places_between(0, count), gains)
            rank(gains[glutton], every, orders[glutton])
        conflict = distribute(gains, orders, at_hand, turn, chosen)
        score = score_of(masks, p, value, glutton, foods, seconds, at_hand, laid, later, chosen)
        if conflict:
            distribute(gains, orders, at_hand, opposite(turn, groups), chosen)
            score += score_of(masks, p, value, glutton, foods, seconds, at_hand, laid, later, chosen)
            score /= 2.0
        scores[found] = score
        offers[found, :groups] = offer
        found += 1
        if found >= len(scores) or not next_offer(offer, groups, stock):
            return found


@borrowing
def odds_of_seconds(masks, p, mind, beliefs, glutton, foods, seconds):  # type: ignore[no-untyped-def]
    """Gluttony: what each food promises after each of the others."""
    for i in range(len(seconds)):
        promise(masks, p, mind, beliefs, glutton, foods[i], foods, len(seconds), seconds[i])


@borrowing
def hope_for_seconds(p, glutton, firsts, seconds, at_hand, gains):  # type: ignore[no-untyped-def]
    """Gluttony: a first food is worth more if a good second one can follow it."""
    for first in range(len(seconds)):
        if (at_hand >> first) & 1:
            best = 0.0
            for second in range(len(seconds)):
                if second != first and (at_hand >> second) & 1:
                    best = max(best, seconds[first, second])
            gains[glutton, first] = firsts[first] + utility(best, p.crosses[glutton], False)


@borrowing
def worth_of_second(masks, p, glutton, foods, seconds, at_hand, chosen):  # type: ignore[no-untyped-def]
    """The cost of a cross on the second food that the glutton would take."""
    first, best = chosen[glutton], -1
    for group in range(len(chosen)):
        at_hand &= ~(np.int64(1) << chosen[group])
    for at in range(len(seconds)):
        if (at_hand >> at) & 1 and (best < 0 or seconds[first, at] > seconds[first, best]):
            best = at
    row = masks[p.identity[glutton], foods[first], p.counts[MEAL] % 2]
    if best < 0 or (row[p.truth[glutton]] >> foods[best]) & 1:
        return 0.0
    crosses = p.crosses[glutton] + 1 - is_good(masks, p, glutton, foods[first])
    return -CROSS_COSTS[min(crosses, CROSSES_TO_LOSE - 1)]


@borrowing
def take_offer(p, offer, centre):  # type: ignore[no-untyped-def]
    """Move the offered foods (places in the stock, ascending) to the center; meal 3 adds one. Returns the center's
    size."""
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


@borrowing
def to_take(p, centre, size, foods):  # type: ignore[no-untyped-def]
    """The center's foods, then the trash's; returns how many."""
    for i in range(size):
        foods[i] = centre[i]
    for i in range(p.counts[TRASH]):
        foods[size + i] = p.trash[i]
    return size + p.counts[TRASH]


@borrowing
def judge(masks, p, group, food):  # type: ignore[no-untyped-def]
    """One verdict; True if it loses the game."""
    good = is_good(masks, p, group, food)
    learn(masks, p, group, p.previous[group], food, good, 1)
    if good:
        p.runs[group] += 1
    else:
        p.runs[group] = 0
        p.crosses[group] += 1
        if p.counts[MEAL] == EXAM or p.crosses[group] >= CROSSES_TO_LOSE:
            return True
    p.symbols[group, p.lengths[group]] = 1 - good
    p.lengths[group] += 1
    p.previous[group] = food
    return False


@njit(cache=True)
def choose(masks, p, centre, size, rats, plates, given):  # type: ignore[no-untyped-def]
    """The rats take one food each from center and trash; what is left of both is the new trash. The group `given` (-1:
    none) got a food from the center by Strict Menu, which is already on its plate. Returns whether Madness, judged at
    once, has lost the game; its food stays on the plate, but nothing more happens to it."""
    groups = len(p.identity)
    foods = np.empty(MAX_FOODS, dtype=np.int64)
    count = to_take(p, centre, size, foods)
    every = count + draw_for_madness(p, foods, count)
    gains = np.empty((groups, every))
    beliefs = np.empty_like(p.weights)
    start = decider(rats)
    mind = rats[start : start + SIZE]
    collect(masks, p, mind, beliefs)
    fill_appeals(masks, p, mind, beliefs, foods, size, every, gains)
    glutton = group_under(p, GLUTTONY)
    if glutton >= 0:
        seconds = np.empty((count, count))
        odds_of_seconds(masks, p, mind, beliefs, glutton, foods, seconds)
        hope_for_seconds(p, glutton, gains[glutton].copy(), seconds, places_between(0, count), gains)
    limit(p, size, count, gains)
    p.counts[OLD] = as_mask(p.trash, p.counts[TRASH])
    if given >= 0:
        keep_for(given, plates[given], foods, gains)
    chosen = np.empty(groups, dtype=np.int64)
    share_out(gains, turn_of(mind, groups), chosen)
    for group in range(groups):
        plates[group] = foods[chosen[group]]
    clear_away(p, foods, count, chosen)
    # The others' beliefs about their own diets don't depend on this verdict, so all can plan before it.
    mad = group_under(p, MADNESS)
    if mad >= 0 and judge(masks, p, mad, plates[mad]):
        return True
    if glutton >= 0:
        take_second(masks, p, glutton, plates, rats)
    return False


@borrowing
def keep_for(given, food, foods, gains):  # type: ignore[no-untyped-def]
    """Strict Menu: this group gets this food and no other."""
    for group in range(len(gains)):
        for i in range(gains.shape[1]):
            if (foods[i] == food) != (group == given):
                gains[group, i] = OUT_OF_REACH


@borrowing
def clear_away(p, foods, count, chosen):  # type: ignore[no-untyped-def]
    """What nobody took is the new trash."""
    left = 0
    for i in range(count):
        taken = False
        for group in range(len(chosen)):
            taken |= chosen[group] == i
        if not taken:
            p.trash[left] = foods[i]
            left += 1
    p.counts[TRASH] = left


@borrowing
def draw_for_madness(p, foods, count):  # type: ignore[no-untyped-def]
    """Append two foods from the pile to the others if a group is under Madness; returns how many there are."""
    if group_under(p, MADNESS) < 0:
        return 0
    for i in range(2):
        foods[count + i] = p.pile[p.counts[DRAWN]]
        p.counts[DRAWN] += 1
    return 2


@borrowing
def places_between(start, end):  # type: ignore[no-untyped-def]
    """As a mask; the end isn't in it."""
    return (np.int64(1) << end) - (np.int64(1) << start)


@borrowing
def as_mask(foods, count):  # type: ignore[no-untyped-def]
    mask = np.int64(0)
    for i in range(count):
        mask |= np.int64(1) << foods[i]
    return mask


@njit(cache=True)
def take_second(masks, p, glutton, plates, rats):  # type: ignore[no-untyped-def]
    """Gluttony: one more food from what is left."""
    best = likeliest_left(masks, p, glutton, plates[glutton], rats, 0)
    p.counts[SECOND] = p.trash[best]
    p.counts[TRASH] -= 1
    for i in range(best, p.counts[TRASH]):
        p.trash[i] = p.trash[i + 1]


@njit(cache=True)
def likeliest_left(masks, p, group, before, rats, banned):  # type: ignore[no-untyped-def]
    """The place in the trash of the food that looks best to a group that ate `before`; -1 if none is allowed."""
    count = p.counts[TRASH]
    odds = np.empty(count)
    beliefs = np.empty_like(p.weights)
    start = decider(rats)
    mind = rats[start : start + SIZE]
    collect(masks, p, mind, beliefs)
    promise(masks, p, mind, beliefs, group, before, p.trash, count, odds)
    learns = is_curious(mind) and is_safe(p, group)
    best, top = -1, -1e18
    for i in range(count):
        chance = odds[i] + (mind[NOISE] * np.random.normal() if mind[NOISE] > 0.0 else 0.0)
        appeal = instruction(chance) if learns else chance
        if not (banned >> p.trash[i]) & 1 and appeal > top:
            best, top = i, appeal
    return best


@borrowing
def eater(p, at):  # type: ignore[no-untyped-def]
    """Whose food this is: plates are numbered by group, and Gluttony's second food comes last."""
    return at if at < len(p.identity) else group_under(p, GLUTTONY)


@borrowing
def eaten_before(p, plates, at):  # type: ignore[no-untyped-def]
    """The food that the one on this plate follows."""
    who = eater(p, at)
    return p.previous[who] if who == at else plates[who]


@njit(cache=True)
def send_back(masks, p, plates, at, rats, banned):  # type: ignore[no-untyped-def]
    """Yuck! back: the group learns that its food was wrong and takes the best other one. False if there is none."""
    who = eater(p, at)
    food = plates[at] if who == at else p.counts[SECOND]
    before = eaten_before(p, plates, at)
    learn(masks, p, who, before, food, 0, 0)
    p.counts[OLD] &= ~(np.int64(1) << food)
    if p.cards[who] == PARANOIA:
        banned |= ~p.counts[OLD]
    best = likeliest_left(masks, p, who, before, rats, banned)
    if best < 0:
        return False
    if who == at:
        plates[who] = p.trash[best]
    else:
        p.counts[SECOND] = p.trash[best]
    p.trash[best] = food
    p.counts[YUCK] -= 1
    return True


@borrowing
def is_bad(masks, p, plates, at):  # type: ignore[no-untyped-def]
    who = eater(p, at)
    food = plates[at] if who == at else p.counts[SECOND]
    row = masks[p.identity[who], eaten_before(p, plates, at), p.counts[MEAL] % 2]
    return not (row[p.truth[who]] >> food) & 1


@njit(cache=True)
def save_with_yuck(masks, p, plates, rats, given):  # type: ignore[no-untyped-def]
    """The doctor's plain policy: send back bad choices, the most endangered group's first."""
    groups = len(p.identity)
    banned = np.zeros(groups, dtype=np.int64)
    while p.counts[YUCK] > 0 and p.counts[MEAL] != EXAM:
        worst = -1
        for at in range(groups + (p.counts[SECOND] != NOTHING)):
            who = eater(p, at)
            bad = at != given and p.cards[who] != MADNESS and is_bad(masks, p, plates, at)
            if bad and (worst < 0 or p.crosses[who] > p.crosses[eater(p, worst)]):
                worst = at
        if worst < 0:
            return
        who = eater(p, worst)
        banned[who] |= np.int64(1) << (plates[worst] if who == worst else p.counts[SECOND])
        if not send_back(masks, p, plates, worst, rats, banned[who]):
            return


@borrowing
def is_foretold(p, group, by):  # type: ignore[no-untyped-def]
    """Madness has already had its verdict."""
    return group != by and p.cards[group] != MADNESS


@njit(cache=True)
def foretell(masks, p, plates, by):  # type: ignore[no-untyped-def]
    """Megalomania: returns the groups whose foods move to the predictor, as a mask."""
    moved = 0
    groups = len(p.identity)
    odds = np.empty((groups, groups))
    own = np.empty(groups)
    chances(masks, p, p.weights, plates, groups, odds)
    odds_after(masks, p, p.weights, by, p.counts[MEAL] % 2, plates[by], plates, groups, own)
    for group in range(groups):
        if is_foretold(p, group, by):
            costs = CROSS_COSTS[p.crosses[group]], CROSS_COSTS[p.crosses[by]]
            good = is_good(masks, p, group, plates[group])
            if says_good(odds[group, group], own[group], costs[0], costs[1]) != (good == 1):
                moved |= 1 << group
    for group in range(groups):
        if is_foretold(p, group, by):
            # Every prediction is confirmed before anything is eaten.
            good = is_good(masks, p, group, plates[group])
            learn(masks, p, group, p.previous[group], plates[group], good, 1)
    return moved


@njit(cache=True)
def give_verdicts(masks, p, plates):  # type: ignore[no-untyped-def]
    """The verdicts. Returns 1 for a won game, -1 for a lost one; 0 if it goes on, with the next meal drawn."""
    by = group_under(p, MEGALOMANIA)
    moved = foretell(masks, p, plates, by) if by >= 0 else 0
    return eat(masks, p, plates, by, moved)


@njit(cache=True)
def eat(masks, p, plates, by, moved):  # type: ignore[no-untyped-def]
    """The same once the foods of the groups in the mask `moved` have gone to Megalomania's group `by` (-1: none)."""
    groups = len(p.identity)
    for group in range(groups):
        stays = not (moved >> group) & 1 and p.cards[group] != MADNESS
        if stays and judge(masks, p, group, plates[group]):
            return -1
        if p.cards[group] == GLUTTONY and judge(masks, p, group, p.counts[SECOND]):
            return -1
        for other in range(groups):
            if group == by and (moved >> other) & 1 and judge(masks, p, group, plates[other]):
                return -1
    if p.counts[MEAL] == EXAM:
        return 1
    p.counts[SECOND] = NOTHING
    p.counts[DEALT] = spend_and_draw(p, p.counts[MEAL], p.counts[DEALT])
    p.counts[MEAL] += 1
    if p.counts[MEAL] != LEAN:
        for _ in range(groups + 1):
            p.stock[p.counts[STOCK]] = p.pile[p.counts[DRAWN]]
            p.counts[STOCK] += 1
            p.counts[DRAWN] += 1
    return 0


@borrowing
def cover(p, group, at):  # type: ignore[no-untyped-def]
    """Lay Medicine on two neighboring symbols."""
    for place in (at, at + 1):
        p.crosses[group] -= max(p.symbols[group, place], 0)
        p.symbols[group, place] = 0
    p.runs[group] = min(p.runs[group], p.lengths[group] - at - 2)
    p.counts[MEDICINE] = 0


@borrowing
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


@borrowing
def foresee(masks, p, rats, foreseen, spare):  # type: ignore[no-untyped-def]
    """Fills in what a doctor can predict about these rats: their ideas, and how much they forget, though not which
    meals. He knows nothing of their errors and whims."""
    for start in range(0, len(rats) - SIZE + 1, SIZE):
        think_again(masks, p, rats[start : start + SIZE], spare)
    for i in range(len(rats)):
        foreseen[i] = rats[i]
    foreseen[NOISE] = 0.0
    for start in range(0, len(rats) - SIZE + 1, SIZE):
        foreseen[start + NOISE] = foreseen[start + SLIP] = 0.0


@njit(cache=True)
def play_out(masks, likeness, p, rats):  # type: ignore[no-untyped-def]
    """Plays from the beginning of a meal to the end of the game by plain policies. 1 if won."""
    groups = len(p.identity)
    scores = np.empty(MAX_OFFERS)
    offers = np.empty((MAX_OFFERS, 3), dtype=np.int64)
    centre = np.empty(groups + 1, dtype=np.int64)
    plates = np.empty(groups, dtype=np.int64)
    rats = rats.copy()
    foreseen = rats.copy()
    spare = np.empty(p.weights.shape[1])
    while True:
        medicate(p)
        foresee(masks, p, rats, foreseen, spare)
        found = rank_offers(masks, likeness, p, foreseen, scores, offers)
        best = np.argmax(scores[:found])
        size = take_offer(p, offers[best], centre)
        if choose(masks, p, centre, size, rats, plates, -1):
            return 0
        save_with_yuck(masks, p, plates, rats, -1)
        over = give_verdicts(masks, p, plates)
        if over:
            return 1 if over > 0 else 0
