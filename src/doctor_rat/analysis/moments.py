"""The decisions of a game, in order."""

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from doctor_rat.analysis.values import DecisionStage, Side
from doctor_rat.review.game import RATS, Game
from doctor_rat.rules import Action, Phase, Role, State, Take, Variant, View, legal_actions, role_of
from doctor_rat.rules.events import Judged


class Moment(Struct, frozen=True):
    """A decision: the place in the game before it and after it, and what was done."""

    game: Game
    place: int
    until: int
    side: Side
    stage: DecisionStage

    @property
    def state(self) -> State:
        return self.game.states[self.place]

    @property
    def view(self) -> View:
        return self.game.view(self.place, _ROLES[self.side])

    @property
    def actions(self) -> tuple[Action, ...]:
        return self.game.states[self.until].actions[self.place :]


_ROLES = {
    Side.RATS: RATS,
    Side.DOCTOR: Role.DOCTOR,
    Side.COLLEAGUE_0: Role.COLLEAGUE_0,
    Side.COLLEAGUE_1: Role.COLLEAGUE_1,
}


def moments(game: Game) -> Iterator[Moment]:
    """Every decision; foods the rats take together are one. A forced move isn't a decision."""
    place = 0
    while place + 1 < len(game.states):
        until = _end(game, place)
        if len(list(islice(legal_actions(game.states[place]), 2))) > 1:
            yield Moment(game, place, until, _side(game, place), _stage(game.states[place]))
        place = until


def _end(game: Game, place: int) -> int:
    """Takes from one choice belong together, up to a verdict: takes after it are decided with more knowledge."""
    if game.together or not isinstance(game.action(place + 1), Take):
        return place + 1
    phase = game.states[place].board.phase
    until = place + 1
    while _goes_on(game, until, phase):
        until += 1
    return until


def _goes_on(game: Game, until: int, phase: Phase) -> bool:
    if until + 1 >= len(game.states) or any(isinstance(event, Judged) for event in game.events[until]):
        return False
    board = game.states[until].board
    return bool(board.takers) and board.phase is phase and isinstance(game.action(until + 1), Take)


def _side(game: Game, place: int) -> Side:
    action = game.action(place + 1)
    assert action is not None
    role = role_of(action.by, game.config.variant)
    return Side.RATS if role.is_group else Side(role.value)


def _stage(state: State) -> DecisionStage:
    phase = state.board.phase
    if state.config.variant is Variant.COLLEAGUES:
        return _TOGETHER[phase]
    if phase is Phase.PREPARE:
        return DecisionStage.SERVE if state.desk.chosen else DecisionStage.OFFER
    return _STAGES[phase]


_STAGES = {
    Phase.CHOOSE: DecisionStage.PLAN,
    Phase.RETAKE: DecisionStage.RETAKE,
    Phase.RETURN: DecisionStage.WINDOW,
    Phase.PREDICT: DecisionStage.PREDICT,
}
_TOGETHER = {
    Phase.PREPARE: DecisionStage.FRONT,
    Phase.CHOOSE: DecisionStage.TAKE,
    Phase.RETURN: DecisionStage.BACK,
    Phase.RETAKE: DecisionStage.TAKE,
}
