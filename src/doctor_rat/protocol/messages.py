"""What goes over the wire, both ways. `make types` writes the client's types and docs/protocol.md from here.

A socket's first message is `Hello`; after that it sends commands from `doctor_rat.table.commands`. It is sent
`Welcome`, `CatchUp` with all it missed, and then a `Delivery` for each new entry, numbered without gaps. Each command
is answered by `Done` or `Failed`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw

from doctor_rat.review.sheet import SheetGroup
from doctor_rat.rules import Action, Group, Role
from doctor_rat.rules.events import Reason
from doctor_rat.rules.values import Value
from doctor_rat.table import BotLevel, Command, CommandId, GuestId, Options, SeatId, Stage, TableId
from doctor_rat.table.options import OptionChanges
from doctor_rat.table.wire import Delivery

Language = Literal["en", "fr", "de", "it", "es"]
UnreadRecord = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
"""A record within a message: decoding it in the event loop would hold up everyone."""
Arguments = dict[str, str | int]
Precision = Literal["first", "full"]
"""The precision of an analysis: first figures within a second, or the best ones."""


# From the client, over a socket


class Hello(Value, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    number: int = 0
    """The last number seen, 0 for none."""
    token: str | None = None
    """For programs; browsers have a cookie."""
    invite: str | None = None
    audience: Role | None = None
    """The audience whose stream the number belongs to. If yours has changed, you are sent everything again."""


# To the client, over a socket


class _Message(Value, frozen=True, tag_field="type"):
    pass


class RemovedPerson(Value, frozen=True):
    """Only for the host: someone who was kicked and may be readmitted."""

    number: int
    name: str
    """Empty for someone kicked from an earlier table."""


class Welcome(_Message, frozen=True, tag="welcome"):
    """Who you are here; sent again when that changes. If your audience changes, everything is sent again after it."""

    guest: GuestId
    name: str
    seat: SeatId | None
    audience: Role
    """Whose view you get: the doctor's, a colleague's, group-0 for all rats, or a spectator's."""
    invite: str | None
    owner: bool
    now: int
    """The server's time in milliseconds."""
    code: str | None = None
    """The invitation as a spoken code."""
    removed: tuple[RemovedPerson, ...] = ()
    """Only for the host."""
    options: bool = False
    """Whether you may change the options."""
    sheet: bool = False
    """Whether your seat has a deduction sheet."""


class CatchUp(_Message, frozen=True, tag="catch-up"):
    """Everything since the number you named; with `reset`, from the beginning: forget what you had.

    A long log comes in several of these. Each brings the scene as it is now, and all except the last say `more`.
    """

    reset: bool
    entries: tuple[Delivery, ...]
    more: bool = False


class Done(_Message, frozen=True, tag="done"):
    id: CommandId
    number: int
    """The number of the entry it made, in your stream."""


class Failed(_Message, frozen=True, tag="failed"):
    """`error-<code>` says it in words."""

    code: str
    arguments: Arguments
    id: CommandId | None = None
    final: bool = False
    """Whether asking again gives the same answer."""


class Here(_Message, frozen=True, tag="here"):
    """Who is connected now."""

    seats: tuple[SeatId, ...]
    watching: int
    host: bool = True
    """False if the host is gone, so anyone seated may start."""


class Announcement(_Message, frozen=True, tag="announcement"):
    """What the operator tells everyone: first on a new connection, if there is anything, and when it changes."""

    read_only: bool = False
    """Whether the server is read-only: nothing can be played or changed."""
    texts: dict[Language, str] = {}
    """A message, in some languages or in none."""


ToClient = Welcome | CatchUp | Delivery | Done | Failed | Here | Announcement
FromClient = Hello | Command


# Over HTTP


class NewGuest(Value, frozen=True, forbid_unknown_fields=True):
    name: str


class Me(Value, frozen=True):
    id: GuestId
    name: str


class MeWithToken(Value, frozen=True):
    """For programs, which keep the token themselves."""

    id: GuestId
    name: str
    token: str


