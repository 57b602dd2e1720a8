"""Section 4, phases B and C: preparing, serving and choosing (for phase D see test_judging)."""

from itertools import permutations

import pytest

from doctor_rat.rules import Code, Phase, Role, Variant, apply, events_for, legal_actions, parse_action
from doctor_rat.rules.events import CentreCleared, Drew, Judged, MealBegan, Taken
from rules.staging import GOOD, PAIR, denied, eaten, fed, rats_view, served, stocked, taken, texts
from stage import PRESET, begin, play, row

# The stock at the start of each meal, and the foods left in the pile (without the trash and meal 3's extra food).
STOCKS = {PRESET: (4, 5, 6, 7, 4, 5, 6, 7), PAIR: (3, 4, 5, 6, 4, 5, 6, 7)}
PILES = {PRESET: (54, 50, 46, 41, 41, 37, 33, 29), PAIR: (56, 53, 50, 46, 46, 43, 40, 37)}

THIRD_DRAW = "1rv 2oc 3ov 4bc"


def third_meal(extra: str = "2gl", draw: str = THIRD_DRAW) -> str:
    return f"{draw} {extra}"


@pytest.mark.rule("4.1", "4.11")
@pytest.mark.parametrize("groups", [PRESET, PAIR])
def test_one_food_more_than_groups_is_drawn_and_none_in_meal_five(groups: str) -> None:
    meals = [" ".join(foods.split()[: len(groups.split())]) for foods in GOOD]
    state = stocked(groups, *meals)
    stocks, piles, shown = [], [], []
    for foods in meals:
        stocks.append(len(state.desk.stock))
        shown.append(state.board.stock)
        piles.append(state.board.pile)
        state = eaten(state, foods)
    assert tuple(stocks) == tuple(shown) == STOCKS[groups]
    assert tuple(piles) == PILES[groups]


@pytest.mark.rule("4.1")
def test_drawn_foods_are_the_piles_next_and_join_the_stock() -> None:
    state = begin(PAIR, "4yl 1rc 2bv 3gl 4ov 4oc 4rc")
    assert texts(state.desk.stock) == "1rc 2bv 3gl"
    state = eaten(state, "1rc 2bv")
    assert texts(state.desk.stock) == "3gl 4ov 4oc 4rc"


@pytest.mark.rule("4.1", "4.3", "4.4")
def test_all_that_the_doctor_prepares_is_silent_until_he_serves() -> None:
    state = fed(PRESET, *GOOD[:2], then=third_meal())
    before = rats_view(state)
    for action in ("doctor offer 1rv 2oc 3ov", "doctor medicine 0 0", "doctor strict-menu 1 2oc"):
        state = play(state, action)
        assert rats_view(state) == before
    assert rats_view(play(state, "doctor serve")) != before


@pytest.mark.rule("4.1", "4.9")
def test_in_phase_d_the_doctor_says_only_good_or_bad() -> None:
    _, events = apply(taken(stocked(PRESET, GOOD[0]), GOOD[0]), parse_action("doctor analyse"))
    said = [event for event in events_for(events, Role.GROUP_1) if not isinstance(event, CentreCleared)]
    assert [type(event) for event in said] == [Judged, Judged, Judged, MealBegan, Drew]
    assert said[-1] == Drew(4, None)


@pytest.mark.rule("4.2", "5.1")
def test_yuck_front_comes_before_the_choice_as_often_as_there_are_tokens() -> None:
    state = play(begin(PAIR), "doctor yuck-front, doctor yuck-front, doctor yuck-front")
    denied(state, "doctor yuck-front", Code.NO_TOKEN, "5.1")
    state = play(begin(PAIR), "doctor yuck-front")
    chosen = play(state, f"doctor offer {texts(state.desk.stock[:2])}")
    denied(chosen, "doctor yuck-front", Code.NOT_NOW, "5.1")
    denied(play(chosen, "doctor serve"), "doctor yuck-front", Code.NOT_NOW, "5.1")


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("groups", [PRESET, PAIR])
def test_the_doctor_chooses_exactly_as_many_foods_as_groups(groups: str) -> None:
    count = len(groups.split())
    state = begin(groups, "4yl 4yv 1rc 2bv 3gl 4ov" if count == 3 else "4yl 1rc 2bv 3gl")
    for wrong in (count - 1, count + 1):
        denied(state, f"doctor offer {texts(state.desk.stock[:wrong])}", Code.OFFER_COUNT, "4.3")
    chosen = play(state, f"doctor offer {texts(state.desk.stock[:count])}")
    assert texts(chosen.desk.chosen) == " ".join(["1rc", "2bv", "3gl"][:count])
    denied(chosen, f"doctor offer {texts(state.desk.stock[:count])}", Code.NOT_NOW, "4.3")


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("offer", "code"),
    [
        ("1rc 4yl", Code.NOT_IN_STOCK),  # in the trash
        ("1rc 4ov", Code.NOT_IN_STOCK),  # the pile's next
        ("1rc 1rc", Code.OFFER_TWICE),
    ],
)
def test_the_doctor_chooses_different_foods_of_his_stock(offer: str, code: Code) -> None:
    denied(begin(PAIR, "4yl 1rc 2bv 3gl 4ov"), f"doctor offer {offer}", code, "4.3")


