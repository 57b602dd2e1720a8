"""How a finished game went, without a food or a diet: what is compared and shared."""

from msgspec.structs import replace

from doctor_rat.protocol.deals import DealResult, Score
from doctor_rat.rules import State
from doctor_rat.rules.events import Judged, MealBegan


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
        tokens=board.yuck + board.medicine + board.strict_menu,
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


def worth(score: Score) -> tuple[int, int, int]:
    """What results are sorted by: who won, or lost later; then fewer crosses; then more tokens left."""
    return (-100 if score.won else -score.meal, score.crosses, -score.tokens)


def placed(results: list[DealResult]) -> list[DealResult]:
    """The best first; equals share a place."""
    ordered = sorted(results, key=lambda each: worth(each.score))
    found: list[DealResult] = []
    for number, each in enumerate(ordered, 1):
        same = bool(found) and worth(found[-1].score) == worth(each.score)
        found.append(replace(each, place=found[-1].place if same else number))
    return found
