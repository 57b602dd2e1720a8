"""Longer texts: the list of diets, and the end of a game."""

from collections.abc import Mapping, Sequence

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from doctor_rat.bots import Reason
from doctor_rat.bots.reasons import Key
from doctor_rat.cli import words
from doctor_rat.cli.draw.look import GOOD, MUTED, Look, paint
from doctor_rat.cli.draw.table import rows
from doctor_rat.rules import DietName, View

_DULL = (Key.RANDOM, Key.DOCTOR_SERVES, Key.DOCTOR_ALL_GOOD, Key.COLLEAGUE_NO_CHOICE, Key.COLLEAGUE_NOTHING_TO_RETURN)


def diet_list() -> RenderableType:
    """The six diets, which anybody may look up at any time (RULES 2.12)."""
    parts: list[RenderableType] = [Text(words.DIETS_TITLE, "bold")]
    for name in DietName:
        title, explanation = words.DIETS[name]
        parts += [Text(f"  {title}", "bold #ee7f1e"), Padding(Text(explanation), (0, 2, 0, 4))]
    return Lines(*parts, Text(words.DIETS_NOTE, MUTED))


def reasons(found: Sequence[Reason]) -> list[Text]:
    """What bots say, one sentence a line."""
    sentences = [sentence for reason in found if (sentence := words.reason(reason))]
    return [paint(f"  {sentence}") for sentence in sentences] or [Text(words.NOBODY_SAYS)]


def minds(found: Mapping[int, Sequence[Reason]]) -> list[Text]:
    """What bots had in mind, a paragraph a meal, without what goes without saying."""
    lines: list[Text] = []
    for meal, each in found.items():
        told = [words.reason(reason) for reason in each if reason.key not in _DULL]
        if sentences := list(filter(None, told)):
            lines.append(paint(words.mind(meal, sentences)))
    return [Text(words.MINDS_TITLE, "bold"), *lines] if lines else []


def ending(seen: View, look: Look, width: int) -> RenderableType:
    """How it ended, with the diets laid open; for a view of a game that is over."""
    outcome = seen.board.outcome
    assert outcome is not None, "the game isn't over"
    lines = [Text(words.DIETS_REVEALED, "bold"), *rows(seen, look, width), Text()]
    lines.append(Text(words.tokens_left(seen.board.yuck)))
    if outcome.won and seen.board.yuck == seen.config.yuck:
        lines.append(paint(words.NONE_SPENT, GOOD))
    return Lines(*lines, Text(words.KIND_WORD[outcome.reason], "italic"))
