"""Does luck average to nothing? Bots play games, each is analyzed, and luck's mean is printed with its error:

python -m doctor_rat.analysis.check_luck --doctor novice --rats novice --games 200 --effort 0.15
"""

import argparse
from math import sqrt

from doctor_rat.analysis.account import analyse
from doctor_rat.analysis.values import Analysis
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import Variant, record_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--variant", type=Variant, default=Variant.COLONY)
    parser.add_argument("--groups", type=int, default=3)
    parser.add_argument("--yuck", type=int, default=3)
    parser.add_argument("--doctor", default="expert")
    parser.add_argument("--rats", default="expert")
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--effort", type=float, default=1.0)
    asked = parser.parse_args()
    match = Match(asked.variant, asked.groups, asked.yuck, asked.doctor, asked.rats, asked.seed, asked.games)
    found: list[Analysis] = []
    for number in range(asked.games):
        found.append(analyse(record_of(play_game(match, number)), effort=asked.effort))
        print(_summary(found), end="\r", flush=True)
    print(_summary(found))


def _summary(found: list[Analysis]) -> str:
    lucks = [each.luck for each in found]
    mean = sum(lucks) / len(lucks)
    error = sqrt(sum((luck - mean) ** 2 for luck in lucks) / max(1, len(lucks) - 1) / len(lucks))
    won, start = (sum(values) / len(found) for values in zip(*((each.won, each.start) for each in found), strict=True))
    sides = {side.value: sum(each.sides[side] for each in found) / len(found) for side in found[0].sides}
    told = ", ".join(f"{side} {100 * loss:+.1f}" for side, loss in sides.items())
    points = f"start {100 * start:.1f}, {told}, luck {100 * mean:+.1f} ± {100 * error:.1f}"
    return f"{len(found)} games, won {100 * won:.1f}: {points}"


if __name__ == "__main__":
    main()
