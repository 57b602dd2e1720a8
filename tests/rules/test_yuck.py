"""Rules 5.1 and 5.2: Yuck! front and back."""

import pytest

from doctor_rat.rules import Code, Phase, State, apply, legal_actions, parse_action
from doctor_rat.rules.events import SentBack, StockThrown
from rules.staging import GOOD, PAIR, complicated, denied, fed, named, rats_view, served, stocked, taken, texts
from stage import PRESET, begin, play, row

PILE = "4yl 1rc 2bv 3gl 1oc 1ov 2oc 2ov 3oc 3ov"


@pytest.mark.rule("5.1")
def test_yuck_front_throws_the_whole_stock_and_draws_as_many() -> None:
    state, events = apply(begin(PAIR, PILE), parse_action("doctor yuck-front"))
    assert texts(state.desk.stock) == "1oc 1ov 2oc"
    assert events == (StockThrown(3, named("1rc 2bv 3gl"), named("1oc 1ov 2oc")),)
    board = state.board
    assert (board.yuck, board.thrown, board.out, board.stock, board.pile) == (2, 3, 3, 3, 53)
    assert (texts(board.trash), board.meal, board.phase) == ("4yl", 1, Phase.PREPARE)


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(("meal", "count"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 4), (6, 5), (7, 6)])
def test_yuck_front_draws_as_many_as_were_thrown_in_every_meal(meal: int, count: int) -> None:
    state = fed(PRESET, *GOOD[: meal - 1])
    drawn = state.deal.pile[state.drawn :]
    after = play(state, "doctor yuck-front")
    assert len(state.desk.stock) == count
    assert after.desk.stock == drawn[:count]
    assert after.desk.thrown == state.desk.stock
    assert not set(after.desk.stock) & set(state.desk.stock)


@pytest.mark.rule("5.1")
def test_foods_thrown_twice_in_a_meal_are_all_gone() -> None:
    state = play(begin(PAIR, PILE), "doctor yuck-front, doctor yuck-front")
    assert texts(state.desk.stock) == "2ov 3oc 3ov"
    assert texts(state.desk.thrown) == "1rc 2bv 3gl 1oc 1ov 2oc"
    denied(state, "doctor offer 1rc 3oc", Code.NOT_IN_STOCK, "4.3")
    state = play(state, "doctor offer 2ov 3oc, doctor serve, 0 take 2ov, 1 take 3oc, doctor analyse")
    assert texts(state.board.trash) == "4yl"
    assert texts(state.desk.thrown) == "1rc 2bv 3gl 1oc 1ov 2oc"


@pytest.mark.rule("5.1", "10.3")
def test_the_rats_see_the_token_but_not_the_foods() -> None:
    seen = rats_view(play(begin(PAIR, PILE), "doctor yuck-front"))
    assert seen.board.yuck == 2
    assert seen.history[-1] == StockThrown(3, None, None)
    for food in ("1rc", "2bv", "3gl", "1oc", "1ov", "2oc"):
        assert food not in str(seen)


@pytest.mark.rule("5.1")
def test_only_the_doctor_plays_yuck_front() -> None:
    denied(begin(PAIR), "0 yuck-front", Code.NOT_YOUR_TURN, "5.1")
    denied(begin(PAIR), "2 yuck-front", Code.NO_SUCH_GROUP, "5.1")


def chosen(yuck: int = 3) -> State:
    """Three groups have chosen: 0 and 1 from the center, 2 from the trash. 4bl is left in the trash, and 3oc in the
    center."""
    state = served(stocked(PRESET, GOOD[0], then="1rl 1ov 3ol 4gc", trash="4bc 4bl", yuck=yuck), GOOD[0])
    return play(state, "0 take 1rc, 1 take 1oc, 2 take 4bc")


@pytest.mark.rule("5.2")
def test_a_food_goes_back_to_the_centre_wherever_it_came_from() -> None:
    state, events = apply(chosen(), parse_action("doctor yuck-back 2 4bc"))
    assert events == (SentBack("doctor", state.board.groups[2], state.board.sent_back[2][0]),)
    assert (set(state.board.centre), texts(state.board.trash)) == ({"3oc", "4bc"}, "4bl")
    assert state.board.plates == (("1rc",), ("1oc",), ())
    assert state.board.yuck == 2


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("food", ["3oc", "4bl"])
def test_the_group_takes_another_from_centre_or_trash(food: str) -> None:
    state = play(chosen(), f"doctor yuck-back 0 1rc, 0 take {food}")
    assert state.board.plates == ((food,), ("1oc",), ("4bc",))
    assert state.board.phase is Phase.RETURN


