"""Section 4, phase D: the verdicts, and how a game ends."""

from random import Random

import pytest
from msgspec.structs import replace

from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Action,
    Code,
    Config,
    EngineFault,
    Outcome,
    Phase,
    Reason,
    State,
    Take,
    Variant,
    YuckBack,
    YuckFront,
    apply,
    legal_actions,
    new_deal,
    new_game,
    outcome,
    parse_action,
    parse_diet,
)
from doctor_rat.rules.events import Ended, Judged
from doctor_rat.rules.legal import takeable
from rules.staging import GOOD, PAIR, complicated, denied, eaten, fed, served, stocked, taken
from stage import PRESET, begin, play, row

# Bad with the preset: neither red nor blue, a liquid, not three.
BAD = (
    "1gc 1gl 1gv",
    "2gc 2gl 2gv",
    "4gc 4gl 4gv",
    "2yc 1ol 1bc",
    "4yc 2ol 2bc",
    "2yv 4ol 4bc",
    "4yv 1yl 1bv",
    "3gv 2yl 2bv",
)


def mixed(marks: str, meal: int) -> str:
    """A meal of three groups: `+-+` gives a good, a bad and a good food."""
    good, bad = GOOD[meal - 1].split(), BAD[meal - 1].split()
    return " ".join(good[at] if mark == "+" else bad[at] for at, mark in enumerate(marks))


def after(*meals: str) -> State:
    return fed(PRESET, *(mixed(marks, meal) for meal, marks in enumerate(meals, 1)))


def lost(meal: int, reason: Reason) -> Outcome:
    return Outcome(won=False, meal=meal, reason=reason)


@pytest.mark.rule("4.9")
def test_groups_are_judged_by_number_whoever_took_first() -> None:
    state = served(stocked(PRESET, "1rc 1gl 3oc", GOOD[1]), "1rc 1gl 3oc")
    state = play(state, "2 take 3oc, 0 take 1rc, 1 take 1gl")
    state, events = apply(state, parse_action("doctor analyse"))
    said = [(event.group, str(event.food), event.good) for event in events if isinstance(event, Judged)]
    assert said == [(0, "1rc", True), (1, "1gl", False), (2, "3oc", True)]
    assert [row(state, group) for group in (0, 1, 2)] == ["1rc+", "1gl-", "3oc+"]
    assert state.board.plates == ((), (), ())


@pytest.mark.rule("4.9")
def test_a_food_goes_to_the_end_of_the_row() -> None:
    state = after("++-", "-++", "+-+")
    assert [row(state, group) for group in (0, 1, 2)] == ["1rc+ 2gc- 1rv+", "1oc+ 1ov+ 4gl-", "1gv- 3ol+ 3ov+"]


@pytest.mark.rule("4.9")
def test_a_groups_two_foods_are_judged_in_the_order_they_were_taken() -> None:
    state = served(complicated("gluttony", then="2rl 2ov 4gc"), "2rl 2ov")
    state = play(state, "0 take 2rl, 1 take 2ov, 0 take 1yc")
    _, events = apply(state, parse_action("doctor analyse"))
    said = [(event.group, str(event.food), event.good) for event in events if isinstance(event, Judged)]
    assert said == [(0, "2rl", True), (0, "1yc", False), (1, "2ov", True)]


@pytest.mark.rule("4.10")
@pytest.mark.parametrize(
    ("meals", "loser"),
    [
        (("-++", "-++", "-++"), 0),
        (("+-+", "+-+", "+++", "+-+"), 1),
        (("++-", "+++", "-+-", "+++", "+-+", "+++", "++-"), 2),
        (("---", "--+", "++-", "+--"), 1),
    ],
)
def test_a_groups_third_cross_loses_at_once(meals: tuple[str, ...], loser: int) -> None:
    before = after(*meals[:-1])
    assert outcome(before) is None
    state = after(*meals)
    assert outcome(state) == lost(len(meals), Reason.THIRD_CROSS)
    assert state.board.phase is Phase.OVER
    # Judging stopped there: the groups after the loser keep their foods unjudged.
    last = mixed(meals[-1], len(meals)).split()
    for group in (0, 1, 2):
        judged = group <= loser
        assert len(state.board.rows[group].entries) == len(meals) - (not judged)
        assert state.board.plates[group] == (() if judged else (last[group],))


