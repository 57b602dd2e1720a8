"""Who may take over a bot's seat, and whose seat a bot may take over."""

from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.seats import Seat
from doctor_rat.table.table import Table
from doctor_rat.table.values import GuestId, Pace, Stage


def is_free(table: Table, seat: Seat) -> bool:
    """Whether a spectator may take over this seat: not if its person only left, because they may come back."""
    running = table.stage in (Stage.SETUP, Stage.GAME) and table.options.latecomers
    return table.is_given_up(seat) and (running or table.stage is Stage.LOBBY)


def not_replaceable(table: Table, seat: Seat) -> Denied | None:
    """Why no bot may be sent here, even if this person is gone. At a slow table one comes at the deadline."""
    if table.stage not in (Stage.SETUP, Stage.GAME):
        return Denied(TableCode.WRONG_STAGE, stage=table.stage)
    if table.options.pace is Pace.SLOW:
        return Denied(TableCode.TOO_EARLY)
    return None if seat.is_person else Denied(TableCode.NOT_A_PERSON, seat=seat.id)


def check_may_take(table: Table, seat: Seat, guest: GuestId) -> None:
    if table.seat_of(guest) is not None:
        raise Denied(TableCode.SEATED)
    if table.stage is Stage.OVER:
        raise Denied(TableCode.WRONG_STAGE, stage=table.stage)
    if not table.is_given_up(seat):
        raise Denied(TableCode.NOT_A_BOT, seat=seat.id)
    if not is_free(table, seat):
        raise Denied(TableCode.NO_LATECOMERS)
    if any(known == guest and sight is not seat.sight for known, sight in table.knows):
        # Removed from another seat of this game and readmitted: a doctor must not become a rat.
        raise Denied(TableCode.KNOWS_TOO_MUCH)
