"""Does luck average to nothing? Bots play games, and each is analyzed:

    python -m doctor_rat.analysis.check_luck play novices.jsonl --doctor novice --rats novice --games 300 --plain 20000
    python -m doctor_rat.analysis.check_luck tell novices.jsonl --by-step

A run can continue a file, and reports combine parts with different seeds. Plain games are played but not analyzed. They
cost little if the bots do, and remove most of the noise from luck's mean (see `estimates`). By step, luck is how much W
changed between two decisions of these stages, summed in each game. Where it isn't 0 on average, one of the two is
weighed wrongly.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

from msgspec import Struct

from doctor_rat.analysis.curves import StageCurve, stage_curves
from doctor_rat.analysis.estimates import Estimate, estimate, plain_mean
from doctor_rat.analysis.rated import Account, LuckStep, Rated, account, rated_decisions
from doctor_rat.analysis.rows import gather, read_rows
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.lab.spread import Hands
from doctor_rat.rules import Eaten, State, Variant, outcome, record_of
from doctor_rat.rules.cards import EXAM

PLAIN = 1_000_000
"""Plain games begin this many seeds later."""


class RatedGame(Struct, frozen=True):
    """A game: how it went, and its decisions unless it is a plain one."""

    terms: str
    seed: int
    traits: tuple[float, ...]
    """What is known of every game; the first is whether it was won."""
    decisions: tuple[Rated, ...] = ()

    @property
    def won(self) -> bool:
        return self.traits[0] > 0


Measured = Sequence[tuple[RatedGame, Account]]


def tell(match: Match, effort: float, seed: int) -> Iterator[RatedGame]:
    state = play_game(match, seed - match.seed)
    is_plain = seed >= match.seed + PLAIN
    decisions = () if is_plain else tuple(rated_decisions(record_of(state), effort))
    yield RatedGame(run_terms(match, effort), seed, traits_of(state), decisions)


def run_terms(match: Match, effort: float) -> str:
    game = f"{match.variant}, {match.groups} groups, {match.yuck} Yuck!"
    return f"{game}, {match.doctor} with {match.rats}, effort {effort:g}"


def traits_of(state: State) -> tuple[float, ...]:
    board, ending = state.board, outcome(state)
    assert ending is not None
    eaten = [entry for row in board.rows for entry in row.entries if isinstance(entry, Eaten)]
    bad = sum(not entry.good for entry in eaten)
    tokens = map(float, board.tokens.values())
    return (float(ending.won), float(ending.meal == EXAM), float(ending.meal), float(bad), *tokens)


def measure(rows: Sequence[RatedGame], curves: Mapping[DecisionStage, StageCurve]) -> Measured:
    """The analyzed games, each with its account."""
    return [(row, account(row.won, row.decisions, curves)) for row in rows if row.decisions]


def summary(rows: Sequence[RatedGame], measured: Measured) -> Iterator[str]:
    """One run's figures in points, with standard errors."""
    lucks = luck_of(rows, measured)
    yield f"{rows[0].terms}: {len(measured)} games analyzed, {len(rows) - len(measured)} plain ones"
    yield f"won {_points(plain_mean([float(row.won) for row in rows]))}"
    yield f"start {_points(_mean(rows, measured, lambda each: each.start))}"
    for side in measured[0][1].sides:
        yield f"{side} {_points(_mean(rows, measured, lambda each, side=side: each.sides[side]))}"  # type: ignore[misc]
    yield f"luck {_points(lucks)}, {lucks.off:.1f} standard errors from 0"
    yield f"  of the analyzed games alone {_points(plain_mean([each.luck for _, each in measured]))}"
    yield f"  of it noise that could not be charged {_points(_mean(rows, measured, lambda each: each.clipped))}"


def by_step(rows: Sequence[RatedGame], measured: Measured, name: Callable[[LuckStep], str]) -> Iterator[str]:
    """Rows of a table: how often a game has such a step, how much luck it brought, and how certain that is."""
    for kind in sorted({name(step) for _, each in measured for step in each.steps}):
        count = sum(name(step) == kind for _, each in measured for step in each.steps) / len(measured)

        def change(each: Account, kind: str = kind) -> float:
            return sum(step.change for step in each.steps if name(step) == kind)

        found = _mean(rows, measured, change)
        yield f"| {kind} | {count:.2f} | {_points(found)} | {found.off:.1f} |"


def luck_of(rows: Sequence[RatedGame], measured: Measured) -> Estimate:
    return _mean(rows, measured, lambda each: each.luck)


def _mean(rows: Sequence[RatedGame], measured: Measured, value: Callable[[Account], float]) -> Estimate:
    values = [value(each) for _, each in measured]
    return estimate(values, [row.traits for row, _ in measured], [row.traits for row in rows])


def _points(found: Estimate) -> str:
    return f"{100 * found.mean:+.1f} ± {100 * found.error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("play", "tell"))
    parser.add_argument("files", type=Path, nargs="+", help="to play, the one to continue")
    parser.add_argument("--variant", type=Variant, default=Variant.COLONY)
    parser.add_argument("--groups", type=int, default=3)
    parser.add_argument("--yuck", type=int, default=3)
    parser.add_argument("--doctor", default="expert")
    parser.add_argument("--rats", default="expert")
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--plain", type=int, default=0, help="this many more games, not analyzed")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--by-step", action="store_true", help="luck by its steps' stages, and by meals")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Dask scheduler")
    asked = parser.parse_args()
    if asked.what == "play":
        _play(asked)
    for _, run in groupby(read_rows(asked.files, RatedGame), key=lambda row: row.terms):
        rows = list(run)
        measured = measure(rows, stage_curves())
        print("\n".join(summary(rows, measured)))
        if asked.by_step:
            print("\n".join(by_step(rows, measured, lambda step: step.stages)))
            print("\n".join(by_step(rows, measured, lambda step: f"meal {step.meal}")))


def _play(asked: argparse.Namespace) -> None:
    games = asked.games
    match = Match(asked.variant, asked.groups, asked.yuck, asked.doctor, asked.rats, asked.seed, games)
    plain = asked.seed + PLAIN
    seeds = [*range(asked.seed, asked.seed + games), *range(plain, plain + asked.plain)]
    work = partial(tell, match, asked.effort)
    terms = run_terms(match, asked.effort)
    made = gather(asked.files[0], RatedGame, terms, seeds, work, Hands(asked.jobs, asked.cluster))
    for number, _ in enumerate(made, 1):
        print(f"{number} of {len(seeds)}", end="\r", flush=True)
    print()


if __name__ == "__main__":
    main()
