"""Whether a colleague means anything by what he does, judged by his takes and by the verdicts.

Our colleagues read each other: what one takes, leaves or lets pass says something about the other's diet. A person may
mean nothing by it. Then the reading is wrong, and it shows twice. The verdicts on the reader's own foods are likelier
under the literal belief, which knows only verdicts and returned foods. And he takes what is good for himself, where one
who leads the other to a good food would have taken something else.
"""

from collections.abc import Sequence
from math import prod

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.belief.evidence import ClueReader
from doctor_rat.bots.kernel.colleagues import FOODS as LAID
from doctor_rat.bots.kernel.colleagues import MEAL, ColleaguesTable
from doctor_rat.bots.kernel.colleagues_plan import SLIP, foretold
from doctor_rat.bots.kernel.colleagues_position import followed
from doctor_rat.bots.kernel.masks import FOOD_NUMBER
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.levels.regular.colleague import literal_beliefs, seats
from doctor_rat.rules import Event, Food, Group, View
from doctor_rat.rules.events import Judged, Taken

TRUST = 0.8
"""How likely the other means something, before we have seen anything."""
LEAST = 0.02
"""Nothing counts as less likely than this: what was read may be wrong for once."""
SHARP = (0.05, 0.2, 0.6)
"""One who means nothing prefers the likelier of two foods, the more so the smaller this is. Each is as likely."""


class Sign(Struct, frozen=True):
    """How likely something was if he means something, and if he doesn't: by how sharply he then chooses."""

    meant: float
    plain: tuple[float, ...]


def table_with(view: View) -> ColleaguesTable:
    """The table as it is now, whatever the other is like: both beliefs, weighted by how likely he means something."""
    p, signs = read(view)
    trust = means_something(signs)
    return p._replace(weights=np.asarray(trust * p.weights + (1 - trust) * literal_beliefs(view)))


def read(view: View) -> tuple[ColleaguesTable, list[Sign]]:
    """The table as it is now if he means something, and everything that speaks for or against that."""
    own, _ = seats(view)
    witness = _Witness(view, own)
    return followed(view, watch=witness.see), witness.signs


def means_something(signs: Sequence[Sign]) -> float:
    """How likely he means something, after all that was seen."""
    meant = prod(max(sign.meant, LEAST) for sign in signs)
    plain = [prod(max(odds, LEAST) for odds in each) for each in zip(*(sign.plain for sign in signs), strict=True)]
    chance = sum(plain) / len(plain) if plain else 1.0
    return TRUST * meant / (TRUST * meant + (1 - TRUST) * chance)


class _Witness:
    """Collects the signs while the history is followed."""

    def __init__(self, view: View, own: Group) -> None:
        self.signs: list[Sign] = []
        self._view = view
        self._own = own
        self._found = list(clues(view))
        self._reader = ClueReader(view.config.identities)
        self._known = 0

    def see(self, p: ColleaguesTable, event: Event) -> None:
        match event:
            case Judged(group=self._own, food=food, good=good):
                self.signs.append(self._verdict(p, food, good=good))
            case Taken(group=group, food=food) if group != self._own:
                self.signs.append(Sign(float(foretold(p, FOOD_NUMBER[food])), self._plain_take(p, food)))
            case _:
                pass
        self._known += len(list(self._reader.read(event)))

    def _verdict(self, p: ColleaguesTable, food: Food, *, good: bool) -> Sign:
        who = int(self._own)
        accepts = (_row(p, who) >> FOOD_NUMBER[food]) & 1
        read, plain = (
            float(weights @ (accepts if good else 1 - accepts)) for weights in (p.weights[who], self._literally(who))
        )
        return Sign(read, (plain,) * len(SHARP))

    def _plain_take(self, p: ColleaguesTable, food: Food) -> tuple[float, ...]:
        """How likely he takes this if he looks only at what is good for himself."""
        who = 1 - int(self._own)
        laid = [place for place in p.foods[: p.counts[LAID]].tolist() if not (int(p.banned[who]) >> place) & 1]
        row, weights = _row(p, who), self._literally(who)
        chances = np.array([float(weights @ ((row >> place) & 1)) for place in laid])
        at = laid.index(FOOD_NUMBER[food])
        shares = (np.exp((chances - chances.max()) / sharp) for sharp in SHARP)
        return tuple((1 - SLIP) * float(each[at] / each.sum()) + SLIP / len(laid) for each in shares)

    def _literally(self, who: int) -> NDArray[np.float64]:
        """What the verdicts and returned foods so far say."""
        return np.asarray(believed(self._view, self._found[: self._known])[who])


def _row(p: ColleaguesTable, who: int) -> NDArray[np.int64]:
    """By diet: the foods that are good for this doctor now."""
    return np.asarray(p.masks[who, p.previous[who], p.counts[MEAL] % 2])
