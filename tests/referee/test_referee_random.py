"""Random legal games: the referee never gets stuck, never loses a food and never lets knowledge shrink."""

import random
from itertools import product
from typing import Any

import pytest

from . import RefereeError, check, known, places
from .build import PRESET_2, PRESET_3, Record
from .colony import COMPLICATIONS
from .notation import FOODS
from .replay import play, start
from .table import Table


def proposals(table: Table, variant: str, dice: random.Random) -> list[Record]:
    """Actions that might be legal now, in random order; the referee has to refuse the others."""
    groups = range(table.groups)
    free = table.centre + table.trash + table.madness
    takes: list[Record] = [{"by": g, "act": "take", "food": food} for g in groups for food in free]
    if variant == "colleagues":
        found = takes + [{"by": g, "act": act} for g in groups for act in ("pass", "yuck-front")]
        found += [{"by": 1 - g, "act": "yuck-back", "food": food} for g in groups for food in table.plates[g]]
    else:
        doctor: list[dict[str, Any]] = [{"act": act} for act in ("yuck-front", "serve", "analyse")]
        if len(table.stock) >= table.groups:
            doctor += [{"act": "offer", "foods": dice.sample(table.stock, table.groups)} for _ in range(9)]
        doctor += [{"act": "medicine", "group": g, "at": at} for g in groups for at in range(8)]
        doctor += [{"act": "strict-menu", "group": g, "food": food} for g in groups for food in table.chosen]
        doctor += [{"act": "yuck-back", "group": g, "food": food} for g in groups for food in table.plates[g]]
        guesses = [list(guess) for guess in product((True, False, None), repeat=table.groups)]
        found = takes + [{"by": "doctor"} | action for action in doctor]
        found += [{"by": by, "act": "predict", "good": guess} for by in groups for guess in guesses]
    dice.shuffle(found)
    # Kind to the rats, so that games last: foods that would be good are tried first.
    found.sort(
        key=lambda a: dice.random() < 0.9 and not (a["act"] == "take" and table.would_be_good(a["by"], a["food"]))
    )
    return found


def random_game(variant: str, groups: int, seed: int) -> Record:
    dice = random.Random(seed)
    identities, diets = PRESET_2 if groups == 2 else PRESET_3
    record: Record = {
        "format": "doctor-rat-record/1",
        "variant": variant,
        "yuck": seed % 4,
        "identities": identities,
        "diets": diets,
        "pile": dice.sample(FOODS, 60),
        "actions": [],
        "outcome": None,
    }
    if variant == "complications":
        record["complications"] = dice.sample(COMPLICATIONS, 5)
    table = start(record)
    while table.outcome is None:
        for action in proposals(table, variant, dice):
            try:
                play(table, variant, 0, action)
            except RefereeError as error:
                assert error.rule != "4.11"
                continue
            record["actions"].append(action)
            break
        else:
            raise AssertionError(f"stuck in meal {table.meal}")
        assert sorted(food for foods in table.places().values() for food in foods) == sorted(FOODS)
    record["outcome"] = table.outcome
    return record


@pytest.mark.parametrize(
    ("variant", "groups"),
    [("colony", 2), ("colony", 3), ("complications", 2), ("complications", 3), ("colleagues", 2)],
)
def test_random_games(variant: str, groups: int) -> None:
    meals = set()
    cards: set[str] = set()
    for seed in range(60):
        record = random_game(variant, groups, seed)
        check(record)
        meals.add(record["outcome"]["meal"])
        cards |= known(record, len(record["actions"]))["spectator"].complications
    assert 8 in meals
    assert len(cards) == (5 if variant == "complications" else 0)


@pytest.mark.parametrize("variant", ["colony", "complications", "colleagues"])
def test_knowledge_only_grows_and_never_reaches_the_pile(variant: str) -> None:
    for seed in range(6):
        record = random_game(variant, 2 if variant == "colleagues" else 3, seed)
        before = known(record, 0)
        for upto in range(len(record["actions"]) + 1):
            now, where = known(record, upto), places(record, upto)
            for role, knowledge in now.items():
                assert before[role].foods <= knowledge.foods
                assert before[role].diets <= knowledge.diets
                assert before[role].complications <= knowledge.complications
                assert not knowledge.foods & set(where["pile"])
            drawn = set(record["pile"]) - set(where["pile"])
            best = "colleague-0" if variant == "colleagues" else "doctor"
            assert now[best].foods == drawn
            before = now
