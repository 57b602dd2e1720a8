"""What rats think of the foods in front of them, against the rules and against brute force."""

from itertools import permutations
from math import log
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from doctor_rat.belief import clues
from doctor_rat.bots.kernel.masks import diet_numbers
from doctor_rat.bots.kernel.play import CAUTION
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.levels.oracle.colony import certain
from doctor_rat.bots.thinking.odds import (
    accepting,
    best_plan,
    chance,
    food_before,
    gain,
    gains_of,
    odds_now,
    planners,
    with_seconds,
)
from doctor_rat.rules import FOODS, Complication, Food, Group, Role, State, Variant, View, diets_for, view
from doctor_rat.rules.cards import EXAM
from stage import begin, foods, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"
ONE, TWO = Group(0), Group(1)


def served(script: str = "doctor offer 1bc 2rl, doctor serve") -> State:
    return play(begin(PAIR, PILE), script)


def seen_by_rats(state: State) -> View:
    return view(state, Role.GROUP_0)


def under(seen: View, *cards: Complication | None) -> View:
    return replace(seen, board=replace(seen.board, variant=Variant.COMPLICATIONS, complications=cards))


def test_who_accepts_a_food_is_asked_of_the_rules() -> None:
    seen = seen_by_rats(served())
    for food in FOODS[::7]:
        for group, identity in enumerate(seen.config.identities):
            said = accepting(seen, Group(group), food)
            assert said.tolist() == [diet.accepts(food, identity, 1) for diet in diets_for(identity)]


def test_a_food_is_judged_beside_the_one_before_it() -> None:
    """Some diets compare the two."""
    seen = seen_by_rats(served())
    identity = seen.config.identities[ONE]
    for before in foods("2gl 3gv"):
        said = accepting(seen, ONE, Food("2rl"), before)
        assert said.tolist() == [diet.accepts(Food("2rl"), before, 1) for diet in diets_for(identity)]
    assert (accepting(seen, ONE, Food("2rl"), Food("2gl")) != accepting(seen, ONE, Food("2rl"), Food("3gv"))).any()


def test_a_chance_is_the_belief_s_share_of_diets_that_accept() -> None:
    seen = seen_by_rats(served())
    weights = believed(seen, clues(seen))
    for group in (ONE, TWO):
        diets = diets_for(seen.config.identities[group])
        for food in FOODS[::9]:
            shares = [
                weight
                for weight, diet in zip(weights[group], diets, strict=True)
                if diet.accepts(food, seen.config.identities[group], 1)
            ]
            assert chance(seen, weights, group, food) == pytest.approx(sum(shares))


def test_who_knows_the_diet_has_no_doubt() -> None:
    state = served()
    seen = seen_by_rats(state)
    weights = certain(seen.config.identities, state.deal.diets)
    odds = odds_now(seen, weights)
    # Group 0 must have red or blue, group 1 no liquid; 4yv is in the trash.
    assert odds == {ONE: {"1bc": 1.0, "2rl": 1.0, "4yv": 0.0}, TWO: {"1bc": 1.0, "2rl": 0.0, "4yv": 1.0}}


def test_with_more_crosses_a_food_is_worth_more_but_in_the_exam_all_must_be_right() -> None:
    assert gain(0.5, 0, 1) == 0.5
    assert gain(0.5, 2, 1) == pytest.approx(0.5 * (1 + 2 * CAUTION))
    assert gain(0.5, 0, EXAM) == gain(0.5, 2, EXAM) == pytest.approx(log(0.5))
    # Only in the exam are two sure foods and a hopeless one worse than three fair ones.
    assert 2 * gain(1.0, 0, EXAM) + gain(0.0, 0, EXAM) < 3 * gain(0.3, 0, EXAM)
    assert 2 * gain(1.0, 0, 1) + gain(0.0, 0, 1) > 3 * gain(0.3, 0, 1)


def test_gains_go_by_each_group_s_own_crosses() -> None:
    script = (
        "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse, doctor offer 3gc 2rv, doctor serve"
    )
    seen = seen_by_rats(served(script))
    assert [row.crosses for row in seen.board.rows] == [0, 1]
    found = gains_of(seen, {ONE: {Food("3gc"): 0.5}, TWO: {Food("3gc"): 0.5}})
    assert found[ONE][Food("3gc")] == 0.5 < found[TWO][Food("3gc")] == gain(0.5, 1, 2)


def test_all_who_are_hungry_plan_together() -> None:
    state = served()
    assert planners(state.board) == (ONE, TWO)
    assert planners(play(state, "0 take 1bc").board) == (TWO,)
    # A group that must take first considers the groups after it.
    alone = replace(state.board, takers=(ONE,))
    assert planners(alone) == (ONE, TWO)


def test_a_second_food_follows_the_first() -> None:
    state = served()
    assert food_before(state.board, ONE) is None
    full = replace(state.board, plates=(foods("1bc"), ()))
    assert food_before(full, ONE) == "1bc"
    assert food_before(full, TWO) is None


def test_a_glutton_s_first_food_is_worth_more_where_a_good_second_can_follow() -> None:
    state = served()
    seen = under(seen_by_rats(state), Complication.GLUTTONY, None)
    weights = certain(seen.config.identities, state.deal.diets)
    plain = gains_of(seen, odds_now(seen, weights))
    hoped = with_seconds(seen, weights, plain)
    # Unless it takes the yellow food first, another red or blue one is left for it.
    assert hoped[ONE] == {"1bc": 2.0, "2rl": 2.0, "4yv": 1.0}
    assert hoped[TWO] == plain[TWO]


def test_hope_is_for_the_first_food_of_a_glutton_alone() -> None:
    state = served()
    seen = seen_by_rats(state)
    weights = certain(seen.config.identities, state.deal.diets)
    plain = gains_of(seen, odds_now(seen, weights))
    assert with_seconds(seen, weights, plain) is plain
    eaten = under(seen, Complication.GLUTTONY, None)
    eaten = replace(eaten, board=replace(eaten.board, plates=(foods("1bc"), ())))
    assert with_seconds(eaten, weights, plain) is plain
    others = under(seen, Complication.MADNESS, None)
    assert with_seconds(others, weights, plain) is plain


@pytest.mark.parametrize("groups", [1, 2, 3])
def test_the_best_plan_is_the_best_of_all(groups: int) -> None:
    rng = Random(groups)
    for _ in range(60):
        named = rng.sample(FOODS, rng.randint(groups, 6))
        gains = {Group(g): {food: float(rng.randint(0, 4)) for food in named} for g in range(groups)}
        plan = best_plan(gains)
        assert set(plan) == set(gains)
        assert len(set(plan.values())) == groups
        best = max(sum(gains[Group(g)][food] for g, food in enumerate(each)) for each in permutations(named, groups))
        assert sum(gains[group][food] for group, food in plan.items()) == best


def test_groups_that_may_take_different_foods_plan_too() -> None:
    gains = {ONE: {Food("1bc"): 1.0, Food("2rl"): 0.9}, TWO: {Food("1bc"): 1.0, Food("4yv"): 0.0}}
    assert best_plan(gains) == {ONE: "2rl", TWO: "1bc"}


def test_a_diet_s_number_is_its_place_in_the_belief() -> None:
    state = begin(PAIR, PILE)
    for group, (identity, diet) in enumerate(zip(state.config.identities, state.deal.diets, strict=True)):
        weights = certain(state.config.identities, state.deal.diets)
        assert np.flatnonzero(weights[group]).tolist() == [diet_numbers(identity)[diet]]
        assert diets_for(identity)[diet_numbers(identity)[diet]] == diet
