"""Makes `curves.json`: how what playouts win is read as what experts would.

    python -m doctor_rat.analysis.make_curves play rows.jsonl --games 600 --seed 5000000
    python -m doctor_rat.analysis.make_curves fit rows.jsonl more.jsonl --whole experts.jsonl

Bots of some level begin each game. From some decision on, experts finish it: after what was done, and sometimes again
after what looks best there. Playouts also weigh the next few decisions, and each row notes whether the game was won.
Experts win nearly everything, so most games continue where a group is in danger. Only what everyone sees decides that.
If the doctor's knowledge did, the rats' W would be compared with games that went worse than they could know. Whole
games measured by `check_luck` show how experts' own games go, and how much decisions lose: luck must average to 0.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Literal

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from doctor_rat.analysis.account import options_at
from doctor_rat.analysis.check_luck import RatedGame
from doctor_rat.analysis.curves import Rates, StageCurve, curve_terms, is_at_once, logit, raised, stage_curves
from doctor_rat.analysis.decision_options import DecisionOptions
from doctor_rat.analysis.experts import EXPERT, after, finish, is_won
from doctor_rat.analysis.moments import Moment, moments
from doctor_rat.analysis.rows import gather, read_rows
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.analysis.weighing import PlayoutSample, pick
from doctor_rat.lab.spread import Hands
from doctor_rat.review.game import Game
from doctor_rat.rules import IDENTITIES, Board, Config, State, Variant, new_deal, new_game, record_of
from doctor_rat.rules.cards import EXAM, ONE_LEFT

EFFORT, PLAYOUTS = 0.25, 200
"""To pick the best, and to weigh it."""
NEXT, LATER = 2, 0.1
"""How many decisions are weighed after experts take over, and the share of the others that is."""
GAMES = 12
"""How many games to search for a decision."""
OPEN, QUIET = 0.25, 0.02
"""The chance of using a decision where some group is in danger, and elsewhere."""
PAIRS = 0.3
"""How often experts also play on after what is best."""
TERMS = "levels/5"
WEAK = ("novice", "regular", "noisy:0.25")
KINDS = (
    *((Variant.COLONY, 3, 3),) * 6,
    (Variant.COLONY, 2, 3),
    (Variant.COLONY, 3, 0),
    (Variant.COLONY, 3, 1),
    *((Variant.COMPLICATIONS, 3, 3),) * 2,
    *((Variant.COLLEAGUES, 2, 3),) * 2,
)


RowKind = Literal["done", "best", "before", "after"]


class WeighedRow(Struct, frozen=True):
    """A position, weighed by playouts."""

    seed: int
    stage: DecisionStage
    meal: int
    kind: RowKind
    """After what weak players did, or what was best there; or before and after a decision of the experts."""
    terms: tuple[float, ...]
    rates: Rates
    best: Rates
    """For what looks best there."""
    won: bool


class Continued(Struct, frozen=True):
    """A game that experts continued."""

    terms: str
    seed: int
    rows: tuple[WeighedRow, ...]


def continue_game(seed: int, only: Variant | None = None) -> Iterator[Continued]:
    rng = Random(seed)
    variant, groups, yuck = rng.choice([kind for kind in KINDS if only in (None, kind[0])])
    config = Config(variant, tuple(rng.sample(IDENTITIES, groups)), yuck)
    moment = _open_position(config, rng)
    if moment is None:
        yield Continued(run_terms(only), seed, ())
        return
    done = finish(moment.game.states[moment.until], EXPERT, EXPERT, Random(seed))
    rows = list(_branches(moment, done, seed, rng))
    for at, each in enumerate([each for each in moments(Game(record_of(done))) if each.place >= moment.until]):
        if at < NEXT or rng.random() < LATER:
            rows += _before_and_after(seed, each, is_won(done), rng)
    yield Continued(run_terms(only), seed, tuple(rows))


def run_terms(only: Variant | None) -> str:
    return TERMS if only is None else f"{TERMS}, {only}"


def _branches(moment: Moment, done: State, seed: int, rng: Random) -> Iterator[WeighedRow]:
    """Rows after what was done, which led to this end, and after what is best."""
    options, best, rows = weighed(seed, moment, rng)
    yield rows(options.chosen, "done", is_won(done))
    if best != options.chosen and rng.random() < PAIRS:
        state = after(moment.state, options.candidates[best])
        yield rows(best, "best", is_won(finish(state, EXPERT, EXPERT, Random(seed))))


def _before_and_after(seed: int, moment: Moment, won: bool, rng: Random) -> Iterator[WeighedRow]:
    options, best, rows = weighed(seed, moment, rng)
    yield rows(options.chosen, "after", won)
    yield rows(best, "before", won)


def weighed(
    seed: int, moment: Moment, rng: Random, effort: float = EFFORT, playouts: int = PLAYOUTS
) -> tuple[DecisionOptions, int, Callable[[int, RowKind, bool], WeighedRow]]:
    """What could be done, the best of it, and a function that makes a row of the best or of what was done."""
    options = options_at(moment, rng)
    best, _ = pick(options, rng, effort)
    sample = PlayoutSample(options, sorted({best, options.chosen}))
    sample.play(playouts, rng)
    terms, meal = curve_terms(moment.view), moment.state.board.meal

    def row(k: int, kind: RowKind, won: bool) -> WeighedRow:
        return WeighedRow(seed, moment.stage, meal, kind, terms, sample.rates(k), sample.rates(best), won)

    return options, best, row


def _open_position(config: Config, rng: Random) -> Moment | None:
    """A decision of weak players. Whether we use it depends only on what came before it."""
    for _ in range(GAMES):
        state = new_game(config, new_deal(config, rng))
        game = Game(record_of(finish(state, rng.choice(WEAK), rng.choice(WEAK), rng)))
        for moment in moments(game):
            if rng.random() < (OPEN if _in_danger(moment.state.board) else QUIET):
                return moment
    return None


def _in_danger(board: Board) -> bool:
    """By what everyone sees: one more cross is a group's last, or there are many crosses for this meal."""
    crosses = [row.crosses for row in board.rows]
    return board.meal == EXAM or max(crosses) == ONE_LEFT or sum(crosses) > max(1, board.meal / 2)


