"""When a game is over, and why (RULES 4.10). Nothing else decides that."""

from doctor_rat.rules.cards import CROSSES_TO_LOSE, EXAM
from doctor_rat.rules.events import Outcome, Reason
from doctor_rat.rules.state import Row, State


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it runs."""
    return state.board.outcome


def loss(meal: int, row: Row) -> Outcome | None:
    """Whether the red cross just laid at the end of this row ends the game."""
    if meal == EXAM:
        return Outcome(won=False, meal=meal, reason=Reason.EXAM_FAILED)
    if row.crosses >= CROSSES_TO_LOSE:
        return Outcome(won=False, meal=meal, reason=Reason.THIRD_CROSS)
    return None


def win(meal: int) -> Outcome | None:
    """Whether a meal without a loss, now over, ends the game."""
    return Outcome(won=True, meal=meal, reason=Reason.EXAM_PASSED) if meal == EXAM else None
