"""What only the doctor sees: the stock, and who each food would suit."""

from collections.abc import Iterator

from rich.text import Text

from doctor_rat.cli.draw.look import HUES, TerminalLook, chip, names, paint
from doctor_rat.cli.words import Words
from doctor_rat.rules import Food, View


def desk(seen: View, look: TerminalLook, words: Words) -> list[Text]:
    """The stock, one food per line, then the tray."""
    assert seen.desk is not None, "only the doctor has a desk"
    lines = [Text(words("terminal-stock"), "bold")]
    lines += [_line(food, seen, look, words) for food in sorted(seen.desk.stock)]
    if seen.desk.chosen:
        tray = (*seen.desk.chosen, *([seen.desk.extra] if seen.desk.extra else []))
        lines.append(paint(words("terminal-tray", foods=names(sorted(tray)))))
    return lines


def plates(seen: View, look: TerminalLook, words: Words) -> Text:
    """The doctor's verdicts on the foods taken, in the order they would be given."""
    board = seen.board
    line = Text(words("terminal-plates"))
    for group, diet in zip(board.groups, seen.diets, strict=True):
        previous = board.rows[group].last
        for food in board.plates[group]:
            if diet is not None:
                good = diet.accepts(food, previous, board.meal)
                line.append(f"   {group} ").append_text(chip(food)).append_text(look.symbol(good))
            previous = food
    return line


def _line(food: Food, seen: View, look: TerminalLook, words: Words) -> Text:
    shapes = (look.shape(food.type) * food.quantity).ljust(4)
    line = Text.assemble("  ", chip(food), "  ", (shapes, f"bold {HUES[food.colour]}"), "  ")
    line.append(words.food(food).ljust(words.longest_food + 2))
    return line.append_text(Text("   ").join(_verdicts(food, seen, look)))


def _verdicts(food: Food, seen: View, look: TerminalLook) -> Iterator[Text]:
    """Whether this food would be good for each group in this meal, which the doctor can work out."""
    board = seen.board
    for group, diet in zip(board.groups, seen.diets, strict=True):
        if diet is not None:
            good = diet.accepts(food, board.rows[group].last, board.meal)
            yield Text.assemble(f"{group} ", look.symbol(good))
