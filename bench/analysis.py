"""What an analysis costs: whole games between regular bots, each weighed once roughly and once precisely.

CPU time for each kind of game, the median and the largest, and the largest standard error of any loss in points of a
hundred. `ratio` is the median precise analysis' CPU time divided by that of playing a game of this kind between expert
bots in the same run. Everything is compiled, and the games are made, before the clock starts.
"""

import argparse
import json
import statistics
import sys
from time import process_time

from doctor_rat.analysis import analyse
from doctor_rat.analysis.warm import warm_up
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import Record, Variant, record_of
from doctor_rat.server.thinking.analyst import EFFORTS

KINDS = [(Variant.COLONY, 2), (Variant.COLONY, 3), (Variant.COMPLICATIONS, 3), (Variant.COLLEAGUES, 2)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="games of each kind")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    warm_up()
    figures = {f"{variant} {groups}": measure(variant, groups, options.games) for variant, groups in KINDS}
    if options.json:
        json.dump(figures, sys.stdout)
        print()
        return
    for kind, found in figures.items():
        print(kind, *(f"{name} {figure:,.2f}" for name, figure in found.items()), sep="  ")


def measure(variant: Variant, groups: int, count: int) -> dict[str, float]:
    regular, expert = (Match(variant, groups, 3, level, level, 2026, count + 1) for level in ("regular", "expert"))
    records = [record_of(play_game(regular, number)) for number in range(count)]
    play_game(expert, count)  # whatever is loaded on first use
    first, precise = ([weighed(record, effort) for record in records] for effort in EFFORTS.values())
    played = [timed(expert, number) for number in range(count)]
    return {
        "first_cpu_s": statistics.median(spent for spent, _ in first),
        "cpu_s": statistics.median(spent for spent, _ in precise),
        "cpu_s_most": max(spent for spent, _ in precise),
        "error_most": max(error for _, error in precise),
        "ratio": statistics.median(spent for spent, _ in precise) / statistics.median(played),
    }


def weighed(record: Record, effort: float) -> tuple[float, float]:
    start = process_time()
    found = analyse(record, effort=effort)
    return process_time() - start, 100 * max((each.error for each in found.decisions), default=0.0)


def timed(match: Match, number: int) -> float:
    start = process_time()
    play_game(match, number)
    return process_time() - start


if __name__ == "__main__":
    main()
