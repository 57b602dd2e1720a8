"""One phrase of every kind, fit for the first meal of a game of two groups with 4yl in the trash can."""

from typing import get_args

from doctor_rat.rules import Category, DietName, Food, Group, Specification
from doctor_rat.table.phrases import (
    Agree,
    AnotherGame,
    Ask,
    Avoid,
    Claim,
    Disagree,
    DoctorMeans,
    Either,
    FromTrash,
    LeaveFood,
    Look,
    Pattern,
    Phrase,
    PhraseKind,
    PlaySafe,
    SayHello,
    Sure,
    Swap,
    Thanks,
    Thinking,
    TryOut,
    Unsure,
    Want,
    WellPlayed,
    YouDecide,
    kind_of,
)

ONE, TWO = Group(0), Group(1)
RED_CHEESE, OWN = Food("3rc"), Food("2rl")
LIQUIDS = Pattern(DietName.FORBIDDEN, (Specification("l"),))
COLORS = Pattern(category=Category.COLOUR)

PHRASES: tuple[Phrase, ...] = (
    Claim(ONE, LIQUIDS, Sure.MAYBE),
    Claim(TWO, COLORS, Sure.NO),
    Claim(TWO, Pattern(), Sure.SURE),
    Either(ONE, LIQUIDS, COLORS),
    Ask(TWO),
    Look(ONE, 1),
    Want(ONE, RED_CHEESE),
    Avoid(TWO, RED_CHEESE),
    TryOut(ONE, RED_CHEESE),
    DoctorMeans(ONE, RED_CHEESE),
    FromTrash(ONE),
    FromTrash(ONE, Food("4yl")),
    Swap(ONE, RED_CHEESE, TWO, OWN),
    PlaySafe(ONE),
    LeaveFood(OWN),
    Agree(),
    Disagree(),
    Unsure(),
    YouDecide(),
    Thinking(),
    SayHello(),
    WellPlayed(),
    Thanks(),
    AnotherGame(),
)
GREETINGS = (PhraseKind.HELLO, PhraseKind.PRAISE, PhraseKind.THANKS, PhraseKind.AGAIN)


def missing() -> set[type[Phrase]]:
    """The kinds with no phrase above."""
    return set(get_args(Phrase)) - {type(each) for each in PHRASES}


def of_kind(kind: PhraseKind) -> Phrase:
    return next(each for each in PHRASES if kind_of(each) is kind)


def named_in_trash(phrase: Phrase) -> bool:
    return isinstance(phrase, FromTrash) and phrase.food is not None
