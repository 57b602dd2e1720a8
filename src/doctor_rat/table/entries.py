"""What a table's log is made of: a closed union (tag `entry`). The log is the authority; all else follows from it.

Bodies hold secrets (the deal, the doctor's moves). `wire.shown` says what each audience is told of them.
"""

from enum import StrEnum

from doctor_rat.rules import Action, Complication, Food, Group, Role, Setup
from doctor_rat.rules.values import Value
from doctor_rat.table.options import Options
from doctor_rat.table.phrases import Phrase
from doctor_rat.table.values import BotLevel, CommandId, GuestId, SeatId, TableId

FORMAT = 1
"""Of stored entries. A change of meaning needs a new number and a reader for the old one."""


class _Body(Value, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    pass


class Because(Value, frozen=True):
    """Why a bot thinks so: a key of the catalogues and its arguments."""

    key: str
    arguments: dict[str, str | int] = {}


class Plan(Value, frozen=True, forbid_unknown_fields=True):
    """Which food goes to which group, by group number; a proposal may still leave groups out."""

    foods: tuple[tuple[Group, Food], ...] = ()

    def __getitem__(self, group: Group) -> Food | None:
        return next((food for named, food in self.foods if named == group), None)

    @property
    def groups(self) -> tuple[Group, ...]:
        return tuple([group for group, _ in self.foods])


class Made(_Body, frozen=True, tag="made"):
    table: TableId
    options: Options
    owner: GuestId
    name: str
    invite: str
    """Whoever knows it may come to a private table."""


class Joined(_Body, frozen=True, tag="joined"):
    """Somebody came with the invitation of a private table."""

    guest: GuestId


class OptionsChanged(_Body, frozen=True, tag="options-changed"):
    options: Options


class Sat(_Body, frozen=True, tag="sat"):
    """A person took a seat, or changed roles."""

    seat: SeatId
    roles: tuple[Role, ...]
    guest: GuestId
    name: str


class BotSat(_Body, frozen=True, tag="bot-sat"):
    seat: SeatId
    roles: tuple[Role, ...]
    level: BotLevel
    name: str


class Stood(_Body, frozen=True, tag="stood"):
    """A seat was given up before the start."""

    seat: SeatId


class Youngest(_Body, frozen=True, tag="youngest"):
    seat: SeatId


class Readied(_Body, frozen=True, tag="readied"):
    seat: SeatId
    ready: bool


class Started(_Body, frozen=True, tag="started"):
    setup: Setup
    salt: str


class DietDrawn(_Body, frozen=True, tag="diet-drawn"):
    group: Group


class DietChosen(_Body, frozen=True, tag="diet-chosen"):
    group: Group
    diet: str


class Dealt(_Body, frozen=True, tag="dealt"):
    """Every group has its diet: the game begins."""

    salt: str


class Acted(_Body, frozen=True, tag="acted"):
    """What one seat decided: the doctor, a colleague, or a player under a complication."""

    seat: SeatId
    actions: tuple[Action, ...]
    reasons: tuple[Because, ...] = ()


class Proposed(_Body, frozen=True, tag="proposed"):
    """What a rat player would give to whom; `agreed` once it is meant to be played."""

    seat: SeatId
    plan: Plan
    agreed: bool
    reasons: tuple[Because, ...] = ()


class Suggested(_Body, frozen=True, tag="suggested"):
    """What a member of a team in Colleagues would do."""

    seat: SeatId
    action: Action
    reasons: tuple[Because, ...] = ()


class How(StrEnum):
    AGREED = "agreed"
    YOUNGEST = "youngest"
    BOTS = "bots"
    DEADLINE = "deadline"


class Planned(_Body, frozen=True, tag="planned"):
    """The rats' common plan: played as one."""

    plan: Plan
    how: How


class Appointed(_Body, frozen=True, tag="appointed"):
    """This seat decides alone for a group under a complication."""

    group: Group
    complication: Complication
    seat: SeatId


class Talked(_Body, frozen=True, tag="talked"):
    seat: SeatId
    text: str
    meal: int | None
    """None before and after the game."""


class Said(_Body, frozen=True, tag="said"):
    seat: SeatId
    phrase: Phrase
    meal: int | None


class Why(StrEnum):
    LEFT = "left"
    GONE = "gone"
    KICKED = "kicked"
    DEADLINE = "deadline"


class TookOver(_Body, frozen=True, tag="took-over"):
    """A bot sits in for a person."""

    seat: SeatId
    level: BotLevel
    why: Why


class CameBack(_Body, frozen=True, tag="came-back"):
    seat: SeatId


class Kicked(_Body, frozen=True, tag="kicked"):
    guest: GuestId
    invite: str = ""
    """The table's new invitation, for he knows the old one; empty where that still holds."""


class Forgotten(_Body, frozen=True, tag="forgotten"):
    """A guest's data was deleted: what he did stays, under no name."""

    guest: GuestId


class Muted(_Body, frozen=True, tag="muted"):
    seat: SeatId
    muted: bool


class Again(_Body, frozen=True, tag="again"):
    """The same people play on at another table."""

    table: TableId


Body = (
    Made
    | Joined
    | OptionsChanged
    | Sat
    | BotSat
    | Stood
    | Youngest
    | Readied
    | Started
    | DietDrawn
    | DietChosen
    | Dealt
    | Acted
    | Proposed
    | Suggested
    | Planned
    | Appointed
    | Talked
    | Said
    | TookOver
    | CameBack
    | Kicked
    | Forgotten
    | Muted
    | Again
)


class Entry(Value, frozen=True):
    """One line of the log."""

    number: int
    """From 1, without gaps."""
    at: int
    """Milliseconds since 1970."""
    body: Body
    by: GuestId | None = None
    """None for what the table did by itself, and for bots."""
    command: CommandId | None = None
    """The command it answers; on the first entry of those that a command made."""
    format: int = FORMAT


class FormatError(ValueError):
    """The log was written by a version that this one can't read."""


def check_format(number: int, found: int) -> None:
    if found != FORMAT:
        raise FormatError(f"entry {number} has format {found}, and this version reads {FORMAT}")