FAMILIES = (
    (DecisionStage.OFFER, DecisionStage.SERVE, DecisionStage.WINDOW),
    (DecisionStage.PLAN, DecisionStage.RETAKE, DecisionStage.PREDICT),
    (DecisionStage.FRONT, DecisionStage.TAKE, DecisionStage.BACK),
)
"""The doctor's stages, the rats' and colleagues'. Each stage and meal has its own level; a family shares the rest."""
STIFF_LEVELS, STIFF_SLOPES, STIFF_TERMS = 4.0, 50.0, 10.0
"""How strongly the weights are tied to their old values. Left free, slopes fit the many positions that are nearly won
and make too much of a lead where the game is nearly lost."""
STIFF_TREND = 0.1
"""The same for a family's levels as a whole: one number for all of them, and one more for each meal."""
STIFF_LAGS = (40.0, 1e6, 1e6)
"""Only the doctor's is fitted: his candidates are tried with rats who don't read offers."""
FLOORS = ((0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3), (0.0,), (0.0,))
"""Which floors are tried, by family: only the doctor's playouts depend on one plan of the rats."""
BEFORE_A_PLAN = (DecisionStage.OFFER, DecisionStage.SERVE)
"""The stages that have a floor: at the window, the plan is known."""
COUNTS = {"done": 1.0, "best": 1.0, "before": 0.25, "after": 0.25}
"""What a row counts: many decisions of one game, all with the same end, tell little more than one."""
_ROUNDS = 30


def fit(
    rows: Sequence[WeighedRow], before: Mapping[DecisionStage, StageCurve] | None = None, *, level: bool = False
) -> dict[DecisionStage, StageCurve]:
    """Logistic curves that start from `before` (the current ones) and move away from them as far as the rows justify.
    If `level`, they start from one level for all meals: few rows leave levels that are mostly noise. The exam's
    decisions have none."""
    known = before or stage_curves()
    rows = [row for row in rows if not is_at_once(row.stage, row.meal)]
    found: dict[DecisionStage, StageCurve] = {}
    for family, stiff, floors in zip(FAMILIES, STIFF_LAGS, FLOORS, strict=True):
        old = {stage: known[stage] for stage in family}
        if inside := [row for row in rows if row.stage in family]:
            start = _leveled(old) if level else old
            tried = [_fit(family, stiff, inside, _on_floor(start, floor)) for floor in floors]
            found |= min(tried, key=lambda each: each[1])[0]
        else:
            found |= old
    return found


def _on_floor(family: Mapping[DecisionStage, StageCurve], floor: float) -> dict[DecisionStage, StageCurve]:
    return {stage: replace(curve, floor=floor if stage in BEFORE_A_PLAN else 0.0) for stage, curve in family.items()}


def _leveled(family: Mapping[DecisionStage, StageCurve]) -> dict[DecisionStage, StageCurve]:
    used = [level for curve in family.values() for level in curve.meals if level]
    return {stage: replace(curve, meals=(float(np.mean(used)),) * EXAM) for stage, curve in family.items()}


