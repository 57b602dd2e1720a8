"""What a review costs: whole games between regular bots, each reviewed once.

CPU time and JSON size for each kind of game, the largest and the median; `ratio` is the median review's CPU time
divided by that of replaying the same record and taking every role's view after each action, which any way of stepping
through a game must do. Records are made before the clock starts.
"""

import argparse
import json
import statistics
import sys
import zlib
from collections.abc import Callable
from time import process_time

import msgspec

from doctor_rat.lab.arena import Match, play_game
from doctor_rat.review import Review, review
from doctor_rat.rules import Record, Variant, record_of, replay, roles, view

KINDS = [
    (Variant.COLONY, 2),
    (Variant.COLONY, 3),
    (Variant.COMPLICATIONS, 2),
    (Variant.COMPLICATIONS, 3),
    (Variant.COLLEAGUES, 2),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games of each kind")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    figures = {f"{variant} {groups}": measure(variant, groups, options.games) for variant, groups in KINDS}
    if options.json:
        json.dump(figures, sys.stdout)
        print()
        return
    for kind, found in figures.items():
        print(kind, *(f"{name} {figure:,.2f}" for name, figure in found.items()), sep="  ")


def measure(variant: Variant, groups: int, count: int) -> dict[str, float]:
    match = Match(variant, groups, 3, "regular", "regular", 2026, count)
    records = [record_of(play_game(match, number)) for number in range(count)]
    review(records[0])  # fills the caches of priors
    spent = [timed(lambda record=record: review(record)) for record in records]  # type: ignore[misc]
    stepped = [timed(lambda record=record: step(record)) for record in records]  # type: ignore[misc]
    written = [write(review(record)) for record in records]
    return {
        "cpu_s": statistics.median(spent),
        "cpu_s_most": max(spent),
        "kb": statistics.median(map(len, written)) / 1000,
        "kb_most": max(map(len, written)) / 1000,
        "kb_deflated": statistics.median(len(zlib.compress(data)) for data in written) / 1000,
        "ratio": statistics.median(spent) / statistics.median(stepped),
    }


def timed(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    return process_time() - start


def step(record: Record) -> None:
    for state in replay(record):
        for role in roles(state.config):
            view(state, role)


def write(found: Review) -> bytes:
    return msgspec.json.encode(found)


if __name__ == "__main__":
    main()
