"""Thousands of random games (a million in `make soak`) without a fault."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import referee
from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Config,
    State,
    Take,
    Variant,
    apply,
    legal_actions,
    new_deal,
    new_game,
    outcome,
    read_record,
    record_of,
    replay_all,
    write_record,
)
from doctor_rat.rules.events import Discarded, Ended, Judged
from rules.test_against_referee import as_json, is_good

KINDS = [(variant, groups) for variant in Variant for groups in (2, 3) if (variant, groups) != ("colleagues", 3)]
SHARES = 100
"""The million is split into this many parts, so that several processes can share it."""


def play(seed: int) -> State:
    """A game of any kind; in every second one the rats mostly know what is good for them."""
    rng = Random(seed)
    variant, groups = KINDS[seed % len(KINDS)]
    config = Config(variant, tuple(rng.sample(IDENTITIES, groups)), rng.randint(0, 3))
    state = new_game(config, new_deal(config, rng))
    clever = seed // len(KINDS) % 2
    while outcome(state) is None:
        actions = list(legal_actions(state))
        if clever and state.board.takers and rng.random() < 0.9:
            actions = [action for action in actions if isinstance(action, Take) and is_good(state, action)] or actions
        state, _ = apply(state, rng.choice(actions))
        assert count_foods(state) == len(FOODS)
    return state


def play_complicated(seed: int) -> State:
    """A game of Complications by rats who nearly always know what is good for them: most of these see a card."""
    rng = Random(seed)
    config = Config(Variant.COMPLICATIONS, tuple(rng.sample(IDENTITIES, 2 + seed % 2)), rng.randint(0, 3))
    state = new_game(config, new_deal(config, rng))
    while outcome(state) is None:
        actions = list(legal_actions(state))
        if state.board.takers and rng.random() < 0.92:
            actions = [action for action in actions if isinstance(action, Take) and is_good(state, action)] or actions
        state, _ = apply(state, rng.choice(actions))
    return state


def check_complicated(first: int, count: int) -> Counter[str]:
    """Plays, and has the referee check every record. Counts verdicts from Madness, and games it ended."""
    seen: Counter[str] = Counter()
    for seed in range(first, first + count):
        state = play_complicated(seed)
        referee.check(as_json(state))
        for event, following in pairwise(state.log):
            if isinstance(event, Discarded) and isinstance(following, Judged):
                seen["judged at once"] += 1
                seen["ended by it"] += isinstance(state.log[-1], Ended) and state.log[-2] is following
    return seen


def count_foods(state: State) -> int:
    board, desk = state.board, state.desk
    drawn = [*board.centre, *board.trash, *board.madness, *board.discarded, *desk.stock, *desk.chosen, *desk.thrown]
    drawn += [food for plate in board.plates for food in plate]
    drawn += [entry.food for row in board.rows for entry in row.eaten]
    return len({*drawn, *state.deal.pile[state.drawn :], *((desk.extra,) if desk.extra else ())})


def check_many(first: int, count: int) -> Counter[str]:
    """Plays, and has the referee check every tenth record."""
    seen: Counter[str] = Counter()
    for seed in range(first, first + count):
        state = play(seed)
        ending = outcome(state)
        assert ending is not None
        assert ending.meal == state.board.meal <= 8
        seen[ending.reason] += 1
        if seed % 10 == 0:
            assert replay_all(read_record(write_record(record_of(state)))) == state
            referee.check(as_json(state))
    return seen


def test_thousands_of_games() -> None:
    seen = check_many(0, 4_000)
    assert set(seen) == {"exam-passed", "exam-failed", "third-cross"}


@pytest.mark.rule("6.4")
def test_complications_by_the_hundred() -> None:
    seen = check_complicated(0, 400)
    assert seen["judged at once"] > 50
    assert seen["ended by it"] > 0


@pytest.mark.rule("6.4")
@pytest.mark.soak
@pytest.mark.parametrize("share", range(10))
def test_a_hundred_thousand_games_of_complications(share: int) -> None:
    assert check_complicated((share + 1) * 1_000_000, 10_000)["judged at once"] > 2_000


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_a_million_games(share: int) -> None:
    each = 1_000_000 // SHARES
    assert check_many((share + 1) * 1_000_000, each).total() == each