def _fit(
    family: tuple[DecisionStage, ...],
    stiff: float,
    rows: Sequence[WeighedRow],
    known: Mapping[DecisionStage, StageCurve],
) -> tuple[dict[DecisionStage, StageCurve], float]:
    """The curves, and how badly they fit."""
    start = np.array([weights_of(known[stage]) for stage in family])
    # Weights that stages share move together, each from its own start.
    levels, shared, trend = np.zeros(start[:, :EXAM].size), np.zeros(start.shape[1] - EXAM), np.zeros(2)
    stages = np.array([family.index(row.stage) for row in rows])
    floor = np.array([known[stage].floor for stage in family])[stages]
    x = np.array([features(row, known[row.stage]) for row in rows])
    y = np.array([row.won for row in rows], dtype=float)
    counts = np.array([COUNTS[row.kind] for row in rows])
    offset = (x * start[stages]).sum(axis=1)
    by_meal = np.stack([np.ones(EXAM), np.linspace(0, 1, EXAM)], axis=1)
    wide = np.concatenate(
        [_one_stage_each(x[:, :EXAM], stages, len(family)), x[:, :EXAM] @ by_meal, x[:, EXAM:]], axis=1
    )
    moved = np.concatenate([levels, trend, shared])
    held = [STIFF_TREND] * 2 + [STIFF_SLOPES] * 4 + [stiff] + [STIFF_TERMS] * (len(shared) - 5)
    stiffness = np.concatenate([np.full(len(levels), STIFF_LEVELS), held])
    for _ in range(_ROUNDS):
        plain = 1 / (1 + np.exp(-(offset + wide @ moved)))
        p, steep = raised(plain, floor), (1 - floor) * plain * (1 - plain)
        pull = counts * steep / (p * (1 - p))
        gradient = wide.T @ (pull * (p - y)) + stiffness * moved
        curvature = (wide * (pull * steep)[:, None]).T @ wide + np.diag(stiffness)
        moved = moved - np.linalg.solve(curvature, gradient)
    p = raised(1 / (1 + np.exp(-(offset + wide @ moved))), floor)
    misfit = float(stiffness @ moved**2 / 2 - counts @ np.log(np.where(y > 0, p, 1 - p)))
    levels, trend, shared = np.split(moved, [len(levels), len(levels) + len(trend)])
    meals = levels.reshape(len(family), EXAM) + by_meal @ trend
    ends = start + np.concatenate([meals, np.tile(shared, (len(family), 1))], axis=1)
    return {stage: _curve(each, known[stage]) for stage, each in zip(family, ends, strict=True)}, misfit


def _one_stage_each(x: NDArray[np.float64], stages: NDArray[np.int64], count: int) -> NDArray[np.float64]:
    """Columns for every stage; a row has only those of its own stage filled in."""
    wide = np.zeros((len(x), count, x.shape[1]))
    wide[np.arange(len(x)), stages] = x
    return wide.reshape(len(x), -1)


def features(row: WeighedRow, known: StageCurve) -> NDArray[np.float64]:
    meal = np.zeros(EXAM)
    meal[row.meal - 1] = 1
    share = (row.meal - 1) / (EXAM - 1)
    one, two = (logit(rate) for rate in row.best)
    lag = (sum(logit(rate) for rate in row.rates) - one - two) * known.lag_factor(row.terms)
    return np.concatenate([meal, [one, share * one, two, share * two, lag], row.terms])


def weights_of(curve: StageCurve) -> NDArray[np.float64]:
    """In the order of `features`. How much a small loss counts, and a lag with two groups, isn't included: `losses`
    fits that afterward."""
    return np.array([*curve.meals, *curve.reading, *curve.belief, curve.lag, *curve.terms])


def _curve(weights: NDArray[np.float64], known: StageCurve) -> StageCurve:
    w = [round(float(each), 4) for each in weights]
    a, b, c, d, lag, *terms = w[EXAM:]
    return StageCurve(tuple(w[:EXAM]), (a, b), (c, d), lag, tuple(terms), known.small, known.pair, known.floor)


def rows_in(paths: Sequence[Path], whole: Sequence[Path] = ()) -> list[WeighedRow]:
    rows = [row for game in read_rows(paths, Continued) for row in game.rows]
    return [*rows, *(row for told in read_rows(whole, RatedGame) for row in _of_experts(told))]


def _of_experts(told: RatedGame) -> Iterator[WeighedRow]:
    for each in told.decisions:
        yield WeighedRow(told.seed, each.stage, each.meal, "before", each.terms, each.best, each.best, told.won)
        yield WeighedRow(told.seed, each.stage, each.meal, "after", each.terms, each.done, each.best, told.won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("files", type=Path, nargs="+", help="to play, the one to continue")
    parser.add_argument("--whole", type=Path, nargs="*", default=[], help="to fit, games of experts as well")
    parser.add_argument("--level", action="store_true", help="to fit, start from one level for all meals")
    parser.add_argument("--colony", action="store_true", help="to fit, leave the curves of Colleagues as they are")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--variant", type=Variant, help="to play, only this one")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Dask scheduler")
    asked = parser.parse_args()
    if asked.what == "play":
        seeds = range(asked.seed, asked.seed + asked.games)
        work = partial(continue_game, only=asked.variant)
        made = gather(
            asked.files[0], Continued, run_terms(asked.variant), seeds, work, Hands(asked.jobs, asked.cluster)
        )
        for number, _ in enumerate(made, 1):
            print(f"{number} of {asked.games}", end="\r", flush=True)
        return
    rows = [row for row in rows_in(asked.files, asked.whole) if not (asked.colony and row.stage in FAMILIES[-1])]
    found = fit(rows, level=asked.level)
    target = Path(__file__).with_name("curves.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
