"""Rule 2.7: the random draw of a diet. Seeds fix the draws, so nothing here is left to luck."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from doctor_rat.rules import (
    IDENTITIES,
    Alternating,
    Category,
    Config,
    Diet,
    DietName,
    Food,
    Forbidden,
    Group,
    Mandatory,
    Specification,
    check_diets,
    diets_for,
    new_deal,
    new_game,
    parse_diet,
    shuffle,
)

DRAWS = 8_000
Law = dict[str, Fraction]


def group_of(identity: str) -> Group:
    return Group([str(food) for food in IDENTITIES].index(identity))


@cache
def drawn(identity: str, chosen: str = "", *, one_family: bool = False) -> tuple[Diet, ...]:
    """What this group draws in many games; `chosen` are other groups' diets, such as `1bl=step`."""
    setup = shuffle(Config(), Random(1), one_family=one_family)
    for text in chosen.split():
        other, _, diet = text.partition("=")
        setup = setup.choose(group_of(other), parse_diet(diet))
    group = group_of(identity)
    found = [replace(setup, luck=number).draw(group).diets[group] for number in range(DRAWS)]
    return tuple(diet for diet in found if diet is not None)


def near(count: int, draws: int, chance: Fraction) -> bool:
    """Whether the count is within 4.5 standard deviations of the expected one."""
    spread = sqrt(draws * chance * (1 - chance))
    return abs(count - draws * chance) <= 4.5 * spread


def fits(food: str, card: str) -> bool:
    return food[1] in card if len(card) == 2 else card in (food[0], food[2])


def chance_of(card: Specification, gone: Sequence[str]) -> Fraction:
    """Picks a pile, then one of the cards left in it."""
    pile = [other for other in Specification if other.family is card.family]
    left = {other: 2 - list(gone).count(other) for other in pile}
    return Fraction(left[card], 3 * sum(left.values()))


def law(name: DietName, count: int, identity: str, used: Sequence[str] = ()) -> Law:
    """How likely each result is by 2.7, computed over all ways to draw."""
    ways: dict[str, Fraction] = {}
    for cards in product(Specification, repeat=count):
        chance = Fraction(1)
        for at, card in enumerate(cards):
            chance *= chance_of(card, [*used, *cards[:at]])
        made = results(name, cards, identity)
        for text in made:
            ways[text] = ways.get(text, Fraction(0)) + chance / len(made)
    total = sum(ways.values())
    return {text: chance / total for text, chance in ways.items()}


def results(name: DietName, cards: tuple[Specification, ...], identity: str) -> list[str]:
    """The legal diets these cards make: none if they're put back, two if chance decides the sides."""
    match = [fits(identity, card) for card in cards]
    if len(set(cards)) < len(cards):
        return []
    if name is DietName.MANDATORY:
        return [str(Mandatory(cards))] if any(match) else []
    if name is DietName.FORBIDDEN:
        mixed = len({card.family for card in cards}) == len(cards)
        return [str(Forbidden(cards))] if mixed and not any(match) else []
    one, other = cards
    sides = [(one, other)] * match[0] + [(other, one)] * match[1]
    return [f"alternating:{left}/{right}" for left, right in sides]


def is_of(name: DietName, count: int) -> Callable[[Diet], bool]:
    return lambda diet: diet.name is name and len(diet.cards()) == count


def families(diet: Diet) -> set[Category]:
    return {card.family for card in diet.cards() if isinstance(card, Specification)}


def kind(identity: str, text: str) -> tuple[str, ...]:
    """A kind of result common enough to count: each card's family and whether it fits."""
    cards = [card for card in parse_diet(text).cards() if isinstance(card, Specification)]
    marks = [f"{card.family}{'+' if fits(identity, card) else '-'}" for card in cards]
    return tuple(marks if text.startswith("alternating") else sorted(marks))


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("identity", IDENTITIES)
def test_only_diets_that_suit_the_identity_are_drawn(identity: Food) -> None:
    assert set(drawn(identity)) <= set(diets_for(identity))


