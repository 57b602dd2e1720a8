"""Why a plan was better: which diets were left, what was safe, what would have revealed most, what the trash held."""

from collections.abc import Iterator

from doctor_rat.analysis.because import because
from doctor_rat.analysis.decision_options import Actions
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import Sentence
from doctor_rat.belief import Belief
from doctor_rat.review.game import RATS
from doctor_rat.review.odds import Odds, Plate, food_before, percent
from doctor_rat.rules import Board, Food, Group, Take
from doctor_rat.rules.legal import TRASH_ONLY

Foods = dict[Group, Food]
EQUAL = 1e-9
TELLS_MORE = 0.2
"""Bits by which a verdict must tell more."""


def of_plan(moment: Moment, best: Actions, chosen: Actions) -> Iterator[Sentence]:
    game, place = moment.game, moment.place
    board, known = moment.state.board, game.beliefs(place, RATS)
    odds = game.odds(place, RATS)
    ours, theirs = foods_in(best), foods_in(chosen)
    differing = [group for group in ours if ours[group] != theirs.get(group)]
    better = _likelier(board, known, ours, theirs, differing)
    if odds.chance(plates_of(board, best)) == 1:
        yield because(AnalysisKey.SAFE_FOR_ALL)
    else:
        yield from _safe(board, known, ours, better)
    if best != chosen:
        yield from _odds(odds, plates_of(board, best), plates_of(board, chosen))
    yield from _telling(board, known, ours, theirs, differing)
    yield from from_trash(board, known, ours, better)
    for group in (better or differing)[:1]:
        yield because(AnalysisKey.LEFT, group=int(group), left=len(known[group].weights))


def foods_in(act: Actions) -> Foods:
    """What each group takes first in these actions."""
    found: Foods = {}
    for action in act:
        if isinstance(action, Take):
            found.setdefault(action.by, action.food)
    return found


def plates_of(board: Board, act: Actions) -> dict[Group, Plate]:
    """The plates of the groups that take something in it."""
    plates: dict[Group, Plate] = {}
    for action in act:
        if isinstance(action, Take):
            plate = plates.get(action.by, board.plates[action.by])
            at = len(plate) if board.retake is None else board.retake.at
            plates[action.by] = (*plate[:at], action.food, *plate[at:])
    return plates


def _likelier(
    board: Board, known: tuple[Belief, ...], ours: Foods, theirs: Foods, differing: list[Group]
) -> list[Group]:
    """The groups whose food was less likely to be good as chosen: what is as good there as in the best plan explains
    nothing."""

    def chance(group: Group, foods: Foods) -> float:
        return _chance(known[group], foods[group], food_before(board, group)) if group in foods else 0.0

    return [group for group in differing if chance(group, ours) > chance(group, theirs) + EQUAL]


def _safe(board: Board, known: tuple[Belief, ...], ours: Foods, differing: list[Group]) -> Iterator[Sentence]:
    for group in differing:
        if _fits_all(board, known[group], ours[group]):
            yield because(AnalysisKey.SAFE, group=int(group), food=ours[group])
            return


def _fits_all(board: Board, belief: Belief, food: Food) -> bool:
    before = food_before(board, belief.group)
    return all(diet.accepts(food, before, belief.meal) for diet in belief.weights)


def _odds(odds: Odds, best: dict[Group, Plate], chosen: dict[Group, Plate]) -> Iterator[Sentence]:
    one, two = percent(odds.chance(chosen)), percent(odds.chance(best))
    if two > one:
        yield because(AnalysisKey.ODDS, percent=one, best=two)


def _telling(
    board: Board,
    known: tuple[Belief, ...],
    ours: Foods,
    theirs: Foods,
    differing: list[Group],
) -> Iterator[Sentence]:
    """The group whose verdict tells most more than with what was taken."""
    if board.meal == 8:
        return
    gains: list[tuple[float, Group]] = []
    for group in differing:
        # Beliefs are about the food that follows the row: a second helping or a retaken one may follow another.
        if food_before(board, group) == known[group].previous and group in theirs:
            gain = known[group].information(ours[group]) - known[group].information(theirs[group])
            gains.append((gain, group))
    if gains and max(gains)[0] >= TELLS_MORE:
        group = max(gains)[1]
        belief, food = known[group], ours[group]
        yield because(
            AnalysisKey.TELLS,
            group=int(group),
            food=food,
            left=len(belief.weights),
            if_good=belief.ruled_out(food, good=True),
            if_bad=belief.ruled_out(food, good=False),
        )


def from_trash(board: Board, known: tuple[Belief, ...], ours: Foods, differing: list[Group]) -> Iterator[Sentence]:
    """A food from the trash that is more likely good than anything in the center, and no less than the other trash."""
    for group in differing:
        food, before = ours[group], food_before(board, group)
        if food in board.trash and board.complications[group] not in TRASH_ONLY:
            chance = _chance(known[group], food, before)
            trash = max(_chance(known[group], other, before) for other in board.trash)
            centre = max((_chance(known[group], other, before) for other in board.centre), default=0.0)
            if chance >= trash - EQUAL and chance > centre:
                yield because(AnalysisKey.TRASH, group=int(group), food=food)
                return


def _chance(belief: Belief, food: Food, before: Food) -> float:
    return sum(weight for diet, weight in belief.weights.items() if diet.accepts(food, before, belief.meal))
