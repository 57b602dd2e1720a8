"""The game in four sentences: what decided it, luck or play, and each side's best decision."""

from collections.abc import Iterator, Mapping, Sequence

from doctor_rat.analysis.because import because
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.values import Decided, Fortune, Sentence, Side


def story(
    won: int, sides: Mapping[Side, float], luck: float, decisions: Sequence[Decided], fortunes: Sequence[Fortune]
) -> Iterator[Sentence]:
    yield _decided(won, decisions, fortunes)
    play = sum(sides.values())
    key = AnalysisKey.MOSTLY_LUCK if abs(luck) > abs(play) else AnalysisKey.MOSTLY_PLAY
    yield because(key, luck=points(luck), play=points(play))
    for side in sides:
        yield _best(side, decisions)


def points(chance: float) -> int:
    return round(100 * chance)


def _decided(won: int, decisions: Sequence[Decided], fortunes: Sequence[Fortune]) -> Sentence:
    """What moved the chance most toward the actual result."""
    turn = max(fortunes, key=lambda fortune: fortune.change if won else -fortune.change)
    error = min(decisions, key=lambda decided: decided.loss)
    if not won and -error.loss >= -turn.change:
        return because(AnalysisKey.DECIDED_BY, side=error.side.value, meal=error.meal, points=points(error.loss))
    return because(AnalysisKey.DECIDED_BY_LUCK, meal=turn.meal, points=points(turn.change))


def lead(decided: Decided) -> float:
    """How far what was done was ahead of the next best."""
    if decided.chosen != decided.best or len(decided.candidates) < 2:
        return 0.0
    return decided.candidates[0].chance - decided.candidates[1].chance


def _best(side: Side, decisions: Sequence[Decided]) -> Sentence:
    own = [decided for decided in decisions if decided.side is side]
    best = max(own, key=lead, default=None)
    if best is None or points(lead(best)) < 1:
        return because(AnalysisKey.BEST_NONE, side=side.value)
    return because(AnalysisKey.BEST, side=side.value, meal=best.meal, points=points(lead(best)))
