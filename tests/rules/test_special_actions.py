"""Rule 5.4, Strict Menu, and that meal 8 has no special actions (the others: test_yuck, test_medicine)."""

import pytest

from doctor_rat.rules import Code, Medicine, Phase, State, StrictMenu, YuckBack, YuckFront, legal_actions
from doctor_rat.rules.events import Served
from rules.staging import GOOD, PAIR, complicated, denied, fed, rats_view, stocked, taken, texts
from stage import PRESET, begin, play, refuse, row

SPECIAL = YuckFront | YuckBack | Medicine | StrictMenu


def before(meal: int) -> State:
    """The start of this meal, with its good foods in the stock."""
    return fed(PRESET, *GOOD[: meal - 1], then=f"{GOOD[meal - 1]} 4bc")


def stages(meal: int) -> dict[str, State]:
    """When in this meal each special action is possible."""
    state = before(meal)
    offered = play(state, f"doctor offer {GOOD[meal - 1]}")
    return {
        "doctor yuck-front": state,
        "doctor medicine 0 0": offered,
        f"doctor strict-menu 0 {GOOD[meal - 1].split()[0]}": offered,
        f"doctor yuck-back 1 {GOOD[meal - 1].split()[1]}": taken(state, GOOD[meal - 1]),
    }


@pytest.mark.rule("5.1", "5.2", "5.3", "5.4")
def test_no_special_action_in_the_exam_but_all_in_the_meal_before() -> None:
    for action, state in stages(7).items():
        play(state, action)
    for action, state in stages(8).items():
        error = refuse(state, action)
        assert error.code is Code.NOT_IN_EXAM
        assert error.rule is not None
        assert error.rule.startswith("5.")


@pytest.mark.rule("5.1", "5.2", "5.3", "5.4")
def test_none_is_listed_in_the_exam() -> None:
    for action, state in stages(7).items():
        assert action in map(str, legal_actions(state))
    for state in stages(8).values():
        assert not [action for action in legal_actions(state) if isinstance(action, SPECIAL)]


@pytest.mark.rule("5.4")
def test_a_chosen_food_is_given_openly_and_the_rest_is_placed() -> None:
    state = play(stocked(PRESET, GOOD[0]), "doctor offer 1rc 1oc 3oc, doctor strict-menu 2 1rc")
    assert state.board.plates == ((), (), ())
    assert rats_view(state).board.strict_menu is True
    state = play(state, "doctor serve")
    assert state.board.plates == ((), (), ("1rc",))
    assert set(state.board.centre) == {"1oc", "3oc"}
    assert rats_view(state).board.strict_menu is False
    event = rats_view(state).history[-1]
    assert isinstance(event, Served)
    assert event.menu == (2, "1rc")


@pytest.mark.rule("5.4")
def test_the_group_eats_it_and_takes_no_other() -> None:
    state = play(stocked(PRESET, *GOOD[:2]), "doctor offer 1rc 1oc 3oc, doctor strict-menu 2 1rc, doctor serve")
    assert {str(action)[0] for action in legal_actions(state)} == {"0", "1"}
    denied(state, "2 take 3oc", Code.NOT_YOUR_TURN, "5.4")
    state = play(state, "1 take 1oc, 0 take 3oc")
    assert state.board.phase is Phase.RETURN
    state = play(state, "doctor analyse")
    assert [row(state, group) for group in (0, 1, 2)] == ["3oc-", "1oc+", "1rc-"]


@pytest.mark.rule("5.4")
def test_it_holds_for_this_meal_alone() -> None:
    state = play(stocked(PAIR, "1rc 1oc", "1rl 1ov"), "doctor offer 1rc 1oc, doctor strict-menu 0 1rc, doctor serve")
    state = play(state, "1 take 1oc, doctor analyse, doctor offer 1rl 1ov")
    denied(state, "doctor strict-menu 1 1rl", Code.NO_TOKEN, "5.4")
    state = play(state, "doctor serve, 0 take 1rl, 1 take 1ov")
    assert play(state, "doctor yuck-back 0 1rl").board.phase is Phase.RETAKE


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("doctor strict-menu 0 4bc", Code.MENU_FOOD),  # in the stock
        ("doctor strict-menu 0 4yl", Code.MENU_FOOD),  # in the trash
        ("doctor strict-menu 0 2gl", Code.MENU_FOOD),  # meal 3's extra food
        ("doctor strict-menu 2 1rv", Code.NO_SUCH_GROUP),
        ("doctor strict-menu -1 1rv", Code.NO_SUCH_GROUP),
    ],
)
def test_only_a_food_that_the_doctor_chose_and_a_group_that_is_there(action: str, code: Code) -> None:
    state = fed(PAIR, "1rc 1oc", "1rl 1ov", then="1rv 2oc 4bc 2gl", trash="4yl")
    state = play(state, "doctor offer 1rv 2oc")
    assert state.desk.extra == "2gl"
    denied(state, action, code, "5.4")
    state = play(state, "doctor strict-menu 0 1rv, doctor serve")
    assert set(state.board.centre) == {"2oc", "2gl"}


@pytest.mark.rule("5.4")
def test_there_is_one_token() -> None:
    state = play(begin(PAIR, "4yl 1rc 2bv 3gl"), "doctor offer 1rc 2bv, doctor strict-menu 0 1rc")
    denied(state, "doctor strict-menu 1 2bv", Code.NO_TOKEN, "5.4")
    denied(state, "doctor strict-menu 0 2bv", Code.NO_TOKEN, "5.4")


def menu_under(card: str) -> State:
    return play(complicated(card, then="2rl 2ov 4gc 4bc 4bl"), "doctor offer 2rl 2ov")


@pytest.mark.rule("5.4")
@pytest.mark.parametrize("card", ["madness", "paranoia"])
def test_not_to_a_group_under_madness_or_paranoia(card: str) -> None:
    state = menu_under(card)
    denied(state, "doctor strict-menu 0 2rl", Code.MENU_GROUP, "5.4")
    given = [str(action) for action in legal_actions(state) if isinstance(action, StrictMenu)]
    assert given == ["doctor strict-menu 1 2rl", "doctor strict-menu 1 2ov"]
    state = play(state, "doctor strict-menu 1 2ov, doctor serve")
    assert state.board.takers == (0,)


@pytest.mark.rule("5.4")
def test_under_insomnia_it_replaces_the_first_choice() -> None:
    state = play(menu_under("insomnia"), "doctor strict-menu 0 2rl, doctor serve")
    assert state.board.takers == (1,)
    state = play(state, "1 take 2ov")
    assert (state.board.phase, state.board.plates) == (Phase.RETURN, (("2rl",), ("2ov",)))


@pytest.mark.rule("5.4")
def test_under_gluttony_the_second_food_is_still_taken() -> None:
    state = play(menu_under("gluttony"), "doctor strict-menu 0 2rl, doctor serve")
    assert state.board.takers == (1,)
    state = play(state, "1 take 2ov")
    assert state.board.takers == (0,)
    state = play(state, "0 take 1yc")
    assert (state.board.phase, texts(state.board.plates[0])) == (Phase.RETURN, "2rl 1yc")


@pytest.mark.rule("5.4")
def test_under_megalomania_the_prediction_still_comes() -> None:
    state = play(menu_under("megalomania"), "doctor strict-menu 0 2rl, doctor serve, 1 take 2ov, doctor analyse")
    assert state.board.phase is Phase.PREDICT
    state = play(state, "0 predict - good")
    assert row(state, 0) == "1rc+ 1rl+ 1rv+ 2rl+ x"
