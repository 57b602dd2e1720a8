"""The table as one role sees it: meal track, tokens, rows, and the foods that can be taken."""

from collections.abc import Iterator, Sequence

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from doctor_rat.cli.draw.food import beside, section, squared
from doctor_rat.cli.draw.look import BAD, BRASS, GOOD, INK, LAMP, MUTED, TerminalLook, chip, names, paint
from doctor_rat.cli.words import Words
from doctor_rat.rules import Board, Complication, Eaten, Food, GreenCross, Group, Row, Variant, View
from doctor_rat.rules.cards import CROSSES_TO_LOSE, EXAM, EXTRA_MEAL, LEAN_MEAL, MEALS

_PLATE = 8
"""Columns from one meal to the next on the track."""


def table(seen: View, look: TerminalLook, width: int, words: Words) -> RenderableType:
    """Everything public, and this role's own secrets."""
    board = seen.board
    lines = [*track(board, look, words), status(seen, look, words), Text()]
    lines += rows(seen, look, width, words)
    if seen.desk is None or board.centre:
        lines += [Text(), *shelf(board, look, width, words)]
    else:
        trash = names(sorted(board.trash)) or words("no-foods")
        lines += [Text(), paint(words("terminal-trash", foods=trash))]
    return Lines(*lines)


def track(board: Board, look: TerminalLook, words: Words) -> list[Text]:
    line, marks = Text(), ""
    for meal in range(1, MEALS + 1):
        line.append_text(_plate(meal, board.meal))
        if meal < MEALS:
            line.append(look.line * (_PLATE - 3), MUTED)
        mark = _mark(meal, board.variant, words)
        marks = marks.ljust(_PLATE * (meal - 1) + 1 - len(mark) // 2) + mark if mark else marks
    line.rstrip()
    return [line, Text(marks, MUTED)]


def _plate(meal: int, current: int) -> Text:
    if meal == current:
        return Text(f"[{meal}]", f"bold {INK} on {LAMP}")
    return Text(f" {meal} ", MUTED if meal < current else "bold")


def _mark(meal: int, variant: Variant, words: Words) -> str:
    together = variant is Variant.COLLEAGUES
    if meal == EXTRA_MEAL and not together:
        return words("table-meal-extra-tag")
    if meal == LEAN_MEAL:
        return words("table-meal-trash-tag" if together else "table-meal-lean-tag")
    return words("table-meal-exam-tag") if meal == EXAM else ""


def status(seen: View, look: TerminalLook, words: Words) -> Text:
    """Tokens left, and where how many foods are."""
    board = seen.board
    others = board.tokens
    tokens = [(words("yuck"), others.pop("yuck"), seen.config.yuck)]
    if board.variant is not Variant.COLLEAGUES:
        tokens += [(words(token.replace("_", "-")), int(unused), 1) for token, unused in others.items()]
        counts = words("terminal-counts", pile=board.pile, stock=board.stock, out=board.out)
    else:
        counts = words("terminal-counts-colleagues", pile=board.pile, out=board.out)
    line = Text()
    for title, left, all_of_them in tokens:
        pips = look.token * left + look.spent * (all_of_them - left)
        line.append(f"{title} ").append(pips or "0", f"bold {BRASS}").append("   ")
    return line.append(counts, MUTED)


def rows(seen: View, look: TerminalLook, width: int, words: Words) -> list[Text]:
    """Each group's row, with its diet if this role knows it, and the complication it is under."""
    board = seen.board
    lines: list[Text] = []
    for group in board.groups:
        lines += _row(seen, group, look, width, words)
        lines += [Text("   ") + paint(note, "italic") for note in _notes(seen, group, words)]
    if any(entry.covered for row in board.rows for entry in row.eaten):
        lines.append(Text(words("terminal-covered", mark=look.covered), MUTED))
    return lines


def _row(seen: View, group: Group, look: TerminalLook, width: int, words: Words) -> list[Text]:
    board = seen.board
    row = board.rows[group]
    longest = max(len(words.label(other, board)) for other in board.groups)
    crosses = Text.assemble((look.cross * row.crosses, BAD), (look.room * (CROSSES_TO_LOSE - row.crosses), MUTED))
    label = Text.assemble(
        (words.label(group, board).ljust(longest), "bold"), " ", crosses, "  ", chip(row.identity), f" {look.arrow} "
    )
    entries = [[entry] for entry in _entries(row, board.plates[group], look, words)]
    foods = beside(entries, 2, width - label.cell_len)
    return beside([[label], squared(foods)] if foods else [[label]], 0, width)


def _entries(row: Row, plate: Sequence[Food], look: TerminalLook, words: Words) -> Iterator[Text]:
    for entry in row.entries:
        match entry:
            case GreenCross(complication):
                yield Text(f"{look.green_cross}{words.complication(complication)}", GOOD)
            case Eaten(food, _, True):
                yield Text.assemble((food, "dim strike"), (look.covered, MUTED))
            case Eaten(food, good):
                yield chip(food) + look.symbol(good)
    for food in plate:
        yield chip(food) + Text(look.waiting, "bold")


def _notes(seen: View, group: Group, words: Words) -> Iterator[str]:
    diet = seen.diets[group]
    if diet is not None:
        yield words.diet(diet)
    elif seen.role.number == group and seen.board.variant is Variant.COLLEAGUES:
        yield words("table-diet-unknown")
    complication = seen.board.complications[group]
    if complication is not None:
        yield words.complication_rule(complication)
    if seen.board.first == group:
        yield words("event-first-player", group=words.group(group, seen.board))


def shelf(board: Board, look: TerminalLook, width: int, words: Words) -> list[Text]:
    """The foods to take from, as cards."""
    parts = [(words("table-centre"), board.centre), (words("table-trash"), tuple(sorted(board.trash)))]
    if board.madness:
        parts.append((words.complication(Complication.MADNESS), board.madness))
    return beside([section(title, foods, width, look, words) for title, foods in parts], 3, width)
