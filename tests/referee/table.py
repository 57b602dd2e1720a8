"""The table that all variants share: where the foods lie, who has seen them, rows, judging and the end."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .diets import good_food
from .notation import read_diet, refuse


@dataclass
class Knowledge:
    """What one role has been shown so far."""

    foods: set[str] = field(default_factory=set)
    diets: set[tuple[int, str]] = field(default_factory=set)
    complications: set[str] = field(default_factory=set)


@dataclass
class Entry:
    """One place of a row: a food with its symbol, or a Complication card (food None)."""

    food: str | None
    good: bool = False
    covered: bool = False


class Table:
    """The state of a game after some of its actions, changed in place. Refused actions change nothing."""

    def __init__(self, record: dict[str, Any], roles: list[str]) -> None:
        self.identities: list[str] = list(record["identities"])
        self.groups = len(self.identities)
        self.diets = [read_diet(diet) for diet in record["diets"]]
        self.pile: list[str] = list(record["pile"])
        self.yuck: int = record["yuck"]
        self.meal = 1
        self.stock: list[str] = []
        self.chosen: list[str] = []
        self.centre: list[str] = []
        self.trash: list[str] = []
        self.madness: list[str] = []
        self.out: list[str] = []
        self.plates: list[list[str]] = [[] for _ in self.identities]
        self.rows: list[list[Entry]] = [[] for _ in self.identities]
        self.banned: list[set[str]] = [set() for _ in self.identities]
        self.drawn_cards: list[str] = []
        self.outcome: dict[str, Any] | None = None
        self.knows = {role: Knowledge() for role in roles + ["spectator"]}
        self.acts: dict[str, Callable[[dict[str, Any]], None]] = {}
        self.trash += self.draw(self.groups - 1)
        self.show(self.trash)

    def play(self, action: dict[str, Any]) -> None:
        """Do one well-formed action, or refuse it."""
        if self.outcome is not None:
            raise refuse("4.10", "the game is over")
        self.acts[action["act"]](action)

    def draw(self, count: int) -> list[str]:
        """Take the next foods off the pile."""
        if count > len(self.pile):
            raise refuse("4.11", "the pile has run out")
        foods, self.pile = self.pile[:count], self.pile[count:]
        return foods

    def show(self, foods: list[str], *roles: str) -> None:
        """Shows foods to roles (to all of them, if none is named)."""
        for role in roles or tuple(self.knows):
            self.knows[role].foods.update(foods)

    def spend_yuck(self, rule: str) -> None:
        """Spends one Yuck! token. Must be the last check of its action: nothing may be refused after it."""
        if self.meal == 8:
            raise refuse("5", "no special action in meal 8")
        if self.yuck == 0:
            raise refuse(rule, "no Yuck! token is left")
        self.yuck -= 1

    def previous(self, group: int) -> str:
        """The last food of a row, the identity being the first (3.7)."""
        for entry in reversed(self.rows[group]):
            if entry.food is not None:
                return entry.food
        return self.identities[group]

    def would_be_good(self, group: int, food: str) -> bool:
        """Whether a food eaten next by a group is good for it."""
        return good_food(self.diets[group], self.meal, self.previous(group), food)

    def crosses(self, group: int) -> int:
        """A group's uncovered red crosses."""
        return sum(e.food is not None and not e.good and not e.covered for e in self.rows[group])

    def eat(self, group: int, food: str) -> None:
        """Judge one food and put it at the end of the row; a loss ends the game (4.9, 4.10)."""
        good = self.would_be_good(group, food)
        self.plates[group].remove(food)
        self.rows[group].append(Entry(food, good))
        if good:
            return
        if self.meal == 8:
            self.finish(False, "exam-failed")
        elif self.crosses(group) == 3:
            self.finish(False, "third-cross")

    def judge_meal(self) -> None:
        """Phase D: every plate, by group and in order, until a loss."""
        for group in range(self.groups):
            for food in list(self.plates[group]):
                self.eat(group, food)
                if self.outcome is not None:
                    return
        if self.meal == 8:
            self.finish(True, "exam-passed")

    def finish(self, won: bool, reason: str) -> None:
        """The game is over: the diets, the stock and the foods thrown out are revealed (10.3)."""
        self.outcome = {"won": won, "meal": self.meal, "reason": reason}
        self.show(self.stock + self.out)
        for knowledge in self.knows.values():
            knowledge.diets.update((i, diet.text()) for i, diet in enumerate(self.diets))

    def clear_centre(self) -> None:
        """What nobody took goes to the trash (4.8, 7.7)."""
        self.trash += self.centre
        self.centre = []

    def places(self) -> dict[str, list[str]]:
        """Where each of the 60 foods is."""
        return {
            "pile": list(self.pile),
            "stock": list(self.stock),
            "chosen": list(self.chosen),
            "centre": list(self.centre),
            "trash": list(self.trash),
            "plates": [food for plate in self.plates for food in plate],
            "rows": [entry.food for row in self.rows for entry in row if entry.food is not None],
            "madness": list(self.madness),
            "out": list(self.out),
        }
