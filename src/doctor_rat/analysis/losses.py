"""How much a lag behind the best costs, fitted so that luck averages to 0.

Luck is what neither side lost. If a side's losses are weighed too low, luck comes out below 0 wherever weak players are
on that side; if too high, above 0. So one factor per side is fitted to games of strong and weak players. Strong players
lose little at a time and weak ones much, so how much a small loss counts compared with a large one (`StageCurve.small`)
is fitted to the same games. There must be more kinds of games than numbers to fit:

    python -m doctor_rat.analysis.losses novices.jsonl regulars.jsonl experts.jsonl unequal.jsonl

The curves were mostly made from games of three groups. Two win more often, a doctor's lag costs them more, and their
own less. With `--pairs`, the files have games of two groups, and only what concerns them is fitted: a factor for each
side, and the level.

The files come from `check_luck`. This writes `curves.json`.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from math import exp
from pathlib import Path

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from doctor_rat.analysis.check_luck import RatedGame, luck_of, measure
from doctor_rat.analysis.curves import PAIR, StageCurve, stage_curves
from doctor_rat.analysis.rows import read_rows
from doctor_rat.analysis.values import DecisionStage

SIDES = (
    (DecisionStage.OFFER, DecisionStage.SERVE, DecisionStage.WINDOW),
    (DecisionStage.PLAN, DecisionStage.RETAKE, DecisionStage.PREDICT),
)
STIFF, STIFF_PAIRS = np.array([0.5, 0.5, 0.05]), np.array([0.5, 0.5, 0.5])
"""How far a fitted number must move to count like luck one standard error from 0: each side's factor, as a logarithm,
and the size of a small loss, or the level of two groups."""
_ROUNDS, _STEPS, _STEPS_OF_PAIRS = 6, np.diag([0.05, 0.05, 0.01]), np.diag([0.05, 0.05, 0.05])

Curves = Mapping[DecisionStage, StageCurve]
Shift = Sequence[float] | NDArray[np.float64]
Runs = Sequence[Sequence[RatedGame]]
"""Each run has one kind of game and players."""


def fit_lags(runs: Runs, curves: Curves) -> Curves:
    return _fit(runs, partial(with_lags, curves), STIFF, _STEPS)


def fit_pairs(runs: Runs, curves: Curves) -> Curves:
    return _fit(runs, partial(with_pairs, curves), STIFF_PAIRS, _STEPS_OF_PAIRS)


def _fit(
    runs: Runs, curves_at: Callable[[Shift], Curves], stiff: NDArray[np.float64], steps: NDArray[np.float64]
) -> Curves:
    moved = np.zeros(len(stiff))
    for _ in range(_ROUNDS):
        off = _off(runs, curves_at(moved))
        slopes = np.array([(_off(runs, curves_at(moved + step)) - off) / step.sum() for step in steps]).T
        rows, wanted = np.vstack([slopes, np.diag(1 / stiff)]), np.concatenate([off, moved / stiff])
        moved = moved - np.linalg.lstsq(rows, wanted, rcond=None)[0]
    return curves_at(moved)


def with_lags(curves: Curves, moved: Shift) -> Curves:
    """Each side's lags times a factor (given as its logarithm), and the size of a small loss moved by the last
    number."""
    return _with(curves, moved, _moved)


def with_pairs(curves: Curves, moved: Shift) -> Curves:
    """The same for two groups alone: what their lags weigh, and their level moved by the last number."""
    return _with(curves, moved, _moved_pair)


def _with(curves: Curves, moved: Shift, change: Callable[[StageCurve, float, float], StageCurve]) -> Curves:
    *logs, more = map(float, moved)
    factors = {stage: exp(each) for stages, each in zip(SIDES, logs, strict=True) for stage in stages}
    return {
        stage: change(curve, factors[stage], more) if stage in factors else curve for stage, curve in curves.items()
    }


def _moved(curve: StageCurve, factor: float, more: float) -> StageCurve:
    return replace(curve, lag=round(curve.lag * factor, 4), small=round(max(0.0, curve.small + more), 4))


def _moved_pair(curve: StageCurve, factor: float, more: float) -> StageCurve:
    terms = tuple(round(each + more * (at == PAIR), 4) for at, each in enumerate(curve.terms))
    return replace(curve, pair=round(curve.pair * factor, 4), terms=terms)


def _off(runs: Runs, curves: Curves) -> NDArray[np.float64]:
    """Each run's mean luck, in standard errors."""
    found = [luck_of(rows, measure(rows, curves)) for rows in runs]
    return np.array([each.mean / each.error for each in found])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--pairs", action="store_true", help="fit what concerns two groups, and nothing else")
    asked = parser.parse_args()
    runs = [list(run) for _, run in groupby(read_rows(asked.files, RatedGame), key=lambda row: row.terms)]
    found = (fit_pairs if asked.pairs else fit_lags)(runs, stage_curves())
    target = Path(__file__).with_name("curves.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
