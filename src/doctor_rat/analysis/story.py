"""The game in three sentences: what decided it, luck or play, and each side's best decision."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from doctor_rat.analysis.because import because
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.values import Decided, Fortune, Sentence, Side

TURNING = 0.05
"""Where no meal's luck did more for a win, nothing in particular decided it."""
LITTLE = 0.1
"""A team whose decisions cost less in the whole game played well."""


def story(
    won: int, sides: Mapping[Side, float], luck: float, decisions: Sequence[Decided], fortunes: Sequence[Fortune]
) -> Iterator[Sentence]:
    yield _decided(won, decisions, fortunes)
    play = sum(sides.values())
    yield because(_split(won, play, luck), luck=points(luck), play=points(play))
    yield _best(tuple(sides), decisions)


def _split(won: int, play: float, luck: float) -> AnalysisKey:
    """Luck always gives a winner more than the decisions cost, so only a loss can ask which of the two was more."""
    if won:
        return AnalysisKey.WON_BY_PLAY if -play < LITTLE else AnalysisKey.WON_WITH_LUCK
    return AnalysisKey.MOSTLY_LUCK if abs(luck) > abs(play) else AnalysisKey.MOSTLY_PLAY


def points(chance: float) -> int:
    return round(100 * chance)


def _decided(won: int, decisions: Sequence[Decided], fortunes: Sequence[Fortune]) -> Sentence:
    """What moved the chance most toward the actual result."""
    turns = _by_meal(fortunes)
    meal = max(turns, key=lambda each: turns[each] if won else -turns[each])
    turn = turns[meal]
    error = min(decisions, key=lambda decided: decided.loss)
    if won and turn < TURNING:
        return because(AnalysisKey.STEADY)
    if not won and -error.loss >= -turn:
        return because(AnalysisKey.DECIDED_BY, side=error.side.value, meal=error.meal, points=points(error.loss))
    return because(AnalysisKey.DECIDED_BY_LUCK, meal=meal, points=points(turn))


def _by_meal(fortunes: Sequence[Fortune]) -> Mapping[int, float]:
    """What luck did in each meal: between two sides who know different things, the chance goes to and fro."""
    turns: defaultdict[int, float] = defaultdict(float)
    for fortune in fortunes:
        turns[fortune.meal] += fortune.change
    return turns


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
