"""What a bot is asked, and what it answers."""

from random import Random
from typing import Protocol

from msgspec import Struct

from doctor_rat.rules import Action, View


class BotReason(Struct, frozen=True):
    """Why a bot made a decision: a key of the catalogs and its arguments."""

    key: str
    arguments: dict[str, str | int] = {}


class Decision(Struct, frozen=True):
    """One or more actions, played in this order. The rats decide for all groups that may take now."""

    actions: tuple[Action, ...]
    reasons: tuple[BotReason, ...] = ()


class Bot(Protocol):
    """Anything that plays. It gets only a view, and keeps nothing between two decisions."""

    def decide(self, view: View, rng: Random, /) -> Decision: ...


class BotFault(RuntimeError):
    """A bot did nothing, did something illegal, or acted for another role."""
