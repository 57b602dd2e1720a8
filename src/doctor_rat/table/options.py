"""What a table is made with."""

from functools import lru_cache
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict, replace

from doctor_rat.rules import Config, Difficulty, Variant
from doctor_rat.rules.cards import IDENTITIES, YUCK_TOKENS, Food
from doctor_rat.rules.values import Value
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.values import Access, DietsFrom, Pace, Sheet

DAY = 86_400
LONGEST_CLOCK, LONGEST_DEADLINE = 3_600, 30 * DAY


class Options(Value, frozen=True, forbid_unknown_fields=True):
    variant: Variant = Variant.COLONY
    identities: tuple[Food, ...] = IDENTITIES
    yuck: int = YUCK_TOKENS
    diets: DietsFrom = DietsFrom.RANDOM
    difficulty: Difficulty | None = None
    """The word that was asked for, if the deal is made to order."""
    one_family: bool = False
    """The beginners' option of RULES 2.11."""
    access: Access = Access.OPEN
    sheet: Sheet = Sheet.MARKS
    pace: Pace = Pace.LIVE
    clock: int | None = None
    """Live: seconds for a meal, shown and not enforced."""
    deadline: int = 3 * DAY
    """Slow: seconds for a decision, after which a bot's is played."""
    voice: bool = False
    """The players talk by voice: no free text here."""
    latecomers: bool = True
    """Whether someone who watches may take over a bot's seat during the game."""
    random_identities: bool = False
    """Chance picks the identities; those that are named only say how many."""

    def __post_init__(self) -> None:
        self.config()
        if (self.diets is DietsFrom.DIFFICULTY) != (self.difficulty is not None):
            raise Denied(TableCode.BAD_OPTIONS, option="difficulty")
        if self.diets not in (*diets_from(self.variant), DietsFrom.LESSON):
            raise Denied(TableCode.PRESET_VARIANT, variant=self.variant)
        if self.diets is DietsFrom.LESSON and not self._can_be_a_lesson():
            raise Denied(TableCode.BAD_OPTIONS, option="diets")
        if self.clock is not None and (self.pace is Pace.SLOW or not 0 < self.clock <= LONGEST_CLOCK):
            raise Denied(TableCode.BAD_OPTIONS, option="clock")
        if not 0 < self.deadline <= LONGEST_DEADLINE:
            raise Denied(TableCode.BAD_OPTIONS, option="deadline")

    def _can_be_a_lesson(self) -> bool:
        """Whoever has had it knows the diets: that is no game for strangers."""
        usual = self.variant is Variant.COLONY and self.identities == IDENTITIES and not self.random_identities
        return usual and self.access is Access.PRIVATE

    def after(self) -> "Options":
        """Those of the next game at this table: a lesson is had once."""
        return replace(self, diets=DietsFrom.PRESET) if self.diets is DietsFrom.LESSON else self

    def changed(self, changes: "OptionChanges") -> "Options":
        """With these changes, and with all that must change along with them."""
        wanted = asdict(self) | {name: value for name, value in asdict(changes).items() if value is not UNSET}
        return Options(**_settled(wanted, self.variant))

    def config(self) -> Config:
        """What the rules need to know of it; refuses what they don't allow."""
        return _config(self.variant, self.identities, self.yuck, self.difficulty)


class OptionChanges(Value, frozen=True, forbid_unknown_fields=True):
    """Those options that are to change; a test sees that it has the fields of `Options`."""

    variant: Variant | UnsetType = UNSET
    identities: tuple[Food, ...] | UnsetType = UNSET
    yuck: int | UnsetType = UNSET
    diets: DietsFrom | UnsetType = UNSET
    difficulty: Difficulty | UnsetType | None = UNSET
    one_family: bool | UnsetType = UNSET
    access: Access | UnsetType = UNSET
    sheet: Sheet | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    clock: int | UnsetType | None = UNSET
    deadline: int | UnsetType = UNSET
    voice: bool | UnsetType = UNSET
    latecomers: bool | UnsetType = UNSET
    random_identities: bool | UnsetType = UNSET


def diets_from(variant: Variant) -> tuple[DietsFrom, ...]:
    """The ways to diets that a table of this variant has, lessons apart."""
    if variant is Variant.COLLEAGUES:
        return (DietsFrom.RANDOM, DietsFrom.DIFFICULTY)
    return (DietsFrom.PRESET, DietsFrom.RANDOM, DietsFrom.DIFFICULTY, DietsFrom.CHOSEN)


def _settled(wanted: dict[str, Any], before: Variant) -> dict[str, Any]:
    """The nearest options that a table can have."""
    if wanted["variant"] is Variant.COLLEAGUES:
        wanted["identities"] = wanted["identities"][:2]
    elif before is Variant.COLLEAGUES:
        wanted["identities"] = IDENTITIES
    if wanted["diets"] not in (*diets_from(wanted["variant"]), DietsFrom.LESSON):
        wanted["diets"] = DietsFrom.RANDOM
    if wanted["diets"] is not DietsFrom.DIFFICULTY:
        wanted["difficulty"] = None
    elif wanted["difficulty"] is None:
        wanted["difficulty"] = Difficulty.NORMAL
    if wanted["pace"] is Pace.SLOW:
        wanted["clock"] = None
    return wanted


_config = lru_cache(maxsize=256)(Config)
"""Asked for at every turn of a table, and there are few of them."""
USUAL = Options(access=Access.PRIVATE, random_identities=True)
"""What a person's new table begins with; programs that say nothing get the plain defaults."""
