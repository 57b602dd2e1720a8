"""How much a lag behind the best costs, fitted so that luck averages to 0.

Luck is what neither side lost. If a side's losses are weighed too low, luck comes out below 0 wherever weak players are
on that side; if too high, above 0. So one factor per side is fitted to games of strong and weak players. Strong players
lose little at a time and weak ones much, so how much a small loss counts compared with a large one (`StageCurve.small`)
is fitted to the same games. There must be more kinds of games than numbers to fit:

    python -m doctor_rat.analysis.losses novices.jsonl regulars.jsonl experts.jsonl unequal.jsonl

The curves were mostly made from games of three groups. Two win more often, a doctor's lag costs them more, and their
own less. With `--of pairs`, the files have games of two groups, and only what concerns them is fitted: a factor for
each side, and the level. With `--of colleagues`, they have games of Colleagues, where both sides share one factor.

The files come from `check_luck`. This writes `curves.json`.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from math import exp
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from doctor_rat.analysis.check_luck import RatedGame, luck_of, measure
from doctor_rat.analysis.curves import PAIR, StageCurve, stage_curves
from doctor_rat.analysis.rows import read_rows
from doctor_rat.analysis.values import DecisionStage

Curves = Mapping[DecisionStage, StageCurve]
Shift = Sequence[float] | NDArray[np.float64]
Runs = Sequence[Sequence[RatedGame]]
"""Each run has one kind of game and players."""
_ROUNDS = 6
_SHARES = (1.0, 0.5, 0.25, 0.1)
"""Of a step; the first that brings luck nearer to 0 is taken."""


class Fitted(Struct, frozen=True):
    """What is fitted to some kind of games: a factor for each side's lags, and one number for all."""

    sides: tuple[tuple[DecisionStage, ...], ...]
    change: Callable[[StageCurve, float, float], StageCurve]
    stiff: tuple[float, ...]
    """How far a fitted number must move to count like luck one standard error from 0: the factors, as logarithms, and
    the number."""
    steps: tuple[float, ...]

    def moved(self, curves: Curves, shift: Shift) -> Curves:
        """Each side's lags times a factor (given as its logarithm), and the number moved by the last one."""
        *logs, more = map(float, shift)
        factors = {stage: exp(each) for stages, each in zip(self.sides, logs, strict=True) for stage in stages}
        return {
            stage: self.change(curve, factors[stage], more) if stage in factors else curve
            for stage, curve in curves.items()
        }

    def fit(self, runs: Runs, curves: Curves) -> Curves:
        def miss(shift: NDArray[np.float64]) -> NDArray[np.float64]:
            """What should all be 0: each run's luck, and how far the numbers have moved."""
            return np.concatenate([_off(runs, self.moved(curves, shift)), shift / np.array(self.stiff)])

        shift = np.zeros(len(self.stiff))
        off = miss(shift)
        for _ in range(_ROUNDS):
            slopes = np.array([(miss(shift + step) - off) / step.sum() for step in np.diag(self.steps)]).T
            move = np.linalg.lstsq(slopes, off, rcond=None)[0]
            # Far away, the slopes mislead.
            for share in _SHARES:
                nearer = miss(shift - share * move)
                if nearer @ nearer < off @ off:
                    shift, off = shift - share * move, nearer
                    break
            else:
                break
        return self.moved(curves, shift)


def _small(curve: StageCurve, factor: float, more: float) -> StageCurve:
    """Moves the size of a small loss."""
    return replace(curve, lag=round(curve.lag * factor, 4), small=round(max(0.0, curve.small + more), 4))


def _pair(curve: StageCurve, factor: float, more: float) -> StageCurve:
    """Moves what lags weigh with two groups alone, and their level."""
    terms = tuple(round(each + more * (at == PAIR), 4) for at, each in enumerate(curve.terms))
    return replace(curve, pair=round(curve.pair * factor, 4), terms=terms)


SIDES = (
    (DecisionStage.OFFER, DecisionStage.SERVE, DecisionStage.WINDOW),
    (DecisionStage.PLAN, DecisionStage.RETAKE, DecisionStage.PREDICT),
)
COLLEAGUES = (DecisionStage.FRONT, DecisionStage.TAKE, DecisionStage.BACK)
FITTED = {
    "lags": Fitted(SIDES, _small, (0.5, 0.5, 0.05), (0.05, 0.05, 0.01)),
    "pairs": Fitted(SIDES, _pair, (0.5, 0.5, 0.5), (0.05, 0.05, 0.05)),
    "colleagues": Fitted((COLLEAGUES,), _small, (0.5, 0.05), (0.05, 0.01)),
}


def _off(runs: Runs, curves: Curves) -> NDArray[np.float64]:
    """Each run's mean luck, in standard errors."""
    found = [luck_of(rows, measure(rows, curves)) for rows in runs]
    return np.array([each.mean / each.error for each in found])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--of", choices=tuple(FITTED), default="lags", help="what to fit, and nothing else")
    asked = parser.parse_args()
    runs = [list(run) for _, run in groupby(read_rows(asked.files, RatedGame), key=lambda row: row.terms)]
    found = FITTED[asked.of].fit(runs, stage_curves())
    target = Path(__file__).with_name("curves.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
