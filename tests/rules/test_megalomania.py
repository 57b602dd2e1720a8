"""Megalomania: predictions, and the foods that wrong ones move (RULES 6.7)."""

import pytest

from doctor_rat.rules import Code, Food, Group, Outcome, Reason, Role, State, choices, legal_actions, view
from doctor_rat.rules.choices import MayPredict
from doctor_rat.rules.events import Judged, Moved, Predicted
from rules.later_meals import eat, one_cross_and, plates, step, struck, takes
from rules.staging import nothing_to_predict
from stage import play, refuse, row

OFFER = "doctor offer 1gl 1gv 1gc, doctor serve"
IDENTICAL = "1bl=identical:type 2gv=mandatory:v 3rc=mandatory:c"
"""Group 0 eats the previous food's type: so far, liquids."""


def before_the_verdicts(taken: str = "1gl 1gv 1gc", cards: str = "megalomania - -", groups: str = IDENTICAL) -> State:
    """Meal 4, group 0 must predict: all have taken these foods, from the offer of good ones or the trash."""
    state = play(struck(cards, groups), OFFER)
    for group, food in enumerate(taken.split()):
        state = play(state, f"{group} take {food}")
    return play(state, "doctor analyse")


def verdicts(state: State, text: str) -> list[str]:
    """What the doctor says after this prediction."""
    _, events = step(state, text)
    return [f"{event.group} {event.food}{'+' if event.good else '-'}" for event in events if isinstance(event, Judged)]


# What groups 1 and 2 took, what is predicted for them, what was right, and each row's new entries.
CASES = {
    "both right": ("1gl 1gv 1gc", "good good", (True, True), ("1gl+ x", "1gv+", "1gc+")),
    "both right about bad foods": ("1gl 1gc 1gv", "bad bad", (True, True), ("1gl+ x", "1gc-", "1gv-")),
    "wrong about a good food": ("1gl 1gv 1gc", "bad good", (False, True), ("1gl+ 1gv- x", "", "1gc+")),
    "wrong about a bad food": ("1gl 1gv 4ol", "good good", (True, False), ("1gl+ 4ol+ x", "1gv+", "")),
    "both wrong": ("1gl 1gv 1gc", "bad bad", (False, False), ("1gl+ 1gv- 1gc- x", "", "")),
    # The second moved food is compared with the first: a cheese after a cheese.
    "both wrong, in group order": ("1gl 1gc 4bc", "good bad", (False, False), ("1gl+ 1gc- 4bc+ x", "", "")),
    # The moved liquid is compared with the predictor's own cheese, not with the liquids before.
    "after its own food": ("4bc 4bl 1gc", "good good", (False, True), ("4bc- 4bl- x", "", "1gc+")),
}


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("taken", "said", "right", "eaten"), CASES.values(), ids=CASES)
def test_a_wrong_prediction_moves_the_food(
    taken: str, said: str, right: tuple[bool, bool], eaten: tuple[str, str, str]
) -> None:
    before = before_the_verdicts(taken)
    after, events = step(before, f"0 predict - {said}")
    assert isinstance(events[0], Predicted)
    assert events[0].right == (None, *right)
    moved = [event for event in events if isinstance(event, Moved)]
    assert [event.origin for event in moved] == [group for group in (1, 2) if not right[group - 1]]
    for group in range(3):
        assert row(after, group) == f"{row(before, group)} {eaten[group]}".strip()


@pytest.mark.rule("6.7", "4.9")
def test_moved_foods_are_judged_after_the_predictors_own_and_before_the_next_group() -> None:
    state = struck("- megalomania -")
    state = play(state, f"{OFFER}, 0 take 1gl, 1 take 1gv, 2 take 1gc, doctor analyse")
    assert verdicts(state, "1 predict bad - bad") == ["1 1gv+", "1 1gl-", "1 1gc-"]
    assert verdicts(state, "1 predict good - bad") == ["0 1gl+", "1 1gv+", "1 1gc-"]
    assert verdicts(state, "1 predict bad - good") == ["1 1gv+", "1 1gl-", "2 1gc+"]


@pytest.mark.rule("6.7")
def test_the_doctor_confirms_openly_before_any_verdict() -> None:
    state = before_the_verdicts()
    state, events = step(state, "0 predict - good bad")
    assert isinstance(events[0], Predicted)
    assert (events[0].good, events[0].right) == ((None, True, False), (None, True, False))
    assert events[1] == Moved(Food("1gc"), state.config.groups[2], state.config.groups[0])
    assert isinstance(events[2], Judged)


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(
    "said",
    ["good good good", "- good", "- good good good", "- - good", "- - -", "good - good", "-"],
    ids=["its own too", "one missing", "one too many", "a gap", "nothing", "a gap for its own", "own alone"],
)
def test_a_prediction_of_the_wrong_shape_is_refused(said: str) -> None:
    error = refuse(before_the_verdicts(), f"0 predict {said}")
    assert (error.code, error.rule) == (Code.PREDICTION, "6.7")


