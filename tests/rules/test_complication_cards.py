"""Madness, Insomnia and Gluttony, each on its own (RULES 6.4 to 6.6)."""

import pytest

from doctor_rat.rules import Code, Food, Group, Outcome, Reason, State, acting
from doctor_rat.rules.events import Discarded, Ended, Judged, Served, Taken
from rules.later_meals import (
    PILE,
    TYPES,
    cards,
    eat,
    one_cross_and,
    plates,
    step,
    struck,
    takes,
    two_crosses_and_madness,
)
from stage import begin, play, refuse, row

OFFER = "doctor offer 1gl 1gv 1gc, doctor serve"
MEAL_6 = "doctor offer 2rl 2rv 2rc, doctor serve"


# Madness. After `struck`, 2rl and 2rv are next on the pile.


@pytest.mark.rule("6.4")
def test_madness_draws_two_foods_when_the_offer_is_served() -> None:
    state = struck("- madness -")
    pile = state.board.pile
    state = play(state, "doctor offer 1gl 1gv 1gc")
    assert (state.board.madness, state.board.pile) == ((), pile)
    state, events = step(state, "doctor serve")
    assert sorted(state.board.madness) == ["2rl", "2rv"]
    assert state.board.pile == pile - 2
    (served,) = events
    assert isinstance(served, Served)
    assert sorted(served.madness) == ["2rl", "2rv"]


@pytest.mark.rule("6.4", "4.3")
@pytest.mark.parametrize("foods", ["1gl 1gc", "1gl 1gv 1gc 4ov"])
def test_with_madness_the_doctor_still_offers_one_food_a_group(foods: str) -> None:
    error = refuse(struck("- madness -"), f"doctor offer {foods}")
    assert (error.code, error.rule) == (Code.OFFER_COUNT, "4.3")


@pytest.mark.rule("6.4")
def test_madness_leaves_one_more_food_for_the_trash() -> None:
    state = play(struck("- madness -"), f"{OFFER}, 1 take 2rv, 0 take 1gl, 2 take 1gc")
    assert state.board.centre == (Food("1gv"),)
    state = play(state, "doctor analyse")
    assert sorted(state.board.trash) == ["1gv", "4bc", "4bl", "4ol"]


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(("taken", "left", "mark"), [("2rl", "2rv", "-"), ("2rv", "2rl", "+")])
def test_madness_eats_one_food_and_the_other_leaves_the_game(taken: str, left: str, mark: str) -> None:
    state = play(struck("- madness -"), OFFER)
    out = state.board.out
    state, events = step(state, f"1 take {taken}")
    assert isinstance(events[0], Taken)
    assert events[0].origin == "madness"
    assert events[1] == Discarded(Food(left))
    assert (state.board.madness, state.board.discarded, state.board.out) == ((), (Food(left),), out + 1)
    assert left not in state.board.centre + state.board.trash
    state = play(state, "0 take 1gl, 2 take 1gc, doctor analyse")
    assert row(state, 1) == f"1rv+ 1ov+ 1yv+ {taken}{mark} x"
    assert left not in state.board.trash


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("food", ["1gv", "4bl", "4ov", "2rc"])
def test_madness_eats_nothing_but_its_two_foods(food: str) -> None:
    error = refuse(play(struck("- madness -"), OFFER), f"1 take {food}")
    assert (error.code, error.rule) == (Code.MADNESS_FOODS, "6.4")


@pytest.mark.rule("6.4", "4.6")
def test_madness_takes_one_food_only_and_the_others_none_of_its_two() -> None:
    # Insomnia comes first, so that the two foods are still there.
    state = play(struck("- madness insomnia"), OFFER)
    for food in ("2rl", "2rv"):
        error = refuse(state, f"2 take {food}")
        assert (error.code, error.rule) == (Code.NOT_THERE, "4.6")
    state = play(state, "2 take 1gc, 1 take 2rv")
    assert takes(state) == {0: {"1gl", "1gv", "4bl", "4bc", "4ol"}}
    assert refuse(state, "0 take 2rl").code is Code.NOT_THERE


