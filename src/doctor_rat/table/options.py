"""A table's options."""

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
    """The requested difficulty, if the deal is made to order."""
    one_family: bool = False
    """The beginners' option in RULES 2.11."""
    access: Access = Access.OPEN
    sheet: Sheet = Sheet.MARKS
    pace: Pace = Pace.LIVE
    clock: int | None = None
    """Live: seconds for a meal, shown but not enforced."""
    deadline: int = 3 * DAY
    """Slow: seconds for a decision, after which the youngest's plan is played or a bot sits in."""
    voice: bool = False
    """The players talk by voice: no free text here."""
    latecomers: bool = True
    """Whether spectators may take over a bot's seat during the game."""
    random_identities: bool = False
    """Chance picks the identities; those given only say how many."""

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
        """Private only: anyone who has had the lesson knows the diets."""
        usual = self.variant is Variant.COLONY and self.identities == IDENTITIES and not self.random_identities
        return usual and self.access is Access.PRIVATE

    def after(self) -> "Options":
        """The options of the next game: there is only one lesson."""
        return replace(self, diets=DietsFrom.PRESET) if self.diets is DietsFrom.LESSON else self

    def changed(self, changes: "OptionChanges") -> "Options":
        """The options with these changes and everything that must change along."""
        wanted = asdict(self) | {name: value for name, value in asdict(changes).items() if value is not UNSET}
        return Options(**_settled(wanted, self))

    def config(self) -> Config:
        """The part the rules need; raises what they don't allow."""
        return _config(self.variant, self.identities, self.yuck, self.difficulty)


class OptionChanges(Value, frozen=True, forbid_unknown_fields=True):
    """The options to change; a test checks that it has the fields of `Options`."""

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
    """The sources of diets this variant offers, apart from lessons."""
    if variant is Variant.COLLEAGUES:
        return (DietsFrom.RANDOM, DietsFrom.DIFFICULTY)
    return (DietsFrom.PRESET, DietsFrom.RANDOM, DietsFrom.DIFFICULTY, DietsFrom.CHOSEN)


def _settled(wanted: dict[str, Any], before: Options) -> dict[str, Any]:
    """The nearest valid options."""
    wanted["identities"] = _swapped(wanted["identities"], before.identities)
    if wanted["variant"] is Variant.COLLEAGUES:
        wanted["identities"] = wanted["identities"][:2]
    elif before.variant is Variant.COLLEAGUES:
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


def _swapped(wanted: tuple[Food, ...], before: tuple[Food, ...]) -> tuple[Food, ...]:
    """A group that takes another's identity gives its own in return."""
    pairs = list(zip(wanted, before, strict=False))
    given = [old for new, old in pairs if new is not old]
    if len(given) != 1 or wanted.count(given[0]) > 0:
        return wanted
    return tuple([given[0] if new is old and wanted.count(new) > 1 else new for new, old in pairs])


_config = lru_cache(maxsize=256, typed=True)(Config)
"""Cached: it is needed at every move, and few differ. By type, too: a plain text equals its enum's member."""
USUAL = Options(access=Access.PRIVATE, random_identities=True)
"""What a person's new table starts with. Programs get the plain defaults."""
