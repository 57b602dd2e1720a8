"""Draws the plots of docs/difficulty.md from simulated games: python docs/plots/draw.py (about two minutes).

Every diet of every identity gets the same number of deals, the other two groups' diets drawn by RULES 2.7; three groups
and three Yuck! tokens. Where diets of a kind are averaged, each weighs as much as it is likely to be drawn.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from html import escape
from itertools import count
from pathlib import Path
from random import Random

from msgspec.structs import replace

from doctor_rat.belief.prior import prior
from doctor_rat.difficulty import DIET_KINDS, DietKind, kind_of
from doctor_rat.lab.simulate import count_losses
from doctor_rat.rules import IDENTITIES, Config, Diet, Food, Group, Source, diets_for, shuffle

DEALS = 300
HERE = Path(__file__).parent
KINDS = list(DIET_KINDS)
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #222 }
.small { font-size: 11px } .title { font-size: 16px; font-weight: 600 }
.paper { fill: #fff } .grid { stroke: #ddd } .mean { stroke: #222; stroke-width: 2 }
.i0 { fill: #2166ac } .i1 { fill: #1b8a3a } .i2 { fill: #c0392b } .dot { fill-opacity: .55 }
.on { fill: #111 } .over { fill: #fff }
@media (prefers-color-scheme: dark) {
  text { fill: #e8e8e8 } .paper { fill: #16181c } .grid { stroke: #3a3d44 } .mean { stroke: #fff }
  .i0 { fill: #6db3f2 } .i1 { fill: #62c980 } .i2 { fill: #ff8a7a }
  .on { fill: #111 } .over { fill: #fff }
}
"""

Game = tuple[Food, tuple[Diet, ...], Group, bool]
"""The identity and the group that was looked at, all diets, and whether the game was won."""


def games() -> Iterator[Game]:
    config = Config()
    luck = count()
    for group, identity in enumerate(IDENTITIES):
        for diet in diets_for(identity):
            chosen = shuffle(config, Random(1)).choose(Group(group), diet)
            for _ in range(DEALS):
                diets = replace(chosen, luck=next(luck)).draw_rest().deal().diets
                # One game per deal says most about the kind; each deal has its own shuffle.
                yield identity, diets, Group(group), not sum(count_losses(config, diets, 1, first=next(luck)))


