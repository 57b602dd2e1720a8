"""Two implementations that share no code agree: ours and the referee of tests/referee."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import referee
from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Config,
    Diet,
    Food,
    State,
    Take,
    Variant,
    apply,
    diets_for,
    judge,
    legal_actions,
    new_deal,
    new_game,
    outcome,
    record_of,
    roles,
    view,
    write_record,
)

FOOD = re.compile(r'"([1-4][roygb][clv])"')
KINDS = [(Variant.COLONY, 2), (Variant.COLONY, 3), (Variant.COMPLICATIONS, 2), (Variant.COMPLICATIONS, 3)]
KINDS += [(Variant.COLLEAGUES, 2)]


def play(variant: Variant, groups: int, seed: int) -> Iterator[State]:
    """A random game whose rats mostly know what is good for them, so that it lasts."""
    rng = Random(f"{variant}/{groups}/{seed}")
    config = Config(variant, tuple(rng.sample(IDENTITIES, groups)), rng.randint(0, 3))
    state = new_game(config, new_deal(config, rng))
    yield state
    while outcome(state) is None:
        actions = list(legal_actions(state))
        good = [action for action in actions if isinstance(action, Take) and is_good(state, action)]
        state, _ = apply(state, rng.choice(good if good and rng.random() < 0.85 else actions))
        yield state


def is_good(state: State, take: Take) -> bool:
    board = state.board
    return state.deal.diets[take.by].accepts(take.food, board.rows[take.by].last, board.meal)


def as_json(state: State) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(write_record(record_of(state)))
    return found


@pytest.mark.parametrize(("variant", "groups"), KINDS)
def test_every_record_passes_the_referee(variant: Variant, groups: int) -> None:
    for seed in range(150):
        *_, state = play(variant, groups, seed)
        referee.check(as_json(state))


@pytest.mark.parametrize(("variant", "groups"), KINDS)
def test_the_foods_are_where_the_referee_has_them(variant: Variant, groups: int) -> None:
    for seed in range(6):
        for upto, state in enumerate(play(variant, groups, seed)):
            places = referee.places(as_json(state) | {"outcome": None}, upto) if upto else {}
            board, desk = state.board, state.desk
            ours = {
                "centre": board.centre,
                "trash": board.trash,
                "plates": [food for plate in board.plates for food in plate],
                "rows": [entry.food for row in board.rows for entry in row.eaten],
                "stock": desk.stock,
                "out": (*desk.thrown, *board.discarded),
            }
            for name, foods in ours.items():
                if places:
                    assert sorted(foods) == sorted(places[name]), (name, state)


@pytest.mark.rule("10.1", "10.2", "10.3", "10.4", "10.5", "10.6")
@pytest.mark.parametrize(("variant", "groups"), KINDS)
def test_a_role_is_sent_exactly_what_it_has_seen(variant: Variant, groups: int) -> None:
    """The audit: every food and diet in a view, against the referee's reading of the record."""
    for seed in range(8):
        states = list(play(variant, groups, seed))
        record = as_json(states[-1])
        for upto, state in enumerate(states):
            known = referee.known(record, upto)
            for role in roles(state.config):
                sent = msgspec.json.encode(view(state, role)).decode()
                identities = set(state.config.identities)
                assert set(FOOD.findall(sent)) - identities == known[role].foods - identities, (role, state)
                assert set(diets_in(json.loads(sent))) == {diet for _, diet in known[role].diets}, (role, state)


def diets_in(value: Any) -> Iterator[str]:
    """Every diet anywhere in a decoded message."""
    if isinstance(value, dict):
        if "diet" in value:
            diet: Diet = msgspec.convert(value, Diet)
            yield str(diet)
        for inner in value.values():
            yield from diets_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from diets_in(inner)


@pytest.mark.rule("3.1", "3.2", "3.3", "3.4", "3.5", "3.6")
@pytest.mark.parametrize("identity", IDENTITIES)
def test_every_diet_judges_as_the_referee_does(identity: Food) -> None:
    rng = Random(identity)
    for diet in diets_for(identity):
        foods = rng.sample(FOODS, 12)
        assert list(judge(identity, diet, foods)) == referee.judge(identity, str(diet), list(foods)), diet
