"""Rats in positions with known answers, including complications."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from doctor_rat.belief import beliefs, clues
from doctor_rat.bots import bot_named
from doctor_rat.bots.decision import Decision
from doctor_rat.bots.kernel.memory import RECENT
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.kernel.start import at_first_sight, unfed
from doctor_rat.bots.levels.expert.rats import WORTH_SAYING, ExpertRats
from doctor_rat.bots.levels.novice import NoviceRats
from doctor_rat.bots.levels.oracle.colony import OracleRats, certain
from doctor_rat.bots.levels.regular.rats import RegularRats, predict_verdicts
from doctor_rat.bots.reasons import ReasonKey
from doctor_rat.bots.thinking.meaning import DOUBT
from doctor_rat.bots.thinking.odds import chance
from doctor_rat.rules import (
    Complication,
    Food,
    Group,
    Phase,
    Predict,
    Role,
    State,
    Take,
    Variant,
    View,
    apply,
    legal_actions,
    parse_diet,
    view,
)
from stage import begin, foods, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
THREE = "1bl=mandatory:rb 2gv=forbidden:l 3rc=mandatory:3"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"
ONE_MEAL = (
    "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse, doctor offer 2rv 3bl, doctor serve"
)
LEVELS = ["novice", "regular", "expert"]
ONE, TWO = Group(0), Group(1)


def taken(decision: Decision) -> dict[int, Food]:
    return {int(action.by): action.food for action in decision.actions if isinstance(action, Take)}


def rats(state: State) -> View:
    return view(state, Role.GROUP_0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("script", ["doctor offer 1bc 2rl, doctor serve", ONE_MEAL])
def test_every_group_takes_a_food_of_its_own(level: str, script: str) -> None:
    state = play(begin(PAIR, PILE), script)
    for seed in range(6):
        decision = bot_named(level).decide(rats(state), Random(seed))
        plan = taken(decision)
        assert set(plan) == {0, 1}
        assert len(set(plan.values())) == 2
        assert set(plan.values()) <= {*state.board.centre, *state.board.trash}
        after = state
        for action in decision.actions:
            after, _ = apply(after, action)
        assert after.board.phase is Phase.RETURN


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_taken_is_not_asked_again(level: str) -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc")
    plan = taken(bot_named(level).decide(rats(state), Random(1)))
    assert set(plan) == {1}
    assert plan[1] in ("2rl", "4yv")


def test_those_who_know_take_what_is_good_wherever_it_lies() -> None:
    """Group 1's only good food is in the trash."""
    state = play(begin(PAIR, "4yv 1bc 2rl 3gl"), "doctor offer 2rl 3gl, doctor serve")
    plan = taken(OracleRats(state.deal.diets).decide(rats(state), Random(1)))
    assert plan == {0: "2rl", 1: "4yv"}


def test_of_two_foods_that_one_group_alone_can_eat_the_other_leaves_them() -> None:
    state = play(begin("1bl=mandatory:1 2gv=mandatory:v", "4yc 1gv 1yc 3rl"), "doctor offer 1gv 1yc, doctor serve")
    plan = taken(OracleRats(state.deal.diets).decide(rats(state), Random(1)))
    assert plan == {0: "1yc", 1: "1gv"}, "else the second group would have nothing"


def test_a_food_that_is_surely_bad_is_left_where_a_likely_one_lies() -> None:
    """Group 1's own verdicts say so: it had two liquids, and both were bad."""
    script = """doctor offer 2rl 1bc, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse
        doctor offer 3bl 2rv, doctor serve, 0 take 2rv, 1 take 3bl, doctor analyse"""
    state = play(begin(PAIR, PILE), script)
    stock = state.desk.stock
    liquid = next(food for food in stock if food[-1] == "l")
    other = next(food for food in stock if food[-1] == "c")
    state = play(state, f"doctor offer {liquid} {other}, doctor serve")
    for level in ("regular", "expert"):
        plan = taken(bot_named(level).decide(rats(state), Random(1)))
        assert plan[1][-1] != "l", level


def test_all_three_levels_believe_what_was_said() -> None:
    """No diet refuted by a verdict keeps any weight for careful rats."""
    state = play(begin(PAIR, PILE), ONE_MEAL)
    seen = rats(state)
    possible = believed(seen, clues(seen)) > 0
    assert not possible.all()
    for bot in (RegularRats(), ExpertRats()):
        weights = bot.weigh(seen, Random(1))
        assert (weights[~possible] == 0).all()
        assert weights.sum(axis=1) == pytest.approx(1.0)


def test_expert_rats_never_rule_out_what_verdicts_leave_possible() -> None:
    seen = rats(play(begin(PAIR, PILE), ONE_MEAL))
    plain = believed(seen, clues(seen))
    assert (ExpertRats().weigh(seen, Random(1)) >= DOUBT * plain - 1e-12).all()


