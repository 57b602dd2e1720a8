"""What statistics need from an analysis and a review: these types decode only that part of the answers."""

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from doctor_rat.protocol.progress import PlayedSide
from doctor_rat.rules import Food, Group, Role, State
from doctor_rat.rules.values import Value
from doctor_rat.server.storage.played import Recognized, Spent

MORE_LIKELY_THAN_NOT = 0.5


class _Decided(Value, frozen=True):
    side: PlayedSide
    loss: float


class _Analysis(Value, frozen=True):
    decisions: tuple[_Decided, ...]


class _Point(Value, frozen=True):
    meal: int
    truth: float


class _Curve(Value, frozen=True):
    role: Role
    group: Group
    points: tuple[_Point, ...]


class _Serving(Value, frozen=True):
    group: Group
    foods: tuple[Food, ...]
    chance: float


class _Choosing(Value, frozen=True):
    role: Role
    meal: int
    chosen: tuple[_Serving, ...]
    best: tuple[_Serving, ...]


class _Review(Value, frozen=True):
    plans: tuple[_Choosing, ...]
    curves: tuple[_Curve, ...]


_analyses = msgspec.json.Decoder(_Analysis)
_reviews = msgspec.json.Decoder(_Review)
_SIDES = {
    Role.GROUP_0: PlayedSide.RATS,
    Role.COLLEAGUE_0: PlayedSide.COLLEAGUE_0,
    Role.COLLEAGUE_1: PlayedSide.COLLEAGUE_1,
}


def spent(analysis: bytes) -> list[Spent]:
    """What each side's decisions cost."""
    losses: defaultdict[PlayedSide, list[float]] = defaultdict(list)
    for each in _analyses.decode(analysis).decisions:
        losses[each.side].append(-100 * each.loss)
    return [Spent(side, len(found), sum(found)) for side, found in losses.items()]


def recognized(review: bytes, game: State) -> list[Recognized]:
    """When each diet could be known, and how late the rats acted on it.

    A diet can be known from the first meal at whose start the verdicts make it likelier than all others together. Rats
    are late by the number of meals from then to the last cross that a likelier plan would have spared the group.
    Diets that couldn't be known before the end are left out.
    """
    read = _reviews.decode(review)
    found = []
    for curve in read.curves:
        known = next((point.meal for point in curve.points if point.truth > MORE_LIKELY_THAN_NOT), None)
        if known is not None and curve.role in _SIDES:
            last = _last_avoidable_cross(read.plans, curve, game)
            late = 0 if last is None else max(0, last - known + 1)
            found.append(Recognized(_SIDES[curve.role], curve.group, game.deal.diets[curve.group].name, known, late))
    return found


def _last_avoidable_cross(plans: Sequence[_Choosing], curve: _Curve, game: State) -> int | None:
    bad = {eaten.food for eaten in game.board.rows[curve.group].eaten if not eaten.good}
    meals = [plan.meal for plan in plans if plan.role == curve.role and _was_avoidable(plan, curve.group, bad)]
    return max(meals, default=None)


def _was_avoidable(plan: _Choosing, group: Group, bad: set[Food]) -> bool:
    chosen = next((each for each in plan.chosen if each.group == group), None)
    best = next((each for each in plan.best if each.group == group), None)
    if chosen is None or best is None:
        return False
    return best.chance > chosen.chance and not bad.isdisjoint(chosen.foods)
