"""What is said about a guest's own results over HTTP."""

from enum import StrEnum

from doctor_rat.protocol.puzzles import RatingThen
from doctor_rat.rules import DietName, Difficulty, Variant
from doctor_rat.rules.values import Value
from doctor_rat.table import TableId


class PlayedSide(StrEnum):
    """As the analysis names its sides."""

    RATS = "rats"
    DOCTOR = "doctor"
    COLLEAGUE_0 = "colleague-0"
    COLLEAGUE_1 = "colleague-1"

    @property
    def role(self) -> "PlayedRole":
        return PlayedRole(self.partition("-")[0])


class PlayedRole(StrEnum):
    RATS = "rats"
    DOCTOR = "doctor"
    COLLEAGUE = "colleague"


class Tally(Value, frozen=True):
    """Games, and how many were won. The interval holds 95 % of what the true rate may be (Wilson)."""

    games: int
    won: int
    low: float
    high: float


class LostThen(Value, frozen=True):
    """What decisions cost in some games in a row, by their analyses."""

    role: PlayedRole
    first: int
    """When the first of them ended, and the last."""
    last: int
    games: int
    decisions: int
    points: float
    """For each decision on average: hundredths of the chance to win."""


class DietKnown(Value, frozen=True):
    """How soon you heed a kind of diet."""

    diet: DietName
    times: int
    late: int
    """How many of them you recognized late."""
    meal: float
    """The meal from which they could be known, on average."""
    meals_late: float
    """On average over all of them."""


class Mate(Value, frozen=True):
    """Somebody with whom you have played, by the name of your last game together."""

    name: str
    games: int
    won: int


class HonorName(StrEnum):
    ULTIMATE = "ultimate"
    """A win of a game set up without Yuck! tokens (RULES 2.3)."""
    NONE_SPENT = "none-spent"
    """A win with all Yuck! tokens left, where there were some."""
    NO_CROSS = "no-cross"
    BRUTAL = "brutal"
    EVERY_VARIANT = "every-variant"
    FIVE_LANGUAGES = "five-languages"
    """Read at one table; the game needn't be won."""


class Honor(Value, frozen=True):
    name: HonorName
    at: int
    """When it was earned first."""
    table: TableId | None
    """In which game; none if that is deleted, or isn't yours to open."""
    times: int


class Statistics(Value, frozen=True):
    name: str
    all: Tally
    by_variant: dict[Variant, Tally]
    by_role: dict[PlayedRole, Tally]
    by_difficulty: dict[Difficulty, Tally]
    lost: tuple[LostThen, ...]
    diets: tuple[DietKnown, ...]
    rating: tuple[RatingThen, ...]
    """The course of your rating as a solver of puzzles."""
    honors: tuple[Honor, ...]


class MyProgress(Value, frozen=True):
    """For you alone."""

    statistics: Statistics
    mates: tuple[Mate, ...]
    shared: str | None
    """Part of the link on which others see your statistics; none if they can't."""
    unweighed: int
    """Games whose analysis isn't there yet. It is done in the background, some at a time."""
    left: int
    """Old games that are yet to be added: ask again."""


class SharingWish(Value, frozen=True, forbid_unknown_fields=True):
    on: bool


class Sharing(Value, frozen=True):
    shared: str | None


class LanguageWish(Value, frozen=True, forbid_unknown_fields=True):
    """The language that you read the game in."""

    language: str
