"""Converts what playouts win into what experts would.

Playouts follow plain policies: a doctor who looks one meal ahead, rats who follow their chances. Experts win more games
than that, especially from early positions. To measure how much more, the expert bots played on from positions of strong
and weak games, and `make_curves` fitted a logistic curve for each stage (docs/review.md has figures).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import TypeVar

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.analysis.values import DecisionStage
from doctor_rat.belief import Clue, clues
from doctor_rat.rules import Variant, View
from doctor_rat.rules.cards import EXAM

T = TypeVar("T", float, NDArray[np.float64])

SMOOTH, SIZE = 0.5, 200
"""`SMOOTH` is added to wins and losses, as if there had been `SIZE` playouts: no sample makes anything certain, and W
doesn't depend on how many there were."""


Rates = tuple[float, float]
"""The share of playouts won, as an expert sees it and by the belief alone."""


class StageCurve(Struct, frozen=True):
    """The weights of one stage's logistic curve."""

    meals: tuple[float, ...]
    """The curve's level, by meal."""
    reading: tuple[float, float]
    """The weight of playouts as an expert sees it: at the start, and how much more in the exam."""
    belief: tuple[float, float]
    """The same for playouts by the exact belief alone."""
    lag: float
    """The weight of how far a candidate's playouts lag behind the best one's. Experts mend part of what plain players
    make of a poor offer."""
    terms: tuple[float, ...]
    """One weight for each of `curve_terms`."""
    small: float = 0.0
    """A loss of this size counts half. One much smaller counts for nothing, one much larger nearly in full: plain
    playouts call some of what strong players do a small mistake."""
    pair: float = 1.0
    """What a lag weighs with two groups, compared with three."""
    floor: float = 0.0
    """How often experts win where playouts never do. Plain rats take the same plan every time, so a single fatal plan
    loses all playouts; experts may take another."""

    def lag_factor(self, terms: Sequence[float]) -> float:
        return self.pair if terms[PAIR] else 1.0


class Playouts:
    """The exam's last decisions. Experts do nothing after them that playouts don't, so W is what playouts win."""

    def chance(self, rates: Rates, best: Rates) -> float:
        return rates[0]

    def slopes(self, rates: Rates, best: Rates) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        return np.array([1.0, 0.0]), np.zeros(2)

    def slope_of_best(self, best: Rates) -> NDArray[np.float64]:
        return np.array([1.0, 0.0])


class MomentCurve:
    """The curve at one moment."""

    def __init__(self, curve: StageCurve, meal: int, terms: Sequence[float]) -> None:
        share = (meal - 1) / (EXAM - 1)
        self._slopes = np.array([base + share * more for base, more in (curve.reading, curve.belief)])
        self._lag, self._small, self._floor = curve.lag * curve.lag_factor(terms), curve.small, curve.floor
        self._base = curve.meals[meal - 1] + sum(w * t for w, t in zip(curve.terms, terms, strict=True))

    def chance(self, rates: Rates, best: Rates) -> float:
        """W of a candidate whose playouts were won at `rates`, while the best one's were won at `best`."""
        top = self._plain(best, best)
        return top + counted(self._plain(rates, best) - top, self._small)

    def _plain(self, rates: Rates, best: Rates) -> float:
        """The same if every lag counted in proportion."""
        x = self._base
        for slope, rate, top in zip(self._slopes, rates, best, strict=True):
            x += slope * logit(top) + self._lag * (logit(rate) - logit(top))
        return float(raised(1 / (1 + exp(-x)), self._floor))

    def slopes(self, rates: Rates, best: Rates) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How fast W changes with each of the candidate's rates, and with each of the best one's."""
        chance, top = self._plain(rates, best), self._plain(best, best)
        share = _counted_slope(chance - top, self._small)
        steep = share * self._steepness(chance)
        level = (1 - share) * self._steepness(top)
        others = steep * (self._slopes - self._lag) + level * self._slopes
        return steep * self._lag / _spread(rates), others / _spread(best)

    def slope_of_best(self, best: Rates) -> NDArray[np.float64]:
        """The same for the best one itself."""
        own, others = self.slopes(best, best)
        return own + others

    def _steepness(self, chance: float) -> float:
        """How fast the curve rises at this W."""
        return (chance - self._floor) * (1 - chance) / (1 - self._floor)


def raised(chance: T, floor: T | float) -> T:
    """The same above a floor instead of 0."""
    return floor + (1 - floor) * chance


def counted(change: float, small: float) -> float:
    """How much a loss or a gain counts."""
    return change * change**2 / (change**2 + small**2) if change and small else change


def _counted_slope(change: float, small: float) -> float:
    """The slope of `counted`."""
    one, two = change**2, small**2
    return one * (one + 3 * two) / (one + two) ** 2 if small else 1.0


def _spread(rates: Rates) -> NDArray[np.float64]:
    """The inverse of how fast a logit changes with its rate."""
    smoothed = np.array([_smoothed(rate) for rate in rates])
    return np.asarray(smoothed * (1 - smoothed) * (SIZE + 2 * SMOOTH) / SIZE)


def curve_at(view: View, stage: DecisionStage) -> MomentCurve | Playouts:
    return curve_for(stage_curves(), stage, view.board.meal, curve_terms(view))


def curve_for(
    curves: Mapping[DecisionStage, StageCurve], stage: DecisionStage, meal: int, terms: Sequence[float]
) -> MomentCurve | Playouts:
    return Playouts() if is_at_once(stage, meal) else MomentCurve(curves[stage], meal, terms)


def is_at_once(stage: DecisionStage, meal: int) -> bool:
    """The exam has no tokens: there is an offer, a choice, perhaps a prediction, and the verdicts. Colleagues differ:
    they choose one after the other."""
    return meal == EXAM and stage in _AT_ONCE


_AT_ONCE = (DecisionStage.OFFER, DecisionStage.SERVE, DecisionStage.PLAN, DecisionStage.PREDICT)


@cache
def stage_curves() -> Mapping[DecisionStage, StageCurve]:
    data = files("doctor_rat.analysis").joinpath("curves.json").read_bytes()
    return msgspec.json.decode(data, type=dict[DecisionStage, StageCurve])


def logit(rate: float) -> float:
    smoothed = _smoothed(rate)
    return log(smoothed / (1 - smoothed))


def _smoothed(rate: float) -> float:
    return (rate * SIZE + SMOOTH) / (SIZE + 2 * SMOOTH)


PAIR = 4
"""Which of `curve_terms` says that there are two groups and a doctor."""


def curve_terms(view: View) -> tuple[float, ...]:
    """What the curve uses besides playouts: how well it went so far, tokens left, and the kind of game."""
    board = view.board
    return (
        surprise(view),
        board.yuck / 3,
        float(board.medicine),
        float(board.strict_menu),
        float(len(board.rows) == 2 and board.first is None),
        float(view.config.variant is Variant.COMPLICATIONS),
    )


def surprise(view: View) -> float:
    """How many more verdicts were good than at even odds, per verdict: a doctor who looks ahead has more."""
    found: list[Clue] = [clue for clue in clues(view) if clue.kind == "verdict"]
    return sum(clue.good - 0.5 for clue in found) / max(len(found), 3)