@pytest.mark.rule("4.3", "4.5")
def test_in_meal_three_one_more_food_is_drawn_into_the_offer() -> None:
    state = fed(PRESET, *GOOD[:2], then=third_meal("2gl"))
    state = play(state, "doctor offer 1rv 2oc 3ov")
    # The doctor sees it now; the pile the rats see hasn't changed yet.
    assert state.desk.extra == "2gl"
    assert state.board.pile == 46
    assert len(state.desk.stock) == 3
    state = play(state, "doctor serve")
    assert set(state.board.centre) == {"1rv", "2oc", "3ov", "2gl"}
    assert state.board.pile == 45
    assert state.desk.extra is None
    assert "4bc" in state.desk.stock
    assert state.board.stock == len(state.desk.stock) == 3


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("meal", [1, 2, 4, 5, 6, 7, 8])
def test_no_other_meal_has_an_extra_food(meal: int) -> None:
    state = fed(PRESET, *GOOD[: meal - 1], then=GOOD[meal - 1] if meal != 5 else "")
    assert state.board.meal == meal
    pile = state.board.pile
    state = served(state, texts(state.desk.stock[-3:]))
    assert len(state.board.centre) == 3
    assert state.board.pile == pile


@pytest.mark.rule("4.3")
def test_meal_three_of_two_groups_offers_three_foods() -> None:
    state = fed(PAIR, "1rc 1oc", "1rl 1ov", then="1rv 2oc 4bc 2gl")
    assert set(served(state, "1rv 2oc").board.centre) == {"1rv", "2oc", "2gl"}


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("meal", [1, 3])
def test_the_order_of_the_offer_leaves_no_trace(meal: int) -> None:
    state = fed(PRESET, *GOOD[: meal - 1], then=third_meal())
    views = [rats_view(served(state, " ".join(order))) for order in permutations(("1rv", "2oc", "3ov"))]
    assert all(seen == views[0] for seen in views)


@pytest.mark.rule("4.3")
def test_nothing_tells_which_food_of_meal_three_is_the_extra_one() -> None:
    views = []
    for extra in ("1rv", "2gl", "3ov", "2oc"):
        chosen = " ".join(food for food in ("1rv", "2oc", "2gl", "3ov") if food != extra)
        state = fed(PRESET, *GOOD[:2], then=third_meal(extra, f"{chosen} 4bc"))
        views.append(rats_view(served(state, chosen)))
    assert all(seen == views[0] for seen in views)


@pytest.mark.rule("4.4")
def test_medicine_and_strict_menu_may_both_be_played_in_any_order() -> None:
    state = fed(PRESET, *GOOD[:2], then=third_meal())
    state = play(state, "doctor offer 1rv 2oc 3ov")
    one = play(state, "doctor medicine 0 0, doctor strict-menu 1 2oc, doctor serve")
    other = play(state, "doctor strict-menu 1 2oc, doctor medicine 0 0, doctor serve")
    assert one.board == other.board
    assert (one.board.medicine, one.board.strict_menu) == (False, False)
    assert row(one, 0) == "(1rc+) (1rl+)"
    assert one.board.plates == ((), ("2oc",), ())


@pytest.mark.rule("4.4")
@pytest.mark.parametrize("action", ["doctor medicine 0 0", "doctor strict-menu 1 2oc"])
def test_medicine_and_strict_menu_come_after_choosing_and_before_placing(action: str) -> None:
    state = fed(PRESET, *GOOD[:2], then=third_meal())
    denied(state, action, Code.NOT_NOW, "4.4")
    chosen = play(state, "doctor offer 1rv 2oc 3ov")
    play(chosen, action)
    denied(play(chosen, "doctor serve"), action, Code.NOT_NOW, "4.4")


@pytest.mark.rule("4.5")
def test_the_offer_is_placed_and_the_rest_stays_hidden() -> None:
    state = begin(PAIR, "4yl 1rc 2bv 3gl")
    denied(state, "doctor serve", Code.NOT_NOW, "4.5")
    state = served(state, "3gl 1rc")
    assert set(state.board.centre) == {"1rc", "3gl"}
    assert texts(state.desk.stock) == "2bv"
    seen = rats_view(state)
    assert (seen.desk, seen.board.stock) == (None, 1)
    assert "2bv" not in str(seen.history)
    denied(state, "doctor serve", Code.NOT_NOW, "4.5")


@pytest.mark.rule("4.6")
@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_groups_take_in_any_order(order: tuple[int, ...]) -> None:
    foods = GOOD[0].split()
    state = served(stocked(PRESET, GOOD[0]), GOOD[0])
    for group in order:
        state = play(state, f"{group} take {foods[group]}")
    assert state.board.plates == tuple((food,) for food in foods)
    assert (state.board.phase, state.board.centre) == (Phase.RETURN, ())


