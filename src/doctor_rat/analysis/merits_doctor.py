"""What speaks for an offer or a token: whom it feeds, and what rats who follow their chances make of it."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from doctor_rat.analysis.because import because
from doctor_rat.analysis.decision_options import Actions
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import Sentence
from doctor_rat.analysis.why_doctor import bound, of_token, sent_back, served
from doctor_rat.bots.kernel.position import position
from doctor_rat.bots.thinking.explain_doctor import is_good
from doctor_rat.bots.thinking.odds import suits
from doctor_rat.review.odds import percent
from doctor_rat.rules import FOODS, Food, Group, Offer, Serve, View, YuckBack
from doctor_rat.rules.cards import ONE_LEFT


def of_offer(moment: Moment, act: Actions) -> Iterator[Sentence]:
    view, (action,) = moment.view, act
    if not isinstance(action, Offer):
        yield from _fresh(view)
        return
    foods, count = action.foods, len(view.board.groups)
    unfed = [group for group in view.board.groups if not _has(view, group, (*foods, *view.board.trash))]
    fed = most_fed(view, foods)
    if fed == count:
        yield because(AnalysisKey.FOR_ALL)
    elif unfed:
        yield because(AnalysisKey.NOTHING_FOR, group=int(unfed[0]))
    else:
        yield because(AnalysisKey.FOR_SOME, fed=fed, count=count)
    yield from _takes(view, foods)


def _has(view: View, group: Group, foods: Sequence[Food]) -> bool:
    return any(suits(view, group, food) for food in foods)


def most_fed(view: View, foods: Sequence[Food]) -> int:
    """How many groups can have a good one at the same time."""
    groups = view.board.groups
    return max(
        sum(suits(view, group, food) for group, food in zip(groups, plan, strict=True))
        for plan in permutations(foods, len(groups))
    )


def _takes(view: View, foods: Sequence[Food]) -> Iterator[Sentence]:
    yield from bound(view, foods, AnalysisKey.BOUND_BAD, good=False)
    yield from bound(view, foods, AnalysisKey.OFFER_GOOD, good=True)


def _fresh(view: View) -> Iterator[Sentence]:
    """The group with the fewest good foods in stock."""
    assert view.desk is not None
    stock, coming = view.desk.stock, [FOODS[number] for number in position(view).pile]
    good = {group: sum(suits(view, group, food) for food in stock) for group in view.board.groups}
    group = min(good, key=lambda each: good[each])
    share = sum(suits(view, group, food) for food in coming) / len(coming) if coming else 0.0
    yield because(AnalysisKey.STOCK, group=int(group), good=good[group], count=len(stock), percent=percent(share))


def of_serving(moment: Moment, act: Actions) -> Iterator[Sentence]:
    yield from of_token(moment, act)
    if isinstance(act[0], Serve):
        yield from _takes(moment.view, served(moment.view))


def of_window(moment: Moment, act: Actions) -> Iterator[Sentence]:
    view, (action,) = moment.view, act
    if isinstance(action, YuckBack):
        if isinstance(action.group, int):
            yield from sent_back(view, Group(action.group), action.food, AnalysisKey.RETURNED_GOOD)
        return
    bad = [
        (group, food)
        for group, plate in zip(view.board.groups, view.board.plates, strict=True)
        for food in plate
        if not is_good(view, group, food)
    ]
    for group, food in bad:
        yield because(AnalysisKey.STAYS_BAD, group=int(group), food=food)
        if view.board.rows[group].crosses == ONE_LEFT:
            yield because(AnalysisKey.THIRD_CROSS, group=int(group))
    if not bad:
        yield because(AnalysisKey.PLATES_GOOD)
