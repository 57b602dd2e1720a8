"""How much a lag behind the best costs, fitted so that luck averages to 0.

Luck is what neither side lost. If a side's losses are weighed too low, luck comes out below 0 wherever weak players are
on that side; if too high, above 0. So one factor a side is fitted to games of strong and weak players, of more kinds
than there are factors:

    python -m doctor_rat.analysis.losses novices.jsonl regulars.jsonl experts.jsonl unequal.jsonl

The files are `check_luck`'s. It writes `curves.json`.
"""

import argparse
from collections.abc import Mapping, Sequence
from itertools import groupby
from math import exp
from pathlib import Path

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from doctor_rat.analysis.check_luck import RatedGame, luck_of, measure
from doctor_rat.analysis.curves import StageCurve, stage_curves
from doctor_rat.analysis.rows import read_rows
from doctor_rat.analysis.values import DecisionStage

SIDES = (
    (DecisionStage.OFFER, DecisionStage.SERVE, DecisionStage.WINDOW),
    (DecisionStage.PLAN, DecisionStage.RETAKE, DecisionStage.PREDICT),
)
STIFF = 0.5
"""A factor this far from 1, as a logarithm, counts like luck one standard error from 0."""
_ROUNDS, _STEP = 6, 0.05

Curves = Mapping[DecisionStage, StageCurve]


def fit_lags(runs: Sequence[Sequence[RatedGame]], curves: Curves) -> Curves:
    """Each run is of one kind of game and players."""
    moved = np.zeros(len(SIDES))
    for _ in range(_ROUNDS):
        off = _off(runs, with_lags(curves, moved))
        slopes = np.array(
            [(_off(runs, with_lags(curves, moved + step)) - off) / _STEP for step in _STEP * np.eye(len(SIDES))]
        ).T
        rows, wanted = np.vstack([slopes, np.eye(len(SIDES)) / STIFF]), np.concatenate([off, moved / STIFF])
        moved = moved - np.linalg.lstsq(rows, wanted, rcond=None)[0]
    return with_lags(curves, moved)


def with_lags(curves: Curves, moved: Sequence[float] | NDArray[np.float64]) -> Curves:
    """Each side's lags times a factor, given as its logarithm."""
    factors = {stage: exp(each) for stages, each in zip(SIDES, moved, strict=True) for stage in stages}
    return {stage: replace(curve, lag=round(curve.lag * factors.get(stage, 1.0), 4)) for stage, curve in curves.items()}


def _off(runs: Sequence[Sequence[RatedGame]], curves: Curves) -> NDArray[np.float64]:
    """Of each run, luck's mean in standard errors."""
    found = [luck_of(rows, measure(rows, curves)) for rows in runs]
    return np.array([each.mean / each.error for each in found])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    runs = [list(run) for _, run in groupby(read_rows(asked.files, RatedGame), key=lambda row: row.terms)]
    found = fit_lags(runs, stage_curves())
    target = Path(__file__).with_name("curves.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
