"""Deals that several tables play: what a table knows about its deal."""

from enum import StrEnum

from doctor_rat.rules import Setup
from doctor_rat.rules.values import Value
from doctor_rat.table.values import DealId


class SharedKind(StrEnum):
    DAY = "day"
    """Today's deal, the same for everyone on this server."""
    CHALLENGE = "challenge"
    """The deal of a finished game, for friends."""
    CUP = "cup"
    """One of a tournament's five deals."""


class SharedDeal(Value, frozen=True):
    """Which deal it is. Everyone at the table is told."""

    id: DealId
    kind: SharedKind


class Given(Value, frozen=True):
    """The deal itself, settled before the table was made, with the salts of its two promises. Nobody is told."""

    setup: Setup
    salts: tuple[str, str]
