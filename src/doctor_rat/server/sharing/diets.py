"""Diets in words, for the server and the terminal alike."""

from typing import assert_never

from doctor_rat.locales import words
from doctor_rat.rules import (
    Alternating,
    Category,
    Diet,
    Different,
    Forbidden,
    Identical,
    Mandatory,
    Specification,
    Step,
    Type,
)


def diet_text(diet: Diet, language: str) -> str:
    """What it asks for, without its name."""

    def say(key: str, **arguments: str) -> str:
        return words(language, key, arguments)

    match diet:
        case Mandatory((one,)):
            return say("diet-mandatory-one", card=card_text(one, language))
        case Mandatory((one, two)):
            return say("diet-mandatory-two", one=card_text(one, language), two=card_text(two, language))
        case Forbidden((one,)):
            return say("diet-forbidden-one", card=card_text(one, language))
        case Forbidden((one, two)):
            return say("diet-forbidden-two", one=card_text(one, language), two=card_text(two, language))
        case Alternating(left, right):
            return say("diet-alternating", left=card_text(left, language), right=card_text(right, language))
        case Identical(category):
            return say("diet-identical", category=category.value)
        case Different(category):
            return say("diet-different", category=category.value)
        case Step():
            return say("diet-step")
    raise AssertionError(f"a diet with too many cards: {diet}")


def card_text(card: Specification, language: str) -> str:
    match card.family:
        case Category.TYPE:
            return words(language, "card-type", {"type": Type(card).name.lower()})
        case Category.QUANTITY:
            return words(language, "card-quantity", {"count": int(card)})
        case Category.COLOUR:
            return words(language, "card-colours", {"pair": str(card)})
        case _:
            assert_never(card.family)
