"""Section 1: what is in the box."""

from collections import Counter
from itertools import product

import pytest

from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Category,
    Code,
    Colour,
    Complication,
    Config,
    DietName,
    Food,
    Phase,
    Role,
    Specification,
    Type,
    Variant,
    judge,
    new_game,
    parse_diet,
    parse_food,
    roles,
)
from doctor_rat.rules.cards import CATEGORY_COPIES, SPECIFICATION_COPIES
from doctor_rat.rules.diets import DIET_COPIES
from rules.staging import GOOD, PAIR, complicated, eaten, fed, refused, stocked
from stage import PRESET, begin, make_deal, row

FIVE = tuple(Complication)


@pytest.mark.rule("1.1")
def test_sixty_foods_are_one_of_each_type_quantity_and_color() -> None:
    assert sorted(FOODS) == sorted(f"{q}{c}{t}" for q, c, t in product("1234", "roygb", "clv"))
    assert Counter(food.type for food in FOODS) == dict.fromkeys(Type, 20)
    assert Counter(food.quantity for food in FOODS) == dict.fromkeys((1, 2, 3, 4), 15)
    assert Counter(food.colour for food in FOODS) == dict.fromkeys(Colour, 12)


@pytest.mark.rule("1.1")
def test_a_food_knows_its_quantity_color_and_type() -> None:
    food = parse_food("4ov")
    assert (food.quantity, food.colour, food.type) == (4, Colour.ORANGE, Type.VEGETABLE)
    assert {kind.name for kind in Type} == {"CHEESE", "LIQUID", "VEGETABLE"}
    assert [colour.name for colour in Colour] == ["RED", "ORANGE", "YELLOW", "GREEN", "BLUE"]


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("pile", [FOODS[:-1], (*FOODS[:-1], FOODS[0]), (*FOODS, FOODS[0])])
def test_a_pile_is_the_sixty_foods_once_each(pile: tuple[Food, ...]) -> None:
    deal = make_deal(PAIR)
    with refused(Code.BAD_PILE, "1.1"):
        new_game(Config(identities=IDENTITIES[:2]), type(deal)(deal.diets, pile, deal.sources))


@pytest.mark.rule("1.1")
def test_the_same_food_lies_as_a_check_or_as_a_cross() -> None:
    good, bad = (fed(PAIR, foods) for foods in ("1rc 1oc", "1oc 1rc"))
    assert (row(good, 0), row(good, 1)) == ("1rc+", "1oc+")
    assert (row(bad, 0), row(bad, 1)) == ("1oc-", "1rc+")


@pytest.mark.rule("1.2")
def test_the_three_identities() -> None:
    assert IDENTITIES == ("1bl", "2gv", "3rc")


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("food", [food for food in FOODS if food not in ("1bl", "2gv", "3rc")][::9])
def test_no_other_food_is_an_identity(food: Food) -> None:
    for attempt in (
        lambda: Config(identities=(IDENTITIES[0], food)),
        lambda: judge(food, parse_diet("step"), FOODS[:1]),
    ):
        with refused(Code.NOT_AN_IDENTITY, "1.2"):
            attempt()


@pytest.mark.rule("1.2", "1.1")
def test_an_identity_is_a_card_apart_from_the_same_food() -> None:
    state = fed(PAIR, "1bl 2gv")
    assert (row(state, 0), row(state, 1)) == ("1bl+", "2gv+")
    assert [eater.identity for eater in state.board.rows] == ["1bl", "2gv"]


@pytest.mark.rule("1.3")
def test_seventeen_specifications_in_three_families() -> None:
    families = Counter(card.family for card in Specification)
    assert families == {Category.TYPE: 3, Category.QUANTITY: 4, Category.COLOUR: 10}
    pairs = {"ro", "ry", "rg", "rb", "oy", "og", "ob", "yg", "yb", "gb"}
    assert {card for card in Specification if card.family is Category.COLOUR} == pairs


@pytest.mark.rule("1.3", "1.4")
def test_fifty_six_restriction_cards() -> None:
    assert sum(DIET_COPIES.values()) == 16
    assert CATEGORY_COPIES * len(Category) == 6
    assert SPECIFICATION_COPIES * len(Specification) == 34


