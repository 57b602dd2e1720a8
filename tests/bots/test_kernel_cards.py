"""Complications in the kernel against the rules, and how bots handle them."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from doctor_rat.belief import clues
from doctor_rat.bots import bot_named
from doctor_rat.bots.kernel import play as kernel
from doctor_rat.bots.kernel.cards import CARD_NUMBER, says_good
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, tables
from doctor_rat.bots.kernel.memory import LITERAL
from doctor_rat.bots.kernel.plan import try_offer
from doctor_rat.bots.kernel.position import believed, numbers, position
from doctor_rat.bots.levels.oracle.colony import OracleRats
from doctor_rat.bots.levels.regular.doctor import ranked_offers
from doctor_rat.bots.levels.regular.rats import RegularRats
from doctor_rat.bots.thinking.odds import best_plan, gains_of, odds_now, with_seconds
from doctor_rat.rules import (
    DOCTOR,
    FOODS,
    IDENTITIES,
    Analyse,
    Config,
    Eaten,
    Medicine,
    Offer,
    Phase,
    Role,
    Serve,
    State,
    Take,
    Type,
    Variant,
    YuckBack,
    apply,
    new_deal,
    new_game,
    outcome,
    view,
)
from doctor_rat.rules.legal import returnable
from rules.later_meals import two_crosses_and_madness
from stage import begin, play

MASKS = tables().masks


def true_position(state: State) -> kernel.Position:
    """With the pile and the cards in the order in which they will come."""
    deck = [CARD_NUMBER[card] for card in state.deal.complications[state.complicated :]]
    pile = numbers(state.deal.pile[state.drawn :])
    return position(view(state, Role.DOCTOR))._replace(pile=pile, deck=np.array(deck, dtype=np.int64))


def check_choice(state: State, plates: np.ndarray) -> None:
    """The kernel's rats' plan is worth as much as the regular ones'."""
    seen = view(state, Role.GROUP_0)
    weights = believed(seen, clues(seen))
    gains = with_seconds(seen, weights, gains_of(seen, odds_now(seen, weights)))
    best = sum(gains[group][food] for group, food in best_plan(gains).items())
    assert sum(gains[group][FOODS[plates[group]]] for group in state.board.groups) == pytest.approx(best)


def clue_set(p: kernel.Position) -> set[tuple[int, ...]]:
    """The kernel judges a meal's foods group by group, the rules in order of confirmation."""
    return {tuple(clue) for clue in p.clues[: p.counts[kernel.CLUES]].tolist()}


def take_all(state: State, p: kernel.Position, plates: np.ndarray) -> State:
    """Plays the kernel's choices in the rules' order, as far as they go."""
    while state.board.phase is Phase.CHOOSE:
        group = state.board.takers[0]
        food = p.counts[kernel.SECOND] if state.board.plates[group] else plates[group]
        state, _ = apply(state, Take(group, FOODS[food]))
    return state


def send_something_back(state: State, p: kernel.Position, plates: np.ndarray, rng: Random) -> State:
    group, food = rng.choice(returnable(state.board))
    second = food != state.board.plates[group][0]
    at = len(plates) if second else int(group)
    banned = sum(1 << FOOD_NUMBER[each] for each in (*state.board.sent_back[group], food))
    assert kernel.send_back(MASKS, p, plates, at, LITERAL, banned)
    state, _ = apply(state, YuckBack(DOCTOR, food, group))
    state, _ = apply(state, Take(group, FOODS[p.counts[kernel.SECOND] if second else plates[group]]))
    return state