@pytest.mark.rule("6.4", "4.9")
@pytest.mark.parametrize(("taken", "good"), [("2rl", False), ("2rv", True)])
def test_a_madness_food_is_judged_at_once(taken: str, good: bool) -> None:
    state, events = step(play(struck("- madness -"), OFFER), f"1 take {taken}")
    assert events[2:] == (Judged(Group(1), Food(taken), good),)
    assert row(state, 1) == f"1rv+ 1ov+ 1yv+ {taken}{'+' if good else '-'}"
    assert plates(state) == ["", "", ""]
    assert set(takes(state)) == {0, 2}
    state, events = step(play(state, "2 take 1gc, 0 take 1gl"), "doctor analyse")
    told = [(event.group, str(event.food)) for event in events if isinstance(event, Judged)]
    assert told == [(0, "1gl"), (2, "1gc")]


@pytest.mark.rule("6.4", "6.3")
def test_madness_goes_into_the_row_only_at_the_meals_end() -> None:
    state = play(struck("- madness -"), f"{OFFER}, 1 take 2rv, 2 take 1gc")
    assert (cards(state)[1], row(state, 1)) == ("madness", "1rv+ 1ov+ 1yv+ 2rv+")
    state = play(state, "0 take 1gl, doctor analyse")
    assert (cards(state)[1], row(state, 1)) == ("-", "1rv+ 1ov+ 1yv+ 2rv+ x")


@pytest.mark.rule("6.4", "4.10")
def test_a_third_cross_under_madness_ends_the_game_before_the_others_choose() -> None:
    state, events = step(play(two_crosses_and_madness(), MEAL_6), "0 take 2ov")
    lost = Outcome(won=False, meal=6, reason=Reason.THIRD_CROSS)
    assert state.board.outcome == lost
    assert events[-2:] == (Judged(Group(0), Food("2ov"), False), Ended(lost))
    assert (acting(state.board), takes(state), plates(state)) == ((), {}, ["", "", ""])
    assert refuse(state, "1 take 2rv").code is Code.GAME_OVER


@pytest.mark.rule("6.4", "4.10")
def test_a_good_food_under_madness_lets_a_group_with_two_crosses_go_on() -> None:
    state = play(two_crosses_and_madness(), f"{MEAL_6}, 0 take 2ol, 1 take 2rv, 2 take 2rc, doctor analyse")
    assert (state.board.outcome, state.board.meal) == (None, 7)
    assert row(state, 0) == "1rc- 1ov- 1yl+ 1gl+ 4rl+ 2ol+ x"


@pytest.mark.rule("6.4", "6.9", "4.10")
def test_what_insomnia_took_stays_unjudged_when_madness_loses_the_game() -> None:
    state = begin(TYPES, PILE, complications="madness insomnia")
    for meal in ("1rc 1rv 1rl", "1ov 1ol 4rv", "1yl 1yv 1yc", "1gl 4bc 1gc", "4rl 4ov 4rc"):
        state = eat(state, meal)
    assert cards(state) == ["madness", "-", "insomnia"]
    state = play(state, f"{MEAL_6}, 2 take 2rc, 0 take 2ov")
    assert state.board.outcome == Outcome(won=False, meal=6, reason=Reason.THIRD_CROSS)
    assert plates(state) == ["", "", "2rc"]


@pytest.mark.rule("6.4", "5.2")
def test_a_madness_food_cannot_be_sent_back() -> None:
    state = play(struck("- madness -"), f"{OFFER}, 1 take 2rl, 0 take 1gl, 2 take 1gc")
    error = refuse(state, "doctor yuck-back 1 2rl")
    assert (error.code, error.rule) == (Code.CANNOT_RETURN, "5.2")
    assert play(state, "doctor yuck-back 0 1gl").board.takers == (0,)


