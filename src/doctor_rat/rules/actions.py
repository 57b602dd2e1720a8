"""What can be done in a game: the verbs of a record, as a tagged union (tag `act`).

`str(action)` is a line that `notation.parse_action` reads back: `doctor offer 2rl 3rc 1bl`, `0 take 2rl`.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec import UNSET, UnsetType

from doctor_rat.rules.cards import Food, Group
from doctor_rat.rules.values import Value

Doctor = Literal["doctor"]
DOCTOR: Doctor = "doctor"
By = Doctor | Group
"""Who acts: the doctor, or a group's number (in Colleagues a doctor's)."""


class _Action(Value, frozen=True, tag_field="act", forbid_unknown_fields=True):
    rule: ClassVar[str]
    """Where a token's rule is."""
    prepares: ClassVar[bool] = False
    """Whether it stays on the doctor's desk, unseen, until he serves."""

    @classmethod
    def arguments(cls, words: Sequence[str]) -> Mapping[str, object]:
        """The fields after `by`, from the words of a line: one word each."""
        return dict(zip(cls.__struct_fields__[1:], words, strict=False))

    def __str__(self) -> str:
        return " ".join(self._words())

    def _words(self) -> list[str]:
        config = self.__struct_config__
        return [str(getattr(self, "by")), str(config.tag), *self._rest()]  # noqa: B009

    def _rest(self) -> list[str]:
        return []


class YuckFront(_Action, frozen=True, tag="yuck-front"):
    by: By


class Offer(_Action, frozen=True, tag="offer"):
    """The doctor's choice, without meal 3's extra food."""

    by: Doctor
    foods: tuple[Food, ...]
    prepares = True

    @classmethod
    def arguments(cls, words: Sequence[str]) -> Mapping[str, object]:
        return {"foods": words}

    def _rest(self) -> list[str]:
        return list(self.foods)


class LaysToken(_Action, frozen=True):
    """A token at a place in a group's row."""

    by: Doctor
    group: Group
    at: int
    prepares = True

    def _rest(self) -> list[str]:
        return [str(self.group), str(self.at)]


class Medicine(LaysToken, frozen=True, tag="medicine"):
    """Covers foods `at` and `at + 1` of the group's row; only foods eaten are counted, from 0."""

    rule = "5.3"


class GivesToken(_Action, frozen=True):
    """A token for a group, with a food."""

    by: Doctor
    group: Group
    food: Food
    prepares = True

    def _rest(self) -> list[str]:
        return [str(self.group), self.food]


class StrictMenu(GivesToken, frozen=True, tag="strict-menu"):
    rule = "5.4"


class Serve(_Action, frozen=True, tag="serve"):
    by: Doctor


class Take(_Action, frozen=True, tag="take"):
    by: Group
    food: Food

    def _rest(self) -> list[str]:
        return [self.food]


class YuckBack(_Action, frozen=True, tag="yuck-back"):
    """Names the group in Colony; in Colleagues it is always the other doctor's food."""

    by: By
    food: Food
    group: Group | UnsetType = UNSET

    @classmethod
    def arguments(cls, words: Sequence[str]) -> Mapping[str, object]:
        return {"food": words[-1]} | ({"group": words[0]} if words[1:] else {})

    def _rest(self) -> list[str]:
        return [self.food] if self.group is UNSET else [str(self.group), self.food]


class Analyse(_Action, frozen=True, tag="analyse"):
    by: Doctor


class Predict(_Action, frozen=True, tag="predict"):
    """One entry per group; None for the predictor's own and one under Madness."""

    by: Group
    good: tuple[bool | None, ...]

    @classmethod
    def arguments(cls, words: Sequence[str]) -> Mapping[str, object]:
        return {"good": [_SAID[word] for word in words]}

    def _rest(self) -> list[str]:
        return ["-" if entry is None else "good" if entry else "bad" for entry in self.good]


_SAID = {"good": True, "bad": False, "-": None}


class Pass(_Action, frozen=True, tag="pass"):
    by: Group


DinnerToken = Medicine | StrictMenu
"""The tokens that go out with dinner. Each is laid or given."""
Action = YuckFront | Offer | DinnerToken | Serve | Take | YuckBack | Analyse | Predict | Pass