def test_an_offer_tells_expert_rats_something_and_regular_ones_nothing() -> None:
    seen = rats(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"))
    plain = believed(seen, clues(seen))
    assert RegularRats().weigh(seen, Random(1)) == pytest.approx(plain)
    read = ExpertRats().weigh(seen, Random(1))
    assert np.abs(read - plain).max() > 1e-3
    # A food in the center is more likely meant for a group than one that nobody chose.
    assert chance(seen, read, ONE, Food("1bc")) > chance(seen, plain, ONE, Food("1bc"))


def test_novices_remember_the_last_meals_and_think_of_simple_diets_first() -> None:
    start = rats(play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve"))
    assert NoviceRats().weigh(start, Random(1)) == pytest.approx(at_first_sight(start))
    assert not np.allclose(at_first_sight(start), unfed(start))
    seen = rats(play(begin(PAIR, PILE), ONE_MEAL))
    assert seen.board.meal - 1 <= RECENT
    weights = [NoviceRats().weigh(seen, Random(seed)) for seed in range(5)]
    assert all(np.array_equal(each, weights[0]) for each in weights), "nothing of the last meal is forgotten"


def test_without_noise_chance_decides_nothing() -> None:
    state = play(begin(PAIR, PILE), ONE_MEAL)
    plans = {tuple(taken(RegularRats().decide(rats(state), Random(seed))).items()) for seed in range(10)}
    assert len(plans) == 1
    noisy = {tuple(taken(RegularRats(noise=1.0).decide(rats(state), Random(seed))).items()) for seed in range(30)}
    assert len(noisy) > 1


def with_cards(seen: View, *cards: Complication | None) -> View:
    return replace(seen, board=replace(seen.board, variant=Variant.COMPLICATIONS, complications=cards))


def test_the_first_to_take_leaves_the_others_what_they_need() -> None:
    """Only one food is good for group 1; group 0, which must take first, has two."""
    state = play(begin("1bl=mandatory:1 2gv=mandatory:v", "4yc 1gv 1yc 3rl"), "doctor offer 1gv 1yc, doctor serve")
    seen = rats(state)
    first = replace(seen, board=replace(seen.board, takers=(ONE,)))
    decision = OracleRats(state.deal.diets).decide(first, Random(1))
    assert decision.actions == (Take(ONE, Food("1yc")),)


def predicting(*plates: str) -> tuple[View, tuple[str, ...]]:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve")
    board = replace(
        state.board,
        variant=Variant.COMPLICATIONS,
        phase=Phase.PREDICT,
        complications=(Complication.MEGALOMANIA, None),
        plates=tuple(foods(each) for each in plates),
        takers=(),
    )
    return replace(rats(state), board=board), plates


@pytest.mark.parametrize(("food", "good"), [("3gc", True), ("2rl", True)])
def test_who_knows_the_diets_predicts_what_costs_nobody_anything(food: str, good: bool) -> None:
    """A right prediction costs nothing. A wrong one moves the food to the predictor, which is best if a food that is
    bad for one group is good for the other."""
    seen, _ = predicting("1bc", food)
    weights = certain(seen.config.identities, (parse_diet("mandatory:rb"), parse_diet("forbidden:l")))
    decision = predict_verdicts(seen, weights)
    assert decision.actions == (Predict(ONE, (None, good)),)
    (reason,) = decision.reasons
    assert reason.arguments["percent"] == (0 if food == "2rl" else 100)


def test_regular_rats_predict_by_what_they_believe() -> None:
    seen, _ = predicting("1bc", "4gv")
    decision = RegularRats().decide(seen, Random(1))
    (action,) = decision.actions
    assert isinstance(action, Predict)
    assert action.good[0] is None
    assert action.good[1] is not None


def test_rats_of_all_levels_play_legal_moves_to_the_end_of_a_meal() -> None:
    for level in LEVELS:
        state = play(begin(THREE, "4yv 1gl 1bc 2gc 3yv 2rl 4ov"), "doctor offer 1bc 2gc 3yv, doctor serve")
        for action in bot_named(level).decide(rats(state), Random(3)).actions:
            assert action in list(legal_actions(state))
            state, _ = apply(state, action)
        assert not state.board.takers


def test_what_is_read_into_an_offer_is_shared_by_every_group() -> None:
    """The rats of every group read the same: they have seen the same things."""
    state = play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve")
    one, two = (ExpertRats().weigh(view(state, role), Random(1)) for role in (Role.GROUP_0, Role.GROUP_1))
    assert one == pytest.approx(two)


def test_a_retaken_food_isn_t_the_one_that_came_back() -> None:
    state = play(
        begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor yuck-back 1 2rl"
    )
    for level in LEVELS:
        assert taken(bot_named(level).decide(rats(state), Random(1))) == {1: "4yv"}


def test_a_food_sent_back_speaks_against_its_like() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl")
    before = beliefs(rats(state))[1].chance(Food("3bl"))
    after = beliefs(rats(play(state, "doctor yuck-back 1 2rl")))[1].chance(Food("3bl"))
    assert after < before


def test_a_food_is_meant_for_whom_the_offer_makes_it_likelier() -> None:
    seen = rats(play(begin(PAIR, "4yv 1bc 1gv 2rl"), "doctor offer 1bc 1gv, doctor serve"))
    plain, read = believed(seen, clues(seen)), ExpertRats().weigh(seen, Random(1))
    meant = [each.arguments for each in ExpertRats().remarks(seen, read) if each.key == ReasonKey.RATS_MEANT]
    assert meant == [{"group": 0, "food": Food("1bc")}]
    assert chance(seen, read, ONE, Food("1bc")) > chance(seen, plain, ONE, Food("1bc")) + WORTH_SAYING
