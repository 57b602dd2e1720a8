"""The only way out for a game's secrets (RULES 10): what each role sees, by listing what it is shown."""

from enum import StrEnum

from doctor_rat.rules.actions import DOCTOR, By
from doctor_rat.rules.cards import Group
from doctor_rat.rules.choices import Choice, choices_at
from doctor_rat.rules.diets import Diet
from doctor_rat.rules.errors import Code, Refused
from doctor_rat.rules.events import Drew, Event, Sight, StockThrown
from doctor_rat.rules.state import Board, Config, Desk, Source, State, Variant
from doctor_rat.rules.values import Value


class Role(StrEnum):
    DOCTOR = "doctor"
    GROUP_0 = "group-0"
    GROUP_1 = "group-1"
    GROUP_2 = "group-2"
    COLLEAGUE_0 = "colleague-0"
    COLLEAGUE_1 = "colleague-1"
    SPECTATOR = "spectator"

    @property
    def number(self) -> Group | None:
        """Which group or colleague; None for the doctor and a spectator."""
        return Group(int(self[-1])) if self[-1].isdigit() else None

    @property
    def is_group(self) -> bool:
        return self in _GROUPS


_GROUPS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
_COLLEAGUES = (Role.COLLEAGUE_0, Role.COLLEAGUE_1)


def roles(config: Config) -> tuple[Role, ...]:
    """Every role of a game, the spectator last."""
    if config.variant is Variant.COLLEAGUES:
        return (*_COLLEAGUES, Role.SPECTATOR)
    return (Role.DOCTOR, *_GROUPS[: len(config.identities)], Role.SPECTATOR)


def role_of(by: By, variant: Variant) -> Role:
    """The role that acts as `by` in an action."""
    if by == DOCTOR:
        return Role.DOCTOR
    return (_COLLEAGUES if variant is Variant.COLLEAGUES else _GROUPS)[by]


class View(Value, frozen=True):
    """What one role sees: the open board, its own secrets, and the whole history it was shown."""

    role: Role
    config: Config
    board: Board
    sources: tuple[Source, ...]
    """Where each group's diet came from."""
    diets: tuple[Diet | None, ...]
    """The diets this role may know."""
    desk: Desk | None
    """Only for the doctor; for everyone once the game is over."""
    history: tuple[Event, ...]


def view(state: State, role: Role, *, history: bool = True) -> View:
    """What this role may know of the game now. Leave out the history for those who were told it as it happened."""
    if role not in roles(state.config):
        raise Refused(Code.NO_SUCH_ROLE, "10.1", role=role)
    over = state.board.outcome is not None
    return View(
        role=role,
        config=state.config,
        board=state.board,
        sources=state.deal.sources,
        diets=tuple(
            diet if over or _knows_diet(role, group) else None
            for group, diet in zip(state.config.groups, state.deal.diets, strict=True)
        ),
        desk=state.desk if over or role is Role.DOCTOR else None,
        history=events_for(state.log, role) if history else (),
    )


def _knows_diet(role: Role, group: Group) -> bool:
    """The doctor knows all diets; a colleague knows only the other's."""
    return role is Role.DOCTOR or (role in _COLLEAGUES and role.number != group)


def events_for(events: tuple[Event, ...], role: Role) -> tuple[Event, ...]:
    """These events as this role learns of them. What it must not know leaves no trace."""
    if role is Role.DOCTOR:
        return events
    return tuple(shown for event in events if (shown := _shown(event)) is not None)


def _shown(event: Event) -> Event | None:
    """What everybody but the doctor is told."""
    if event.sight is Sight.EVERYTHING:
        return event
    match event:
        case Drew(count):
            return Drew(count, None)
        case StockThrown(count):
            return StockThrown(count, None, None)
        case _:
            return None


def choices(seen: View, *others: Role) -> tuple[Choice, ...]:
    """What the view's role may do now, and `others` who see the same."""
    variant, asked = seen.config.variant, (seen.role, *others)
    found = choices_at(seen.board, seen.desk or Desk())
    return tuple([choice for choice in found if role_of(choice.by, variant) in asked])