def play_meal(state: State, rng: Random) -> tuple[State, kernel.Position, int]:
    p = true_position(state)
    groups = len(state.config.identities)
    places = rng.choice(ranked_offers(p)[:3])
    centre = np.empty(groups + 1, dtype=np.int64)
    plates = np.empty(groups, dtype=np.int64)
    size = kernel.take_offer(p, np.array(places), centre)
    for action in (Offer(DOCTOR, tuple(state.desk.stock[place] for place in places)), Serve(DOCTOR)):
        state, _ = apply(state, action)
    lost = kernel.choose(MASKS, p, centre, size, LITERAL, plates, -1)
    check_choice(state, plates)
    state = take_all(state, p, plates)
    assert lost == (outcome(state) is not None), state
    if lost:
        return state, p, -1
    assert [FOODS[n] for n in p.previous] == [row.last for row in state.board.rows]
    while rng.random() < 0.4 and returnable(state.board):
        state = send_something_back(state, p, plates, rng)
    over = kernel.give_verdicts(MASKS, p, plates)
    state, _ = apply(state, Analyse(DOCTOR))
    if state.board.phase is Phase.PREDICT:
        for foretold in RegularRats().decide(view(state, Role.GROUP_0), rng).actions:
            state, _ = apply(state, foretold)
    return state, p, over


