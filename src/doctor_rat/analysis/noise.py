"""Shares out the noise in what decisions lost.

Each decision is weighed on its own sample, so what it lost is right only on average. Since no decision may gain
anything, keeping the losses and dropping the gains would charge every side for noise. So a side's gains are offset
against its losses: its sum stays right on average, and each of its losses shrinks by the same share.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from doctor_rat.analysis.decision_marks import mark_of_loss
from doctor_rat.analysis.values import Decided, Side


def share_noise(decisions: Sequence[Decided], gains: Sequence[float]) -> list[Decided]:
    """The decisions with smaller losses. `gains` has what each seems to have gained by noise, or 0."""
    shares = {side: _share(decisions, gains, side) for side in {each.side for each in decisions}}
    return [_shrunk(each, shares[each.side]) if each.loss < 0 else each for each in decisions]


def _share(decisions: Sequence[Decided], gains: Sequence[float], side: Side) -> float:
    """The share of its losses that a side is charged."""
    lost = -sum(each.loss for each in decisions if each.side is side)
    gained = sum(gain for each, gain in zip(decisions, gains, strict=True) if each.side is side)
    return max(0.0, 1 - gained / lost) if lost else 1.0


def _shrunk(each: Decided, share: float) -> Decided:
    loss, error = share * each.loss, share * each.error
    candidates = [replace(one, chance=each.before - share * (each.before - one.chance)) for one in each.candidates]
    mark = mark_of_loss(loss, error)
    return replace(each, loss=loss, error=error, after=each.before + loss, mark=mark, candidates=tuple(candidates))
