"""What goes in and out of the storage."""

from doctor_rat.protocol.deals import DealPromise, DealSeat, Score
from doctor_rat.protocol.messages import ListedTable
from doctor_rat.rules.values import Value
from doctor_rat.table import Options
from doctor_rat.table.shared import Given, SharedDeal
from doctor_rat.table.values import GuestId


class Summary(Value, frozen=True, omit_defaults=True):
    """What lists need of a table; written together with the entries that changed it."""

    listed: ListedTable
    """What anyone may be shown."""
    guests: tuple[GuestId, ...] = ()
    """Everyone with a seat, without those the owner removed."""
    turn: tuple[GuestId, ...] = ()
    """For whom the game waits."""
    holders: tuple[GuestId | None, ...] = ()
    """By seat; missing in older summaries."""
    code: str | None = None
    """By which it can be found."""
    score: Score | None = None
    """Once it is over; missing in older summaries."""
    count: int = 0
    """How many moves everybody knows of; missing in older summaries."""
    number: int = 0
    """The entry that it tells of; this and what follows are there once it is kept."""
    made_at: int = 0
    archived: bool = False


class KeptDeal(Value, frozen=True, omit_defaults=True):
    """A deal that several tables play, secrets included."""

    shared: SharedDeal
    options: Options
    """Of each of its tables."""
    given: Given
    promise: DealPromise
    seats: tuple[DealSeat, ...] = ()
    """Who played what when it was first played."""


class Guest(Value, frozen=True):
    id: GuestId
    name: str
    made_at: int


class NewToken(Value, frozen=True):
    """A guest, and a token of his that nobody can read again."""

    guest: Guest
    token: str


class Link(Value, frozen=True):
    code: str
    expires_at: int
