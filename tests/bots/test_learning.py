"""Crosses that can no longer lose the game are spent on knowledge."""

from random import Random

import numpy as np
import pytest

from doctor_rat.belief import clues
from doctor_rat.bots import Decision, bot_named
from doctor_rat.bots.kernel import play as kernel
from doctor_rat.bots.kernel.masks import tables
from doctor_rat.bots.kernel.position import believed, numbers, position
from doctor_rat.bots.levels.expert.rats import ExpertRats, is_safe
from doctor_rat.bots.thinking.odds import best_plan, chance, gains_of, lessons, odds_now
from doctor_rat.bots.thinking.population import AssumedWay
from doctor_rat.bots.thinking.reading import read
from doctor_rat.rules import (
    FOODS,
    Config,
    Food,
    Group,
    Phase,
    Role,
    State,
    Take,
    Variant,
    View,
    acting,
    apply,
    new_deal,
    new_game,
    role_of,
    view,
)


def played_to(meal: int, variant: Variant = Variant.COLONY) -> View:
    """Our regular bots play until the rats choose in this meal, in a game that isn't lost before."""
    return view(reached(meal, variant), Role.GROUP_0)


def reached(meal: int, variant: Variant = Variant.COLONY, rats: str = "regular") -> State:
    games = (_played(meal, variant, rats, seed) for seed in range(1, 20))
    return next(state for state in games if state is not None)


def _played(meal: int, variant: Variant, rats: str, seed: int) -> State | None:
    rng, doctor, eaters = Random(seed), bot_named("regular"), bot_named(rats)
    config = Config(variant)
    state: State = new_game(config, new_deal(config, rng))
    while state.board.outcome is None:
        if state.board.meal == meal and state.board.phase is Phase.CHOOSE:
            return state
        role = role_of(acting(state.board)[0], state.config.variant)
        bot = doctor if role is Role.DOCTOR else eaters
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return None


def test_a_verdict_teaches_most_where_it_cannot_be_foretold() -> None:
    worth = lessons({Food("1bl"): 0.5, Food("2gv"): 0.9, Food("3rc"): 1.0, Food("4yv"): 0.1, Food("1bc"): 0.0})
    assert sorted(worth, key=worth.__getitem__, reverse=True) == ["1bl", "2gv", "4yv", "3rc", "1bc"]
    assert worth[Food("1bl")] == pytest.approx(1.01)


@pytest.mark.parametrize(("meal", "crosses"), [(5, -1), (6, 0), (7, 1), (8, -1)])
def test_a_group_is_safe_while_bad_food_alone_cannot_bring_its_third_cross(meal: int, crosses: int) -> None:
    """By meal, the most crosses a group can have and still be safe; in the exam a single cross loses."""
    seen = played_to(meal)
    for group in seen.board.groups:
        assert is_safe(seen, group) == (seen.board.rows[group].crosses <= crosses)


def test_with_complications_nobody_is_safe() -> None:
    seen = played_to(7, Variant.COMPLICATIONS)
    assert not any(is_safe(seen, group) for group in seen.board.groups)


def test_safe_groups_take_what_teaches_most_and_say_so() -> None:
    seen = played_to(7)
    safe = [group for group in seen.board.groups if is_safe(seen, group)]
    assert safe
    decision = bot_named("expert").decide(seen, Random(1))
    said = {reason.arguments["group"] for reason in decision.reasons if reason.key == "rats-learn"}
    assert said == set(safe)
    weights = ExpertRats().weigh(seen, Random(1))
    taken = _taken(decision)

    def taught(plan: dict[Group, Food]) -> float:
        return sum(
            lessons({plan[group]: min(1.0, chance(seen, weights, group, plan[group]))})[plan[group]] for group in safe
        )

    assert taught(taken) > taught(_taken(bot_named("regular").decide(seen, Random(1))))


CURIOUS = AssumedWay("ours", curious=True)


@pytest.mark.parametrize("meal", [5, 6, 7, 8])
def test_the_kernels_curious_rats_are_as_happy_as_ours_with_what_they_take(meal: int) -> None:
    state = reached(meal)
    seen, p = view(state, Role.GROUP_0), position(view(state, Role.DOCTOR))
    odds = odds_now(seen, believed(seen, clues(seen)))
    safe = {group: lessons(odds[group]) for group in odds if is_safe(seen, group)}
    gains = {**gains_of(seen, odds), **safe}
    centre, plates = numbers(state.board.centre), np.empty(len(odds), dtype=np.int64)
    assert [bool(kernel.is_safe(p, group)) for group in odds] == [group in safe for group in odds]
    kernel.choose(tables().masks, p, centre, len(centre), CURIOUS.vector(), plates, -1)
    taken = sum(gains[group][FOODS[plates[group]]] for group in odds)
    assert taken == pytest.approx(sum(gains[group][food] for group, food in best_plan(gains).items()), abs=1e-4)


def test_sent_back_they_are_curious_too() -> None:
    state = reached(7)
    seen, p = view(state, Role.GROUP_0), position(view(state, Role.DOCTOR))
    group = next(group for group in seen.board.groups if is_safe(seen, group))
    odds = odds_now(seen, believed(seen, clues(seen)))[group]
    worth = lessons({food: odds[food] for food in state.board.trash})
    for way, wanted in ((CURIOUS, worth), (AssumedWay("ours"), odds)):
        at = kernel.likeliest_left(tables().masks, p, group, p.previous[group], way.vector(), 0)
        best = max(wanted[food] for food in state.board.trash)
        assert wanted[FOODS[p.trash[at]]] == pytest.approx(best, abs=1e-4)


@pytest.mark.parametrize(("rats", "curious"), [("expert", True), ("regular", False)])
def test_a_doctor_tells_the_curious_from_the_literal(rats: str, curious: bool) -> None:
    seen = view(reached(8, rats=rats), Role.DOCTOR)
    found = read(seen, position(seen), Random(1))
    share = sum(weight for way, weight in zip(found.ways, found.weights, strict=True) if way.curious)
    assert share > 0.9 if curious else share < 0.1


def _taken(decision: Decision) -> dict[Group, Food]:
    return {action.by: action.food for action in decision.actions if isinstance(action, Take)}
