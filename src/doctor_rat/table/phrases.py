"""Things to say that everybody reads in their own language: built from the game's symbols, sent as data.

Kinds are only ever added, so that old logs stay readable.
"""

from enum import StrEnum
from typing import assert_never

from doctor_rat.rules import Category, Config, DietName, Food, Group, Specification
from doctor_rat.rules.values import Value


class Sure(StrEnum):
    SURE = "sure"
    MAYBE = "maybe"
    NO = "no"


class Pattern(Value, frozen=True, forbid_unknown_fields=True):
    """As much of a diet as somebody wants to speak of; what is left out is left open."""

    diet: DietName | None = None
    cards: tuple[Specification, ...] = ()
    category: Category | None = None


class _Phrase(Value, frozen=True, tag_field="say", forbid_unknown_fields=True):
    pass


class Claim(_Phrase, frozen=True, tag="claim"):
    group: Group
    pattern: Pattern
    sure: Sure


class Want(_Phrase, frozen=True, tag="want"):
    group: Group
    food: Food


class Avoid(_Phrase, frozen=True, tag="avoid"):
    group: Group
    food: Food


class LeaveFood(_Phrase, frozen=True, tag="leave"):
    """Leave this food for us."""

    food: Food


class Ask(_Phrase, frozen=True, tag="ask"):
    """What do you think of this group?"""

    group: Group


class Agree(_Phrase, frozen=True, tag="agree"):
    pass


class Unsure(_Phrase, frozen=True, tag="unsure"):
    pass


Phrase = Claim | Want | Avoid | LeaveFood | Ask | Agree | Unsure


MOST_CARDS = 2


def is_possible(phrase: Phrase, config: Config) -> bool:
    """Whether it speaks of a group in this game, and of no more cards than a diet can have."""
    match phrase:
        case Claim(group, pattern):
            return group in config.groups and len(pattern.cards) <= MOST_CARDS
        case Want(group) | Avoid(group) | Ask(group):
            return group in config.groups
        case LeaveFood() | Agree() | Unsure():
            return True
        case _:
            assert_never(phrase)
