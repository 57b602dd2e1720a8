"""What a review is made of. A chance is exactly 1 or 0 only if there was no doubt."""

from enum import StrEnum

from doctor_rat.review.keys import ReviewKey
from doctor_rat.rules import Action, Board, Desk, Event, Food, Group, Outcome, Phase, Role, Source, Variant
from doctor_rat.rules.record import Continuation
from doctor_rat.rules.values import Value


class Likely(Value, frozen=True):
    diet: str
    chance: float


class Knowledge(Value, frozen=True):
    """What a role could know of one group's diet."""

    possible: int
    """Diets still possible."""
    different: int
    """The same, counting diets that always judge alike once."""
    bits: float
    """Bits about the diet still missing."""
    likeliest: tuple[Likely, ...]


class Bars(Value, frozen=True):
    """How sure a role could be of each food this group might take."""

    group: Group
    chances: dict[Food, float]
    """Likeliest first."""


class RoleSight(Value, frozen=True):
    """One role's part of a frame: what it saw besides the board, and what it could know."""

    role: Role
    """`group-0` stands for all rats."""
    diets: tuple[str | None, ...]
    desk: Desk | None
    events: tuple[Event, ...]
    """What it was just told; nothing if the doctor did something behind the screen."""
    knowledge: tuple[Knowledge, ...]
    bars: tuple[Bars, ...]
    """For each group that may take now."""


class Frame(Value, frozen=True):
    """The game after one action, or at its start."""

    index: int | None
    """The index of the action in the record; None for the start."""
    action: Action | None
    meal: int
    """The meal and phase it was done in; the board may be a step further."""
    phase: Phase
    events: tuple[Event, ...]
    """Everything that happened, including secrets."""
    board: Board
    sights: tuple[RoleSight, ...]


class Serving(Value, frozen=True):
    """What a group has on its plate, and the chance that all of it is good."""

    group: Group
    foods: tuple[Food, ...]
    chance: float


class Luck(StrEnum):
    SURE = "sure"
    LUCKY = "lucky"
    """All good, against the odds."""
    UNLUCKY = "unlucky"
    """A cross, against the odds."""
    FAIR = "fair"


class Choosing(Value, frozen=True):
    """A moment of choosing, by the rats for all groups together or by one colleague. It is judged by what they could
    know when it began. A food sent back starts a new moment."""

    role: Role
    meal: int
    frame: int
    """Where the choosing began and where it was done, as places in `Review.frames`."""
    done: int
    chosen: tuple[Serving, ...]
    chance: float
    """The chance that all of it is good."""
    best: tuple[Serving, ...]
    """The likeliest plan; the chosen one if none was likelier."""
    best_chance: float
    good: bool | None
    """Whether all was good when it was judged; None if it never was."""
    luck: Luck | None
    """Also None if Megalomania moved a food, so that another group ate it than planned."""


class Point(Value, frozen=True):
    """What could be known of a diet when a meal began."""

    meal: int
    frame: int
    possible: int
    bits: float
    truth: float
    """The chance of the true diet."""


class Curve(Value, frozen=True):
    role: Role
    group: Group
    points: tuple[Point, ...]


class Highlight(Value, frozen=True):
    """Something worth looking at again: `key` with its arguments is a sentence in the catalogs."""

    key: ReviewKey
    arguments: dict[str, str | int]
    meal: int
    frame: int
    role: Role | None
    """Who did it or could know it: the rats' (`group-0`), the doctor's, a colleague's, or nobody's."""


class Review(Value, frozen=True):
    """A whole game with every secret revealed. Only for finished games, if anyone else may read it."""

    variant: Variant
    identities: tuple[Food, ...]
    yuck: int
    sources: tuple[Source, ...]
    diets: tuple[str, ...]
    outcome: Outcome | None
    frames: tuple[Frame, ...]
    plans: tuple[Choosing, ...]
    curves: tuple[Curve, ...]
    highlights: tuple[Highlight, ...]
    study: Continuation | None
    """Where this game began as a study of another; nothing before that stands out."""
