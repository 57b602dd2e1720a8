"""Losses are weighed so that luck averages to 0, whoever plays."""

from random import Random

import pytest
from msgspec.structs import replace

from doctor_rat.analysis.check_luck import RatedGame, luck_of, measure
from doctor_rat.analysis.curves import stage_curves
from doctor_rat.analysis.losses import COLLEAGUES, FITTED, SIDES, Curves
from doctor_rat.analysis.rated import Rated, account
from doctor_rat.analysis.values import DecisionStage, Side

Terms = tuple[float, ...]
GAMES = 2000
LAGS = FITTED["lags"]
TERMS = (0.0, 1.0, 1.0, 1.0, 0.0, 0.0)
PAIRS = (0.0, 1.0, 1.0, 1.0, 1.0, 0.0)
TRUE = (-0.4, 0.5, 0.05)
"""By side, the logarithm of how much more its lags cost than the curves say; and the size of a small loss."""


def start() -> Curves:
    """Curves in which a small loss counts in full."""
    return {stage: replace(curve, small=0.0) for stage, curve in stage_curves().items()}


Seats = tuple[tuple[Side, DecisionStage], ...]
SEATS: Seats = ((Side.DOCTOR, DecisionStage.OFFER), (Side.RATS, DecisionStage.PLAN))
PAIR: Seats = ((Side.COLLEAGUE_0, DecisionStage.TAKE), (Side.COLLEAGUE_1, DecisionStage.BACK))


def game(rng: Random, seed: int, true: Curves, terms: Terms, seats: Seats, *, weak: tuple[Side, ...]) -> RatedGame:
    """Both sides decide once; weak sides lag far behind. The game is won as often as the true curves say after both
    decisions."""
    decisions = tuple(_decision(rng, side, stage, terms, weak=side in weak) for side, stage in seats)
    found = account(False, decisions, true)
    won = rng.random() < found.start + sum(found.sides.values())
    return RatedGame(f"weak: {weak}", seed, (float(won),), decisions)


def _decision(rng: Random, side: Side, stage: DecisionStage, terms: Terms, *, weak: bool) -> Rated:
    best = 0.6
    done = rng.choice((0.1, 0.2, 0.3) if weak else (0.45, 0.5, 0.55))
    return Rated(side, stage, 4, terms, (best, best), (done, done), followed=False)


def runs(seed: int, true: Curves | None = None, terms: Terms = TERMS, seats: Seats = SEATS) -> list[list[RatedGame]]:
    rng, true = Random(seed), true or LAGS.moved(start(), TRUE)
    one, other = (side for side, _ in seats)
    kinds: tuple[tuple[Side, ...], ...] = ((), (one,), (other,), (one, other))
    return [[game(rng, at, true, terms, seats, weak=weak) for at in range(GAMES)] for weak in kinds]


@pytest.fixture(scope="module")
def found() -> Curves:
    return LAGS.fit(runs(1), start())


@pytest.fixture(scope="module")
def fresh() -> list[list[RatedGame]]:
    return runs(2)


def test_the_factors_are_found_that_leave_no_luck(found: Curves, fresh: list[list[RatedGame]]) -> None:
    known = start()
    right = LAGS.moved(known, TRUE)
    for stages in SIDES:
        stage = stages[0]
        assert abs(found[stage].lag - right[stage].lag) < abs(known[stage].lag - right[stage].lag) / 2
        assert abs(found[stage].small - right[stage].small) < right[stage].small / 2
    before, after = ([luck_of(rows, measure(rows, each)).off for rows in fresh] for each in (known, found))
    assert max(before) > 4
    assert max(after) < 3
    assert all(found[stage] == known[stage] for stage in COLLEAGUES)


def test_factors_alone_would_leave_luck(found: Curves, fresh: list[list[RatedGame]]) -> None:
    """A factor that suits players who lose much at a time is too much for players who lose a little."""
    straight = {stage: replace(curve, small=0.0) for stage, curve in found.items()}
    strong, *_ = fresh
    assert luck_of(strong, measure(strong, straight)).mean > luck_of(strong, measure(strong, found)).mean + 0.02


def test_two_groups_are_fitted_by_themselves() -> None:
    known = start()
    wanted = (0.6, -0.4, 0.5)
    true = FITTED["pairs"].moved(known, wanted)
    found = FITTED["pairs"].fit(runs(3, true, PAIRS), known)
    fresh = runs(4, true, PAIRS)
    before, after = ([luck_of(rows, measure(rows, each)).off for rows in fresh] for each in (known, found))
    assert max(before) > 4
    assert max(after) < 3
    for stages, factor in zip(SIDES, wanted, strict=False):
        assert (found[stages[0]].pair > known[stages[0]].pair) is (factor > 0)
    of_three = runs(5)
    assert measure(of_three[0], found) == measure(of_three[0], known), "three groups are as before"


def test_colleagues_are_fitted_by_themselves() -> None:
    known = start()
    true = FITTED["colleagues"].moved(known, (-0.5, 0.05))
    found = FITTED["colleagues"].fit(runs(6, true, seats=PAIR), known)
    fresh = runs(7, true, seats=PAIR)
    before, after = ([luck_of(rows, measure(rows, each)).off for rows in fresh] for each in (known, found))
    assert max(before) > 4
    assert max(after) < 3
    assert {stage for stage, curve in found.items() if curve != known[stage]} == set(COLLEAGUES)
