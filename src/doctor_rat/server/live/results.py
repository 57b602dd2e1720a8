"""How a finished game ended for everyone seated there."""

from collections.abc import Sequence

from doctor_rat.difficulty import grade_of, predict
from doctor_rat.protocol.progress import PlayedSide
from doctor_rat.rules import Role, State
from doctor_rat.server.storage.played import Played
from doctor_rat.table import DietsFrom, Entry, GuestId, Stage, Table
from doctor_rat.table.seats import Seat


def ends(table: Table, entries: Sequence[Entry]) -> bool:
    """Whether these entries, the table's last, ended the game: nobody moves after the end."""
    return table.stage is Stage.OVER and any(entry.body.effect.game for entry in entries)


def ended_at(entries: Sequence[Entry]) -> int:
    return next(entry.at for entry in reversed(entries) if entry.body.effect.game)


def results(table: Table, at: int) -> tuple[Played, ...]:
    assert table.game is not None
    game, people = table.game, [(seat, seat.guest) for seat in table.seats if seat.guest is not None]
    return tuple(_result(table, game, seat, guest, at) for seat, guest in people if guest not in table.kicked)


def _result(table: Table, game: State, seat: Seat, guest: GuestId, at: int) -> Played:
    board = game.board
    assert board.outcome is not None
    return Played(
        table=table.id,
        guest=guest,
        at=at,
        counted=_counts(table, seat, guest),
        variant=game.config.variant,
        side=side_of(seat),
        diets=table.options.diets,
        difficulty=grade_of(predict(game.config, game.deal.diets)),
        won=board.outcome.won,
        meal=board.outcome.meal,
        crosses=sum(not eaten.good for row in board.rows for eaten in row.eaten),
        yuck=game.config.yuck,
        yuck_left=board.yuck,
    )


def _counts(table: Table, seat: Seat, guest: GuestId) -> bool:
    """Whether they played to the end a deal they couldn't know. `write_played` rules out latecomers."""
    saw_it_all = (guest, Role.DOCTOR) in table.knows and not seat.is_doctor
    return table.study is None and table.options.diets is not DietsFrom.LESSON and seat.is_person and not saw_it_all


def side_of(seat: Seat) -> PlayedSide:
    if seat.is_rat:
        return PlayedSide.RATS
    return PlayedSide.DOCTOR if seat.is_doctor else PlayedSide(f"colleague-{seat.colleague}")
