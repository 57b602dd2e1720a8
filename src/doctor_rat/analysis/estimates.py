"""Means over many games, only a few of which are analyzed.

Most of a game's luck shows in how the game went: whether it was won, how far it got, how many crosses there were. Plain
games show precisely how games go on average. So the mean over the analyzed games is corrected for how much better or
worse than average they went (a regression estimator for two-phase sampling).
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray


class Estimate(Struct, frozen=True):
    mean: float
    error: float
    """The standard error of the mean."""

    @property
    def off(self) -> float:
        """How many standard errors it is from 0."""
        return abs(self.mean) / self.error if self.error else 0.0


def plain_mean(values: Sequence[float]) -> Estimate:
    found = np.asarray(values, dtype=float)
    return Estimate(float(found.mean()), _error(found, 1))


def estimate(
    values: Sequence[float], traits: Sequence[Sequence[float]], all_traits: Sequence[Sequence[float]]
) -> Estimate:
    """The mean over all games of a value known only for some: `values` and `traits` are theirs, in the same order."""
    y, x, every = (np.asarray(each, dtype=float) for each in (values, traits, all_traits))
    if len(every) <= len(y) or len(y) <= 2 * x.shape[1]:
        return plain_mean(values)
    centred = x - x.mean(axis=0)
    slopes = np.linalg.lstsq(centred, y - y.mean(), rcond=None)[0]
    rest = y - y.mean() - centred @ slopes
    mean = y.mean() + (every.mean(axis=0) - x.mean(axis=0)) @ slopes
    lost = 1 + int(np.linalg.matrix_rank(centred))
    return Estimate(float(mean), float(np.hypot(_error(rest, lost), _error(every @ slopes, 1))))


def _error(values: NDArray[np.float64], lost: int) -> float:
    """The standard error of the mean, with this many degrees of freedom lost."""
    spread = ((values - values.mean()) ** 2).sum() / max(1, len(values) - lost)
    return float(np.sqrt(spread / len(values)))