@pytest.mark.rule("2.7", "1.4")
@pytest.mark.parametrize("identity", IDENTITIES)
def test_the_diet_card_is_one_of_sixteen_and_is_kept(identity: str) -> None:
    # If the Diet card were drawn again with the others, Mandatory and Forbidden would be rarer.
    counts = Counter(diet.name for diet in drawn(identity))
    for name in DietName:
        assert near(counts[name], DRAWS, Fraction(1 if name is DietName.STEP else 3, 16)), name


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("identity", IDENTITIES)
@pytest.mark.parametrize("name", [DietName.MANDATORY, DietName.FORBIDDEN])
def test_one_or_two_cards_are_equally_likely_and_the_number_is_kept(identity: str, name: DietName) -> None:
    counts = Counter(len(diet.cards()) for diet in drawn(identity) if diet.name is name)
    assert set(counts) == {1, 2}
    assert near(counts[1], counts.total(), Fraction(1, 2))


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("name", [DietName.IDENTICAL, DietName.DIFFERENT])
def test_a_category_is_one_of_six_cards(name: DietName) -> None:
    counts = Counter(diet.cards() for diet in drawn("1bl") if diet.name is name)
    assert set(counts) == {(category,) for category in Category}
    assert all(near(count, counts.total(), Fraction(1, 3)) for count in counts.values())


@pytest.mark.rule("2.7")
def test_the_law_itself_on_a_case_worked_out_by_hand() -> None:
    # For 3rc: the type c in 1 of 3 cards, the quantity 3 in 1 of 4, red in 4 of 10 pairs.
    worked = law(DietName.MANDATORY, 1, "3rc")
    assert worked["mandatory:c"] == Fraction(20, 59)
    assert worked["mandatory:3"] == Fraction(15, 59)
    assert worked["mandatory:rb"] == Fraction(6, 59)


@pytest.mark.rule("2.7", "1.3")
@pytest.mark.parametrize("identity", IDENTITIES)
@pytest.mark.parametrize(
    ("name", "count"),
    [
        (DietName.MANDATORY, 1),
        (DietName.MANDATORY, 2),
        (DietName.FORBIDDEN, 1),
        (DietName.FORBIDDEN, 2),
        (DietName.ALTERNATING, 2),
    ],
)
def test_a_family_pile_is_picked_for_each_card(identity: str, name: DietName, count: int) -> None:
    found = [str(diet) for diet in filter(is_of(name, count), drawn(identity))]
    expected: dict[tuple[str, ...], Fraction] = {}
    for text, chance in law(name, count, identity).items():
        expected[kind(identity, text)] = expected.get(kind(identity, text), Fraction(0)) + chance
    counts = Counter(kind(identity, text) for text in found)
    assert set(counts) <= set(expected)
    for sort, chance in expected.items():
        assert near(counts[sort], len(found), chance), sort


@pytest.mark.rule("2.7", "3.3")
@pytest.mark.parametrize("identity", IDENTITIES)
def test_alternating_has_the_matching_card_left_and_chance_decides_between_two(identity: str) -> None:
    found = [diet for diet in drawn(identity) if isinstance(diet, Alternating)]
    assert all(fits(identity, diet.left) for diet in found)
    both = [diet for diet in found if fits(identity, diet.right)]
    order = list(Specification)
    in_order = [diet for diet in both if order.index(diet.left) < order.index(diet.right)]
    assert near(len(in_order), len(both), Fraction(1, 2))


@pytest.mark.rule("2.7", "1.4")
def test_a_diet_card_that_is_used_up_is_not_drawn() -> None:
    counts = Counter(diet.name for diet in drawn("3rc", "1bl=step"))
    assert set(counts) == set(DietName) - {DietName.STEP}
    assert all(near(count, DRAWS, Fraction(3, 15)) for count in counts.values())


@pytest.mark.rule("2.7", "1.4")
def test_a_diet_card_with_a_copy_left_is_drawn_as_if_nobody_had_the_others() -> None:
    # Otherwise one group's chosen diet would decide what another draws.
    assert [diet.name for diet in drawn("3rc", "1bl=mandatory:l 2gv=mandatory:v")] == [d.name for d in drawn("3rc")]


