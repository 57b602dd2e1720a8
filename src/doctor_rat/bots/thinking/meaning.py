"""What expert rats believe: the verdicts, and what the doctor meant by his offers. Doctors who know such rats ask the
same."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief import Clue, clues
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.thinking.offers import Dish, dishes, read_offers
from doctor_rat.rules import Food, Group, Place, View
from doctor_rat.rules.events import Served

DOUBT = 0.03
"""The share kept of what the verdicts alone say: no offer may rule out what they leave possible."""
KEPT = 128
"""How many beliefs are kept: a doctor asks again and again about the choices he has seen."""


class OfferMeaning:
    """What offers mean to the rats at this table, in everything that led to this view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._clues = tuple(clues(view))

    def now(self) -> NDArray[np.float64]:
        """By group and diet."""
        return believed_by_readers(self._view, self._clues, dishes(self._view))

    def once_served(
        self, foods: Sequence[Food], medicine: Place | None = None, menu: tuple[Group, Food] | None = None
    ) -> NDArray[np.float64]:
        """The same once they see these foods, and the tokens that go out with them."""
        centre = tuple(sorted(food for food in foods if menu is None or food != menu[1]))
        event = Served(centre, medicine, menu, self._view.board.madness)
        return believed_by_readers(self._view, self._clues, dishes(self._view, event))


def believed_by_readers(view: View, found: Sequence[Clue], served: Sequence[Dish]) -> NDArray[np.float64]:
    """After these clues and offers."""
    return _believed(_Question(view, tuple(found), tuple(served))).copy()


class _Question:
    """A view, of which only what everyone knows counts: for rats and doctors it is the same question."""

    def __init__(self, view: View, found: tuple[Clue, ...], served: tuple[Dish, ...]) -> None:
        self.view, self.found, self.served = view, found, served
        self._key = view.config, view.sources, found, served

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Question) and self._key == other._key


@lru_cache(maxsize=KEPT)
def _believed(asked: _Question) -> NDArray[np.float64]:
    read = read_offers(asked.view, asked.found, asked.served).weights
    return np.asarray((1 - DOUBT) * read + DOUBT * believed(asked.view, asked.found))
