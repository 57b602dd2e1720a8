"""Stored moves as today's rules read them.

Madness used to be predicted and judged with the rest of the meal. Now its verdict comes with the choice (RULES 6.4), so
an old log may continue after a game that is now lost at once, and may predict what has already been judged.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from doctor_rat.rules import Board, Complication, Predict
from doctor_rat.table.entries import Acted, Body, Entry, FormatError, Made, Plan, Planned
from doctor_rat.table.gently import gently
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
    table = _first(entries)
    for entry in entries[1:]:
        table = _next(table, entry)
    return table


async def replayed_gently(entries: Sequence[Entry]) -> Table:
    """The same for a log that may be long, while others have their turn."""
    table = _first(entries)
    async for entry in gently(entries[1:]):
        table = _next(table, entry)
    return table


def _first(entries: Sequence[Entry]) -> Table:
    body = entries[0].body
    assert isinstance(body, Made)
    return made(body)


def _next(table: Table, entry: Entry) -> Table:
    return fold(table, as_read(table, entry.number, entry.body)).table