@pytest.mark.rule("2.7", "1.3")
def test_a_specification_that_is_used_up_is_not_drawn() -> None:
    gone = drawn("3rc", "1bl=mandatory:c+l 2gv=forbidden:c")
    assert not [diet for diet in gone if "c" in diet.cards()]
    free, changed = [diet for diet in drawn("3rc") if "c" not in diet.cards()], 0
    for before, after in zip(drawn("3rc"), gone, strict=True):
        assert "c" in before.cards() or after == before
        changed += after != before
    assert changed == DRAWS - len(free)
    # The replacement follows the law, with the piles as they are without it.
    singles = [after for before, after in zip(drawn("3rc"), gone, strict=True) if str(before) == "mandatory:c"]
    worked = law(DietName.MANDATORY, 1, "3rc")
    expected = worked["mandatory:3"] / (1 - worked["mandatory:c"])
    assert near(sum(str(diet) == "mandatory:3" for diet in singles), len(singles), expected)


@pytest.mark.rule("2.7", "2.9")
def test_a_twin_is_drawn_again_with_the_same_diet_card() -> None:
    found = drawn("2gv", "1bl=identical:type")
    counts = Counter(str(diet) for diet in found if diet.name is DietName.IDENTICAL)
    assert set(counts) == {"identical:quantity", "identical:colour"}
    assert near(counts.total(), DRAWS, Fraction(3, 16))


@pytest.mark.rule("2.11", "2.7")
@pytest.mark.parametrize("identity", IDENTITIES)
def test_the_beginners_option_draws_alternating_of_one_family(identity: str) -> None:
    easy = [diet for diet in drawn(identity, one_family=True) if isinstance(diet, Alternating)]
    assert {diet.left.family is diet.right.family for diet in easy} == {True}
    usual = [diet for diet in drawn(identity) if isinstance(diet, Alternating)]
    assert {diet.left.family is diet.right.family for diet in usual} == {True, False}
    # It's only about Alternating: Mandatory still mixes families.
    mandatory = [diet for diet in drawn(identity, one_family=True) if is_of(DietName.MANDATORY, 2)(diet)]
    assert {len(families(diet)) for diet in mandatory} == {1, 2}
    counts = Counter(diet.name for diet in drawn(identity, one_family=True))
    assert near(counts[DietName.ALTERNATING], DRAWS, Fraction(3, 16))


@pytest.mark.rule("2.7", "2.8", "2.9")
def test_whole_deals_are_always_legal() -> None:
    config = Config()
    for seed in range(1500):
        deal = new_deal(config, Random(seed))
        check_diets(config.identities, deal.diets)
        assert len(set(deal.diets)) == 3
        cards = Counter(card for diet in deal.diets for card in diet.cards())
        assert max(cards.values(), default=0) <= 2
        assert new_game(config, deal).deal is deal


@pytest.mark.rule("2.7")
def test_the_groups_draw_independently() -> None:
    # Two groups have the same Diet card with a chance of 5 * 3/16 * 2/15.
    deals = [new_deal(Config(), Random(seed)) for seed in range(3000)]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        same = [deal for deal in deals if deal.diets[one].name is deal.diets[other].name]
        assert near(len(same), len(deals), Fraction(1, 8))


@pytest.mark.rule("2.7")
def test_the_second_card_is_drawn_from_what_the_first_left() -> None:
    # With the first card back in its pile, two cards of one family would be rarer.
    found, expected, spread = 0, Fraction(0), 0.0
    for identity, name in product(IDENTITIES, (DietName.MANDATORY, DietName.ALTERNATING)):
        diets = list(filter(is_of(name, 2), drawn(identity)))
        ways = law(name, 2, identity)
        chance = sum(chance for text, chance in ways.items() if is_short(parse_diet(text)))
        found += sum(map(is_short, diets))
        expected += len(diets) * chance
        spread += len(diets) * chance * (1 - chance)
    assert abs(found - expected) < 2 * sqrt(spread)


def is_short(diet: Diet) -> bool:
    """Both cards are types, or both quantities, where the difference shows most."""
    return len(families(diet)) == 1 and Category.COLOUR not in families(diet)
