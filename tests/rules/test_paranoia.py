"""Paranoia: only from the trash (RULES 6.8)."""

import pytest
from msgspec.structs import replace

from doctor_rat.rules import Code, Complication, Food, State
from rules.later_meals import eat, plates, struck, takes
from stage import begin, play, refuse

OFFER = "doctor offer 1gl 1gv 1gc, doctor serve"


@pytest.mark.rule("6.8")
@pytest.mark.parametrize("food", ["1gl", "1gv", "1gc"])
def test_paranoia_refuses_the_centre(food: str) -> None:
    state = play(struck("- paranoia -"), OFFER)
    error = refuse(state, f"1 take {food}")
    assert (error.code, error.rule) == (Code.TRASH_ONLY, "6.8")
    assert takes(state) == {1: {"4bl", "4bc", "4ol"}}
    assert refuse(state, "1 take 4ov").code is Code.NOT_THERE


@pytest.mark.rule("6.8", "5.2")
def test_paranoia_takes_from_the_trash_again_after_yuck_back() -> None:
    state = play(struck("- paranoia -"), f"{OFFER}, 1 take 4bl, 0 take 1gl, 2 take 4bc, doctor yuck-back 1 4bl")
    # The food that was sent back is in the center with 1gv and 1gc.
    assert sorted(state.board.centre) == ["1gc", "1gv", "4bl"]
    assert takes(state) == {1: {"4ol"}}
    error = refuse(state, "1 take 1gv")
    assert (error.code, error.rule) == (Code.TRASH_ONLY, "6.8")
    assert refuse(state, "1 take 4bl").code is Code.SENT_BACK
    state = play(state, "1 take 4ol")
    # Its food can't go back again: the center, though full, is closed to it.
    error = refuse(state, "doctor yuck-back 1 4ol")
    assert (error.code, error.rule) == (Code.NOTHING_ELSE, "5.2")
    assert takes(play(state, "doctor yuck-back 0 1gl")) == {0: {"1gc", "1gv", "4bl"}}


@pytest.mark.rule("6.8", "5.2")
def test_no_yuck_back_on_paranoia_when_it_took_the_last_food_in_the_trash() -> None:
    # Two groups: Gluttony has eaten one more food, so only one is left when Paranoia chooses.
    pile = "4bl 1rl 4rl 1rv 1ol 1ov 4rv 1yl 1yv 4rc 4ol 1gl 1gv 4ov"
    state = begin("1bl=mandatory:l 2gv=mandatory:v", pile, complications="gluttony paranoia")
    for meal in ("1rl 4rl", "1ol 1ov", "1yl 1yv"):
        state = eat(state, meal)
    state = play(state, "doctor offer 1gl 1gv, doctor serve, 0 take 1gl, 1 take 1gv, 0 take 4bl, doctor analyse")
    assert state.board.complications == (None, Complication.PARANOIA)
    assert state.board.trash == (Food("4ol"),)
    state = play(state, "doctor offer 4rv 4ov, doctor serve, 1 take 4ol, 0 take 4rv")
    error = refuse(state, "doctor yuck-back 1 4ol")
    assert (error.code, error.rule) == (Code.NOTHING_ELSE, "5.2")
    assert takes(play(state, "doctor yuck-back 0 4rv")) == {0: {"4ov"}}


def with_trash(state: State, trash: str) -> State:
    """Legal play always leaves more in the trash, so it is set up by hand."""
    return replace(state, board=replace(state.board, trash=tuple(map(Food, trash.split()))))


@pytest.mark.rule("6.8")
def test_the_last_food_in_the_trash_is_kept_for_paranoia() -> None:
    state = with_trash(play(struck("- insomnia paranoia"), OFFER), "4bl")
    error = refuse(state, "1 take 4bl")
    assert (error.code, error.rule) == (Code.LAST_IN_TRASH, "6.8")
    assert takes(state) == {1: {"1gl", "1gv", "1gc"}}
    state = play(state, "1 take 1gv")
    assert takes(state) == {2: {"4bl"}}


@pytest.mark.rule("6.8")
def test_a_food_before_the_last_in_the_trash_is_free() -> None:
    state = with_trash(play(struck("- insomnia paranoia"), OFFER), "4bl 4bc")
    state = play(state, "1 take 4bl")
    assert takes(state) == {2: {"4bc"}}


@pytest.mark.rule("6.8")
def test_after_paranoias_choice_the_last_food_in_the_trash_is_free() -> None:
    state = with_trash(play(struck("- insomnia paranoia"), OFFER), "4bl 4bc")
    state = play(state, "1 take 1gv, 2 take 4bl")
    assert takes(state) == {0: {"1gl", "1gc", "4bc"}}
    assert plates(play(state, "0 take 4bc")) == ["4bc", "1gv", "4bl"]
