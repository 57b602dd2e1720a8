"""Words for decisions by what they cost, or how far they were ahead."""

from doctor_rat.analysis.decision_options import DecisionOptions
from doctor_rat.analysis.values import Mark
from doctor_rat.analysis.weighing import Weighed

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.20
CLEARLY = 2.0
"""A loss within this many standard errors of zero isn't called a mistake."""
AHEAD = 0.10
"""The best must be ahead of the next by this much."""


def mark_of(options: DecisionOptions, weighed: Weighed) -> Mark | None:
    if weighed.loss < 0:
        return mark_of_loss(weighed.loss, weighed.error)
    if options.chosen == weighed.best and _is_alone(weighed):
        return Mark.ONLY if options.chosen == options.obvious else Mark.GREAT
    return None


def mark_of_loss(loss: float, error: float) -> Mark | None:
    if -loss < CLEARLY * error:
        return None
    for least, mark in ((BLUNDER, Mark.BLUNDER), (MISTAKE, Mark.MISTAKE), (INACCURACY, Mark.INACCURACY)):
        if loss <= -least:
            return mark
    return None


def _is_alone(weighed: Weighed) -> bool:
    others = [chance for k, chance in weighed.chances.items() if k != weighed.best]
    return bool(others) and weighed.chances[weighed.best] - max(others) >= AHEAD
