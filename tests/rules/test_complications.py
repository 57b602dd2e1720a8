"""When a complication is drawn, and by which group (RULES 6.1)."""

import pytest
from msgspec.structs import replace

from doctor_rat.rules import (
    IDENTITIES,
    Code,
    Complication,
    Config,
    Group,
    Refused,
    Variant,
    new_game,
)
from doctor_rat.rules.events import ComplicationDrawn, ComplicationSpent
from rules.later_meals import GOOD, PILE, TYPES, cards, eat, step, struck
from stage import begin, make_deal, play, refuse, row

CARDS = [str(card) for card in Complication]


def swapped(meal: int) -> str:
    """What groups 1 and 2 dislike: a cross for each, while group 0 eats well."""
    liquid, vegetable, cheese = GOOD[meal - 1].split()
    return f"{liquid} {cheese} {vegetable}"


# 6.1: what brings a card.


@pytest.mark.rule("6.1")
def test_two_checks_bring_nothing_and_the_third_a_card() -> None:
    state = eat(begin(TYPES, PILE, complications="madness insomnia gluttony"), swapped(1))
    state = eat(state)
    assert cards(state) == ["-", "-", "-"]
    state = eat(state)
    assert state.board.meal == 4
    assert [row(state, group) for group in range(3)] == ["1rl+ 1ol+ 1yl+", "1rc- 1ov+ 1yv+", "1rv- 1oc+ 1yc+"]
    assert cards(state) == ["madness", "-", "-"]


@pytest.mark.rule("6.1")
def test_a_game_without_the_variant_draws_none() -> None:
    state = begin(TYPES, PILE)
    for _ in range(4):
        state = eat(state)
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 1gl+"
    assert cards(state) == ["-", "-", "-"]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("crosses", "drawn_after"),
    [((), 3), ((1,), 4), ((2,), 5), ((3,), 6), ((1, 4), None), ((2, 4), None), ((3, 5), None)],
)
def test_a_cross_breaks_the_run_and_no_card_is_drawn_after_meal_7(
    crosses: tuple[int, ...], drawn_after: int | None
) -> None:
    bad = iter(("4bc", "4ov"))
    state = begin(TYPES, PILE, complications="insomnia")
    for meal in range(1, 8):
        # Groups 1 and 2 never get beyond two checks in a run.
        wanted = (swapped(meal) if meal in (3, 6) else GOOD[meal - 1]).split()
        state = eat(state, " ".join((next(bad) if meal in crosses else wanted[0], *wanted[1:])))
        assert cards(state) == ["insomnia" if meal == drawn_after else "-", "-", "-"], meal
    assert state.board.meal == 8


@pytest.mark.rule("6.1", "6.5")
def test_a_card_drawn_after_meal_6_works_in_meal_7() -> None:
    state = begin(TYPES, PILE, complications="insomnia")
    for meal in range(1, 7):
        state = eat(state, {3: "4bc 1yc 1yv", 6: swapped(6)}.get(meal, GOOD[meal - 1]))
    state = play(state, "doctor offer 2ol 2ov 2oc, doctor serve")
    assert state.board.meal == 7
    error = refuse(state, "1 take 2ov")
    assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "6.9")
    state = play(state, "0 take 2ol, 1 take 2ov, 2 take 2oc, doctor analyse")
    assert row(state, 0) == "1rl+ 1ol+ 4bc- 1gl+ 4rl+ 2rl+ 2ol+ x"


@pytest.mark.rule("6.1", "5.3")
def test_a_covered_symbol_breaks_the_run() -> None:
    state = begin(TYPES, PILE, complications="insomnia")
    state = eat(eat(state), swapped(2))
    state = play(state, "doctor offer 1yl 1yv 1yc, doctor medicine 0 0, doctor serve")
    state = play(state, "0 take 1yl, 1 take 1yv, 2 take 1yc, doctor analyse")
    assert row(state, 0) == "(1rl+) (1ol+) 1yl+"
    assert cards(state) == ["-", "-", "-"]
    state = eat(state, swapped(4))
    assert cards(state) == ["-", "-", "-"]
    state = eat(state)
    assert row(state, 0) == "(1rl+) (1ol+) 1yl+ 1gl+ 4rl+"
    assert cards(state) == ["insomnia", "-", "-"]


