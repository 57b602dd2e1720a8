"""Ends of games so small that all worlds can be gone through: playouts must find what is exactly right."""

from itertools import combinations, product
from math import sqrt
from random import Random

import pytest

from analysis.games import CONFIGS, moments_of, played
from doctor_rat.analysis.account import options_at
from doctor_rat.analysis.doctor import DoctorOptions
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.options import Options
from doctor_rat.analysis.rats import RatsOptions
from doctor_rat.analysis.values import DecisionStage, Side
from doctor_rat.analysis.weighing import pick
from doctor_rat.analysis.why_doctor import literal_plan, suits
from doctor_rat.belief import beliefs
from doctor_rat.belief.belief import own_weights
from doctor_rat.rules import Diet, Food, Group, Offer, Take, Variant
from doctor_rat.rules.cards import EXAM

PLAYOUTS = 1500
TOLERANCE = 4.5
"""Standard errors: among some hundred comparisons none is further off."""


def exams(stage: DecisionStage, variant: Variant = Variant.COLONY, wanted: int = 4) -> list[Moment]:
    """The exam's decisions of this kind, of several games."""
    found: list[Moment] = []
    for seed in range(60):
        for config in CONFIGS:
            if config.variant is variant and len(found) < wanted:
                last = moments_of(played(config, seed))
                found += [each for each in last if each.state.board.meal == EXAM and each.stage is stage][:1]
    return found


def rate(options: Options, candidate: int, *, reading: bool = False) -> float:
    luck = options.luck(PLAYOUTS, Random(5), reading=reading)
    return float(options.play(candidate, luck).mean())


def agrees(found: float, exact: float) -> bool:
    return abs(found - exact) <= TOLERANCE * sqrt(max(exact * (1 - exact), 1e-6) / PLAYOUTS)


def chance_by_enumeration(moment: Moment, plan: dict[Group, Food]) -> float:
    """The share of all worlds left, no two diets alike, in which every food of the plan is good."""
    board = moment.view.board
    every = good = 0.0
    for world in product(*[list(each.items()) for each in own_weights(moment.view)]):
        diets: list[Diet] = [diet for diet, _ in world]
        if len(set(diets)) == len(diets):
            weight = 1.0
            for _, each in world:
                weight *= each
            every += weight
            if all(diets[group].accepts(food, board.rows[group].last, EXAM) for group, food in plan.items()):
                good += weight
    return good / every


def taken(act: object) -> dict[Group, Food]:
    assert isinstance(act, tuple)
    return {action.by: action.food for action in act if isinstance(action, Take)}


def test_the_rats_last_plan_by_all_worlds() -> None:
    tried = 0
    for moment in exams(DecisionStage.PLAN):
        sizes = [len(each) for each in own_weights(moment.view)]
        if sizes[0] * sizes[1] * (sizes[2] if len(sizes) > 2 else 1) > 60_000:
            continue
        options = RatsOptions(moment, Random(1))
        exact = [chance_by_enumeration(moment, taken(act)) for act in options.candidates]
        for candidate, chance in enumerate(exact[:6]):
            assert agrees(rate(options, candidate), chance)
        tried += 1
        # Of all candidates the one likeliest to be all good offers itself.
        assert exact[options.obvious] >= max(exact) - 0.02
    assert tried >= 2


def test_the_doctors_last_offer_by_all_offers() -> None:
    """Literal rats take what they must: an offer wins or loses, unless they are undecided."""
    for moment in exams(DecisionStage.OFFER):
        view = moment.view
        assert view.desk is not None
        options = DoctorOptions(moment, Random(1))
        for candidate, act in enumerate(options.candidates):
            offer = act[0]
            assert isinstance(offer, Offer)
            plan = literal_plan(view, offer.foods)
            if min(sure for _, sure in plan.values()) > 60:
                wins = all(suits(view, group, food) for group, (food, _) in plan.items())
                assert rate(options, candidate) == pytest.approx(float(wins), abs=0.51)
        every = [set(foods) for foods in combinations(view.desk.stock, len(view.board.rows))]
        tried = [set(act[0].foods) for act in options.candidates if isinstance(act[0], Offer)]
        assert all(foods in every for foods in tried)


def test_the_best_offer_is_found() -> None:
    """Where some offer wins for certain, one of them is picked."""
    for moment in exams(DecisionStage.OFFER):
        options = DoctorOptions(moment, Random(1))
        certain = [k for k in range(len(options.candidates)) if rate(options, k) == 1]
        best, _ = pick(options, Random(2), 1.0)
        assert not certain or rate(options, best) >= 0.97


def test_a_colleagues_last_food_by_all_his_diets() -> None:
    """The second to take: his own diet is unknown to him, the other's plate he can judge."""
    tried = 0
    for seed in range(120):
        record = played(CONFIGS[-1], seed)
        last = [each for each in moments_of(record) if each.state.board.meal == EXAM]
        if len(last) < 2 or tried == 4:
            continue
        moment = last[1]
        own = 0 if moment.side is Side.COLLEAGUE_0 else 1
        view = moment.view
        other = view.diets[1 - own]
        assert other is not None
        safe = other.accepts(view.board.plates[1 - own][0], view.board.rows[1 - own].last, EXAM)
        options = options_at(moment, Random(1))
        for candidate, act in enumerate(options.candidates):
            food = act[0]
            assert isinstance(food, Take)
            exact = beliefs(view)[own].chance(food.food) if safe else 0.0
            assert agrees(rate(options, candidate), exact)
        tried += 1
    assert tried == 4


def test_with_one_diet_left_for_each_the_rats_know() -> None:
    """A plan is won or lost for certain then, whoever reads what into the offer."""
    for moment in exams(DecisionStage.PLAN, wanted=12):
        if all(len(each.weights) == 1 for each in beliefs(moment.view)):
            options = RatsOptions(moment, Random(1))
            for candidate in range(len(options.candidates)):
                assert rate(options, candidate, reading=True) in (0, 1)
