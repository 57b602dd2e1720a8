"""The six diets: what they accept, which identities they suit, how they are written (RULES 3, 8.3)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import ClassVar

from msgspec.structs import force_setattr

from doctor_rat.rules.cards import (
    CATEGORY_COPIES,
    DIET_COPIES,
    IDENTITIES,
    SPECIFICATION_COPIES,
    Category,
    DietName,
    Food,
    Specification,
)
from doctor_rat.rules.errors import Code, Refused
from doctor_rat.rules.values import Value

Card = Specification | Category
"""A supplementary card of a diet."""

_CARD_ORDER = {card: number for number, card in enumerate(Specification)}


class _Diet(Value, frozen=True, tag_field="diet", forbid_unknown_fields=True):
    """What every diet can do. `previous` is the food before in the row, at first the identity."""

    name: ClassVar[DietName]
    looks_back: ClassVar[bool]
    """Whether a verdict depends on the food before, and not on the meal; each diet has to say."""

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        raise NotImplementedError

    def check(self, identity: Food) -> None:
        """Refuse cards that break section 3 or 2.8 for a group of this identity."""

    def cards(self) -> tuple[Card, ...]:
        """The supplementary cards lying beside the Diet card."""
        return ()


class _WithCards(_Diet, frozen=True):
    specifications: tuple[Specification, ...]

    def __post_init__(self) -> None:
        # RULES 8.3: any order is read and put right, so that equal diets are equal values.
        force_setattr(self, "specifications", tuple(sorted(self.specifications, key=_CARD_ORDER.__getitem__)))

    def cards(self) -> tuple[Card, ...]:
        return self.specifications

    def check(self, identity: Food) -> None:
        if len(self.specifications) not in (1, 2):
            raise Refused(Code.CARD_COUNT, self._rule(), diet=str(self))
        if len(set(self.specifications)) < len(self.specifications):
            raise Refused(Code.CARDS_EQUAL, "2.8", diet=str(self))

    def _rule(self) -> str:
        raise NotImplementedError

    def _matches(self, food: Food) -> bool:
        for card in self.specifications:
            if food in card.foods:
                return True
        return False

    def _text(self) -> str:
        return "+".join(self.specifications)


class Mandatory(_WithCards, frozen=True, tag=DietName.MANDATORY.value):
    name = DietName.MANDATORY
    looks_back = False

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        return self._matches(food)

    def check(self, identity: Food) -> None:
        super().check(identity)
        if not self._matches(identity):
            raise Refused(Code.DIET_IDENTITY, "3.1", diet=str(self), identity=identity)

    def _rule(self) -> str:
        return "3.1"

    def __str__(self) -> str:
        return f"mandatory:{self._text()}"


class Forbidden(_WithCards, frozen=True, tag=DietName.FORBIDDEN.value):
    name = DietName.FORBIDDEN
    looks_back = False

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        return not self._matches(food)

    def check(self, identity: Food) -> None:
        super().check(identity)
        if len({card.family for card in self.specifications}) < len(self.specifications):
            raise Refused(Code.CARDS_ONE_FAMILY, "3.2", diet=str(self))
        if self._matches(identity):
            raise Refused(Code.DIET_IDENTITY, "3.2", diet=str(self), identity=identity)

    def _rule(self) -> str:
        return "3.2"

    def __str__(self) -> str:
        return f"forbidden:{self._text()}"


class Alternating(_Diet, frozen=True, tag=DietName.ALTERNATING.value):
    name = DietName.ALTERNATING
    looks_back = False
    left: Specification
    right: Specification

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        # The meal's number decides, not the place in the row.
        return food in (self.right if meal % 2 else self.left).foods

    def check(self, identity: Food) -> None:
        if self.left is self.right:
            raise Refused(Code.CARDS_EQUAL, "2.8", diet=str(self))
        if identity not in self.left.foods:
            raise Refused(Code.DIET_IDENTITY, "3.3", diet=str(self), identity=identity)

    def cards(self) -> tuple[Card, ...]:
        return (self.left, self.right)

    def __str__(self) -> str:
        return f"alternating:{self.left}/{self.right}"


class Identical(_Diet, frozen=True, tag=DietName.IDENTICAL.value):
    name = DietName.IDENTICAL
    looks_back = True
    category: Category

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        return food.shares(self.category, previous)

    def cards(self) -> tuple[Card, ...]:
        return (self.category,)

    def __str__(self) -> str:
        return f"identical:{self.category}"


class Different(_Diet, frozen=True, tag=DietName.DIFFERENT.value):
    name = DietName.DIFFERENT
    looks_back = True
    category: Category

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        return not food.shares(self.category, previous)

    def cards(self) -> tuple[Card, ...]:
        return (self.category,)

    def __str__(self) -> str:
        return f"different:{self.category}"


class Step(_Diet, frozen=True, tag=DietName.STEP.value):
    name = DietName.STEP
    looks_back = True

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        return abs(food.quantity - previous.quantity) == 1

    def __str__(self) -> str:
        return "step"


Diet = Mandatory | Forbidden | Alternating | Identical | Different | Step


def check_identity(food: Food) -> None:
    if food not in IDENTITIES:
        raise Refused(Code.NOT_AN_IDENTITY, "1.2", food=food)


def check_diets(identities: Sequence[Food], diets: Iterable[Diet | None]) -> None:
    """Refuse diets that don't suit their identities, are twins, or need more cards than the box has.

    `None` stands for a group whose diet isn't settled yet.
    """
    settled = [(identity, diet) for identity, diet in zip(identities, diets, strict=True) if diet is not None]
    for identity, diet in settled:
        diet.check(identity)
    check_together([diet for _, diet in settled])


def check_together(diets: Sequence[Diet]) -> None:
    """Refuse twins, and diets that need more cards than the box has."""
    for one, other in combinations(diets, 2):
        if one == other:
            raise Refused(Code.DIETS_EQUAL, "2.9", diet=str(one))
    _check_supply(diets)


def _check_supply(diets: Sequence[Diet]) -> None:
    names = [diet.name for diet in diets]
    for name in names:
        if names.count(name) > DIET_COPIES[name]:
            raise Refused(Code.CARDS_USED_UP, "1.4", card=name)
    cards = [card for diet in diets for card in diet.cards()]
    for card in cards:
        if cards.count(card) > (CATEGORY_COPIES if isinstance(card, Category) else SPECIFICATION_COPIES):
            raise Refused(Code.CARDS_USED_UP, "1.3", card=card)


def judge(identity: Food, diet: Diet, foods: Iterable[Food]) -> tuple[bool, ...]:
    """Whether each food of a row is good, one food a meal from the first; refuses a diet that doesn't suit."""
    check_identity(identity)
    diet.check(identity)
    verdicts: list[bool] = []
    previous = identity
    for meal, food in enumerate(foods, 1):
        verdicts.append(diet.accepts(food, previous, meal))
        previous = food
    return tuple(verdicts)


@cache
def diets_for(identity: Food) -> tuple[Diet, ...]:
    """Every diet that one group of this identity can have."""
    return tuple(diet for diet in _all_diets() if _suits(diet, identity))


def _suits(diet: Diet, identity: Food) -> bool:
    try:
        diet.check(identity)
    except Refused:
        return False
    return True


def _all_diets() -> Iterator[Diet]:
    handfuls = [(card,) for card in Specification] + list(combinations(Specification, 2))
    for handful in handfuls:
        yield Mandatory(handful)
        yield Forbidden(handful)
    for left in Specification:
        for right in Specification:
            yield Alternating(left, right)
    for category in Category:
        yield Identical(category)
        yield Different(category)
    yield Step()