@pytest.mark.rule("6.1", "5.3")
def test_checks_left_of_medicine_do_not_count() -> None:
    state = begin(TYPES, PILE, complications="insomnia")
    state = eat(eat(eat(state), swapped(2)), "4bc 1yv 1yc")
    state = play(state, "doctor offer 1gl 1gv 1gc, doctor medicine 0 1, doctor serve")
    state = play(state, "0 take 1gl, 1 take 1gc, 2 take 1gv, doctor analyse")
    state = eat(state)
    # With the first check it would be three.
    assert row(state, 0) == "1rl+ (1ol+) (4bc-) 1gl+ 4rl+"
    assert cards(state) == ["-", "-", "-"]
    assert cards(eat(state)) == ["insomnia", "-", "-"]


@pytest.mark.rule("6.1", "5.3")
def test_medicine_leaves_a_card_that_is_already_drawn() -> None:
    state = play(struck("paranoia - -"), "doctor offer 1gl 1gv 1gc, doctor medicine 0 1, doctor serve")
    assert row(state, 0) == "1rl+ (1ol+) (1yl+)"
    assert cards(state) == ["paranoia", "-", "-"]
    assert refuse(state, "0 take 1gl").code is Code.TRASH_ONLY


@pytest.mark.rule("6.1", "6.7")
def test_eating_nothing_does_not_break_the_run() -> None:
    state = play(
        struck("megalomania - -"), "doctor offer 1gl 1gv 4ov, doctor serve, 0 take 1gl, 1 take 1gv, 2 take 4ov"
    )
    state = play(state, "doctor analyse, 0 predict - bad bad")
    assert row(state, 1) == "1rc- 1ov+ 1yv+"
    assert cards(state) == ["-", "-", "-"]
    state = eat(state)
    assert row(state, 1) == "1rc- 1ov+ 1yv+ 4rv+"
    assert cards(state) == ["-", "madness", "-"]


# 6.1: who draws which.


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    "under", ["madness gluttony paranoia", "- madness gluttony", "madness - gluttony", "- - madness"]
)
def test_groups_draw_by_number_in_the_order_of_the_deal(under: str) -> None:
    before = struck(under)
    assert cards(before) == under.split()
    told = [event for event in before.log if isinstance(event, ComplicationDrawn)]
    assert [f"{event.group} {event.complication}" for event in told] == [
        f"{group} {card}" for group, card in enumerate(under.split()) if card != "-"
    ]


@pytest.mark.rule("6.1")
def test_a_later_group_draws_the_next_card() -> None:
    # Group 1 has a cross in meal 1, so its third check comes one meal later than group 0's.
    state = eat(struck("insomnia - -"))
    assert cards(state) == ["-", "madness", "gluttony"]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("gone", "drawn"), [(5, "- - -"), (4, "paranoia - -"), (3, "megalomania paranoia -")])
def test_cards_are_drawn_only_while_they_last(gone: int, drawn: str) -> None:
    state = eat(eat(begin(TYPES, PILE, complications="madness insomnia gluttony megalomania paranoia")))
    state = eat(replace(state, complicated=gone))
    assert cards(state) == drawn.split()


@pytest.mark.rule("6.1", "6.3")
def test_spent_cards_go_into_their_rows_before_new_ones_are_drawn() -> None:
    state = play(struck("insomnia - -"), "doctor offer 1gl 1gv 1gc, doctor serve, 0 take 1gl, 1 take 1gv, 2 take 1gc")
    state, events = step(state, "doctor analyse")
    told = [event for event in events if isinstance(event, ComplicationSpent | ComplicationDrawn)]
    assert told == [
        ComplicationSpent(Group(0), Complication.INSOMNIA),
        ComplicationDrawn(Group(1), Complication.MADNESS),
        ComplicationDrawn(Group(2), Complication.GLUTTONY),
    ]
    # Four checks in a run, but followed by the green cross.
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 1gl+ x"


@pytest.mark.rule("6.1", "1.5")
@pytest.mark.parametrize(
    ("variant", "named", "rule"),
    [
        (Variant.COLONY, CARDS, "6.1"),
        (Variant.COLLEAGUES, CARDS, "6.1"),
        (Variant.COMPLICATIONS, [], "1.5"),
        (Variant.COMPLICATIONS, CARDS[:4], "1.5"),
        (Variant.COMPLICATIONS, [*CARDS[:4], CARDS[0]], "1.5"),
    ],
)
def test_the_five_cards_are_dealt_in_their_variant_alone(variant: Variant, named: list[str], rule: str) -> None:
    groups = "1bl=mandatory:l 2gv=mandatory:v"
    deal = replace(make_deal(groups), complications=tuple(map(Complication, named)))
    config = Config(variant, IDENTITIES[:2])
    with pytest.raises(Refused) as caught:
        new_game(config, deal)
    assert (caught.value.code, caught.value.rule) == (Code.BAD_COMPLICATIONS, rule)
