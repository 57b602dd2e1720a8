"""Longer texts: the list of diets, and the end of a game."""

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from doctor_rat.cli import words
from doctor_rat.cli.draw.look import GOOD, MUTED, Look, paint
from doctor_rat.cli.draw.table import rows
from doctor_rat.rules import DietName, View


def diet_list() -> RenderableType:
    """The six diets, which anybody may look up at any time (RULES 2.12)."""
    parts: list[RenderableType] = [Text(words.DIETS_TITLE, "bold")]
    for name in DietName:
        title, explanation = words.DIETS[name]
        parts += [Text(f"  {title}", "bold #ee7f1e"), Padding(Text(explanation), (0, 2, 0, 4))]
    return Lines(*parts, Text(words.DIETS_NOTE, MUTED))


def ending(seen: View, look: Look, width: int) -> RenderableType:
    """How it ended, with the diets laid open; for a view of a game that is over."""
    outcome = seen.board.outcome
    assert outcome is not None, "the game isn't over"
    lines = [Text(words.DIETS_REVEALED, "bold"), *rows(seen, look, width), Text()]
    lines.append(Text(words.tokens_left(seen.board.yuck)))
    if outcome.won and seen.board.yuck == seen.config.yuck:
        lines.append(paint(words.NONE_SPENT, GOOD))
    return Lines(*lines, Text(words.KIND_WORD[outcome.reason], "italic"))
