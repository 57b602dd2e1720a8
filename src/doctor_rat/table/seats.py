"""Who sits at a table, and what they play there."""

from collections.abc import Iterable

from doctor_rat.rules import Config, Group, Role, Variant, roles
from doctor_rat.rules.values import Value
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.values import BotLevel, GuestId, SeatId

MOST_SEATS = 7
"""RULES 1.7."""


class Seat(Value, frozen=True):
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

    @property
    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return self.bot is None

    @property
    def is_doctor(self) -> bool:
        return self.roles == (Role.DOCTOR,)

    @property
    def is_rat(self) -> bool:
        return self.roles[0].is_group

    @property
    def groups(self) -> tuple[Group, ...]:
        return tuple(role.number for role in self.roles if role.is_group and role.number is not None)

    @property
    def colleague(self) -> Group | None:
        """Which doctor of Colleagues this seat plays."""
        return None if self.is_rat else self.roles[0].number


def check_roles(config: Config, held: tuple[Role, ...], others: Iterable[Seat]) -> None:
    """Refuse roles that one seat can't hold: the doctor's is one seat's alone, a rat may play several groups."""
    known = roles(config)[:-1]
    if not held or len(set(held)) < len(held) or any(role not in known for role in held):
        raise Denied(TableCode.SEAT_ROLES)
    if len(held) > 1 and not all(role.is_group for role in held):
        raise Denied(TableCode.SEAT_ROLES)
    if held == (Role.DOCTOR,) and any(seat.is_doctor for seat in others):
        raise Denied(TableCode.SEAT_TAKEN, role=Role.DOCTOR)


def empty_roles(config: Config, seats: Iterable[Seat]) -> tuple[Role, ...]:
    """The roles that nobody plays yet."""
    held = {role for seat in seats for role in seat.roles}
    return tuple(role for role in roles(config)[:-1] if role not in held)


def bot_seats(config: Config, seats: Iterable[Seat]) -> tuple[tuple[Role, ...], ...]:
    """The empty roles as seats: one for each group, doctor or colleague."""
    return tuple((role,) for role in empty_roles(config, seats))


def passed_on(config: Config, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same people for another game: everybody moves on by one, so that the doctor's role is passed on."""
    people = [seat for seat in seats if seat.guest is not None]
    if config.variant is Variant.COLLEAGUES or len(people) < 2:
        return tuple(_with_roles(seat, seat.roles) for seat in seats)
    held = [seat.roles for seat in people]
    moved = dict(zip([seat.id for seat in people], held[-1:] + held[:-1], strict=True))
    return tuple(_with_roles(seat, moved.get(seat.id, seat.roles)) for seat in seats)


def _with_roles(seat: Seat, held: tuple[Role, ...]) -> Seat:
    bot = seat.bot if seat.guest is None else None
    return Seat(seat.id, held, seat.name, seat.guest, bot, youngest=seat.youngest and held[0].is_group)
