"""Doctors in positions whose answers hold under any tuning: what is sure to win, what is pointless, what is wrong."""

from itertools import combinations, permutations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from doctor_rat.bots import bot_named
from doctor_rat.bots.kernel.memory import LITERAL
from doctor_rat.bots.kernel.position import position, with_leftovers
from doctor_rat.bots.levels.expert.doctor import ExpertDoctor, _chosen
from doctor_rat.bots.levels.novice import NoviceDoctor
from doctor_rat.bots.levels.oracle.colony import OracleDoctor, OracleRats, certain
from doctor_rat.bots.levels.regular.doctor import RegularDoctor, finish_preparing, ranked_offers, send_back_worst
from doctor_rat.rules import (
    DOCTOR,
    FOODS,
    Action,
    Analyse,
    Food,
    Medicine,
    Offer,
    Phase,
    Role,
    Serve,
    State,
    StrictMenu,
    YuckBack,
    YuckFront,
    apply,
    view,
)
from stage import begin, foods, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
THREE = "1bl=mandatory:rb 2gv=forbidden:l 3rc=mandatory:3"
LEVELS = ["novice", "regular", "expert"]
ONE_BAD = "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl"
"""Group 0's is good; group 1's isn't: it may not eat liquids."""
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"
TWO_CROSSES = """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
    doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse"""
HARSH = "1yc 1gv 2yc 2yv 3yv 3gc 2gc 4yc 4gc 4yv 1bc 2bc"


def decide(level: str, state: State, seed: int = 1) -> Action:
    (action,) = bot_named(level).decide(view(state, Role.DOCTOR), Random(seed)).actions
    return action


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_offered_is_legal_and_of_the_stock(level: str) -> None:
    state = begin(THREE, "4yv 1gl 1bc 2gc 3yv 2rl 4ov")
    for seed in range(3):
        action = decide(level, state, seed)
        assert isinstance(action, Offer)
        assert set(action.foods) <= set(state.desk.stock)
        apply(state, action)


def test_the_novice_has_a_good_food_for_everybody_where_there_is_one() -> None:
    state = begin(THREE, "4yv 1gl 1bc 2gc 3yv 2rl 4ov")
    for seed in range(20):
        action = decide("novice", state, seed)
        assert isinstance(action, Offer)
        fed = [
            all(diet.accepts(food, own, 1) for diet, food, own in zip(state.deal.diets, plan, state.config.identities))
            for plan in permutations(action.foods)
        ]
        assert any(fed), action


def test_with_nothing_good_the_novice_serves_all_the_same() -> None:
    state = begin("1bl=mandatory:l 2gv=mandatory:v", "4yc 1bc 3yc 4rc")
    action = NoviceDoctor().decide(view(state, Role.DOCTOR), Random(1)).actions[0]
    assert isinstance(action, Offer)
    assert len(set(action.foods)) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_without_fault_is_analyzed(level: str) -> None:
    """No token is wasted."""
    state = play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve, 0 take 1bc, 1 take 3gc")
    for seed in range(5):
        assert decide(level, state, seed) == Analyse(DOCTOR)


@pytest.mark.parametrize("level", LEVELS)
def test_only_a_bad_food_is_ever_sent_back(level: str) -> None:
    state = play(begin(PAIR, PILE), ONE_BAD)
    for seed in range(8):
        assert decide(level, state, seed) in (Analyse(DOCTOR), YuckBack(DOCTOR, Food("2rl"), 1))  # type: ignore[arg-type]


def test_the_regular_doctor_sends_every_bad_food_back_while_he_can() -> None:
    seen = view(play(begin(PAIR, PILE), ONE_BAD), Role.DOCTOR)
    assert send_back_worst(seen) == YuckBack(DOCTOR, Food("2rl"), 1)  # type: ignore[arg-type]
    broke = view(play(begin(PAIR, PILE, yuck=0), ONE_BAD), Role.DOCTOR)
    assert send_back_worst(broke) == Analyse(DOCTOR)


