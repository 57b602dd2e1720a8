"""What a table's log is made of: a closed union (tag `entry`). Everything else follows from the log.

Bodies contain secrets (the deal, the doctor's moves). `wire.shown` decides what each audience is told.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

from msgspec.structs import replace

from doctor_rat.rules import Action, Complication, Food, Group, Role, Setup
from doctor_rat.rules.values import Value
from doctor_rat.table.effect import ARRANGEMENT, MOVE, SEATING, START, TALK, Effect
from doctor_rat.table.options import Options
from doctor_rat.table.personal import NOTHING, Personal
from doctor_rat.table.phrases import Phrase
from doctor_rat.table.shared import Given, SharedDeal
from doctor_rat.table.study import Study
from doctor_rat.table.values import NOBODY, BotLevel, CommandId, GuestId, SeatId, TableId

FORMAT = 1
"""The format of stored entries. A change of meaning needs a new number and a reader for the old one."""


class _Body(Value, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    personal: ClassVar[Personal]
    """What it contains about a person; each kind must say."""
    effect: ClassVar[Effect]
    """What it may change; each kind must say that too."""


class Because(Value, frozen=True):
    """Why a bot thinks so: a key of the catalogs and its arguments."""

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
    personal: ClassVar[Personal] = Personal(guest="owner", texts=("name",), impersonal=("invite",))
    effect: ClassVar[Effect] = ARRANGEMENT
    table: TableId
    options: Options
    owner: GuestId
    name: str
    invite: str
    """Anyone who knows it may come to a private table."""
    study: Study | None = None
    """The position this table continues from; people are told only its mark."""
    shared: SharedDeal | None = None
    """The deal, if other tables play it too."""
    given: Given | None = None
    """What is dealt here, if it was settled in advance; nobody is told."""


class Joined(_Body, frozen=True, tag="joined"):
    """A guest came with the table's invitation."""

    personal: ClassVar[Personal] = Personal(guest="guest")
    effect: ClassVar[Effect] = SEATING
    guest: GuestId


class OptionsChanged(_Body, frozen=True, tag="options-changed"):
    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = SEATING
    options: Options


class Sat(_Body, frozen=True, tag="sat"):
    """A person took a seat, or changed roles."""

    personal: ClassVar[Personal] = Personal(guest="guest", texts=("name",))
    effect: ClassVar[Effect] = SEATING
    seat: SeatId
    roles: tuple[Role, ...]
    guest: GuestId
    name: str


class BotSat(_Body, frozen=True, tag="bot-sat"):
    personal: ClassVar[Personal] = Personal(impersonal=("name",))
    effect: ClassVar[Effect] = SEATING
    seat: SeatId
    roles: tuple[Role, ...]
    level: BotLevel
    name: str


class Stood(_Body, frozen=True, tag="stood"):
    """A seat was given up before the start."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = SEATING
    seat: SeatId


class Youngest(_Body, frozen=True, tag="youngest"):
    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = ARRANGEMENT
    seat: SeatId


class Readied(_Body, frozen=True, tag="readied"):
    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = ARRANGEMENT
    seat: SeatId
    ready: bool


class Started(_Body, frozen=True, tag="started"):
    personal: ClassVar[Personal] = Personal(impersonal=("salt",))
    effect: ClassVar[Effect] = START
    setup: Setup
    salt: str


class DietCardDrawn(_Body, frozen=True, tag="diet-card-drawn"):
    """The doctor has seen a Diet card and now decides between one and two cards."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = ARRANGEMENT
    group: Group


class DietDrawn(_Body, frozen=True, tag="diet-drawn"):
    personal: ClassVar[Personal] = Personal(impersonal=("diet",))
    effect: ClassVar[Effect] = ARRANGEMENT
    group: Group
    diet: str | None = None
    """None in older logs, where the drawn diet is worked out again."""


class DietChosen(_Body, frozen=True, tag="diet-chosen"):
    personal: ClassVar[Personal] = Personal(impersonal=("diet",))
    effect: ClassVar[Effect] = ARRANGEMENT
    group: Group
    diet: str


class Dealt(_Body, frozen=True, tag="dealt"):
    """Every group has its diet: the game begins."""

    personal: ClassVar[Personal] = Personal(impersonal=("salt",))
    effect: ClassVar[Effect] = MOVE
    salt: str
    actions: tuple[Action, ...] = ()
    """In a study, the actions before it begins."""


class Acted(_Body, frozen=True, tag="acted"):
    """What one seat decided: the doctor, a colleague, or a player under a complication."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = MOVE
    seat: SeatId
    actions: tuple[Action, ...]
    reasons: tuple[Because, ...] = ()


class Proposed(_Body, frozen=True, tag="proposed"):
    """Which food a rat player would give to each group; `agreed` once they want to play it."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = TALK
    seat: SeatId
    plan: Plan
    agreed: bool
    reasons: tuple[Because, ...] = ()


