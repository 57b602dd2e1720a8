"""Makes `levels.json`: how what playouts win is read as what experts would.

    python -m doctor_rat.analysis.make_levels play rows.jsonl --games 600 --seed 5000000
    python -m doctor_rat.analysis.make_levels fit rows.jsonl

Each game is begun by bots of some level and played on by experts from a random decision. Every decision from there on,
and the one just before, is weighed by playouts, and whether the game was won is noted beside it.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.analysis.account import options_at
from doctor_rat.analysis.level import Curve, logit, terms_of
from doctor_rat.analysis.moments import Moment, moments
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.analysis.weighing import Sample, pick
from doctor_rat.bots import bot_named
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
NEXT, LATER = 7, 0.3
"""Decisions that are weighed after experts take over, and of the others the share that is."""
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
    size: int
    weak: bool
    """Whether others than experts brought the game here."""
    won: bool


def play(seed: int) -> Iterator[Row]:
    rng = Random(seed)
    variant, groups, yuck = rng.choice(KINDS)
    config = Config(variant, tuple(rng.sample(IDENTITIES, groups)), yuck)
    state = new_game(config, new_deal(config, rng))
    weak = rng.random() < 0.9
    switch = 0
    if weak:
        doctor, rats = rng.choice(WEAK), rng.choice(WEAK)
        begun = list(moments(Game(record_of(_finish(state, doctor, rats, rng)))))
        # Late decisions are where games are lost.
        moment = rng.choice(begun[len(begun) // 2 :] if rng.random() < 0.5 else begun)
        state, switch = moment.game.states[moment.until], moment.until
    done = _finish(state, "expert", "expert", rng)
    ending = outcome(done)
    assert ending is not None
    for at, moment in enumerate([each for each in moments(Game(record_of(done))) if each.until >= switch]):
        if at < NEXT or rng.random() < LATER:
            yield from _rows(seed, moment, moment.place < switch, switch > 0, ending.won, rng)


def _rows(seed: int, moment: Moment, last: bool, weak: bool, won: bool, rng: Random) -> Iterator[Row]:
    options = options_at(moment, rng)
    best, _ = pick(options, rng, EFFORT)
    sample = Sample(options, sorted({best, options.chosen}))
    sample.play(PLAYOUTS, rng)
    terms, meal = terms_of(moment.view), moment.state.board.meal
    for after, k in ((True, options.chosen), (False, best)):
        # What the others did before experts took over tells nothing of the position before it.
        if after or not last:
            yield Row(seed, moment.stage, meal, after, terms, sample.rates(k), PLAYOUTS, weak, won)


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
    one, two = (logit(rate, row.size) for rate in row.rates)
    return np.concatenate([meal, [one, share * one, two, share * two], row.terms])


def weights_of(curve: Curve) -> NDArray[np.float64]:
    """In the order of `features`."""
    return np.array([*curve.meals, *curve.reading, *curve.belief, *curve.terms])


def _curve(weights: NDArray[np.float64]) -> Curve:
    w = [round(float(each), 4) for each in weights]
    return Curve(tuple(w[:EXAM]), (w[EXAM], w[EXAM + 1]), (w[EXAM + 2], w[EXAM + 3]), tuple(w[EXAM + 4 :]))


def read_rows(path: Path) -> list[Row]:
    return [msgspec.json.decode(line, type=Row) for line in path.read_bytes().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=5_000_000)
    asked = parser.parse_args()
    if asked.what == "play":
        with asked.file.open("ab", buffering=0) as file:
            for seed in range(asked.seed, asked.seed + asked.games):
                file.write(b"".join([msgspec.json.encode(row) + b"\n" for row in play(seed)]))
        return
    found = fit(read_rows(asked.file))
    target = Path(__file__).with_name("levels.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