@pytest.mark.parametrize("groups", [2, 3])
def test_games_with_complications_go_the_same_way(groups: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        rng = Random(seed)
        config = Config(Variant.COMPLICATIONS, tuple(rng.sample(IDENTITIES, groups)))
        state = new_game(config, new_deal(config, rng))
        while outcome(state) is None:
            met.update(card for card in state.board.complications if card is not None)
            state, p, over = play_meal(state, rng)
            ending = outcome(state)
            assert over == (0 if ending is None else 1 if ending.won else -1), state
            if ending is None:
                assert_same(state, p)
    assert len(met) == 5
    assert min(met.values()) >= 5


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(("drawn", "lost"), [("2oc 2ov", True), ("2ol 2ov", False)])
def test_a_third_cross_under_madness_loses_in_the_kernel_too(drawn: str, lost: bool) -> None:
    p = true_position(two_crosses_and_madness(drawn))
    centre, plates = np.empty(4, dtype=np.int64), np.empty(3, dtype=np.int64)
    size = kernel.take_offer(p, np.arange(3), centre)
    assert kernel.choose(MASKS, p, centre, size, LITERAL, plates, -1) == lost
    assert p.crosses.tolist() == [3 if lost else 2, 2, 2]


@pytest.mark.rule("6.4")
def test_a_doctor_who_tries_out_offers_sees_madness_lose_at_once() -> None:
    """Whatever he offers, both foods the group will draw are bad for it, wherever they are in the pile."""
    state = two_crosses_and_madness()
    p = true_position(state)
    bad = [n for n in p.pile if FOODS[n].type is not Type.LIQUID]
    p = p._replace(pile=np.array(bad))
    p.counts[kernel.MEDICINE] = 0
    known = tables()
    won = try_offer(known.masks, known.likeness, p, np.arange(3), np.zeros((5, 2)), np.arange(5))
    assert won.tolist() == [0.0] * 5


def assert_same(state: State, p: kernel.Position) -> None:
    board = state.board
    assert p.crosses.tolist() == [row.crosses for row in board.rows]
    assert p.runs.tolist() == [row.run for row in board.rows]
    assert p.lengths.tolist() == [len(row.entries) for row in board.rows]
    for group, row in enumerate(board.rows):
        kinds = [int(not entry.good) if isinstance(entry, Eaten) else -1 for entry in row.entries]
        assert p.symbols[group, : len(kinds)].tolist() == kinds
    assert p.cards.tolist() == [CARD_NUMBER[card] if card else 0 for card in board.complications]
    assert [FOODS[n] for n in p.previous] == [row.last for row in board.rows]
    assert sorted(FOODS[n] for n in p.trash[: p.counts[kernel.TRASH]]) == sorted(board.trash)
    assert sorted(FOODS[n] for n in p.stock[: p.counts[kernel.STOCK]]) == sorted(state.desk.stock)
    assert p.counts[kernel.YUCK] == board.yuck
    seen = view(state, Role.DOCTOR)
    np.testing.assert_allclose(p.weights, believed(seen, clues(seen)), atol=1e-9)
    assert clue_set(p) == clue_set(position(seen))


PARANOID = """
doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse
doctor offer 1rc 2gl, doctor serve, 0 take 1rc, 1 take 2gl, doctor analyse
doctor offer 1rv 2gv, doctor serve, 0 take 1rv, 1 take 2gv, doctor analyse
doctor offer 1bc 4yv, doctor serve, 0 take 1bc, 1 take 4yv, doctor analyse
"""


@pytest.mark.rule("6.8")
def test_medicine_is_taken_before_paranoia_finds_nothing_good_in_the_trash() -> None:
    """Two crosses, and nothing red or blue in the trash: the third is certain, though the stock has good foods."""
    pile = "1yc 1gv 2yc 4yv 3yv 3gc 4gc 1rc 2gl 4yc 2oc 1rv 2gv 1bc 2rc 3rc 4rc"
    state = begin("1bl=mandatory:rb 2gv=forbidden:l", pile, yuck=0, complications="paranoia")
    state = play(state, PARANOID)
    assert state.board.complications == ("paranoia", None)
    assert state.board.rows[0].crosses == 2
    state = play(state, "doctor offer 2rc 3rc")
    decision = bot_named("expert").decide(view(state, Role.DOCTOR), Random(1))
    assert decision.actions == (Medicine(DOCTOR, 0, 0),)  # type: ignore[arg-type]
    after = position(view(play(state, "doctor medicine 0 0"), Role.DOCTOR))
    assert after.crosses.tolist() == [0, 1]
    assert after.counts[kernel.MEDICINE] == 0


@pytest.mark.rule("6.5")
def test_a_sleepless_group_leaves_the_others_what_they_need() -> None:
    """Both foods are good for it, but only the cheese suits the other group."""
    state = begin(
        "1bl=mandatory:rb 2gv=forbidden:l",
        "1yl 1rc 2gc 4gl 2rc 3gc 4yl 3rc 1gl 3yl 3ol 1rl 4rc 2ol",
        complications="insomnia",
    )
    for offer in ("1rc 2gc", "2rc 3gc"):
        first, second = offer.split()
        state = play(state, f"doctor offer {offer}, doctor serve, 0 take {first}, 1 take {second}, doctor analyse")
    state = play(state, "doctor offer 3rc 1gl, doctor serve, 0 take 3rc, 1 take 1gl, doctor analyse")
    assert state.board.complications == ("insomnia", None)
    state = play(state, "doctor offer 1rl 4rc, doctor serve")
    decision = OracleRats(state.deal.diets).decide(view(state, Role.GROUP_0), Random(1))
    assert [str(action) for action in decision.actions] == ["0 take 1rl"]


@pytest.mark.rule("6.7")
def test_a_prediction_is_what_costs_least() -> None:
    """A wrong predictor eats the food. A correctly predicted bad verdict is still a cross, so bots say good even of a
    food that is likely bad, unless the next cross would lose the predictor the game."""
    assert says_good(0.3, 0.5, 1.0, 1.0)
    assert not says_good(0.3, 0.5, 1.0, 40.0)
    assert says_good(0.6, 0.0, 1.0, 40.0)


@pytest.mark.rule("5.3")
def test_medicine_breaks_a_run_in_the_kernel_too() -> None:
    state = begin(
        "1bl=mandatory:rb 2gv=forbidden:l", "1yl 1rc 2gc 4gl 2rc 3gc 4yl 3rc 1gl 3yl", complications="insomnia"
    )
    for offer in ("1rc 2gc", "2rc 3gc"):
        first, second = offer.split()
        state = play(state, f"doctor offer {offer}, doctor serve, 0 take {first}, 1 take {second}, doctor analyse")
    p = position(view(state, Role.DOCTOR))
    assert p.runs.tolist() == [2, 2]
    kernel.cover(p, 0, 0)
    served = play(state, "doctor offer 3rc 1gl, doctor medicine 0 0, doctor serve")
    assert p.runs.tolist() == [row.run for row in served.board.rows] == [0, 2]
