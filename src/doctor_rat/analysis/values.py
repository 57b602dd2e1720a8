"""What an analysis is made of. Every W is a chance to win, 0 to 1, from what the deciding side knew."""

from enum import StrEnum

from doctor_rat.rules import Action, Event
from doctor_rat.rules.choices import Choice
from doctor_rat.rules.values import Value

AS_GOOD = 0.02
"""A retried decision is right if it loses no more than this against the best."""


class Side(StrEnum):
    RATS = "rats"
    DOCTOR = "doctor"
    COLLEAGUE_0 = "colleague-0"
    COLLEAGUE_1 = "colleague-1"


class DecisionStage(StrEnum):
    """What kind of decision it is."""

    OFFER = "offer"
    """The doctor at the stock: an offer, or Yuck! front."""
    SERVE = "serve"
    """Dinner, or a token first."""
    PLAN = "plan"
    """The rats choose for all groups."""
    RETAKE = "retake"
    WINDOW = "window"
    """The doctor before the verdicts: send something back, or not."""
    PREDICT = "predict"
    FRONT = "front"
    """Colleagues: Yuck! front or a pass."""
    TAKE = "take"
    BACK = "back"
    """Colleagues: Yuck! back or a pass."""


class Mark(StrEnum):
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    ONLY = "only"
    """Best by far, and easy to see."""
    GREAT = "great"
    """Best by far, and hard to see."""


class Sentence(Value, frozen=True):
    """A sentence in the catalogs: its key and arguments."""

    key: str
    arguments: dict[str, str | int]


class Candidate(Value, frozen=True):
    actions: tuple[Action, ...]
    chance: float
    """W after it, as an expert would see it."""
    belief: float
    """Playouts won by the exact belief alone, where nobody reads anything into what others do or plays like an
    expert."""
    reasons: tuple[Sentence, ...]
    """What speaks for it and against it."""


class Decided(Value, frozen=True):
    """One decision: what was done, what was best, and what the difference cost."""

    step: int
    """The record's action it began with; `until` is the last that belongs to it."""
    until: int
    meal: int
    side: Side
    stage: DecisionStage
    before: float
    """W with the best decision found; `after` with the one that was made."""
    after: float
    loss: float
    """`after - before`: never more than 0."""
    error: float
    """The standard error of the loss."""
    mark: Mark | None
    chosen: tuple[Action, ...]
    best: tuple[Action, ...]
    """What was done, if nothing better was found."""
    belief: float
    """For what was done, the playouts won by the exact belief alone."""
    choices: int
    """How many candidates were tried."""
    candidates: tuple[Candidate, ...]
    """The best that were weighed, the best first: three, what was done, and whatever else came close."""
    offered: tuple[Choice, ...]
    """Everything the side could do, to try it again."""
    reasons: tuple[Sentence, ...]


class Tried(Value, frozen=True):
    """Another decision in place of the one that was made."""

    right: bool
    """As good as the best found, or nearly."""
    chance: float
    """W after it."""
    best: float
    """W with the best found."""


class Fortune(Value, frozen=True):
    """What luck did between two decisions."""

    step: int
    """The record's action after which it happened; -1 for the start."""
    meal: int
    change: float
    events: tuple[Event, ...]
    """Draws, verdicts and cards that came in between."""


class Analysis(Value, frozen=True):
    """A game's account: won = start + all of `sides` + luck."""

    won: int
    start: float
    sides: dict[Side, float]
    luck: float
    decisions: tuple[Decided, ...]
    fortunes: tuple[Fortune, ...]
    story: tuple[Sentence, ...]
    """What decided the game, luck or play, and the best decision of each side."""
    effort: float
    """How many playouts were made, as a share of what full precision takes."""
