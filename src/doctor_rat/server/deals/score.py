"""The score of a finished game: what is compared and shared. It names no food or diet."""

from collections.abc import Sequence

from doctor_rat.protocol.deals import DealSide, Score
from doctor_rat.protocol.messages import ListedSeat
from doctor_rat.rules import State
from doctor_rat.rules.events import Judged, MealBegan

ScoreRank = tuple[int, int, int]


def score_of(game: State | None) -> Score | None:
    if game is None or game.board.outcome is None:
        return None
    board, ended = game.board, game.board.outcome
    judged = [event for event in game.log if isinstance(event, Judged)]
    return Score(
        won=ended.won,
        reason=ended.reason,
        meal=ended.meal,
        crosses=sum(not event.good for event in judged),
        tokens=sum(board.tokens.values()),
        meals=_meals(game),
    )


def _meals(game: State) -> tuple[tuple[bool | None, ...], ...]:
    """A group that ate twice in a meal did well only if both foods were good."""
    found: list[list[bool | None]] = []
    for event in game.log:
        if isinstance(event, MealBegan):
            found.append([None] * len(game.config.groups))
        elif isinstance(event, Judged):
            found[-1][event.group] = event.good and found[-1][event.group] is not False
    return tuple(tuple(meal) for meal in found)


def rank_of(score: Score) -> ScoreRank:
    """What results are sorted by: who won, or lost later; then fewer crosses; then more tokens left."""
    return (-100 if score.won else -score.meal, score.crosses, -score.tokens)


def side_of(seats: Sequence[ListedSeat]) -> DealSide:
    """The person's side in a deal of the day. They play alone, so all rats have one seat."""
    return "rats" if any(len(seat.roles) > 1 for seat in seats) else "doctor"
