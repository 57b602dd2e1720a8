"""Who may talk when (RULES 4.1, 6.2, 7.6)."""

from doctor_rat.rules import Variant
from doctor_rat.rules.legal import acting
from doctor_rat.table.agreement import is_silenced
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.seats import Seat
from doctor_rat.table.table import Table
from doctor_rat.table.values import Stage


def check_may_talk(table: Table, seat: Seat | None) -> None:
    if seat is None:
        raise Denied(TableCode.SILENT_SPECTATOR)
    if seat.muted:
        raise Denied(TableCode.MUTED)
    if table.stage in (Stage.LOBBY, Stage.OVER):
        return
    if seat.is_doctor:
        raise Denied(TableCode.SILENT_DOCTOR)
    if table.options.variant is Variant.COLLEAGUES and not _has_the_turn(table, seat):
        raise Denied(TableCode.SILENT_TURN)
    if is_silenced(table, seat.id):
        raise Denied(TableCode.SILENT_SOLO)


def _has_the_turn(table: Table, seat: Seat) -> bool:
    return table.game is not None and seat.colleague in acting(table.game.board)
