"""Whole games of Colony from fresh shuffles, for given diets: how often, and by whose diet, they are lost."""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numba import njit
from numpy.typing import NDArray

from doctor_rat.bots.kernel.masks import FOOD_NUMBER, IDENTITY_NUMBER, diet_numbers, tables
from doctor_rat.bots.kernel.memory import no_clues
from doctor_rat.bots.kernel.play import MAX_FOODS, MEAL, NOTHING, Position, play_out
from doctor_rat.rules import FOODS, IDENTITIES, Config, Diet

RATS = np.array([0.1, 0.0])
"""The rats' estimates are off by this much, as in the bot `noisy:0.1`, or alternation would cost them nothing."""

_ROW = 20
_FOODS = len(FOODS)


def count_losses(config: Config, diets: Sequence[Diet], games: int, *, first: int = 0) -> tuple[int, ...]:
    """By group: how many of the games (with the seeds from `first` on) were ended by its food."""
    # Groups are sorted by identity, so that the order they are given in can't matter.
    order = sorted(config.groups, key=lambda group: IDENTITY_NUMBER[config.identities[group]])
    identities = [config.identities[group] for group in order]
    truth = [diet_numbers(identity)[diets[group]] for identity, group in zip(identities, order, strict=True)]
    numbers = np.array([IDENTITY_NUMBER[who] for who in identities])
    lost = play_games(numbers, np.array(truth), config.yuck, first, games)
    return tuple(int(lost[order.index(group)]) for group in config.groups)


def play_games(
    identity: NDArray[np.int64], truth: NDArray[np.int64], yuck: int, first: int, games: int
) -> NDArray[np.int64]:
    """Losses by group in the games with the seeds from `first` on. A seed gives the same pile for any diets."""
    known = tables()
    found: NDArray[np.int64] = _play_games(
        known.masks, known.likeness, known.priors, _starts(), identity, truth, yuck, first, games
    )
    return found


@cache
def _starts() -> NDArray[np.int64]:
    return np.array([FOOD_NUMBER[identity] for identity in IDENTITIES])


@njit(cache=True)
def _play_games(masks, likeness, priors, starts, identity, truth, yuck, first, games):  # type: ignore[no-untyped-def]
    groups = len(identity)
    lost = np.zeros(groups, dtype=np.int64)
    order = np.empty(groups, dtype=np.int64)
    for game in range(games):
        # Rotate through the orders of groups: the first to be judged is blamed if two would have failed.
        for i in range(groups):
            order[i] = (game + i if (game // groups) % 2 else game - i) % groups
        np.random.seed(first + game)
        p = _begin(priors, starts, identity[order], truth[order], yuck)
        if not play_out(masks, likeness, p, RATS):
            at = 0
            while p.lengths[at] == p.counts[MEAL]:
                at += 1
            lost[order[at]] += 1
    return lost


@njit(cache=True)
def _begin(priors, starts, identity, truth, yuck):  # type: ignore[no-untyped-def]
    """The first meal of a shuffled game (RULES 2.4, 4.1), with what rats believe of drawn diets."""
    groups = len(identity)
    pile = np.arange(_FOODS)
    np.random.shuffle(pile)
    trash = np.zeros(MAX_FOODS, dtype=np.int64)
    trash[: groups - 1] = pile[: groups - 1]
    stock = np.zeros(MAX_FOODS, dtype=np.int64)
    stock[: groups + 1] = pile[groups - 1 : 2 * groups]
    return Position(
        identity,
        truth,
        starts[identity],
        priors[identity],
        np.zeros(groups, dtype=np.int64),
        np.full((groups, _ROW), -1, dtype=np.int64),
        np.zeros(groups, dtype=np.int64),
        stock,
        trash,
        pile,
        np.array([1, groups + 1, groups - 1, 2 * groups, yuck, 1, 0, NOTHING, 0, 0]),
        np.zeros(groups, dtype=np.int64),
        np.zeros(groups, dtype=np.int64),
        np.zeros(0, dtype=np.int64),
        priors[identity],
        no_clues(),
    )