class ContinueLink(Value, frozen=True):
    """Opens your account once, on another device."""

    code: str
    expires: int


class ContinueCode(Value, frozen=True, forbid_unknown_fields=True):
    code: str


class NewTable(Value, frozen=True, forbid_unknown_fields=True):
    options: Options
    roles: tuple[Role, ...] = ()
    """Sit down with these roles at once."""
    start: BotLevel | None = None
    """Begin at once, with bots of this level in the other seats."""


class NewStudy(Value, frozen=True, forbid_unknown_fields=True):
    """A table that continues from a position of a finished game."""

    step: int
    """The number of actions before the position."""
    pile: Literal["new", "same"] = "new"
    """Whether the unseen part of the pile is reshuffled."""
    roles: tuple[Role, ...] = ()
    start: BotLevel | None = None


class RecordStudy(NewStudy, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: UnreadRecord


class TableMadeAnswer(Value, frozen=True):
    id: TableId
    invite: str


class SpokenCode(Value, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=64)]


class Invitation(Value, frozen=True, forbid_unknown_fields=True):
    invite: str = ""


class ListedSeat(Value, frozen=True):
    roles: tuple[Role, ...]
    name: str
    bot: BotLevel | None
    yours: bool = False


class EndedGame(Value, frozen=True):
    """How a finished game went."""

    reason: Reason
    meal: int
    yuck: int
    """How many tokens were left."""


class ListedTable(Value, frozen=True):
    """A table as the lobby shows it: of a running game, only the meal."""

    id: TableId
    stage: Stage
    options: Options
    seats: tuple[ListedSeat, ...]
    meal: int | None
    won: bool | None
    touched: int
    """When something last happened, in milliseconds."""
    ended: EndedGame | None = None
    due: int | None = None
    """Slow: when the next decision is due, in milliseconds; only for your own tables."""
    your_turn: bool = False
    seated: bool = False
    empty: int = 0
    """How many roles nobody plays yet, neither person nor bot."""
    study: bool = False
    """Whether it continues from a position of a finished game."""


class OpenTables(_Message, frozen=True, tag="tables"):
    tables: tuple[ListedTable, ...]


class About(Value, frozen=True):
    """What people should know about this server: who runs it, and how long it keeps what. 0 means forever."""

    imprint: str
    terms: str
    contact: str
    cookie_days: int
    link_minutes: int
    archive_days: int
    retention_days: int
    idle_guest_days: int
    forgotten_days: int


class BotsAnswer(Value, frozen=True):
    """The state of this server's bots."""

    waking: bool
    """They are still warming up after a start; meanwhile quick bots play for them."""


class SheetAnswer(Value, frozen=True):
    """What the rats' deduction sheet tells them, as far as the table allows."""

    groups: tuple[SheetGroup, ...]
    """Empty if the table's sheet crosses nothing out."""


MarkRow = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Literal["no", "maybe", "yes"]],
    Meta(max_length=200),
]


class Marks(Value, frozen=True, forbid_unknown_fields=True):
    """Your own marks, by group and diet: `no`, `maybe`, `yes`; and free notes."""

    marks: Annotated[tuple[MarkRow, ...], Meta(max_length=8)] = ()
    notes: Annotated[str, Meta(max_length=4_000)] = ""


class Problem(Value, frozen=True):
    """Every error's body."""

    code: str
    arguments: Arguments
    final: bool = False
    """Whether asking again gives the same answer."""


class OptionsWish(Value, frozen=True, forbid_unknown_fields=True):
    """Options of a table that isn't made yet, and what to change."""

    options: Options
    changes: OptionChanges


class SecondTry(Value, frozen=True, forbid_unknown_fields=True):
    """Another decision at this step of a finished game, to be weighed."""

    step: int
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=8)]


class RecordTry(SecondTry, frozen=True, forbid_unknown_fields=True):
    record: UnreadRecord


class DietWish(Value, frozen=True, forbid_unknown_fields=True):
    group: Group
    diet: str


class RatingAnswer(Value, frozen=True):
    """How hard a deal is: a score from 0 to 100, and a word."""

    score: int
    word: str