class Suggested(_Body, frozen=True, tag="suggested"):
    """What a member of a team in Colleagues would do."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = ARRANGEMENT
    seat: SeatId
    action: Action
    reasons: tuple[Because, ...] = ()


class How(StrEnum):
    AGREED = "agreed"
    YOUNGEST = "youngest"
    BOTS = "bots"
    DEADLINE = "deadline"


class Planned(_Body, frozen=True, tag="planned"):
    """The rats' common plan, played as one move."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = MOVE
    plan: Plan
    how: How


class Appointed(_Body, frozen=True, tag="appointed"):
    """This seat decides alone for a group under a complication."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = ARRANGEMENT
    group: Group
    complication: Complication
    seat: SeatId


class Talked(_Body, frozen=True, tag="talked"):
    personal: ClassVar[Personal] = Personal(texts=("text",))
    effect: ClassVar[Effect] = TALK
    seat: SeatId
    text: str
    meal: int | None
    """None before and after the game."""
    side: Group | None = None
    """The only side of Colleagues that hears it; None if everyone does."""


class Said(_Body, frozen=True, tag="said"):
    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = TALK
    seat: SeatId
    phrase: Phrase
    meal: int | None
    side: Group | None = None


class Why(StrEnum):
    LEFT = "left"
    GONE = "gone"
    KICKED = "kicked"
    DEADLINE = "deadline"


class TookOver(_Body, frozen=True, tag="took-over"):
    """A bot sits in for a person."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = ARRANGEMENT
    seat: SeatId
    level: BotLevel
    why: Why


class CameBack(_Body, frozen=True, tag="came-back"):
    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = ARRANGEMENT
    seat: SeatId


class Kicked(_Body, frozen=True, tag="kicked"):
    personal: ClassVar[Personal] = Personal(about=("guest",), impersonal=("invite",))
    effect: ClassVar[Effect] = SEATING
    guest: GuestId
    invite: str = ""
    """The table's new invitation, because the guest knows the old one; empty if the old one stays."""


class Forgotten(_Body, frozen=True, tag="forgotten"):
    """A guest's data was deleted: what they did stays, without a name."""

    personal: ClassVar[Personal] = Personal(about=("guest",))
    effect: ClassVar[Effect] = SEATING
    guest: GuestId


class Readmitted(_Body, frozen=True, tag="readmitted"):
    """Someone who was kicked may come again."""

    personal: ClassVar[Personal] = Personal(about=("guest",))
    effect: ClassVar[Effect] = SEATING
    guest: GuestId


class Hosting(_Body, frozen=True, tag="hosting"):
    """The person in this seat has the host's rights from now on."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = SEATING
    seat: SeatId


class Muted(_Body, frozen=True, tag="muted"):
    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = ARRANGEMENT
    seat: SeatId
    muted: bool


class Shared(_Body, frozen=True, tag="shared"):
    """Other tables play this table's deal from now on. Nobody is told, but everyone without a seat must go."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = SEATING
    deal: SharedDeal


class Again(_Body, frozen=True, tag="again"):
    """The same people go on to a new table."""

    personal: ClassVar[Personal] = NOTHING
    effect: ClassVar[Effect] = ARRANGEMENT
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
    | DietCardDrawn
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
    | Readmitted
    | Hosting
    | Muted
    | Shared
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
    """None for bots and for what the table did by itself."""
    command: CommandId | None = None
    """The command that made it; only on the command's first entry."""
    format: int = FORMAT


def person_of(entry: Entry) -> GuestId | None:
    """The guest whose data it contains, as its kind declares."""
    personal = entry.body.personal
    if personal.guest:
        found: GuestId = getattr(entry.body, personal.guest)
        return found
    return entry.by if personal.texts else None


def unnamed(entry: Entry, guest: GuestId) -> Body:
    """The body without this guest's name and without what they wrote."""
    texts = entry.body.personal.texts
    if not texts or person_of(entry) != guest:
        return entry.body
    return replace(entry.body, **dict.fromkeys(texts, NOBODY))


class FormatError(ValueError):
    """The log was written in a format this version can't read."""


class BrokenLogError(ValueError):
    """Entries are missing, in the middle or after people were told of them: the table can't continue."""

    def __init__(self, table: TableId, number: int) -> None:
        super().__init__(f"the log of table {table} has no entry {number}")
        self.table = table
        self.number = number


def check_numbers(table: TableId, after: int, entries: Sequence[Entry]) -> None:
    """Check that they continue from this number without gaps."""
    for number, entry in enumerate(entries, after + 1):
        if entry.number != number:
            raise BrokenLogError(table, number)


def check_format(number: int, found: int) -> None:
    if found != FORMAT:
        raise FormatError(f"entry {number} has format {found}, and this version reads {FORMAT}")
