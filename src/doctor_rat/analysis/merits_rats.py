"""What speaks for a plan: how likely all of it is good, which food is the risk, which verdict tells much."""

from collections.abc import Iterator, Sequence

from doctor_rat.analysis.because import because
from doctor_rat.analysis.decision_options import Actions
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import Sentence
from doctor_rat.analysis.why_rats import foods_in, from_trash, plates_of
from doctor_rat.belief import Belief
from doctor_rat.review.game import RATS
from doctor_rat.review.odds import chance_of, food_before, percent
from doctor_rat.rules import Board, Food, Group, Predict, Take
from doctor_rat.rules.cards import EXAM

TELLS_MUCH = 0.7
"""Bits: a verdict on even odds tells one."""


def of_plan(moment: Moment, act: Actions) -> Iterator[Sentence]:
    board, known = moment.state.board, moment.game.beliefs(moment.place, RATS)
    plates = plates_of(board, act)
    sure = percent(moment.game.odds(moment.place, RATS).chance(plates))
    if len(plates) > 1:
        yield because(AnalysisKey.PLAN_ODDS, percent=sure)
    single = _single(board, act)
    if sure < 100 or len(plates) == 1:
        yield from _riskiest(board, known, single)
    if board.meal < EXAM:
        yield from _telling(board, known, single)
    yield from from_trash(board, known, foods_in(act), list(foods_in(act)))


def _single(board: Board, act: Actions) -> dict[Group, Food]:
    """For each group with nothing else on its plate, what it takes."""
    takers = [action.by for action in act if isinstance(action, Take)]
    return {
        action.by: action.food
        for action in act
        if isinstance(action, Take) and takers.count(action.by) == 1 and not board.plates[action.by]
    }


def _riskiest(board: Board, known: Sequence[Belief], foods: dict[Group, Food]) -> Iterator[Sentence]:
    chances = {group: chance_of(known[group], food, food_before(board, group)) for group, food in foods.items()}
    if chances:
        group = min(chances, key=lambda each: chances[each])
        yield because(AnalysisKey.LIKELY, group=int(group), food=foods[group], percent=percent(chances[group]))


def _telling(board: Board, known: Sequence[Belief], foods: dict[Group, Food]) -> Iterator[Sentence]:
    told = {group: known[group].information(food) for group, food in foods.items()}
    group = max(told, key=lambda each: told[each], default=None)
    if group is not None and told[group] >= TELLS_MUCH:
        yield verdict(known[group], foods[group])


def verdict(belief: Belief, food: Food) -> Sentence:
    ruled_out = {name: belief.ruled_out(food, good=good) for name, good in (("if_good", True), ("if_bad", False))}
    return because(AnalysisKey.VERDICT, group=int(belief.group), food=food, left=len(belief.weights), **ruled_out)


def of_prediction(moment: Moment, act: Actions) -> Iterator[Sentence]:
    board, known = moment.state.board, moment.game.beliefs(moment.place, RATS)
    (said,) = act
    assert isinstance(said, Predict)
    for group, good in zip(board.groups, said.good, strict=True):
        if good is not None:
            food = board.plates[group][0]
            chance = chance_of(known[group], food, board.rows[group].last)
            yield because(AnalysisKey.LIKELY, group=int(group), food=food, percent=percent(chance))
