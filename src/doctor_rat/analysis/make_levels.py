"""Makes `levels.json`: how what playouts win is read as what experts would.

    python -m doctor_rat.analysis.make_levels play rows.jsonl --games 600 --seed 5000000
    python -m doctor_rat.analysis.make_levels fit rows.jsonl more.jsonl

Each game is begun by bots of some level and played on by experts from some decision. The decisions that follow, and the
one just before, are weighed by playouts, and whether the game was won is noted beside them. Experts win nearly
everything, so most games go on from positions that look neither won nor lost; the look is at what came before only.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.analysis.account import options_at
from doctor_rat.analysis.level import Curve, level_at, logit, terms_of
from doctor_rat.analysis.moments import Moment, moments
from doctor_rat.analysis.rows import gather, read_rows
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.analysis.weighing import Sample, pick
from doctor_rat.bots import bot_named
from doctor_rat.lab.spread import Hands
from doctor_rat.review.game import Game
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    Role,
    State,
    Variant,
    acting,
    apply,
    new_deal,
    new_game,
    outcome,
    record_of,
    role_of,
    view,
)
from doctor_rat.rules.cards import EXAM

EFFORT, PLAYOUTS = 0.25, 200
"""To pick the best, and to weigh it."""
NEXT, LATER = 5, 0.15
"""Decisions that are weighed after experts take over, and of the others the share that is."""
LOOKS, GLANCE = 12, 24
"""How many positions are looked at to find an open one, and with how many playouts."""
SURELY = 0.1
"""The chance that a position is taken which looks won or lost."""
TERMS = "levels/2"
WEAK = ("novice", "regular", "noisy:0.25")
KINDS = (
    *((Variant.COLONY, 3, 3),) * 6,
    (Variant.COLONY, 2, 3),
    (Variant.COLONY, 3, 0),
    (Variant.COLONY, 3, 1),
    *((Variant.COMPLICATIONS, 3, 3),) * 2,
    *((Variant.COLLEAGUES, 2, 3),) * 2,
)


class Row(Struct, frozen=True):
    """A decision, weighed by playouts before it (with the best found) or after it (with what was done)."""

    seed: int
    stage: DecisionStage
    meal: int
    after: bool
    terms: tuple[float, ...]
    rates: tuple[float, float]
    weak: bool
    """Whether others than experts brought the game here."""
    won: bool


class Continued(Struct, frozen=True):
    """A game that experts played on."""

    terms: str
    seed: int
    rows: tuple[Row, ...]


def play(seed: int) -> Iterator[Continued]:
    rng = Random(seed)
    variant, groups, yuck = rng.choice(KINDS)
    config = Config(variant, tuple(rng.sample(IDENTITIES, groups)), yuck)
    moment = _open_position(config, rng) if rng.random() < 0.95 else None
    switch = 0 if moment is None else moment.until
    state = new_game(config, new_deal(config, rng)) if moment is None else moment.game.states[switch]
    done = _finish(state, "expert", "expert", rng)
    ending = outcome(done)
    assert ending is not None
    rows: list[Row] = []
    for at, each in enumerate([each for each in moments(Game(record_of(done))) if each.until >= switch]):
        if at < NEXT or rng.random() < LATER:
            rows += _rows(seed, each, each.place < switch, switch > 0, ending.won, rng)
    yield Continued(TERMS, seed, tuple(rows))


def _open_position(config: Config, rng: Random) -> Moment | None:
    """A decision of weak players; which one doesn't depend on what comes after it, so neither does what experts win."""
    for _ in range(LOOKS):
        state = new_game(config, new_deal(config, rng))
        doctor, rats = rng.choice(WEAK), rng.choice(WEAK)
        meal, number = rng.randint(1, EXAM), rng.randrange(4)
        game = Game(record_of(_finish(state, doctor, rats, rng)))
        there = [moment for moment in moments(game) if moment.state.board.meal == meal][number : number + 1]
        if there and outcome(game.states[there[0].until]) is None and rng.random() < _appeal(there[0], rng):
            return there[0]
    return None


