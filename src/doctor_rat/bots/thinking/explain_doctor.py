"""Why a doctor acts as he does. Secret while the game runs: this is for the review."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.decision import BotReason
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.bots.thinking.odds import accepting, best_plan, gain, suits
from doctor_rat.rules import (
    Action,
    Alternating,
    Diet,
    Food,
    Group,
    Mandatory,
    Medicine,
    Specification,
    StrictMenu,
    View,
    YuckBack,
)
from doctor_rat.rules.cards import EXAM, ONE_LEFT


def offer(view: View, foods: Sequence[Food], weights: NDArray[np.float64]) -> Iterator[BotReason]:
    """Whom an offer feeds, what it teaches rats who believe this, and what it saves."""
    yield from feeding(view, foods)
    if view.board.meal < EXAM:
        yield from _taught(view, foods, weights)
        yield from _saved(view, foods)


def feeding(view: View, foods: Sequence[Food]) -> Iterator[BotReason]:
    """Whether there is something good for everyone, or else which groups get nothing."""
    if _feeds_all(view, foods):
        yield because(ReasonKey.DOCTOR_FEEDS_ALL)
    else:
        yield from tuple(_unfed(view, foods)) or (because(ReasonKey.DOCTOR_FEEDS_SOME),)


def fresh_stock(view: View) -> Iterator[BotReason]:
    """Why all of it is thrown out."""
    assert view.desk is not None
    yield because(ReasonKey.DOCTOR_FRESH_STOCK)
    yield from _unfed(view, view.desk.stock)


def serving(view: View, action: Action) -> Iterator[BotReason]:
    """Before dinner: it is ready, or first a token."""
    match action:
        case Medicine(group=group, at=at):
            row = view.board.rows[group]
            covered = sum(not entry.good and not entry.covered for entry in row.eaten[at : at + 2])
            yield because(ReasonKey.DOCTOR_MEDICINE, group=int(group), crosses=row.crosses, covered=covered)
        case StrictMenu(group=group, food=food):
            yield because(ReasonKey.DOCTOR_MENU, group=int(group), food=food)
        case _:
            yield because(ReasonKey.DOCTOR_SERVES)


def window(view: View, action: Action) -> Iterator[BotReason]:
    """After the choice: what is sent back, and what is not."""
    if isinstance(action, YuckBack):
        group = next(group for group in view.board.groups if action.food in view.board.plates[group])
        last = view.board.rows[group].crosses == ONE_LEFT
        key = ReasonKey.DOCTOR_THIRD_CROSS if last else ReasonKey.DOCTOR_SENDS_BACK
        yield because(key, group=int(group), food=action.food)
        return
    taken = [(group, food) for group in view.board.groups for food in view.board.plates[group]]
    bad = [(group, food) for group, food in taken if not is_good(view, group, food)]
    for group, food in bad:
        yield because(ReasonKey.DOCTOR_LETS_EAT, group=int(group), food=food)
    if not bad:
        yield because(ReasonKey.DOCTOR_ALL_GOOD)


_SEEN = {
    "ours": ReasonKey.DOCTOR_SAW_RECKONING,
    "noisy": ReasonKey.DOCTOR_SAW_RECKONING,
    "forgetful": ReasonKey.DOCTOR_SAW_FORGETTING,
    "centre": ReasonKey.DOCTOR_SAW_CENTRE,
    "idea": ReasonKey.DOCTOR_SAW_IDEA,
    "likeness": ReasonKey.DOCTOR_SAW_LIKENESS,
    "type": ReasonKey.DOCTOR_SAW_TYPE,
    "quantity": ReasonKey.DOCTOR_SAW_QUANTITY,
    "colour": ReasonKey.DOCTOR_SAW_COLOUR,
    "round": ReasonKey.DOCTOR_SAW_ROUND,
}
SURE = 0.6
"""How sure the doctor must be to say what kind of rats he sees."""


def took_for(kinds: Mapping[str, float]) -> Iterator[BotReason]:
    """What kind of rats he sees in them, by the likelihood of each kind in the population."""
    sums: dict[ReasonKey, float] = {}
    for kind, chance in kinds.items():
        sums[_SEEN[kind]] = sums.get(_SEEN[kind], 0.0) + chance
    key = max(sums, key=sums.__getitem__)
    if sums[key] >= SURE:
        yield because(key)


def is_good(view: View, group: Group, food: Food) -> bool:
    """Whether a food on the group's plate is good for it; the doctor knows."""
    at = view.board.plates[group].index(food)
    before = view.board.plates[group][at - 1] if at else view.board.rows[group].last
    return _diet(view, group).accepts(food, before, view.board.meal)


def _unfed(view: View, foods: Sequence[Food]) -> Iterator[BotReason]:
    for group in view.board.groups:
        if not any(suits(view, group, food) for food in (*foods, *view.board.trash)):
            yield because(ReasonKey.DOCTOR_NOTHING_GOOD, group=int(group))


def _diet(view: View, group: Group) -> Diet:
    diet = view.diets[group]
    assert diet is not None, "a doctor knows all diets"
    return diet


def _feeds_all(view: View, foods: Sequence[Food]) -> bool:
    groups = view.board.groups
    good = {(group, food): suits(view, group, food) for group in groups for food in foods}
    return any(all(good[pair] for pair in zip(groups, plan)) for plan in permutations(foods, len(groups)))


def _taught(view: View, foods: Sequence[Food], weights: NDArray[np.float64]) -> Iterator[BotReason]:
    """The group that literal rats' choice would teach most, and how many of its remaining diets that verdict rules
    out."""
    board = view.board
    if any(board.complications):
        return
    told = {food: [accepting(view, group, food) for group in board.groups] for food in (*foods, *board.trash)}
    gains = {
        group: {
            food: gain(float(weights[group] @ each[group]), board.rows[group].crosses, board.meal)
            for food, each in told.items()
        }
        for group in board.groups
    }
    lessons: list[tuple[float, BotReason]] = []
    for group, food in best_plan(gains).items():
        possible = weights[group] > 0
        left = int(possible.sum())
        out = int((possible & (told[food][group] != suits(view, group, food))).sum())
        lessons.append((out / left, because(ReasonKey.DOCTOR_TEACHES, group=int(group), food=food, out=out, left=left)))
    share, lesson = max(lessons, key=lambda entry: entry[0])
    if share:
        yield lesson


def _saved(view: View, foods: Sequence[Food]) -> Iterator[BotReason]:
    """A card in a diet that only one of the doctor's foods matches, if he keeps that food."""
    assert view.desk is not None
    for group in view.board.groups:
        for cards in _asked_for(_diet(view, group)):
            fitting = [(food, card) for food in view.desk.stock for card in cards if food in card.foods]
            if len({food for food, _ in fitting}) == 1 and fitting[0][0] not in foods:
                food, card = fitting[0]
                yield because(ReasonKey.DOCTOR_SAVES, group=int(group), food=food, specification=card)


def _asked_for(diet: Diet) -> tuple[tuple[Specification, ...], ...]:
    """A food must match one of the cards in each tuple."""
    match diet:
        case Mandatory(cards):
            return (cards,)
        case Alternating(left, right):
            return (left,), (right,)
        case _:
            return ()
