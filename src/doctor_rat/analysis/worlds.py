"""Diets as likely as a view makes them, many at once."""

from collections.abc import Mapping
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.belief.belief import is_ordered, own_weights, together
from doctor_rat.bots.kernel.masks import diet_numbers
from doctor_rat.rules import Diet, View


def draw_diets(view: View, count: int, rng: Random) -> NDArray[np.int64]:
    """By world and group: a diet's number. No two groups share one, and a deal to order has its word."""
    loose = own_weights(view)
    if is_ordered(view.config, view.sources):
        return _numbered(view, [_in_turn(view, loose, rng) for _ in range(count)])
    found: list[tuple[Diet, ...]] = []
    while len(found) < count:
        columns = [rng.choices(list(each), list(each.values()), k=count) for each in loose]
        found += [world for world in zip(*columns, strict=True) if len(set(world)) == len(world)]
    return _numbered(view, found[:count])


def _in_turn(view: View, loose: list[dict[Diet, float]], rng: Random) -> tuple[Diet, ...]:
    settled: list[Mapping[Diet, float]] = list(loose)
    for group in view.config.groups:
        weights = together(view.config, settled, group, ordered=True)
        settled[group] = {rng.choices(list(weights), list(weights.values()))[0]: 1.0}
    return tuple(diet for each in settled for diet in each)


def _numbered(view: View, worlds: list[tuple[Diet, ...]]) -> NDArray[np.int64]:
    places = [diet_numbers(identity) for identity in view.config.identities]
    return np.array([[places[group][diet] for group, diet in enumerate(world)] for world in worlds], dtype=np.int64)
