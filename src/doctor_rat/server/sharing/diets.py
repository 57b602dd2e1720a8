"""Diets in words, for both the server and the terminal."""

from typing import assert_never

from doctor_rat.locales import words
from doctor_rat.rules import Category, Diet, Specification, Type
from doctor_rat.rules.diets import WithCards, WithCategory, WithSides


def diet_text(diet: Diet, language: str) -> str:
    """What it asks for, without its name."""

    def say(form: str, **arguments: str) -> str:
        return words(language, f"diet-{diet.name}{form}", arguments)

    match diet:
        case WithCards(specifications=(one,)):
            return say("-one", card=card_text(one, language))
        case WithCards(specifications=(one, two)):
            return say("-two", one=card_text(one, language), two=card_text(two, language))
        case WithSides(left=left, right=right):
            return say("", left=card_text(left, language), right=card_text(right, language))
        case WithCategory(category=category):
            return say("", category=category.value)
        case _:
            return say("")


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
