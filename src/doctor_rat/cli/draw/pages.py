"""Longer texts: the list of diets, and the end of a game."""

from collections.abc import Mapping, Sequence

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from doctor_rat.bots import BotReason
from doctor_rat.bots.reasons import ReasonKey
from doctor_rat.cli.draw.look import GOOD, TerminalLook, paint
from doctor_rat.cli.draw.table import rows
from doctor_rat.cli.words import Words
from doctor_rat.rules import Board, DietName, View

_DULL = (
    ReasonKey.RANDOM,
    ReasonKey.DOCTOR_SERVES,
    ReasonKey.DOCTOR_ALL_GOOD,
    ReasonKey.COLLEAGUE_NO_CHOICE,
    ReasonKey.COLLEAGUE_NOTHING_TO_RETURN,
)


def diet_list(words: Words) -> RenderableType:
    """The six diets, which anyone may look up at any time (RULES 2.12)."""
    parts: list[RenderableType] = [Text(words("terminal-diets"), "bold")]
    for name in DietName:
        title = Text(f"  {words('diet-name', diet=name.value)}", "bold #ee7f1e")
        parts += [title, Padding(Text(words("diet-rule", diet=name.value)), (0, 2, 0, 4))]
    return Lines(*parts)


def reasons(found: Sequence[BotReason], board: Board, words: Words) -> list[Text]:
    """What bots say, one sentence per line."""
    sentences = [sentence for reason in found if (sentence := words.reason(reason, board))]
    return [paint(f"  {sentence}") for sentence in sentences] or [Text(words("terminal-nobody-says"))]


def minds(found: Mapping[int, Sequence[BotReason]], board: Board, words: Words) -> list[Text]:
    """What bots had in mind, a paragraph per meal, without the obvious."""
    lines: list[Text] = []
    for meal, each in found.items():
        told = [words.reason(reason, board) for reason in each if reason.key not in _DULL]
        if sentences := list(filter(None, told)):
            lines.append(paint(words("terminal-mind", meal=meal, sentences=" ".join(sentences))))
    return [Text(words("terminal-minds"), "bold"), *lines] if lines else []


def ending(seen: View, look: TerminalLook, width: int, words: Words) -> RenderableType:
    """How it ended, with the diets revealed; for a view of a finished game."""
    outcome = seen.board.outcome
    assert outcome is not None, "the game isn't over"
    lines = [Text(words("table-end-diets"), "bold"), *rows(seen, look, width, words), Text()]
    lines.append(Text(words("table-end-saved", count=seen.board.yuck)))
    if outcome.won and seen.board.yuck == seen.config.yuck:
        lines.append(paint(words("table-end-unspent" if seen.config.yuck else "table-end-ultimate"), GOOD))
    return Lines(*lines, Text(words("terminal-kind-word", reason=outcome.reason.value), "italic"))
