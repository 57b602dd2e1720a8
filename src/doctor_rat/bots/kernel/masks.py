"""Which foods each diet accepts, as bit masks. We ask the rules; nothing here reimplements a verdict."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from doctor_rat.belief.prior import prior
from doctor_rat.rules import FOODS, IDENTITIES, Diet, Food, Source, diets_for

FOOD_NUMBER: dict[Food, int] = {food: number for number, food in enumerate(FOODS)}
IDENTITY_NUMBER: dict[Food, int] = {food: number for number, food in enumerate(IDENTITIES)}


class Tables(NamedTuple):
    """Indices: identity, previous food, the meal's parity, diet; a mask has bit f set if food f is good."""

    masks: NDArray[np.int64]
    priors: NDArray[np.float64]
    """By identity and diet, for drawn diets."""
    likeness: NDArray[np.float64]
    """By identity and two diets: how often both give the same verdict."""


@cache
def diet_numbers(identity: Food) -> dict[Diet, int]:
    return {diet: number for number, diet in enumerate(diets_for(identity))}


@cache
def tables() -> Tables:
    masks = np.stack([_masks(identity) for identity in IDENTITIES])
    priors = np.array([[prior(identity, Source.DRAWN)[d] for d in diets_for(identity)] for identity in IDENTITIES])
    return Tables(masks, priors, _likeness(masks))


def _masks(identity: Food) -> NDArray[np.int64]:
    diets = diets_for(identity)
    found = np.zeros((len(FOODS), 2, len(diets)), dtype=np.int64)
    for number, diet in enumerate(diets):
        if diet.looks_back:
            for previous, food in enumerate(FOODS):
                found[previous, :, number] = _mask(diet, food, 1)
        else:
            for meal in (1, 2):
                found[:, meal % 2, number] = _mask(diet, identity, meal)
    return found


def _mask(diet: Diet, previous: Food, meal: int) -> int:
    return sum(1 << number for number, food in enumerate(FOODS) if diet.accepts(food, previous, meal))


@njit(cache=True)
def _likeness(masks):  # type: ignore[no-untyped-def]
    """Averaged over every previous food and both parities."""
    identities, foods, parities, diets = masks.shape
    found = np.zeros((identities, diets, diets))
    for identity in range(identities):
        for one in range(diets):
            for two in range(one + 1):
                same = 0
                for previous in range(foods):
                    for parity in range(parities):
                        differ = masks[identity, previous, parity, one] ^ masks[identity, previous, parity, two]
                        while differ:
                            differ &= differ - 1
                            same -= 1
                        same += foods
                value = same / (foods * foods * parities)
                found[identity, one, two] = value
                found[identity, two, one] = value
    return found
