"""The two Yuck! windows of Colleagues (RULES 7.5, 7.7)."""

import pytest

from doctor_rat.rules import Code, State, acting, legal_actions
from doctor_rat.rules.events import CentreCleared, Judged, TableCleared
from rules.later_meals import begin_together, eat_together, plates, step, takes
from stage import foods, play, refuse, row


def at_meal(meal: int, yuck: int = 3) -> State:
    state = begin_together(yuck=yuck)
    while state.board.meal < meal:
        state = eat_together(state)
    return state


# 7.5: Yuck! front.


@pytest.mark.rule("7.5")
@pytest.mark.parametrize("meal", [1, 2], ids=["doctor A is first", "doctor B is first"])
def test_the_first_player_opens_the_window(meal: int) -> None:
    state = at_meal(meal)
    first = meal - 1
    assert acting(state.board) == (first,)
    for text in (f"{1 - first} pass", f"{1 - first} yuck-front", "doctor yuck-front"):
        error = refuse(state, text)
        assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "7.5")
    assert refuse(state, f"{first} take {state.board.trash[0]}").code is Code.NOT_NOW
    for text in (f"{first} pass", f"{first} yuck-front"):
        assert acting(play(state, text).board) == (1 - first,)


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("script", "turn"),
    [
        ("0 pass", 1),
        ("0 pass, 1 pass", None),
        ("0 yuck-front", 1),
        ("0 yuck-front, 1 pass", 0),  # a pass after a Yuck! is the first in a row
        ("0 yuck-front, 1 pass, 0 pass", None),
        ("0 pass, 1 yuck-front", 0),
        ("0 pass, 1 yuck-front, 0 pass", 1),  # the pass before the Yuck! counts no more
        ("0 pass, 1 yuck-front, 0 pass, 1 pass", None),
        ("0 pass, 1 yuck-front, 0 pass, 1 yuck-front, 0 pass", 1),
        ("0 yuck-front, 1 yuck-front", 0),
        ("0 yuck-front, 1 yuck-front, 0 yuck-front", None),  # the last token
    ],
)
def test_two_passes_in_a_row_or_the_last_token_close_the_window(script: str, turn: int | None) -> None:
    state = play(at_meal(1), script)
    if turn is None:
        # The first player takes, whoever acted last.
        assert set(takes(state)) == {0}
        for text in ("0 pass", "0 yuck-front", "1 yuck-front"):
            error = refuse(state, text)
            assert (error.code, error.rule) == (Code.NOT_NOW, "7.5")
    else:
        assert acting(state.board) == (turn,)
        assert takes(state) == {}
        assert refuse(state, f"{1 - turn} pass").code is Code.NOT_YOUR_TURN


@pytest.mark.rule("7.5")
def test_yuck_front_replaces_the_centre_first_and_then_the_trash() -> None:
    state, events = step(at_meal(1), "0 yuck-front")
    # The trash was 4bl and the center 1rl 1rv 4rv; next on the pile are 1ol 1ov 4ol and 1yl.
    assert sorted(state.board.centre) == ["1ol", "1ov", "4ol"]
    assert state.board.trash == foods("1yl")
    assert (state.board.yuck, state.board.pile, state.board.out) == (2, 52, 4)
    assert sorted(state.board.discarded) == ["1rl", "1rv", "4bl", "4rv"]
    (event,) = events
    assert isinstance(event, TableCleared)
    assert (event.by, sorted(event.centre), event.trash) == (0, ["1ol", "1ov", "4ol"], foods("1yl"))
    # What left the game can't be taken.
    state = play(state, "1 pass, 0 pass")
    assert takes(state) == {0: {"1ol", "1ov", "4ol", "1yl"}}


@pytest.mark.rule("7.5")
def test_yuck_front_keeps_the_sizes_of_centre_and_trash() -> None:
    state = at_meal(4)
    assert sorted(state.board.trash) == ["4bl", "4ol", "4rv", "4yv"]
    state = play(state, "1 yuck-front")
    # Next on the pile: 2rl 2rv 2rc, then 2ol 2ov 2oc and 3bc.
    assert sorted(state.board.centre) == ["2rc", "2rl", "2rv"]
    assert sorted(state.board.trash) == ["2oc", "2ol", "2ov", "3bc"]
    assert state.board.out == 7


