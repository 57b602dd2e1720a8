"""One decision weighed: the best is picked on one sample of playouts, doubted on a second and weighed on a third."""

from math import sqrt
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.analysis.level import Level
from doctor_rat.analysis.options import Options, Wins

FIRST, SECOND, DOUBT = 64, 192, 256
"""Playouts of every candidate, more of each finalist to pick the best, and fresh ones of the best to doubt it."""
BATCH, BATCHES = 160, 6
"""Playouts to weigh the few that are shown, until the error is small."""
FINALISTS = 4
PRECISE = 0.018
"""The standard error of a loss, at most."""
CLEARLY = 2.0
"""What was done counts as best unless another is ahead by so many standard errors, on a sample that didn't pick it."""


class Weighed(Struct, frozen=True):
    """Candidates that were weighed, by number, with W."""

    best: int
    chances: dict[int, float]
    loss: float
    error: float
    rates: dict[int, tuple[float, float]]
    """The playouts won, as an expert sees it and by the belief alone, before they are read as an expert's games."""
    size: int


class Sample:
    """Playouts of some candidates on the same luck, as an expert sees it and by the belief alone."""

    def __init__(self, options: Options, wanted: list[int]) -> None:
        self._options = options
        self.wanted = wanted
        self.won: dict[int, list[Wins]] = {k: [np.zeros(0), np.zeros(0)] for k in wanted}

    def play(self, count: int, rng: Random) -> None:
        for at, reading in enumerate((True, False)):
            luck = self._options.luck(count, rng, reading=reading)
            for k in self.wanted:
                self.won[k][at] = np.concatenate([self.won[k][at], self._options.play(k, luck)])

    @property
    def size(self) -> int:
        return len(self.won[self.wanted[0]][0])

    def rates(self, k: int) -> tuple[float, float]:
        reading, belief = self.won[k]
        return float(reading.mean()), float(belief.mean())


def weigh(options: Options, level: Level, rng: Random, effort: float) -> Weighed:
    best, shown = pick(options, rng, effort)
    sample = Sample(options, sorted({best, options.chosen, *shown}))
    batch = max(24, round(BATCH * effort))
    loss, error = 0.0, 0.0
    for _ in range(BATCHES):
        sample.play(batch, rng)
        loss, error = _difference(level, sample, options.chosen, best)
        if max(error, _error(level, sample, best)) <= PRECISE:
            break
    size = sample.size
    chances = {k: level.chance(sample.rates(k), size) for k in sample.wanted}
    rates = {k: sample.rates(k) for k in sample.wanted}
    return Weighed(best, chances, min(0.0, loss), error, rates, size)


def _difference(level: Level, sample: Sample, chosen: int, best: int) -> tuple[float, float]:
    """What was lost, and its standard error."""
    if chosen == best:
        return 0.0, 0.0
    size = sample.size
    one, two = sample.rates(chosen), sample.rates(best)
    loss = level.chance(one, size) - level.chance(two, size)
    slopes = level.slopes(one, size), level.slopes(two, size)
    variance = 0.0
    for at in range(2):
        each: NDArray[np.float64] = slopes[0][at] * sample.won[chosen][at] - slopes[1][at] * sample.won[best][at]
        variance += float(each.var()) / size
    return loss, sqrt(variance)


def _error(level: Level, sample: Sample, k: int) -> float:
    """The standard error of W itself."""
    slopes = level.slopes(sample.rates(k), sample.size)
    return sqrt(
        sum([float((slope * won).var()) for slope, won in zip(slopes, sample.won[k], strict=True)]) / sample.size
    )


def pick(options: Options, rng: Random, effort: float) -> tuple[int, list[int]]:
    """The best candidate, and the finalists."""
    everything = list(range(len(options.candidates)))
    if len(everything) == 1:
        return 0, everything
    won = {k: np.zeros(0) for k in everything}
    left = everything
    for count in (FIRST, SECOND):
        luck = options.luck(max(12, round(count * effort)), rng, reading=True)
        for k in left:
            won[k] = np.concatenate([won[k], options.play(k, luck)])
        left = sorted(left, key=lambda k: -float(won[k].mean()))[:FINALISTS]
        if options.chosen not in left:
            left.append(options.chosen)
    ranked = sorted(left, key=lambda k: (-float(won[k].mean()), k != options.chosen))
    best = ranked[0] if _is_better(options, ranked[0], rng, effort) else options.chosen
    return best, ranked[:FINALISTS]


def _is_better(options: Options, best: int, rng: Random, effort: float) -> bool:
    """The best of twenty noisy candidates leads where it was picked, better or not: so it is tried on fresh luck."""
    if best == options.chosen:
        return True
    luck = options.luck(max(24, round(DOUBT * effort)), rng, reading=True)
    lead: NDArray[np.float64] = options.play(best, luck) - options.play(options.chosen, luck)
    return float(lead.mean()) > CLEARLY * max(float(lead.std()), 1e-9) / sqrt(len(lead))
