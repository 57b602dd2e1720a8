"""A deal's score from the committed table: no simulation, no numba, a few microseconds."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import exp

import msgspec

from doctor_rat.difficulty.kinds import Kind, kind_of
from doctor_rat.rules import Config, Diet, Food
from doctor_rat.rules.values import Value

FILE = "table.json"
_ORDER = {kind: number for number, kind in enumerate(Kind)}


class Link(Value, frozen=True):
    """From the sum of a deal's terms to the chance of losing, for one number of groups and Yuck! tokens."""

    base: float
    slope: float


class Table(Value, frozen=True, forbid_unknown_fields=True):
    """What `make_table` writes. All terms are log-odds of losing, so they add up."""

    diets: dict[Food, dict[str, float]]
    """By identity and diet: how much harder than an average one."""
    pairs: dict[str, dict[str, float]]
    """By two kinds, the first one first in `Kind`: what comes on top if both are in a deal."""
    links: dict[str, Link]
    """By groups and Yuck! tokens, such as `3/0`."""


@cache
def table() -> Table:
    return msgspec.json.decode((files("doctor_rat.difficulty") / FILE).read_bytes(), type=Table)


@cache
def _term(identity: Food, diet: Diet) -> float:
    return table().diets[identity][str(diet)]


def predict(config: Config, diets: Sequence[Diet]) -> int:
    """The score, 0 to 100, that simulation is expected to give."""
    known = table()
    total = sum(_term(identity, diet) for identity, diet in zip(config.identities, diets, strict=True))
    for one, other in combinations(sorted(map(kind_of, diets), key=_ORDER.__getitem__), 2):
        total += known.pairs[one][other]
    link = known.links[f"{len(diets)}/{config.yuck}"]
    return round(100 / (1 + exp(-link.base - link.slope * total)))
