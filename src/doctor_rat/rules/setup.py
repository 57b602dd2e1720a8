"""Before the game: shuffling, and giving each group its diet by draw, by choice or by the preset (RULES 2).

`shuffle` is the one place where chance enters; everything after it follows from the `Setup` it made.
"""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from doctor_rat.rules.cards import (
    CATEGORY_COPIES,
    DIET_COPIES,
    FOODS,
    SPECIFICATION_COPIES,
    Category,
    Complication,
    DietName,
    Food,
    Group,
    Specification,
)
from doctor_rat.rules.diets import (
    Alternating,
    Card,
    Diet,
    Different,
    Forbidden,
    Identical,
    Mandatory,
    Step,
    check_diets,
)
from doctor_rat.rules.errors import Code, Refused
from doctor_rat.rules.state import Config, Deal, Source, Variant
from doctor_rat.rules.values import Value

PRESET: dict[Food, Diet] = {
    Food("1bl"): Mandatory((Specification("rb"),)),
    Food("2gv"): Forbidden((Specification("l"),)),
    Food("3rc"): Mandatory((Specification("3"),)),
}
"""The diets of a first game, by identity (RULES 2.10)."""


AnyCard = TypeVar("AnyCard", bound=StrEnum)

_DIET_PILE = [name for name in DietName for _ in range(DIET_COPIES[name])]
_CATEGORY_PILE = [card for card in Category for _ in range(CATEGORY_COPIES)]
_FAMILY_PILES = [
    [card for card in Specification if card.family is family for _ in range(SPECIFICATION_COPIES)]
    for family in Category
]


class Setup(Value, frozen=True):
    """A shuffled game whose diets are being settled. Immutable: each step gives a new setup."""

    config: Config
    pile: tuple[Food, ...]
    complications: tuple[Complication, ...]
    luck: int
    """Decides what each group draws: drawing again can't change it."""
    one_family: bool
    """The beginners' option of RULES 2.11."""
    diets: tuple[Diet | None, ...]
    sources: tuple[Source | None, ...]

    def choose(self, group: Group, diet: Diet) -> "Setup":
        """Give this group a diet that the doctor picked."""
        self._check_colony()
        return self._settle(group, diet, Source.CHOSEN)

    def draw(self, group: Group) -> "Setup":
        """Give this group a diet by the random draw of RULES 2.7."""
        self._check_group(group)
        others = [diet for other, diet in enumerate(self.diets) if other != group and diet is not None]
        rng = Random(f"{self.luck}/{group}")
        diet = _draw_diet(self.config.identities[group], others, rng, self.one_family)
        return self._settle(group, diet, Source.DRAWN)

    def preset(self) -> "Setup":
        """Give every group the diet of a first game."""
        self._check_colony()
        diets = tuple(PRESET[identity] for identity in self.config.identities)
        return replace(self, diets=diets, sources=(Source.PRESET,) * len(diets))

    def draw_rest(self) -> "Setup":
        """Draw for every group that has no diet yet."""
        setup = self
        for group in self.config.groups:
            if setup.diets[group] is None:
                setup = setup.draw(group)
        return setup

    def deal(self) -> Deal:
        """The finished deal, once every group has its diet."""
        diets = tuple(diet for diet in self.diets if diet is not None)
        sources = tuple(source for source in self.sources if source is not None)
        if len(diets) < len(self.diets):
            raise Refused(Code.DIET_COUNT, "2.2", count=len(self.diets))
        return Deal(diets, self.pile, sources, self.complications)

    def _settle(self, group: Group, diet: Diet, source: Source) -> "Setup":
        self._check_group(group)
        diets = (*self.diets[:group], diet, *self.diets[group + 1 :])
        sources = (*self.sources[:group], source, *self.sources[group + 1 :])
        check_diets(self.config.identities, diets)
        if self.one_family and not _is_easy(diet):
            raise Refused(Code.CARDS_TWO_FAMILIES, "2.11", diet=str(diet))
        return replace(self, diets=diets, sources=sources)

    def _check_group(self, group: Group) -> None:
        if group not in self.config.groups:
            raise Refused(Code.NO_SUCH_GROUP, "2.2", group=group)

    def _check_colony(self) -> None:
        if self.config.variant is Variant.COLLEAGUES:
            raise Refused(Code.DRAWN_ONLY, "7.1")


def shuffle(config: Config, rng: Random, *, one_family: bool = False) -> Setup:
    """Shuffle everything that is shuffled. On a server `rng` is a `random.SystemRandom`."""
    pile = list(FOODS)
    rng.shuffle(pile)
    complications = list(Complication) if config.variant is Variant.COMPLICATIONS else []
    rng.shuffle(complications)
    nothing = (None,) * len(config.identities)
    return Setup(config, tuple(pile), tuple(complications), rng.getrandbits(128), one_family, nothing, nothing)


def new_deal(config: Config, rng: Random, *, one_family: bool = False) -> Deal:
    """A deal with every diet drawn."""
    return shuffle(config, rng, one_family=one_family).draw_rest().deal()


def _draw_diet(identity: Food, others: Sequence[Diet], rng: Random, one_family: bool) -> Diet:
    """RULES 2.7: the Diet card and the number of cards are kept, bad supplementary cards are drawn again."""
    name = rng.choice(_left(_DIET_PILE, [diet.name for diet in others]))
    count = rng.choice((1, 2)) if name in (DietName.MANDATORY, DietName.FORBIDDEN) else 2
    used = [card for diet in others for card in diet.cards()]
    while True:
        diet = _build(name, count, identity, used, rng)
        if _is_allowed(diet, identity, others) and (not one_family or _is_easy(diet)):
            return diet


def _build(name: DietName, count: int, identity: Food, used: Sequence[Card], rng: Random) -> Diet:
    match name:
        case DietName.MANDATORY:
            return Mandatory(_draw_specifications(count, used, rng))
        case DietName.FORBIDDEN:
            return Forbidden(_draw_specifications(count, used, rng))
        case DietName.ALTERNATING:
            # If both match the identity, the order in which they were drawn is the chance that decides.
            one, other = _draw_specifications(2, used, rng)
            return Alternating(one, other) if identity in one.foods else Alternating(other, one)
        case DietName.IDENTICAL:
            return Identical(rng.choice(_left(_CATEGORY_PILE, used)))
        case DietName.DIFFERENT:
            return Different(rng.choice(_left(_CATEGORY_PILE, used)))
        case DietName.STEP:
            return Step()


def _draw_specifications(count: int, used: Sequence[Card], rng: Random) -> tuple[Specification, ...]:
    """For each card one of the three family piles is picked, and its top card taken."""
    drawn: list[Specification] = []
    for _ in range(count):
        pile = rng.choice(_FAMILY_PILES)
        drawn.append(rng.choice(_left(pile, (*used, *drawn))))
    return tuple(drawn)


def _left(pile: Sequence[AnyCard], used: Sequence[StrEnum]) -> list[AnyCard]:
    """The pile without the cards in use elsewhere."""
    left = list(pile)
    for card in used:
        if card in left:
            left.remove(card)
    return left


def _is_allowed(diet: Diet, identity: Food, others: Sequence[Diet]) -> bool:
    try:
        diet.check(identity)
    except Refused:
        return False
    return diet not in others


def _is_easy(diet: Diet) -> bool:
    return not isinstance(diet, Alternating) or diet.left.family is diet.right.family
