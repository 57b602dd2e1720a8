"""Who sits at a table, and what they play there."""

from collections.abc import Container, Iterable, Sequence
from functools import cached_property
from typing import Protocol

from doctor_rat.rules import Config, Group, Role, Variant, roles
from doctor_rat.rules.values import Pondered
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.values import BotLevel, GuestId, SeatId

MOST_SEATS = 7
"""RULES 1.7."""


class Seat(Pondered, frozen=True):
    id: SeatId
    roles: tuple[Role, ...]
    name: str
    guest: GuestId | None = None
    """None for a bot's seat."""
    bot: BotLevel | None = None
    """A bot's own seat, or the bot that sits in for its person."""
    youngest: bool = False
    ready: bool = False
    muted: bool = False

    @cached_property
    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return self.bot is None

    @cached_property
    def is_doctor(self) -> bool:
        return self.roles == (Role.DOCTOR,)

    @cached_property
    def is_rat(self) -> bool:
        return self.roles[0].is_group

    @cached_property
    def sight(self) -> Role:
        """The role whose view this seat gets: all rats see the same."""
        return Role.GROUP_0 if self.is_rat else self.roles[0]

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        return tuple(role.number for role in self.roles if role.is_group and role.number is not None)

    @cached_property
    def colleague(self) -> Group | None:
        """The doctor this seat plays in Colleagues."""
        return None if self.is_rat else self.roles[0].number

    def is_with(self, other: "Seat") -> bool:
        """Whether they decide together: as rats, or as one side of Colleagues."""
        return not self.is_doctor and (self.is_rat, self.colleague) == (other.is_rat, other.colleague)


def check_roles(config: Config, held: tuple[Role, ...], others: Iterable[Seat]) -> None:
    """Refuse roles one seat can't hold: only one seat plays the doctor; a rat may play several groups."""
    known = roles(config)[:-1]
    if not held or len(set(held)) < len(held) or any(role not in known for role in held):
        raise Denied(TableCode.SEAT_ROLES)
    if len(held) > 1 and not all(role.is_group for role in held):
        raise Denied(TableCode.SEAT_ROLES)
    if held == (Role.DOCTOR,) and any(seat.is_doctor for seat in others):
        raise Denied(TableCode.SEAT_TAKEN, role=Role.DOCTOR)


class HasRoles(Protocol):
    @property
    def roles(self) -> tuple[Role, ...]: ...


def empty_roles(config: Config, seats: Iterable[HasRoles]) -> tuple[Role, ...]:
    """The roles nobody plays yet."""
    held = {role for seat in seats for role in seat.roles}
    return tuple(role for role in roles(config)[:-1] if role not in held)


def open_roles(config: Config, seats: Sequence[Seat], own: Seat | None = None) -> tuple[Role, ...]:
    """The roles someone could change to now or, without a seat, sit down with."""
    if own is None and len(seats) >= MOST_SEATS:
        return ()
    held, others = (own.roles if own else ()), [seat for seat in seats if seat is not own]
    return tuple(role for role in roles(config)[:-1] if role not in held and _may_hold(config, (role,), others))


def more_roles(config: Config, own: Seat) -> tuple[Role, ...]:
    """The roles this seat could play besides its own."""
    return tuple(role for role in roles(config)[:-1] if _may_hold(config, (*own.roles, role), ()))


def _may_hold(config: Config, held: tuple[Role, ...], others: Sequence[Seat]) -> bool:
    try:
        check_roles(config, held, others)
    except Denied:
        return False
    return True


def bot_seats(config: Config, seats: Iterable[Seat]) -> tuple[tuple[Role, ...], ...]:
    """The empty roles as seats: one per group, doctor or colleague."""
    return tuple((role,) for role in empty_roles(config, seats))


def passed_on(config: Config, seats: tuple[Seat, ...], left: Container[SeatId] = ()) -> tuple[Seat, ...]:
    """The same people for another game, with the doctor's role passed on. Bots have the seats of those who `left`."""
    if config.variant is Variant.COLLEAGUES:
        return tuple(_with_roles(seat, seat.roles) for seat in seats)
    gone = next((seat for seat in seats if seat.is_doctor and seat.id in left), None)
    moved = _moved_along(seats) if gone is None else _exchanged(seats, gone)
    return tuple(_with_roles(seat, moved.get(seat.id, seat.roles)) for seat in seats)


def _moved_along(seats: tuple[Seat, ...]) -> dict[SeatId, tuple[Role, ...]]:
    """Every person moves one seat on."""
    people = [seat for seat in seats if seat.guest is not None]
    held = [seat.roles for seat in people]
    return dict(zip([seat.id for seat in people], held[-1:] + held[:-1], strict=True))


def _exchanged(seats: tuple[Seat, ...], doctor: Seat) -> dict[SeatId, tuple[Role, ...]]:
    """The doctor left: the next person swaps roles with the bot that sat in, or the bot would stay the doctor."""
    place = seats.index(doctor)
    heir = next((seat for seat in (*seats[place:], *seats[:place]) if seat.guest is not None), doctor)
    return {doctor.id: heir.roles, heir.id: doctor.roles}


def _with_roles(seat: Seat, held: tuple[Role, ...]) -> Seat:
    bot = seat.bot if seat.guest is None else None
    return Seat(seat.id, held, seat.name, seat.guest, bot, youngest=seat.youngest and held[0] is not Role.DOCTOR)
