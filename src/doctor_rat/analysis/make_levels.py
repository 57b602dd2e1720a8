"""Makes `levels.json`: how what playouts win is read as what experts would.

    python -m doctor_rat.analysis.make_levels play rows.jsonl --games 600 --seed 5000000
    python -m doctor_rat.analysis.make_levels fit rows.jsonl more.jsonl --whole experts.jsonl

Each game is begun by bots of some level. From some decision experts play it on twice: after what was done, and after
what is found best there, so that losses are learned as well as chances. The few decisions that follow are weighed
by playouts as well, and whether the game was won is noted beside each. Experts win nearly everything, so most games go
on from positions that look neither won nor lost; the look is at what came before only. Whole games of experts are taken
from what `check_luck` has measured.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Literal

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.analysis.account import options_at
from doctor_rat.analysis.check_luck import Told
from doctor_rat.analysis.level import Curve, Rates, curves, level_at, logit, terms_of
from doctor_rat.analysis.moments import Moment, moments
from doctor_rat.analysis.options import Options
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
NEXT, LATER = 2, 0.1
"""Decisions that are weighed after experts take over, and of the others the share that is."""
LOOKS, GLANCE = 12, 24
"""How many positions are looked at to find an open one, and with how many playouts."""
SURELY = 0.1
"""The chance that a position is taken which looks won or lost."""
TERMS = "levels/3"
WEAK = ("novice", "regular", "noisy:0.25")
KINDS = (
    *((Variant.COLONY, 3, 3),) * 6,
    (Variant.COLONY, 2, 3),
    (Variant.COLONY, 3, 0),
    (Variant.COLONY, 3, 1),
    *((Variant.COMPLICATIONS, 3, 3),) * 2,
    *((Variant.COLLEAGUES, 2, 3),) * 2,
)


Kind = Literal["done", "best", "before", "after"]


class Row(Struct, frozen=True):
    """A position, weighed by playouts."""

    seed: int
    stage: DecisionStage
    meal: int
    kind: Kind
    """After what weak players did, or what was best there; or before and after a decision of the experts."""
    terms: tuple[float, ...]
    rates: Rates
    best: Rates
    """Of what is found best there."""
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
    rows: list[Row] = []
    if moment is None:
        state, switch = new_game(config, new_deal(config, rng)), 0
    else:
        state, switch = moment.game.states[moment.until], moment.until
    done = _finish(state, "expert", "expert", Random(seed))
    if moment is not None:
        rows += _branches(moment, done, seed, rng)
    for at, each in enumerate([each for each in moments(Game(record_of(done))) if each.place >= switch]):
        if (at < NEXT or rng.random() < LATER) and not _is_misled(moment, each):
            rows += _before_and_after(seed, each, _won(done), rng)
    yield Continued(TERMS, seed, tuple(rows))


def _is_misled(moment: Moment | None, next_one: Moment) -> bool:
    """Rats who take a weak doctor's offer for an expert's: what they make of it is wrong, and they can't know."""
    if moment is None or moment.stage not in (DecisionStage.OFFER, DecisionStage.SERVE):
        return False
    same_meal = moment.state.board.meal == next_one.state.board.meal
    return same_meal and next_one.stage is DecisionStage.PLAN


def _branches(moment: Moment, done: State, seed: int, rng: Random) -> Iterator[Row]:
    """After what was done, which led to this end, and after what is best."""
    options, best, rows = _weighed(seed, moment, rng)
    yield rows(options.chosen, "done", _won(done))
    if best != options.chosen:
        state = moment.state
        for action in options.candidates[best]:
            state, _ = apply(state, action)
        yield rows(best, "best", _won(_finish(state, "expert", "expert", Random(seed))))


def _before_and_after(seed: int, moment: Moment, won: bool, rng: Random) -> Iterator[Row]:
    options, best, rows = _weighed(seed, moment, rng)
    yield rows(options.chosen, "after", won)
    yield rows(best, "before", won)


def _weighed(seed: int, moment: Moment, rng: Random) -> tuple[Options, int, Callable[[int, Kind, bool], Row]]:
    options = options_at(moment, rng)
    best, _ = pick(options, rng, EFFORT)
    sample = Sample(options, sorted({best, options.chosen}))
    sample.play(PLAYOUTS, rng)
    terms, meal = terms_of(moment.view), moment.state.board.meal

    def row(k: int, kind: Kind, won: bool) -> Row:
        return Row(seed, moment.stage, meal, kind, terms, sample.rates(k), sample.rates(best), won)

    return options, best, row


def _won(state: State) -> bool:
    ending = outcome(state)
    return ending is not None and ending.won


def _open_position(config: Config, rng: Random) -> Moment | None:
    """A decision of weak players; which one doesn't depend on what comes after it, so neither does what experts win."""
    for _ in range(LOOKS):
        state = new_game(config, new_deal(config, rng))
        doctor, rats = rng.choice(WEAK), rng.choice(WEAK)
        meal, number = rng.randint(1, EXAM), rng.randrange(4)
        game = Game(record_of(_finish(state, doctor, rats, rng)))
        there = [moment for moment in moments(game) if moment.state.board.meal == meal][number : number + 1]
        if there and rng.random() < _appeal(there[0], rng):
            return there[0]
    return None


def _appeal(moment: Moment, rng: Random) -> float:
    options = options_at(moment, rng)
    sample = Sample(options, [options.chosen])
    sample.play(GLANCE, rng)
    rates = sample.rates(options.chosen)
    chance = level_at(moment.view, moment.stage).chance(rates, rates)
    return SURELY + (1 - SURELY) * 4 * chance * (1 - chance)


