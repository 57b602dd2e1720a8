"""What is said about calls to people's devices."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from doctor_rat.protocol.messages import Language
from doctor_rat.rules.values import Value


class PushKind(StrEnum):
    """What somebody may be called for."""

    TURN = "turn"
    WAITING = "waiting"
    TODAY = "today"


class PushWish(Value, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription, and what it is to be called for: nothing ends it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]
    language: Language
    kinds: Annotated[tuple[PushKind, ...], Meta(max_length=3)]
    ahead: Annotated[int, Meta(ge=-720, le=840)] = 0
    """Minutes that the clock there is ahead of UTC."""


class PushDevice(Value, frozen=True):
    id: str
    """The SHA-256 of its endpoint, in base64url: a browser knows itself by it."""
    kinds: tuple[PushKind, ...]
    language: str
    made: int


class PushState(Value, frozen=True):
    key: str
    """The server's public key, to subscribe with; empty where nobody is called."""
    devices: tuple[PushDevice, ...]
