"""What a puzzle is."""

from enum import StrEnum

from doctor_rat.rules import Action, Food, Group, Offer, Role, State, Take, view
from doctor_rat.rules.cards import EXAM
from doctor_rat.rules.values import Value
from doctor_rat.rules.view import View


class PuzzleKind(StrEnum):
    EAT = "eat"
    """What can they eat? One food suits every diet a group may still have."""
    TOGETHER = "together"
    """All at once: the plan with the best chance, when the likeliest food for each group won't do."""
    QUESTION = "question"
    """One question: the food whose verdict reveals the most about a group's diet."""
    ORDERS = "orders"
    """Doctor's orders: the foods to serve so that these rats find what is good."""
    WAY_OUT = "way-out"
    """One token saves the game."""

    @property
    def role(self) -> Role:
        return Role.DOCTOR if self in (PuzzleKind.ORDERS, PuzzleKind.WAY_OUT) else Role.GROUP_0


class Theme(StrEnum):
    """What people pick puzzles by: a kind, or something else they have in common."""

    EAT = "eat"
    TOGETHER = "together"
    QUESTION = "question"
    ORDERS = "orders"
    WAY_OUT = "way-out"
    EXAM = "exam"
    TWO_GROUPS = "two-groups"


class Puzzle(Value, frozen=True):
    """A game up to the moment of the question. The rest of the pile is in no meaningful order."""

    id: str
    """From its canonical form: the same question under other names has the same id."""
    kind: PuzzleKind
    rating: int
    """The first estimate of how hard it is."""
    state: State
    group: Group | None
    """The group it is about, if it is about only one."""
    answer: tuple[Action, ...]
    figures: tuple[int, ...] = ()
    """For the answer and the next best, in percent: for "all at once" the chance that all is good, for the doctor's
    kinds the games won in playouts."""
    takes: tuple[Food, ...] = ()
    """Doctor's orders: what the rats then take, by group."""

    @property
    def view(self) -> View:
        """Everything that may be shown with the question."""
        return view(self.state, self.kind.role)


def themes_of(puzzle: Puzzle) -> tuple[Theme, ...]:
    found = [Theme(puzzle.kind.value)]
    if puzzle.state.board.meal == EXAM:
        found.append(Theme.EXAM)
    if len(puzzle.state.config.identities) == 2:
        found.append(Theme.TWO_GROUPS)
    return tuple(found)


def is_right(puzzle: Puzzle, given: tuple[Action, ...]) -> bool:
    """Whether these moves are the answer, in any order of foods and takes."""
    return {_plain(action) for action in given} == {_plain(action) for action in puzzle.answer}


def _plain(action: Action) -> object:
    return frozenset(action.foods) if isinstance(action, Offer) else action


def takes(plan: dict[Group, Food]) -> tuple[Take, ...]:
    return tuple(Take(group, food) for group, food in sorted(plan.items()))
