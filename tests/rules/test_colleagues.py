"""Two doctors who treat each other: everything but the Yuck! windows (RULES 7)."""

from random import Random

import pytest

from doctor_rat.rules import (
    IDENTITIES,
    Code,
    Config,
    Food,
    Group,
    Outcome,
    Reason,
    Refused,
    Source,
    Variant,
    acting,
    new_deal,
    parse_diet,
    shuffle,
)
from doctor_rat.rules.events import Judged, Laid, TrashOpened
from rules.later_meals import COLLEAGUES_GOOD, begin_together, eat_together, plates, step, takes
from stage import begin, foods, play, refuse, row

BOTH = Config(Variant.COLLEAGUES, IDENTITIES[:2])


# 7.1: two doctors, diets drawn.


@pytest.mark.rule("7.1")
def test_only_two_doctors_with_different_identities() -> None:
    for identities, code, rule in (
        (IDENTITIES, Code.GROUP_COUNT, "7.1"),
        (IDENTITIES[:1], Code.GROUP_COUNT, "7.1"),
        ((IDENTITIES[0], IDENTITIES[0]), Code.IDENTITIES_EQUAL, "2.1"),
    ):
        with pytest.raises(Refused) as caught:
            Config(Variant.COLLEAGUES, identities)
        assert (caught.value.code, caught.value.rule) == (code, rule)


@pytest.mark.rule("7.1")
def test_a_diet_is_never_chosen() -> None:
    setup = shuffle(BOTH, Random(1))
    with pytest.raises(Refused) as caught:
        setup.choose(Group(0), parse_diet("mandatory:l"))
    assert (caught.value.code, caught.value.rule) == (Code.DRAWN_ONLY, "7.1")
    with pytest.raises(Refused) as caught:
        setup.preset()
    assert (caught.value.code, caught.value.rule) == (Code.DRAWN_ONLY, "7.1")
    assert setup.draw(Group(0)).draw(Group(1)).deal().sources == (Source.DRAWN, Source.DRAWN)
    # In Colony both are allowed.
    colony = shuffle(Config(Variant.COLONY, IDENTITIES[:2]), Random(1))
    assert colony.choose(Group(0), parse_diet("mandatory:l")).draw_rest().deal().sources[0] is Source.CHOSEN
    assert colony.preset().deal().sources == (Source.PRESET, Source.PRESET)


@pytest.mark.rule("7.1", "2.9")
def test_drawn_diets_agree_with_the_identities_and_are_never_twins() -> None:
    # About one draw in a hundred would give twins, so it is bound to come up over these seeds.
    for seed in range(600):
        config = Config(Variant.COLLEAGUES, (IDENTITIES[seed % 3], IDENTITIES[(seed + 1) % 3]))
        one, other = new_deal(config, Random(seed)).diets
        one.check(config.identities[0])
        other.check(config.identities[1])
        assert one != other


# 7.2 and 7.3: the first player, what there is and isn't.


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    ("identities", "first"),
    [("1bl 2gv", 0), ("2gv 1bl", 1), ("1bl 3rc", 0), ("3rc 1bl", 1), ("2gv 3rc", 0), ("3rc 2gv", 1)],
)
def test_the_lower_quantity_starts(identities: str, first: int) -> None:
    state = begin_together(identities=identities)
    assert (state.board.first, acting(state.board)) == (first, (first,))
    state = play(state, f"{first} pass, {1 - first} pass")
    assert set(takes(state)) == {first}


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    "text",
    [
        "doctor offer 1rl 1rv",
        "doctor medicine 0 0",
        "doctor strict-menu 0 1rl",
        "doctor serve",
        "doctor analyse",
        "0 predict - good",
    ],
)
@pytest.mark.parametrize("yuck", [0, 3])
def test_there_is_no_medicine_strict_menu_offer_or_prediction(text: str, yuck: int) -> None:
    state = eat_together(eat_together(begin_together(yuck=yuck)))
    error = refuse(state, text)
    assert (error.code, error.rule) == (Code.NOT_IN_VARIANT, "7.2")


