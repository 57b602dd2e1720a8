"""HTTP messages about shared moments of finished games, and about comparing two games of one deal."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from doctor_rat.protocol.messages import Language, UnreadRecord
from doctor_rat.rules.values import Value

Eyes = Literal["group-0", "doctor", "colleague-0", "colleague-1", "all"]
"""Whose view of a game is shown: `group-0` stands for all rats; `all` sees every secret."""
ShareId = Annotated[str, Meta(max_length=64)]


class NewShare(Value, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game to share."""

    step: Annotated[int, Meta(ge=0, le=9_999)]
    """The number of actions before it."""
    eyes: Eyes
    language: Language = "en"
    """For the preview of the link."""


class ShareLink(Value, frozen=True):
    """One of your links: `/shared/<id>` opens the review at that moment for anyone who has it."""

    id: str
    step: int
    eyes: Eyes
    language: Language
    made: int
    text: str
    """For a message. It says nothing these eyes couldn't see then."""


class SharedMoment(Value, frozen=True):
    """What someone who follows such a link is told first."""

    step: int
    eyes: Eyes


class ComparedGame(Value, frozen=True, forbid_unknown_fields=True):
    """One of two games: exactly one of a table that you may look at, or a record."""

    table: Annotated[str, Meta(max_length=64)] | None = None
    record: UnreadRecord | UnsetType = UNSET


class CompareWish(Value, frozen=True, forbid_unknown_fields=True):
    first: ComparedGame
    second: ComparedGame


class Original(Value, frozen=True):
    table: str | None
