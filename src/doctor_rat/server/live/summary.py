"""A table's summary for lists, stored next to its log so that lists don't read logs."""

from collections.abc import Sequence

from msgspec.structs import replace

from doctor_rat.protocol.messages import EndedGame, ListedSeat, ListedTable
from doctor_rat.rules import Board
from doctor_rat.server.deals.score import score_of
from doctor_rat.server.storage import Summary
from doctor_rat.table import Entry, GuestId, Table, TableId
from doctor_rat.table.admission import code_of
from doctor_rat.table.agreement import awaited
from doctor_rat.table.entries import Kicked
from doctor_rat.table.old import replayed_gently
from doctor_rat.table.seats import empty_roles
from doctor_rat.table.wire import is_public


def summary_of(table: Table, touched: int) -> Summary:
    board = None if table.game is None else table.game.board
    listed = ListedTable(
        id=table.id,
        stage=table.stage,
        options=table.options,
        seats=tuple([ListedSeat(seat.roles, table.name_at(seat), seat.bot) for seat in table.seats]),
        meal=table.meal,
        won=None if board is None or board.outcome is None else board.outcome.won,
        touched=touched,
        ended=None if board is None else _ended(board),
        study=table.study is not None,
    )
    return Summary(
        listed=listed,
        guests=tuple([seat.guest for seat in table.seats if seat.guest is not None and seat.guest not in table.kicked]),
        turn=turn_of(table),
        holders=tuple([seat.guest for seat in table.seats]),
        code=code_of(table),
        score=score_of(table.game),
        count=table.open_count,
    )


def _ended(board: Board) -> EndedGame | None:
    found = board.outcome
    return None if found is None else EndedGame(found.reason, found.meal, board.yuck)


def turn_of(table: Table) -> tuple[GuestId, ...]:
    """The people the game is waiting for."""
    return tuple([seat.guest for seat in awaited(table) if seat.guest is not None and seat.is_person])


def shown(listed: ListedTable) -> ListedTable:
    """Add what follows from the rest, and so isn't stored."""
    return replace(listed, empty=len(empty_roles(listed.options.config(), listed.seats)))


def listed_for(summary: Summary, guest: GuestId) -> ListedTable:
    seats = summary.listed.seats
    if guest in summary.holders:
        seats = tuple(replace(seat, yours=holder == guest) for seat, holder in zip(seats, summary.holders, strict=True))
    return replace(shown(summary.listed), seats=seats, your_turn=guest in summary.turn, seated=guest in summary.guests)


def is_listed(entry: Entry) -> bool:
    """Whether it changes what lists show: anything public, and a kick, which removes a table from someone's list."""
    return is_public(entry) or isinstance(entry.body, Kicked)


async def summarize(_: TableId, entries: Sequence[Entry]) -> Summary:
    """Rebuild a summary from the log."""
    told = next(entry.at for entry in reversed(entries) if is_listed(entry))
    return summary_of(await replayed_gently(entries), told)