# Each group in turn asks for the third copy of a card.
@pytest.mark.rule("1.3", "2.7")
@pytest.mark.parametrize(
    ("two", "three"),
    [
        (
            "1bl=mandatory:c+l 2gv=forbidden:c 3rc=mandatory:3",
            "1bl=mandatory:c+l 2gv=forbidden:c 3rc=mandatory:c",
        ),
        (
            "1bl=alternating:1/4 2gv=forbidden:4 3rc=forbidden:2",
            "1bl=alternating:1/4 2gv=forbidden:4 3rc=forbidden:l+4",
        ),
        (
            "1bl=forbidden:c+oy 2gv=forbidden:oy 3rc=step",
            "1bl=forbidden:c+oy 2gv=forbidden:oy 3rc=mandatory:3+oy",
        ),
    ],
)
def test_a_specification_has_two_copies(two: str, three: str) -> None:
    begin(two)
    with refused(Code.CARDS_USED_UP, "1.3"):
        begin(three)


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("category", ["type", "quantity", "colour"])
def test_a_category_has_two_copies(category: str) -> None:
    state = begin(f"1bl=identical:{category} 2gv=different:{category} 3rc=step")
    assert [str(diet) for diet in state.deal.diets[:2]] == [f"identical:{category}", f"different:{category}"]


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(
    "diets",
    [
        ("mandatory:l", "mandatory:v", "mandatory:c"),
        ("forbidden:c", "forbidden:l", "forbidden:v"),
        ("alternating:l/c", "alternating:v/l", "alternating:c/v"),
        ("identical:type", "identical:quantity", "identical:colour"),
        ("different:type", "different:quantity", "different:colour"),
    ],
)
def test_five_diet_cards_have_three_copies(diets: tuple[str, ...]) -> None:
    state = begin(" ".join(f"{food}={diet}" for food, diet in zip(IDENTITIES, diets)))
    assert tuple(map(str, state.deal.diets)) == diets
    (name,) = {diet.name for diet in state.deal.diets}
    assert DIET_COPIES[name] == 3


@pytest.mark.rule("1.4", "2.9")
def test_quantity_step_is_there_once() -> None:
    assert DIET_COPIES[DietName.STEP] == 1
    with refused(Code.DIETS_EQUAL, "2.9"):
        begin("1bl=step 2gv=identical:type 3rc=step")


@pytest.mark.rule("1.5")
def test_five_complications_all_different() -> None:
    state = begin(complications="paranoia")
    assert sorted(state.deal.complications) == ["gluttony", "insomnia", "madness", "megalomania", "paranoia"]


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(
    "cards",
    [
        (),
        tuple(Complication)[:4],
        (*tuple(Complication)[:4], Complication.MADNESS),
        (*Complication, Complication.MADNESS),
    ],
)
def test_other_complications_are_refused(cards: tuple[Complication, ...]) -> None:
    deal = make_deal(PRESET)
    with refused(Code.BAD_COMPLICATIONS, "1.5"):
        new_game(Config(Variant.COMPLICATIONS), type(deal)(deal.diets, deal.pile, deal.sources, cards))


@pytest.mark.rule("1.6", "2.3")
def test_the_doctor_begins_with_all_tokens() -> None:
    board = begin().board
    assert (board.yuck, board.medicine, board.strict_menu) == (3, True, True)


@pytest.mark.rule("1.6")
def test_only_colleagues_has_a_first_player_token() -> None:
    for state in (begin(), begin(PAIR), complicated("madness")):
        assert state.board.first is None
    assert begin(PAIR, variant=Variant.COLLEAGUES).board.first == 0


@pytest.mark.rule("1.6")
def test_the_rat_marker_starts_at_meal_one_and_goes_over_eight_plates() -> None:
    state = stocked(PRESET, *GOOD)
    seen = []
    for foods in GOOD:
        seen.append(state.board.meal)
        state = eaten(state, foods)
    assert seen == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (state.board.meal, state.board.phase) == (8, Phase.OVER)


@pytest.mark.rule("1.7", "2.1")
@pytest.mark.parametrize("count", [2, 3])
def test_one_doctor_and_two_or_three_groups(count: int) -> None:
    groups = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)[:count]
    assert roles(Config(identities=IDENTITIES[:count])) == (Role.DOCTOR, *groups, Role.SPECTATOR)
