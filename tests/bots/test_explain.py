"""Reasons are true: each one is checked by hand or by the rules."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from doctor_rat.belief import clues
from doctor_rat.bots.decision import BotReason
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.levels.oracle.colony import certain
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.bots.thinking import explain_doctor, explain_rats
from doctor_rat.bots.thinking.odds import best_plan, gains_of, odds_now
from doctor_rat.bots.thinking.shares import SHARES
from doctor_rat.rules import (
    DOCTOR,
    Analyse,
    Complication,
    Food,
    Group,
    Medicine,
    Phase,
    Role,
    Serve,
    State,
    StrictMenu,
    Variant,
    View,
    YuckBack,
    diets_for,
    view,
)
from stage import begin, foods, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"
ONE_BAD = "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl"
ONE, TWO = Group(0), Group(1)


def doctor(state: State) -> View:
    return view(state, Role.DOCTOR)


def keys(reasons: tuple[BotReason, ...]) -> list[str]:
    return [reason.key for reason in reasons]


def test_an_offer_that_feeds_all_says_so_and_names_nobody() -> None:
    seen = doctor(begin(PAIR, PILE))
    assert keys(tuple(explain_doctor.feeding(seen, foods("1bc 3gc")))) == [ReasonKey.DOCTOR_FEEDS_ALL]


def test_two_groups_cannot_eat_the_same_food() -> None:
    """Each of the foods is good for group 0 only, but the trash has one for group 1."""
    seen = doctor(begin(PAIR, PILE))
    assert keys(tuple(explain_doctor.feeding(seen, foods("2rl 3bl")))) == [ReasonKey.DOCTOR_FEEDS_SOME]
    bare = doctor(begin(PAIR, "4yl 2rl 3bl 1yl"))
    assert tuple(explain_doctor.feeding(bare, foods("2rl 3bl"))) == (because(ReasonKey.DOCTOR_NOTHING_GOOD, group=1),)


def test_a_stock_is_thrown_out_for_those_who_find_nothing_in_it() -> None:
    seen = doctor(begin(PAIR, "4yl 2rl 3bl 1yl"))
    assert tuple(explain_doctor.fresh_stock(seen)) == (
        because(ReasonKey.DOCTOR_FRESH_STOCK),
        because(ReasonKey.DOCTOR_NOTHING_GOOD, group=1),
    )


def test_medicine_says_how_many_crosses_it_covers() -> None:
    script = """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
        doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse, doctor offer 4yc 4gc"""
    seen = doctor(play(begin(PAIR, "1yc 1gv 2yc 2yv 3yv 3gc 2gc 4yc 4gc 4yv", yuck=0), script))
    (reason,) = explain_doctor.serving(seen, Medicine(DOCTOR, ONE, 0))
    assert reason == because(ReasonKey.DOCTOR_MEDICINE, group=0, crosses=2, covered=2)
    (reason,) = explain_doctor.serving(seen, Medicine(DOCTOR, TWO, 0))
    assert reason.arguments["covered"] == 0


def test_serving_and_a_strict_menu_are_named() -> None:
    seen = doctor(play(begin(PAIR, PILE), "doctor offer 1bc 3gc"))
    assert keys(tuple(explain_doctor.serving(seen, Serve(DOCTOR)))) == [ReasonKey.DOCTOR_SERVES]
    (reason,) = explain_doctor.serving(seen, StrictMenu(DOCTOR, ONE, Food("1bc")))
    assert reason == because(ReasonKey.DOCTOR_MENU, group=0, food=Food("1bc"))


def test_at_the_window_each_bad_food_is_named_or_none() -> None:
    seen = doctor(play(begin(PAIR, PILE), ONE_BAD))
    assert tuple(explain_doctor.window(seen, Analyse(DOCTOR))) == (
        because(ReasonKey.DOCTOR_LETS_EAT, group=1, food=Food("2rl")),
    )
    (reason,) = explain_doctor.window(seen, YuckBack(DOCTOR, Food("2rl"), TWO))
    assert reason == because(ReasonKey.DOCTOR_SENDS_BACK, group=1, food=Food("2rl"))
    good = doctor(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve, 0 take 1bc, 1 take 3gc"))
    assert keys(tuple(explain_doctor.window(good, Analyse(DOCTOR)))) == [ReasonKey.DOCTOR_ALL_GOOD]


@pytest.mark.parametrize("kind", SHARES)
def test_whom_he_takes_the_rats_for_is_said_when_he_is_sure(kind: str) -> None:
    sure = dict.fromkeys(SHARES, 0.02) | {kind: 0.82}
    (reason,) = explain_doctor.took_for(sure)
    assert reason.key.startswith("doctor-saw")
    assert not list(explain_doctor.took_for(dict.fromkeys(SHARES, 1 / len(SHARES))))


def test_kinds_that_people_call_the_same_add_up() -> None:
    """Neither alone would be enough."""
    shares = dict.fromkeys(SHARES, 0.0) | {"ours": 0.4, "noisy": 0.3, "idea": 0.3}
    assert tuple(explain_doctor.took_for(shares)) == (because(ReasonKey.DOCTOR_SAW_RECKONING),)


def test_every_kind_of_the_population_has_a_name() -> None:
    seen = {next(explain_doctor.took_for({kind: 1.0})).key for kind in SHARES}
    assert len(seen) == len(SHARES) - 1, "ours and noisy share theirs"


def test_a_second_food_is_judged_after_the_first() -> None:
    state = play(begin(PAIR, PILE), ONE_BAD)
    seen = doctor(state)
    assert explain_doctor.is_good(seen, ONE, Food("1bc"))
    assert not explain_doctor.is_good(seen, TWO, Food("2rl"))
    alternating = replace(
        seen,
        diets=(next(diet for diet in diets_for(Food("1bl")) if diet.name == "alternating"), seen.diets[1]),
        board=replace(seen.board, plates=(foods("1bc 2rl"), foods("4yv"))),
    )
    diet = alternating.diets[0]
    assert diet is not None
    assert explain_doctor.is_good(alternating, ONE, Food("2rl")) == diet.accepts(Food("2rl"), Food("1bc"), 1)


def reasons_for(seen: View, weights: np.ndarray) -> tuple[BotReason, ...]:
    odds = odds_now(seen, weights)
    return tuple(explain_rats.takes(seen, weights, odds, best_plan(gains_of(seen, odds))))


def test_what_is_known_to_be_good_is_safe() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve")
    seen = view(state, Role.GROUP_0)
    reasons = reasons_for(seen, certain(seen.config.identities, state.deal.diets))
    assert [(reason.key, reason.arguments["group"], reason.arguments["left"]) for reason in reasons] == [
        (ReasonKey.RATS_SAFE, 0, 1),
        (ReasonKey.RATS_SAFE, 1, 1),
    ]


def test_what_is_not_safe_is_never_called_certain() -> None:
    seen = view(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"), Role.GROUP_0)
    weights = believed(seen, clues(seen))
    # All but certain: one diet in a million rejects the food.
    weights[:] = 1e-9
    for group, identity in enumerate(seen.config.identities):
        accepted = [diet.accepts(Food("1bc"), identity, 1) for diet in diets_for(identity)]
        weights[group, accepted.index(True)] = 1.0
    weights /= weights.sum(axis=1, keepdims=True)
    percents = [reason.arguments["percent"] for reason in reasons_for(seen, weights) if "percent" in reason.arguments]
    assert percents
    assert max(map(int, percents)) <= 99


def test_how_many_diets_a_verdict_would_rule_out_adds_up() -> None:
    seen = view(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"), Role.GROUP_0)
    told = [each for each in reasons_for(seen, believed(seen, clues(seen))) if each.key == ReasonKey.RATS_RULES_OUT]
    assert told
    for reason in told:
        identity = seen.config.identities[int(reason.arguments["group"])]
        food = Food(str(reason.arguments["food"]))
        good = sum(diet.accepts(food, identity, 1) for diet in diets_for(identity))
        assert reason.arguments["if_bad"] == good
        assert reason.arguments["if_good"] == int(reason.arguments["left"]) - good


@pytest.mark.parametrize(
    ("card", "key"),
    [
        (Complication.MADNESS, ReasonKey.RATS_MADNESS),
        (Complication.INSOMNIA, ReasonKey.RATS_INSOMNIA),
        (Complication.PARANOIA, ReasonKey.RATS_PARANOIA),
    ],
)
def test_a_complication_that_changes_the_choice_is_named(card: Complication, key: ReasonKey) -> None:
    seen = view(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"), Role.GROUP_0)
    weights = believed(seen, clues(seen))
    odds = odds_now(seen, weights)
    plan = {ONE: Food("1bc"), TWO: Food("3gc")}
    board = replace(seen.board, variant=Variant.COMPLICATIONS, complications=(card, None))
    reasons = tuple(explain_rats.takes(replace(seen, board=board), weights, odds, plan))
    assert [reason.arguments["group"] for reason in reasons if reason.key == key] == [0]


def test_a_food_that_came_back_is_named_in_what_is_taken_instead() -> None:
    state = play(begin(PAIR, PILE), ONE_BAD + ", doctor yuck-back 1 2rl")
    seen = view(state, Role.GROUP_0)
    reasons = reasons_for(seen, believed(seen, clues(seen)))
    (returned,) = (reason for reason in reasons if reason.key == ReasonKey.RATS_RETURNED)
    assert returned.arguments["returned"] == "2rl"
    assert returned.arguments["food"] == "4yv"


def test_a_food_is_left_to_whoever_needs_it_more() -> None:
    seen = view(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"), Role.GROUP_0)
    weights = believed(seen, clues(seen))
    odds = {ONE: {Food("1bc"): 0.9, Food("3gc"): 0.6}, TWO: {Food("1bc"): 0.9, Food("3gc"): 0.1}}
    plan = {ONE: Food("3gc"), TWO: Food("1bc")}
    kept = [each for each in explain_rats.takes(seen, weights, odds, plan) if each.key == ReasonKey.RATS_KEEP]
    assert kept == [because(ReasonKey.RATS_KEEP, group=0, food=Food("1bc"), other=1)]
    # The difference isn't worth mentioning.
    odds[ONE][Food("3gc")] = 0.89
    assert not [each for each in explain_rats.takes(seen, weights, odds, plan) if each.key == ReasonKey.RATS_KEEP]


def test_the_only_likely_food_is_called_so() -> None:
    seen = view(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"), Role.GROUP_0)
    weights = believed(seen, clues(seen))

    def key_of(*values: float) -> str:
        odds = {ONE: dict(zip(foods("1bc 3gc 4yv"), values, strict=True))}
        return next(iter(explain_rats.takes(seen, weights, odds, {ONE: Food("1bc")}))).key

    assert key_of(0.7, 0.4, 0.3) == ReasonKey.RATS_ONLY_LIKELY
    assert key_of(0.7, 0.6, 0.3) == ReasonKey.RATS_ODDS
    assert key_of(0.4, 0.3, 0.3) == ReasonKey.RATS_ODDS


@pytest.mark.parametrize(
    ("said", "key", "percent"), [(True, ReasonKey.RATS_PREDICT_GOOD, 0), (False, ReasonKey.RATS_PREDICT_BAD, 100)]
)
def test_a_prediction_says_how_likely_it_is(said: bool, key: ReasonKey, percent: int) -> None:
    state = play(begin(PAIR, PILE), ONE_BAD)
    board = replace(
        state.board,
        variant=Variant.COMPLICATIONS,
        phase=Phase.PREDICT,
        complications=(Complication.MEGALOMANIA, None),
    )
    seen = replace(view(state, Role.GROUP_0), board=board)
    weights = certain(seen.config.identities, state.deal.diets)
    assert tuple(explain_rats.predictions(seen, weights, (None, said))) == (
        because(key, group=1, food=Food("2rl"), percent=percent),
    )


def test_where_madness_leaves_nothing_to_predict_it_says_so() -> None:
    state = play(begin(PAIR, PILE), ONE_BAD)
    board = replace(
        state.board,
        variant=Variant.COMPLICATIONS,
        phase=Phase.PREDICT,
        complications=(Complication.MEGALOMANIA, Complication.MADNESS),
    )
    seen = replace(view(state, Role.GROUP_0), board=board)
    weights = certain(seen.config.identities, state.deal.diets)
    assert tuple(explain_rats.predictions(seen, weights, (None, None))) == (
        because(ReasonKey.RATS_PREDICT_NOTHING, group=1),
    )


def test_reasons_are_the_same_for_the_same_position() -> None:
    seen = view(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"), Role.GROUP_0)
    rng = Random(1)
    weights = believed(seen, clues(seen))
    assert reasons_for(seen, weights) == reasons_for(seen, weights)
    assert rng.random() == Random(1).random(), "nothing here draws"


TWO_CROSSES = """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
    doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse"""
"""The first group must eat red or blue, and had neither."""


def test_a_third_cross_that_is_spared_is_called_so() -> None:
    state = play(begin(PAIR, "1yc 1gv 2yc 2yv 3yv 3gc 2gc 4yc 4gc 4yv 1gc"), TWO_CROSSES)
    seen = doctor(play(state, "doctor offer 4yc 4gc, doctor serve, 0 take 4yc, 1 take 4gc"))
    (reason,) = explain_doctor.window(seen, YuckBack(DOCTOR, Food("4yc"), ONE))
    assert reason == because(ReasonKey.DOCTOR_THIRD_CROSS, group=0, food=Food("4yc"))


def saved(pile: str, served: str) -> list[BotReason]:
    seen = doctor(begin(PAIR, pile))
    reasons = explain_doctor.offer(seen, foods(served), believed(seen, clues(seen)))
    return [reason for reason in reasons if reason.key == ReasonKey.DOCTOR_SAVES]


def test_the_last_food_that_a_diet_asks_for_is_saved_if_it_is_kept() -> None:
    (reason,) = saved("4yv 1bc 2yl 3gc", "2yl 3gc")
    assert (reason.arguments["group"], reason.arguments["food"]) == (0, "1bc")
    assert not saved("4yv 1bc 2yl 3gc", "1bc 3gc"), "it is served"
    assert not saved("4yv 1bc 2rl 3gc", "2rl 3gc"), "there was another one"


def test_the_lesson_that_is_told_is_the_one_that_teaches_most() -> None:
    """The first group knows its diet: no verdict can rule out anything."""
    seen = doctor(begin(PAIR, PILE))
    weights = believed(seen, clues(seen))
    known = [seen.diets[0] == diet for diet in diets_for(seen.config.identities[0])]
    weights[0] = known
    taught = [
        each for each in explain_doctor.offer(seen, foods("1bc 3gc"), weights) if each.key == ReasonKey.DOCTOR_TEACHES
    ]
    assert [each.arguments["group"] for each in taught] == [1]
    assert 0 < int(taught[0].arguments["out"]) < int(taught[0].arguments["left"])


def test_he_is_sure_from_three_in_five_on() -> None:
    assert not list(explain_doctor.took_for({"idea": 0.59, "likeness": 0.41}))
    assert tuple(explain_doctor.took_for({"idea": 0.6, "likeness": 0.4})) == (because(ReasonKey.DOCTOR_SAW_IDEA),)


THREE = "1bl=mandatory:rb 2gv=forbidden:l 3rc=mandatory:3"


def kept(learning: tuple[Group, ...] = ()) -> list[BotReason]:
    """The first group prefers both foods that it leaves to the others to its own."""
    seen = view(play(begin(THREE, "4yv 1yv 1bc 3gc 2rl 2gc"), "doctor offer 1bc 3gc 2rl, doctor serve"), Role.GROUP_0)
    plan = dict(zip((ONE, TWO, Group(2)), foods("1bc 3gc 2rl"), strict=True))
    odds = {
        ONE: dict(zip(foods("1bc 3gc 2rl"), (0.3, 0.6, 0.9), strict=True)),
        TWO: dict(zip(foods("1bc 3gc 2rl"), (0.1, 0.7, 0.2), strict=True)),
        Group(2): dict(zip(foods("1bc 3gc 2rl"), (0.1, 0.2, 0.8), strict=True)),
    }
    reasons = explain_rats.takes(seen, believed(seen, clues(seen)), odds, plan, learning)
    return [each for each in reasons if each.key == ReasonKey.RATS_KEEP]


def test_of_two_better_foods_the_best_is_named_that_is_left() -> None:
    assert kept() == [because(ReasonKey.RATS_KEEP, group=0, food=Food("2rl"), other=2)]


def test_who_wants_to_learn_envies_nobody() -> None:
    assert kept(learning=(ONE,)) == []


@pytest.mark.parametrize(("plate", "is_second"), [("", False), ("3gc", True)])
def test_gluttony_is_named_with_the_second_food(plate: str, is_second: bool) -> None:
    seen = view(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"), Role.GROUP_0)
    board = replace(
        seen.board,
        variant=Variant.COMPLICATIONS,
        complications=(Complication.GLUTTONY, None),
        plates=(foods(plate) if plate else (), ()),
    )
    odds = {ONE: {Food("1bc"): 0.5}}
    reasons = explain_rats.takes(replace(seen, board=board), believed(seen, clues(seen)), odds, {ONE: Food("1bc")})
    assert (ReasonKey.RATS_GLUTTONY in keys(tuple(reasons))) is is_second
