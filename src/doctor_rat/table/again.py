"""The same people at another table, with the roles passed on."""

from msgspec.structs import replace

from doctor_rat.table.entries import Body, BotSat, Made, Sat, Youngest
from doctor_rat.table.seats import Seat, passed_on
from doctor_rat.table.table import Table
from doctor_rat.table.values import BotLevel, GuestId, SeatId, TableId


def next_table(table: Table, named: TableId, invite: str, asked_by: GuestId) -> tuple[Made, tuple[Body, ...]]:
    """The first entries of the next table: who stayed to the end has a seat there, a bot has that of who left."""
    stayed = tuple(_stayed(number, seat) for number, seat in enumerate(table.seats, 1))
    seats = passed_on(table.config, stayed)
    people = {seat.guest: seat.name for seat in seats if seat.guest is not None}
    owner = next((guest for guest in (table.owner, *people) if guest in people), asked_by)
    marked = [Youngest(seat.id) for seat in seats if seat.youngest]
    return Made(named, table.options, owner, people.get(owner, ""), invite), (*map(_sits, seats), *marked)


def _stayed(number: int, seat: Seat) -> Seat:
    """Numbered anew: a table counts its seats by their ids."""
    seat = replace(seat, id=SeatId(f"s{number}"))
    return seat if seat.is_person or seat.guest is None else replace(seat, guest=None, name=str(seat.bot))


def _sits(seat: Seat) -> Body:
    if seat.guest is None:
        return BotSat(seat.id, seat.roles, seat.bot or BotLevel.REGULAR, seat.name)
    return Sat(seat.id, seat.roles, seat.guest, seat.name)
