"""The people who judge our bots are not those our bots expect."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from doctor_rat.bots.kernel import minds
from doctor_rat.bots.kernel.masks import tables
from doctor_rat.bots.kernel.memory import RECENT
from doctor_rat.bots.kernel.play import choose
from doctor_rat.bots.kernel.position import numbers, position
from doctor_rat.bots.people.persons import KINDS, Person, person_of
from doctor_rat.bots.people.planned import PlannedWay, planned_person, ways_of
from doctor_rat.bots.people.rats import PersonRats
from doctor_rat.bots.people.ways import Seen, Way
from doctor_rat.bots.thinking.population import AssumedWay, population
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import FOODS, Phase, Role, State, Variant, diets_for, record_of, replay, view

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
ROW = re.compile(r"^\| `([\w-]+)` \| ([^|]+) \| ([\d.]+) to ([\d.]+) \| ([\d., ]+) \|$", re.MULTILINE)
PEOPLE = 2_000


class Kind(NamedTuple):
    """A kind of people, what the grid calls it, and each parameter of both."""

    planned: str
    parameters: dict[str, tuple[Callable[[Way], float], Callable[[AssumedWay], float]]]


def of(name: str, planned: str) -> tuple[Callable[[Way], float], Callable[[AssumedWay], float]]:
    return (lambda way: getattr(way, name)), (lambda way: getattr(way, planned))


HELD_OUT = {
    "single-idea": Kind("idea", {"whims": of("whims", "noise"), "trust in the center": of("centre", "centre")}),
    "similarity": Kind(
        "likeness",
        {
            "weight of a bad food": of("bad", "bad"),
            "error": of("jitter", "noise"),
            "weight of the group's own food": of("own", "own"),
        },
    ),
    "centre-first": Kind("centre", {"error": of("noise", "noise"), "slips": of("slips", "slip")}),
    "forgetful": Kind("forgetful", {"error": of("noise", "noise"), "forgets": of("forgets", "forgets")}),
    "noisy": Kind("noisy", {"error": of("noise", "noise"), "trust in the center": of("centre", "centre")}),
}


def documented() -> dict[tuple[str, str], tuple[float, float, set[float]]]:
    return {
        (kind, parameter): (float(low), float(high), set(map(float, grid.split(", "))))
        for kind, parameter, low, high, grid in ROW.findall(PAGE.read_text())
    }


def people(kind: str) -> Iterator[Way]:
    for seed in range(PEOPLE):
        (way,) = person_of(kind, str(seed)).ways
        yield way


def test_the_page_names_every_parameter() -> None:
    assert set(documented()) == {(kind, each) for kind, held in HELD_OUT.items() for each in held.parameters}


@pytest.mark.parametrize("kind", HELD_OUT)
def test_the_ranges_are_as_documented(kind: str) -> None:
    for parameter, (drawn, planned) in HELD_OUT[kind].parameters.items():
        low, high, grid = documented()[kind, parameter]
        found = [drawn(way) for way in people(kind)]
        assert low <= min(found) <= low + (high - low) / 50
        assert high - (high - low) / 50 <= max(found) <= high
        assert {planned(way) for way in ways_of((HELD_OUT[kind].planned,))} == grid


@pytest.mark.parametrize("kind", HELD_OUT)
def test_nobody_who_judges_is_on_the_grid(kind: str) -> None:
    parameters = HELD_OUT[kind].parameters.values()
    grid = {tuple(planned(way) for _, planned in parameters) for way in ways_of((HELD_OUT[kind].planned,))}
    judged = {tuple(drawn(way) for drawn, _ in parameters) for way in people(kind)}
    assert len(judged) > PEOPLE / 2
    assert not judged & grid


@pytest.mark.parametrize("kind", KINDS)
def test_the_grid_has_somebody_of_every_kind(kind: str) -> None:
    found = [planned_person(kind, str(seed)) for seed in range(40)]
    assert all(isinstance(way, PlannedWay) and way.way in everybody() for person in found for way in person.ways)
    assert len({len(person.ways) for person in found}) == (2 if kind == "anyone" else 1)


def everybody() -> set[AssumedWay]:
    return {each for way in population() for each in (way.members or (way,))}


def choosing(seed: int) -> list[State]:
    """Whenever all groups choose, in one game."""
    state = play_game(Match(Variant.COLONY, 3, 3, "novice", "novice", 1_000_000 + seed, 1), 0)
    states = replay(record_of(state))
    return [each for each in states if each.board.phase is Phase.CHOOSE and each.board.takers == each.board.groups]


def test_rats_from_the_grid_take_what_the_kernel_takes() -> None:
    """With tastes that leave no ties."""
    way = AssumedWay("likeness", minds.LIKENESS, own=0.37, bad=1.13, centre=0.21, traits=(1.0, 1.31, 1.73))
    rats = PersonRats(draw=lambda *_: Person((PlannedWay(way),)))
    for state in choosing(1) + choosing(2):
        taken = rats.decide(view(state, Role.GROUP_0), Random(1)).actions
        p, centre = position(view(state, Role.DOCTOR)), numbers(state.board.centre)
        plates = np.empty(3, dtype=np.int64)
        choose(tables().masks, p, centre, len(centre), way.vector(), plates, -1)
        assert [action.food for action in taken] == [FOODS[plate] for plate in plates]  # type: ignore[union-attr]


def test_rats_from_the_grid_keep_an_idea_until_it_is_refuted() -> None:
    planned = PlannedWay(AssumedWay("idea", minds.ONE_IDEA, order=1))
    kept = changed = 0
    for before, after in (each for seed in range(4) for each in pairwise(choosing(seed))):
        one, two = (Seen(view(state, Role.GROUP_0)) for state in (before, after))
        for group, identity in enumerate(after.config.identities):
            diets = diets_for(identity)
            held, now = (diets[int(planned._mind(seen)[minds.IDEA + group])] for seen in (one, two))
            told = [clue for clue in two.clues if clue.group == group]
            refuted = not all(held.accepts(c.food, c.previous, c.meal) == c.good for c in told)
            assert (now != held) == refuted
            assert all(now.accepts(c.food, c.previous, c.meal) == c.good for c in told if c.kind != "sent-back")
            kept, changed = kept + (not refuted), changed + refuted
    assert min(kept, changed) > 3


def test_rats_from_the_grid_forget_what_their_way_forgets() -> None:
    """Some of their ideas contradict verdicts of long ago, and none a recent one."""
    planned = PlannedWay(AssumedWay("idea", minds.ONE_IDEA, order=1, forgets=1.0))
    contradicted: list[int] = []
    for state in [each for seed in range(8) for each in choosing(seed)]:
        seen = Seen(view(state, Role.GROUP_0))
        for group, identity in enumerate(state.config.identities):
            mind = planned._mind(seen)
            held = diets_for(identity)[int(mind[minds.IDEA + group])]
            assert mind[minds.SINCE + group] == len(seen.clues)
            told = [clue for clue in seen.clues if clue.group == group and clue.kind != "sent-back"]
            contradicted += [
                state.board.meal - c.meal for c in told if held.accepts(c.food, c.previous, c.meal) != c.good
            ]
    assert contradicted
    assert min(contradicted) > RECENT
