"""The six diets: what they accept, which identities they suit, how they are written (RULES 3, 8.3).

Each is declared only here. How it is drawn, read, told and shown follows from the cards it takes.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations, product
from typing import Any, ClassVar, Self, get_args

from msgspec.structs import force_setattr

from doctor_rat.rules.cards import (
    CATEGORY_COPIES,
    IDENTITIES,
    SPECIFICATION_COPIES,
    Category,
    Food,
    Specification,
)
from doctor_rat.rules.errors import Code, Refused
from doctor_rat.rules.values import Value

Card = Specification | Category
"""A supplementary card of a diet."""

_CARD_ORDER = {card: number for number, card in enumerate(Specification)}


class DietName(StrEnum):
    """The six Diet cards; anyone may look at this list at any time (RULES 2.12)."""

    MANDATORY = "mandatory"
    FORBIDDEN = "forbidden"
    ALTERNATING = "alternating"
    IDENTICAL = "identical"
    DIFFERENT = "different"
    STEP = "step"


class Takes(StrEnum):
    """Which supplementary cards lie beside a Diet card."""

    ONE_OR_TWO = "one-or-two"
    """Specification cards whose order says nothing."""
    SIDES = "sides"
    """A Specification card on the left and one on the right."""
    CATEGORY = "category"
    NOTHING = "nothing"


class _Diet(Value, frozen=True, tag_field="diet", forbid_unknown_fields=True):
    """What every diet can do. `previous` is the food before it in the row, or the identity at first."""

    name: ClassVar[DietName]
    takes: ClassVar[Takes]
    copies: ClassVar[int] = 3
    """How many such cards the box has (RULES 1.4)."""
    looks_back: ClassVar[bool]
    """Whether a verdict depends on the food before, and not on the meal; each diet has to say."""
    sign: ClassVar[str]
    """What stands between its cards, or before the only one, where a diet is shown in symbols."""
    forbids: ClassVar[bool] = False
    """Whether its cards say what must not be eaten."""
    example: ClassVar[str]
    """An identity, the diet and foods eaten one after another, for the page of rules."""

    @classmethod
    def of(cls, *cards: Any) -> Self:
        """This diet with these supplementary cards."""
        return cls(*cards)

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        raise NotImplementedError

    def check(self, identity: Food) -> None:
        """Refuse cards that break section 3 or 2.8 for a group of this identity."""

    def cards(self) -> tuple[Card, ...]:
        """The supplementary cards next to the Diet card."""
        return ()

    def __str__(self) -> str:
        return str(self.name)


class WithCards(_Diet, frozen=True):
    takes = Takes.ONE_OR_TWO
    specifications: tuple[Specification, ...]

    @classmethod
    def of(cls, *cards: Any) -> Self:
        return cls(cards)

    def __post_init__(self) -> None:
        # RULES 8.3: any order is accepted and sorted, so that equal diets are equal values.
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

    def __str__(self) -> str:
        return f"{self.name}:{'+'.join(self.specifications)}"


class WithSides(_Diet, frozen=True):
    takes = Takes.SIDES
    left: Specification
    right: Specification

    def cards(self) -> tuple[Card, ...]:
        return (self.left, self.right)

    def __str__(self) -> str:
        return f"{self.name}:{self.left}/{self.right}"


class WithCategory(_Diet, frozen=True):
    takes = Takes.CATEGORY
    category: Category

    def cards(self) -> tuple[Card, ...]:
        return (self.category,)

    def __str__(self) -> str:
        return f"{self.name}:{self.category}"


class Mandatory(WithCards, frozen=True, tag=DietName.MANDATORY.value):
    name = DietName.MANDATORY
    looks_back = False
    sign = "/"
    example = "3rc mandatory:l+rg 2bl 1ov 4gc"

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        return self._matches(food)

    def check(self, identity: Food) -> None:
        super().check(identity)
        if not self._matches(identity):
            raise Refused(Code.DIET_IDENTITY, "3.1", diet=str(self), identity=identity)

    def _rule(self) -> str:
        return "3.1"


class Forbidden(WithCards, frozen=True, tag=DietName.FORBIDDEN.value):
    name = DietName.FORBIDDEN
    looks_back = False
    sign = "+"
    forbids = True
    example = "3rc forbidden:v+yb 1gc 4yc 2rl"

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


class Alternating(WithSides, frozen=True, tag=DietName.ALTERNATING.value):
    name = DietName.ALTERNATING
    looks_back = False
    sign = "⇄"
    example = "2gv alternating:v/l 3bl 1ov 4rv"

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        # The meal's number decides, not the place in the row.
        return food in (self.right if meal % 2 else self.left).foods

    def check(self, identity: Food) -> None:
        if self.left is self.right:
            raise Refused(Code.CARDS_EQUAL, "2.8", diet=str(self))
        if identity not in self.left.foods:
            raise Refused(Code.DIET_IDENTITY, "3.3", diet=str(self), identity=identity)


class Identical(WithCategory, frozen=True, tag=DietName.IDENTICAL.value):
    name = DietName.IDENTICAL
    looks_back = True
    sign = "="
    example = "1bl identical:colour 3bc 3yc 2yl"

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        return food.shares(self.category, previous)


class Different(WithCategory, frozen=True, tag=DietName.DIFFERENT.value):
    name = DietName.DIFFERENT
    looks_back = True
    sign = "≠"
    example = "2gv different:quantity 3rl 3oc 1gv"

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        return not food.shares(self.category, previous)


class Step(_Diet, frozen=True, tag=DietName.STEP.value):
    name = DietName.STEP
    takes = Takes.NOTHING
    copies = 1
    looks_back = True
    sign = "±1"
    example = "1bl step 2rc 4yv 3gl"

    def accepts(self, food: Food, previous: Food, meal: int) -> bool:
        return abs(food.quantity - previous.quantity) == 1


Diet = Mandatory | Forbidden | Alternating | Identical | Different | Step
KINDS: Mapping[DietName, type[Diet]] = {kind.name: kind for kind in get_args(Diet)}
DIET_COPIES = {name: kind.copies for name, kind in KINDS.items()}


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
    """Whether each food of a row is good, one food per meal from the first. Refuses a diet that doesn't suit."""
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
    """Every diet a group with this identity can have."""
    return tuple(diet for diet in _all_diets() if suits(diet, identity))


def suits(diet: Diet, identity: Food) -> bool:
    try:
        diet.check(identity)
    except Refused:
        return False
    return True


def _all_diets() -> Iterator[Diet]:
    for takes in Takes:
        kinds = [kind for kind in KINDS.values() if kind.takes is takes]
        for cards, kind in product(_handfuls(takes), kinds):
            yield kind.of(*cards)


def _handfuls(takes: Takes) -> Sequence[tuple[Card, ...]]:
    """Every choice of cards that may lie beside such a Diet card."""
    match takes:
        case Takes.ONE_OR_TWO:
            return [*((card,) for card in Specification), *combinations(Specification, 2)]
        case Takes.SIDES:
            return list(product(Specification, repeat=2))
        case Takes.CATEGORY:
            return [(category,) for category in Category]
        case Takes.NOTHING:
            return [()]
