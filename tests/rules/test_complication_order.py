"""Several complications in one meal: who acts when (RULES 6.9)."""

from itertools import permutations

import pytest

from doctor_rat.rules import DOCTOR, Code, Complication, acting, apply, legal_actions
from rules.later_meals import plates, struck, takes
from stage import play, refuse, row

OFFER = "doctor offer 1gl 1gv 1gc, doctor serve"
EVERYTHING = {"1gl", "1gv", "1gc", "4bl", "4bc", "4ol"}


def expected_turns(cards: tuple[str, ...]) -> list[tuple[object, ...]]:
    """Who may act at each step of phase C if the lowest group always does and no Yuck! is played."""
    early = [cards.index(card) for card in ("insomnia", "madness", "paranoia") if card in cards]
    free = [group for group in range(3) if group not in early]
    turns: list[tuple[object, ...]] = [(group,) for group in early]
    turns += [tuple(free[gone:]) for gone in range(len(free))]
    if "gluttony" in cards:
        turns.append((cards.index("gluttony"),))
    turns.append((DOCTOR,))
    if "megalomania" in cards:
        turns.append((cards.index("megalomania"),))
    return turns


@pytest.mark.rule("6.9")
@pytest.mark.parametrize("cards", list(permutations(map(str, Complication), 3)), ids=" ".join)
def test_any_three_cards_act_in_their_order(cards: tuple[str, ...]) -> None:
    state = play(struck(" ".join(cards)), OFFER)
    turns = []
    while state.board.meal == 4 and state.board.outcome is None:
        turns.append(acting(state.board))
        state, _ = apply(state, next(iter(legal_actions(state))))
    assert turns == expected_turns(cards)


@pytest.mark.rule("6.9", "6.5", "6.4", "6.8")
def test_insomnia_then_madness_then_paranoia() -> None:
    state = play(struck("paranoia insomnia madness"), OFFER)
    for turn, text, options in (
        (1, "1 take 4bl", EVERYTHING),
        (2, "2 take 2rl", {"2rl", "2rv"}),
        (0, "0 take 4bc", {"4bc", "4ol"}),
    ):
        assert takes(state) == {turn: options}
        for other in {0, 1, 2} - {turn}:
            error = refuse(state, f"{other} take 4ol")
            assert (error.code, error.rule) == (Code.NOT_YOUR_TURN, "6.9")
        state = play(state, text)
    # Madness got its verdict before Paranoia chose; the others wait for theirs.
    assert plates(state) == ["4bc", "4bl", ""]
    assert row(state, 2) == "1rc+ 1oc+ 1yc+ 2rl-"
    assert acting(state.board) == (DOCTOR,)


@pytest.mark.rule("6.9", "6.6", "6.7")
def test_gluttonys_first_food_is_among_the_others_and_megalomania_chooses_as_it_likes() -> None:
    state = play(struck("gluttony paranoia megalomania"), OFFER)
    assert takes(state) == {1: {"4bl", "4bc", "4ol"}}
    state = play(state, "1 take 4bl")
    assert takes(state) == {0: EVERYTHING - {"4bl"}, 2: EVERYTHING - {"4bl"}}
    for first, second in (("0 take 1gl", "2 take 1gc"), ("2 take 1gc", "0 take 1gl")):
        after = play(state, f"{first}, {second}")
        assert takes(after) == {0: {"1gv", "4bc", "4ol"}}
        assert refuse(after, "2 predict good bad -").code is Code.NOT_NOW
        after = play(after, "0 take 4ol, doctor yuck-back 0 1gl, 0 take 1gv, doctor analyse, 2 predict bad bad -")
        # 1gv in place of 1gl is bad for group 0 and 4bl bad for group 1: both predictions were right.
        assert row(after, 0) == "1rl+ 1ol+ 1yl+ 1gv- 4ol+ x"
        assert row(after, 1) == "1rv+ 1ov+ 1yv+ 4bl- x"
        assert row(after, 2) == "1rc+ 1oc+ 1yc+ 1gc+ x"


@pytest.mark.rule("6.9")
def test_each_group_spends_its_own_card_at_the_end() -> None:
    state = play(struck("gluttony paranoia megalomania"), f"{OFFER}, 1 take 4bl, 0 take 1gl, 2 take 1gc, 0 take 4ol")
    state = play(state, "doctor analyse, 2 predict good bad -")
    assert state.board.complications == (None, None, None)
    laid = [str(getattr(entry.entries[-1], "complication", "")) for entry in state.board.rows]
    assert laid == ["gluttony", "paranoia", "megalomania"]


@pytest.mark.rule("6.9", "6.7", "6.8", "5.2")
def test_yuck_back_comes_before_megalomania_and_keeps_paranoias_limits() -> None:
    state = play(struck("megalomania paranoia -"), f"{OFFER}, 1 take 4bl, 0 take 1gl, 2 take 1gc")
    state = play(state, "doctor yuck-back 1 4bl")
    assert takes(state) == {1: {"4bc", "4ol"}}
    error = refuse(state, "0 predict - good good")
    assert (error.code, error.rule) == (Code.NOT_NOW, "6.7")
    state = play(state, "1 take 4bc, doctor analyse")
    assert acting(state.board) == (0,)
    state = play(state, "0 predict - good good")
    assert row(state, 0) == "1rl+ 1ol+ 1yl+ 1gl+ 4bc- x"