@pytest.mark.rule("4.6")
def test_a_food_may_come_from_the_centre_or_the_trash() -> None:
    state = served(stocked(PRESET, GOOD[0], trash="4bc 4bl"), GOOD[0])
    state, events = apply(state, parse_action("2 take 4bl"))
    assert events == (Taken(state.board.groups[2], state.board.plates[2][0], "trash"),)
    state, events = apply(state, parse_action("0 take 3oc"))
    assert isinstance(events[0], Taken)
    assert events[0].origin == "centre"
    assert (texts(state.board.trash), texts(state.board.centre)) == ("4bc", "1oc 1rc")
    assert state.board.plates == (("3oc",), (), ("4bl",))


@pytest.mark.rule("4.6")
def test_each_group_takes_exactly_one_food_and_for_good() -> None:
    state = play(served(stocked(PRESET, GOOD[0]), GOOD[0]), "1 take 1oc")
    denied(state, "1 take 1rc", Code.NOT_YOUR_TURN, "4.6")
    denied(state, "doctor analyse", Code.NOT_NOW, "4.7")
    assert {str(action)[0] for action in legal_actions(state)} == {"0", "2"}
    full = play(state, "0 take 1rc, 2 take 3oc")
    denied(full, "1 take 4bl", Code.NOT_NOW, "4.6")


@pytest.mark.rule("4.6")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("0 take 1oc", Code.NOT_THERE),  # on another group's plate
        ("0 take 4gc", Code.NOT_THERE),  # in the stock
        ("0 take 4gl", Code.NOT_THERE),  # the pile's next
        ("3 take 1rc", Code.NO_SUCH_GROUP),
    ],
)
def test_nothing_else_can_be_taken(action: str, code: Code) -> None:
    state = begin(PRESET, "4bc 4bl 1rc 1oc 3oc 4gc 4gl")
    denied(state, "0 take 4bc", Code.NOT_NOW, "4.6")
    denied(play(served(state, "1rc 1oc 3oc"), "1 take 1oc"), action, code, "4.6")


@pytest.mark.rule("4.7")
def test_yuck_back_comes_after_all_have_chosen_and_before_the_analysis() -> None:
    state = served(stocked(PRESET, *GOOD[:2]), GOOD[0])
    denied(state, "doctor yuck-back 0 1rc", Code.NOT_NOW, "4.7")
    state = play(state, "0 take 1rc, 1 take 1oc")
    denied(state, "doctor yuck-back 0 1rc", Code.NOT_NOW, "4.7")
    state = play(state, "2 take 3oc")
    assert play(state, "doctor yuck-back 0 1rc").board.phase is Phase.RETAKE
    state = play(state, "doctor analyse")
    denied(state, "doctor yuck-back 0 1rc", Code.NOT_NOW, "4.7")
    denied(state, "doctor analyse", Code.NOT_NOW, "4.7")


@pytest.mark.rule("4.7", "2.3")
def test_the_window_is_closed_by_the_analysis_even_without_a_token() -> None:
    state = taken(stocked(PAIR, "1rc 1oc", yuck=0), "1rc 1oc")
    assert (state.board.phase, list(map(str, legal_actions(state)))) == (Phase.RETURN, ["doctor analyse"])


@pytest.mark.rule("4.8")
def test_foods_left_in_the_centre_go_to_the_trash_and_can_be_taken_later() -> None:
    state = served(stocked(PAIR, "1rc 1oc", then="1rl 1ov 2gc", trash="4yl"), "1rc 1oc")
    state = play(state, "0 take 4yl, 1 take 1rc")
    assert (texts(state.board.centre), texts(state.board.trash)) == ("1oc", "")
    state, events = apply(state, parse_action("doctor analyse"))
    assert events[0] == CentreCleared((state.board.trash[0],))
    assert (texts(state.board.centre), texts(state.board.trash)) == ("", "1oc")
    state = play(served(state, "1rl 1ov"), "1 take 1oc, 0 take 1rl, doctor analyse")
    assert row(state, 1) == "1rc+ 1oc+"
    assert texts(state.board.trash) == "1ov"


@pytest.mark.rule("4.8", "4.3")
def test_after_meal_three_the_trash_has_grown_by_the_extra_food() -> None:
    state = fed(PRESET, *GOOD[:3], trash="4bc 4bl", extra="4bv")
    assert (state.board.meal, texts(state.board.trash)) == (4, "4bc 4bl 4bv")


@pytest.mark.rule("4.6", "4.8")
def test_complications_rules_do_not_change_a_meal_without_any() -> None:
    plain = fed(PRESET, *GOOD[:2])
    other = fed(PRESET, *GOOD[:2], variant=Variant.COMPLICATIONS, complications="madness")
    assert (other.board.rows, other.board.trash) == (plain.board.rows, plain.board.trash)
