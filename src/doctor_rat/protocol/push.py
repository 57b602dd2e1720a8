"""HTTP messages about push notifications."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from doctor_rat.protocol.messages import Language
from doctor_rat.rules.values import Value


class PushKind(StrEnum):
    """What people can be notified of."""

    TURN = "turn"
    WAITING = "waiting"
    TODAY = "today"


class PushWish(Value, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription, and what to notify it of. With no kinds, it ends."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]
    language: Language
    kinds: Annotated[tuple[PushKind, ...], Meta(max_length=3)]
    ahead: Annotated[int, Meta(ge=-720, le=840)] = 0
    """Minutes its clock is ahead of UTC."""


class PushDevice(Value, frozen=True):
    id: str
    """The SHA-256 of its endpoint, in base64url, so that a browser recognizes itself."""
    kinds: tuple[PushKind, ...]
    language: str
    made: int


class PushState(Value, frozen=True):
    key: str
    """The server's public key, to subscribe with; empty if notifications are off."""
    devices: tuple[PushDevice, ...]
