"""The doctor of the lessons, who serves a dinner planned in advance, so that each meal shows one thing.

The dinner fits the deal of `doctor_rat.table.lesson`; at any other table he serves as the quick bot would.
"""

from random import Random

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.quick_bot import QuickBot
from doctor_rat.rules import (
    DOCTOR,
    Action,
    Analyse,
    Food,
    Group,
    Medicine,
    Offer,
    Phase,
    Place,
    Serve,
    StrictMenu,
    View,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.cards import ONE_LEFT
from doctor_rat.rules.legal import may_yuck, returnable
from doctor_rat.rules.tokens import medicine_places

OFFERS = {
    1: "4bl 4gv 3oc",
    2: "2bc 1yv 3yl",
    3: "1bc 4oc 3gl",
    4: "2rv 4yc 3bv",
    5: "4rc 1gc 3ov",
    6: "2bl 4yv 3yc",
    7: "1rv 2gc 3ol",
    8: "4bc 1yc 3gv",
}
MENU_MEAL, MENU = 4, (Group(0), Food("2rv"))
"""Given openly: until then the rats have no clue that this group eats red, too."""
YUCK_MEAL = 6
"""In this meal nobody can eat anything in the stock."""
FROM_MISTAKES = 2
"""Up to this meal he lets the rats eat what is bad: a cross teaches most while there are few."""


class TeachingDoctor:
    def decide(self, view: View, rng: Random) -> Decision:
        assert view.desk is not None
        if view.board.phase is Phase.RETURN:
            return Decision((_window(view),))
        if view.desk.chosen:
            return Decision((_serving(view),))
        if _has_nothing_good(view) and may_yuck(view.board):
            return Decision((YuckFront(DOCTOR),))
        foods = tuple(map(Food, OFFERS[view.board.meal].split()))
        if set(foods) <= set(view.desk.stock):
            return Decision((Offer(DOCTOR, foods),))
        return QuickBot().decide(view, rng)


def _has_nothing_good(view: View) -> bool:
    assert view.desk is not None
    return not any(_is_good(view, group, food) for group in view.board.groups for food in view.desk.stock)


def _is_good(view: View, group: Group, food: Food) -> bool:
    diet = view.diets[group]
    assert diet is not None, "a doctor knows all diets"
    return diet.accepts(food, view.board.rows[group].last, view.board.meal)


def _serving(view: View) -> Action:
    """Serve, but first use a token if this meal should show or needs one."""
    board, desk = view.board, view.desk
    assert desk is not None
    group, food = MENU
    if board.meal == MENU_MEAL and board.strict_menu and desk.menu is None and food in desk.chosen:
        return StrictMenu(DOCTOR, group, food)
    hurt = [place for place in medicine_places(board, desk) if board.rows[place.group].crosses == ONE_LEFT]
    best = max(hurt, key=lambda place: _covers(view, place), default=None)
    return Serve(DOCTOR) if best is None or not _covers(view, best) else Medicine(DOCTOR, best.group, best.at)


def _covers(view: View, place: Place) -> int:
    return sum(not entry.good for entry in view.board.rows[place.group].eaten[place.at : place.at + 2])


def _window(view: View) -> Action:
    """Send a bad food back once crosses have taught enough, but keep the token that meal 6 needs."""
    board = view.board
    kept = 1 if board.meal < YUCK_MEAL else 0
    bad = [(group, food) for group, food in returnable(board) if not _is_good(view, group, food)]
    if not bad or board.meal <= FROM_MISTAKES or board.yuck <= kept:
        return Analyse(DOCTOR)
    group, food = max(bad, key=lambda entry: board.rows[entry[0]].crosses)
    return YuckBack(DOCTOR, food, group)
