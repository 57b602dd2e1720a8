"""One decision weighed: the best is picked on one sample of playouts, and weighed against what was done on another."""

from math import sqrt
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.analysis.curves import MomentCurve, Playouts, Rates
from doctor_rat.analysis.decision_options import DecisionOptions, PlayoutLuck, Wins

FIRST, SECOND = 64, 192
"""Playouts of every candidate, and more of each finalist, to pick the best."""
BATCH, BATCHES = 160, 6
"""Playouts to weigh the few that are shown, until the error is small."""
LEAST = 12
"""Playouts at a time, however small the effort."""
FINALISTS = 4
PRECISE = 0.018
"""The standard error of a loss, at most."""


class Weighed(Struct, frozen=True):
    """Candidates that were weighed, by number, with W."""

    best: int
    chances: dict[int, float]
    loss: float
    gain: float
    """How far what was done came out ahead of the pick: noise, which `noise` offsets against other losses."""
    error: float
    rates: dict[int, Rates]
    """The playouts won, before they are converted to experts' games."""
    playouts: int
    """How many of each kind there were."""
    doubt: Rates
    """The standard error of how far what was done lags behind the pick, for each kind of playouts."""


class PlayoutSample:
    """Playouts of some candidates on the same luck, as an expert sees it and by the belief alone."""

    def __init__(self, options: DecisionOptions, wanted: list[int]) -> None:
        self._options = options
        self.wanted = wanted
        self.won: dict[int, list[Wins]] = {k: [np.zeros(0), np.zeros(0)] for k in wanted}

    def play(self, count: int, rng: Random) -> None:
        for at, reading in enumerate((self._options.charged_as_read, False)):
            luck = self._options.luck(count, rng, reading=reading)
            for k in self.wanted:
                self.won[k][at] = np.concatenate([self.won[k][at], self._play(k, luck, expert=at == 0)])

    def _play(self, k: int, luck: PlayoutLuck, *, expert: bool) -> Wins:
        known = self._options.foregone(k) if expert else None
        return self._options.play(k, luck) if known is None else np.full(len(luck), known)

    @property
    def size(self) -> int:
        return len(self.won[self.wanted[0]][0])

    def rates(self, k: int) -> Rates:
        reading, belief = self.won[k]
        return float(reading.mean()), float(belief.mean())

    def doubt(self, one: int, other: int) -> Rates:
        """The standard errors of the difference between these two candidates' rates: they had the same luck."""
        reading, belief = (
            float((a - b).std()) / sqrt(self.size) for a, b in zip(self.won[one], self.won[other], strict=True)
        )
        return reading, belief


def weigh(
    options: DecisionOptions, level: MomentCurve | Playouts, rng: Random, effort: float, *, lean: bool = False
) -> Weighed:
    """If `lean`, weighs only the best and what was done."""
    best, shown = pick(options, rng, effort)
    sample = PlayoutSample(options, sorted({best, options.chosen, *(() if lean else shown)}))
    batch = max(LEAST, round(BATCH * effort))
    lead, error = 0.0, 0.0
    for _ in range(BATCHES):
        sample.play(batch, rng)
        lead, error = _lead(level, sample, options.chosen, best)
        if max(error, _error(level, sample, best)) <= PRECISE:
            break
    rates = {k: sample.rates(k) for k in sample.wanted}
    chances = {k: level.chance(rates[k], rates[best]) for k in rates}
    counted = sample.size, sample.doubt(options.chosen, best)
    if lead >= 0:
        return Weighed(options.chosen, chances, 0.0, lead, 0.0, rates, *counted)
    return Weighed(best, chances, lead, 0.0, error, rates, *counted)


def _lead(level: MomentCurve | Playouts, sample: PlayoutSample, chosen: int, best: int) -> tuple[float, float]:
    """How far what was done is ahead of the best, and the standard error of that."""
    if chosen == best:
        return 0.0, 0.0
    size = sample.size
    one, two = sample.rates(chosen), sample.rates(best)
    lead = level.chance(one, two) - level.chance(two, two)
    own, others = level.slopes(one, two)
    others = others - level.slope_of_best(two)
    variance = 0.0
    for at in range(2):
        each: NDArray[np.float64] = own[at] * sample.won[chosen][at] + others[at] * sample.won[best][at]
        variance += float(each.var()) / size
    return lead, sqrt(variance)


def _error(level: MomentCurve | Playouts, sample: PlayoutSample, k: int) -> float:
    """The standard error of W itself."""
    slopes = level.slope_of_best(sample.rates(k))
    return sqrt(
        sum([float((slope * won).var()) for slope, won in zip(slopes, sample.won[k], strict=True)]) / sample.size
    )


def pick(options: DecisionOptions, rng: Random, effort: float) -> tuple[int, list[int]]:
    """The best candidate, and the finalists."""
    everything = list(range(len(options.candidates)))
    if len(everything) == 1:
        return 0, everything
    won = {k: np.zeros(0) for k in everything}
    left = everything
    for count in (FIRST, SECOND):
        luck = options.luck(max(LEAST, round(count * effort)), rng, reading=True)
        for k in left:
            won[k] = np.concatenate([won[k], options.play(k, luck)])
        left = sorted(left, key=lambda k: -float(won[k].mean()))[:FINALISTS]
        if options.chosen not in left:
            left.append(options.chosen)
    ranked = sorted(everything, key=lambda k: (k not in left, -float(won[k].mean()), k != options.chosen))
    ranked = _by_experts(options, ranked)
    return ranked[0], ranked[:FINALISTS]


def _by_experts(options: DecisionOptions, ranked: list[int]) -> list[int]:
    """Where experts can be asked, they decide, and playouts only break ties. Two winners are enough to know whether the
    best is the only one."""
    known: dict[int, float] = {}
    for k in ranked:
        if (wins := options.foregone(k)) is None:
            return ranked
        known[k] = wins
        if sum(known.values()) > 1:
            break
    return sorted(ranked, key=lambda k: -known.get(k, 0.5))
