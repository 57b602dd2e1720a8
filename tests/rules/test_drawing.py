"""Rule 2.7: drawing again gives the same diet, whatever else happens; a doctor who draws decides how many cards."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from doctor_rat.rules import (
    IDENTITIES,
    Code,
    Config,
    Diet,
    DietName,
    Group,
    Refused,
    Setup,
    Source,
    check_diets,
    diets_for,
    new_deal,
    parse_diet,
    shuffle,
)
from rules.drawing import drawing
from rules.staging import refused

ONE_OR_TWO = (DietName.MANDATORY, DietName.FORBIDDEN)
GROUPS = tuple(map(Group, range(3)))
LUCK = some.integers(0, 2**128 - 1)
FRESH = shuffle(Config(), Random(1))
WISHES = some.tuples(
    some.sampled_from(GROUPS), some.sampled_from(["draw", "one", "two", "choose"]), some.integers(0, 10_000)
)
"""What a doctor does for a group; the number picks a diet if he chooses."""


def follow(setup: Setup, group: Group, how: str, number: int) -> Setup:
    """Does it, unless it is refused."""
    try:
        if how == "choose":
            diets = diets_for(IDENTITIES[group])
            return setup.choose(group, diets[number % len(diets)])
        return setup.draw(group, {"one": 1, "two": 2}.get(how))
    except Refused:
        return setup


def is_possible(setup: Setup, group: Group, diet: Diet) -> bool:
    """Whether 2.9 and the copies allow this group this diet, given the others."""
    try:
        check_diets(setup.config.identities, [*setup.diets[:group], diet, *setup.diets[group + 1 :]])
    except Refused:
        return False
    return True


def results(setup: Setup, group: Group) -> dict[int | None, Diet | None]:
    """What this group draws: by chance, with one card and with two."""
    found: dict[int | None, Diet | None] = {}
    for cards in (None, 1, 2):
        try:
            found[cards] = setup.draw(group, cards).diets[group]
        except Refused:
            assert cards is not None
    return found


@pytest.mark.rule("2.7", "11.1")
@given(LUCK, some.lists(WISHES, max_size=12), some.booleans())
def test_a_group_draws_the_same_whatever_happens_unless_what_lies_there_forbids_it(
    luck: int, wishes: list[tuple[Group, str, int]], one_family: bool
) -> None:
    fresh = replace(FRESH, luck=luck, one_family=one_family)
    setup = fresh
    for wish in wishes:
        setup = follow(setup, *wish)
    for group in GROUPS:
        first, now = results(fresh, group), results(setup, group)
        for cards, diet in first.items():
            if diet is not None and is_possible(setup, group, diet):
                assert now[cards] == diet


@pytest.mark.rule("2.7", "11.1")
@given(LUCK, some.lists(WISHES, max_size=12))
def test_drawing_twice_is_drawing_once(luck: int, wishes: list[tuple[Group, str, int]]) -> None:
    setup = replace(FRESH, luck=luck)
    for wish in wishes:
        setup = follow(setup, *wish)
    for group in GROUPS:
        once = setup.draw(group)
        assert once.draw(group) == once
        assert results(once, group) == results(setup, group)


@pytest.mark.rule("2.7", "11.1")
@given(LUCK, some.tuples(*[some.sampled_from(["draw", "one", "two"])] * 3))
def test_all_groups_draw_the_same_in_any_order(luck: int, how: tuple[str, ...]) -> None:
    found = set()
    for order in permutations(GROUPS):
        setup = replace(FRESH, luck=luck)
        for group in order:
            drawn = follow(setup, group, how[group], 0)
            setup = setup.draw(group) if drawn == setup else drawn
        found.add(setup.deal().diets)
    assert len(found) == 1


@pytest.mark.rule("2.7", "11.1")
def test_forty_shuffles_in_every_order() -> None:
    for seed in range(40):
        fresh = shuffle(Config(), Random(seed))
        for order in permutations(GROUPS):
            setup = fresh
            for group in order:
                setup = setup.draw(group)
            assert setup.deal() == new_deal(Config(), Random(seed))


@pytest.mark.rule("2.7")
@given(LUCK)
def test_the_doctor_sees_the_diet_card_and_decides_the_number(luck: int) -> None:
    setup = replace(FRESH, luck=luck)
    for group in GROUPS:
        seen = setup.draw_card(group)
        name = setup.draw(group).diets[group].name  # type: ignore[union-attr]
        assert seen.shown(group) is (name if name in ONE_OR_TWO else None)
        if name not in ONE_OR_TWO:
            assert seen == setup.draw(group)
            continue
        assert (seen.diets[group], seen.sources[group]) == (None, None)
        for cards in (1, 2, 1):
            settled = seen.draw(group, cards)
            diet = settled.diets[group]
            assert diet is not None
            assert (diet.name, len(diet.cards()), settled.sources[group]) == (name, cards, Source.DRAWN)
            assert settled.shown(group) is None
            assert settled.draw_card(group) == seen


@pytest.mark.rule("2.7")
def test_a_card_that_waits_keeps_the_game_from_being_dealt() -> None:
    setup = drawing("mandatory").draw_rest().draw_card(Group(1))
    with refused(Code.DIET_COUNT, "2.2"):
        setup.deal()
    assert setup.draw(Group(1), 2).deal().sources == (Source.DRAWN,) * 3


@pytest.mark.rule("2.7")
def test_a_doctor_who_has_seen_the_card_may_still_choose() -> None:
    setup = drawing("forbidden").draw_card(Group(1)).choose(Group(1), parse_diet("step"))
    assert (setup.shown(Group(1)), str(setup.diets[1])) == (None, "step")


@pytest.mark.rule("2.7")
def test_the_card_that_was_seen_is_kept_when_the_one_before_it_comes_back() -> None:
    """Quantity ±1 was taken, so another card was drawn: it stays, though Quantity ±1 is free again."""
    setups = [drawing("step", at).choose(Group(0), parse_diet("step")).draw_card(Group(1)) for at in range(40)]
    setup = next(each for each in setups if each.shown(Group(1)))
    name = setup.shown(Group(1))
    freed = setup.choose(Group(0), parse_diet("identical:type"))
    settled = freed.draw(Group(1), 2)
    assert settled.diets[1] is not None
    assert settled.diets[1].name is name
    assert str(settled.draw(Group(1)).diets[1]) == "step"


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("cards", [0, 3, -1])
def test_other_numbers_are_refused(cards: int) -> None:
    with refused(Code.CARD_COUNT, "2.7"):
        drawing("mandatory").draw_card(Group(1)).draw(Group(1), cards)


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("name", sorted(set(DietName) - set(ONE_OR_TWO)))
def test_other_diets_have_no_number_to_decide(name: str) -> None:
    with refused(Code.CARDS_NOT_ASKED, "2.7"):
        drawing(name).draw(Group(1), 1)
