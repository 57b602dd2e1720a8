"""Why an offer or a token was better: whom it served, and what the rats were bound to make of it."""

from collections.abc import Iterator, Sequence

from doctor_rat.analysis.because import because
from doctor_rat.analysis.decision_options import Actions
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import Sentence
from doctor_rat.belief import clues
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.thinking.explain_doctor import is_good
from doctor_rat.bots.thinking.odds import best_plan, chance, gain, suits
from doctor_rat.review.game import RATS
from doctor_rat.review.odds import percent
from doctor_rat.rules import Food, Group, Medicine, Offer, Serve, StrictMenu, View, YuckBack, YuckFront
from doctor_rat.rules.cards import EXAM, ONE_LEFT
from doctor_rat.rules.legal import TRASH_ONLY

SURE = 90
"""Percent from which rats need no help to take a food."""


def of_offer(moment: Moment, best: Actions, chosen: Actions) -> Iterator[Sentence]:
    view, (one,), (two,) = moment.view, best, chosen
    assert view.desk is not None
    if isinstance(one, YuckFront):
        for group in view.board.groups:
            if not any(suits(view, group, food) for food in (*view.desk.stock, *view.board.trash)):
                yield because(AnalysisKey.NOTHING_GOOD, group=int(group))
    if isinstance(two, Offer) and best != chosen:
        yield from bound(view, two.foods, AnalysisKey.BOUND_BAD, good=False)
    if isinstance(one, Offer):
        yield from _feeds(view, one.foods, two)
        instead = two.foods if isinstance(two, Offer) and best != chosen else ()
        yield from bound(view, one.foods, AnalysisKey.BOUND_GOOD, good=True, instead=instead)


def literal_plan(view: View, foods: Sequence[Food]) -> dict[Group, tuple[Food, int]]:
    """What rats who follow their chances take from these foods and the trash, and how sure they are of it."""
    weights, board = believed(view, clues(view)), view.board
    odds = {
        group: {food: chance(view, weights, group, food) for food in (*foods, *board.trash)} for group in board.groups
    }
    plan = best_plan(
        {
            group: {food: gain(value, board.rows[group].crosses, board.meal) for food, value in each.items()}
            for group, each in odds.items()
        }
    )
    return {group: (food, percent(odds[group][food])) for group, food in plan.items()}


def bound(
    view: View, foods: Sequence[Food], key: AnalysisKey, *, good: bool, instead: Sequence[Food] = ()
) -> Iterator[Sentence]:
    """The group that is surest of its good food, or of its bad one; rather one that eats otherwise if the doctor serves
    other foods instead."""
    if any(view.board.complications) or not foods:
        return
    plan = literal_plan(view, foods)
    found = [(sure, group, food) for group, (food, sure) in plan.items() if suits(view, group, food) == good]
    if instead:
        other = literal_plan(view, instead)
        found = [each for each in found if suits(view, each[1], other[each[1]][0]) != good] or found
    if found:
        sure, group, food = max(found)
        yield because(key, group=int(group), food=food, percent=sure)


def _feeds(view: View, foods: Sequence[Food], done: object) -> Iterator[Sentence]:
    made = done.foods if isinstance(done, Offer) else ()
    for group in view.board.groups:
        fitting = [food for food in foods if suits(view, group, food)]
        if made and fitting and not any(suits(view, group, food) for food in (*made, *view.board.trash)):
            yield because(AnalysisKey.FEEDS, group=int(group), food=fitting[0])


def of_serving(moment: Moment, best: Actions, chosen: Actions) -> Iterator[Sentence]:
    yield from of_token(moment, best)
    if best != chosen and isinstance(chosen[0], Serve) and not isinstance(best[0], Serve):
        yield from bound(moment.view, served(moment.view), AnalysisKey.BOUND_BAD, good=False)


def served(view: View) -> tuple[Food, ...]:
    """What the rats find in the center; nothing where a token makes it unpredictable."""
    desk = view.desk
    assert desk is not None
    if desk.menu is not None or desk.medicine is not None:
        return ()
    return desk.to_serve


def of_token(moment: Moment, act: Actions) -> Iterator[Sentence]:
    view, action = moment.view, act[0]
    if isinstance(action, Medicine):
        row = view.board.rows[action.group]
        covered = sum(not entry.good and not entry.covered for entry in row.eaten[action.at : action.at + 2])
        yield because(AnalysisKey.COVERS, group=int(action.group), covered=covered)
        if row.crosses == ONE_LEFT and covered:
            yield because(AnalysisKey.THIRD_CROSS, group=int(action.group))
    elif isinstance(action, StrictMenu):
        yield _menu(moment, action)


def _menu(moment: Moment, action: StrictMenu) -> Sentence:
    group, food = action.group, action.food
    if not suits(moment.view, group, food):
        return because(AnalysisKey.MENU_BAD, group=int(group), food=food)
    sure = percent(moment.game.beliefs(moment.place, RATS)[group].chance(food))
    key = AnalysisKey.MENU_SURE if sure >= SURE else AnalysisKey.MENU
    return because(key, group=int(group), food=food, percent=sure)


def of_window(moment: Moment, best: Actions, chosen: Actions) -> Iterator[Sentence]:
    view, action, done = moment.view, best[0], chosen[0]
    if isinstance(action, YuckBack) and isinstance(action.group, int):
        yield from sent_back(view, Group(action.group), action.food, AnalysisKey.KEPT)
    if best != chosen and isinstance(done, YuckBack) and isinstance(done.group, int):
        group = Group(done.group)
        if is_good(view, group, done.food):
            yield because(AnalysisKey.RETURNED_GOOD, group=int(group), food=done.food)
        elif not isinstance(action, YuckBack):
            yield from not_returned(view, group, done.food)


def sent_back(view: View, group: Group, food: Food, if_good: AnalysisKey) -> Iterator[Sentence]:
    if is_good(view, group, food):
        yield because(if_good, group=int(group), food=food)
        return
    yield because(AnalysisKey.TO_RETURN, group=int(group), food=food)
    if view.board.rows[group].crosses == ONE_LEFT:
        yield because(AnalysisKey.THIRD_CROSS, group=int(group))


def not_returned(view: View, group: Group, food: Food) -> Iterator[Sentence]:
    """Why a bad food was better left on the plate."""
    board = view.board
    if board.plates[group][0] != food:
        return  # A second helping is judged by the first, which `suits` doesn't know.
    there = board.trash if board.complications[group] in TRASH_ONLY else (*board.centre, *board.trash)
    if not any(suits(view, group, other) for other in there):
        yield because(AnalysisKey.NOTHING_ELSE, group=int(group), food=food)
    elif board.rows[group].crosses < ONE_LEFT and board.meal < EXAM - 1:
        yield because(AnalysisKey.SAVED_TOKEN, group=int(group), food=food)
