"""Draws calibration.svg of docs/review.md from rows that `make_curves play` and `check_exam` of `doctor_rat.analysis`
have written, and prints the tables next to it:

    python docs/plots/calibration.py rows.jsonl exam.jsonl

The curves in use predict these games, so none of the curves may have been made from them. With `--folds`, every fifth
game is predicted by curves that were fitted to the other four fifths. Draw before you fit: fitting starts from the
curves in use.
"""

import argparse
from collections.abc import Mapping
from pathlib import Path

from doctor_rat.analysis.curves import StageCurve, curve_for, stage_curves
from doctor_rat.analysis.make_curves import WeighedRow, fit, rows_in
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.rules.cards import EXAM

HERE = Path(__file__).parent
FOLDS, BINS = 5, 10
SIZE, EDGE = 360, 44
STYLE = """
text { font: 12px system-ui, sans-serif; fill: #222 }
.paper { fill: #fff } .grid { stroke: #ddd } .even { stroke: #999; stroke-dasharray: 4 4 }
.dot { fill: #2166ac }
@media (prefers-color-scheme: dark) {
  text { fill: #e8e8e8 } .paper { fill: #16181c } .grid { stroke: #3a3d44 } .dot { fill: #6db3f2 }
}
"""

Bin = tuple[int, int, float, float]
"""How many decisions, from how many games, and their means: predicted and won."""


def predicted(row: WeighedRow, curves: Mapping[DecisionStage, StageCurve]) -> float:
    return curve_for(curves, row.stage, row.meal, row.terms).chance(row.rates, row.best)


def predicted_in_folds(rows: list[WeighedRow]) -> list[float]:
    curves = [fit([row for row in rows if row.seed % FOLDS != fold]) for fold in range(FOLDS)]
    return [predicted(row, curves[row.seed % FOLDS]) for row in rows]


def bins(rows: list[WeighedRow], chances: list[float]) -> list[Bin]:
    result: list[Bin] = []
    for number in range(BINS):
        inside = [at for at, chance in enumerate(chances) if min(int(chance * BINS), BINS - 1) == number]
        if inside:
            mean = sum(chances[at] for at in inside) / len(inside)
            games = len({rows[at].seed for at in inside})
            result.append((len(inside), games, mean, sum(rows[at].won for at in inside) / len(inside)))
    return result


def tell(found: list[Bin]) -> None:
    for count, games, chance, won in found:
        error = (won * (1 - won) / games) ** 0.5
        print(f"| {count:,} | {games:,} | {100 * chance:.1f} | {100 * won:.1f} ± {100 * error:.1f} |")


def draw(found: list[Bin]) -> str:
    def x(chance: float) -> float:
        return EDGE + chance * (SIZE - 2 * EDGE)

    def y(chance: float) -> float:
        return SIZE - x(chance)

    parts = [f'<rect class="paper" width="{SIZE}" height="{SIZE}"/>']
    for level in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path class="grid" d="M{x(0)} {y(level)}H{x(1)}M{x(level)} {y(0)}V{y(1)}"/>')
        parts.append(f'<text x="{x(0) - 6}" y="{y(level) + 4}" text-anchor="end">{100 * level:.0f}</text>')
        parts.append(f'<text x="{x(level)}" y="{y(0) + 18}" text-anchor="middle">{100 * level:.0f}</text>')
    parts.append(f'<path class="even" d="M{x(0)} {y(0)}L{x(1)} {y(1)}"/>')
    for count, _, chance, won in found:
        parts.append(f'<circle class="dot" cx="{x(chance):.1f}" cy="{y(won):.1f}" r="{3 + count**0.25:.1f}"/>')
    parts.append(f'<text x="{SIZE / 2}" y="{SIZE - 8}" text-anchor="middle">predicted, %</text>')
    parts.append(f'<text x="{EDGE}" y="{EDGE - 14}">won by experts, %</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}">'
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--whole", type=Path, nargs="*", default=[])
    parser.add_argument("--folds", action="store_true", help="fit to four fifths and predict the fifth")
    asked = parser.parse_args()
    rows = rows_in(asked.files, asked.whole)
    chances = predicted_in_folds(rows) if asked.folds else [predicted(row, stage_curves()) for row in rows]
    print(f"{len({row.seed for row in rows})} games, {len(rows)} positions; then the exam's")
    found = bins(rows, chances)
    tell(found)
    exam = [at for at, row in enumerate(rows) if row.meal == EXAM]
    tell(bins([rows[at] for at in exam], [chances[at] for at in exam]))
    (HERE / "calibration.svg").write_text(draw(found))


if __name__ == "__main__":
    main()
