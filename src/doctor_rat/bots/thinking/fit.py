"""How the people in records choose: which kinds of the population they are, and how many of each."""

from collections.abc import Iterable
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.kernel.position import position
from doctor_rat.bots.thinking.population import population
from doctor_rat.bots.thinking.reading import evidence
from doctor_rat.bots.thinking.shares import SHARES, Fit
from doctor_rat.rules import Record, Role, State, Variant, replay, view

STEPS = 200
SAMPLES = 200
"""How often the games are redrawn for the intervals."""
PRIOR = 0.5
"""How many games we pretend to have seen beforehand, shared out equally among the kinds."""


def fit(records: Iterable[Record], seed: int = 1) -> Fit:
    """The shares of kinds that make all choices in these games most likely. Games of Colleagues have no rats."""
    rows = [_likelihoods(record) for record in records if record.variant is not Variant.COLLEAGUES]
    likelihoods = np.array(rows).reshape(-1, len(SHARES))
    rng = np.random.default_rng(seed)
    drawn = [_shares(likelihoods[rng.integers(len(rows), size=len(rows))]) for _ in range(SAMPLES if rows else 0)]
    low, high = np.quantile(drawn, (0.025, 0.975), axis=0) if drawn else (np.zeros(len(SHARES)), np.ones(len(SHARES)))
    intervals = {kind: (float(low[k]), float(high[k])) for k, kind in enumerate(SHARES)}
    return Fit(len(rows), dict(zip(SHARES, _shares(likelihoods).tolist(), strict=True)), intervals)


def _likelihoods(record: Record) -> NDArray[np.float64]:
    """By kind: how likely the choices in this game are, up to a factor."""
    seen = view(_before_the_end(record), Role.DOCTOR)
    scores, _ = evidence(seen, position(seen), Random(1))
    found = dict.fromkeys(SHARES, 0.0)
    kinds = [way.kind for way in population()]
    for kind, score in zip(kinds, np.exp(scores - scores.max()), strict=True):
        found[kind] += float(score) / kinds.count(kind)
    return np.array(list(found.values()))


def _before_the_end(record: Record) -> State:
    """The last state with something left to do: the doctor's view of a finished game has no desk."""
    *states, last = replay(record)
    return states[-1] if last.board.outcome is not None else last


def _shares(likelihoods: NDArray[np.float64]) -> NDArray[np.float64]:
    """By expectation and maximization."""
    kinds = likelihoods.shape[1]
    shares = np.full(kinds, 1 / kinds)
    for _ in range(STEPS):
        parts = likelihoods * shares
        parts /= np.maximum(parts.sum(axis=1, keepdims=True), 1e-300)
        shares = (parts.sum(axis=0) + PRIOR / kinds) / (len(likelihoods) + PRIOR)
    return shares
