"""Rule 5.3: Medicine."""

import pytest

from doctor_rat.rules import Code, Reason, State, outcome
from doctor_rat.rules.events import Place, Served
from rules.staging import PAIR, complicated, denied, eaten, fed, rats_view, stocked, taken, texts
from stage import play, row

# Group 0 of the pair likes red and blue, group 1 anything but liquids.
CROSSES = ("1gc 1oc", "2gc 1ov")
CHECKS = ("1rc 1oc", "1rl 1ov")


def treated(state: State, foods: str, place: str) -> State:
    """A meal in which Medicine is put in this place."""
    state = play(state, f"doctor offer {foods}, doctor medicine {place}, doctor serve")
    for group, food in enumerate(foods.split()):
        state = play(state, f"{group} take {food}")
    return play(state, "doctor analyse")


def solid(state: State) -> str:
    """A food of the stock that group 1 likes."""
    return next(food for food in state.desk.stock if food[2] != "l")


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("place", "rows"),
    [
        ("0 0", ("(1gc-) (1rl+) 2rc+ 2gc-", "1oc+ 1ol- 2oc+ 2ov+")),
        ("0 1", ("1gc- (1rl+) (2rc+) 2gc-", "1oc+ 1ol- 2oc+ 2ov+")),
        ("0 2", ("1gc- 1rl+ (2rc+) (2gc-)", "1oc+ 1ol- 2oc+ 2ov+")),
        ("1 1", ("1gc- 1rl+ 2rc+ 2gc-", "1oc+ (1ol-) (2oc+) 2ov+")),
    ],
)
def test_it_covers_two_consecutive_symbols_of_one_row(place: str, rows: tuple[str, str]) -> None:
    state = fed(PAIR, "1gc 1oc", "1rl 1ol", "2rc 2oc", "2gc 2ov")
    stock = texts(state.desk.stock[:2])
    state = play(state, f"doctor offer {stock}, doctor medicine {place}")
    assert row(state, 0) == "1gc- 1rl+ 2rc+ 2gc-"
    state = play(state, "doctor serve")
    assert (row(state, 0), row(state, 1)) == rows


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("place", ["0 -1", "0 1", "0 2", "1 1"])
def test_both_symbols_must_be_there(place: str) -> None:
    state = fed(PAIR, *CROSSES)
    state = play(state, f"doctor offer {texts(state.desk.stock[:2])}")
    denied(state, f"doctor medicine {place}", Code.MEDICINE_PLACE, "5.3")
    play(state, "doctor medicine 0 0")


@pytest.mark.rule("5.3")
def test_no_row_has_two_symbols_before_meal_three() -> None:
    state = fed(PAIR, CROSSES[0])
    state = play(state, f"doctor offer {texts(state.desk.stock[:2])}")
    denied(state, "doctor medicine 0 0", Code.MEDICINE_PLACE, "5.3")


@pytest.mark.rule("5.3")
def test_the_group_must_be_there() -> None:
    state = fed(PAIR, *CROSSES)
    state = play(state, f"doctor offer {texts(state.desk.stock[:2])}")
    for group in (2, -1):
        denied(state, f"doctor medicine {group} 0", Code.NO_SUCH_GROUP, "5.3")


@pytest.mark.rule("5.3")
def test_there_is_one_token() -> None:
    state = fed(PAIR, *CROSSES, then="1rv 2oc 2gl")
    prepared = play(state, "doctor offer 1rv 2oc, doctor medicine 0 0")
    denied(prepared, "doctor medicine 1 0", Code.NO_TOKEN, "5.3")
    assert rats_view(prepared).board.medicine is True
    state = treated(state, "1rv 2oc", "0 0")
    assert rats_view(state).board.medicine is False
    state = play(state, f"doctor offer {texts(state.desk.stock[:2])}")
    denied(state, "doctor medicine 1 0", Code.NO_TOKEN, "5.3")


@pytest.mark.rule("5.3")
def test_it_is_laid_open_with_the_offer() -> None:
    state = play(fed(PAIR, *CROSSES, then="1rv 2oc 2gl"), "doctor offer 1rv 2oc, doctor medicine 0 0, doctor serve")
    event = rats_view(state).history[-1]
    assert isinstance(event, Served)
    assert event.medicine == Place(state.board.groups[0], 0)


@pytest.mark.rule("5.3", "4.10")
def test_covered_crosses_no_longer_count() -> None:
    # Without Medicine, the cross in meal 3 would be the third; with it, the one in meal 6 is.
    meals = ("4gc 2oc", "2yc 2ov", "1rc 4oc", "4yc 4ov")
    assert outcome(fed(PAIR, *CROSSES, meals[0])) is not None
    state = treated(fed(PAIR, *CROSSES, then="4gc 2oc 1rc 3bc 2yc 2ov 4oc 4yc 4ov 3gc 2yv 1yv"), meals[0], "0 0")
    for foods in meals[1:3]:
        assert outcome(state) is None
        state = eaten(state, foods)
    assert row(state, 0) == "(1gc-) (2gc-) 4gc- 2yc- 1rc+"
    assert outcome(state) is None
    state = eaten(state, meals[3])
    found = outcome(state)
    assert found is not None
    assert (found.reason, found.meal) == (Reason.THIRD_CROSS, 6)
    assert row(state, 0) == "(1gc-) (2gc-) 4gc- 2yc- 1rc+ 4yc-"