def _appeal(moment: Moment, rng: Random) -> float:
    options = options_at(moment, rng)
    sample = Sample(options, [options.chosen])
    sample.play(GLANCE, rng)
    chance = level_at(moment.view, moment.stage).chance(sample.rates(options.chosen))
    return SURELY + (1 - SURELY) * 4 * chance * (1 - chance)


def _rows(seed: int, moment: Moment, last: bool, weak: bool, won: bool, rng: Random) -> Iterator[Row]:
    options = options_at(moment, rng)
    best, _ = pick(options, rng, EFFORT)
    sample = Sample(options, sorted({best, options.chosen}))
    sample.play(PLAYOUTS, rng)
    terms, meal = terms_of(moment.view), moment.state.board.meal
    for after, k in ((True, options.chosen), (False, best)):
        # What the others did before experts took over tells nothing of the position before it.
        if after or not last:
            yield Row(seed, moment.stage, meal, after, terms, sample.rates(k), weak, won)


def _finish(state: State, doctor: str, rats: str, rng: Random) -> State:
    bots = bot_named(doctor), bot_named(rats)
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], state.config.variant)
        bot = bots[0] if role in (Role.DOCTOR, Role.COLLEAGUE_0) else bots[1]
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return state


def fit(rows: list[Row]) -> dict[DecisionStage, Curve]:
    """A logistic curve for each stage, with a little weight on the plain one where there is little to go by."""
    return {stage: _fit([row for row in rows if row.stage is stage]) for stage in DecisionStage}


SLOPE = 0.45
"""Of each kind of playouts, to begin with: together they are followed almost as they are."""
STIFF_MEALS, STIFF_SLOPES, STIFF_TERMS = 0.3, 1000.0, 20.0
"""How strongly the weights are held to where they began. Left free, slopes fit the many positions that are nearly won
and make too much of a lead where the game is nearly lost (in five-fold cross-validation: 22 % foretold, 38 % won)."""
_ROUNDS = 60


def _fit(rows: list[Row]) -> Curve:
    width = EXAM + 4 + 6
    start = np.zeros(width)
    start[EXAM] = start[EXAM + 2] = SLOPE
    if not rows:
        return _curve(start)
    x = np.array([features(row) for row in rows])
    y = np.array([row.won for row in rows], dtype=float)
    weights = start.copy()
    stiffness = np.full(width, STIFF_TERMS)
    stiffness[:EXAM] = STIFF_MEALS
    stiffness[EXAM : EXAM + 4] = STIFF_SLOPES
    for _ in range(_ROUNDS):
        p = 1 / (1 + np.exp(-x @ weights))
        gradient = x.T @ (p - y) + stiffness * (weights - start)
        curvature = (x * (p * (1 - p))[:, None]).T @ x + np.diag(stiffness)
        weights = weights - np.linalg.solve(curvature, gradient)
    return _curve(weights)


def features(row: Row) -> NDArray[np.float64]:
    meal = np.zeros(EXAM)
    meal[row.meal - 1] = 1
    share = (row.meal - 1) / (EXAM - 1)
    one, two = (logit(rate) for rate in row.rates)
    return np.concatenate([meal, [one, share * one, two, share * two], row.terms])


def weights_of(curve: Curve) -> NDArray[np.float64]:
    """In the order of `features`."""
    return np.array([*curve.meals, *curve.reading, *curve.belief, *curve.terms])


def _curve(weights: NDArray[np.float64]) -> Curve:
    w = [round(float(each), 4) for each in weights]
    return Curve(tuple(w[:EXAM]), (w[EXAM], w[EXAM + 1]), (w[EXAM + 2], w[EXAM + 3]), tuple(w[EXAM + 4 :]))


def rows_in(paths: Sequence[Path]) -> list[Row]:
    return [row for game in read_rows(paths, Continued) for row in game.rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("files", type=Path, nargs="+", help="to play, the one to go on with")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Dask scheduler")
    asked = parser.parse_args()
    if asked.what == "play":
        seeds = range(asked.seed, asked.seed + asked.games)
        made = gather(asked.files[0], Continued, TERMS, seeds, play, Hands(asked.jobs, asked.cluster))
        for number, _ in enumerate(made, 1):
            print(f"{number} of {asked.games}", end="\r", flush=True)
        return
    found = fit(rows_in(asked.files))
    target = Path(__file__).with_name("levels.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
