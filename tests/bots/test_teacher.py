"""The doctor of the lessons, decision by decision; tests/table/test_lesson.py has the whole lesson."""

from random import Random

import pytest
from msgspec.structs import replace

from doctor_rat.bots.levels.teacher.doctor import (
    FROM_MISTAKES,
    MENU,
    MENU_MEAL,
    OFFERS,
    YUCK_MEAL,
    TeachingDoctor,
)
from doctor_rat.bots.quick_bot import QuickBot, _likeness
from doctor_rat.rules import (
    DOCTOR,
    FOODS,
    Action,
    Analyse,
    Food,
    Group,
    Medicine,
    Offer,
    Role,
    Serve,
    State,
    StrictMenu,
    Take,
    YuckBack,
    YuckFront,
    apply,
    view,
)
from doctor_rat.rules.cards import EXAM
from stage import begin, foods, play

THREE = "1bl=mandatory:rb 2gv=forbidden:l 3rc=mandatory:3"
PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"
HARSH = "1yc 1gv 2yc 2yv 3yv 3gc 2gc 4yc 4gc 4yv"
TWO_CROSSES = """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
    doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse"""


def decide(state: State, seed: int = 1) -> Action:
    (action,) = TeachingDoctor().decide(view(state, Role.DOCTOR), Random(seed)).actions
    return action


def in_meal(state: State, meal: int, **changed: object) -> State:
    return replace(state, board=replace(state.board, meal=meal, **changed))


def test_there_is_a_dinner_for_every_meal_of_three_different_foods() -> None:
    assert list(OFFERS) == list(range(1, EXAM + 1))
    served = [Food(word) for offer in OFFERS.values() for word in offer.split()]
    assert len(set(served)) == len(served) == 3 * EXAM
    assert set(served) <= set(FOODS)
    assert MENU[1] in OFFERS[MENU_MEAL].split()


def test_what_was_thought_out_is_served_where_he_has_it() -> None:
    state = begin(THREE, f"4yv 1yc {OFFERS[1]} 2rl")
    assert set(OFFERS[1].split()) <= set(state.desk.stock)
    assert decide(state) == Offer(DOCTOR, foods(OFFERS[1]))


def test_at_any_other_table_he_serves_as_the_quick_bot() -> None:
    state = begin(THREE, "4yv 1gl 1bc 2gc 3yv 2rl 4ov")
    assert decide(state, 5) == QuickBot().decide(view(state, Role.DOCTOR), Random(5)).actions[0]


def test_a_stock_with_nothing_good_for_anybody_is_thrown_out() -> None:
    state = begin("1bl=mandatory:l 2gv=mandatory:v", "4yc 1bc 3yc 4rc")
    assert decide(state) == YuckFront(DOCTOR)
    assert isinstance(decide(begin("1bl=mandatory:l 2gv=mandatory:v", "4yc 1bc 3yc 4rc", yuck=0)), Offer)
    assert isinstance(decide(begin("1bl=mandatory:l 2gv=mandatory:v", "4yc 1bl 3yc 4rc")), Offer), "one is enough"


def test_mistakes_teach_while_there_are_few() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl")
    for meal in range(1, FROM_MISTAKES + 1):
        assert decide(in_meal(state, meal)) == Analyse(DOCTOR)
    assert decide(in_meal(state, FROM_MISTAKES + 1)) == YuckBack(DOCTOR, Food("2rl"), Group(1))


def test_one_token_is_kept_for_the_meal_that_needs_it() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl")
    assert decide(in_meal(state, YUCK_MEAL - 1, yuck=1)) == Analyse(DOCTOR)
    assert isinstance(decide(in_meal(state, YUCK_MEAL - 1, yuck=2)), YuckBack)
    assert isinstance(decide(in_meal(state, YUCK_MEAL, yuck=1)), YuckBack)


def test_what_is_good_stays_on_the_plate() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve, 0 take 1bc, 1 take 3gc")
    assert decide(in_meal(state, 5)) == Analyse(DOCTOR)


def test_the_strict_menu_is_shown_in_its_meal_and_in_no_other() -> None:
    group, food = MENU
    state = play(begin(PAIR, f"4yv 1bc {food} 3gc"), f"doctor offer 1bc {food}")
    assert decide(in_meal(state, MENU_MEAL)) == StrictMenu(DOCTOR, group, food)
    assert decide(in_meal(state, MENU_MEAL - 1)) == Serve(DOCTOR)
    assert decide(in_meal(state, MENU_MEAL, strict_menu=False)) == Serve(DOCTOR)
    other = play(begin(PAIR, PILE), "doctor offer 1bc 2rl")
    assert decide(in_meal(other, MENU_MEAL)) == Serve(DOCTOR)


def test_medicine_is_for_a_group_that_one_more_cross_would_lose() -> None:
    state = play(begin(PAIR, HARSH, yuck=0), TWO_CROSSES + ", doctor offer 4yc 4gc")
    assert state.board.rows[0].crosses == 2
    assert decide(state) == Medicine(DOCTOR, Group(0), 0)
    early = play(begin(PAIR, HARSH, yuck=0), TWO_CROSSES.split("\n", maxsplit=1)[0] + ", doctor offer 3yv 3gc")
    assert early.board.rows[0].crosses == 1
    assert decide(early) == Serve(DOCTOR)


def test_the_quick_bot_goes_by_what_was_good_and_what_was_bad() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse")
    one, two = state.board.rows
    # 1bc was good for group 0: 1bl shares quantity and color with it, 2rl shares nothing.
    assert [_likeness(one, food) for food in foods("1bc 1bl 2rl")] == [3, 2, 0]
    # 2rl was bad for group 1.
    assert [_likeness(two, food) for food in foods("2rl 2rv 1bc")] == [-3, -2, 0]


def test_the_quick_bot_takes_what_is_most_like_the_good() -> None:
    script = """doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse
        doctor offer 1yc 2rv, doctor serve"""
    state = play(begin(PAIR, PILE), script)
    for seed in range(10):
        takes = QuickBot().decide(view(state, Role.GROUP_0), Random(seed)).actions
        plan = {int(take.by): take.food for take in takes if isinstance(take, Take)}
        # 1yc shares two features with group 0's good food; group 1 shuns 2rv, two of whose features were bad.
        assert plan == {0: "1yc", 1: "4yv"}


def test_the_quick_bot_offers_each_group_something_good() -> None:
    state = begin(PAIR, "4yl 1bc 2yl 3gc")
    for seed in range(10):
        (offer,) = QuickBot().decide(view(state, Role.DOCTOR), Random(seed)).actions
        assert isinstance(offer, Offer)
        assert set(offer.foods) == {"1bc", "3gc"}


@pytest.mark.parametrize(
    "script", ["doctor offer 1bc 2rl", "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl"]
)
def test_the_quick_bot_spends_no_token(script: str) -> None:
    state = play(begin(PAIR, PILE), script)
    for seed in range(10):
        (action,) = QuickBot().decide(view(state, Role.DOCTOR), Random(seed)).actions
        assert isinstance(action, Serve | Analyse)
        apply(state, action)