def test_the_group_with_most_crosses_is_saved_first() -> None:
    """Both have taken something bad; group 0 has two crosses, group 1 none."""
    pile = HARSH.replace("4gc", "4gl")
    state = play(begin(PAIR, pile), TWO_CROSSES + ", doctor offer 4yc 4gl, doctor serve, 0 take 4yc, 1 take 4gl")
    assert [row.crosses for row in state.board.rows] == [2, 0]
    assert send_back_worst(view(state, Role.DOCTOR)) == YuckBack(DOCTOR, Food("4yc"), 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_third_cross_that_can_be_helped_is(level: str) -> None:
    """There is a good food for the group, and the token saves the game."""
    script = TWO_CROSSES + ", doctor offer 4gc 2gc, doctor serve, 0 take 4gc, 1 take 2gc"
    state = play(begin(PAIR, HARSH.replace("2yv", "2bv")), script)
    assert state.board.rows[0].crosses == 2
    assert any(
        state.deal.diets[0].accepts(food, state.board.rows[0].last, 3)
        for food in state.board.trash + state.board.centre
    )
    for seed in range(3):
        action = decide(level, state, seed)
        assert isinstance(action, YuckBack)
        assert action.food == "4gc"


@pytest.mark.parametrize("level", LEVELS)
def test_medicine_is_not_for_the_healthy(level: str) -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 3gc")
    for seed in range(5):
        assert not isinstance(decide(level, state, seed), Medicine)
    assert finish_preparing(view(state, Role.DOCTOR)) == Serve(DOCTOR)


@pytest.mark.parametrize("level", LEVELS)
def test_medicine_covers_a_cross_or_stays_in_the_drawer(level: str) -> None:
    script = "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse, doctor offer 3gc 2rv"
    script += ", doctor serve, 0 take 2rv, 1 take 3gc, doctor analyse, doctor offer 3bl 1yc"
    state = play(begin(PAIR, PILE), script)
    for seed in range(4):
        action = decide(level, state, seed)
        if isinstance(action, Medicine):
            covered = state.board.rows[action.group].eaten[action.at : action.at + 2]
            assert any(not entry.good for entry in covered)


def test_medicine_goes_where_it_covers_most() -> None:
    """Bad, good, bad, bad: the last two."""
    script = """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
        doctor offer 3yv 1bc, doctor serve, 0 take 1bc, 1 take 3yv, doctor analyse"""
    state = play(begin(PAIR, "1yc 1gv 2yc 2yv 3yv 1bc 2gc 4yc 4gc 4yv", yuck=0), script)
    stock = state.desk.stock
    state = play(state, f"doctor offer {stock[0]} {stock[1]}")
    assert [row.crosses for row in state.board.rows] == [1, 0]
    assert finish_preparing(view(state, Role.DOCTOR)) == Serve(DOCTOR), "one cross is no danger"


@pytest.mark.parametrize("level", LEVELS)
def test_a_strict_menu_is_good_for_whom_it_is_given(level: str) -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl")
    for seed in range(4):
        action = decide(level, state, seed)
        assert action in (
            Serve(DOCTOR),
            StrictMenu(DOCTOR, 0, Food("1bc")),  # type: ignore[arg-type]
            StrictMenu(DOCTOR, 0, Food("2rl")),  # type: ignore[arg-type]
            StrictMenu(DOCTOR, 1, Food("1bc")),  # type: ignore[arg-type]
        )


def test_a_stock_with_something_good_for_all_is_not_thrown_out_at_the_start() -> None:
    state = begin(PAIR, "4yv 1bc 2rc 3gc")
    for seed in range(3):
        assert isinstance(decide("expert", state, seed), Offer)


def test_without_tokens_nobody_throws_anything_out() -> None:
    state = begin("1bl=mandatory:l 2gv=mandatory:v", "4yc 1bc 3yc 4rc", yuck=0)
    for level in LEVELS:
        assert isinstance(decide(level, state), Offer)


def test_every_offer_is_ranked_once() -> None:
    seen = view(begin(THREE, "4yv 1gl 1bc 2gc 3yv 2rl 4ov"), Role.DOCTOR)
    assert seen.desk is not None
    ranked = ranked_offers(position(seen))
    assert sorted(ranked) == sorted(combinations(range(len(seen.desk.stock)), 3))


def test_an_offer_that_poisons_knowing_rats_comes_last() -> None:
    """Rats who know their diets and have nothing else to eat depend on what they are served."""
    state = begin("1bl=mandatory:l 2gv=mandatory:v", "4yc 1rl 2rv 3yc")
    seen = view(state, Role.DOCTOR)
    p = position(seen, certain(state.config.identities, state.deal.diets))
    stock = state.desk.stock
    ranked = [{stock[place] for place in offer} for offer in ranked_offers(p, (LITERAL,))]
    assert ranked[0] == {"1rl", "2rv"}


def test_the_oracle_s_rats_eat_what_is_good() -> None:
    state = play(begin(THREE, "4yv 1gl 1bc 2gc 3yv 2rl 4ov"), "doctor offer 1bc 2gc 3yv, doctor serve")
    decision = OracleRats(state.deal.diets).decide(view(state, Role.GROUP_0), Random(1))
    for action in decision.actions:
        state, _ = apply(state, action)
    for group, plate in enumerate(state.board.plates):
        assert state.deal.diets[group].accepts(plate[0], state.config.identities[group], 1)


def test_the_oracle_s_doctor_feeds_everybody_who_knows() -> None:
    state = begin(PAIR, "4yl 1bc 2rl 3gc")
    action = OracleDoctor().decide(view(state, Role.DOCTOR), Random(1)).actions[0]
    assert isinstance(action, Offer)
    served, _ = apply(state, action)
    served = play(served, "doctor serve")
    taken = OracleRats(state.deal.diets).decide(view(served, Role.GROUP_0), Random(1)).actions
    for take in taken:
        served, _ = apply(served, take)
    plates = [plate[0] for plate in served.board.plates]
    good = [d.accepts(f, own, 1) for d, f, own in zip(state.deal.diets, plates, state.config.identities, strict=True)]
    assert good == [True, True]


def test_certainty_is_one_diet_for_each_group() -> None:
    state = begin(THREE)
    weights = certain(state.config.identities, state.deal.diets)
    assert weights.sum(axis=1).tolist() == [1.0, 1.0, 1.0]
    assert np.count_nonzero(weights) == 3


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_but_the_seed_decides(level: str) -> None:
    for script in ("", "doctor offer 1bc 2rl", ONE_BAD):
        state = play(begin(PAIR, PILE), script)
        assert decide(level, state, 9) == decide(level, state, 9)


def test_at_the_window_the_doctor_thinks_of_all_that_is_left() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 4yv")
    seen = view(state, Role.DOCTOR)
    p = with_leftovers(position(seen), seen)
    left = {FOODS[number] for number in p.trash[: p.counts[2]]}
    assert left == {"2rl"}
    assert _chosen(state.board) == [Food("1bc"), Food("4yv")]


def test_under_madness_the_food_is_eaten_when_the_others_choose() -> None:
    state = play(begin(PAIR, PILE), ONE_BAD)
    board = replace(state.board, plates=((), state.board.plates[1]))
    assert _chosen(board) == [state.board.rows[0].last, Food("2rl")]


def test_in_the_exam_a_sure_offer_is_served() -> None:
    """The rats know their diets, and the stock has exactly one food for each of them: nothing else can win."""
    state = begin(PAIR, "4yv 1bc 2rl 3gc")
    exam = replace(
        state, board=replace(state.board, meal=8, trash=()), desk=replace(state.desk, stock=foods("1bc 4yl 3gc 2yl"))
    )
    action = OracleDoctor().decide(view(exam, Role.DOCTOR), Random(2)).actions[0]
    assert isinstance(action, Offer)
    assert set(action.foods) == {"1bc", "3gc"}


def test_doctors_ask_nothing_of_anybody_before_the_window() -> None:
    """All they use of the view is available to a doctor alone."""
    for bot in (RegularDoctor(), ExpertDoctor()):
        with pytest.raises(AssertionError):
            bot.decide(view(begin(PAIR, PILE), Role.GROUP_0), Random(1))


def test_a_whole_window_ends() -> None:
    """Whatever is sent back, the window closes eventually."""
    state = play(begin(PAIR, PILE), ONE_BAD)
    for _ in range(10):
        if state.board.phase is not Phase.RETURN:
            break
        action = decide("regular", state)
        assert not isinstance(action, YuckFront)
        state, _ = apply(state, action)
        while state.board.takers:
            takes = bot_named("regular").decide(view(state, Role.GROUP_0), Random(1)).actions
            for take in takes:
                state, _ = apply(state, take)
    assert state.board.phase is Phase.PREPARE
    assert state.board.meal == 2
