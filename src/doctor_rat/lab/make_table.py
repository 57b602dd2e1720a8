"""Makes the table for deals made to order: python -m doctor_rat.lab.make_table (about four minutes).

The log-odds of losing are a sum of terms, one for each diet and one for each two kinds of diets, stretched and shifted
for each number of groups and Yuck! tokens. Terms and links are fitted in turn, by Newton's method, to a million games.
"""

import argparse
from itertools import combinations, combinations_with_replacement
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.kernel.masks import tables
from doctor_rat.difficulty.kinds import DIET_KINDS, kind_of
from doctor_rat.difficulty.predict import FILE, HardnessTable, Link
from doctor_rat.lab.sample import GAMES, NONE, Sample, sample
from doctor_rat.lab.spread import Hands
from doctor_rat.rules import IDENTITIES, diets_for
from doctor_rat.rules.cards import YUCK_TOKENS

DEALS = 500_000
SEED = 1
ROUNDS = 8
DIET_RIDGE, PAIR_RIDGE = 2.0, 100.0
"""How strongly terms are pulled to zero, in games: what was rarely seen stays near the average."""

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

DIETS = len(diets_for(IDENTITIES[0]))
KINDS = list(DIET_KINDS)
PAIRS = list(combinations_with_replacement(range(len(KINDS)), 2))
FIRST_PAIR = len(IDENTITIES) * DIETS
NOTHING = FIRST_PAIR + len(PAIRS)
"""The term of a missing group."""
LINKS = [(groups, yuck) for groups in (2, 3) for yuck in range(YUCK_TOKENS + 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Dask scheduler")
    asked = parser.parse_args()
    found = make_table(sample(DEALS, SEED, Hands(asked.jobs, asked.cluster)))
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (Path(__file__).parents[1] / "difficulty" / FILE).write_bytes(text + b"\n")


def make_table(games: Sample) -> HardnessTable:
    terms, links = fit(_terms_of(games), _links_of(games), games.lost)
    _centre(terms, links)
    return HardnessTable(
        diets={
            identity: {
                str(diet): round(float(terms[number * DIETS + at]), 2) for at, diet in enumerate(diets_for(identity))
            }
            for number, identity in enumerate(IDENTITIES)
        },
        pairs=_pairs(terms[FIRST_PAIR:NOTHING]),
        links={
            f"{groups}/{yuck}": Link(round(float(base), 3), round(float(slope), 3))
            for (groups, yuck), (base, slope) in zip(LINKS, links, strict=True)
        },
    )


def _terms_of(games: Sample) -> Ints:
    """The indices of each deal's terms: up to three for its diets, up to three for its pairs."""
    here = games.identities != NONE
    single = np.where(here, games.identities * DIETS + games.diets, NOTHING)
    kinds = np.array([[KINDS.index(kind_of(diet)) for diet in diets_for(identity)] for identity in IDENTITIES])
    pair_number = np.zeros((len(KINDS), len(KINDS)), dtype=np.int64)
    for number, (one, two) in enumerate(PAIRS, FIRST_PAIR):
        pair_number[one, two] = pair_number[two, one] = number
    kind = kinds[games.identities, games.diets]
    pairs = [
        np.where(here[:, one] & here[:, two], pair_number[kind[:, one], kind[:, two]], NOTHING)
        for one, two in combinations(range(len(IDENTITIES)), 2)
    ]
    return np.column_stack([single, *pairs])


def _links_of(games: Sample) -> Ints:
    three = (games.identities != NONE).sum(axis=1) - 2
    return np.asarray(three * (YUCK_TOKENS + 1) + games.yuck)


def fit(numbers: Ints, link: Ints, lost: Ints) -> tuple[Floats, Floats]:
    """The terms, and each link's base and slope. The slope for three groups and all tokens is 1."""
    terms = np.zeros(NOTHING + 1)
    links = np.tile([-1.0, 1.0], (len(LINKS), 1))
    for _ in range(ROUNDS):
        _improve_terms(terms, links[link], numbers, lost)
        total = terms[numbers].sum(axis=1)
        for which in range(len(LINKS)):
            here = link == which
            _improve_link(links[which], total[here], lost[here])
        terms *= links[-1, 1]
        links[:, 1] /= links[-1, 1]
    return terms, links


def _improve_terms(terms: Floats, links: Floats, numbers: Ints, lost: Ints) -> None:
    base, slope = links.T
    chance = _chance(base + slope * terms[numbers].sum(axis=1))
    size = len(terms)
    ridge = np.full(size, DIET_RIDGE)
    ridge[FIRST_PAIR:] = PAIR_RIDGE
    pull = slope * (GAMES * chance - lost)
    bend = slope**2 * GAMES * chance * (1 - chance)
    gradient = ridge * terms
    hessian = np.diag(ridge)
    for column in numbers.T:
        gradient += np.bincount(column, pull, size)
        for other in numbers.T:
            hessian += np.bincount(column * size + other, bend, size * size).reshape(size, size)
    gradient[NOTHING] = hessian[NOTHING, :NOTHING] = hessian[:NOTHING, NOTHING] = 0.0
    terms -= np.linalg.solve(hessian, gradient)


def _improve_link(link: Floats, total: Floats, lost: Ints) -> None:
    chance = _chance(link[0] + link[1] * total)
    design = np.column_stack([np.ones_like(total), total])
    gradient = design.T @ (GAMES * chance - lost)
    hessian = design.T @ (design * (GAMES * chance * (1 - chance))[:, None])
    link -= np.linalg.solve(hessian, gradient)


def _chance(logit: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-logit)))


def _centre(terms: Floats, links: Floats) -> None:
    """Make the average drawn diet's term 0; the links' bases take up the difference."""
    mean = float((tables().priors.ravel() * terms[:FIRST_PAIR]).sum() / len(IDENTITIES))
    terms[:FIRST_PAIR] -= mean
    for link, (groups, _) in zip(links, LINKS, strict=True):
        link[0] += link[1] * groups * mean


def _pairs(terms: Floats) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for (one, two), term in zip(PAIRS, terms, strict=True):
        found.setdefault(KINDS[one], {})[KINDS[two]] = round(float(term), 2)
    return found


if __name__ == "__main__":
    main()
