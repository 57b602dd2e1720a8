"""Why a colleague's decision was better: their own odds, and what the other needs."""

from collections.abc import Iterator

from doctor_rat.analysis.because import because
from doctor_rat.analysis.decision_options import Actions
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import Sentence
from doctor_rat.analysis.why_doctor import not_returned
from doctor_rat.bots.levels.regular.colleague import seats
from doctor_rat.bots.thinking.odds import suits
from doctor_rat.review.odds import percent
from doctor_rat.rules import Take, YuckBack, YuckFront


def of_colleague(moment: Moment, best: Actions, chosen: Actions) -> Iterator[Sentence]:
    view, action, done = moment.view, best[0], chosen[0]
    own, other = seats(view)
    if isinstance(action, Take):
        belief = moment.game.beliefs(moment.place, view.role)[own]
        sure = percent(belief.chance(action.food))
        before = percent(belief.chance(done.food)) if isinstance(done, Take) else 0
        if sure < before:
            yield because(AnalysisKey.OWN_ODDS_LESS, food=action.food, percent=before, best=sure)
        else:
            yield because(AnalysisKey.OWN_ODDS, food=action.food, percent=sure)
    if isinstance(done, Take) and action != done and not view.board.plates[other] and suits(view, other, done.food):
        yield because(AnalysisKey.NEEDED, group=int(other), food=done.food)
    if isinstance(action, YuckBack):
        key = AnalysisKey.KEPT if suits(view, other, action.food) else AnalysisKey.TO_RETURN
        yield because(key, group=int(other), food=action.food)
    elif isinstance(done, YuckBack):
        if suits(view, other, done.food):
            yield because(AnalysisKey.RETURNED_GOOD, group=int(other), food=done.food)
        else:
            yield from not_returned(view, other, done.food)
    good = [food for food in (*view.board.centre, *view.board.trash) if suits(view, other, food)]
    if isinstance(action, YuckFront):
        if not good:
            yield because(AnalysisKey.TABLE_EMPTY, group=int(other))
        yield from own_best(moment)
    elif isinstance(done, YuckFront):
        if good:
            yield because(AnalysisKey.TABLE_GOOD, group=int(other), food=good[0])
        yield from own_best(moment)


def own_best(moment: Moment) -> Iterator[Sentence]:
    """The likeliest food on the table for their own group."""
    view = moment.view
    belief = moment.game.beliefs(moment.place, view.role)[seats(view)[0]]
    food = max((*view.board.centre, *view.board.trash), key=belief.chance, default=None)
    if food is not None:
        yield because(AnalysisKey.OWN_ODDS, food=food, percent=percent(belief.chance(food)))
