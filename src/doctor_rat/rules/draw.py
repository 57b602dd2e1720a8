"""The random draw of a diet (RULES 2.7): all of it follows from one number.

Chance sets out one diet for each group, in group order, so that none takes what another needs. Drawing hands over what
was set out, whatever was drawn before and in whatever order. Only if a diet on the desk is its twin, or holds the last
copy of a card, does the group get its next result: always the same one, and the first comes back when it can.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import product
from random import Random
from typing import TypeVar

from doctor_rat.rules.cards import (
    CATEGORY_COPIES,
    SPECIFICATION_COPIES,
    Category,
    Food,
    Group,
    Specification,
)
from doctor_rat.rules.diets import (
    DIET_COPIES,
    KINDS,
    Card,
    Diet,
    DietName,
    Takes,
    WithSides,
    check_together,
    suits,
)
from doctor_rat.rules.errors import Refused
from doctor_rat.rules.values import Value

ONE_OR_TWO = tuple(name for name, kind in KINDS.items() if kind.takes is Takes.ONE_OR_TWO)
"""The Diet cards for which the number of Specification cards is decided on seeing them."""

AnyCard = TypeVar("AnyCard", bound=StrEnum)

_DIET_PILE = [name for name in DietName for _ in range(DIET_COPIES[name])]
_CATEGORY_PILE = [card for card in Category for _ in range(CATEGORY_COPIES)]
_FAMILY_PILES = [
    [card for card in Specification if card.family is family for _ in range(SPECIFICATION_COPIES)]
    for family in Category
]


class Chance(Value, frozen=True):
    """Everything that decides what the groups draw."""

    identities: tuple[Food, ...]
    luck: int
    one_family: bool = False
    """The beginners' option in RULES 2.11."""

    def rng(self, *path: object) -> Random:
        """A separate stream for each purpose."""
        return Random("/".join(map(str, (self.luck, *path))))


def diet_card(chance: Chance, group: Group, others: Sequence[Diet]) -> DietName:
    """The Diet card this group draws, given the diets already settled."""
    first = _set_out(chance)[group].name
    names = [diet.name for diet in others]
    order = [first, *chance.rng(group, "cards").sample(_DIET_PILE, len(_DIET_PILE))]
    return next(name for name in order if names.count(name) < DIET_COPIES[name])


def draw_diet(chance: Chance, group: Group, name: DietName, count: int | None, others: Sequence[Diet]) -> Diet:
    """What this group draws for its Diet card. `count` is the doctor's decision; None leaves it to chance."""
    results = _in_order(chance, group, name, count)
    return next(diet for diet in results if _goes_with(diet, others))


def draw_beside(chance: Chance, group: Group, others: Sequence[Diet]) -> Diet:
    """What this group draws from the cards the others have left."""
    rng = chance.rng(group)
    name = rng.choice(_left(_DIET_PILE, [diet.name for diet in others]))
    count = rng.choice((1, 2)) if name in ONE_OR_TWO else 2
    used = [card for diet in others for card in diet.cards()]
    return next(diet for diet in _results(chance, group, name, count, rng, used) if diet not in others)


def is_easy(diet: Diet) -> bool:
    """Whether the beginners' option allows it."""
    return not isinstance(diet, WithSides) or diet.left.family is diet.right.family


@lru_cache(maxsize=64)
def _set_out(chance: Chance) -> tuple[Diet, ...]:
    """What the groups draw if chance decides everything."""
    found: list[Diet] = []
    for number in range(len(chance.identities)):
        found.append(draw_beside(chance, Group(number), found))
    return tuple(found)


@lru_cache(maxsize=64)
def _set_out_otherwise(chance: Chance) -> tuple[Diet | None, ...]:
    """What they draw with the other number of cards. It fits with the rest, whatever the doctor decides for each."""
    usual = _set_out(chance)
    found: list[Diet | None] = [None] * len(usual)
    for number, diet in enumerate(usual):
        if diet.name in ONE_OR_TWO:
            either = [(one, two or one) for one, two in zip(usual, found, strict=True)]
            others = list(product(*either[:number], *either[number + 1 :]))
            results = _stream(chance, Group(number), diet.name, 3 - len(diet.cards()))
            found[number] = next(each for each in results if all(_goes_with(each, rest) for rest in others))
    return tuple(found)


def _in_order(chance: Chance, group: Group, name: DietName, count: int | None) -> Iterator[Diet]:
    """Everything the group can draw for this card: first what was set out, if it was set out with this card."""
    usual = _set_out(chance)[group]
    if name is usual.name:
        if name not in ONE_OR_TWO or count in (None, len(usual.cards())):
            count = len(usual.cards())
            yield usual
        elif (other := _set_out_otherwise(chance)[group]) is not None:
            yield other
    number = chance.rng(group, name).choice((1, 2)) if count is None else count
    yield from _stream(chance, group, name, number)


def _stream(chance: Chance, group: Group, name: DietName, count: int) -> Iterator[Diet]:
    return _results(chance, group, name, count, chance.rng(group, name, count), ())


def _results(
    chance: Chance, group: Group, name: DietName, count: int, rng: Random, used: Sequence[Card]
) -> Iterator[Diet]:
    """Draw after draw. Cards that break a rule go back; the Diet card and the number of cards stay."""
    identity = chance.identities[group]
    while True:
        diet = _build(name, count, identity, used, rng)
        if suits(diet, identity) and (not chance.one_family or is_easy(diet)):
            yield diet


def _build(name: DietName, count: int, identity: Food, used: Sequence[Card], rng: Random) -> Diet:
    kind = KINDS[name]
    match kind.takes:
        case Takes.ONE_OR_TWO:
            return kind.of(*_draw_specifications(count, used, rng))
        case Takes.SIDES:
            # If both match the identity, the order in which they were drawn is the chance that decides.
            one, other = _draw_specifications(2, used, rng)
            return kind.of(one, other) if identity in one.foods else kind.of(other, one)
        case Takes.CATEGORY:
            return kind.of(rng.choice(_left(_CATEGORY_PILE, used)))
        case Takes.NOTHING:
            return kind.of()


def _draw_specifications(count: int, used: Sequence[Card], rng: Random) -> tuple[Specification, ...]:
    """For each card, pick one of the three family piles and take its top card."""
    drawn: list[Specification] = []
    for _ in range(count):
        pile = rng.choice(_FAMILY_PILES)
        drawn.append(rng.choice(_left(pile, (*used, *drawn))))
    return tuple(drawn)


def _left(pile: Sequence[AnyCard], used: Sequence[StrEnum]) -> list[AnyCard]:
    """The pile without the cards used elsewhere."""
    left = list(pile)
    for card in used:
        if card in left:
            left.remove(card)
    return left


def _goes_with(diet: Diet, others: Sequence[Diet]) -> bool:
    try:
        check_together([diet, *others])
    except Refused:
        return False
    return True