@pytest.mark.rule("4.10")
def test_crosses_of_different_groups_do_not_add_up() -> None:
    state = after("---", "---", "+++")
    assert outcome(state) is None
    assert state.board.meal == 4


@pytest.mark.rule("4.10")
@pytest.mark.parametrize(
    ("start", "marks", "left"),
    [
        ("1gc", "1gc- 1rl+ 1rv+ 2rc+ 2gc- 3yc-", ()),
        ("1gc 4gc", "1gc- 4gc- 1rl+ 1rv+ 2rc+ 2gc-", ("3yc",)),
    ],
)
def test_judging_stops_between_the_two_foods_of_one_group(start: str, marks: str, left: tuple[str, ...]) -> None:
    # After one or two crosses and three checks, group 0 is under Gluttony and takes two bad foods.
    first = [*start.split(), "1rl", "1rv", "2rc", "2gc"]
    meals = [f"{food} {other}" for food, other in zip(first, ("1oc", "1ol", "2oc", "2ol", "4oc", "4ov"))]
    state = stocked(PAIR, *meals, complications="gluttony", trash="3yc")
    for foods in meals[:-1]:
        state = eaten(state, foods)
    assert state.board.complications == ("gluttony", None)
    group_1 = meals[-1].split()[1]
    state = play(served(state, meals[-1]), f"0 take 2gc, 1 take {group_1}, 0 take 3yc, doctor analyse")
    assert outcome(state) == lost(len(meals), Reason.THIRD_CROSS)
    assert row(state, 0) == marks
    assert state.board.plates == (left, (group_1,))


@pytest.mark.rule("4.10")
@pytest.mark.parametrize(("exam", "loser"), [("-++", 0), ("+-+", 1), ("++-", 2), ("+--", 1)])
def test_any_cross_in_the_exam_loses(exam: str, loser: int) -> None:
    state = after(*["+++"] * 7, exam)
    assert outcome(state) == lost(8, Reason.EXAM_FAILED)
    assert [len(eater.entries) for eater in state.board.rows] == [8 if group <= loser else 7 for group in (0, 1, 2)]
    assert [bool(plate) for plate in state.board.plates] == [group > loser for group in (0, 1, 2)]


@pytest.mark.rule("4.10")
def test_a_third_cross_in_the_exam_is_a_failed_exam() -> None:
    state = after("-++", "-++", *["+++"] * 5, "-++")
    assert state.board.rows[0].crosses == 3
    assert outcome(state) == lost(8, Reason.EXAM_FAILED)


@pytest.mark.rule("4.10")
def test_a_third_cross_in_meal_seven_is_a_third_cross() -> None:
    assert outcome(after("-++", "-++", *["+++"] * 4, "-++")) == lost(7, Reason.THIRD_CROSS)


@pytest.mark.rule("4.10")
@pytest.mark.parametrize("first", ["+++", "---"])
def test_an_exam_without_a_cross_wins_whatever_came_before(first: str) -> None:
    meals = [mixed(marks, meal) for meal, marks in enumerate((first, *["+++"] * 5, first), 1)]
    before = fed(PRESET, *meals, then=f"{GOOD[7]} 3bc")
    assert outcome(before) is None
    state, events = apply(taken(before, GOOD[7]), parse_action("doctor analyse"))
    won = Outcome(won=True, meal=8, reason=Reason.EXAM_PASSED)
    assert outcome(state) == won
    assert [type(event) for event in events] == [Judged, Judged, Judged, Ended]
    assert events[-1] == Ended(won)


