"""HTTP messages about puzzles."""

from doctor_rat.puzzles import PuzzleKind, Theme
from doctor_rat.rules import Action, Group
from doctor_rat.rules.values import Value
from doctor_rat.table.entries import Because
from doctor_rat.table.wire import GameView, TableView


class PuzzleShown(Value, frozen=True):
    """A puzzle before its answer: a table as its role sees it, and nothing of the solution."""

    id: str
    kind: PuzzleKind
    themes: tuple[Theme, ...]
    rating: int
    group: Group | None
    """The group it is about, if it is about only one."""
    answered: bool
    """Whether you have answered it before, so that it no longer counts."""
    table: TableView
    game: GameView


class PuzzleAnswer(Value, frozen=True, forbid_unknown_fields=True):
    """The moves, as they would be sent to a table."""

    actions: tuple[Action, ...]
    storm: bool = False


class PuzzlePerson(Value, frozen=True):
    """How you do."""

    rating: int
    settled: bool
    """Whether enough is known for the rating to mean something."""
    streak: int
    best_streak: int
    best_storm: int


class PuzzleVerdict(Value, frozen=True):
    right: bool
    answer: tuple[Action, ...]
    reasons: tuple[Because, ...]
    rated: bool
    change: int
    """The change to your rating, in points."""
    rating: int
    """The puzzle's rating now."""
    you: PuzzlePerson
    storm_solved: int
    storm_tried: int


class RatingThen(Value, frozen=True):
    at: int
    rating: int


class PuzzleCourse(Value, frozen=True):
    """You, and the history of your rating."""

    you: PuzzlePerson
    solved: int
    """Puzzles you have answered."""
    course: tuple[RatingThen, ...]


class Storm(Value, frozen=True):
    seconds: int
    """How long it lasts from now."""
