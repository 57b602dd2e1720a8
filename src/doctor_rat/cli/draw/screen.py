"""A console with our symbols and margins."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from doctor_rat.cli.draw.look import look_for, paint

_MARGIN = 1


class Screen:
    def __init__(self, console: Console) -> None:
        self.console = console
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
        for line in self.console.render_lines(part, options, pad=False):
            segments += [Segment(" " * _MARGIN), *line] if any(piece.text for piece in line) else []
            segments.append(Segment.line())
        return Segments(segments)

    def lines(self, lines: Sequence[Text]) -> None:
        self.show(*lines)


def standard_console() -> Console:
    """Standard output. What an encoding lacks, in or out, becomes a question mark and never an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False)
