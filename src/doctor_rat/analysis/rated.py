"""An account from stored playouts: other curves need no new playouts."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from doctor_rat.analysis.account import follow_ups, linked, options_at, seed_of, weigh_moment
from doctor_rat.analysis.curves import Rates, StageCurve, curve_for, curve_terms
from doctor_rat.analysis.moments import moments
from doctor_rat.analysis.noise import share_noise
from doctor_rat.analysis.values import Candidate, Decided, DecisionStage, Side
from doctor_rat.review.game import Game
from doctor_rat.rules import DOCTOR, Analyse, Record


class Rated(Struct, frozen=True):
    """A decision, with what its playouts won."""

    side: Side
    stage: DecisionStage
    meal: int
    terms: tuple[float, ...]
    best: Rates
    """For the candidate picked as the best; `done` is for what was done."""
    done: Rates
    followed: bool
    """Whether the next decision is the same side's, with nothing learned in between."""
    playouts: int = 0
    """How many of each kind of playouts there were."""
    doubt: Rates = (0.0, 0.0)
    """The standard error of how far `done` lags behind `best`, for each kind."""


class LuckStep(Struct, frozen=True):
    """How W changed between two decisions."""

    stages: str
    meal: int
    change: float


class Account(Struct, frozen=True):
    start: float
    sides: dict[Side, float]
    luck: float
    clipped: float
    """Noise that gave a side more than it lost. No decision may gain anything, so it is dropped and counts as luck."""
    steps: tuple[LuckStep, ...]


def rated_decisions(record: Record, effort: float) -> Iterator[Rated]:
    """Every decision of a game."""
    found = list(moments(Game(record)))
    mark = seed_of(record, 0)
    for moment, followed in zip(found, follow_ups(found), strict=True):
        rng = Random(f"{mark}/{moment.place}")
        options = options_at(moment, rng)
        weighed = weigh_moment(moment, options, rng, effort, lean=True)
        rates = dict(weighed.rates)
        done = rates.pop(options.chosen)
        (best,) = rates.values() or (done,)
        meal = moment.state.board.meal
        terms, counted = curve_terms(moment.view), (weighed.playouts, weighed.doubt)
        yield Rated(moment.side, moment.stage, meal, terms, best, done, followed, *counted)


def account(won: bool, decisions: Sequence[Rated], curves: Mapping[DecisionStage, StageCurve]) -> Account:
    weighed = [_weigh(each, curves) for each in decisions]
    joined = linked([each for each, _ in weighed], [each.followed for each in decisions])
    found = share_noise(joined, [gain for _, gain in weighed])
    sides = dict.fromkeys((each.side for each in found), 0.0)
    for each in found:
        sides[each.side] += each.loss
    measured = sum(each.loss for each in joined) + sum(gain for _, gain in weighed)
    lost = sum(sides.values())
    luck = won - found[0].before - lost
    return Account(found[0].before, sides, luck, measured - lost, tuple(_steps(won, found)))


def _weigh(each: Rated, curves: Mapping[DecisionStage, StageCurve]) -> tuple[Decided, float]:
    """The row doesn't say which foods they were, only whether anything better was found."""
    found = curve_for(curves, each.stage, each.meal, each.terms)
    best, done = found.chance(each.best, each.best), found.chance(each.done, each.best)
    before, loss = max(best, done), min(0.0, done - best)
    better = (Analyse(DOCTOR),) if loss else ()
    decided = Decided(
        step=0,
        until=0,
        meal=each.meal,
        side=each.side,
        stage=each.stage,
        before=before,
        after=before + loss,
        loss=loss,
        error=0.0,
        mark=None,
        chosen=(),
        best=better,
        belief=each.done[1],
        choices=0,
        candidates=(Candidate(better, before, each.best[1], ()),),
        offered=(),
        reasons=(),
    )
    return decided, max(0.0, done - best)


def _steps(won: bool, found: Sequence[Decided]) -> Iterator[LuckStep]:
    stages = [*(each.stage.value for each in found), "end"]
    chances = [*(each.before for each in found[1:]), float(won)]
    for at, (each, after) in enumerate(zip(found, chances, strict=True)):
        yield LuckStep(f"{stages[at]} to {stages[at + 1]}", each.meal, after - each.after)
