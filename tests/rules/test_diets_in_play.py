"""Section 3 in a running game: what counts as the previous food, and which side of Alternating applies."""

import pytest

from doctor_rat.rules import State
from rules.staging import eaten, fed, served
from stage import play, row


def fifth_meal(state: State, food: str) -> State:
    """Group 0 eats this food of the doctor's stock in meal 5, and group 1 any other."""
    other = next(one for one in state.desk.stock if one != food)
    return eaten(state, f"{food} {other}")


@pytest.mark.rule("3.3")
def test_alternating_goes_by_the_meal_and_crosses_count_as_meals() -> None:
    # Odd meals use the right card: cheese, liquid, cheese; the cross in meal 2 shifts nothing.
    state = fed("1bl=alternating:l/c 2gv=forbidden:l", "1rc 1oc", "1rv 2oc", "2rc 1ov", "2rl 2ov")
    assert row(state, 0) == "1rc+ 1rv- 2rc+ 2rl+"


@pytest.mark.rule("3.3")
def test_a_second_food_in_one_meal_is_judged_by_that_meals_side() -> None:
    state = fed(
        "1bl=alternating:l/c 2gv=forbidden:l",
        *("1rc 1oc", "1rl 1ol", "2rc 2oc"),
        then="2rl 4oc 3rc",
        trash="4yl",
        complications="gluttony",
    )
    state = play(served(state, "2rl 4oc"), "0 take 2rl, 1 take 4oc, 0 take 4yl, doctor analyse")
    assert row(state, 0) == "1rc+ 1rl+ 2rc+ 2rl+ 4yl+ x"
    # Meal 5 wants the right side again, though its food is the sixth of the row.
    assert row(fifth_meal(state, "3rc"), 0).endswith("x 3rc+")


@pytest.mark.rule("3.3")
def test_a_group_that_ate_nothing_has_not_shifted() -> None:
    state = fed(
        "1bl=mandatory:rb 2gv=alternating:v/c",
        *("1rc 1oc", "1rl 1ol", "2rc 2oc"),
        then="2rl 2gv 3rc",
        complications="megalomania",
    )
    state = play(served(state, "2rl 2gv"), "0 take 2rl, 1 take 2gv, doctor analyse, 0 predict - bad")
    assert row(state, 1) == "1oc+ 1ol- 2oc+"
    # Meal 5 wants the right side, cheese, though its food is only the fourth of the row.
    red = next(food for food in state.desk.stock if food != "3rc")
    assert row(eaten(state, f"{red} 3rc"), 1) == "1oc+ 1ol- 2oc+ 3rc+"


@pytest.mark.rule("3.4", "3.5", "3.6", "3.7")
@pytest.mark.parametrize(
    ("diet", "foods", "expected"),
    [
        ("identical:colour", "1bc 1yc 1yl", "1bc+ 1yc- 1yl+"),
        ("identical:type", "1rc 1rl 2rl", "1rc- 1rl- 2rl+"),
        ("different:quantity", "1rc 2rl 1rl", "1rc- 2rl+ 1rl+"),
        ("step", "3rc 4rl 2rl", "3rc- 4rl+ 2rl-"),
    ],
)
def test_a_crossed_food_is_the_previous_food_of_the_next(diet: str, foods: str, expected: str) -> None:
    others = ("4oc", "4ov", "3oc")
    state = fed(f"1bl={diet} 2gv=forbidden:l", *(f"{one} {two}" for one, two in zip(foods.split(), others)))
    assert row(state, 0) == expected


@pytest.mark.rule("3.7", "5.3")
def test_a_covered_food_is_still_the_previous_food() -> None:
    state = fed("3rc=step 2gv=forbidden:l", "2rc 1oc", "2rl 2oc", then="1ov 4oc 4ov", extra="4bc")
    state = play(state, "doctor offer 1ov 4oc, doctor medicine 0 0, doctor serve, 0 take 1ov, 1 take 4oc")
    # One is one fewer than the covered two, but two fewer than the identity.
    assert row(play(state, "doctor analyse"), 0) == "(2rc+) (2rl-) 1ov+"


@pytest.mark.rule("3.7")
def test_a_complication_card_is_not_a_food_and_a_meals_first_food_precedes_its_second() -> None:
    state = fed(
        "1bl=step 2gv=forbidden:l",
        *("2rc 1oc", "3rl 1ol", "4rc 2oc"),
        then="3rv 4oc 3ov",
        trash="2yl",
        complications="gluttony",
    )
    state = play(served(state, "3rv 4oc"), "0 take 3rv, 1 take 4oc, 0 take 2yl, doctor analyse")
    assert row(state, 0) == "2rc+ 3rl+ 4rc+ 3rv+ 2yl+ x"
    # Three follows two; it would not follow the identity's one.
    assert row(fifth_meal(state, "3ov"), 0).endswith("2yl+ x 3ov+")
