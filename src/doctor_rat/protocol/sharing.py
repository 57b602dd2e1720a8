"""What is said over HTTP about a shared moment of a finished game, and about two games of one deal."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from doctor_rat.protocol.messages import Language
from doctor_rat.rules.values import Value

Eyes = Literal["group-0", "doctor", "colleague-0", "colleague-1", "all"]
"""Through whose eyes a game is looked at: `group-0` stands for all rats, `all` sees every secret."""
ShareId = Annotated[str, Meta(max_length=64)]


class NewShare(Value, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game that others may look at."""

    step: Annotated[int, Meta(ge=0, le=9_999)]
    """After so many actions."""
    eyes: Eyes
    language: Language = "en"
    """For the preview of the link."""


class Shared(Value, frozen=True):
    """A link of yours: `/shared/<id>` opens the review there, for whoever has it."""

    id: str
    step: int
    eyes: Eyes
    language: Language
    made: int
    text: str
    """For a message: says nothing that these eyes couldn't see then."""


class SharedMoment(Value, frozen=True):
    """What whoever follows such a link is told first."""

    step: int
    eyes: Eyes


class ComparedGame(Value, frozen=True, forbid_unknown_fields=True):
    """One of two games: a table that you may look at, or a record. Exactly one of them."""

    table: Annotated[str, Meta(max_length=64)] | None = None
    record: dict[str, Any] | None = None


class CompareWish(Value, frozen=True, forbid_unknown_fields=True):
    first: ComparedGame
    second: ComparedGame


class Original(Value, frozen=True):
    table: str | None
