"""Endgames so small that every world can be enumerated: playouts must find the exact answer."""

from itertools import permutations, product
from math import log, prod, sqrt
from random import Random

from analysis.games import CONFIGS, moments_of, played
from doctor_rat.analysis.account import options_at, weigh_moment
from doctor_rat.analysis.decision_options import DecisionOptions
from doctor_rat.analysis.doctor import DoctorOptions
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.rats import RatsOptions
from doctor_rat.analysis.values import DecisionStage, Side
from doctor_rat.analysis.weighing import pick
from doctor_rat.belief import beliefs, clues
from doctor_rat.belief.belief import own_weights
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.levels.expert.rats import ExpertRats
from doctor_rat.bots.thinking.odds import chance, suits
from doctor_rat.review.game import RATS
from doctor_rat.rules import (
    DOCTOR,
    Diet,
    Food,
    Group,
    Offer,
    Serve,
    State,
    Take,
    Variant,
    apply,
    view,
)
from doctor_rat.rules.cards import EXAM

PLAYOUTS = 1500
TOLERANCE = 4.5
"""In standard errors: none of about a hundred comparisons is further off."""


def exams(
    stage: DecisionStage,
    variant: Variant = Variant.COLONY,
    wanted: int = 4,
    doctor: str = "regular",
    seeds: range = range(60),
) -> list[Moment]:
    """Exam decisions of this kind, from several games."""
    found: list[Moment] = []
    for seed in seeds:
        for config in CONFIGS:
            if config.variant is variant and len(found) < wanted:
                last = moments_of(played(config, seed, doctor))
                found += [each for each in last if each.state.board.meal == EXAM and each.stage is stage][:1]
    return found


def rate(options: DecisionOptions, candidate: int, *, reading: bool = False) -> float:
    luck = options.luck(PLAYOUTS, Random(5), reading=reading)
    return float(options.play(candidate, luck).mean())


def agrees(found: float, exact: float) -> bool:
    return abs(found - exact) <= TOLERANCE * sqrt(max(exact * (1 - exact), 1e-6) / PLAYOUTS)


def chance_by_enumeration(moment: Moment, plan: dict[Group, Food]) -> float:
    """The share of all remaining worlds, with no two diets alike, in which every food of the plan is good."""
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


def few_worlds(moment: Moment) -> bool:
    return prod(len(each) for each in own_weights(moment.view)) <= 60_000


def taken(act: object) -> dict[Group, Food]:
    assert isinstance(act, tuple)
    return {action.by: action.food for action in act if isinstance(action, Take)}


def test_the_rats_last_plan_by_all_worlds() -> None:
    tried = 0
    for moment in exams(DecisionStage.PLAN):
        if not few_worlds(moment):
            continue
        options = RatsOptions(moment, Random(1))
        exact = [chance_by_enumeration(moment, taken(act)) for act in options.candidates]
        for candidate, likely in enumerate(exact[:6]):
            assert agrees(rate(options, candidate), likely)
        tried += 1
        # The candidate most likely to be good for everyone suggests itself.
        assert exact[options.obvious] >= max(exact) - 0.02
    assert tried >= 2


SAME = 1e-4
"""How much less than the best a plan may promise; literal rats take any of these."""


def literal_plans(moment: Moment, foods: tuple[Food, ...]) -> list[dict[Group, Food]]:
    """Every plan that rats who follow their chances may take from these foods and the trash, by brute force."""
    view, board = moment.view, moment.view.board
    weights = believed(view, clues(view))
    worth: list[tuple[float, dict[Group, Food]]] = []
    for plan in permutations((*foods, *board.trash), len(board.rows)):
        chances = [chance(view, weights, group, food) for group, food in zip(board.groups, plan, strict=True)]
        worth.append((sum(log(max(each, 1e-6)) for each in chances), dict(zip(board.groups, plan, strict=True))))
    best = max(total for total, _ in worth)
    return [plan for total, plan in worth if total >= best - SAME]


