"""HTTP messages about a guest's own results."""

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
    """Games, and how many were won, with the 95% interval of the true rate (Wilson)."""

    games: int
    won: int
    low: float
    high: float


class LostThen(Value, frozen=True):
    """What decisions cost in some consecutive games, by their analyses."""

    role: PlayedRole
    first: int
    """When the first of them ended, and the last."""
    last: int
    games: int
    decisions: int
    points: float
    """Per decision on average, in percentage points of the chance to win."""


class DietKnown(Value, frozen=True):
    """How soon you act on a kind of diet."""

    diet: DietName
    times: int
    late: int
    """How many times you acted on it late."""
    meal: float
    """The meal from which it could be known, on average."""
    meals_late: float
    """How many meals late, on average over all times."""


class Mate(Value, frozen=True):
    """Someone you have played with, by their name in your last game together."""

    name: str
    games: int
    won: int


class HonorName(StrEnum):
    ULTIMATE = "ultimate"
    """Winning a game set up without Yuck! tokens (RULES 2.3)."""
    NONE_SPENT = "none-spent"
    """Winning with all Yuck! tokens left, if there were any."""
    NO_CROSS = "no-cross"
    BRUTAL = "brutal"
    EVERY_VARIANT = "every-variant"
    FIVE_LANGUAGES = "five-languages"
    """Read at one table. The game needn't be won."""


class Honor(Value, frozen=True):
    name: HonorName
    at: int
    """When it was first earned."""
    table: TableId | None
    """The game that earned it; null if it is deleted or isn't yours to open."""
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
    """The history of your puzzle rating."""
    honors: tuple[Honor, ...]


class MyProgress(Value, frozen=True):
    """For you alone."""

    statistics: Statistics
    mates: tuple[Mate, ...]
    shared: str | None
    """Part of the link on which others see your statistics; none if they can't."""
    puzzles: bool
    """Whether your finished games may become puzzles, where all at the table agree."""
    unweighed: int
    """Games not yet analyzed. Analyses run in the background, a few at a time."""
    left: int
    """Old games still to be added: ask again."""


class SharingWish(Value, frozen=True, forbid_unknown_fields=True):
    on: bool


class PuzzlesWish(Value, frozen=True, forbid_unknown_fields=True):
    """Whether your finished games may become puzzles."""

    on: bool


class Sharing(Value, frozen=True):
    shared: str | None


class TeachingWish(Value, frozen=True, forbid_unknown_fields=True):
    on: bool


class Teaching(Value, frozen=True):
    """Whether the doctor learns from games here, and whether he may learn from yours."""

    possible: bool
    on: bool


class LanguageWish(Value, frozen=True, forbid_unknown_fields=True):
    """The language you read the game in."""

    language: str
