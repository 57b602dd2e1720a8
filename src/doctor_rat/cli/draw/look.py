"""Symbols and colors. Every color also has a letter or a word, and every symbol an ASCII form."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from doctor_rat.rules import Colour, Food, Type

INK, LAMP, BRASS, MUTED = "#261a2c", "#ffd27a", "#c9953f", "dim"
GOOD, BAD = "bold #2f9e44", "bold #d23a2e"

HUES = {
    Colour.RED: "#d23a2e",
    Colour.ORANGE: "#ee7f1e",
    Colour.YELLOW: "#f2b91f",
    Colour.GREEN: "#33895a",
    Colour.BLUE: "#2c6bbd",
}
CHIPS = {
    Colour.RED: f"bold #ffffff on {HUES[Colour.RED]}",
    Colour.ORANGE: f"bold {INK} on {HUES[Colour.ORANGE]}",
    Colour.YELLOW: f"bold {INK} on {HUES[Colour.YELLOW]}",
    Colour.GREEN: f"bold #ffffff on {HUES[Colour.GREEN]}",
    Colour.BLUE: f"bold #ffffff on {HUES[Colour.BLUE]}",
}

_FOOD = re.compile(r"\b[1-4][roygb][clv]\b")


@dataclass(frozen=True)
class TerminalLook:
    """The characters to draw with."""

    cheese: str
    liquid: str
    vegetable: str
    check: str
    cross: str
    green_cross: str
    covered: str
    waiting: str
    token: str
    spent: str
    room: str
    """Where a cross could still go."""
    arrow: str
    line: str
    wall: str
    corners: str
    """Top left, top right, bottom left, bottom right."""

    def shape(self, kind: Type) -> str:
        return {Type.CHEESE: self.cheese, Type.LIQUID: self.liquid, Type.VEGETABLE: self.vegetable}[kind]

    def symbol(self, good: bool) -> Text:
        return Text.assemble((self.check, GOOD) if good else (self.cross, BAD))


UNICODE = TerminalLook("▲", "●", "♣", "✓", "✗", "✚", "▒", "?", "●", "○", "·", "▸", "─", "│", "╭╮╰╯")
ASCII = TerminalLook("A", "o", "*", "+", "x", "#", "~", "?", "@", ".", ".", ">", "-", "|", "++++")


def look_for(console: Console) -> TerminalLook:
    """What this console's encoding can show."""
    symbols = "".join(vars(UNICODE).values())
    try:
        symbols.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE


def paint(sentence: str, style: str = "") -> Text:
    """A sentence with every food's notation in its color."""
    text = Text(sentence, style)
    for found in _FOOD.finditer(sentence):
        text.stylize(CHIPS[Colour(found[0][1])], *found.span())
    return text


def chip(food: Food) -> Text:
    return Text.assemble((food, CHIPS[food.colour]))


def names(foods: Sequence[Food]) -> str:
    """Foods as they are typed, separated by spaces."""
    return " ".join(foods)