@pytest.mark.rule("6.7")
def test_only_the_group_under_megalomania_predicts() -> None:
    state = before_the_verdicts()
    for text in ("1 predict good - good", "2 predict good good -"):
        error = refuse(state, text)
        assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "6.7")
    error = refuse(state, "3 predict good good good")
    assert (error.code, error.rule) == (Code.NO_SUCH_GROUP, "6.7")


@pytest.mark.rule("6.7", "6.9")
def test_the_prediction_comes_after_all_choices_and_yuck_back() -> None:
    state = struck("megalomania - -")
    for text in (*OFFER.split(","), "0 take 1gl", "1 take 1gv", "2 take 1gc"):
        error = refuse(state, "0 predict - good good")
        assert (error.code, error.rule) == (Code.NOT_NOW, "6.7")
        state = play(state, text)
    # The window for Yuck! back is open; the prediction is about whatever is taken instead.
    assert refuse(state, "0 predict - good good").code is Code.NOT_NOW
    state = play(state, "doctor yuck-back 1 1gv, 1 take 4bl, doctor analyse")
    error = refuse(state, "doctor yuck-back 2 1gc")
    assert (error.code, error.rule) == (Code.NOT_NOW, "4.7")
    assert verdicts(state, "0 predict - good good") == ["0 1gl+", "0 4bl+", "2 1gc+"]


@pytest.mark.rule("6.7", "4.7")
def test_nothing_is_judged_until_the_prediction() -> None:
    state = before_the_verdicts()
    assert [len(entry.entries) for entry in state.board.rows] == [3, 3, 3]
    error = refuse(state, "doctor analyse")
    assert (error.code, error.rule) == (Code.NOT_NOW, "4.7")
    assert takes(state) == {}


@pytest.mark.rule("6.7")
def test_without_the_card_the_verdicts_follow_at_once() -> None:
    state = play(struck("insomnia - -"), f"{OFFER}, 0 take 1gl, 1 take 1gv, 2 take 1gc, doctor analyse")
    assert state.board.meal == 5
    error = refuse(state, "0 predict - good good")
    assert (error.code, error.rule) == (Code.NOT_NOW, "6.7")


@pytest.mark.rule("6.7", "6.6")
@pytest.mark.parametrize(
    ("said", "predictor", "glutton"),
    [
        # Right: a vegetable after a cheese is bad, a vegetable after that vegetable good.
        ("bad", "1gl+ x", "1gv- 4ov+ x"),
        # Wrong: the first has gone, and the second comes after a cheese.
        ("good", "1gl+ 1gv- x", "4ov- x"),
    ],
)
def test_a_glutton_is_predicted_on_its_first_food_and_only_that_one_moves(
    said: str, predictor: str, glutton: str
) -> None:
    state = struck("megalomania - gluttony", "1bl=mandatory:l 2gv=mandatory:v 3rc=identical:type")
    state = play(state, "doctor offer 1gl 1gv 4ov, doctor serve, 0 take 1gl, 1 take 4bc, 2 take 1gv, 2 take 4ov")
    state = play(state, f"doctor analyse, 0 predict - bad {said}")
    assert row(state, 0) == f"1rl+ 1ol+ 1yl+ {predictor}"
    assert row(state, 2) == f"1rc+ 1oc+ 1yc+ {glutton}"


@pytest.mark.rule("6.7", "6.6", "5.2")
def test_a_food_taken_in_place_of_a_gluttons_first_is_the_one_predicted() -> None:
    state = play(struck("megalomania - gluttony"), OFFER)
    state = play(state, "0 take 4bl, 1 take 1gv, 2 take 1gc, 2 take 4bc, doctor yuck-back 2 1gc, 2 take 1gl")
    state = play(state, "doctor analyse, 0 predict - good good")
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 4bl+ 1gl+ x"
    assert row(state, 2) == "1rc+ 1oc+ 1yc+ 4bc+ x"


@pytest.mark.rule("6.7", "5.4")
@pytest.mark.parametrize(("said", "eaten"), [("bad", ("1gv+ x", "1gl-")), ("good", ("1gv+ 1gl- x", ""))])
def test_a_strict_menu_food_can_move(said: str, eaten: tuple[str, str]) -> None:
    state = struck("- megalomania -")
    before = [row(state, group) for group in range(3)]
    state = play(state, "doctor offer 1gl 1gv 1gc, doctor strict-menu 2 1gl, doctor serve, 0 take 4bl, 1 take 1gv")
    state = play(state, f"doctor analyse, 1 predict good - {said}")
    assert row(state, 1) == f"{before[1]} {eaten[0]}"
    assert row(state, 2) == f"{before[2]} {eaten[1]}".strip()


