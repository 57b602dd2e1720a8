"""How likely each kind of people is before we see anything: our own estimate, the operator's, or what the server
learned.

The server reads this too, so nothing here needs the kernel.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

SHARES = {
    "ours": 0.25,
    "noisy": 0.11,
    "forgetful": 0.08,
    "centre": 0.13,
    "idea": 0.15,
    "likeness": 0.15,
    "type": 0.02,
    "quantity": 0.02,
    "colour": 0.02,
    "round": 0.07,
}
"""By kind in `population`; its ways share it equally."""

PEOPLE = "DOCTOR_RAT_PEOPLE"
"""The environment variable that names a file written by `doctor-rat fit`."""


class Fit(Struct, frozen=True):
    """Which kinds the people in some records are: the share of each with its 95 % interval."""

    games: int
    shares: dict[str, float]
    intervals: dict[str, tuple[float, float]]


@cache
def expected() -> Mapping[str, float]:
    """The shares a doctor begins with: ours, or those in the operator's file."""
    file = os.environ.get(PEOPLE)
    return mixed(read_fit(Path(file)).shares, 1 - CAUTION) if file else SHARES


def expected_here() -> Mapping[str, float]:
    """The same, or what the server has learned about its own people. The operator's file takes precedence."""
    learned = _learned.get()
    return expected() if learned is None or is_given() else learned


def is_given() -> bool:
    """Whether the operator has named a file."""
    return bool(os.environ.get(PEOPLE))


@contextmanager
def among(shares: Mapping[str, float] | None) -> Iterator[None]:
    """Inside, doctors begin with these shares; with None, as if nothing had been learned."""
    before = _learned.set(shares)
    try:
        yield
    finally:
        _learned.reset(before)


_learned: ContextVar[Mapping[str, float] | None] = ContextVar("learned", default=None)


def tempered(found: Fit) -> dict[str, float]:
    """What was learned from these games, as far as so few can be trusted: ten odd ones change next to nothing."""
    return mixed(found.shares, (1 - CAUTION) * found.games / (found.games + HABIT))


def mixed(found: Mapping[str, float], trust: float) -> dict[str, float]:
    """Nobody is ruled out: games tell us who has played, not who comes next."""
    return {kind: trust * found.get(kind, 0.0) + (1 - trust) * share for kind, share in SHARES.items()}


def read_fit(file: Path) -> Fit:
    return msgspec.json.decode(file.read_bytes(), type=Fit)


CAUTION = 0.3
"""How much of our own estimate stays, however many people were counted."""
HABIT = 100
"""Our own estimate counts as much as this many games."""