def _finish(state: State, doctor: str, rats: str, rng: Random) -> State:
    bots = bot_named(doctor), bot_named(rats)
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], state.config.variant)
        bot = bots[0] if role in (Role.DOCTOR, Role.COLLEAGUE_0) else bots[1]
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return state


FAMILIES = (
    (DecisionStage.OFFER, DecisionStage.SERVE, DecisionStage.WINDOW),
    (DecisionStage.PLAN, DecisionStage.RETAKE, DecisionStage.PREDICT),
    (DecisionStage.FRONT, DecisionStage.TAKE, DecisionStage.BACK),
)
"""The doctor's stages, the rats' and colleagues'. Each stage and meal has a level of its own; the rest is the same in a
family."""
STIFF_LEVELS, STIFF_SLOPES, STIFF_TERMS = 4.0, 50.0, 10.0
"""How strongly the weights are held to what they were. Left free, slopes fit the many positions that are nearly won and
make too much of a lead where the game is nearly lost."""
STIFF_LAGS = (40.0, 1e6, 1e6)
"""The doctor's alone is fitted: his candidates are tried with rats who don't read offers."""
COUNTS = {"done": 1.0, "best": 1.0, "before": 0.25, "after": 0.25}
"""What a row counts: many decisions of one game, all with the same end, tell little more than one."""
_ROUNDS = 30


def fit(rows: Sequence[Row], before: Mapping[DecisionStage, Curve] | None = None) -> dict[DecisionStage, Curve]:
    """Logistic curves that start from those `before` (the ones in use), and go as far from them as the rows tell."""
    known = before or curves()
    found: dict[DecisionStage, Curve] = {}
    for family, stiff in zip(FAMILIES, STIFF_LAGS, strict=True):
        found |= _fit(family, stiff, [row for row in rows if row.stage in family], known)
    return found


def _fit(
    family: tuple[DecisionStage, ...], stiff: float, rows: Sequence[Row], known: Mapping[DecisionStage, Curve]
) -> dict[DecisionStage, Curve]:
    start = np.array([weights_of(known[stage]) for stage in family])
    if not rows:
        return {stage: known[stage] for stage in family}
    # What the stages share moves together, from where each one's is.
    levels, shared = np.zeros(start[:, :EXAM].size), np.zeros(start.shape[1] - EXAM)
    stages = np.array([family.index(row.stage) for row in rows])
    x = np.array([features(row) for row in rows])
    y = np.array([row.won for row in rows], dtype=float)
    counts = np.array([COUNTS[row.kind] for row in rows])
    offset = (x * start[stages]).sum(axis=1)
    wide = np.concatenate([_one_stage_each(x[:, :EXAM], stages, len(family)), x[:, EXAM:]], axis=1)
    moved = np.concatenate([levels, shared])
    held = [*[STIFF_SLOPES] * 4, stiff, *[STIFF_TERMS] * 6]
    stiffness = np.concatenate([np.full(len(levels), STIFF_LEVELS), held])
    for _ in range(_ROUNDS):
        p = 1 / (1 + np.exp(-(offset + wide @ moved)))
        gradient = wide.T @ (counts * (p - y)) + stiffness * moved
        curvature = (wide * (counts * p * (1 - p))[:, None]).T @ wide + np.diag(stiffness)
        moved = moved - np.linalg.solve(curvature, gradient)
    ends = start + np.concatenate(
        [moved[: len(levels)].reshape(len(family), EXAM), np.tile(moved[len(levels) :], (len(family), 1))], axis=1
    )
    return {stage: _curve(each) for stage, each in zip(family, ends, strict=True)}


def _one_stage_each(x: NDArray[np.float64], stages: NDArray[np.int64], count: int) -> NDArray[np.float64]:
    """Columns for every stage, of which a row has those of its own filled in."""
    wide = np.zeros((len(x), count, x.shape[1]))
    wide[np.arange(len(x)), stages] = x
    return wide.reshape(len(x), -1)


def features(row: Row) -> NDArray[np.float64]:
    meal = np.zeros(EXAM)
    meal[row.meal - 1] = 1
    share = (row.meal - 1) / (EXAM - 1)
    one, two = (logit(rate) for rate in row.best)
    lag = sum(logit(rate) for rate in row.rates) - one - two
    return np.concatenate([meal, [one, share * one, two, share * two, lag], row.terms])


def weights_of(curve: Curve) -> NDArray[np.float64]:
    """In the order of `features`."""
    return np.array([*curve.meals, *curve.reading, *curve.belief, curve.lag, *curve.terms])


def _curve(weights: NDArray[np.float64]) -> Curve:
    w = [round(float(each), 4) for each in weights]
    a, b, c, d, lag, *terms = w[EXAM:]
    return Curve(tuple(w[:EXAM]), (a, b), (c, d), lag, tuple(terms))


def rows_in(paths: Sequence[Path], whole: Sequence[Path] = ()) -> list[Row]:
    rows = [row for game in read_rows(paths, Continued) for row in game.rows]
    return [*rows, *(row for told in read_rows(whole, Told) for row in _of_experts(told))]


def _of_experts(told: Told) -> Iterator[Row]:
    for each in told.decisions:
        yield Row(told.seed, each.stage, each.meal, "before", each.terms, each.best, each.best, told.won)
        yield Row(told.seed, each.stage, each.meal, "after", each.terms, each.done, each.best, told.won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("files", type=Path, nargs="+", help="to play, the one to go on with")
    parser.add_argument("--whole", type=Path, nargs="*", default=[], help="to fit, games of experts as well")
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
    found = fit(rows_in(asked.files, asked.whole))
    target = Path(__file__).with_name("levels.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
