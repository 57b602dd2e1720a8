"""Diets of a kind: what the plots, and the table's terms for two diets together, go by."""

from enum import StrEnum

from doctor_rat.rules import Alternating, Diet, Different, Forbidden, Identical, Mandatory, Step


class DietKind(StrEnum):
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


def kind_of(diet: Diet) -> DietKind:
    match diet:
        case Mandatory(cards):
            return DietKind.MANDATORY_ONE if len(cards) == 1 else DietKind.MANDATORY_TWO
        case Forbidden(cards):
            return DietKind.FORBIDDEN_ONE if len(cards) == 1 else DietKind.FORBIDDEN_TWO
        case Alternating(left, right):
            return DietKind.ALTERNATING_ONE if left.family is right.family else DietKind.ALTERNATING_TWO
        case Identical(category) | Different(category):
            return DietKind(f"{diet.name} {category}")
        case Step():
            return DietKind.STEP
