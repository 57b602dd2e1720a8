"""Whose table it is: the host's rights, and who gets them next."""

from collections.abc import Callable

from doctor_rat.table.entries import Hosting
from doctor_rat.table.seats import Seat
from doctor_rat.table.table import Table
from doctor_rat.table.values import GuestId, Pace


def anybody(_: GuestId) -> bool:
    return True


def next_host(table: Table, is_here: Callable[[GuestId], bool] = anybody) -> Hosting | None:
    """The first other person who still plays, preferably someone who isn't muted."""
    heirs = [seat for seat in table.seats if may_host(table, seat) and seat.guest is not None and is_here(seat.guest)]
    heirs.sort(key=lambda seat: seat.muted)
    return Hosting(heirs[0].id) if heirs else None


def may_host(table: Table, seat: Seat) -> bool:
    """Whether a person other than the host plays here and wasn't kicked."""
    return seat.is_person and seat.guest != table.owner and seat.guest not in table.kicked


def needs_no_host(table: Table, is_here: Callable[[GuestId], bool]) -> bool:
    """Whether anyone at the table may start without the host. Not at a slow table, where people come and go."""
    return table.options.pace is Pace.LIVE and not is_here(table.owner)
