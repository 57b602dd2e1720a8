"""Why a colleague's decision was better: their own odds, and what the other needs."""

from collections.abc import Iterator

from doctor_rat.analysis.because import because
from doctor_rat.analysis.decision_options import Actions
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import Sentence
from doctor_rat.bots.levels.regular.colleague import seats
from doctor_rat.bots.thinking.odds import suits
from doctor_rat.review.odds import percent
from doctor_rat.rules import Take, YuckBack, YuckFront


def of_colleague(moment: Moment, best: Actions, chosen: Actions) -> Iterator[Sentence]:
    view, action, done = moment.view, best[0], chosen[0]
    own, other = seats(view)
    if isinstance(action, Take):
        chance = moment.game.beliefs(moment.place, view.role)[own].chance(action.food)
        yield because(AnalysisKey.OWN_ODDS, food=action.food, percent=percent(chance))
    if isinstance(done, Take) and action != done and not view.board.plates[other] and suits(view, other, done.food):
        yield because(AnalysisKey.NEEDED, group=int(other), food=done.food)
    if isinstance(action, YuckBack) and not suits(view, other, action.food):
        yield because(AnalysisKey.TO_RETURN, group=int(other), food=action.food)
    table = (*view.board.centre, *view.board.trash)
    if isinstance(action, YuckFront):
        if not any(suits(view, other, food) for food in table):
            yield because(AnalysisKey.TABLE_EMPTY, group=int(other))
        yield from own_best(moment)


def own_best(moment: Moment) -> Iterator[Sentence]:
    """The likeliest food on the table for their own group."""
    view = moment.view
    belief = moment.game.beliefs(moment.place, view.role)[seats(view)[0]]
    food = max((*view.board.centre, *view.board.trash), key=belief.chance, default=None)
    if food is not None:
        yield because(AnalysisKey.OWN_ODDS, food=food, percent=percent(belief.chance(food)))
