"""Deals that several tables play: what a table knows about its deal."""

from datetime import date
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


class OtherTables(Value, frozen=True):
    """Once a game is over: how it compares with others of the same deal."""

    kind: SharedKind
    page: str | None
    """The path of the page that compares them; None if asking for a challenge makes one."""


def id_of_day(day: date) -> DealId:
    return DealId(f"day-{day.isoformat()}")


def cup_of(deal: DealId) -> str:
    """A tournament's deals are named after it."""
    return deal.rpartition(".")[0]


def page_of(deal: SharedDeal) -> str | None:
    match deal.kind:
        case SharedKind.DAY:
            return f"/day/{deal.id.removeprefix('day-')}"
        case SharedKind.CUP:
            return f"/cup/{cup_of(deal.id)}"
        case SharedKind.CHALLENGE:
            return None


class Given(Value, frozen=True):
    """The deal itself, settled before the table was made, with the salts of its two promises. Nobody is told."""

    setup: Setup
    salts: tuple[str, str]
