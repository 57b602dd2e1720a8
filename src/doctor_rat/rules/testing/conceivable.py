"""Actions a player might try: legal ones, and all sorts of illegal ones."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, get_args

from doctor_rat.rules.actions import (
    DOCTOR,
    Action,
    Analyse,
    By,
    DinnerToken,
    Offer,
    Pass,
    Predict,
    Serve,
    Take,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.cards import FOODS, Food, Group
from doctor_rat.rules.state import Board

_WHO: tuple[By, ...] = (DOCTOR, Group(-1), Group(0), Group(1), Group(2), Group(3))
_TOKENS: tuple[Any, ...] = get_args(DinnerToken)
_NUMBERS = tuple(Group(number) for number in range(-1, 4))


def canonical(action: Action) -> Action:
    """The same offer in any order is one action."""
    return Offer(action.by, tuple(sorted(action.foods))) if isinstance(action, Offer) else action


def conceivable(board: Board, stock: tuple[Food, ...], rng: Random) -> Iterator[Action]:
    """Every kind of action, by anyone, with foods on the table and some that aren't."""
    near = [food for foods in (board.centre, board.trash, board.madness, stock, *board.plates) for food in foods]
    near += [row.last for row in board.rows]
    foods = sorted({*near, *rng.sample(FOODS, 3)})
    yield from (Serve(DOCTOR), Analyse(DOCTOR))
    for by in _WHO:
        yield YuckFront(by)
    for group in _NUMBERS:
        yield Pass(group)
        yield from (Take(group, food) for food in foods)
        yield from _tokens(group, foods, rng)
        yield from (Predict(group, said) for said in _predictions(len(board.rows), rng))
    for by, food in product(_WHO, rng.sample(foods, min(6, len(foods)))):
        yield YuckBack(by, food)
        yield from (YuckBack(by, food, group) for group in _NUMBERS)
    for _ in range(12):
        yield Offer(DOCTOR, tuple(rng.choices(foods, k=rng.randint(0, 4))))
        yield Offer(DOCTOR, tuple(rng.sample(stock, min(len(stock), rng.randint(0, 4)))))


def _tokens(group: Group, foods: list[Food], rng: Random) -> Iterator[Action]:
    """Whatever goes out with dinner: on a group, with a food or at a place."""
    values = {"food": rng.sample(foods, min(4, len(foods))), "at": range(-1, 12)}
    for kind in _TOKENS:
        *_, last = kind.__struct_fields__
        yield from (kind(DOCTOR, group, value) for value in values[last])


def _predictions(groups: int, rng: Random) -> Iterator[tuple[bool | None, ...]]:
    for length in (0, groups - 1, groups, groups + 1):
        yield tuple(rng.choices((True, False, None), k=length))
    for own, other in product(range(groups), repeat=2):
        yield tuple(None if group in (own, other) else rng.random() < 0.5 for group in range(groups))
