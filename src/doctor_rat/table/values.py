"""The vocabulary of a table."""

from enum import StrEnum
from typing import NewType

TableId = NewType("TableId", str)
SeatId = NewType("SeatId", str)
"""Stable for the life of a table: `s1`, `s2`, …"""
GuestId = NewType("GuestId", str)
"""A person's public name tag; never the token that proves it."""
NOBODY = "—"
"""Stands for the name of a guest whose data was deleted."""
DealId = NewType("DealId", str)
"""A deal that several tables play."""
CommandId = NewType("CommandId", str)
"""Made by the client: repeating a command returns the first answer."""


class Stage(StrEnum):
    LOBBY = "lobby"
    SETUP = "setup"
    """The doctor gives each group its diet."""
    GAME = "game"
    OVER = "over"


class To(StrEnum):
    """Who hears what is said."""

    EVERYONE = "everyone"
    SIDE = "side"
    """Only the speaker's own side in Colleagues."""


class Vote(StrEnum):
    """How much a seat's vote counts when its side chooses."""

    ALONE = "alone"
    """Nobody chooses with them."""
    SHARES = "shares"
    """Several people have to agree."""
    LEADS = "leads"
    """The same, and this one decides if they don't."""
    ADVISES = "advises"
    """A bot among people: it advises, but has no vote."""


class Access(StrEnum):
    OPEN = "open"
    PRIVATE = "private"


class Pace(StrEnum):
    LIVE = "live"
    SLOW = "slow"


class DietsFrom(StrEnum):
    RANDOM = "random"
    DIFFICULTY = "difficulty"
    CHOSEN = "chosen"
    """The doctor draws or chooses each one."""
    PRESET = "preset"
    LESSON = "lesson"
    """The diets of a first game, with foods in an order worth learning from."""


class Sheet(StrEnum):
    """How much the deduction sheet does for the rats."""

    NONE = "none"
    MARKS = "marks"
    CROSSED = "crossed"
    ODDS = "odds"


class BotLevel(StrEnum):
    """The bots a table can seat."""

    RANDOM = "random"
    NOVICE = "novice"
    REGULAR = "regular"
    EXPERT = "expert"
    TEACHER = "teacher"
    """The doctor of the lessons."""