def test_the_doctors_last_offer_by_all_plans() -> None:
    """Literal rats take what they must, so nearly every offer wins or loses for certain."""
    certain = {True: 0, False: 0}
    for moment in exams(DecisionStage.OFFER, wanted=6):
        view = moment.view
        options = DoctorOptions(moment, Random(1))
        for candidate, act in enumerate(options.candidates):
            offer = act[0]
            assert isinstance(offer, Offer)
            plans = literal_plans(moment, offer.foods)
            wins = {all(suits(view, group, food) for group, food in plan.items()) for plan in plans}
            found = rate(options, candidate)
            if len(wins) == 1:
                assert found == float(True in wins)
                certain[True in wins] += 1
            else:
                assert 0 < found < 1
    assert min(certain.values()) >= 10


def expert_plans(state: State) -> list[dict[Group, Food]]:
    """By brute force, every plan that promises the most to rats who also ask what the doctor means, once he has
    served."""
    seen, board = view(state, RATS), state.board
    weights = ExpertRats().weigh(seen, Random(0))
    foods = (*board.centre, *board.trash)
    chances = {(group, food): chance(seen, weights, group, food) for group in board.groups for food in foods}
    worth: list[tuple[float, dict[Group, Food]]] = []
    for plan in permutations(foods, len(board.rows)):
        total = sum(log(max(chances[each], 1e-6)) for each in zip(board.groups, plan, strict=True))
        worth.append((total, dict(zip(board.groups, plan, strict=True))))
    best = max(total for total, _ in worth)
    return [plan for total, plan in worth if total >= best - 1e-9]


def test_the_doctors_last_offer_by_all_plans_of_experts() -> None:
    """After the offer only their plan is left, so W is whether that plan is good, whichever of equal ones they take.
    They read more into what a weak doctor serves than literal rats do."""
    won, unlike = {True: 0, False: 0}, 0
    for moment in exams(DecisionStage.OFFER, wanted=8, doctor="novice", seeds=range(14, 60)):
        options = DoctorOptions(moment, Random(1))
        exact: list[float] = []
        for act in options.candidates:
            served, _ = apply(apply(moment.state, act[0])[0], Serve(DOCTOR))
            (wins,) = {all(suits(moment.view, *each) for each in plan.items()) for plan in expert_plans(served)}
            exact.append(float(wins))
            won[wins] += 1
            offer = act[0]
            assert isinstance(offer, Offer)
            unlike += wins not in {
                all(suits(moment.view, *each) for each in plan.items()) for plan in literal_plans(moment, offer.foods)
            }
        weighed = weigh_moment(moment, options, Random(2), 0.1)
        assert weighed.chances == {k: exact[k] for k in weighed.chances}
        assert weighed.chances[weighed.best] == max(exact)
        assert weighed.loss == exact[options.chosen] - max(exact)
        assert (weighed.error, weighed.gain) == (0, 0)
    assert min(won.values()) >= 10
    assert unlike >= 3


def test_the_best_offer_is_found() -> None:
    """Among the offers that experts win with, the pick is one that wins most often with rats like these."""
    for moment in exams(DecisionStage.OFFER):
        options = DoctorOptions(moment, Random(1))
        known = [options.foregone(k) for k in range(len(options.candidates))]
        best, shown = pick(options, Random(2), 1.0)
        assert known[best] == max(filter(None, known), default=0.0)
        certain = [k for k in shown if known[k] == known[best] and rate(options, k) == 1]
        assert not certain or rate(options, best) >= 0.97


def test_a_colleagues_last_food_by_all_his_diets() -> None:
    """The second to take doesn't know his own diet but can judge the other's plate."""
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


def test_what_all_worlds_agree_on_is_certain() -> None:
    """However the offer is interpreted, no remaining world says otherwise."""
    certain = 0
    for moment in exams(DecisionStage.PLAN, wanted=12):
        if few_worlds(moment):
            options = RatsOptions(moment, Random(1))
            for candidate, act in enumerate(options.candidates):
                exact = chance_by_enumeration(moment, taken(act))
                if exact in (0, 1):
                    assert rate(options, candidate, reading=True) == exact
                    certain += 1
    assert certain >= 10