@pytest.mark.rule("7.5", "7.4")
def test_in_meal_5_yuck_front_replaces_the_trash_alone() -> None:
    state = play(at_meal(5), "0 yuck-front")
    assert state.board.centre == ()
    assert sorted(state.board.trash) == ["2ol", "2ov", "2rc", "2rl", "2rv"]
    assert sorted(state.board.discarded) == ["4bl", "4gl", "4ol", "4rv", "4yv"]


@pytest.mark.rule("7.5", "7.7")
def test_without_tokens_there_is_no_window() -> None:
    state = at_meal(1, yuck=0)
    assert takes(state) == {0: {"1rl", "1rv", "4rv", "4bl"}}
    for text in ("0 pass", "0 yuck-front"):
        assert refuse(state, text).code is Code.NOT_NOW
    state = play(state, "0 take 1rl, 1 take 1rv")
    assert state.board.meal == 2


@pytest.mark.rule("7.5", "7.7")
def test_with_the_last_token_spent_in_front_there_is_no_window_for_yuck_back() -> None:
    state = play(at_meal(1, yuck=1), "0 yuck-front, 0 take 1ol, 1 take 1ov")
    assert state.board.meal == 2
    assert takes(state).keys() == {1}


@pytest.mark.rule("7.5", "7.7", "5.1")
def test_there_is_no_window_in_the_exam() -> None:
    state = at_meal(8)
    assert state.board.yuck == 3
    assert set(takes(state)) == {1}
    for text in ("1 pass", "1 yuck-front"):
        error = refuse(state, text)
        assert (error.code, error.rule) == (Code.NOT_NOW, "7.5")
    state = play(state, "1 take 4yv")
    assert refuse(state, "0 yuck-back 4yv").code is Code.NOT_NOW
    state = play(state, "0 take 4ol")
    assert state.board.outcome is not None
    assert state.board.outcome.won


# 7.7: Yuck! back.


def chosen(taken: str = "1rl 1rv", yuck: int = 3) -> State:
    """Meal 1, both have chosen. Of 1rl 1rv 4rv in the center and 4bl in the trash, two foods are left."""
    mine, his = taken.split()
    return play(at_meal(1, yuck), f"0 pass, 1 pass, 0 take {mine}, 1 take {his}")


@pytest.mark.rule("7.7")
def test_yuck_back_waits_until_both_have_chosen() -> None:
    state = play(at_meal(1), "0 pass, 1 pass, 0 take 1rl")
    assert refuse(state, "1 yuck-back 1rl").code is Code.NOT_NOW


@pytest.mark.rule("7.7")
@pytest.mark.parametrize("meal", [1, 2], ids=["doctor A is first", "doctor B is first"])
def test_the_first_player_opens_the_window_after_the_choice(meal: int) -> None:
    state = at_meal(meal)
    first = meal - 1
    mine, his = sorted(state.board.centre)[:2]
    state = play(state, f"{first} pass, {1 - first} pass, {first} take {mine}, {1 - first} take {his}")
    assert acting(state.board) == (first,)
    for text in (f"{1 - first} pass", f"{1 - first} yuck-back {mine}", f"doctor yuck-back {first} {mine}"):
        error = refuse(state, text)
        assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "7.7")
    assert acting(play(state, f"{first} pass").board) == (1 - first,)


@pytest.mark.rule("7.7")
@pytest.mark.parametrize("food", ["1rl", "4rv", "4bl"], ids=["his own food", "one in the centre", "one in the trash"])
def test_only_the_others_food_goes_back(food: str) -> None:
    error = refuse(chosen(), f"0 yuck-back {food}")
    assert (error.code, error.rule) == (Code.NOT_TAKEN, "7.7")


@pytest.mark.rule("7.7")
def test_yuck_back_names_no_group() -> None:
    error = refuse(chosen(), "0 yuck-back 1 1rv")
    assert (error.code, error.rule) == (Code.BAD_ACTION, "7.7")


@pytest.mark.rule("7.7")
def test_the_other_takes_a_different_food_at_once() -> None:
    state = play(chosen("1rl 4bl"), "0 yuck-back 4bl")
    # Though it came from the trash, it is in the center now.
    assert sorted(state.board.centre) == ["1rv", "4bl", "4rv"]
    assert (state.board.trash, state.board.yuck) == ((), 2)
    assert takes(state) == {1: {"1rv", "4rv"}}
    error = refuse(state, "1 take 4bl")
    assert (error.code, error.rule) == (Code.SENT_BACK, "7.7")
    for text in ("0 pass", "1 pass", "1 yuck-back 1rl"):
        assert refuse(state, text).code is Code.NOT_NOW
    state = play(state, "1 take 4rv")
    assert plates(state) == ["1rl", "4rv"]
    # The Yuck! handed the turn over.
    assert acting(state.board) == (1,)


