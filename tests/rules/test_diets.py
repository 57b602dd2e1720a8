"""Section 3: what each diet accepts and which identities it suits; section 9: the rulebooks' examples."""

from itertools import combinations, pairwise, product
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Category,
    Code,
    Diet,
    DietName,
    Food,
    Forbidden,
    Mandatory,
    Refused,
    Specification,
    check_diets,
    diets_for,
    judge,
    parse_diet,
    parse_food,
)
from doctor_rat.rules.diets import KINDS
from rules.staging import PAIR, refused, texts
from stage import begin

TYPES, QUANTITIES = "clv", "1234"
PAIRS = [one + other for one, other in combinations("roygb", 2)]
CARDS = [*TYPES, *QUANTITIES, *PAIRS]
PLACE = {"quantity": 0, "colour": 1, "type": 2}

Meals = st.lists(st.sampled_from(FOODS), min_size=1, max_size=8)


def fits(food: str, card: str) -> bool:
    return food[1] in card if len(card) == 2 else card in (food[0], food[2])


def family(card: str) -> int:
    return 2 if len(card) == 2 else card in TYPES


def suiting(name: DietName) -> st.SearchStrategy[tuple[Food, Diet]]:
    """An identity, and a diet of this name that suits it."""
    found = [(identity, diet) for identity in IDENTITIES for diet in diets_for(identity) if diet.name is name]
    return st.sampled_from(found)


def cards(diet: Diet) -> list[str]:
    return str(diet).partition(":")[2].replace("/", "+").split("+")


@given(suiting(DietName.MANDATORY), Meals)
@pytest.mark.rule("3.1")
def test_mandatory_wants_one_of_its_cards_matched(group: tuple[Food, Diet], foods: list[Food]) -> None:
    identity, diet = group
    assert judge(identity, diet, foods) == tuple(any(fits(food, card) for card in cards(diet)) for food in foods)


@given(suiting(DietName.FORBIDDEN), Meals)
@pytest.mark.rule("3.2")
def test_forbidden_wants_none_of_its_cards_matched(group: tuple[Food, Diet], foods: list[Food]) -> None:
    identity, diet = group
    assert judge(identity, diet, foods) == tuple(not any(fits(food, card) for card in cards(diet)) for food in foods)


@given(suiting(DietName.ALTERNATING), Meals)
@pytest.mark.rule("3.3")
def test_alternating_wants_the_right_card_in_odd_meals_and_the_left_in_even_ones(
    group: tuple[Food, Diet], foods: list[Food]
) -> None:
    identity, diet = group
    left, right = cards(diet)
    sides = [right, left] * 4
    assert judge(identity, diet, foods) == tuple(fits(food, side) for food, side in zip(foods, sides))


@given(suiting(DietName.IDENTICAL), Meals)
@pytest.mark.rule("3.4")
def test_identical_wants_the_category_of_the_previous_food(group: tuple[Food, Diet], foods: list[Food]) -> None:
    identity, diet = group
    at = PLACE[cards(diet)[0]]
    assert judge(identity, diet, foods) == tuple(one[at] == other[at] for one, other in pairwise([identity, *foods]))


@given(suiting(DietName.DIFFERENT), Meals)
@pytest.mark.rule("3.5")
def test_different_wants_something_other_than_the_previous_food(group: tuple[Food, Diet], foods: list[Food]) -> None:
    identity, diet = group
    at = PLACE[cards(diet)[0]]
    assert judge(identity, diet, foods) == tuple(one[at] != other[at] for one, other in pairwise([identity, *foods]))


@given(suiting(DietName.STEP), Meals)
@pytest.mark.rule("3.6")
def test_step_wants_exactly_one_more_or_one_fewer(group: tuple[Food, Diet], foods: list[Food]) -> None:
    identity, diet = group
    steps = [int(other[0]) - int(one[0]) for one, other in pairwise([identity, *foods])]
    assert judge(identity, diet, foods) == tuple(step in (-1, 1) for step in steps)


