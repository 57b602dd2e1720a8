"""What an expert reads from the offer on the table: worlds in which a doctor who thinks ahead would have made it."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.analysis.decision_options import known, seeds
from doctor_rat.analysis.worlds import Worlds
from doctor_rat.bots.kernel import weigh
from doctor_rat.bots.kernel.play import TRASH, Position
from doctor_rat.bots.kernel.position import numbers
from doctor_rat.rules import Food, View
from doctor_rat.rules.cards import EXTRA_MEAL
from doctor_rat.rules.events import Served

POOL = 400
"""How many worlds get weights, by which worlds are then drawn."""
TRUST, SLIP = 1.5, 0.1
"""How sharply we assume the doctor distinguishes offers by their worth, and how often he offers just anything."""


class OfferReading:
    def __init__(self, view: View, worlds: Worlds, p: Position) -> None:
        self._view = view
        self._worlds = worlds
        self._p = p
        self._pool: NDArray[np.int64] | None = None
        self._weights: list[float] = []

    def draw(self, count: int, rng: Random) -> NDArray[np.int64]:
        if self._pool is None:
            self._pool = self._worlds.draw(POOL, rng)
            self._weights = self._weigh(self._pool, rng)
        return self._pool[rng.choices(range(POOL), self._weights, k=count)]

    def _weigh(self, pool: NDArray[np.int64], rng: Random) -> list[float]:
        served = last_served(self._view)
        if served is None or served.menu is not None or any(self._view.board.complications):
            # With a token or a card, he considered more than the foods.
            return [1.0] * POOL
        before = _before(self._view, self._p, served)
        extra = self._view.board.meal == EXTRA_MEAL
        rest = (self._view.board.stock, numbers(served.centre), extra, TRUST, SLIP)
        found = weigh.weigh_offer(*known(), before, pool, *rest, seeds(POOL, rng))
        return [float(weight) for weight in found]


def last_served(view: View) -> Served | None:
    return next((event for event in reversed(view.history) if isinstance(event, Served)), None)


def _before(view: View, p: Position, served: Served) -> Position:
    """The table as the doctor had it when he chose."""
    board = view.board
    there = [*board.trash, *board.centre, *(food for plate in board.plates for food in plate)]
    left: list[Food] = [food for food in there if food not in served.centre]
    trash, counts = p.trash.copy(), p.counts.copy()
    trash[: len(left)] = numbers(left)
    counts[TRASH] = len(left)
    return p._replace(trash=trash, counts=counts)
