"""Why rats take what they take. This only explains; it decides nothing."""

from collections.abc import Collection, Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.decision import BotReason
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.bots.thinking.odds import FoodOdds, accepting, chance, food_before
from doctor_rat.rules import Board, Complication, Food, Group, View

LIKELY = 0.5
WORTH_SAYING = 0.02
"""A food is left to another group if it is likelier by more than this."""

_CARDS = {card: ReasonKey(f"rats-{card}") for card in Complication if card.first}


def takes(
    view: View,
    weights: NDArray[np.float64],
    odds: FoodOdds,
    plan: Mapping[Group, Food],
    learning: Collection[Group] = (),
) -> Iterator[BotReason]:
    """For each group: how good its food is, what it leaves to others, and what the verdict would rule out. Groups that
    learn didn't look for the likeliest food."""
    for group, food in plan.items():
        possible = weights[group] > 0
        good = accepting(view, group, food, food_before(view.board, group)) & possible
        left, fitting = int(possible.sum()), int(good.sum())
        who: dict[str, str | int] = {"group": int(group), "food": food}
        # A food that isn't safe isn't certain either.
        percent = min(round(100 * odds[group][food]), 100 if fitting == left else 99)
        card = _card(view.board, group)
        returned = view.board.sent_back[group]
        if view.board.retake is not None:
            yield because(ReasonKey.RATS_RETURNED, **who, percent=percent, returned=returned[-1])
        elif card is not None:
            yield because(card, **who, percent=percent)
        elif fitting < left:
            yield because(_how_likely(odds[group], food), **who, percent=percent)
        if fitting == left:
            yield because(ReasonKey.RATS_SAFE, **who, left=left)
        else:
            if group not in learning:
                yield from _kept(odds, plan, group)
            yield because(ReasonKey.RATS_RULES_OUT, **who, left=left, if_good=left - fitting, if_bad=fitting)


def _card(board: Board, group: Group) -> ReasonKey | None:
    """How a complication affects the choice; Gluttony affects only the second food, Megalomania nothing."""
    if board.complications[group] is Complication.GLUTTONY and board.plates[group]:
        return ReasonKey.RATS_GLUTTONY
    card = board.complications[group]
    return None if card is None else _CARDS.get(card)


def _how_likely(odds: Mapping[Food, float], food: Food) -> ReasonKey:
    others = [value for other, value in odds.items() if other != food]
    return ReasonKey.RATS_ONLY_LIKELY if others and odds[food] > LIKELY > max(others) else ReasonKey.RATS_ODDS


def _kept(odds: FoodOdds, plan: Mapping[Group, Food], group: Group) -> Iterator[BotReason]:
    """Among the foods this group leaves to others, the one it would like best."""
    values = odds[group]
    better = [other for other, food in plan.items() if values.get(food, 0.0) > values[plan[group]] + WORTH_SAYING]
    if better:
        other = max(better, key=lambda each: values[plan[each]])
        yield because(ReasonKey.RATS_KEEP, group=int(group), food=plan[other], other=int(other))


def predictions(view: View, weights: NDArray[np.float64], said: tuple[bool | None, ...]) -> Iterator[BotReason]:
    """Megalomania: how likely the prediction for each other group's first food is to be right."""
    if not any(good is not None for good in said):
        mad = view.board.under(Complication.MADNESS)
        assert mad is not None, "only Madness leaves nothing to predict"
        yield because(ReasonKey.RATS_PREDICT_NOTHING, group=int(mad))
    for group, plate, good in zip(view.board.groups, view.board.plates, said, strict=True):
        if good is not None:
            odds = min(1.0, chance(view, weights, group, plate[0]))
            key, odds = (ReasonKey.RATS_PREDICT_GOOD, odds) if good else (ReasonKey.RATS_PREDICT_BAD, 1 - odds)
            yield because(key, group=int(group), food=plate[0], percent=round(100 * odds))