def main() -> None:
    by_diet: defaultdict[tuple[Food, Diet], list[float]] = defaultdict(lambda: [0.0, 0.0])
    by_pair: defaultdict[tuple[DietKind, DietKind], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for identity, diets, group, won in games():
        diet = diets[group]
        weight = prior(identity, Source.DRAWN)[diet]
        pairs = [(kind_of(diet), kind_of(other)) for at, other in enumerate(diets) if at != group]
        cells = [by_diet[identity, diet]] + [by_pair[pair] for one, two in pairs for pair in {(one, two), (two, one)}]
        for cell in cells:
            cell[0] += weight * won
            cell[1] += weight
    rates = {key: won / total for key, (won, total) in by_diet.items()}
    (HERE / "diets.svg").write_text(strip_plot(rates), encoding="utf-8")
    pair_rates = {key: won / total for key, (won, total) in by_pair.items()}
    (HERE / "pairs.svg").write_text(heat_map(pair_rates), encoding="utf-8")


def strip_plot(rates: dict[tuple[Food, Diet], float]) -> str:
    left, top, row, wide = 190, 70, 34, 560

    def x(rate: float) -> float:
        return left + wide * rate

    bottom = top + row * len(KINDS)
    parts = [text(20, 28, "Games won, by diet", "title")]
    parts += [text(20, 48, "each mark is one diet of one identity; the bar is the mean of its kind as drawn", "small")]
    for tenth in range(0, 11, 2):
        parts.append(line(x(tenth / 10), top, x(tenth / 10), bottom, "grid"))
        parts.append(text(x(tenth / 10), bottom + 18, f"{10 * tenth} %", anchor="middle"))
    parts.append(
        text(left + wide / 2, bottom + 40, "win rate of regular bots, the other two diets drawn", anchor="middle")
    )
    for at, kind in enumerate(KINDS):
        middle = top + row * (at + 0.5)
        found = {key: rate for key, rate in rates.items() if kind_of(key[1]) is kind}
        parts.append(text(left - 12, middle + 4, kind, anchor="end"))
        for (identity, diet), rate in found.items():
            number = IDENTITIES.index(identity)
            title = f"{identity} {diet}: {rate:.0%}"
            parts.append(mark(number, x(rate), middle + (number - 1) * 9, title))
        weights = {key: prior(key[0], Source.DRAWN)[key[1]] for key in found}
        mean = sum(weights[key] * rate for key, rate in found.items()) / sum(weights.values())
        parts.append(line(x(mean), middle - 15, x(mean), middle + 15, "mean"))
    for number, identity in enumerate(IDENTITIES):
        parts.append(mark(number, left + wide - 150 + 60 * number, 44, ""))
        parts.append(text(left + wide - 140 + 60 * number, 48, identity, "small"))
    return svg(left + wide + 30, bottom + 56, parts)


def heat_map(rates: dict[tuple[DietKind, DietKind], float]) -> str:
    left, top, cell = 190, 70, 44
    parts = [text(20, 28, "Games won, by the kinds of two diets in the deal", "title")]
    parts += [text(20, 48, "win rate of regular bots in per cent, the third diet drawn", "small")]
    low, high = min(rates.values()), max(rates.values())
    for row, one in enumerate(KINDS):
        y = top + cell * row
        parts.append(text(left - 12, y + cell / 2 + 4, one, anchor="end"))
        parts.append(turned(left + cell * (row + 0.5), top + cell * len(KINDS) + 14, one))
        for column, two in enumerate(KINDS[: row + 1]):
            rate = rates.get((one, two))
            if rate is None:
                continue  # the same restriction twice: no deal has that
            fill, ink = shade((rate - low) / (high - low))
            x = left + cell * column
            parts.append(f'<rect x="{x}" y="{y}" width="{cell - 2}" height="{cell - 2}" rx="4" fill="{fill}"/>')
            parts.append(text(x + cell / 2 - 1, y + cell / 2 + 3, f"{100 * rate:.0f}", ink, "middle"))
    return svg(left + cell * len(KINDS) + 30, top + cell * len(KINDS) + 170, parts)


def shade(share: float) -> tuple[str, str]:
    """From dark red for the hardest over sand to teal for the easiest, and the ink that is readable on it."""
    stops = ((140, 30, 45), (235, 205, 150), (40, 150, 140))
    at = 2 * share
    low, high = stops[0 if at < 1 else 1], stops[1 if at < 1 else 2]
    red, green, blue = (round(one + (two - one) * (at % 1 if share < 1 else 1)) for one, two in zip(low, high))
    return f"rgb({red},{green},{blue})", "on" if at > 0.5 else "over"


def svg(width: float, height: float, parts: Iterable[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img">'
    paper = f'<rect class="paper" width="{width:g}" height="{height:g}"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", paper, *parts, "</svg>", ""])


def text(x: float, y: float, words: str, name: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{name}" text-anchor="{anchor}">{escape(words)}</text>'


def turned(x: float, y: float, words: str) -> str:
    return f'<text transform="translate({x:g} {y:g}) rotate(-45)" text-anchor="end">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, name: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{name}"/>'


def mark(number: int, x: float, y: float, title: str) -> str:
    """A circle, a square or a triangle: identities differ by shape as well as by color."""
    title = f"<title>{escape(title)}</title>" if title else ""
    match number:
        case 0:
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" class="dot i0">{title}</circle>'
        case 1:
            return f'<rect x="{x - 3:.1f}" y="{y - 3:.1f}" width="6" height="6" class="dot i1">{title}</rect>'
        case _:
            points = f"{x:.1f},{y - 4:.1f} {x + 4:.1f},{y + 3:.1f} {x - 4:.1f},{y + 3:.1f}"
            return f'<polygon points="{points}" class="dot i2">{title}</polygon>'


if __name__ == "__main__":
    main()
