"""Complication cards in the kernel (RULES 6): who may take what, second helpings, predictions, and when cards come.

Without cards on the table none of this changes anything.
"""

import numpy as np

from doctor_rat.bots.kernel.compiled import borrowing, summing
from doctor_rat.rules.cards import Complication
from doctor_rat.rules.meal import COMPLICATION_RUN, LAST_MEAL_WITH_A_DRAW

CARD_NUMBER = {card: number for number, card in enumerate(Complication, 1)}
"""0 is no card."""
NO_CARD = 0
MADNESS = CARD_NUMBER[Complication.MADNESS]
GLUTTONY = CARD_NUMBER[Complication.GLUTTONY]
MEGALOMANIA = CARD_NUMBER[Complication.MEGALOMANIA]
PARANOIA = CARD_NUMBER[Complication.PARANOIA]
# Insomnia needs no code: rats who plan for all groups together let its group take first anyway.

OUT_OF_REACH = -1e6


@borrowing
def group_under(p, card):  # type: ignore[no-untyped-def]
    """-1 if there is none."""
    for group in range(len(p.cards)):
        if p.cards[group] == card:
            return group
    return -1


@summing
def odds_after(masks, p, beliefs, group, parity, before, foods, count, out):  # type: ignore[no-untyped-def]
    """The chance of each food for a group that eats it after the food `before`."""
    row = masks[p.identity[group], before, parity]
    weights = beliefs[group]
    total = 0.0
    for diet in range(len(weights)):
        total += weights[diet]
    for i in range(count):
        # Without a branch, the processor handles many diets at once.
        bit = np.int64(1) << foods[i]
        found = 0.0
        for diet in range(len(weights)):
            found += weights[diet] if row[diet] & bit else 0.0
        out[i] = found / total


@borrowing
def limit(p, size, count, gains):  # type: ignore[no-untyped-def]
    """What a card forbids looks worthless. In `gains`, the first `size` columns are foods in the center, those up to
    `count` are in the trash, and the rest are Madness's."""
    for group in range(len(p.cards)):
        card = p.cards[group]
        for i in range(gains.shape[1]):
            if (card == MADNESS) != (i >= count) or (card == PARANOIA and i < size):
                gains[group, i] = OUT_OF_REACH


@borrowing
def says_good(theirs, own, their_cost, own_cost):  # type: ignore[no-untyped-def]
    """Megalomania: whether to predict a good verdict for a food with these chances for its group and for the predictor,
    who must eat it if the prediction is wrong; the costs are those of a cross for each."""
    bad = 1.0 - theirs
    wrong = (1.0 - own) * own_cost
    return bad * wrong <= bad * their_cost + theirs * wrong


@borrowing
def spend_and_draw(p, meal, dealt):  # type: ignore[no-untyped-def]
    """RULES 6.1 after this meal; returns how many cards have been drawn by then."""
    for group in range(len(p.cards)):
        if p.cards[group] != NO_CARD:
            p.symbols[group, p.lengths[group]] = -1
            p.lengths[group] += 1
            p.runs[group] = 0
    for group in range(len(p.cards)):
        p.cards[group] = NO_CARD
        if meal <= LAST_MEAL_WITH_A_DRAW and p.runs[group] >= COMPLICATION_RUN and dealt < len(p.deck):
            p.cards[group] = p.deck[dealt]
            dealt += 1
    return dealt
