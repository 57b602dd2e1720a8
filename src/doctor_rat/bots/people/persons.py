"""People drawn by seed: which way of choosing, with which parameters. These ranges are only for judging bots."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from doctor_rat.bots.people.ways import OneAttribute, Reckoning, Similarity, SingleIdea, Way
from doctor_rat.rules import Category, DietName

_SIMPLE = (DietName.MANDATORY, DietName.FORBIDDEN, DietName.IDENTICAL, DietName.DIFFERENT)
SIMPLE_FIRST = (*_SIMPLE, *(name for name in DietName if name not in _SIMPLE))


class Person(Struct, frozen=True):
    """One person at the table, or several who take turns deciding."""

    ways: tuple[Way, ...]
    jointly: bool = True
    """Whether the groups plan together, or each takes what it likes best."""
    in_any_order: bool = False
    """Whether another group may come first every time, if they don't plan together."""


def _single_idea(rng: Random) -> Way:
    order = list(SIMPLE_FIRST)
    if rng.random() < 0.5:
        at = rng.randrange(len(order) - 1)
        order[at], order[at + 1] = order[at + 1], order[at]
    return SingleIdea(
        order=tuple(order),
        first=rng.choice((None, None, *Category)),
        jitter=rng.uniform(0.2, 1.2),
        memory=rng.choice((3, 5, 8, 8)),
        centre=rng.choice((0.0, rng.uniform(0.05, 0.4))),
        whims=rng.uniform(0.0, 0.15),
    )


def _similarity(rng: Random) -> Way:
    return Similarity(
        bad=rng.uniform(0.6, 1.6),
        own=rng.choice((0.0, 1.0)),
        jitter=rng.uniform(0.05, 0.7),
        looks=(rng.uniform(0.7, 1.3), rng.uniform(0.7, 1.3), rng.uniform(0.7, 1.3)),
        centre=rng.choice((0.0, 0.0, rng.uniform(0.1, 0.5))),
    )


def _centre_first(rng: Random) -> Way:
    return Reckoning(noise=rng.uniform(0.0, 0.06), centre=10.0, slips=rng.uniform(0.0, 0.08))


def _one_attribute(rng: Random) -> Way:
    return OneAttribute(rng.choice(tuple(Category)), hope=rng.uniform(0.3, 0.7), jitter=rng.uniform(0.01, 0.1))


def _forgetful(rng: Random) -> Way:
    return Reckoning(noise=rng.uniform(0.02, 0.15), forgets=rng.uniform(0.25, 0.8))


def _noisy(rng: Random) -> Way:
    return Reckoning(noise=rng.uniform(0.07, 0.35), centre=rng.choice((0.0, rng.uniform(0.05, 0.3))))


_WAYS: dict[str, Callable[[Random], Way]] = {
    "single-idea": _single_idea,
    "similarity": _similarity,
    "centre-first": _centre_first,
    "one-attribute": _one_attribute,
    "forgetful": _forgetful,
    "noisy": _noisy,
}
KINDS = (*_WAYS, "round", "anyone")
_ANYONE = ("single-idea", "single-idea", "similarity", "similarity", "centre-first", "forgetful", "noisy", "round")
"""One-attribute people are left out: they stand for people nobody has thought of yet."""
_AROUND = ("single-idea", "similarity", "centre-first", "forgetful")


def person_of(kind: str, seed: str) -> Person:
    """The person of this kind and seed; a KeyError if there is no such kind."""
    rng = Random(f"{kind}/{seed}")
    kind = kind_of(kind, rng)
    if kind == "round":
        return Person(tuple(_WAYS[each](rng) for each in rng.sample(_AROUND, 3)), jointly=rng.random() < 0.5)
    return Person((_WAYS[kind](rng),), jointly=rng.random() < 0.6)


def kind_of(kind: str, rng: Random) -> str:
    """The kind itself; for anyone, a drawn one."""
    return rng.choice(_ANYONE) if kind == "anyone" else kind


def parse(name: str) -> tuple[str, str]:
    """The kind and the seed of `SEED`, `KIND` or `KIND:SEED`; a KeyError for an unknown kind."""
    kind, _, seed = name.partition(":")
    if kind in KINDS:
        return kind, seed
    if not kind.isdigit():
        raise KeyError(name)
    return "anyone", kind
