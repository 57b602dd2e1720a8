"""Every choice that rats have made so far, with what was in front of them: a doctor's evidence about them."""

from collections.abc import Collection, Iterator

from msgspec import Struct

from doctor_rat.belief import Clue
from doctor_rat.belief.evidence import ClueReader
from doctor_rat.rules import Event, Food, Group, View
from doctor_rat.rules.events import (
    CentreCleared,
    ComplicationDrawn,
    Judged,
    MealBegan,
    SentBack,
    Served,
    Taken,
    TrashOpened,
)


class Chosen(Struct, frozen=True):
    """A choice by one group or several: what was there, what they took, and how many clues they had."""

    meal: int
    clues: int
    centre: tuple[Food, ...]
    trash: tuple[Food, ...]
    previous: tuple[Food, ...]
    crosses: tuple[int, ...]
    taken: dict[Group, Food]


class Watched(Struct, frozen=True):
    """All clues in order, and the choices between them."""

    clues: tuple[Clue, ...]
    choices: tuple[Chosen, ...]


def watch(view: View) -> Watched:
    watcher = _Watcher(view.config.identities)
    for event in view.history:
        watcher.read(event)
    return Watched(tuple(watcher.clues), tuple(watcher.choices))


class _Watcher:
    """Follows the table through the events. Skips choices under a complication, which say little."""

    def __init__(self, identities: tuple[Food, ...]) -> None:
        self.clues: list[Clue] = []
        self.choices: list[Chosen] = []
        self._evidence = ClueReader(identities)
        self._previous = list(identities)
        self._crossed: list[list[bool]] = [[] for _ in identities]
        self._centre: list[Food] = []
        self._trash: list[Food] = []
        self._meal = 1
        self._free = True
        self._drawn = False
        self._waiting: set[Group] = set()
        self._taken: dict[Group, Food] = {}
        self._refused: dict[Group, set[Food]] = {}
        """What was sent back to each group in this meal."""
        self._laid: tuple[tuple[Food, ...], tuple[Food, ...]] = ((), ())

    def read(self, event: Event) -> None:
        self._follow(event)
        self.clues += self._evidence.read(event)

    def _follow(self, event: Event) -> None:
        match event:
            case TrashOpened(foods):
                self._trash = list(foods)
            case ComplicationDrawn():
                self._drawn = True
            case MealBegan(number):
                self._meal, self._free, self._drawn = number, not self._drawn, False
                self._refused = {}
            case CentreCleared(foods):
                self._trash += foods
                self._centre = []
            case Judged(group, food, good):
                self._previous[group] = food
                self._crossed[group].append(not good)
            case _:
                self._follow_choice(event)

    def _follow_choice(self, event: Event) -> None:
        match event:
            case Served(centre, medicine):
                self._centre = list(centre)
                if medicine is not None:
                    self._crossed[medicine.group][medicine.at : medicine.at + 2] = [False, False]
                self._wait_for(set(self._groups()) - {group for group, _ in event.given})
            case SentBack(_, group, food):
                self._refused.setdefault(group, set()).add(food)
                self._wait_for({group}, without=self._refused[group])
                self._centre.append(food)
            case Taken(group, food, origin):
                self._take(group, food, origin)
            case _:
                pass

    def _groups(self) -> Iterator[Group]:
        return (Group(number) for number in range(len(self._previous)))

    def _wait_for(self, groups: set[Group], without: Collection[Food] = ()) -> None:
        self._waiting, self._taken = groups, {}
        centre = tuple(food for food in self._centre if food not in without)
        self._laid = centre, tuple(self._trash)

    def _take(self, group: Group, food: Food, origin: str) -> None:
        laid = {"centre": self._centre, "trash": self._trash}.get(origin, [])
        if food in laid:
            laid.remove(food)
        if group not in self._waiting or not self._free:
            return
        self._taken[group] = food
        if self._waiting == set(self._taken):
            self.choices.append(
                Chosen(
                    self._meal,
                    len(self.clues),
                    *self._laid,
                    tuple(self._previous),
                    tuple(sum(crossed) for crossed in self._crossed),
                    dict(sorted(self._taken.items())),
                )
            )
            self._waiting = set()
