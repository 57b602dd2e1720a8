"""Is W right in the exam, where it is what playouts win? Weak bots play up to it, many games in little time:

    python -m doctor_rat.analysis.check_exam exam.jsonl --games 1000

Their last offer, and the best one in its place, go to the expert rats. Their last plan is judged at once.
`docs/plots/calibration.py` draws from these rows too.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

from doctor_rat.analysis.experts import EXPERT, after, finish, is_won
from doctor_rat.analysis.make_curves import KINDS, WEAK, Continued, RowKind, WeighedRow, weighed
from doctor_rat.analysis.moments import Moment, moments
from doctor_rat.analysis.rows import gather
from doctor_rat.analysis.values import Side
from doctor_rat.lab.spread import Hands
from doctor_rat.review.game import Game
from doctor_rat.rules import IDENTITIES, Config, Variant, new_deal, new_game, record_of
from doctor_rat.rules.cards import EXAM

EFFORT, PLAYOUTS = 0.15, 100
TERMS = "exam/1"


def play_exam(seed: int) -> Iterator[Continued]:
    rng = Random(seed)
    variant, groups, yuck = rng.choice([kind for kind in KINDS if kind[0] is not Variant.COLLEAGUES])
    config = Config(variant, tuple(rng.sample(IDENTITIES, groups)), yuck)
    doctor, rats = rng.choice(WEAK), rng.choice(WEAK)
    game = Game(record_of(finish(new_game(config, new_deal(config, rng)), doctor, rats, rng)))
    last = [moment for moment in moments(game) if moment.state.board.meal == EXAM]
    yield Continued(TERMS, seed, tuple(row for moment in last for row in _rows(seed, moment, rng)))


def _rows(seed: int, moment: Moment, rng: Random) -> Iterator[WeighedRow]:
    options, best, row = weighed(seed, moment, rng, EFFORT, PLAYOUTS)
    if moment.side is Side.RATS:
        yield row(options.chosen, "done", moment.game.won)
        return
    wanted: tuple[tuple[RowKind, int], ...] = (("done", options.chosen), ("best", best))
    for kind, k in wanted:
        yield row(k, kind, is_won(finish(after(moment.state, options.candidates[k]), EXPERT, EXPERT, Random(seed))))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, help="the one to go on with")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=5_700_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Dask scheduler")
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    made = gather(asked.file, Continued, TERMS, seeds, play_exam, Hands(asked.jobs, asked.cluster))
    for number, _ in enumerate(made, 1):
        print(f"{number} of {asked.games}", end="\r", flush=True)


if __name__ == "__main__":
    main()
