"""Before the game: shuffling, and giving each group its diet by draw, by choice or by the preset (RULES 2).

`shuffle` is the only place where chance enters; everything afterwards follows from its `Setup`.
"""

from random import Random

from msgspec.structs import replace

from doctor_rat.rules.cards import FOODS, Complication, Food, Group, Specification
from doctor_rat.rules.diets import Diet, DietName, Forbidden, Mandatory, check_diets
from doctor_rat.rules.draw import ONE_OR_TWO, Chance, diet_card, draw_beside, draw_diet, is_easy
from doctor_rat.rules.errors import Code, Refused
from doctor_rat.rules.state import Config, Deal, Source, Variant
from doctor_rat.rules.values import Value

PRESET: dict[Food, Diet] = {
    Food("1bl"): Mandatory((Specification("rb"),)),
    Food("2gv"): Forbidden((Specification("l"),)),
    Food("3rc"): Mandatory((Specification("3"),)),
}
"""The diets of a first game, by identity (RULES 2.10)."""


class Setup(Value, frozen=True):
    """A shuffled game whose diets are being settled. Immutable: each step returns a new setup."""

    config: Config
    pile: tuple[Food, ...]
    complications: tuple[Complication, ...]
    luck: int
    """Decides what each group draws: drawing again can't change it."""
    one_family: bool
    """The beginners' option in RULES 2.11."""
    diets: tuple[Diet | None, ...]
    sources: tuple[Source | None, ...]
    waiting: tuple[tuple[Group, DietName], ...] = ()
    """The Diet cards the doctor has drawn but not yet decided on."""

    def choose(self, group: Group, diet: Diet) -> "Setup":
        """Give this group a diet the doctor picked."""
        self._check_colony()
        return self._settle(group, diet, Source.CHOSEN)

    def draw_card(self, group: Group) -> "Setup":
        """Draw this group's Diet card. Mandatory and Forbidden then wait for `draw` with a number of cards."""
        self._check_group(group)
        name = diet_card(self._chance, group, self._others(group))
        if name not in ONE_OR_TWO:
            return self.draw(group)
        return self._put(group, None, None, name)

    def draw(self, group: Group, cards: int | None = None) -> "Setup":
        """Give this group a diet by the random draw of RULES 2.7.

        `cards` is what the doctor decided on seeing the Diet card; without it, chance decides.
        """
        self._check_group(group)
        others = self._others(group)
        name = self.shown(group) or diet_card(self._chance, group, others)
        if cards is not None and name not in ONE_OR_TWO:
            raise Refused(Code.CARDS_NOT_ASKED, "2.7")
        if cards not in (None, 1, 2):
            raise Refused(Code.CARD_COUNT, "2.7", diet=name)
        return self._settle(group, draw_diet(self._chance, group, name, cards, others), Source.DRAWN)

    def draw_as_before(self, group: Group) -> "Setup":
        """Draw as for old logs, which don't name the diet: it depends on the other groups' diets."""
        return self._settle(group, draw_beside(self._chance, group, self._others(group)), Source.DRAWN)

    def settle_drawn(self, group: Group, diet: Diet) -> "Setup":
        """Give this group the diet it drew according to a log."""
        return self._settle(group, diet, Source.DRAWN)

    def shown(self, group: Group) -> DietName | None:
        """The Diet card waiting for the doctor's decision between one and two cards."""
        return dict(self.waiting).get(group)

    def preset(self) -> "Setup":
        """Give every group the diet of a first game."""
        self._check_colony()
        diets = tuple(PRESET[identity] for identity in self.config.identities)
        return replace(self, diets=diets, sources=(Source.PRESET,) * len(diets), waiting=())

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
        settled = self._put(group, diet, source)
        check_diets(self.config.identities, settled.diets)
        if self.one_family and not is_easy(diet):
            raise Refused(Code.CARDS_TWO_FAMILIES, "2.11", diet=str(diet))
        return settled

    def _put(self, group: Group, diet: Diet | None, source: Source | None, waiting: DietName | None = None) -> "Setup":
        rest = tuple([each for each in self.waiting if each[0] != group])
        return replace(
            self,
            diets=(*self.diets[:group], diet, *self.diets[group + 1 :]),
            sources=(*self.sources[:group], source, *self.sources[group + 1 :]),
            waiting=rest if waiting is None else (*rest, (group, waiting)),
        )

    @property
    def _chance(self) -> Chance:
        return Chance(self.config.identities, self.luck, self.one_family)

    def _others(self, group: Group) -> list[Diet]:
        return [diet for other, diet in enumerate(self.diets) if other != group and diet is not None]

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
