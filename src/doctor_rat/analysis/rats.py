"""The rats' decisions: worlds drawn from their belief, in which diets, the doctor's stock and the pile are unknown."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from heapq import nlargest
from itertools import product
from random import Random

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from doctor_rat.analysis.decision_options import Actions, PlayoutLuck, Wins, known, literal_rats, seeds, with_chosen
from doctor_rat.analysis.doctor import on_plates
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.offer_reading import OfferReading
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.analysis.worlds import Worlds
from doctor_rat.bots.kernel import weigh
from doctor_rat.bots.kernel.masks import FOOD_NUMBER
from doctor_rat.bots.kernel.play import NOTHING, TRASH, Position
from doctor_rat.bots.kernel.position import numbers, position, with_leftovers
from doctor_rat.bots.thinking.odds import chance, gain
from doctor_rat.review.game import RATS
from doctor_rat.review.odds import Plate, plates_in_reach
from doctor_rat.rules import (
    Action,
    Complication,
    Desk,
    Food,
    Group,
    Predict,
    Refused,
    State,
    Take,
    View,
    apply,
    diets_for,
)
from doctor_rat.rules.legal import groups_to_predict

PLANS, FOODS_EACH = 20, 6
"""How many plans are tried, and from how many foods each group's part is picked."""


class RatsOptions:
    charged_as_read = True

    def __init__(self, moment: Moment, rng: Random) -> None:
        self._moment = moment
        self._state, self._view = moment.state, moment.view
        self._p = rats_position(self._view)
        self._stage = moment.stage
        found = list(self._predictions() if moment.stage is DecisionStage.PREDICT else self._plans(moment.actions))
        self.candidates: Sequence[Actions]
        self.candidates, self.chosen = with_chosen(found, moment.actions, _alike)
        self.obvious = 0

    def luck(self, count: int, rng: Random, *, reading: bool) -> PlayoutLuck:
        worlds = (self._reading if reading else self._worlds).draw(count, rng)
        return PlayoutLuck(worlds, literal_rats(count), seeds(count, rng))

    @cached_property
    def _worlds(self) -> Worlds:
        return Worlds(self._view, self._moment.game.odds(self._moment.place, RATS).loose)

    @cached_property
    def _reading(self) -> OfferReading:
        return OfferReading(self._view, self._worlds, self._p)

    def play(self, candidate: int, luck: PlayoutLuck) -> Wins:
        act = self.candidates[candidate]
        hidden = self._view.board.stock
        if isinstance(act[0], Predict):
            return self._play_prediction(act[0], hidden, luck)
        taken = [action for action in act if isinstance(action, Take)]
        plates = _plates(self._state, taken)
        gone = {food for plate in plates.values() for food in plate}
        board = self._view.board
        centre = numbers([food for food in board.centre if food not in gone])
        p = _with_trash(self._p, [food for food in board.trash if food not in gone])
        chosen, status = self._status(plates)
        second = next((FOOD_NUMBER[plate[1]] for plate in plates.values() if len(plate) > 1), NOTHING)
        given = -1 if board.menu is None else int(board.menu)
        known_two = len(board.madness) if status[_mad(self._view)] == weigh.FREE else 0
        rest = (hidden, known_two, centre, len(centre), chosen, status, second, given)
        return np.asarray(weigh.try_plan(*known(), p, luck.worlds, *rest, luck.rats, luck.seeds))

    def foregone(self, candidate: int) -> None:
        """Only the verdicts are left, so there is nobody to ask."""

    def _status(self, plates: Mapping[Group, Plate]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """By group: the food on its plate, and whether it has chosen."""
        board = self._view.board
        chosen = numbers(on_plates(board))
        status = np.full(len(board.rows), weigh.FREE, dtype=np.int64)
        for group in board.groups:
            if plates.get(group):
                chosen[group], status[group] = FOOD_NUMBER[plates[group][0]], weigh.CHOSEN
            elif board.complications[group] is Complication.MADNESS and not board.madness:
                status[group] = weigh.EATEN
        return chosen, status

    def _play_prediction(self, said: Predict, hidden: int, luck: PlayoutLuck) -> Wins:
        board = self._view.board
        p = with_leftovers(self._p, self._view)
        second = next((FOOD_NUMBER[plate[1]] for plate in board.plates if len(plate) > 1), NOTHING)
        mask = sum(1 << group for group, good in enumerate(said.good) if good)
        rest = (hidden, numbers(on_plates(board)), second, int(said.by), mask)
        return np.asarray(weigh.try_prediction(*known(), p, luck.worlds, *rest, luck.rats, luck.seeds))

    def _predictions(self) -> Iterator[Actions]:
        board = self._view.board
        by = board.under(Complication.MEGALOMANIA)
        assert by is not None
        others = groups_to_predict(board, by)
        for said in product(*((True, False) if group in others else (None,) for group in board.groups)):
            yield (Predict(by, said),)

    def _plans(self, done: Actions) -> Iterator[Actions]:
        """The most promising plans for the groups that chose, in the order in which they did."""
        order = [action.by for action in done if isinstance(action, Take)]
        groups = list(dict.fromkeys(order))
        reach = {group: self._best_plates(group, plates) for group, plates in self._reach(groups, order).items()}
        worth: list[tuple[float, int, tuple[Plate, ...]]] = []
        for at, plan in enumerate(product(*[list(each) for each in reach.values()])):
            foods = [food for plate in plan for food in plate]
            if len(set(foods)) == len(foods):
                worth.append((sum(reach[group][plate] for group, plate in zip(groups, plan, strict=True)), -at, plan))
        found = 0
        for _, _, plan in nlargest(3 * PLANS, worth):
            act = _takes(self._state, order, dict(zip(groups, plan, strict=True)))
            if found < PLANS and _is_legal(self._state, act):
                found += 1
                yield act

    def _reach(self, groups: Sequence[Group], order: Sequence[Group]) -> dict[Group, list[Plate]]:
        """Every possible plate of each of these groups; a glutton whose second food isn't decided here has one food on
        it."""
        board = self._state.board
        found = plates_in_reach(board, groups)
        for group in groups:
            size = len(board.plates[group]) + order.count(group)
            found[group] = list(dict.fromkeys(plate[:size] for plate in found[group]))
        return found

    def _best_plates(self, group: Group, plates: Sequence[Plate]) -> dict[Plate, float]:
        worth = {plate: self._worth(group, plate) for plate in plates}
        return {plate: worth[plate] for plate in nlargest(FOODS_EACH, worth, key=lambda plate: worth[plate])}

    def _worth(self, group: Group, plate: Plate) -> float:
        """What literal rats expect of it."""
        board = self._view.board
        before, total = board.rows[group].last, 0.0
        for food in plate:
            total += gain(
                chance(self._view, self._p.weights, group, food, before), board.rows[group].crosses, board.meal
            )
            before = food
        return total


def rats_position(view: View) -> Position:
    """Like the doctor's, but his stock is as unknown as the pile, and the diets are still to be filled in."""
    unknown = tuple(diets_for(identity)[0] for identity in view.config.identities)
    p = position(replace(view, desk=Desk(), diets=unknown))
    # The foods in front of Madness's group are known, and drawn first.
    first = numbers(view.board.madness)
    pile = np.concatenate([first, p.pile])
    return p._replace(pile=pile)


def _with_trash(p: Position, foods: Sequence[Food]) -> Position:
    trash, counts = p.trash.copy(), p.counts.copy()
    trash[: len(foods)] = numbers(foods)
    counts[TRASH] = len(foods)
    return p._replace(trash=trash, counts=counts)


def _mad(view: View) -> int:
    mad = view.board.under(Complication.MADNESS)
    return 0 if mad is None else int(mad)


def _plates(state: State, taken: Sequence[Take]) -> dict[Group, Plate]:
    """What is on every plate after these are taken."""
    board = state.board
    plates = {group: board.plates[group] for group in board.groups}
    for action in taken:
        plate = plates[action.by]
        at = len(plate) if board.retake is None else board.retake.at
        plates[action.by] = (*plate[:at], action.food, *plate[at:])
    return plates


def _takes(state: State, order: Sequence[Group], plan: Mapping[Group, Plate]) -> Actions:
    """The takes that lead to these plates."""
    board = state.board
    left: dict[Group, list[Food]] = {}
    for group, plate in plan.items():
        before = board.plates[group]
        left[group] = [food for food in plate if food not in before]
    return tuple(Take(group, left[group].pop(0)) for group in order)


def _is_legal(state: State, act: Sequence[Action]) -> bool:
    try:
        for action in act:
            state, _ = apply(state, action)
    except Refused:
        return False
    return True


def _alike(one: Actions, other: Actions) -> bool:
    return set(one) == set(other)
