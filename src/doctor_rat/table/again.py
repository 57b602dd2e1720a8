"""The same people at a new table, with the roles passed on."""

from msgspec.structs import replace

from doctor_rat.table.admission import check_may_look
from doctor_rat.table.decide import STAND_IN
from doctor_rat.table.entries import Body, BotSat, Joined, Kicked, Made, Muted, Sat, Youngest
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.seats import Seat, passed_on
from doctor_rat.table.table import Table
from doctor_rat.table.values import BotLevel, GuestId, SeatId, TableId


def next_table(table: Table, named: TableId, invite: str, asked_by: GuestId) -> tuple[Made, tuple[Body, ...]]:
    """The first entries of the next table: people who stayed to the end keep a seat, and bots replace those who left.

    Guests who were invited, kicked or muted still are.
    """
    # Renumber from one: a new table numbers its seats from there.
    before = tuple(replace(seat, id=SeatId(f"s{number}")) for number, seat in enumerate(table.seats, 1))
    left = {seat.id for seat in before if _has_left(table, seat)}
    stayed = tuple(_given_up(seat) if seat.id in left else seat for seat in before)
    seats = passed_on(table.config, stayed, left)
    people = {seat.guest: seat.name for seat in seats if seat.guest is not None}
    owner = _owner(table, tuple(people), asked_by)
    made = Made(named, table.options.after(), owner, people.get(owner, ""), invite)
    marked = [Youngest(seat.id) for seat in seats if seat.youngest]
    kicked = [Kicked(guest) for guest in sorted(table.kicked)]
    muted = [Muted(seat.id, True) for seat in seats if seat.guest in table.muted - {owner}]
    watching = sorted(table.invited - people.keys() - table.kicked - {owner})
    invited = [Joined(guest) for guest in watching]
    return made, (*map(_sits, seats), *marked, *kicked, *muted, *invited)


def check_may_call(table: Table, guest: GuestId) -> None:
    """Only those seated here may call the others to the next table."""
    check_may_look(table, guest)
    if table.seat_of(guest) is None:
        raise Denied(TableCode.NOT_SEATED)


def _owner(table: Table, people: tuple[GuestId, ...], asked_by: GuestId) -> GuestId:
    """The same owner, or else the first who stayed, preferably someone who isn't muted."""
    heirs = sorted(people, key=lambda guest: guest in table.muted)
    return next((guest for guest in (table.owner, *heirs) if guest in people), asked_by)


def _has_left(table: Table, seat: Seat) -> bool:
    if seat.guest is None:
        return seat.bot is None  # its person's data was deleted
    return not seat.is_person or seat.guest in table.kicked


def _given_up(seat: Seat) -> Seat:
    level = seat.bot or STAND_IN
    return replace(seat, guest=None, bot=level, name=str(level))


def _sits(seat: Seat) -> Body:
    if seat.guest is None:
        return BotSat(seat.id, seat.roles, seat.bot or BotLevel.REGULAR, seat.name)
    return Sat(seat.id, seat.roles, seat.guest, seat.name)
