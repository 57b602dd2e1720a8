"""Whether a colleague means anything by what he does, judged by the verdicts.

Our colleagues read each other: what one takes, leaves or lets pass says something about the other's diet. A person may
mean nothing by it. Then the reading is wrong, and the verdicts on the reader's own foods show it: they are likelier
under the literal belief, which knows only verdicts and returned foods.
"""

from collections.abc import Sequence
from math import prod

import numpy as np

from doctor_rat.belief import Clue, clues
from doctor_rat.bots.kernel.colleagues import ColleaguesTable
from doctor_rat.bots.kernel.colleagues_position import followed
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, IDENTITY_NUMBER, tables
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.levels.regular.colleague import literal_beliefs, seats
from doctor_rat.rules import Group, View

TRUST = 0.8
"""How likely the other means something, before we have seen anything."""
LEAST = 0.02
"""No verdict counts as less likely than this: what was read may be wrong for once."""


def table_with(view: View) -> ColleaguesTable:
    """The table as it is now, whatever the other is like: both beliefs, weighted by how likely he means something."""
    expected: dict[Group, list[float]] = {}
    p = followed(view, expected=expected)
    own, _ = seats(view)
    trust = means_something(expected.get(own, []), literally_expected(view, own))
    return p._replace(weights=np.asarray(trust * p.weights + (1 - trust) * literal_beliefs(view)))


def means_something(read: Sequence[float], plain: Sequence[float]) -> float:
    """How likely he means something, if the verdicts were this likely by what was read, and by the earlier verdicts
    alone."""
    meant, chance = (prod(max(odds, LEAST) for odds in each) for each in (read, plain))
    return TRUST * meant / (TRUST * meant + (1 - TRUST) * chance)


def literally_expected(view: View, own: Group) -> list[float]:
    """How likely each verdict on this doctor's foods was by the verdicts and returned foods before it."""
    found = list(clues(view))
    told = [(k, clue) for k, clue in enumerate(found) if clue.group == own and clue.kind == "verdict"]
    return [_odds(view, found[:k], clue) for k, clue in told]


def _odds(view: View, before: Sequence[Clue], clue: Clue) -> float:
    identity = IDENTITY_NUMBER[view.config.identities[clue.group]]
    row = tables().masks[identity, FOOD_NUMBER[clue.previous], clue.meal % 2]
    odds = float(believed(view, before)[clue.group] @ ((row >> FOOD_NUMBER[clue.food]) & 1))
    return odds if clue.good else 1 - odds
