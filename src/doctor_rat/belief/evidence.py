"""What a view reveals about diets: verdicts, Megalomania's confirmations, and foods sent back."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from doctor_rat.rules import Event, Food, Group, View
from doctor_rat.rules.cards import GROUPS
from doctor_rat.rules.events import Judged, MealBegan, Predicted, SentBack, Served, Taken


class Clue(Struct, frozen=True):
    """A food something was learned about, in its place: after `previous`, in this meal."""

    group: Group
    food: Food
    previous: Food
    meal: int
    good: bool
    kind: Literal["verdict", "confirmation", "sent-back"]


def clues(view: View) -> Iterator[Clue]:
    """Everything learned about any diet, in order."""
    reader = ClueReader(view.config.identities)
    for event in view.history:
        yield from reader.read(event)


class ClueReader:
    """Follows rows and plates through the events."""

    def __init__(self, identities: tuple[Food, ...]) -> None:
        self._last = list(identities)
        self._plates: list[list[Food]] = [[] for _ in identities]
        self._gap: dict[int, int] = {}
        self._meal = 1

    def read(self, event: Event) -> Iterator[Clue]:
        match event:
            case MealBegan(meal=meal):
                self._meal, self._plates = meal, [[] for _ in self._last]
            case Served():
                for group, food in event.given:
                    self._plates[group].append(food)
            case Taken(group=group, food=food):
                plate = self._plates[group]
                plate.insert(self._gap.pop(group, len(plate)), food)
            case SentBack(group=group, food=food):
                yield self._clue(group, food, good=False, kind="sent-back")
                self._gap[group] = self._plates[group].index(food)
                self._plates[group].remove(food)
            case Predicted(good=said, right=right):
                for other, foretold, hit in zip(GROUPS, said, right, strict=False):
                    if foretold is not None:
                        yield self._clue(other, self._plates[other][0], good=foretold == hit, kind="confirmation")
            case Judged(group=group, food=food, good=good):
                yield self._clue(group, food, good=good, kind="verdict")
                self._last[group] = food
            case _:
                pass

    def _clue(
        self, group: Group, food: Food, *, good: bool, kind: Literal["verdict", "confirmation", "sent-back"]
    ) -> Clue:
        plate = self._plates[group]
        second = kind == "sent-back" and plate.index(food) > 0
        previous = plate[0] if second else self._last[group]
        return Clue(group, food, previous, self._meal, good, kind)
