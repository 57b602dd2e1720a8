"""Food cards, and laying them side by side."""

from collections.abc import Sequence

from rich.text import Text

from doctor_rat.cli.draw.look import CHIPS, HUES, MUTED, TerminalLook
from doctor_rat.cli.words import Words
from doctor_rat.rules import Food

Block = list[Text]
"""Lines of equal width, to lay next to others."""


def card(food: Food, look: TerminalLook, words: Words) -> Block:
    """A bordered card with its notation on the edge, its quantity as shapes, and its color and type in words."""
    hue, inner = HUES[food.colour], words.longest_face + 1
    left, right, low_left, low_right = tuple(look.corners)
    label = f" {food} "
    edge = look.line * (inner - len(label) - 1)
    top = Text.assemble((left + look.line, hue), (label, CHIPS[food.colour]), (edge + right, hue))
    faces = (
        Text(" ".join(look.shape(food.type) * food.quantity), f"bold {hue}"),
        Text(words.colour_name(food.colour)),
        Text(words.type_name(food.type)),
    )
    return [
        top,
        *(_walled(face, inner, look.wall, hue) for face in faces),
        Text(low_left + look.line * inner + low_right, hue),
    ]


def _walled(face: Text, inner: int, wall: str, hue: str) -> Text:
    padding = " " * (inner - 1 - face.cell_len)
    return Text.assemble((wall, hue), " ", face, padding, (wall, hue))


def section(title: str, foods: Sequence[Food], width: int, look: TerminalLook, words: Words) -> Block:
    """A title and its cards, as many side by side as fit."""
    if not foods:
        return squared([Text(title, "bold"), Text(words("no-foods"), MUTED)])
    return squared([Text(title, "bold"), *beside([card(food, look, words) for food in foods], 1, width)])


def beside(blocks: Sequence[Block], gap: int, width: int) -> list[Text]:
    """Lay blocks from left to right, wrapping at the width."""
    lines: list[Text] = []
    band: list[Block] = []
    for block in blocks:
        if band and sum(_width(one) + gap for one in band) + _width(block) > width:
            lines += _joined(band, gap)
            band = []
        band.append(block)
    return lines + _joined(band, gap)


def squared(lines: Sequence[Text]) -> Block:
    """The lines, padded to the longest."""
    longest = max(line.cell_len for line in lines)
    return [Text.assemble(line, " " * (longest - line.cell_len)) for line in lines]


def _width(block: Block) -> int:
    return block[0].cell_len


def _joined(band: Sequence[Block], gap: int) -> list[Text]:
    height = max(map(len, band), default=0)
    filled = [[*block, *[Text(" " * _width(block))] * (height - len(block))] for block in band]
    lines = [Text(" " * gap).join(parts) for parts in zip(*filled, strict=True)]
    for line in lines:
        line.rstrip()
    return lines