@pytest.mark.rule("5.2")
def test_the_new_take_follows_at_once_and_not_with_the_same_food() -> None:
    state = play(chosen(), "doctor yuck-back 0 1rc")
    denied(state, "0 take 1rc", Code.SENT_BACK, "5.2")
    denied(state, "0 take 1oc", Code.NOT_THERE, "4.6")
    denied(state, "1 take 3oc", Code.NOT_YOUR_TURN, "5.2")
    denied(state, "doctor analyse", Code.NOT_NOW, "4.7")
    denied(state, "doctor yuck-back 1 1oc", Code.NOT_NOW, "4.7")
    assert set(map(str, legal_actions(state))) == {"0 take 3oc", "0 take 4bl"}


@pytest.mark.rule("5.2")
def test_the_ban_is_that_groups_alone() -> None:
    state = play(chosen(), "doctor yuck-back 0 1rc, 0 take 3oc, doctor yuck-back 1 1oc")
    denied(state, "1 take 1oc", Code.SENT_BACK, "5.2")
    state = play(state, "1 take 1rc")
    assert state.board.plates == (("3oc",), ("1rc",), ("4bc",))


@pytest.mark.rule("5.2")
def test_one_group_may_be_sent_back_again_and_all_its_bans_hold() -> None:
    state = play(chosen(), "doctor yuck-back 0 1rc, 0 take 3oc, doctor yuck-back 0 3oc")
    denied(state, "0 take 1rc", Code.SENT_BACK, "5.2")
    denied(state, "0 take 3oc", Code.SENT_BACK, "5.2")
    state = play(state, "0 take 4bl")
    assert state.board.plates[0] == ("4bl",)
    # Two foods are left in the center, but both were sent back from this same group.
    denied(state, "doctor yuck-back 0 4bl", Code.NOTHING_ELSE, "5.2")
    assert play(state, "doctor yuck-back 1 1oc").board.takers == (1,)


@pytest.mark.rule("5.2")
def test_the_ban_ends_with_the_meal() -> None:
    state = play(chosen(), "doctor yuck-back 0 1rc, 0 take 4bl, doctor analyse")
    assert set(state.board.trash) == {"1rc", "3oc"}
    state = play(served(state, "1rl 1ov 3ol"), "0 take 1rc")
    assert state.board.plates[0] == ("1rc",)


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("tokens", [0, 1, 2, 3])
def test_the_window_stays_open_while_tokens_last(tokens: int) -> None:
    state = chosen(tokens)
    plates = ["1rc", "1oc", "4bc"]
    for group in range(tokens):
        state = play(state, f"doctor yuck-back {group} {plates[group]}")
        new = next(food for food in ("3oc", "4bl", "1rc") if food in state.board.centre + state.board.trash)
        state = play(state, f"{group} take {new}")
        plates[group] = new
    assert (state.board.yuck, state.board.phase) == (0, Phase.RETURN)
    denied(state, f"doctor yuck-back 0 {plates[0]}", Code.NO_TOKEN, "5.2")
    assert list(map(str, legal_actions(state))) == ["doctor analyse"]


@pytest.mark.rule("5.2")
def test_front_and_back_share_the_tokens() -> None:
    state = play(begin(PAIR, PILE, yuck=2), "doctor yuck-front")
    state = play(taken(state, "1oc 1ov"), "doctor yuck-back 0 1oc, 0 take 4yl")
    denied(state, "doctor yuck-back 1 1ov", Code.NO_TOKEN, "5.2")
    denied(play(state, "doctor analyse"), "doctor yuck-front", Code.NO_TOKEN, "5.1")


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("doctor yuck-back 0 1oc", Code.NOT_TAKEN),  # another group's
        ("doctor yuck-back 0 3oc", Code.NOT_TAKEN),  # in the centre
        ("doctor yuck-back 3 1rc", Code.NO_SUCH_GROUP),
        ("1 yuck-back 0 1rc", Code.NOT_YOUR_TURN),
        ("doctor yuck-back 1rc", Code.BAD_ACTION),
    ],
)
def test_only_a_food_that_the_named_group_chose_goes_back(action: str, code: Code) -> None:
    denied(chosen(), action, code, "5.2")