@pytest.mark.rule("6.7", "5.4")
def test_the_predictors_own_strict_menu_food_is_judged_before_moved_ones() -> None:
    state = play(struck("megalomania - -"), "doctor offer 1gl 1gv 1gc, doctor strict-menu 0 1gl, doctor serve")
    state = play(state, "2 take 1gc, 1 take 1gv, doctor analyse")
    assert verdicts(state, "0 predict - bad good") == ["0 1gl+", "0 1gv-", "2 1gc+"]


def with_madness() -> State:
    """Group 0 must predict, group 1 had its verdict on 2rl under Madness, group 2 took 1gc."""
    return play(struck("megalomania madness -"), f"{OFFER}, 1 take 2rl, 0 take 1gl, 2 take 1gc, doctor analyse")


@pytest.mark.rule("6.7", "6.4")
@pytest.mark.parametrize(("said", "eaten"), [("good", ("1gl+ x", "1gc+")), ("bad", ("1gl+ 1gc- x", ""))])
def test_a_madness_food_is_not_predicted_and_never_moves(said: str, eaten: tuple[str, str]) -> None:
    before = with_madness()
    state, events = step(before, f"0 predict - - {said}")
    assert isinstance(events[0], Predicted)
    assert events[0].right == (None, None, said == "good")
    assert row(state, 0) == f"{row(before, 0)} {eaten[0]}"
    assert row(state, 1) == "1rv+ 1ov+ 1yv+ 2rl- x"
    assert row(state, 2) == f"{row(before, 2)} {eaten[1]}".strip()


@pytest.mark.rule("6.7", "6.4")
@pytest.mark.parametrize("said", ["- bad good", "- good good", "good - good", "- - -", "- good -"])
def test_a_prediction_that_names_a_madness_group_is_refused(said: str) -> None:
    error = refuse(with_madness(), f"0 predict {said}")
    assert (error.code, error.rule) == (Code.PREDICTION, "6.7")


@pytest.mark.rule("6.7", "6.4")
def test_the_choice_names_the_groups_to_predict() -> None:
    state = with_madness()
    (choice,) = choices(view(state, Role.GROUP_0))
    assert choice == MayPredict(Group(0), 3, (Group(2),))
    assert set(map(str, legal_actions(state))) == {"0 predict - - good", "0 predict - - bad"}


@pytest.mark.rule("6.7", "6.4")
def test_with_two_groups_and_one_under_madness_nothing_is_left_to_predict() -> None:
    state = nothing_to_predict()
    assert list(map(str, legal_actions(state))) == ["1 predict - -"]
    state = play(state, "1 predict - -")
    assert (row(state, 0), row(state, 1)) == ("1rc+ 1rl+ 1rv+ 4bl+ x", "1oc+ 1ov+ 2oc+ 2ov+ x")


@pytest.mark.rule("6.7", "3.7")
def test_a_moved_food_is_not_the_previous_food_of_the_group_that_lost_it() -> None:
    state = struck("megalomania - -", "1bl=mandatory:l 2gv=different:type 3rc=mandatory:c")
    assert row(state, 1).endswith(" 1yv-")
    state = play(state, f"{OFFER}, 0 take 4bl, 1 take 1gl, 2 take 1gv, doctor analyse, 0 predict - bad bad")
    assert row(state, 0).endswith("4bl+ 1gl+ x")
    # A liquid after a vegetable is good; after the liquid that moved it would be bad.
    state = eat(state, "4bc 4rl 4rc")
    assert row(state, 1).endswith(" 1yv- 4rl+")


@pytest.mark.rule("6.7", "4.10")
def test_a_moved_food_can_bring_the_predictors_third_cross() -> None:
    state = play(one_cross_and("megalomania"), "doctor offer 4rv 4ov 4rc, doctor serve")
    state = play(state, "0 take 4rv, 1 take 4ov, 2 take 4rc, doctor analyse, 0 predict - bad good")
    assert state.board.outcome == Outcome(won=False, meal=5, reason=Reason.THIRD_CROSS)
    assert row(state, 0) == "1rv- 1ol+ 1yl+ 1gl+ 4rv- 4ov-"
    # Judging stopped there.
    assert plates(state) == ["", "", "4rc"]
    assert row(state, 2) == "1rl- 1oc+ 1yv- 1gc+"


@pytest.mark.rule("6.7", "4.10")
def test_a_moved_food_is_not_the_third_cross_of_the_group_that_lost_it() -> None:
    state = play(one_cross_and("megalomania"), "doctor offer 4rl 4ov 4rc, doctor serve")
    state = play(state, "0 take 4bl, 1 take 4rl, 2 take 4rc, doctor analyse")
    lost = play(state, "0 predict - bad good")
    assert lost.board.outcome == Outcome(won=False, meal=5, reason=Reason.THIRD_CROSS)
    saved = play(state, "0 predict - good good")
    assert saved.board.outcome is None
    assert row(saved, 0) == "1rv- 1ol+ 1yl+ 1gl+ 4bl+ 4rl+ x"
    assert row(saved, 1) == "1rc- 1ov+ 1yc- 1gv+"
