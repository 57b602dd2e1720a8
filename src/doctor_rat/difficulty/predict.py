"""A deal's score from the precomputed table, in a few microseconds.

Terms have two decimals, so they are added as whole hundredths: a sum's difficulty is then a question of integers, and
inference about deals made to order can be exact.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import exp

import msgspec

from doctor_rat.difficulty.grade import grade_of
from doctor_rat.difficulty.kinds import DietKind, kind_of
from doctor_rat.rules import Config, Diet, Difficulty, Food
from doctor_rat.rules.values import Value

FILE = "table.json"


class Link(Value, frozen=True):
    """From the sum of a deal's terms to the chance of losing, for one number of groups and Yuck! tokens."""

    base: float
    slope: float


class HardnessTable(Value, frozen=True, forbid_unknown_fields=True):
    """What `make_table` writes. All terms are log-odds of losing, so they add up."""

    diets: dict[Food, dict[str, float]]
    """By identity and diet: how much harder than an average one."""
    pairs: dict[str, dict[str, float]]
    """By two kinds, in the order of `DIET_KINDS`: what to add if both are in a deal."""
    links: dict[str, Link]
    """By groups and Yuck! tokens, such as `3/0`."""


@cache
def hardness_table() -> HardnessTable:
    return msgspec.json.decode((files("doctor_rat.difficulty") / FILE).read_bytes(), type=HardnessTable)


@cache
def term(identity: Food, diet: Diet) -> int:
    """In hundredths, like all terms here."""
    return round(100 * hardness_table().diets[identity][str(diet)])


@cache
def pair_terms() -> dict[tuple[DietKind, DietKind], int]:
    """By two kinds, in either order."""
    found: dict[tuple[DietKind, DietKind], int] = {}
    for one, others in hardness_table().pairs.items():
        for other, value in others.items():
            found[one, other] = found[other, one] = round(100 * value)
    return found


def predict(config: Config, diets: Sequence[Diet]) -> int:
    """The score, 0 to 100, that simulation is expected to find."""
    total = sum(term(identity, diet) for identity, diet in zip(config.identities, diets, strict=True))
    pairs = pair_terms()
    for two in combinations(map(kind_of, diets), 2):
        total += pairs[two]
    return score_of(len(diets), config.yuck, total)


def score_of(groups: int, yuck: int, total: int) -> int:
    """The score of a deal whose terms add up to `total`. A higher total never has a lower score."""
    link = hardness_table().links[f"{groups}/{yuck}"]
    return round(100 / (1 + exp(-link.base - link.slope * total / 100)))


@cache
def largest_total(groups: int) -> int:
    """No deal's terms add up to more than this, or to less than minus this."""
    known = hardness_table()
    diets = max(abs(value) for each in known.diets.values() for value in each.values())
    pairs = max(abs(value) for each in known.pairs.values() for value in each.values())
    # Two groups have one pair, three have three.
    return round(100 * groups * (diets + pairs)) + 1


@cache
def totals(groups: int, yuck: int, word: Difficulty) -> range:
    """The sums of terms that have this difficulty, among all a deal can have."""
    most = largest_total(groups)
    found = [total for total in range(-most, most + 1) if grade_of(score_of(groups, yuck, total)) is word]
    return range(found[0], found[-1] + 1) if found else range(0)
