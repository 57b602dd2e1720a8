"""Diets drawn by their likelihood in a view, many at once."""

from collections.abc import Mapping
from itertools import accumulate
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief.belief import is_ordered, together
from doctor_rat.bots.kernel.masks import diet_numbers
from doctor_rat.rules import Diet, View


class Worlds:
    """What is possible in a view, worked out once to draw from any number of times."""

    def __init__(self, view: View, loose: list[dict[Diet, float]]) -> None:
        """With each group's diets by its own clues alone."""
        self._view = view
        self._loose = loose
        self._diets = [list(each) for each in self._loose]
        self._sums = [list(accumulate(each.values())) for each in self._loose]

    def draw(self, count: int, rng: Random) -> NDArray[np.int64]:
        """By world and group: a diet's number. No two groups share one, and if the deal's difficulty was requested,
        they have it."""
        if is_ordered(self._view.config, self._view.sources):
            return _numbered(self._view, [_in_turn(self._view, self._loose, rng) for _ in range(count)])
        found: list[tuple[Diet, ...]] = []
        while len(found) < count:
            drawn = [
                rng.choices(diets, cum_weights=sums, k=count)
                for diets, sums in zip(self._diets, self._sums, strict=True)
            ]
            found += [world for world in zip(*drawn, strict=True) if len(set(world)) == len(world)]
        return _numbered(self._view, found[:count])


def _in_turn(view: View, loose: list[dict[Diet, float]], rng: Random) -> tuple[Diet, ...]:
    settled: list[Mapping[Diet, float]] = list(loose)
    for group in view.config.groups:
        weights = together(view.config, settled, group, ordered=True)
        settled[group] = {rng.choices(list(weights), list(weights.values()))[0]: 1.0}
    return tuple(diet for each in settled for diet in each)


def _numbered(view: View, worlds: list[tuple[Diet, ...]]) -> NDArray[np.int64]:
    places = [diet_numbers(identity) for identity in view.config.identities]
    return np.array([[places[group][diet] for group, diet in enumerate(world)] for world in worlds], dtype=np.int64)
