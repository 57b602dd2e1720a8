"""What speaks for a colleague's decision: his own odds, and what it means for the other, whose diet he knows."""

from collections.abc import Iterator

from doctor_rat.analysis.because import because
from doctor_rat.analysis.decision_options import Actions
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.merits_rats import TELLS_MUCH, verdict
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import Sentence
from doctor_rat.analysis.why_colleague import own_best
from doctor_rat.bots.levels.regular.colleague import seats
from doctor_rat.bots.thinking.odds import suits
from doctor_rat.review.odds import percent
from doctor_rat.rules import Phase, Take, View, YuckBack
from doctor_rat.rules.cards import EXAM


def of_colleague(moment: Moment, act: Actions) -> Iterator[Sentence]:
    view, (action,) = moment.view, act
    _, other = seats(view)
    if isinstance(action, Take):
        yield from _take(moment, action)
    elif isinstance(action, YuckBack):
        key = AnalysisKey.RETURNED_GOOD if suits(view, other, action.food) else AnalysisKey.TO_RETURN
        yield because(key, group=int(other), food=action.food)
    elif view.board.phase is Phase.PREPARE:
        yield from _table(view)
        yield from own_best(moment)
    else:
        yield from _plate(view)


def _take(moment: Moment, action: Take) -> Iterator[Sentence]:
    view = moment.view
    own, other = seats(view)
    belief = moment.game.beliefs(moment.place, view.role)[own]
    yield because(AnalysisKey.OWN_ODDS, food=action.food, percent=percent(belief.chance(action.food)))
    if not view.board.plates[other] and suits(view, other, action.food):
        yield because(AnalysisKey.NEEDED, group=int(other), food=action.food)
    if view.board.meal < EXAM and belief.information(action.food) >= TELLS_MUCH:
        yield verdict(belief, action.food)


def _table(view: View) -> Iterator[Sentence]:
    """Fresh foods or not: it depends on what lies there now."""
    _, other = seats(view)
    good = [food for food in (*view.board.centre, *view.board.trash) if suits(view, other, food)]
    if good:
        yield because(AnalysisKey.TABLE_GOOD, group=int(other), food=good[0])
    else:
        yield because(AnalysisKey.TABLE_EMPTY, group=int(other))


def _plate(view: View) -> Iterator[Sentence]:
    _, other = seats(view)
    for food in view.board.plates[other]:
        key = AnalysisKey.RETURNED_GOOD if suits(view, other, food) else AnalysisKey.STAYS_BAD
        yield because(key, group=int(other), food=food)
