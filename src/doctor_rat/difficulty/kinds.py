"""Kinds of diets, which the plots and the table's terms for pairs of diets are based on."""

from functools import cache

from doctor_rat.rules import Category, Diet
from doctor_rat.rules.diets import KINDS, Takes, WithCards, WithSides

DietKind = str
_FORMS = {
    Takes.ONE_OR_TWO: (", one card", ", two cards"),
    Takes.SIDES: (", one family", ", two families"),
    Takes.CATEGORY: tuple(f" {category}" for category in Category),
    Takes.NOTHING: ("",),
}
DIET_KINDS: tuple[DietKind, ...] = tuple(f"{name}{form}" for name, kind in KINDS.items() for form in _FORMS[kind.takes])
"""`mandatory, one card`, `alternating, two families`, `identical type`, `step` …"""


@cache
def kind_of(diet: Diet) -> DietKind:
    forms = _FORMS[diet.takes]
    match diet:
        case WithCards(specifications=cards):
            form = forms[len(cards) - 1]
        case WithSides(left=left, right=right):
            form = forms[left.family is not right.family]
        case _:
            form = "".join(f" {card}" for card in diet.cards())
    return f"{diet.name}{form}"
