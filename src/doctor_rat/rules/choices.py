"""What a role may do now, described compactly, from only what it sees (tag `may`).

Each choice can lazily list its single actions; `legal_actions` does so for everyone who may act.
"""

from collections.abc import Iterator
from itertools import chain, combinations, product, repeat, starmap

from msgspec import UNSET

from doctor_rat.rules.actions import (
    DOCTOR,
    Action,
    Analyse,
    By,
    Doctor,
    Medicine,
    Offer,
    Pass,
    Predict,
    Serve,
    StrictMenu,
    Take,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.cards import FOODS, GROUPS, Food, Group
from doctor_rat.rules.events import Place
from doctor_rat.rules.legal import (
    acting,
    groups_to_predict,
    may_yuck,
    returnable,
    takeable,
)
from doctor_rat.rules.state import (
    PREDICT,
    PREPARE,
    RETURN,
    Board,
    Desk,
    State,
)
from doctor_rat.rules.tokens import medicine_places, menu_groups
from doctor_rat.rules.values import Value

# The most common actions are made once: they are values, and lists of them are long.
_TAKES = {group: {food: Take(group, food) for food in FOODS} for group in GROUPS}


class _Choice(Value, frozen=True, tag_field="may"):
    pass


class MayYuckFront(_Choice, frozen=True, tag="yuck-front"):
    by: By

    def actions(self) -> Iterator[Action]:
        return iter((YuckFront(self.by),))


class MayOffer(_Choice, frozen=True, tag="offer"):
    """`count` of these foods."""

    by: Doctor
    count: int
    foods: tuple[Food, ...]

    def actions(self) -> Iterator[Action]:
        return map(Offer, repeat(self.by), combinations(self.foods, self.count))


class MayLayToken(_Choice, frozen=True):
    by: Doctor
    places: tuple[Place, ...]


class MayMedicate(MayLayToken, frozen=True, tag="medicine"):
    def actions(self) -> Iterator[Action]:
        return iter([Medicine(self.by, place.group, place.at) for place in self.places])


class MayGiveToken(_Choice, frozen=True):
    by: Doctor
    groups: tuple[Group, ...]
    foods: tuple[Food, ...]


class MayGiveMenu(MayGiveToken, frozen=True, tag="strict-menu"):
    """Any of these foods to any of these groups."""

    def actions(self) -> Iterator[Action]:
        return starmap(StrictMenu, product((self.by,), self.groups, self.foods))


class MayServe(_Choice, frozen=True, tag="serve"):
    by: Doctor

    def actions(self) -> Iterator[Action]:
        return iter((Serve(self.by),))


class MayTake(_Choice, frozen=True, tag="take"):
    by: Group
    foods: tuple[Food, ...]

    def actions(self) -> Iterator[Action]:
        return map(_TAKES[self.by].__getitem__, self.foods)


class MaySendBack(_Choice, frozen=True, tag="yuck-back"):
    """Any of these (group, food) pairs."""

    by: By
    plates: tuple[tuple[Group, Food], ...]

    def actions(self) -> Iterator[Action]:
        colony = self.by == DOCTOR
        return iter([YuckBack(self.by, food, group if colony else UNSET) for group, food in self.plates])


class MayAnalyse(_Choice, frozen=True, tag="analyse"):
    by: Doctor

    def actions(self) -> Iterator[Action]:
        return iter((Analyse(self.by),))


class MayPredict(_Choice, frozen=True, tag="predict"):
    """Good or bad for each of `predicted`, with one entry for each of `groups` groups."""

    by: Group
    groups: int
    predicted: tuple[Group, ...]

    def actions(self) -> Iterator[Action]:
        said = ((True, False) if group in self.predicted else (None,) for group in range(self.groups))
        return map(Predict, repeat(self.by), product(*said))


class MayPass(_Choice, frozen=True, tag="pass"):
    by: Group

    def actions(self) -> Iterator[Action]:
        return iter((Pass(self.by),))


Choice = (
    MayYuckFront
    | MayOffer
    | MayMedicate
    | MayGiveMenu
    | MayServe
    | MayTake
    | MaySendBack
    | MayAnalyse
    | MayPredict
    | MayPass
)


def choices_at(board: Board, desk: Desk) -> list[Choice]:
    """Everything anyone may do now."""
    phase = board.phase
    if phase is PREPARE:
        return _at_the_desk(board, desk) if board.turn is None else [MayYuckFront(board.turn), MayPass(board.turn)]
    if phase is RETURN:
        return _at_the_return(board)
    if phase is PREDICT:
        return [_prediction(board, by) for by in acting(board) if by != DOCTOR]
    return [MayTake(group, takeable(board, group)) for group in board.takers]


def _prediction(board: Board, by: Group) -> Choice:
    return MayPredict(by, len(board.rows), groups_to_predict(board, by))


def _at_the_desk(board: Board, desk: Desk) -> list[Choice]:
    if not desk.chosen:
        offer = MayOffer(DOCTOR, len(board.rows), desk.stock)
        return [offer, MayYuckFront(DOCTOR)] if may_yuck(board) else [offer]
    found: list[Choice] = [MayServe(DOCTOR)]
    if places := medicine_places(board, desk):
        found.append(MayMedicate(DOCTOR, places))
    if groups := menu_groups(board, desk):
        found.append(MayGiveMenu(DOCTOR, groups, desk.chosen))
    return found


def _at_the_return(board: Board) -> list[Choice]:
    by = DOCTOR if board.turn is None else board.turn
    found: list[Choice] = [MayAnalyse(DOCTOR) if board.turn is None else MayPass(board.turn)]
    if plates := returnable(board):
        found.append(MaySendBack(by, plates))
    return found


def legal_actions(state: State) -> Iterator[Action]:
    """Every action that `apply` accepts now, by anyone. An offer is listed once, in one order."""
    board = state.board
    if board.takers:  # half of all actions: straight to the point
        return chain.from_iterable([map(_TAKES[group].__getitem__, takeable(board, group)) for group in board.takers])
    return chain.from_iterable([choice.actions() for choice in choices_at(board, state.desk)])
