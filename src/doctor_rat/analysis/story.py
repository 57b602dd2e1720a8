"""The game in three sentences: what decided it, luck or play, and each side's best decision."""

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
    yield _best(tuple(sides), decisions)


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


def _best(sides: Sequence[Side], decisions: Sequence[Decided]) -> Sentence:
    told: dict[str, str | int] = {}
    for name, side in zip(("one", "two"), sides, strict=True):
        best = max((each for each in decisions if each.side is side), key=lead, default=None)
        ahead = 0 if best is None else points(lead(best))
        told |= {name: side.value, f"{name}_meal": best.meal if best and ahead else 0, f"{name}_points": ahead}
    return because(AnalysisKey.BEST, **told)