@pytest.mark.rule("7.2")
def test_good_meals_bring_no_complications_and_the_tokens_are_yuck_alone() -> None:
    state = begin_together(yuck=2)
    assert (state.board.yuck, state.board.medicine, state.board.strict_menu) == (2, False, False)
    for _ in range(4):
        state = eat_together(state)
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 1gl+"
    assert state.board.complications == (None, None)


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("yuck", [-1, 4])
def test_there_are_up_to_three_tokens(yuck: int) -> None:
    with pytest.raises(Refused) as caught:
        begin_together(yuck=yuck)
    assert caught.value.code is Code.YUCK_COUNT
    assert [begin_together(yuck=count).board.yuck for count in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("7.3")
def test_one_food_starts_in_the_trash() -> None:
    state = begin_together()
    assert state.board.trash == foods("4bl")
    assert state.log[0] == TrashOpened((Food("4bl"),))


@pytest.mark.rule("7.2", "7.5")
def test_pass_is_for_colleagues_alone() -> None:
    assert refuse(begin(), "0 pass").code is Code.NOT_IN_VARIANT


# 7.4: what is drawn.


@pytest.mark.rule("7.4")
def test_three_foods_a_meal_but_none_in_meals_5_and_8() -> None:
    state = begin_together(yuck=0)
    centres, piles, trash = [], [], []
    for meal in range(1, 9):
        assert state.board.meal == meal
        centres.append(" ".join(sorted(state.board.centre)))
        piles.append(state.board.pile)
        trash.append(len(state.board.trash))
        state = eat_together(state)
    assert centres == [
        "1rl 1rv 4rv",
        "1ol 1ov 4ol",
        "1yl 1yv 4yv",  # no extra food in meal 3
        "1gl 1gv 4gl",
        "",
        "2rc 2rl 2rv",
        "2oc 2ol 2ov",
        "",
    ]
    assert piles == [56, 53, 50, 47, 47, 44, 41, 41]
    assert trash == [1, 2, 3, 4, 5, 3, 4, 5]


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(("meal", "drawn"), [(3, True), (5, False), (7, True), (8, False)])
def test_a_drawn_centre_is_laid_open_to_all(meal: int, drawn: bool) -> None:
    state = begin_together(yuck=0)
    while state.board.meal < meal:
        state = eat_together(state)
    assert isinstance(state.log[-1], Laid) is drawn


@pytest.mark.rule("7.4")
def test_in_meal_5_both_eat_from_the_trash() -> None:
    state = begin_together(yuck=0)
    for _ in range(4):
        state = eat_together(state)
    assert takes(state) == {0: {"4bl", "4rv", "4ol", "4yv", "4gl"}}
    state = play(state, "0 take 4ol")
    assert takes(state) == {1: {"4bl", "4rv", "4yv", "4gl"}}


# 7.6: choosing.


@pytest.mark.rule("7.6")
@pytest.mark.parametrize("identities", ["1bl 2gv", "2gv 1bl"])
def test_the_first_player_takes_then_the_other(identities: str) -> None:
    state = begin_together(identities=identities, yuck=0)
    first, other = (0, 1) if identities == "1bl 2gv" else (1, 0)
    error = refuse(state, f"{other} take 1rl")
    assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "7.6")
    assert takes(state) == {first: {"1rl", "1rv", "4rv", "4bl"}}
    state = play(state, f"{first} take 4bl")
    error = refuse(state, f"{first} take 1rl")
    assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "7.6")
    error = refuse(state, f"{other} take 4bl")
    assert (error.code, error.rule) == (Code.NOT_THERE, "4.6")
    assert takes(state) == {other: {"1rl", "1rv", "4rv"}}


# 7.8: judging, the first-player token, the end.


@pytest.mark.rule("7.8")
@pytest.mark.parametrize("identities", ["1bl 2gv", "2gv 1bl"])
def test_doctor_a_is_judged_first_whoever_took_first(identities: str) -> None:
    state = begin_together(identities=identities, yuck=0)
    first, other = acting(state.board)[0], 1 - int(acting(state.board)[0])
    state, events = step(play(state, f"{first} take 1rl"), f"{other} take 4bl")
    told = [(event.group, str(event.food), event.good) for event in events if isinstance(event, Judged)]
    # The doctor of 1bl eats liquids, the one of 2gv vegetables; the first player holds 1bl.
    assert told == sorted([(first, "1rl", True), (other, "4bl", False)])


@pytest.mark.rule("7.8")
def test_the_first_player_token_passes_after_every_meal() -> None:
    state = begin_together(yuck=0)
    firsts = []
    while state.board.outcome is None:
        firsts.append(state.board.first)
        assert set(takes(state)) == {state.board.first}
        state = eat_together(state)
    assert firsts == [0, 1, 0, 1, 0, 1, 0, 1]


@pytest.mark.rule("7.8", "4.10")
def test_the_exam_passed_wins_for_both() -> None:
    state = begin_together(yuck=0)
    for _ in range(8):
        state = eat_together(state)
    assert state.board.outcome == Outcome(won=True, meal=8, reason=Reason.EXAM_PASSED)
    assert row(state, 1) == "1rv+ 1ov+ 1yv+ 1gv+ 4rv+ 2rv+ 2ov+ 4yv+"


@pytest.mark.rule("7.8", "4.10")
@pytest.mark.parametrize(
    ("taken", "judged", "left"),
    [("2rc 4yv", [(0, "2rc", False)], ["", "4yv"]), ("4ol 2rc", [(0, "4ol", True), (1, "2rc", False)], ["", ""])],
    ids=["doctor A fails", "doctor B fails"],
)
def test_a_cross_in_the_exam_loses_for_both(taken: str, judged: list[object], left: list[str]) -> None:
    state = begin_together(yuck=0)
    for _ in range(7):
        state = eat_together(state)
    mine, his = taken.split()
    # In meal 8 doctor B takes first, but A is judged first, and the first cross ends it.
    state, events = step(play(state, f"1 take {his}"), f"0 take {mine}")
    assert [(event.group, str(event.food), event.good) for event in events if isinstance(event, Judged)] == judged
    assert state.board.outcome == Outcome(won=False, meal=8, reason=Reason.EXAM_FAILED)
    assert plates(state) == left
    error = refuse(state, "0 take 4gl")
    assert (error.code, error.rule) == (Code.GAME_OVER, "4.10")


@pytest.mark.rule("7.8", "4.10")
def test_a_third_cross_loses_for_both() -> None:
    state = begin_together(yuck=0)
    for meal in range(3):
        assert state.board.outcome is None
        liquid, vegetable = COLLEAGUES_GOOD[meal].split()
        state = eat_together(state, f"{vegetable} {liquid}")
    # Doctor A's third cross comes before B's food is judged.
    assert state.board.outcome == Outcome(won=False, meal=3, reason=Reason.THIRD_CROSS)
    assert (row(state, 0), row(state, 1)) == ("1rv- 1ov- 1yv-", "1rl- 1ol-")
    assert plates(state) == ["", "1yl"]
