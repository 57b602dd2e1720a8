"""Phrases that everyone reads in their own language, built from the game's symbols and sent as data.

Kinds are only ever added, so that old logs stay readable. `silence` says who may say which of them when.
"""

from enum import StrEnum
from typing import assert_never

from doctor_rat.rules import Board, Category, Config, DietName, Food, Group, Specification
from doctor_rat.rules.cards import ONE_LEFT
from doctor_rat.rules.values import Value


class PhraseKind(StrEnum):
    CLAIM = "claim"
    EITHER = "either"
    ASK = "ask"
    LOOK = "look"
    WANT = "want"
    AVOID = "avoid"
    TRY = "try"
    MEANS = "means"
    TRASH = "trash"
    SWAP = "swap"
    SAFE = "safe"
    LEAVE = "leave"
    AGREE = "agree"
    DISAGREE = "disagree"
    UNSURE = "unsure"
    DECIDE = "decide"
    THINKING = "thinking"
    HELLO = "hello"
    PRAISE = "praise"
    THANKS = "thanks"
    AGAIN = "again"


class Sure(StrEnum):
    SURE = "sure"
    MAYBE = "maybe"
    NO = "no"


class Pattern(Value, frozen=True, forbid_unknown_fields=True):
    """As much of a diet as the speaker wants to name; the rest is left open."""

    diet: DietName | None = None
    cards: tuple[Specification, ...] = ()
    category: Category | None = None


class _Phrase(Value, frozen=True, tag_field="say", forbid_unknown_fields=True):
    pass


# About diets


class Claim(_Phrase, frozen=True, tag=PhraseKind.CLAIM.value):
    group: Group
    pattern: Pattern
    sure: Sure


class Either(_Phrase, frozen=True, tag=PhraseKind.EITHER.value):
    """It is one of these two."""

    group: Group
    one: Pattern
    two: Pattern


class Ask(_Phrase, frozen=True, tag=PhraseKind.ASK.value):
    """What do you think of this group?"""

    group: Group


class Look(_Phrase, frozen=True, tag=PhraseKind.LOOK.value):
    """Look at what this group ate in this meal."""

    group: Group
    meal: int


# About foods


class Want(_Phrase, frozen=True, tag=PhraseKind.WANT.value):
    group: Group
    food: Food


class Avoid(_Phrase, frozen=True, tag=PhraseKind.AVOID.value):
    group: Group
    food: Food


class TryOut(_Phrase, frozen=True, tag=PhraseKind.TRY.value):
    """Let's try this food, to learn."""

    group: Group
    food: Food


class DoctorMeans(_Phrase, frozen=True, tag=PhraseKind.MEANS.value):
    """The doctor offers this food for this group."""

    group: Group
    food: Food


class FromTrash(_Phrase, frozen=True, tag=PhraseKind.TRASH.value):
    """Take this food, or any, from the trash can."""

    group: Group
    food: Food | None = None


class Swap(_Phrase, frozen=True, tag=PhraseKind.SWAP.value):
    """One group takes this, the other that."""

    group: Group
    food: Food
    other: Group
    other_food: Food


class PlaySafe(_Phrase, frozen=True, tag=PhraseKind.SAFE.value):
    """No risk now: this group has two crosses."""

    group: Group


class LeaveFood(_Phrase, frozen=True, tag=PhraseKind.LEAVE.value):
    """Leave this food for us."""

    food: Food


# Answers


class Agree(_Phrase, frozen=True, tag=PhraseKind.AGREE.value):
    pass


class Disagree(_Phrase, frozen=True, tag=PhraseKind.DISAGREE.value):
    pass


class Unsure(_Phrase, frozen=True, tag=PhraseKind.UNSURE.value):
    pass


class YouDecide(_Phrase, frozen=True, tag=PhraseKind.DECIDE.value):
    pass


class Thinking(_Phrase, frozen=True, tag=PhraseKind.THINKING.value):
    """Wait, I'm thinking."""


# Before and after the game


class SayHello(_Phrase, frozen=True, tag=PhraseKind.HELLO.value):
    pass


class WellPlayed(_Phrase, frozen=True, tag=PhraseKind.PRAISE.value):
    pass


class Thanks(_Phrase, frozen=True, tag=PhraseKind.THANKS.value):
    pass


class AnotherGame(_Phrase, frozen=True, tag=PhraseKind.AGAIN.value):
    """Again?"""


Phrase = (
    Claim
    | Either
    | Ask
    | Look
    | Want
    | Avoid
    | TryOut
    | DoctorMeans
    | FromTrash
    | Swap
    | PlaySafe
    | LeaveFood
    | Agree
    | Disagree
    | Unsure
    | YouDecide
    | Thinking
    | SayHello
    | WellPlayed
    | Thanks
    | AnotherGame
)


MOST_CARDS = 2


def kind_of(phrase: Phrase) -> PhraseKind:
    return PhraseKind(str(phrase.__struct_config__.tag))


def groups_of(phrase: Phrase) -> tuple[Group, ...]:
    """The groups it mentions."""
    match phrase:
        case Swap(group=group, other=other):
            return group, other
        case LeaveFood() | Agree() | Disagree() | Unsure() | YouDecide() | Thinking():
            return ()
        case SayHello() | WellPlayed() | Thanks() | AnotherGame():
            return ()
        case _:
            return (phrase.group,)


def shaky(board: Board) -> tuple[Group, ...]:
    """The groups that can't afford another cross."""
    return tuple([group for group in board.groups if board.rows[group].crosses == ONE_LEFT])


def is_possible(phrase: Phrase, config: Config, board: Board | None) -> bool:
    """Whether it mentions existing groups, meals and foods. All of that is public, so the answer reveals nothing."""
    return all(group in config.groups for group in groups_of(phrase)) and _makes_sense(phrase, board)


def _makes_sense(phrase: Phrase, board: Board | None) -> bool:
    match phrase:
        case Claim(pattern=pattern):
            return _is_diet(pattern)
        case Either(one=one, two=two):
            return one != two and all(_is_diet(each) and each != Pattern() for each in (one, two))
        case Look(meal=meal):
            return board is not None and 1 <= meal <= board.meal
        case FromTrash(food=food):
            return board is not None and (food in board.trash if food is not None else bool(board.trash))
        case Swap(group, food, other, other_food):
            return group != other and food != other_food
        case PlaySafe(group):
            return board is not None and group in shaky(board)
        case Want() | Avoid() | TryOut() | DoctorMeans() | LeaveFood() | Ask():
            return True
        case Agree() | Disagree() | Unsure() | YouDecide() | Thinking():
            return True
        case SayHello() | WellPlayed() | Thanks() | AnotherGame():
            return True
        case _:
            assert_never(phrase)


def _is_diet(pattern: Pattern) -> bool:
    return len(pattern.cards) <= MOST_CARDS
