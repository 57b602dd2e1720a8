"""A console with our symbols and margins, in one language."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.console import Group as Lines
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.text import Text

from doctor_rat.cli.draw.look import look_for, paint
from doctor_rat.cli.words import Words

_MARGIN = 1
_GLUE = {"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"}
"""rich breaks lines at these like at any space, so other characters stand in while it wraps."""
_GLUED = str.maketrans(_GLUE)
_SOLVED = str.maketrans({stand_in: space for space, stand_in in _GLUE.items()})


class Screen:
    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.words = Words(language, console.encoding)
        self.look = look_for(console)

    @property
    def width(self) -> int:
        """Columns between the margin and the edge."""
        return self.console.width - _MARGIN

    def say(self, sentence: str, style: str = "") -> None:
        self.show(paint(sentence, style))

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(self._with_margin(part), end="")

    def _with_margin(self, part: RenderableType) -> Segments:
        options = self.console.options.update(width=self.width)
        segments: list[Segment] = []
        for glued in self.console.render_lines(_glued(part), options, pad=False):
            line = [Segment(piece.text.translate(_SOLVED), *piece[1:]) for piece in glued]
            segments += [Segment(" " * _MARGIN), *line] if any(piece.text for piece in line) else []
            segments.append(Segment.line())
        return Segments(segments)

    def lines(self, lines: Sequence[Text]) -> None:
        self.show(*lines)


def _glued(part: RenderableType) -> RenderableType:
    match part:
        case Text():
            glued = part.copy()
            glued.plain = part.plain.translate(_GLUED)
            return glued
        case Lines():
            return Lines(*map(_glued, part.renderables))
        case Padding():
            return Padding(_glued(part.renderable), (part.top, part.right, part.bottom, part.left))
    return part


def standard_console() -> Console:
    """Standard output. Characters an encoding lacks, in or out, become question marks instead of errors."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False)
