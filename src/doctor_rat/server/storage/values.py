"""What goes in and out of the storage."""

from doctor_rat.rules.values import Value
from doctor_rat.table.values import Access, GuestId, Stage, TableId


class Summary(Value, frozen=True):
    """A table as lists show it; written together with the entries that changed it."""

    access: Access
    stage: Stage
    seated: tuple[GuestId, ...]
    """The people in its seats now."""
    listed: bytes = b"{}"
    """JSON of the caller's, given back as it came."""
    code: str | None = None
    """By which it can be found."""


class KeptTable(Value, frozen=True):
    id: TableId
    made_at: int
    touched_at: int
    access: Access
    stage: Stage
    archived: bool
    number: int
    """The entry that the summary tells of."""
    listed: bytes


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
