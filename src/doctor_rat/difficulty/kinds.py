"""Diets of a kind: what the plots, and the table's terms for two diets together, go by."""

from enum import StrEnum

from doctor_rat.rules import Alternating, Diet, Different, Forbidden, Identical, Mandatory, Step


class Kind(StrEnum):
    MANDATORY_ONE = "mandatory, one card"
    MANDATORY_TWO = "mandatory, two cards"
    FORBIDDEN_ONE = "forbidden, one card"
    FORBIDDEN_TWO = "forbidden, two cards"
    ALTERNATING_ONE = "alternating, one family"
    ALTERNATING_TWO = "alternating, two families"
    IDENTICAL_TYPE = "identical type"
    IDENTICAL_QUANTITY = "identical quantity"
    IDENTICAL_COLOUR = "identical colour"
    DIFFERENT_TYPE = "different type"
    DIFFERENT_QUANTITY = "different quantity"
    DIFFERENT_COLOUR = "different colour"
    STEP = "quantity ±1"


def kind_of(diet: Diet) -> Kind:
    match diet:
        case Mandatory(cards):
            return Kind.MANDATORY_ONE if len(cards) == 1 else Kind.MANDATORY_TWO
        case Forbidden(cards):
            return Kind.FORBIDDEN_ONE if len(cards) == 1 else Kind.FORBIDDEN_TWO
        case Alternating(left, right):
            return Kind.ALTERNATING_ONE if left.family is right.family else Kind.ALTERNATING_TWO
        case Identical(category) | Different(category):
            return Kind(f"{diet.name} {category}")
        case Step():
            return Kind.STEP
