"""Crosses that can no longer lose the game are spent on knowledge."""

from random import Random

import pytest

from doctor_rat.bots import Decision, bot_named
from doctor_rat.bots.levels.expert.rats import ExpertRats, is_safe
from doctor_rat.bots.thinking.odds import chance, lessons
from doctor_rat.rules import (
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
    """Played by our regular bots until the rats choose in this meal, in a game that isn't lost before."""
    games = (_played(meal, variant, seed) for seed in range(1, 20))
    return next(seen for seen in games if seen is not None)


def _played(meal: int, variant: Variant, seed: int) -> View | None:
    rng, bot = Random(seed), bot_named("regular")
    config = Config(variant)
    state: State = new_game(config, new_deal(config, rng))
    while state.board.outcome is None:
        if state.board.meal == meal and state.board.phase is Phase.CHOOSE:
            return view(state, Role.GROUP_0)
        role = role_of(acting(state.board)[0], state.config.variant)
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


def _taken(decision: Decision) -> dict[Group, Food]:
    return {action.by: action.food for action in decision.actions if isinstance(action, Take)}
