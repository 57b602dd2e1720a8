"""Stored moves as today's rules read them.

Madness was once judged with the rest of the meal, and predicted. Since then its verdict comes with the choice (RULES
6.4), so an old log may go on after a game that is now lost at once, and may predict what has been judged.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from doctor_rat.rules import Board, Complication, Predict
from doctor_rat.table.entries import Acted, Body, Entry, FormatError, Made, Plan, Planned
from doctor_rat.table.table import Table, fold, made


def as_read(table: Table, number: int, body: Body) -> Body:
    """The same move for today's rules. Raises `FormatError` where the game would go another way."""
    if table.game is None or not isinstance(body, Acted | Planned):
        return body
    board = table.game.board
    if board.outcome is not None:
        # Lost by Madness's verdict: what the others still took and the doctor said changed nothing.
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
        raise FormatError(f"entry {number} moves a food of Madness, which these rules judge before")
    return replace(said, good=tuple(None if group == mad else good for group, good in enumerate(said.good)))


def replayed(entries: Sequence[Entry]) -> Table:
    """A table from its whole log."""
    first, *rest = entries
    assert isinstance(first.body, Made)
    table = made(first.body)
    for entry in rest:
        table = fold(table, as_read(table, entry.number, entry.body)).table
    return table
