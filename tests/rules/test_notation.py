"""Section 8: the notation of foods, cards, diets, actions and whole games."""

from collections.abc import Callable
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Category,
    Code,
    Diet,
    DoctorRatError,
    Food,
    Mandatory,
    Specification,
    State,
    Type,
    Unreadable,
    Variant,
    diets_for,
    legal_actions,
    parse_action,
    parse_category,
    parse_diet,
    parse_food,
    parse_specification,
    parse_state,
)
from rules.staging import GOOD, PAIR, complicated, fed, stocked, taken
from stage import PRESET, begin, play

# Near misses, made of the notation's own letters and words.
Letters = st.text(alphabet="01234roygbclvx+/:-; ", max_size=12)
VOCABULARY = """doctor 0 1 2 -1 01 1bl 3rc take offer serve analyse medicine strict-menu yuck-front yuck-back
    predict pass good bad - mandatory: forbidden:l alternating:c/v identical:type step step: + / c ro"""
Words = st.sampled_from(VOCABULARY.split())
Garbage = st.text() | Letters | st.lists(Words, max_size=6).map(" ".join)


def unreadable(parse: Callable[[str], object], text: str, code: Code, rule: str | None) -> None:
    with pytest.raises(Unreadable) as caught:
        parse(text)
    assert caught.value.code is code
    assert caught.value.rule == rule


@pytest.mark.rule("8.1")
def test_a_food_is_quantity_color_and_type() -> None:
    for quantity, colour, kind in product("1234", "roygb", "clv"):
        food = parse_food(quantity + colour + kind)
        assert (food.quantity, food.colour, food.type) == (int(quantity), colour, kind)
        assert str(food) == quantity + colour + kind


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("text", "quantity", "colour", "kind"),
    [("3rc", 3, "RED", "CHEESE"), ("1bl", 1, "BLUE", "LIQUID"), ("2gv", 2, "GREEN", "VEGETABLE")],
)
def test_the_letters_of_a_food(text: str, quantity: int, colour: str, kind: str) -> None:
    food = parse_food(text)
    assert (food.quantity, food.colour.name, food.type.name) == (quantity, colour, kind)


WRONG_FOODS = [
    "",
    "3",
    "3r",
    "rc3",
    "3cr",
    "5rc",
    "0rc",
    "3RC",
    " 3rc",
    "3rc ",
    "3xc",
    "3rx",
    "33rc",
    "3rcc",
    "\uff13rc",
]


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("text", WRONG_FOODS)
def test_no_food(text: str) -> None:
    unreadable(parse_food, text, Code.BAD_FOOD, "8.1")


@pytest.mark.rule("8.2")
def test_a_specification_is_a_type_a_digit_or_two_colors() -> None:
    pairs = [one + other for one, other in combinations("roygb", 2)]
    for text in ("c", "l", "v", "1", "2", "3", "4", *pairs):
        assert str(parse_specification(text)) == text
    assert len(Specification) == 3 + 4 + len(pairs)
    families = [parse_specification(text).family for text in ("l", "3", "ro")]
    assert families == [Category.TYPE, Category.QUANTITY, Category.COLOUR]
    assert parse_specification("l").foods == {food for food in FOODS if food.type is Type.LIQUID}


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("text", ["", "r", "or", "br", "rr", "roy", "0", "5", "cl", "L", "RO", "r o", "type", "c "])
def test_no_specification(text: str) -> None:
    unreadable(parse_specification, text, Code.BAD_SPECIFICATION, "8.2")


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("identity", IDENTITIES)
def test_every_diet_is_read_as_it_is_written(identity: Food) -> None:
    diets = diets_for(identity)
    assert len(diets) == 237
    for diet in diets:
        assert parse_diet(str(diet)) == diet


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("mandatory:ro+l", "mandatory:l+ro"),
        ("mandatory:3+c", "mandatory:c+3"),
        ("mandatory:v+c", "mandatory:c+v"),
        ("mandatory:l+c", "mandatory:c+l"),
        ("mandatory:4+2", "mandatory:2+4"),
        ("mandatory:ro+4", "mandatory:4+ro"),
        ("forbidden:ob+3", "forbidden:3+ob"),
        # Color pairs are in rainbow order, not alphabetical.
        ("mandatory:gb+ro", "mandatory:ro+gb"),
        ("mandatory:ob+ry", "mandatory:ry+ob"),
        ("mandatory:og+oy", "mandatory:oy+og"),
        ("mandatory:gb+yb", "mandatory:yb+gb"),
    ],
)
def test_two_cards_in_another_order_are_read_and_put_right(text: str, written: str) -> None:
    assert str(parse_diet(text)) == written
    assert parse_diet(text) == parse_diet(written)
    assert hash(parse_diet(text)) == hash(parse_diet(written))


@pytest.mark.rule("8.3")
def test_the_whole_order_of_cards() -> None:
    order = ["c", "l", "v", "1", "2", "3", "4", "ro", "ry", "rg", "rb", "oy", "og", "ob", "yg", "yb", "gb"]
    for one, other in combinations(order, 2):
        cards = (Specification(other), Specification(one))
        assert str(Mandatory(cards)) == f"mandatory:{one}+{other}"


