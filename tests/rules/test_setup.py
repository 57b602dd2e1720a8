"""Section 2: setting up a game of Colony (for the random draw of 2.7 see test_draw)."""

from itertools import permutations
from random import Random

import pytest
from msgspec import Struct

from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    PRESET,
    Category,
    Code,
    Config,
    Deal,
    Diet,
    DietName,
    Food,
    Group,
    Role,
    Setup,
    Source,
    Specification,
    apply,
    new_game,
    parse_action,
    parse_diet,
    parse_food,
    roles,
    shuffle,
    view,
)
from rules.staging import GOOD, PAIR, denied, fed, refused, texts
from stage import PRESET as THREE
from stage import begin, make_deal

ONE, TWO, THIRD = Group(0), Group(1), Group(2)


def setup(identities: str = "1bl 2gv 3rc", *, one_family: bool = False, seed: int = 1) -> Setup:
    config = Config(identities=tuple(map(parse_food, identities.split())))
    return shuffle(config, Random(seed), one_family=one_family)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("identities", [*permutations(IDENTITIES, 2), *permutations(IDENTITIES, 3)])
def test_any_two_or_all_three_identities_in_any_order(identities: tuple[Food, ...]) -> None:
    config = Config(identities=identities)
    assert config.groups == tuple(range(len(identities)))
    state = new_game(config, shuffle(config, Random(1)).preset().deal())
    assert tuple(row.identity for row in state.board.rows) == identities


@pytest.mark.rule("2.1", "1.7")
@pytest.mark.parametrize("identities", [(), IDENTITIES[:1], (*IDENTITIES, IDENTITIES[0])])
def test_fewer_than_two_or_more_than_three_groups_are_refused(identities: tuple[Food, ...]) -> None:
    with refused(Code.GROUP_COUNT, "2.1"):
        Config(identities=identities)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("twice", [(0, 0), (0, 1, 0), (2, 1, 1)])
def test_equal_identities_are_refused(twice: tuple[int, ...]) -> None:
    with refused(Code.IDENTITIES_EQUAL, "2.1"):
        Config(identities=tuple(IDENTITIES[number] for number in twice))


@pytest.mark.rule("2.2")
def test_one_diet_is_drawn_and_another_chosen() -> None:
    settled = setup().choose(TWO, parse_diet("different:colour")).draw(ONE)
    assert settled.sources == (Source.DRAWN, Source.CHOSEN, None)
    deal = settled.draw_rest().deal()
    assert deal.sources == (Source.DRAWN, Source.CHOSEN, Source.DRAWN)
    assert str(deal.diets[1]) == "different:colour"
    assert deal.diets[0] == settled.diets[0]
    assert new_game(settled.config, deal).deal == deal


@pytest.mark.rule("2.2")
def test_a_choice_can_be_changed_before_the_deal() -> None:
    settled = setup("1bl 2gv").choose(ONE, parse_diet("mandatory:l")).choose(ONE, parse_diet("forbidden:c"))
    assert str(settled.draw(TWO).deal().diets[0]) == "forbidden:c"


@pytest.mark.rule("2.2")
def test_every_group_needs_one_diet() -> None:
    with refused(Code.DIET_COUNT, "2.2"):
        setup().choose(ONE, parse_diet("step")).draw(THIRD).deal()
    deal = make_deal(PAIR)
    with refused(Code.DIET_COUNT, "2.2"):
        new_game(Config(), deal)
    with refused(Code.DIET_COUNT, "2.2"):
        new_game(Config(identities=IDENTITIES[:2]), make_deal(THREE))


@pytest.mark.rule("2.2")
def test_a_group_that_is_not_there_gets_no_diet() -> None:
    for wrong in (Group(2), Group(-1)):
        with refused(Code.NO_SUCH_GROUP, "2.2"):
            setup("1bl 2gv").draw(wrong)
        with refused(Code.NO_SUCH_GROUP, "2.2"):
            setup("1bl 2gv").choose(wrong, parse_diet("step"))


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_none_to_three_yuck_tokens(count: int) -> None:
    state = begin(yuck=count)
    for left in range(count, 0, -1):
        assert state.board.yuck == left
        state, _ = apply(state, parse_action("doctor yuck-front"))
    denied(state, "doctor yuck-front", Code.NO_TOKEN, "5.1")


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("count", [-1, 4])
def test_other_counts_of_yuck_tokens_are_refused(count: int) -> None:
    with refused(Code.YUCK_COUNT, "2.3"):
        Config(yuck=count)


@pytest.mark.rule("2.3")
def test_a_game_set_up_with_no_yuck_can_be_won() -> None:
    board = fed(THREE, *GOOD, yuck=0).board
    assert board.outcome is not None
    assert (board.outcome.won, board.yuck) == (True, 0)


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(("groups", "trash"), [(PAIR, "4yl"), (THREE, "4yl 1rc")])
def test_one_food_fewer_than_groups_lies_in_the_trash(groups: str, trash: str) -> None:
    board = begin(groups, "4yl 1rc 2bv 3gl").board
    assert texts(board.trash) == trash


@pytest.mark.rule("2.4")
def test_the_pile_is_shuffled() -> None:
    piles = [setup(seed=seed).pile for seed in range(3000)]
    assert all(sorted(pile) == sorted(FOODS) for pile in piles)
    # Each food is in front and at the back 50 times on average, give or take 7.
    for place in (0, 1, -1):
        counts = [sum(pile[place] == food for pile in piles) for food in FOODS]
        assert min(counts) > 15
        assert max(counts) < 85


