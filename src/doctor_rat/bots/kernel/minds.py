"""How people choose: by chances, by one idea of the diet, or by similarity to foods that were good.

Rats are a vector of numbers. The short one (error and forgetting, see `memory`) stands for rats who estimate chances.
The long one has a row of `SIZE` numbers for each person at the table; with several rows, a random one decides each
time. The row holds the ideas, which change while a game is tried out, so callers copy it first.
"""

import numpy as np

from doctor_rat.bots.kernel.cards import odds_after
from doctor_rat.bots.kernel.compiled import borrowing
from doctor_rat.bots.kernel.masks import FOOD_NUMBER
from doctor_rat.bots.kernel.memory import BEFORE, FOOD, FORGETS, GROUP, IS_GOOD, MEAL_OF, RECENT
from doctor_rat.rules import FOODS, IDENTITIES
from doctor_rat.rules.cards import Category

FAMILY, MEMBERS, CENTRE, SLIP, ALONE, BAD, OWN, AVERAGE, ORDER = range(2, 11)
"""After error and forgetting: the way of choosing; how many rows there are; how much more a food in the center is
worth; how often a group takes just anything; whether each group chooses for itself; for similarity: the weight of a bad
food relative to a good one, the weight of the group's own food, and whether to compare averages; for ideas: which of
them come first."""
TRAIT = 11
"""For similarity: the weight of each category."""
IDEA = TRAIT + 3
"""Each group's idea of its diet."""
SINCE = IDEA + 3
"""How many clues there were when each group came to its idea: only later ones can refute it."""
CURIOUS = SINCE + 3
"""For chances: whether a group that can't lose before the exam takes what teaches it most."""
READS = CURIOUS + 1
"""For chances: whether this person asks what the doctor means by his offers. The kernel doesn't: callers give such
people's position the belief that offers have left them with."""
SIZE = READS + 1
RECKONING, ONE_IDEA, LIKENESS = range(3)
TOGETHER = -1
ORDERS = np.array([(0, 1, 2), (1, 0, 2), (0, 2, 1), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
"""In which groups may choose that choose alone; those of two groups come first. An order and the one as far from the
other end are opposites."""

TASTE = 0.02
"""What a surely good food is worth relative to a bit of knowledge: among equal lessons, rats take the better food."""

CLUE_COUNT = 9
"""The place of the number of clues in a position's counts."""
SHARED = np.array(
    [[sum(1 << k for k, other in enumerate(FOODS) if food.shares(each, other)) for food in FOODS] for each in Category],
    dtype=np.int64,
)
"""By category and food: which foods have the same trait, as a mask."""
SHARERS = np.array([sum(food.shares(each, FOODS[0]) for food in FOODS) for each in Category])
"""How many foods have the same trait, by category."""
OWN_FOOD = np.array([FOOD_NUMBER[food] for food in IDENTITIES])


@borrowing
def decider(rats):  # type: ignore[no-untyped-def]
    """Where the row of the person who decides this time begins."""
    if len(rats) < SIZE or rats[MEMBERS] < 2.0:
        return 0
    return SIZE * np.random.randint(np.int64(rats[MEMBERS]))


@borrowing
def family_of(mind):  # type: ignore[no-untyped-def]
    return np.int64(mind[FAMILY]) if len(mind) >= SIZE else RECKONING


@borrowing
def turn_of(mind, groups):  # type: ignore[no-untyped-def]
    """Where each group takes what it likes best instead of planning with the others: the order in which they do so this
    time, by number. TOGETHER for others."""
    if len(mind) < SIZE or mind[ALONE] == 0.0:
        return TOGETHER
    return np.random.randint(turns(groups))


@borrowing
def turns(groups):  # type: ignore[no-untyped-def]
    """How many orders there are."""
    return 2 if groups == 2 else len(ORDERS)


@borrowing
def opposite(turn, groups):  # type: ignore[no-untyped-def]
    """The order that settles every conflict the other way."""
    return turns(groups) - 1 - turn


@borrowing
def is_curious(mind):  # type: ignore[no-untyped-def]
    return len(mind) >= SIZE and mind[CURIOUS] > 0.0


@borrowing
def instruction(chance):  # type: ignore[no-untyped-def]
    """What a verdict that is good with this chance would teach, in bits: most where it is least predictable."""
    taught = TASTE * chance
    if 0.0 < chance < 1.0:
        taught -= chance * np.log2(chance) + (1.0 - chance) * np.log2(1.0 - chance)
    return taught


@borrowing
def alike(mind, one, other):  # type: ignore[no-untyped-def]
    """How much two foods have in common, as this person sees it."""
    found = 0.0
    for category in range(3):
        if (SHARED[category, one] >> other) & 1:
            found += mind[TRAIT + category]
    return found


@borrowing
def likeness_to_good(p, mind, group, food):  # type: ignore[no-untyped-def]
    """What a food has in common with good foods, minus what it has in common with bad ones."""
    own = mind[OWN]
    good, goods = own * alike(mind, OWN_FOOD[p.identity[group]], food), own
    bad, bads = 0.0, 0.0
    for k in range(p.counts[CLUE_COUNT]):
        clue = p.clues[k]
        if clue[GROUP] != group:
            continue
        if clue[IS_GOOD]:
            good += alike(mind, clue[FOOD], food)
            goods += 1.0
        else:
            bad += alike(mind, clue[FOOD], food)
            bads += 1.0
    if mind[AVERAGE] > 0.0:
        good /= max(goods, 1.0)
        bad /= max(bads, 1.0)
    return good - mind[BAD] * bad


@borrowing
def contradicts(masks, identity, diet, clue):  # type: ignore[no-untyped-def]
    accepted = (masks[identity, clue[BEFORE], clue[MEAL_OF] % 2, diet] >> clue[FOOD]) & 1
    return accepted != clue[IS_GOOD]


@borrowing
def is_refuted(masks, p, group, diet, since):  # type: ignore[no-untyped-def]
    """Whether a clue after the first `since` contradicts this diet."""
    for k in range(since, p.counts[CLUE_COUNT]):
        if p.clues[k, GROUP] == group and contradicts(masks, p.identity[group], diet, p.clues[k]):
            return True
    return False


@borrowing
def is_forgotten(p, mind, clue):  # type: ignore[no-untyped-def]
    """By luck, a clue that isn't recent."""
    return mind[FORGETS] > 0.0 and p.counts[0] - clue[MEAL_OF] > RECENT and np.random.random() < mind[FORGETS]


@borrowing
def new_idea(masks, p, mind, group, spare):  # type: ignore[no-untyped-def]
    """An idea that agrees with every clue they remember, likelier the sooner it comes to this person's mind; overwrites
    `spare`."""
    first = p.first[len(p.identity) * (1 + np.int64(mind[ORDER])) + group]
    total = 0.0
    for diet in range(len(spare)):
        spare[diet] = first[diet]
    for k in range(p.counts[CLUE_COUNT]):
        clue = p.clues[k]
        if clue[GROUP] == group and not is_forgotten(p, mind, clue):
            row = masks[p.identity[group], clue[BEFORE], clue[MEAL_OF] % 2]
            for diet in range(len(spare)):
                spare[diet] *= ((row[diet] >> clue[FOOD]) & 1) == clue[IS_GOOD]
    for diet in range(len(spare)):
        total += spare[diet]
    left = total * np.random.random()
    for diet in range(len(spare)):
        left -= spare[diet]
        if left < 0.0:
            return diet
    return p.truth[group]


@borrowing
def think_again(masks, p, mind, spare):  # type: ignore[no-untyped-def]
    """Replace each refuted idea with another one."""
    if family_of(mind) != ONE_IDEA:
        return
    for group in range(len(p.identity)):
        if is_refuted(masks, p, group, np.int64(mind[IDEA + group]), np.int64(mind[SINCE + group])):
            mind[IDEA + group] = new_idea(masks, p, mind, group, spare)
            mind[SINCE + group] = p.counts[CLUE_COUNT]


@borrowing
def promise(masks, p, mind, beliefs, group, before, foods, count, out):  # type: ignore[no-untyped-def]
    """What each food seems to promise a group that eats it after the food `before`, before any error."""
    family = family_of(mind)
    parity = p.counts[0] % 2
    if family == RECKONING:
        odds_after(masks, p, beliefs, group, parity, before, foods, count, out)
    elif family == ONE_IDEA:
        mask = masks[p.identity[group], before, parity, np.int64(mind[IDEA + group])]
        for i in range(count):
            out[i] = (mask >> foods[i]) & 1
    else:
        for i in range(count):
            out[i] = likeness_to_good(p, mind, group, foods[i])


@borrowing
def sway(mind, size, gains):  # type: ignore[no-untyped-def]
    """What moves people besides their opinion of a food: that it is in the center (the first columns), and whims."""
    if len(mind) < SIZE:
        return
    groups, count = gains.shape
    for group in range(groups):
        for i in range(size):
            gains[group, i] += mind[CENTRE]
        if mind[SLIP] > 0.0 and np.random.random() < mind[SLIP]:
            for i in range(count):
                gains[group, i] = np.random.random()


@borrowing
def first_of(orders, at_hand, group):  # type: ignore[no-untyped-def]
    """The best food of a group among those in the mask."""
    at = 0
    while not (at_hand >> orders[group, at]) & 1:
        at += 1
    return orders[group, at]


@borrowing
def assign_alone(orders, at_hand, turn, chosen):  # type: ignore[no-untyped-def]
    """Each group in turn takes its best food of those left in the mask. Returns whether one had to do without its
    best."""
    left, conflict = at_hand, False
    for number in range(len(chosen)):
        group = ORDERS[turn, number]
        chosen[group] = first_of(orders, left, group)
        conflict |= chosen[group] != first_of(orders, at_hand, group)
        left &= ~(np.int64(1) << chosen[group])
    return conflict


@borrowing
def ones(bits):  # type: ignore[no-untyped-def]
    """How many foods are in a mask."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


@borrowing
def lesson(mind, food, good, later):  # type: ignore[no-untyped-def]
    """How much better a person who chooses by similarity will tell good from bad after this verdict; `later` is the
    mask of foods that will be good."""
    goods, shares = ones(later), 0.0
    bads = len(SHARED[0]) - goods
    if goods == 0 or bads == 0:
        return 0.0
    for category in range(3):
        if mind[TRAIT + category] > 0.0:
            same = ones(SHARED[category, food] & later)
            shares += mind[TRAIT + category] * (same / goods - (SHARERS[category] - same) / bads)
    return shares if good else -mind[BAD] * shares
