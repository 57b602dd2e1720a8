"""The picture of a moment that sites show next to a link: 1200 by 630, from the client's drawings."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import as_file, files
from typing import Any

from doctor_rat.locales import words
from doctor_rat.rules import Diet, Food, Record, Source, Variant
from doctor_rat.rules.diets import Takes
from doctor_rat.rules.state import Eaten, GreenCross, Row
from doctor_rat.server.sharing.moment import MomentSeen, moment_of
from doctor_rat.server.sharing.words import title_of

WIDE, HIGH = 1200, 630
HORIZON = 132
FONT = "bricolage-grotesque.ttf"
_CARD = 136 / 100
_COLOURS = ("red", "orange", "yellow", "green", "blue")
MOST_IN_TRASH = 12
SIGN = 26
"""Width of a sign between two symbols."""


def draw(record: Record, sources: tuple[Source, ...], step: int, eyes: str, language: str) -> bytes:
    """As PNG."""
    import resvg_py

    moment = moment_of(record, sources, step, eyes)
    with as_file(files("doctor_rat.server.sharing") / FONT) as font:
        return resvg_py.svg_to_bytes(
            svg_string=svg_of(moment, language), skip_system_fonts=True, font_files=[str(font)], width=WIDE, height=HIGH
        )


@cache
def _art() -> dict[str, Any]:
    """Made by `make types` from the client's drawings."""
    found: dict[str, Any] = json.loads((files("doctor_rat.server.sharing") / "art.json").read_text(encoding="utf-8"))
    return found


def svg_of(moment: MomentSeen, language: str) -> str:
    art = _art()
    parts = [*_kitchen(), *_signs(moment, language), *_pool(moment), *_trash(moment), *_towels(moment, language)]
    drawn = "".join(parts)
    for colour in _COLOURS:
        drawn = drawn.replace(f">letter-{colour}<", f">{escape(words(language, f'letter-{colour}'))}<")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        f"<style>{art['style']}</style>{art['sprite']}{drawn}</svg>"
    )


def _colour(name: str) -> str:
    found: str = _art()["colours"][name]
    return found


def _placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A drawing with its own frame, placed."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" overflow="visible"'
    return svg.replace("<svg ", f"<svg {place} ", 1)


