"""Stored moves as today's rules read them.

Madness used to be predicted and judged with the rest of the meal. Now its verdict comes with the choice (RULES 6.4), so
an old log may continue after a game that is now lost at once, and may predict what has already been judged.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from doctor_rat.rules import Board, Complication, Predict
from doctor_rat.table.entries import Acted, Body, Entry, FormatError, Made, Plan, Planned
from doctor_rat.table.table import Table, fold, made


def as_read(table: Table, number: int, body: Body) -> Body:
    """The same move for today's rules. Raises `FormatError` if the game would go another way."""
    if table.game is None or not isinstance(body, Acted | Planned):
        return body
    board = table.game.board
    if board.outcome is not None:
        # Lost by Madness's verdict: what the others took and the doctor predicted afterwards changed nothing.
        return replace(body, plan=Plan()) if isinstance(body, Planned) else replace(body, actions=())
    if isinstance(body, Acted) and board.under(Complication.MADNESS) is not None:
        actions = tuple(
            [_without_madness(board, number, each) if isinstance(each, Predict) else each for each in body.actions]
        )
        return replace(body, actions=actions)
    return body


def _without_madness(board: Board, number: int, said: Predict) -> Predict:
    mad = board.under(Complication.MADNESS)
    assert mad is not None
    foretold = said.good[mad]
    if foretold is not None and foretold != board.rows[mad].eaten[-1].good:
        raise FormatError(f"entry {number} changes the verdict of Madness, which is known before the prediction now")
    return replace(said, good=tuple(None if group == mad else good for group, good in enumerate(said.good)))


def replayed(entries: Sequence[Entry]) -> Table:
    """A table from its whole log."""
    first, *rest = entries
    assert isinstance(first.body, Made)
    table = made(first.body)
    for entry in rest:
        table = fold(table, as_read(table, entry.number, entry.body)).table
    return table
