"""The deduction sheet: what it does for the players of a running game, from what they see alone."""

from enum import StrEnum

from doctor_rat.belief import Belief, beliefs
from doctor_rat.review.odds import told
from doctor_rat.rules import Role, View, diets_for
from doctor_rat.rules.values import Value


class SheetLevel(StrEnum):
    """How much the sheet does; the same words as a table's option."""

    NONE = "none"
    MARKS = "marks"
    """The players' own marks, nothing else."""
    CROSSED = "crossed"
    ODDS = "odds"


class PossibleDiet(Value, frozen=True):
    diet: str
    chance: float | None
    """None where no odds are shown."""


class GroupSheet(Value, frozen=True):
    possible: tuple[PossibleDiet, ...]
    """Empty where nothing is crossed out."""


def sheet(view: View, level: SheetLevel) -> tuple[GroupSheet, ...]:
    """One sheet a group, for a rat's or a colleague's view. Without odds the order of diets is always the same."""
    if view.role in (Role.DOCTOR, Role.SPECTATOR):
        raise ValueError(f"no deduction sheet is kept for the {view.role}")
    if level in (SheetLevel.NONE, SheetLevel.MARKS):
        return (GroupSheet(()),) * len(view.config.identities)
    shown = _with_odds if level is SheetLevel.ODDS else _in_fixed_order
    return tuple(GroupSheet(shown(view, belief)) for belief in beliefs(view))


def _in_fixed_order(view: View, belief: Belief) -> tuple[PossibleDiet, ...]:
    diets = diets_for(view.config.identities[belief.group])
    return tuple(PossibleDiet(str(diet), None) for diet in diets if diet in belief.weights)


def _with_odds(view: View, belief: Belief) -> tuple[PossibleDiet, ...]:
    single = len(belief.weights) == 1
    return tuple(
        PossibleDiet(str(diet), told(weight, sure=single, never=False)) for diet, weight in belief.weights.items()
    )