@pytest.mark.rule("4.10")
@pytest.mark.parametrize("action", ["doctor yuck-front", "doctor offer 1bl 2bl 3bl", "0 take 1bl", "doctor analyse"])
def test_nothing_can_be_done_after_the_end(action: str) -> None:
    for state in (after("-++", "-++", "-++"), after(*["+++"] * 8)):
        assert list(legal_actions(state)) == []
        denied(state, action, Code.GAME_OVER, "4.10")


def foods_of(state: State) -> list[str]:
    """Every food, wherever it is."""
    board, desk = state.board, state.desk
    places = [board.trash, board.centre, board.madness, board.discarded, *board.plates, desk.stock, desk.chosen]
    places += [desk.thrown, state.deal.pile[state.drawn :], () if desk.extra is None else (desk.extra,)]
    places += [tuple(entry.food for entry in eater.eaten) for eater in board.rows]
    return [food for place in places for food in place]


# Three foods in four are good, so most games last.
EASY = tuple(map(parse_diet, ("forbidden:3", "forbidden:4", "forbidden:2")))


def walk(variant: Variant, groups: int, seed: int) -> list[State]:
    """A game in which good foods are taken if there are any; every other game saves all its Yuck! for meal 4."""
    rng = Random(seed)
    config = Config(variant, IDENTITIES[:groups])
    states = [new_game(config, replace(new_deal(config, rng), diets=EASY[:groups]))]
    while outcome(states[-1]) is None:
        state = states[-1]
        actions = list(legal_actions(state))
        if seed % 2:
            actions = saving(state, actions)
        good = [action for action in actions if isinstance(action, Take) and likes(state, action)]
        states.append(apply(state, rng.choice(good or actions))[0])
    return states


def saving(state: State, actions: list[Action]) -> list[Action]:
    thrown: list[Action] = [action for action in actions if isinstance(action, YuckFront) and state.board.meal == 4]
    return thrown or [action for action in actions if not isinstance(action, YuckFront | YuckBack)]


def likes(state: State, action: Take) -> bool:
    diet, eater = state.deal.diets[action.by], state.board.rows[action.by]
    return diet.accepts(action.food, eater.last, state.board.meal)


@pytest.mark.rule("4.11")
@pytest.mark.parametrize(
    ("variant", "groups", "most"),
    [
        (Variant.COLONY, 3, 52),
        (Variant.COLONY, 2, 41),
        (Variant.COMPLICATIONS, 3, 54),
        (Variant.COLLEAGUES, 2, 40),
    ],
)
def test_the_pile_never_runs_out_and_there_is_always_something_to_take(
    variant: Variant, groups: int, most: int
) -> None:
    drawn = 0
    for seed in range(40):
        for state in walk(variant, groups, seed):
            assert sorted(foods_of(state)) == sorted(FOODS)
            for group in state.board.takers:
                assert takeable(state.board, group)
            drawn = max(drawn, state.drawn)
    assert drawn == most


@pytest.mark.rule("4.11")
def test_a_pile_that_runs_out_is_a_fault_of_the_program() -> None:
    state = begin(PRESET)
    enough = replace(state, drawn=56)
    assert len(play(enough, "doctor yuck-front").desk.stock) == 4
    with pytest.raises(EngineFault):
        play(replace(state, drawn=57), "doctor yuck-front")


@pytest.mark.rule("4.11")
def test_a_group_with_nothing_to_take_is_a_fault_of_the_program() -> None:
    # Impossible in play: the trash is emptied by hand under a group that may take from nowhere else.
    state = play(complicated("paranoia", then="2rl 2ov 4gc"), "doctor offer 2rl 2ov")
    play(state, "doctor serve")
    with pytest.raises(EngineFault):
        play(replace(state, board=replace(state.board, trash=())), "doctor serve")