@pytest.mark.rule("7.7")
def test_nobody_but_the_former_holder_takes_again() -> None:
    error = refuse(play(chosen(), "0 yuck-back 1rv"), "0 take 4rv")
    assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "7.7")


@pytest.mark.rule("7.7")
def test_the_ban_is_the_former_holders_alone() -> None:
    state = play(chosen(), "0 yuck-back 1rv, 1 take 4rv, 1 yuck-back 1rl")
    assert takes(state) == {0: {"1rv", "4bl"}}
    state = play(state, "0 take 1rv")
    assert plates(state) == ["1rv", "4rv"]


@pytest.mark.rule("7.7")
def test_the_ban_ends_with_the_meal() -> None:
    state = play(chosen(), "0 yuck-back 1rv, 1 take 4rv, 1 pass, 0 pass, 1 pass, 0 pass")
    assert takes(state) == {1: {"1ol", "1ov", "4ol", "1rv", "4bl"}}


@pytest.mark.rule("7.7")
@pytest.mark.parametrize(
    ("script", "turn"),
    [
        ("0 pass", 1),
        ("0 pass, 1 pass", None),
        ("0 yuck-back 1rv, 1 take 4bl", 1),
        ("0 yuck-back 1rv, 1 take 4bl, 1 pass", 0),
        ("0 yuck-back 1rv, 1 take 4bl, 1 pass, 0 pass", None),
        ("0 pass, 1 yuck-back 1rl, 0 take 4bl", 0),
        ("0 pass, 1 yuck-back 1rl, 0 take 4bl, 0 pass", 1),
        ("0 pass, 1 yuck-back 1rl, 0 take 4bl, 0 pass, 1 pass", None),
        # The last token: the window closes when the new food is taken.
        ("0 yuck-back 1rv, 1 take 4bl, 1 yuck-back 1rl, 0 take 4rv, 0 yuck-back 4bl, 1 take 1rl", None),
    ],
)
def test_the_window_after_the_choice_follows_the_same_rule(script: str, turn: int | None) -> None:
    state = play(chosen(), script)
    assert state.board.meal == (2 if turn is None else 1)
    if turn is not None:
        assert acting(state.board) == (turn,)


@pytest.mark.rule("7.7")
def test_after_the_last_token_the_new_food_is_taken_and_then_judged() -> None:
    state = play(chosen(yuck=1), "0 yuck-back 1rv")
    assert state.board.meal == 1
    assert takes(state) == {1: {"4rv", "4bl"}}
    state, events = step(state, "1 take 4bl")
    assert [(event.group, event.good) for event in events if isinstance(event, Judged)] == [(0, True), (1, False)]
    assert (row(state, 0), row(state, 1)) == ("1rl+", "4bl-")


@pytest.mark.rule("7.7")
def test_no_yuck_back_when_nothing_else_is_left_and_still_both_must_pass() -> None:
    before = play(chosen(), "0 yuck-back 1rv, 1 take 4rv, 1 pass, 0 yuck-back 4rv, 1 take 4bl")
    # 1rv and 4rv are on the table: doctor B had to give back both, but doctor A may take either.
    assert takes(play(before, "1 yuck-back 1rl")) == {0: {"1rv", "4rv"}}
    state = play(before, "1 pass")
    error = refuse(state, "0 yuck-back 4bl")
    assert (error.code, error.rule) == (Code.NOTHING_ELSE, "7.7")
    assert (state.board.meal, state.board.yuck) == (1, 1)
    assert [str(action) for action in legal_actions(state)] == ["0 pass"]
    assert play(state, "0 pass").board.meal == 2


@pytest.mark.rule("7.7")
def test_what_is_left_in_the_centre_goes_to_the_trash() -> None:
    state, events = step(play(chosen("1rl 4bl"), "0 pass"), "1 pass")
    assert isinstance(events[1], CentreCleared)
    assert sorted(events[1].foods) == ["1rv", "4rv"]
    assert sorted(state.board.trash) == ["1rv", "4rv"]
    assert sorted(state.board.centre) == ["1ol", "1ov", "4ol"]