@pytest.mark.rule("2.4", "2.7")
def test_a_seed_decides_everything() -> None:
    one, same, other = (setup(seed=seed).draw_rest() for seed in (7, 7, 8))
    assert one == same
    assert one.pile != other.pile
    assert len({setup(seed=seed).draw_rest().diets for seed in range(20)}) > 15


def restriction_cards(thing: object) -> list[object]:
    """Every Category, Specification or Diet in a value."""
    if isinstance(thing, Specification | Category | Diet):
        return [thing]
    if isinstance(thing, tuple | list):
        return [card for part in thing for card in restriction_cards(part)]
    if isinstance(thing, Struct):
        return [card for name in thing.__struct_fields__ for card in restriction_cards(getattr(thing, name))]
    return []


@pytest.mark.rule("2.5")
def test_nobody_is_shown_a_restriction_card_out_of_play() -> None:
    running, over = begin(), fed(THREE, *GOOD)
    for role in roles(running.config):
        used = list(PRESET.values())
        assert restriction_cards(view(running, role)) == (used if role is Role.DOCTOR else [])
        assert restriction_cards(view(over, role)) == used


DISAGREEING = [
    ("1bl", "mandatory:c", "3.1"),
    ("1bl", "mandatory:c+ro", "3.1"),
    ("2gv", "forbidden:v", "3.2"),
    ("2gv", "forbidden:l+2", "3.2"),
    ("3rc", "alternating:v/c", "3.3"),
    ("3rc", "alternating:ob/rb", "3.3"),
]


@pytest.mark.rule("2.6")
@pytest.mark.parametrize(("identity", "diet", "rule"), DISAGREEING)
def test_a_diet_must_agree_with_the_identity(identity: str, diet: str, rule: str) -> None:
    other = "3rc" if identity != "3rc" else "1bl"
    with refused(Code.DIET_IDENTITY, rule):
        begin(f"{other}=step {identity}={diet}")
    with refused(Code.DIET_IDENTITY, rule):
        setup(f"{other} {identity}").choose(TWO, parse_diet(diet))


@pytest.mark.rule("2.8")
@pytest.mark.parametrize("diet", ["mandatory:l+l", "forbidden:c+c", "alternating:l/l", "mandatory:rb+rb"])
def test_the_two_cards_of_a_diet_must_differ(diet: str) -> None:
    with refused(Code.CARDS_EQUAL, "2.8"):
        begin(f"1bl={diet} 2gv=step")
    with refused(Code.CARDS_EQUAL, "2.8"):
        setup().choose(ONE, parse_diet(diet))


TWINS = [
    ("identical:type", "identical:type"),
    ("step", "step"),
    ("mandatory:gb", "mandatory:gb"),
    ("mandatory:l+v", "mandatory:v+l"),
    ("forbidden:c+3", "forbidden:3+c"),
    ("alternating:gb/c", "alternating:gb/c"),
]


@pytest.mark.rule("2.9")
@pytest.mark.parametrize(("one", "other"), TWINS)
def test_two_groups_with_the_same_restriction_are_refused(one: str, other: str) -> None:
    for groups in (f"1bl={one} 2gv={other}", f"1bl={one} 3rc=mandatory:3 2gv={other}"):
        with refused(Code.DIETS_EQUAL, "2.9"):
            begin(groups)
    with refused(Code.DIETS_EQUAL, "2.9"):
        setup().choose(ONE, parse_diet(one)).choose(TWO, parse_diet(other))


@pytest.mark.rule("2.9")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("alternating:l/v", "alternating:v/l"),
        ("mandatory:gb", "mandatory:v+gb"),
        ("forbidden:c", "forbidden:c+3"),
        ("identical:type", "different:type"),
        ("identical:type", "identical:colour"),
        ("alternating:gb/c", "alternating:gb/3"),
    ],
)
def test_similar_restrictions_are_allowed(one: str, other: str) -> None:
    state = begin(f"1bl={one} 2gv={other}")
    assert tuple(map(str, state.deal.diets)) == (one, other)


@pytest.mark.rule("2.10")
@pytest.mark.parametrize("identities", [*permutations(IDENTITIES, 2), IDENTITIES, IDENTITIES[::-1]])
def test_the_preset_of_a_first_game(identities: tuple[Food, ...]) -> None:
    known = {"1bl": "mandatory:rb", "2gv": "forbidden:l", "3rc": "mandatory:3"}
    deal: Deal = shuffle(Config(identities=identities), Random(3)).preset().deal()
    assert [str(diet) for diet in deal.diets] == [known[food] for food in identities]
    assert set(deal.sources) == {Source.PRESET}


@pytest.mark.rule("2.11")
def test_beginners_may_ask_for_one_family_in_alternating() -> None:
    with refused(Code.CARDS_TWO_FAMILIES, "2.11"):
        setup(one_family=True).choose(ONE, parse_diet("alternating:l/3"))
    for fine in ("alternating:l/c", "mandatory:l+3", "forbidden:c+3"):
        assert str(setup(one_family=True).choose(ONE, parse_diet(fine)).diets[0]) == fine
    assert str(setup().choose(ONE, parse_diet("alternating:l/3")).diets[0]) == "alternating:l/3"


@pytest.mark.rule("2.12")
def test_the_six_diets_are_an_open_list() -> None:
    assert list(DietName) == ["mandatory", "forbidden", "alternating", "identical", "different", "step"]