@pytest.mark.rule("3.1", "3.2", "3.3")
def test_what_each_card_matches() -> None:
    for food, card in product(FOODS, Specification):
        assert (food in card.foods) == fits(food, card)


def every_suiting_diet(identity: str) -> set[str]:
    """Section 3 and rule 2.8 spelled out over all cards."""
    fitting = {card for card in CARDS if fits(identity, card)}
    other = [card for card in CARDS if card not in fitting]
    two = list(combinations(CARDS, 2))
    return {
        *(f"mandatory:{card}" for card in fitting),
        *(f"mandatory:{a}+{b}" for a, b in two if a in fitting or b in fitting),
        *(f"forbidden:{card}" for card in other),
        *(f"forbidden:{a}+{b}" for a, b in combinations(other, 2) if family(a) != family(b)),
        *(f"alternating:{left}/{right}" for left in fitting for right in CARDS if left != right),
        *(f"{name}:{category}" for name in ("identical", "different") for category in PLACE),
        "step",
    }


@pytest.mark.rule("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "2.8")
@pytest.mark.parametrize("identity", IDENTITIES)
def test_every_diet_that_suits_an_identity(identity: Food) -> None:
    found = [str(diet) for diet in diets_for(identity)]
    assert len(found) == len(set(found)) == 237
    assert set(found) == every_suiting_diet(identity)


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("identity", IDENTITIES)
def test_every_other_diet_is_refused(identity: Food) -> None:
    suiting = every_suiting_diet(identity)
    names = [f"{name}:{card}" for name in ("mandatory", "forbidden") for card in CARDS]
    names += [f"{name}:{a}+{b}" for name in ("mandatory", "forbidden") for a, b in product(CARDS, repeat=2)]
    names += [f"alternating:{a}/{b}" for a, b in product(CARDS, repeat=2)]
    diets = {str(diet): diet for diet in map(parse_diet, names)}
    assert len(diets) - len(suiting & set(diets)) > 200
    for text, diet in diets.items():
        if text not in suiting:
            with pytest.raises(Refused):
                diet.check(identity)


REFUSED = [
    ("1bl", "mandatory:c", Code.DIET_IDENTITY, "3.1"),
    ("1bl", "mandatory:c+3", Code.DIET_IDENTITY, "3.1"),
    ("2gv", "mandatory:rb", Code.DIET_IDENTITY, "3.1"),
    ("1bl", "forbidden:l", Code.DIET_IDENTITY, "3.2"),
    ("1bl", "forbidden:c+gb", Code.DIET_IDENTITY, "3.2"),
    ("3rc", "forbidden:l+3", Code.DIET_IDENTITY, "3.2"),
    ("3rc", "forbidden:l+v", Code.CARDS_ONE_FAMILY, "3.2"),
    ("3rc", "forbidden:1+2", Code.CARDS_ONE_FAMILY, "3.2"),
    ("3rc", "forbidden:oy+gb", Code.CARDS_ONE_FAMILY, "3.2"),
    ("3rc", "alternating:v/c", Code.DIET_IDENTITY, "3.3"),
    ("2gv", "alternating:3/2", Code.DIET_IDENTITY, "3.3"),
    ("1bl", "mandatory:l+l", Code.CARDS_EQUAL, "2.8"),
    ("1bl", "forbidden:c+c", Code.CARDS_EQUAL, "2.8"),
    ("1bl", "alternating:l/l", Code.CARDS_EQUAL, "2.8"),
]


@pytest.mark.rule("3.1", "3.2", "3.3", "2.8")
@pytest.mark.parametrize(("identity", "diet", "code", "rule"), REFUSED)
def test_why_a_diet_is_refused(identity: str, diet: str, code: Code, rule: str) -> None:
    with refused(code, rule):
        parse_diet(diet).check(parse_food(identity))
    with refused(code, rule):
        judge(parse_food(identity), parse_diet(diet), FOODS[:1])
    with refused(code, rule):
        check_diets((parse_food(identity),), (parse_diet(diet),))


@pytest.mark.rule("3.1", "3.2")
@pytest.mark.parametrize("count", [0, 3])
def test_mandatory_and_forbidden_take_one_or_two_cards(count: int) -> None:
    some = tuple(map(Specification, ["l", "4", "oy"][:count]))
    with refused(Code.CARD_COUNT, "3.1"):
        Mandatory(some).check(parse_food("1bl"))
    with refused(Code.CARD_COUNT, "3.2"):
        Forbidden(some).check(parse_food("3rc"))


@pytest.mark.rule("3.4", "3.5", "3.6")
def test_identical_different_and_step_suit_every_identity() -> None:
    texts = [f"{name}:{category}" for name in ("identical", "different") for category in Category]
    for text, identity in product([*texts, "step"], IDENTITIES):
        parse_diet(text).check(identity)


def verdicts(identity: str, diet: str, foods: str) -> tuple[bool, ...]:
    return judge(parse_food(identity), parse_diet(diet), map(parse_food, foods.split()))


@pytest.mark.rule("9.1", "3.1")
def test_mandatory_liquid_or_red_orange_accepts_liquids_red_and_orange() -> None:
    diet, identity = parse_diet("mandatory:l+ro"), parse_food("3rc")
    accepted = {food for food in FOODS if judge(identity, diet, (food,)) == (True,)}
    assert accepted == {food for food in FOODS if food[2] == "l" or food[1] in "ro"}
    assert len(accepted) == 36


@pytest.mark.rule("9.2", "3.2")
def test_forbidden_liquid_and_orange_blue_suits_two_green_vegetables() -> None:
    parse_diet("forbidden:l+ob").check(parse_food("2gv"))
    assert "forbidden:l+ob" in map(str, diets_for(parse_food("2gv")))
    with refused(Code.DIET_IDENTITY, "3.2"):
        parse_diet("forbidden:l+ob").check(parse_food("1bl"))


@pytest.mark.rule("9.3", "3.3")
def test_alternating_example() -> None:
    assert verdicts("3rc", "alternating:c/v", "2rl 4bc") == (False, True)


@pytest.mark.rule("9.4", "3.4", "3.7")
def test_identical_example() -> None:
    assert verdicts("3rc", "identical:type", "2rc 2rl 4yl") == (True, False, True)


@pytest.mark.rule("9.5", "3.5", "3.7")
def test_different_example() -> None:
    assert verdicts("3rc", "different:type", "2rl 2gl 3bc") == (True, False, True)


@pytest.mark.rule("9.6", "3.6", "3.7")
def test_step_example() -> None:
    assert verdicts("3rc", "step", "2rc 2rl 1ov") == (True, False, True)


@pytest.mark.rule("9.7", "4.1")
def test_with_two_groups_the_doctor_draws_three_foods() -> None:
    state = begin(PAIR, "4yl 1rc 2bv 3gl 4ov")
    assert texts(state.desk.stock) == "1rc 2bv 3gl"


@pytest.mark.parametrize("kind", get_args(Diet))
def test_every_diet_says_whether_it_looks_back(kind: type[Diet]) -> None:
    """A verdict depends on the previous food or on the meal, never on both: bots' tables rely on it."""
    assert "looks_back" in vars(kind)
    found = {diet for identity in IDENTITIES for diet in diets_for(identity) if isinstance(diet, kind)}
    for diet, food in product(found, FOODS):
        if kind.looks_back:
            verdicts = {tuple(diet.accepts(food, previous, meal) for previous in FOODS) for meal in range(1, 8)}
        else:
            verdicts = {tuple(diet.accepts(food, previous, meal) for meal in range(1, 8)) for previous in FOODS}
        assert len(verdicts) == 1


@pytest.mark.parametrize("kind", KINDS.values(), ids=str)
def test_the_example_of_a_diet_is_its_own_and_shows_both_verdicts(kind: type[Diet]) -> None:
    identity, diet, *foods = kind.example.split()
    assert isinstance(parse_diet(diet), kind)
    assert set(judge(Food(identity), parse_diet(diet), map(Food, foods))) == {True, False}
