"""Values that go in and out of the storage."""

from doctor_rat.protocol.deals import DealPromise, DealSeat, Score
from doctor_rat.protocol.messages import ListedTable
from doctor_rat.rules.values import Value
from doctor_rat.table import Options
from doctor_rat.table.shared import Given, SharedDeal
from doctor_rat.table.values import GuestId


class Summary(Value, frozen=True, omit_defaults=True):
    """What lists need to know about a table, stored with the entries that changed it."""

    listed: ListedTable
    """What anyone may be shown."""
    guests: tuple[GuestId, ...] = ()
    """Everyone with a seat, except those the owner removed."""
    turn: tuple[GuestId, ...] = ()
    """Those the game is waiting for."""
    holders: tuple[GuestId | None, ...] = ()
    """By seat; missing in older summaries."""
    code: str | None = None
    """The spoken code that finds it."""
    score: Score | None = None
    """Once it is over; missing in older summaries."""
    count: int = 0
    """How many moves are public; missing in older summaries."""
    number: int = 0
    """The last entry in it. This and the fields below are set once it is stored."""
    made_at: int = 0
    archived: bool = False


class KeptDeal(Value, frozen=True, omit_defaults=True):
    """A deal that several tables play, secrets included."""

    shared: SharedDeal
    options: Options
    """The options of its tables."""
    given: Given
    promise: DealPromise
    seats: tuple[DealSeat, ...] = ()
    """Who played what when it was first played."""


class Guest(Value, frozen=True):
    id: GuestId
    name: str
    made_at: int


class NewToken(Value, frozen=True):
    """A guest and their new token, which nobody can read again."""

    guest: Guest
    token: str


class NewLink(Value, frozen=True):
    code: str
    expires_at: int
