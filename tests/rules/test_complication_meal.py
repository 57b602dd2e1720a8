"""How long a complication lasts, and the green cross it becomes (RULES 6.2, 6.3)."""

import pytest

from doctor_rat.rules import Code, Complication, Group, State, events_for, roles, view
from doctor_rat.rules.events import ComplicationDrawn
from rules.later_meals import PILE, TYPES, cards, eat, step, struck, takes
from stage import begin, play, refuse, row

CARDS = [str(card) for card in Complication]


def finish_meal_4(state: State) -> State:
    """Whatever its card, group 0 eats what it must, and meal 4 ends."""
    state = play(state, "doctor offer 1gl 1gv 1gc, doctor serve")
    first, second = {
        "madness": ("2rl", ""),
        "paranoia": ("4bl", ""),
        "gluttony": ("1gl", "0 take 4bl"),
    }.get(cards(state)[0], ("1gl", ""))
    state = play(state, f"0 take {first}, 1 take 1gc, 2 take 1gv, {second}, doctor analyse")
    return play(state, "0 predict - bad bad") if cards(state)[0] == "megalomania" else state


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_holds_in_the_next_meal_only(card: str) -> None:
    state = finish_meal_4(struck(f"{card} - -"))
    assert state.board.meal == 5
    assert cards(state) == ["-", "-", "-"]
    pile = state.board.pile
    state = play(state, "doctor offer 4rl 4rv 4rc, doctor serve")
    assert state.board.pile == pile
    # Everyone chooses freely, in any order, one food each, and nobody predicts.
    assert set(takes(state)) == {0, 1, 2}
    assert all({"4rl", "4rv", "4rc", *state.board.trash} == foods for foods in takes(state).values())
    state = play(state, "2 take 4rc, 1 take 4rv, 0 take 4rl, doctor analyse")
    assert state.board.meal == 6


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_binds_only_its_own_group(card: str) -> None:
    """Groups 0 and 2 choose among everything, as if group 1 had no card."""
    state = play(struck(f"- {card} -"), "doctor offer 1gl 1gv 1gc, doctor serve")
    if set(takes(state)) == {1}:
        state = play(state, f"1 take {sorted(takes(state)[1])[0]}")
    everything = {"1gl", "1gv", "1gc", "4bl", "4bc", "4ol"} - set(state.board.plates[1])
    assert takes(state)[0] == takes(state)[2] == everything


@pytest.mark.rule("6.2")
def test_a_card_is_obeyed_even_if_all_it_leaves_is_bad() -> None:
    # The vegetable group under Paranoia: the trash has only liquids and a cheese.
    state = play(struck("- paranoia -"), "doctor offer 1gl 1gv 1gc, doctor serve")
    error = refuse(state, "1 take 1gv")
    assert (error.code, error.rule) == (Code.TRASH_ONLY, "6.8")
    assert takes(state) == {1: {"4bl", "4bc", "4ol"}}
    state = play(state, "1 take 4bc, 0 take 1gl, 2 take 1gc, doctor analyse")
    assert row(state, 1) == "1rv+ 1ov+ 1yv+ 4bc- x"


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    ("card", "eaten"),
    [
        ("madness", "2rl+"),
        ("insomnia", "1gl+"),
        ("gluttony", "1gl+ 4bl+"),
        ("megalomania", "1gl+"),
        ("paranoia", "4bl+"),
    ],
)
def test_a_card_ends_in_the_row_after_that_meals_foods(card: str, eaten: str) -> None:
    state = finish_meal_4(struck(f"{card} - -"))
    assert row(state, 0) == f"1rl+ 1ol+ 1yl+ {eaten} x"
    # No other row has one.
    assert "x" not in row(state, 1) + row(state, 2)


@pytest.mark.rule("6.3")
def test_a_card_follows_the_foods_that_megalomania_moved() -> None:
    state = play(
        struck("megalomania - -"), "doctor offer 1gl 1gv 1gc, doctor serve, 0 take 1gl, 1 take 1gv, 2 take 1gc"
    )
    state = play(state, "doctor analyse, 0 predict - good bad")
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 1gl+ 1gc- x"


@pytest.mark.rule("6.3", "6.1")
def test_counting_starts_again_after_the_green_cross() -> None:
    state = eat(eat(finish_meal_4(struck("insomnia - -"))))
    # Six checks in all, but only two in the run.
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 1gl+ x 4rl+ 2rl+"
    assert cards(state) == ["-", "-", "-"]


@pytest.mark.rule("6.3", "3.7")
def test_a_green_cross_is_not_a_food_to_compare_with() -> None:
    state = finish_meal_4(struck("insomnia - -", "1bl=identical:type 2gv=mandatory:v 3rc=mandatory:c"))
    assert row(eat(state), 0) == "1rl+ 1ol+ 1yl+ 1gl+ x 4rl+"
    assert row(eat(state, "4rc 4rv 4ov"), 0) == "1rl+ 1ol+ 1yl+ 1gl+ x 4rc-"


@pytest.mark.rule("6.3", "4.10")
def test_green_crosses_do_not_count_as_crosses() -> None:
    state = finish_meal_4(struck("insomnia - -"))
    state = eat(state, "4ov 4rv 4rc")
    state = eat(state, "4oc 2rv 2rc")
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 1gl+ x 4ov- 4oc-"
    assert state.board.outcome is None


@pytest.mark.rule("6.2", "10.1")
def test_everyone_sees_a_card_when_it_is_drawn() -> None:
    state = eat(eat(begin(TYPES, PILE, complications="gluttony"), "1rl 1rc 1rv"))
    state = play(state, "doctor offer 1yl 1yv 1yc, doctor serve, 0 take 1yl, 1 take 1yv, 2 take 1yc")
    state, events = step(state, "doctor analyse")
    for role in roles(state.config):
        assert ComplicationDrawn(Group(0), Complication.GLUTTONY) in events_for(events, role)
        assert view(state, role).board.complications == (Complication.GLUTTONY, None, None)
