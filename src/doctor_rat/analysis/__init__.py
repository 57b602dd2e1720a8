"""Where a game was won or lost: every decision weighed by its effect on the chance to win, and luck separated from
error."""

from doctor_rat.analysis.account import analyse
from doctor_rat.analysis.retry import try_again
from doctor_rat.analysis.values import (
    Analysis,
    Candidate,
    Decided,
    DecisionStage,
    Fortune,
    Mark,
    Sentence,
    Side,
    Tried,
)

__all__ = [
    "Analysis",
    "Candidate",
    "Decided",
    "DecisionStage",
    "Fortune",
    "Mark",
    "Sentence",
    "Side",
    "Tried",
    "analyse",
    "try_again",
]
