"""How likely each diet is before anything was eaten."""

from collections import defaultdict
from functools import cache
from itertools import permutations

from doctor_rat.rules import (
    Alternating,
    Category,
    Diet,
    DietName,
    Different,
    Food,
    Forbidden,
    Identical,
    Mandatory,
    Source,
    Specification,
    Step,
    diets_for,
)
from doctor_rat.rules.cards import DIET_COPIES, SPECIFICATION_COPIES

_FAMILY_SIZES = {
    family: SPECIFICATION_COPIES * sum(card.family is family for card in Specification) for family in Category
}


@cache
def prior(identity: Food, source: Source) -> dict[Diet, float]:
    """The chance of each diet of this identity: by the draw of RULES 2.7, or flat where it was chosen."""
    diets = diets_for(identity)
    if source is not Source.DRAWN:
        return dict.fromkeys(diets, 1 / len(diets))
    drawn = _draws()
    found: dict[Diet, float] = {}
    # The Diet card and the number of cards are kept while bad cards are drawn again, so each kind keeps its share.
    for (name, count), share in _kinds().items():
        kind = [diet for diet in diets if diet.name is name and len(diet.cards()) == count]
        chances = [_chance(diet, identity, drawn) for diet in kind]
        found.update({diet: share * chance / sum(chances) for diet, chance in zip(kind, chances, strict=True)})
    return found


def _kinds() -> dict[tuple[DietName, int], float]:
    """Diet card and number of supplementary cards, with the chance of drawing so."""
    kinds: dict[tuple[DietName, int], float] = {}
    for name, copies in DIET_COPIES.items():
        share = copies / sum(DIET_COPIES.values())
        match name:
            case DietName.MANDATORY | DietName.FORBIDDEN:
                kinds[name, 1] = kinds[name, 2] = share / 2
            case DietName.ALTERNATING:
                kinds[name, 2] = share
            case DietName.IDENTICAL | DietName.DIFFERENT:
                kinds[name, 1] = share
            case DietName.STEP:
                kinds[name, 0] = share
    return kinds


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
    """How likely these cards come up, up to a factor that is the same for all diets of the kind."""
    match diet:
        case Mandatory(cards) | Forbidden(cards):
            return drawn[frozenset(cards)]
        case Alternating(left, right):
            both_match = identity in left.foods and identity in right.foods
            return drawn[frozenset([left, right])] * (0.5 if both_match else 1)
        case Identical() | Different() | Step():
            return 1.0
