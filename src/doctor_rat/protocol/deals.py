"""HTTP messages about deals that several tables play: the deal of the day, challenges, tournaments."""

from typing import Annotated, Literal

from msgspec import Meta

from doctor_rat.protocol.messages import ListedSeat
from doctor_rat.rules import Difficulty, Role, Variant
from doctor_rat.rules.events import Reason
from doctor_rat.rules.values import Value
from doctor_rat.table import BotLevel, Options, TableId
from doctor_rat.table.values import DealId

DealSide = Literal["rats", "doctor"]


class Score(Value, frozen=True):
    """How a finished game went. It names no food or diet."""

    won: bool
    reason: Reason
    meal: int
    """The last meal."""
    crosses: int
    """Bad foods, including those that Medicine covered later."""
    tokens: int
    """Left at the end, of every kind."""
    meals: tuple[tuple[bool | None, ...], ...]
    """By meal and group: whether what the group ate was good; null if it was never judged."""


class DealPromise(Value, frozen=True):
    """The two hashes that every table of a deal promises and opens at the end."""

    shuffle: str
    deal: str


class DealResult(Value, frozen=True):
    """A finished table of a deal."""

    table: TableId
    seats: tuple[ListedSeat, ...]
    """Names are left out unless their owners agreed."""
    score: Score
    place: int
    """Among those who played the same side."""
    yours: bool


class DayPromise(Value, frozen=True):
    day: str
    """YYYY-MM-DD, in UTC."""
    difficulty: Difficulty
    promise: DealPromise


class OwnTry(Value, frozen=True):
    """Your table for a deal."""

    table: TableId
    side: DealSide
    over: bool
    named: bool


class DayResults(Value, frozen=True):
    """How everyone who played your side did."""

    count: int
    won: int
    lost: tuple[int, ...]
    """By meal from the first, how many lost in it."""
    best: DealResult
    yours: DealResult | None
    top: tuple[DealResult, ...]


class DayPage(Value, frozen=True):
    today: DayPromise
    tomorrow: DayPromise
    midnight: int
    """When the day changes, in milliseconds since 1970."""
    bots: BotLevel
    options: Options
    mine: OwnTry | None
    """Today's."""
    unfinished: OwnTry | None
    """Yesterday's, if you haven't finished it: it counts for yesterday."""
    results: DayResults | None
    """Once you have finished."""


class DayPast(Value, frozen=True):
    """An earlier day of yours."""

    day: str
    mine: OwnTry
    results: DayResults | None


class DayStart(Value, frozen=True, forbid_unknown_fields=True):
    side: DealSide
    named: bool = False
    """Whether others may see your name next to the result."""


class DayName(Value, frozen=True, forbid_unknown_fields=True):
    day: str
    named: bool


class ChallengeMade(Value, frozen=True):
    deal: DealId


class DealSeat(Value, frozen=True):
    roles: tuple[Role, ...]
    bot: BotLevel | None


class ChallengePage(Value, frozen=True):
    """A deal for friends, and how those who have played it did."""

    deal: DealId
    host: str
    """Who played it first."""
    options: Options
    seats: tuple[DealSeat, ...]
    promise: DealPromise
    mine: TableId | None
    """The table where you play it."""
    finished: bool
    count: int
    """How many tables have finished."""
    results: tuple[DealResult, ...]
    """Once you have finished too."""


class ChallengeStart(Value, frozen=True, forbid_unknown_fields=True):
    roles: tuple[Role, ...]
    """The roles of one of the seats that people had."""


class NewCup(Value, frozen=True, forbid_unknown_fields=True):
    variant: Variant = Variant.COLONY
    difficulty: Difficulty = Difficulty.NORMAL


class CupMade(Value, frozen=True):
    id: str


class TeamInvitation(Value, frozen=True, forbid_unknown_fields=True):
    team: int
    invite: Annotated[str, Meta(max_length=64)]


class CupTable(Value, frozen=True):
    """What you may know of a team's table."""

    state: Literal["none", "open", "over"]
    result: DealResult | None
    """Once you have finished this deal too."""


class CupTeam(Value, frozen=True):
    number: int
    names: tuple[str, ...]
    tables: tuple[CupTable, ...]
    """One per deal."""
    won: int | None
    """How many of the five deals; told once you have finished all of them."""
    crosses: int | None


class CupPage(Value, frozen=True):
    id: str
    options: Options
    promises: tuple[DealPromise, ...]
    team: int | None
    """Your team."""
    invite: str | None
    """For your teammates."""
    teams: tuple[CupTeam, ...]
