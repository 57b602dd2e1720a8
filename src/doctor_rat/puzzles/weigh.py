"""The doctor's two kinds, by playouts with given rats: how many games each option wins."""

from collections.abc import Mapping
from functools import partial
from itertools import combinations

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.bots.kernel import plan
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, tables
from doctor_rat.bots.kernel.position import numbers, place_in_row, position, with_leftovers
from doctor_rat.bots.thinking.race import Try
from doctor_rat.bots.thinking.temper import UNDECIDED
from doctor_rat.puzzles.values import PuzzleKind
from doctor_rat.rules import (
    DOCTOR,
    Action,
    Analyse,
    Medicine,
    Offer,
    Phase,
    Serve,
    StrictMenu,
    View,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.cards import EXTRA_MEAL
from doctor_rat.rules.legal import may_yuck, returnable
from doctor_rat.rules.tokens import medicine_places, menu_groups

LEAD = 0.10
"""The answer must win this many more games than anything else, on two independent samples."""
LOOK, SCREEN, SAMPLE = 24, 150, 700
"""Playouts for a first look at all options, for a second look at the best ones, and for each sample."""
REVISION = 300
"""Playouts in one more sample, which tries all options, including those the first look dropped."""
FIRST, SECOND, THIRD, FOURTH = 1, 2, 3, 4
"""The samples; the third is reserved for checking."""
_FINALISTS = 6
TOKENS = (YuckFront, YuckBack, Medicine, StrictMenu)


class ClearBest(Struct, frozen=True):
    """The answer, with the share of games won by it and by the next best, over both samples."""

    action: Action
    won: float
    next_won: float


def weigh(view: View) -> ClearBest | None:
    """What is clearly best here, if anything is."""
    options = options_of(view)
    if len(options) < 3:
        return None
    seen = _shares(options, FIRST, LOOK)
    left = {action: options[action] for action in sorted(options, key=lambda action: -seen[action])[:_FINALISTS]}
    if lead(_shares(left, FIRST, SCREEN))[1] < 0.8 * LEAD:
        return None
    found = _confirm(left)
    return found if found is not None and _leads_all(options, found.action) else None


def _leads_all(options: Mapping[Action, Try], action: Action) -> bool:
    """The first look was short, so make sure that what it dropped is worse."""
    best, by = lead(_shares(options, FOURTH, REVISION))
    return best == action and by >= LEAD / 2


def _confirm(options: Mapping[Action, Try]) -> ClearBest | None:
    samples = [_shares(options, which, SAMPLE) for which in (FIRST, SECOND)]
    leads = [lead(shares) for shares in samples]
    if leads[0][0] != leads[1][0] or min(by for _, by in leads) < LEAD:
        return None
    mean = {action: sum(shares[action] for shares in samples) / 2 for action in options}
    best, next_best = sorted(mean, key=lambda action: -mean[action])[:2]
    return ClearBest(best, mean[best], mean[next_best])


def lead(shares: Mapping[Action, float]) -> tuple[Action, float]:
    """The best option, and its lead."""
    best, next_best = sorted(shares, key=lambda action: -shares[action])[:2]
    return best, shares[best] - shares[next_best]


def weigh_again(view: View, sample: int = THIRD, games: int = SAMPLE) -> dict[Action, float]:
    """Every option's share of games won on another sample."""
    return _shares(options_of(view), sample, games)


def _shares(options: Mapping[Action, Try], sample: int, games: int) -> dict[Action, float]:
    rats = np.tile([UNDECIDED, 0.0], (games, 1))
    seeds = np.arange(games, dtype=np.int64) + sample * 1_000_003
    return {action: float(attempt(rats, seeds).mean()) for action, attempt in options.items()}


def options_of(view: View) -> dict[Action, Try]:
    """Everything the doctor may do now, each with its playout. None in meal 3, where chance adds a food."""
    board, desk = view.board, view.desk
    assert desk is not None
    if board.phase is Phase.RETURN:
        return _at_the_window(view)
    if board.phase is not Phase.PREPARE or board.meal == EXTRA_MEAL:
        return {}
    return _before_serving(view) if desk.chosen else _at_the_stock(view)


def _tables() -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    known = tables()
    return known.masks, known.likeness


def _at_the_stock(view: View) -> dict[Action, Try]:
    p, desk = position(view), view.desk
    assert desk is not None
    found: dict[Action, Try] = {}
    for places in combinations(range(len(desk.stock)), len(view.board.groups)):
        foods = tuple(desk.stock[place] for place in places)
        found[Offer(DOCTOR, foods)] = partial(plan.try_offer, *_tables(), p, np.array(places))
    if may_yuck(view.board) and desk.stock:
        found[YuckFront(DOCTOR)] = partial(plan.try_yuck_front, *_tables(), p)
    return found


def _before_serving(view: View) -> dict[Action, Try]:
    p, board, desk = position(view), view.board, view.desk
    assert desk is not None
    if desk.menu is not None or desk.medicine is not None:
        return {}
    centre = numbers(desk.chosen)

    def attempt(*option: int) -> Try:
        return partial(plan.try_serving, *_tables(), p, centre, len(centre), *option)

    found: dict[Action, Try] = {Serve(DOCTOR): attempt(-1, -1, -1, -1)}
    for place in medicine_places(board, desk):
        at = place_in_row(board.rows[place.group], place.at)
        found[Medicine(DOCTOR, place.group, place.at)] = attempt(-1, -1, place.group, at)
    for group in menu_groups(board, desk):
        for food in desk.chosen:
            found[StrictMenu(DOCTOR, group, food)] = attempt(group, FOOD_NUMBER[food], -1, -1)
    return found


def _at_the_window(view: View) -> dict[Action, Try]:
    board = view.board
    chosen = numbers([plate[0] for plate in board.plates])
    given = -1 if board.menu is None else int(board.menu)
    known = *_tables(), with_leftovers(position(view), view), chosen
    found: dict[Action, Try] = {Analyse(DOCTOR): partial(plan.try_return, *known, -1, 0, given)}
    for group, food in returnable(board):
        banned = sum(1 << FOOD_NUMBER[each] for each in (*board.sent_back[group], food))
        attempt = partial(plan.try_return, *known, int(group), banned, given)
        found[YuckBack(DOCTOR, food, group)] = attempt
    return found


def kind_of(action: Action) -> PuzzleKind | None:
    """The kind of puzzle that has this answer."""
    if isinstance(action, Offer):
        return PuzzleKind.ORDERS
    return PuzzleKind.WAY_OUT if isinstance(action, TOKENS) else None
