"""The deduction sheet: what it tells the players of a running game, from only what they see."""

from doctor_rat.belief import Belief, beliefs
from doctor_rat.review.odds import as_shown
from doctor_rat.rules import Role, View, diets_for
from doctor_rat.rules.values import Value


class SheetDiet(Value, frozen=True):
    diet: str
    chance: float | None
    """None if no odds are shown."""


class SheetGroup(Value, frozen=True):
    possible: tuple[SheetDiet, ...]


def sheet(view: View, *, odds: bool) -> tuple[SheetGroup, ...]:
    """One sheet per group, for a rat's or a colleague's view. Without odds, diets are always in the same order."""
    if view.role in (Role.DOCTOR, Role.SPECTATOR):
        raise ValueError(f"no deduction sheet is kept for the {view.role}")
    shown = _with_odds if odds else _in_fixed_order
    return tuple(SheetGroup(shown(view, belief)) for belief in beliefs(view))


def _in_fixed_order(view: View, belief: Belief) -> tuple[SheetDiet, ...]:
    diets = diets_for(view.config.identities[belief.group])
    return tuple(SheetDiet(str(diet), None) for diet in diets if diet in belief.weights)


def _with_odds(view: View, belief: Belief) -> tuple[SheetDiet, ...]:
    single = len(belief.weights) == 1
    return tuple(
        SheetDiet(str(diet), as_shown(weight, sure=single, never=False)) for diet, weight in belief.weights.items()
    )
