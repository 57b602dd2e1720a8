"""How likely a doctor who feeds as many groups as possible is to serve exactly these foods, relative to one who serves
any.

A food counts only as the set of groups it is good for. The foods in the doctor's stock are up to chance, but their
number is known, and the more there are, the surer he is to find one for everyone. So we go through all stocks once, and
through what he would offer from each. How many foods each diet accepts gives the likelihood of a stock.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from math import factorial

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.rules.cards import LEAN_MEAL

RATES = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Diets differ by how many foods they accept, in these steps: offering what easy diets like says little."""
EASES = len(RATES)
KEPT = 0.7
"""How much a food kept from an earlier meal counts, relative to a new one: he didn't want it then."""


class Server(Struct, frozen=True):
    """A doctor who serves as people do."""

    clear: float = 0.0
    """How much he wants a food meant for one group to be bad for the others."""
    careless: float = 0.0
    """How often he offers just anything."""


def stock_size(groups: int, meal: int) -> int:
    """How many foods the doctor chooses from (RULES 4.1, 4.3)."""
    return groups + meal if meal < LEAN_MEAL else meal - 1


def reach(groups: int, meal: int) -> int:
    """How many randomly drawn foods would give him the same choice: he has already passed over the ones he kept."""
    stock = stock_size(groups, meal)
    new = 0 if meal == LEAN_MEAL else groups + 1
    return max(groups, new + round(KEPT * (stock - new)))


def ease(rates: NDArray[np.float64]) -> NDArray[np.int64]:
    """The step of `RATES` for each share of foods."""
    return np.minimum((rates * EASES).astype(np.int64), EASES - 1)


def fed(groups: int, offer: Sequence[int]) -> int:
    """How many groups these foods can feed at once, using none twice; each food is a mask of the groups it suits."""
    return max(sum(food >> group & 1 for group, food in enumerate(plan)) for plan in permutations(offer, groups))


@cache
def likelihood(groups: int, foods: int, stock: int, server: Server) -> NDArray[np.float64]:
    """By each group's code (a mask of the foods that are good for it, and in the higher bits, how easy it is to feed):
    how much more likely he is to serve these foods than someone who takes any. With one more food than groups, one of
    the foods came by chance."""
    if foods < groups:
        return np.ones((EASES << foods,) * groups)
    eases, masks = np.divmod(np.arange(EASES << foods), 1 << foods)
    kinds = [sum(_along((masks >> food) & 1, g, groups) << g for g in range(groups)) for food in range(foods)]
    at = sum(_along(eases, g, groups) * EASES**g for g in range(groups))
    table, places = _ratios(groups, stock, server), _places(groups)
    found = [table[at, places[tuple(offer)]] for offer in combinations(kinds, groups)]
    return np.asarray(np.mean(found, axis=0))


def _along(values: NDArray[np.int64], group: int, groups: int) -> NDArray[np.int64]:
    return np.asarray(values.reshape([-1 if axis == group else 1 for axis in range(groups)]))


@cache
def _offers(groups: int) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(1 << groups), groups))


@cache
def _places(groups: int) -> NDArray[np.int64]:
    """By the foods of an offer, in any order: its place among the offers."""
    numbers = {offer: number for number, offer in enumerate(_offers(groups))}
    found = np.empty((1 << groups,) * groups, dtype=np.int64)
    for offer in product(range(1 << groups), repeat=groups):
        found[offer] = numbers[tuple(sorted(offer))]
    return found


@cache
def _ratios(groups: int, stock: int, server: Server) -> NDArray[np.float64]:
    """By the groups' eases and the offer."""
    stocks, chosen = _choices(groups, stock, server.clear)
    count = 1 << groups
    rates = np.array(list(product(RATES, repeat=groups)))[:, ::-1]
    good = (np.arange(count)[:, None] >> np.arange(groups)) & 1
    # By eases and kind of food.
    chance = np.log(np.where(good, rates[:, None, :], 1 - rates[:, None, :])).sum(axis=2)
    shuffles = np.array([factorial(stock) / np.prod([factorial(each) for each in row]) for row in stocks])
    served = (np.exp(chance @ stocks.T) * shuffles) @ chosen
    offers = np.array([np.bincount(offer, minlength=count) for offer in _offers(groups)])
    orders = np.array([factorial(groups) / np.prod([factorial(each) for each in row]) for row in offers])
    usual = np.exp(chance @ offers.T) * orders
    return np.asarray((1 - server.careless) * served / usual + server.careless)


@cache
def _choices(groups: int, stock: int, clear: float) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Every stock as a count of each kind of food, and by stock and offer, how likely he is to choose that offer."""
    count = 1 << groups
    stocks = np.array(list(combinations_with_replacement(range(count), stock)))
    each = np.array(list(combinations(range(stock), groups)))
    places = _places(groups)[tuple(np.moveaxis(stocks[:, each], 2, 0))]
    muddle = [sum(map(int.bit_count, offer)) / groups for offer in _offers(groups)]
    worth = np.array([fed(groups, offer) for offer in _offers(groups)]) - clear * np.array(muddle)
    values = worth[places]
    best = values > values.max(axis=1, keepdims=True) - 1e-9
    chosen = np.zeros((len(stocks), len(worth)))
    rows = np.broadcast_to(np.arange(len(stocks))[:, None], places.shape)
    np.add.at(chosen, (rows, places), best / best.sum(axis=1, keepdims=True))
    counts = np.array([np.bincount(row, minlength=count) for row in stocks])
    return counts, chosen