@pytest.mark.rule("8.3")
def test_alternating_keeps_left_and_right() -> None:
    assert str(parse_diet("alternating:v/c")) == "alternating:v/c"
    assert str(parse_diet("alternating:ro/l")) == "alternating:ro/l"
    assert parse_diet("alternating:v/c") != parse_diet("alternating:c/v")


WRONG_DIETS = {
    "": Code.BAD_DIET,
    "mandatory": Code.BAD_SPECIFICATION,
    "mandatory:": Code.BAD_SPECIFICATION,
    "mandatory:or": Code.BAD_SPECIFICATION,
    "mandatory:l/ro": Code.BAD_SPECIFICATION,
    "mandatory:l+": Code.BAD_SPECIFICATION,
    "mandatory: l": Code.BAD_SPECIFICATION,
    "mandatory:l+ro+3": Code.BAD_DIET,
    "forbidden:type": Code.BAD_SPECIFICATION,
    "alternating:c": Code.BAD_DIET,
    "alternating:c+v": Code.BAD_DIET,
    "alternating:c/v/l": Code.BAD_DIET,
    "alternating:c/v+l": Code.BAD_SPECIFICATION,
    "identical:color": Code.BAD_CATEGORY,
    "identical:": Code.BAD_CATEGORY,
    "identical:type+colour": Code.BAD_DIET,
    "different:c": Code.BAD_CATEGORY,
    "step:": Code.BAD_DIET,
    "step:1": Code.BAD_DIET,
    "Step": Code.BAD_DIET,
    "mandatory l": Code.BAD_DIET,
}


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("text", "code"), WRONG_DIETS.items())
def test_no_diet(text: str, code: Code) -> None:
    rule = "8.2" if code is Code.BAD_SPECIFICATION else "8.3"
    unreadable(parse_diet, text, code, rule)


@pytest.mark.rule("8.3")
def test_categories() -> None:
    assert [str(parse_category(text)) for text in ("type", "quantity", "colour")] == ["type", "quantity", "colour"]
    for text in ("", "Type", "color", "types"):
        unreadable(parse_category, text, Code.BAD_CATEGORY, "8.3")


@pytest.mark.rule("8.1", "8.2", "8.3")
@given(Garbage)
def test_other_text_is_unreadable_and_nothing_else(text: str) -> None:
    for parse in (parse_food, parse_specification, parse_category, parse_action):
        try:
            assert str(parse(text)) == " ".join(text.split())
        except Unreadable:
            continue
    try:
        diet: Diet = parse_diet(text)
    except Unreadable:
        return
    assert sorted(str(diet)) == sorted(text)


@pytest.mark.rule("8.1", "8.3")
@given(Garbage)
def test_no_text_breaks_the_reading_of_a_game(text: str) -> None:
    for whole in (text, f"{begin()};{text}", f"colony 3;{text};;{' '.join(FOODS)}"):
        try:
            parse_state(whole)
        except DoctorRatError:
            continue


def moments() -> list[State]:
    prepared = fed(PRESET, *GOOD[:3], then="2rc 2ov 3yc 4bc")
    offered = play(prepared, "doctor offer 2rc 2ov 3yc")
    megalomania = taken(complicated("megalomania", then="2rl 2ov 4gc"), "2rl 2ov")
    return [
        begin(),
        prepared,
        offered,
        play(offered, "doctor medicine 1 1, doctor strict-menu 0 3yc, doctor serve"),
        taken(prepared, "2rc 2ov 3yc"),
        play(megalomania, "doctor analyse"),
        fed(PRESET, *GOOD),
        begin(PAIR, variant=Variant.COLLEAGUES),
        play(begin(PAIR, "4yl 1rc 2bv 3gl", variant=Variant.COLLEAGUES), "0 pass, 1 pass, 0 take 1rc, 1 take 2bv"),
    ]


@pytest.mark.rule("8.1", "8.3")
def test_games_and_actions_are_read_as_they_are_written() -> None:
    for state in moments():
        assert parse_state(str(state)) == state
        assert repr(state) == f"parse_state({str(state)!r})"
        for action in legal_actions(state):
            assert parse_action(str(action)) == action


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    "text",
    ["", "0", "take 1bl", "0 take", "0 take 1bl 2gv", "0 take 5rc", "doctor take 1bl", "0 serve", "x take 1bl"]
    + ["0 eat 1bl", "00 take 1bl", "+0 take 1bl", "doctor medicine 0", "doctor medicine 0 one", "0 predict yes -"],
)
def test_no_action(text: str) -> None:
    unreadable(parse_action, text, Code.BAD_ACTION, None)


@pytest.mark.rule("8.1")
def test_spaces_around_the_words_of_an_action_do_not_matter() -> None:
    assert parse_action("  0   take 1bl ") == parse_action("0 take 1bl")
    assert stocked(PAIR, "1rc 1oc").desk.stock[0] == parse_food("1rc")