@pytest.mark.rule("5.3", "4.10")
@pytest.mark.parametrize(("place", "saved"), [("0 0", True), ("0 1", False), ("0 2", True), ("1 2", False)])
def test_only_a_covered_cross_of_the_same_group_saves_it(place: str, saved: bool) -> None:
    meals = ("1gc 1oc", "1rc 1ol", "1rl 2ol", "2gc 2ov", "4gc 4oc")
    state = stocked(PAIR, *meals)
    for foods in meals[:4]:
        state = eaten(state, foods)
    assert (row(state, 0), row(state, 1)) == ("1gc- 1rc+ 1rl+ 2gc-", "1oc+ 1ol- 2ol- 2ov+")
    assert (outcome(treated(state, meals[4], place)) is None) == saved


@pytest.mark.rule("5.3")
def test_covered_checks_do_not_count_for_complications() -> None:
    third = "1rv 2oc"
    plain = fed(PAIR, *CHECKS[:1], "1rl 1ol", third, complications="insomnia")
    assert plain.board.complications[0] == "insomnia"
    state = fed(PAIR, *CHECKS[:1], "1rl 1ol", then="1rv 2oc 4bc", complications="insomnia")
    state = treated(state, third, "0 0")
    assert row(state, 0) == "(1rc+) (1rl+) 1rv+"
    assert state.board.complications == (None, None)


@pytest.mark.rule("5.3")
def test_nor_does_any_check_left_of_the_token() -> None:
    # Three checks are uncovered after meal 5, but one of them is left of the token.
    state = fed(
        PAIR,
        *("1rc 1oc", "1rl 1ol", "1gc 2oc"),
        then="2rc 2ol 2rl 1yl 4oc 2rv",
        complications="insomnia",
    )
    state = treated(state, "2rc 2ol", "0 1")
    state = eaten(state, f"2rl {solid(state)}")
    assert outcome(state) is None
    assert row(state, 0) == "1rc+ (1rl+) (1gc-) 2rc+ 2rl+"
    assert state.board.complications[0] is None


@pytest.mark.rule("5.3")
def test_three_checks_right_of_the_token_bring_a_complication() -> None:
    state = fed(PAIR, *("1rc 1oc", "1gc 1ol"), then="1rv 2oc 4bc 3bc 2rc 2ol 2rl", complications="insomnia")
    state = treated(state, "1rv 2oc", "0 0")
    state = eaten(state, "2rc 2ol")
    state = eaten(state, f"2rl {solid(state)}")
    assert row(state, 0) == "(1rc+) (1gc-) 1rv+ 2rc+ 2rl+"
    assert state.board.complications[0] == "insomnia"


@pytest.mark.rule("5.3")
def test_a_complication_already_drawn_stays() -> None:
    state = complicated("paranoia", then="2rl 2ov 4gc")
    state = play(state, "doctor offer 2rl 2ov, doctor medicine 0 1, doctor serve")
    assert row(state, 0) == "1rc+ (1rl+) (1rv+)"
    assert state.board.complications[0] == "paranoia"
    denied(state, "0 take 2rl", Code.TRASH_ONLY, "6.8")


@pytest.mark.rule("5.3")
def test_a_complication_card_breaks_the_pair_and_is_not_counted() -> None:
    meals = ("1rc 1oc", "1rl 1ol", "1rv 2oc", "2rc 2ol", "2rl 4oc", "2rv 4ov")
    state = fed(PAIR, *meals, complications="insomnia")
    assert row(state, 0) == "1rc+ 1rl+ 1rv+ 2rc+ x 2rl+ 2rv+"
    state = play(state, f"doctor offer {texts(state.desk.stock[:2])}")
    denied(state, "doctor medicine 0 3", Code.MEDICINE_PLACE, "5.3")
    denied(state, "doctor medicine 0 5", Code.MEDICINE_PLACE, "5.3")
    for at, expected in (
        (2, "1rc+ 1rl+ (1rv+) (2rc+) x 2rl+ 2rv+"),
        (4, "1rc+ 1rl+ 1rv+ 2rc+ x (2rl+) (2rv+)"),
    ):
        assert row(play(state, f"doctor medicine 0 {at}, doctor serve"), 0) == expected


@pytest.mark.rule("5.3")
def test_it_lasts_for_the_rest_of_the_game() -> None:
    state = treated(fed(PAIR, *CROSSES, then="1rv 2oc 4bc 2yc 2rc 2ov 4bl"), "1rv 2oc", "0 0")
    assert taken(state, "2rc 2ov").board.rows[0].crosses == 0
    assert row(eaten(state, "2rc 2ov"), 0) == "(1gc-) (2gc-) 1rv+ 2rc+"
