"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"): ratings of people and puzzles, which play each other."""

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt

from doctor_rat.rules.values import Value

SCALE = 173.7178
MIDDLE = 1500.0
TAU = 0.5
"""How much a volatility may change at once."""
CLOSE_ENOUGH = 1e-6
MOST_DEVIATION, LEAST_DEVIATION = 350.0, 45.0
"""The lower bound keeps ratings moving: people learn."""


class Rating(Value, frozen=True):
    rating: float = MIDDLE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    @property
    def is_settled(self) -> bool:
        """Whether it means something yet."""
        return self.deviation < 110


class Bout(Value, frozen=True):
    """The opponent, and 1 for a win or 0 for a loss."""

    other: Rating
    score: float


def updated(rating: Rating, results: Sequence[Bout], tau: float = TAU) -> Rating:
    """The rating after one period with these results. Without any, only the deviation grows."""
    mu, phi = (rating.rating - MIDDLE) / SCALE, rating.deviation / SCALE
    if not results:
        return Rating(rating.rating, _bounded(sqrt(phi**2 + rating.volatility**2) * SCALE), rating.volatility)
    variance, gain = _outcome(mu, results)
    volatility = _volatility(phi, rating.volatility, variance, variance * gain, tau)
    before = phi**2 + volatility**2
    after = 1 / sqrt(1 / before + 1 / variance)
    return Rating((mu + after**2 * gain) * SCALE + MIDDLE, _bounded(after * SCALE), volatility)


def settled(rating: Rating) -> Rating:
    """The rating with its deviation kept above the lower bound."""
    return Rating(rating.rating, max(rating.deviation, LEAST_DEVIATION), rating.volatility)


def _bounded(deviation: float) -> float:
    return min(deviation, MOST_DEVIATION)


def _outcome(mu: float, results: Sequence[Bout]) -> tuple[float, float]:
    """Steps 3 and 4: the variance of the results' evidence, and how far they exceeded what was expected."""
    weight = gain = 0.0
    for result in results:
        g = 1 / sqrt(1 + 3 * (result.other.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - (result.other.rating - MIDDLE) / SCALE)))
        weight += g**2 * expected * (1 - expected)
        gain += g * (result.score - expected)
    return 1 / weight, gain


def _volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """Step 5, by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        grown = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - start) / tau**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    return exp(_root(f, low, high) / 2)


def _root(f: Callable[[float], float], low: float, high: float) -> float:
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return low