def _text(text: str, x: float, y: float, size: float, fill: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="Bricolage Grotesque" font-weight="800" font-size="{size:.1f}" '
        f'fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _card(food: Food, x: float, y: float, width: float, turn: float = 0, *, dashed: bool = False) -> str:
    height = width * _CARD
    edge = f'stroke="{_colour("lamp")}" stroke-width="4" stroke-dasharray="9 6"' if dashed else ""
    edge = edge or f'stroke="{_colour("paper-edge")}" stroke-width="1.5"'
    paper = (
        f'<rect width="{width:.1f}" height="{height:.1f}" rx="{width * 0.06:.1f}" fill="{_colour("paper")}" {edge}/>'
    )
    shadow = paper.replace(_colour("paper"), _colour("shadow")).partition(" stroke=")[0]
    drawn = _placed(_art()["foods"][food.value], 0, 0, width, height)
    centre = f"rotate({turn} {width / 2:.1f} {height / 2:.1f})"
    under = f'<g transform="translate(-3 5)">{shadow}/></g>'
    return f'<g transform="translate({x:.1f} {y:.1f}) {centre}">{under}{paper}{drawn}</g>'


# Behind everything


def _kitchen() -> Iterator[str]:
    yield f'<rect width="{WIDE}" height="{HIGH}" fill="{_colour("sky")}"/>'
    for name, reach in (("sky-1", 560), ("sky-2", 400), ("sky-3", 260)):
        yield f'<ellipse cx="600" cy="{HORIZON}" rx="{reach}" ry="{reach * 0.3:.0f}" fill="{_colour(name)}"/>'
    yield f'<rect y="{HORIZON}" width="{WIDE}" height="{HIGH}" fill="{_colour("wood")}"/>'
    pool = "".join(f'<path d="{path}" fill="{colour}"/>' for path, colour in _art()["pool"])
    pool = f'<g transform="translate(-120 0) scale(1 1.05)">{pool}</g>'
    yield f'<svg y="{HORIZON}" width="{WIDE}" height="{HIGH}">{pool}</svg>'
    yield f'<rect y="{HORIZON - 4}" width="{WIDE}" height="10" fill="{_colour("wood-edge")}"/>'
    yield f'<path d="M540 70L330 380Q600 440 870 380L660 70Z" fill="{_colour("beam")}"/>'
    yield _placed(_art()["lamp"], 500, -24, 200, 144)


def _signs(moment: MomentSeen, language: str) -> Iterator[str]:
    ink, enamel = _colour("enamel-text"), _colour("enamel")
    yield f'<rect x="36" y="30" width="250" height="70" rx="12" fill="{enamel}" stroke="{ink}" stroke-width="3"/>'
    yield _text(words(language, "app-name"), 161, 77, 37, ink, "middle")
    title = title_of(moment, language)
    size = min(37.0, 440 / (0.52 * len(title)))
    yield _text(title, WIDE - 40, 77, size, _colour("text"), "end")


# What lies in the light


def _pool(moment: MomentSeen) -> Iterator[str]:
    foods, chosen = _foods(moment)
    width = min(112.0, 560 / max(1, len(foods)))
    gap = width * 0.22
    left = 600 - (len(foods) * width + (len(foods) - 1) * gap) / 2
    for at, food in enumerate(foods):
        x, y = left + at * (width + gap), 192.0
        if food not in chosen:
            plate = _art()["plates"][str(at % 4)]
            yield _placed(plate, x - width * 0.2, y - width * 0.02, width * 1.4, width * 1.4)
        yield _card(food, x, y - (14 if food in chosen else 0), width, (-4, 3, -2, 5, -3)[at % 5])


def _foods(moment: MomentSeen) -> tuple[Sequence[Food], Sequence[Food]]:
    """What is on offer, or what the doctor can choose from, and which of it is chosen."""
    board, desk = moment.board, moment.desk
    if board.centre or board.madness:
        return (*board.centre, *board.madness), ()
    if desk is not None and (desk.stock or desk.chosen):
        return (*desk.to_serve, *desk.stock), desk.to_serve
    return (), ()


def _trash(moment: MomentSeen) -> Iterator[str]:
    """Next to the light; the latest card lies on top."""
    shown = moment.board.trash[-MOST_IN_TRASH:]
    for at, food in enumerate(shown):
        row, column = divmod(at, 4)
        yield _card(food, 968 + column * 50 - row * 6, 168 + row * 58, 46, (-7, 4, -3, 8)[column])
    for at in range(moment.board.yuck):
        yield _placed(_art()["yuck"], 60 + at * 74, 190, 66, 66)


# The groups' towels


def _towels(moment: MomentSeen, language: str) -> Iterator[str]:
    count = len(moment.board.rows)
    width = (WIDE - 24 * (count + 1)) / count
    for group in range(count):
        yield from _towel(moment, group, 24 + group * (width + 24), width, language)


def _towel(moment: MomentSeen, group: int, x: float, width: float, language: str) -> Iterator[str]:
    y, height, row = 372.0, 240.0, moment.board.rows[group]
    cloth, stripe = _colour(f"cloth-{group}"), _colour(f"cloth-{group}-stripe")
    yield f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="14" fill="{cloth}"/>'
    for at in (12, 22):
        yield f'<rect x="{x:.0f}" y="{y + height - at - 6:.0f}" width="{width:.0f}" height="4" fill="{stripe}"/>'
    rat = _art()["rats"][row.identity.value + _mood(moment)]
    yield f'<g transform="translate({x + 12:.1f} {y - 18:.1f}) scale(.8)">{rat}</g>'
    kind = row.identity.type.name.lower()
    name = words(language, "group-short", {"identity": kind})
    if moment.board.variant is Variant.COLLEAGUES:
        name = words(language, "colleague", {"number": group})
    room = width - 110 - (0 if moment.diets[group] is None else 130)
    yield _text(name, x + 100, y + 40, min(25.0, room / (0.55 * len(name))), _colour("text"))
    diet = moment.diets[group]
    if diet is not None:
        yield from _label(diet, x + width - 142, y - 14)
    yield from _eaten(row, moment.board.plates[group], x + 18, y + 92, width - 36)


def _mood(moment: MomentSeen) -> str:
    outcome = moment.board.outcome
    if outcome is None:
        return ""
    return "-happy" if outcome.won else "-yuck"


def _eaten(row: Row, plate: Sequence[Food], x: float, y: float, room: float) -> Iterator[str]:
    """The row with its verdicts, then the plate."""
    entries: list[Eaten | GreenCross | Food] = [*row.entries, *plate]
    width = 74.0
    step = min(width + 8, (room - width) / max(1, len(entries) - 1))
    for at, entry in enumerate(entries):
        left = x + at * step
        if isinstance(entry, GreenCross):
            yield _placed(_art()["complications"][entry.complication.value], left, y + 14, width, width)
        elif isinstance(entry, Eaten):
            mark = _art()["marks"]["good" if entry.good else "bad"]
            faded = ' opacity="0.35"' if entry.covered else ""
            yield f"<g{faded}>{_placed(mark, left + 4, y - 24, 28, 28)}</g>"
            yield _card(entry.food, left, y, width)
        else:
            yield _card(entry, left, y - 8, width, 3, dashed=True)


# A diet's label: its symbols


def _label(diet: Diet, x: float, y: float) -> Iterator[str]:
    look = f'fill="{_colour("paper")}" stroke="{_colour("paper-edge")}" stroke-width="3"'
    yield f'<rect x="{x:.0f}" y="{y:.0f}" width="132" height="76" rx="6" {look}/>'
    symbols = list(_symbols(diet))
    signs = sum(not svg for _, svg in symbols)
    width = (120 - SIGN * signs) / max(1, len(symbols) - signs)
    left = x + 6 if signs < len(symbols) else x + 66 - SIGN / 2
    for text, svg in symbols:
        if svg:
            yield _placed(svg, left + 2, y + 12, width - 4, 52)
        else:
            yield _sign(text, left + SIGN / 2, y + 50)
        left += width if svg else SIGN


def _sign(text: str, x: float, y: float) -> str:
    """The font has neither arrows nor a sign for what is different."""
    if text != "≠":
        return _text(text.replace("⇄", "-"), x, y, 34, _colour("ink"), "middle")
    struck = f'<path d="M{x - 7:.1f} {y + 2:.1f}L{x + 7:.1f} {y - 26:.1f}" stroke="{_colour("ink")}" stroke-width="5"/>'
    return _text("=", x, y, 34, _colour("ink"), "middle") + struck


def _symbols(diet: Diet) -> Iterator[tuple[str, str]]:
    art = _art()
    match diet.takes:
        case Takes.ONE_OR_TWO | Takes.SIDES:
            drawings = art["crossed" if diet.forbids else "cards"]
            yield from _joined([drawings[card.value] for card in diet.cards()], diet.sign)
        case Takes.CATEGORY:
            yield diet.sign, ""
            yield from (("", art["categories"][card.value]) for card in diet.cards())
        case Takes.NOTHING:
            yield diet.sign, ""


def _joined(drawings: Sequence[str], sign: str) -> Iterator[tuple[str, str]]:
    for at, drawing in enumerate(drawings):
        if at:
            yield sign, ""
        yield "", drawing
