"""How likely each diet is before anything is eaten."""

from collections import defaultdict
from functools import cache
from itertools import permutations

from doctor_rat.rules import Category, Diet, DietName, Food, Source, Specification, diets_for
from doctor_rat.rules.cards import SPECIFICATION_COPIES
from doctor_rat.rules.diets import DIET_COPIES, KINDS, Takes, WithCards, WithSides

_FAMILY_SIZES = {
    family: SPECIFICATION_COPIES * sum(card.family is family for card in Specification) for family in Category
}


@cache
def prior(identity: Food, source: Source) -> dict[Diet, float]:
    """The chance of each diet for this identity: by the draw of RULES 2.7, or flat if it wasn't drawn."""
    diets = diets_for(identity)
    if source is not Source.DRAWN:
        return dict.fromkeys(diets, 1 / len(diets))
    drawn = _draws()
    found: dict[Diet, float] = {}
    # The Diet card and the number of cards stay while bad cards are redrawn, so each kind keeps its share.
    for (name, count), share in _kinds().items():
        kind = [diet for diet in diets if diet.name is name and len(diet.cards()) == count]
        chances = [_chance(diet, identity, drawn) for diet in kind]
        found.update({diet: share * chance / sum(chances) for diet, chance in zip(kind, chances, strict=True)})
    return found


def _kinds() -> dict[tuple[DietName, int], float]:
    """The chance of drawing each Diet card with each number of supplementary cards."""
    kinds: dict[tuple[DietName, int], float] = {}
    for name, copies in DIET_COPIES.items():
        counts = _COUNTS[KINDS[name].takes]
        for count in counts:
            kinds[name, count] = copies / sum(DIET_COPIES.values()) / len(counts)
    return kinds


_COUNTS = {Takes.ONE_OR_TWO: (1, 2), Takes.SIDES: (2,), Takes.CATEGORY: (1,), Takes.NOTHING: (0,)}
"""How many supplementary cards are drawn, each number as likely."""


@cache
def _draws() -> dict[frozenset[Specification], float]:
    """The chance of drawing one card, or two that differ, in any order."""
    drawn: defaultdict[frozenset[Specification], float] = defaultdict(float)
    families = len(_FAMILY_SIZES)
    for card in Specification:
        drawn[frozenset([card])] += SPECIFICATION_COPIES / _FAMILY_SIZES[card.family] / families
    for one, other in permutations(Specification, 2):
        left = _FAMILY_SIZES[other.family] - (one.family is other.family)
        first = SPECIFICATION_COPIES / _FAMILY_SIZES[one.family] / families
        drawn[frozenset([one, other])] += first * SPECIFICATION_COPIES / left / families
    return dict(drawn)


def _chance(diet: Diet, identity: Food, drawn: dict[frozenset[Specification], float]) -> float:
    """How likely these cards are, up to a factor that is the same for all diets of the kind."""
    match diet:
        case WithCards(specifications=cards):
            return drawn[frozenset(cards)]
        case WithSides(left=left, right=right):
            both_match = identity in left.foods and identity in right.foods
            return drawn[frozenset([left, right])] * (0.5 if both_match else 1)
        case _:
            return 1.0