@pytest.mark.rule("6.4", "5.4")
@pytest.mark.parametrize("card", ["madness", "paranoia"])
def test_no_strict_menu_under_madness_or_paranoia(card: str) -> None:
    state = play(struck(f"- {card} -"), "doctor offer 1gl 1gv 1gc")
    error = refuse(state, "doctor strict-menu 1 1gv")
    assert (error.code, error.rule) == (Code.MENU_GROUP, "5.4")
    assert plates(play(state, "doctor strict-menu 0 1gv, doctor serve")) == ["1gv", "", ""]


# Insomnia.


@pytest.mark.rule("6.5", "6.9")
@pytest.mark.parametrize("group", [0, 1, 2])
def test_insomnia_takes_before_all_others(group: int) -> None:
    state = play(struck(" ".join("insomnia" if other == group else "-" for other in range(3))), OFFER)
    assert takes(state) == {group: {"1gl", "1gv", "1gc", "4bl", "4bc", "4ol"}}
    others = [other for other in range(3) if other != group]
    for other in others:
        error = refuse(state, f"{other} take 4bl")
        assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "6.9")
    assert set(takes(play(state, f"{group} take 4bl"))) == set(others)


@pytest.mark.rule("6.5", "5.4")
def test_insomnia_has_no_choice_left_after_a_strict_menu() -> None:
    state = play(struck("- insomnia -"), "doctor offer 1gl 1gv 1gc, doctor strict-menu 1 1gl, doctor serve")
    assert set(takes(state)) == {0, 2}
    state = play(state, "2 take 1gc, 0 take 4bl, doctor analyse")
    assert row(state, 1) == "1rv+ 1ov+ 1yv+ 1gl- x"


@pytest.mark.rule("6.5", "5.2")
def test_insomnias_food_can_be_sent_back() -> None:
    state = play(struck("- insomnia -"), f"{OFFER}, 1 take 1gv, 0 take 1gl, 2 take 1gc, doctor yuck-back 1 1gv")
    assert takes(state) == {1: {"4bl", "4bc", "4ol"}}


# Gluttony.


def at_the_second_food() -> State:
    """All have chosen; 1gc is left in the center, since group 2 took from the trash."""
    return play(struck("gluttony - -"), f"{OFFER}, 0 take 1gl, 1 take 1gv, 2 take 4bc")


@pytest.mark.rule("6.6")
def test_gluttonys_second_food_waits_for_all_others() -> None:
    state = play(struck("gluttony - -"), f"{OFFER}, 0 take 1gl")
    for text in ("1 take 1gv", "2 take 4bc"):
        error = refuse(state, "0 take 4bl")
        assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "6.9")
        state = play(state, text)
    assert takes(state) == {0: {"1gc", "4bl", "4ol"}}


@pytest.mark.rule("6.6", "6.2")
@pytest.mark.parametrize("text", ["doctor analyse", "doctor yuck-back 1 1gv"])
def test_gluttony_must_take_its_second_food_before_yuck_back_and_verdicts(text: str) -> None:
    error = refuse(at_the_second_food(), text)
    assert (error.code, error.rule) == (Code.NOT_NOW, "4.7")


@pytest.mark.rule("6.6")
@pytest.mark.parametrize("food", ["1gc", "4ol"])
def test_gluttonys_second_food_comes_from_centre_or_trash(food: str) -> None:
    state = play(at_the_second_food(), f"0 take {food}")
    assert plates(state) == [f"1gl {food}", "1gv", "4bc"]
    error = refuse(state, "0 take 4bl")
    assert (error.code, error.rule) == (Code.NOT_NOW, "4.6")


@pytest.mark.rule("6.6")
def test_gluttonys_second_food_is_not_one_of_the_others() -> None:
    error = refuse(at_the_second_food(), "0 take 1gv")
    assert (error.code, error.rule) == (Code.NOT_THERE, "4.6")
    assert refuse(at_the_second_food(), "1 take 4ol").code is Code.NOT_YOUR_TURN


