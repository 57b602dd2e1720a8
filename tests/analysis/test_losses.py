"""Losses are weighed so that luck averages to 0, whoever plays."""

from random import Random

from doctor_rat.analysis.check_luck import RatedGame, luck_of, measure
from doctor_rat.analysis.curves import stage_curves
from doctor_rat.analysis.losses import SIDES, fit_lags, with_lags
from doctor_rat.analysis.rated import Rated, account
from doctor_rat.analysis.values import DecisionStage, Side

TERMS = (0.0, 1.0, 1.0, 1.0, 0.0, 0.0)
TRUE = (-0.4, 0.5)
"""By side, the logarithm of how much more its lags cost than the curves say."""


def game(rng: Random, seed: int, *, weak: tuple[Side, ...]) -> RatedGame:
    """Both sides decide once; who is weak lags behind. It is won as often as the true curves say after both."""
    decisions = tuple(_decision(rng, side, stage, weak=side in weak) for side, stage in SEATS)
    found = account(False, decisions, with_lags(stage_curves(), TRUE))
    won = rng.random() < found.start + sum(found.sides.values())
    return RatedGame(f"weak: {weak}", seed, (float(won),), decisions)


SEATS = ((Side.DOCTOR, DecisionStage.OFFER), (Side.RATS, DecisionStage.PLAN))


def _decision(rng: Random, side: Side, stage: DecisionStage, *, weak: bool) -> Rated:
    best = 0.6
    done = rng.choice((0.2, 0.3, 0.4)) if weak else best
    return Rated(side, stage, 4, TERMS, (best, best), (done, done), followed=False)


KINDS: tuple[tuple[Side, ...], ...] = ((), (Side.DOCTOR,), (Side.RATS,), (Side.DOCTOR, Side.RATS))


def runs(seed: int) -> list[list[RatedGame]]:
    rng = Random(seed)
    return [[game(rng, at, weak=weak) for at in range(1500)] for weak in KINDS]


def test_the_factors_are_found_that_leave_no_luck() -> None:
    known = stage_curves()
    found = fit_lags(runs(1), known)
    for stages, moved in zip(SIDES, TRUE, strict=True):
        right = with_lags(known, TRUE)[stages[0]].lag
        assert abs(found[stages[0]].lag - right) < abs(known[stages[0]].lag - right) / 2, moved
    fresh = runs(2)
    before, after = ([luck_of(rows, measure(rows, each)).off for rows in fresh] for each in (known, found))
    assert max(before) > 4
    assert max(after) < 3
    assert all(found[stage] == known[stage] for stage in (DecisionStage.FRONT, DecisionStage.TAKE, DecisionStage.BACK))