@pytest.mark.rule("5.2")
def test_not_where_the_group_would_have_nothing_else() -> None:
    state = taken(begin(PAIR, PILE), "1rc 2bv")
    state = play(state, "doctor yuck-back 0 1rc, 0 take 4yl")
    # Only 1rc is left, and it was group 0's; for group 1 it is a different food.
    denied(state, "doctor yuck-back 0 4yl", Code.NOTHING_ELSE, "5.2")
    assert set(map(str, legal_actions(state))) == {"doctor analyse", "doctor yuck-back 1 2bv"}
    assert play(state, "doctor yuck-back 1 2bv, 1 take 1rc").board.plates == (("4yl",), ("1rc",))


@pytest.mark.rule("5.2", "5.4")
def test_not_on_a_strict_menu_food() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1rc 2bv, doctor strict-menu 0 1rc, doctor serve, 1 take 2bv")
    denied(state, "doctor yuck-back 0 1rc", Code.CANNOT_RETURN, "5.2")
    assert set(map(str, legal_actions(state))) == {"doctor analyse", "doctor yuck-back 1 2bv"}


@pytest.mark.rule("5.2", "6.4")
def test_not_on_a_madness_food() -> None:
    state = served(complicated("madness", then="2rl 2ov 4gc 4bc 4bl"), "2rl 2ov")
    state = play(state, "0 take 4bl, 1 take 2ov")
    denied(state, "doctor yuck-back 0 4bl", Code.CANNOT_RETURN, "5.2")
    assert play(state, "doctor yuck-back 1 2ov, 1 take 2rl").board.plates == ((), ("2rl",))
    denied(state, "doctor yuck-back 0 4bc", Code.NOT_TAKEN, "5.2")


def gorged(menu: bool = False) -> State:
    """Group 0 under Gluttony has 2rl and 1yc, group 1 has 2ov; 1gc is in the trash."""
    state = play(complicated("gluttony", then="2rl 2ov 4gc"), "doctor offer 2rl 2ov")
    if menu:
        return play(state, "doctor strict-menu 0 2rl, doctor serve, 1 take 2ov, 0 take 1yc")
    return play(state, "doctor serve, 0 take 2rl, 1 take 2ov, 0 take 1yc")


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(("back", "plate", "marks"), [("2rl", "1gc 1yc", "1gc- 1yc-"), ("1yc", "2rl 1gc", "2rl+ 1gc-")])
def test_the_new_food_gets_the_place_of_the_one_sent_back(back: str, plate: str, marks: str) -> None:
    state = play(gorged(), f"doctor yuck-back 0 {back}, 0 take 1gc")
    assert texts(state.board.plates[0]) == plate
    assert state.board.phase is Phase.RETURN
    assert row(play(state, "doctor analyse"), 0) == f"1rc+ 1rl+ 1rv+ {marks} x"


@pytest.mark.rule("5.2", "5.4")
def test_after_a_strict_menu_the_gluttons_own_choice_can_go_back() -> None:
    state = gorged(menu=True)
    denied(state, "doctor yuck-back 0 2rl", Code.CANNOT_RETURN, "5.2")
    assert texts(play(state, "doctor yuck-back 0 1yc, 0 take 1gc").board.plates[0]) == "2rl 1gc"


@pytest.mark.rule("5.2", "6.8")
def test_under_paranoia_the_new_food_comes_from_the_trash_again() -> None:
    state = served(complicated("paranoia", then="2rl 2ov 4gc"), "2rl 2ov")
    state = play(state, "0 take 1yc, 1 take 2ov, doctor yuck-back 0 1yc")
    denied(state, "0 take 2rl", Code.TRASH_ONLY, "6.8")
    denied(state, "0 take 1yc", Code.SENT_BACK, "5.2")
    state = play(state, "0 take 1gc")
    # The trash is empty now; the center is closed to this group.
    assert len(state.board.centre) == 2
    denied(state, "doctor yuck-back 0 1gc", Code.NOTHING_ELSE, "5.2")


@pytest.mark.rule("5.2", "4.8")
def test_a_food_left_after_its_return_goes_to_the_trash() -> None:
    state = play(chosen(), "doctor yuck-back 0 1rc, 0 take 3oc, doctor analyse")
    assert texts(state.board.trash) == "4bl 1rc"
    assert row(state, 0) == "3oc-"