@pytest.mark.rule("6.6", "4.9")
def test_gluttonys_foods_are_judged_in_row_order() -> None:
    state = struck("gluttony - -", "1bl=identical:type 2gv=mandatory:v 3rc=mandatory:c")
    state = play(state, f"{OFFER}, 0 take 1gc, 1 take 1gv, 2 take 1gl, 0 take 4bc")
    state, events = step(state, "doctor analyse")
    told = [(event.group, str(event.food), event.good) for event in events if isinstance(event, Judged)]
    # A cheese after a liquid is bad, a cheese after that cheese is good.
    assert told == [(0, "1gc", False), (0, "4bc", True), (1, "1gv", True), (2, "1gl", False)]
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 1gc- 4bc+ x"


@pytest.mark.rule("6.6", "5.2")
@pytest.mark.parametrize(
    ("back", "plate"), [("1gl", "1gc 4ol"), ("4ol", "1gl 1gc")], ids=["the first food", "the second food"]
)
def test_a_new_food_gets_the_place_of_the_one_sent_back(back: str, plate: str) -> None:
    state = play(at_the_second_food(), f"0 take 4ol, doctor yuck-back 0 {back}")
    assert takes(state) == {0: {"1gc", "4bl"}}
    state = play(state, "0 take 1gc")
    assert plates(state)[0] == plate
    # All have eaten enough: the window is open again, and nobody takes.
    assert takes(state) == {}
    state = play(state, "doctor analyse")
    assert [str(entry.food) for entry in state.board.rows[0].eaten[3:]] == plate.split()


@pytest.mark.rule("6.6", "5.2")
def test_both_of_gluttonys_foods_can_be_sent_back_and_neither_taken_again() -> None:
    state = play(at_the_second_food(), "0 take 4ol, doctor yuck-back 0 1gl, 0 take 4bl, doctor yuck-back 0 4ol")
    assert takes(state) == {0: {"1gc"}}
    error = refuse(state, "0 take 1gl")
    assert (error.code, error.rule) == (Code.SENT_BACK, "5.2")
    state = play(state, "0 take 1gc")
    assert plates(state)[0] == "4bl 1gc"
    # The available foods are all banned for this group, but not for another.
    error = refuse(state, "doctor yuck-back 0 4bl")
    assert (error.code, error.rule) == (Code.NOTHING_ELSE, "5.2")
    assert takes(play(state, "doctor yuck-back 1 1gv")) == {1: {"1gl", "4ol"}}


@pytest.mark.rule("6.6", "5.4")
def test_after_a_strict_menu_gluttony_still_takes_a_second_food() -> None:
    state = play(struck("gluttony - -"), "doctor offer 1gl 1gv 1gc, doctor strict-menu 0 1gv, doctor serve")
    assert set(takes(state)) == {1, 2}
    state = play(state, "1 take 4bc, 2 take 1gc")
    assert takes(state) == {0: {"1gl", "4bl", "4ol"}}
    state = play(state, "0 take 4bl")
    error = refuse(state, "doctor yuck-back 0 1gv")
    assert (error.code, error.rule) == (Code.CANNOT_RETURN, "5.2")
    state = play(state, "doctor yuck-back 0 4bl, 0 take 1gl, doctor analyse")
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 1gv- 1gl+ x"


@pytest.mark.rule("6.6", "4.10")
def test_gluttonys_second_food_can_bring_the_third_cross() -> None:
    state = play(one_cross_and("gluttony"), "doctor offer 4rv 4ov 4rc, doctor serve")
    state = play(state, "0 take 4rc, 1 take 4ov, 2 take 4bc, 0 take 4rv, doctor analyse")
    assert state.board.outcome == Outcome(won=False, meal=5, reason=Reason.THIRD_CROSS)
    assert row(state, 0) == "1rv- 1ol+ 1yl+ 1gl+ 4rc- 4rv-"
    assert plates(state) == ["", "4ov", "4bc"]
