"""What a table needs from outside. A server passes in the real things, a test its own."""

from collections.abc import Callable
from random import Random
from secrets import token_hex, token_urlsafe
from typing import Protocol

from doctor_rat.rules import Setup, shuffle
from doctor_rat.rules.proof import SALT_BYTES
from doctor_rat.table.lesson import arrange
from doctor_rat.table.options import Options
from doctor_rat.table.values import DietsFrom, GuestId

INVITE_BYTES = 12


class Dealer(Protocol):
    """The source of chance."""

    def shuffle(self, options: Options, /) -> Setup:
        """A shuffled game. Its diets are settled, unless the doctor chooses them."""

    def salt(self) -> str:
        """32 secret bytes in hexadecimal."""

    def invite(self) -> str:
        """A new invitation that nobody can guess."""

    def pick(self, count: int, /) -> int:
        """A fair choice below `count`."""


Alike = Callable[[str, str], bool]
"""Whether two names might be mistaken for each other."""


def same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


class Presence(Protocol):
    def is_here(self, guest: GuestId, /) -> bool: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""


class PlainDealer:
    """Deals of any difficulty, shuffled by the given random source."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def shuffle(self, options: Options) -> Setup:
        setup = shuffle(options.config(), self._rng, one_family=options.one_family)
        return settle(setup, options)

    def salt(self) -> str:
        return token_hex(SALT_BYTES)

    def invite(self) -> str:
        return token_urlsafe(INVITE_BYTES)

    def pick(self, count: int) -> int:
        return self._rng.randrange(count)


def settle(setup: Setup, options: Options) -> Setup:
    """Give out the diets, unless the doctor does."""
    match options.diets:
        case DietsFrom.CHOSEN:
            return setup
        case DietsFrom.PRESET:
            return setup.preset()
        case DietsFrom.LESSON:
            return arrange(setup)
        case DietsFrom.RANDOM | DietsFrom.DIFFICULTY:
            return setup.draw_rest()
