"""Turns what a person types into actions, forgivingly. The rules decide whether they are allowed."""

import re
from collections.abc import Mapping, Sequence
from typing import get_args

from doctor_rat.rules import (
    DOCTOR,
    Action,
    Analyse,
    Board,
    By,
    Colour,
    Food,
    Group,
    Offer,
    Pass,
    Predict,
    Serve,
    Take,
    Type,
    YuckBack,
    YuckFront,
    parse_action,
    parse_food,
)
from doctor_rat.rules.actions import DinnerToken, LaysToken
from doctor_rat.rules.choices import MayPredict

_KINDS = ("1234", "".join(Colour), "".join(Type))
_GROUP = re.compile(r"(?:g|group)?([0-9])")
_GOOD = ("good", "g", "+")
_BAD = ("bad", "b", "-")
_VERBS = {
    "offer": "offer",
    "choose": "offer",
    "yuck": "yuck",
    "yuck!": "yuck",
    "serve": "serve",
    "dinner": "serve",
    "back": "back",
    "judge": "judge",
    "analyse": "judge",
    "pass": "pass",
}
_TOKENS: dict[str, type[DinnerToken]] = {str(kind.__struct_config__.tag): kind for kind in get_args(DinnerToken)}
_SHORTEST = 3
"""How many letters of a token's name have to be typed."""


class Unclear(Exception):
    """What was typed can't be understood; a message in the catalogs says why."""

    def __init__(self, key: str, /, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


def tokens(line: str) -> list[str]:
    return re.sub(r"[,;:=]", " ", line).lower().replace("group ", "group").split()


def read_food(word: str) -> Food:
    """A food with its three characters in any order: no letter is both a color and a type."""
    found = "".join(letter for kind in _KINDS for letter in word if letter in kind)
    return parse_food(found if len(found) == len(word) else word)


def read_group(word: str) -> Group | None:
    """A group's number if the word is one; it needn't be in the game."""
    found = _GROUP.fullmatch(word)
    return Group(int(found[1])) if found else None


def token_word(act: str) -> str:
    """What is typed for a token: the last word of its name."""
    return act.rpartition("-")[2]


def _verb(word: str) -> str | None:
    """A verb, or a token by a word of its name or the beginning of one: `strict`, `menu`, `med`."""
    if word in _VERBS or len(word) < _SHORTEST:
        return _VERBS.get(word)
    return next((act for act in _TOKENS if any(part.startswith(word) for part in act.split("-"))), None)


class TypedPlan:
    """Which food each group that takes now would take. Immutable."""

    def __init__(self, takers: Sequence[Group], foods: Mapping[Group, Food] | None = None) -> None:
        self.takers = tuple(takers)
        self.foods = dict(foods or {})

    @property
    def complete(self) -> bool:
        return all(group in self.foods for group in self.takers)

    def takes(self) -> tuple[Action, ...]:
        others = [group for group in self.foods if group not in self.takers]
        return tuple(Take(group, self.foods[group]) for group in (*self.takers, *others) if group in self.foods)

    def changed(self, typed: Sequence[str]) -> "TypedPlan":
        """The plan with the foods typed: `3rc 2gv 1bl` in order, `1 2gv` for one group, or both mixed."""
        named, unnamed = _sort_out(typed)
        if len(unnamed) > len(self.takers):
            raise Unclear("terminal-too-many-foods", count=len(self.takers))
        if len(set(unnamed)) < len(unnamed):
            raise Unclear("terminal-food-twice", food=next(food for food in unnamed if unnamed.count(food) > 1))
        plan = self
        if unnamed and (self.complete or len(unnamed) == len(self.takers)):
            plan = TypedPlan(self.takers)
        for group, food in named:
            plan = plan.having(group, food)
        empty = [group for group in plan.takers if group not in plan.foods]
        if len(unnamed) > len(empty):
            raise Unclear("terminal-too-many-foods", count=len(empty))
        for group, food in zip(empty, unnamed, strict=False):
            plan = plan.having(group, food)
        return plan

    def having(self, group: Group, food: Food) -> "TypedPlan":
        """The plan with this food for this group. If another group has it, the two swap."""
        foods = dict(self.foods)
        for other in self.foods:
            if other != group and foods[other] is food:
                del foods[other]
                if group in foods:
                    foods[other] = foods[group]
        return TypedPlan(self.takers, {**foods, group: food})


def _sort_out(typed: Sequence[str]) -> tuple[list[tuple[Group, Food]], list[Food]]:
    named: list[tuple[Group, Food]] = []
    unnamed: list[Food] = []
    group: Group | None = None
    for word in typed:
        if word == "take":
            continue
        number = read_group(word)
        if number is not None and group is None:
            group = number
        elif group is not None:
            named.append((group, read_food(word)))
            group = None
        else:
            unnamed.append(read_food(word))
    if group is not None:
        raise Unclear("terminal-which-food", group=group)
    return named, unnamed


def read_prediction(typed: Sequence[str], may: MayPredict) -> Predict:
    """Reads good or bad for the groups to predict, in order."""
    said = [word for word in typed if word != "predict"]
    for word in said:
        if word not in _GOOD + _BAD:
            raise Unclear("terminal-not-understood", text=word)
    if len(said) != len(may.predicted):
        raise Unclear("terminal-predictions-needed", count=len(may.predicted))
    good = {group: word in _GOOD for group, word in zip(may.predicted, said, strict=True)}
    return Predict(may.by, tuple(good.get(Group(group)) for group in range(may.groups)))


def read_command(typed: Sequence[str], by: By, board: Board) -> Action:
    """Reads a command from the doctor or from a colleague."""
    verb, rest = _verb(typed[0]), typed[1:]
    if by == DOCTOR:
        return _read_doctor(verb, rest, typed, board)
    match verb:
        case "yuck" if not rest:
            return YuckFront(by)
        case "pass" if not rest:
            return Pass(by)
        case "back" | "yuck":
            plate = board.plates[1 - by]
            return YuckBack(by, read_food(_one(rest)) if rest or not plate else plate[0])
        case None if len(typed) == 1 or typed[0] == "take":
            return Take(by, read_food(_one([word for word in typed if word != "take"])))
    raise Unclear("terminal-not-understood", text=" ".join(typed))


def _read_doctor(verb: str | None, rest: Sequence[str], typed: Sequence[str], board: Board) -> Action:
    match verb:
        case "offer":
            return Offer(DOCTOR, tuple(map(read_food, rest)))
        case "yuck" if not rest:
            return YuckFront(DOCTOR)
        case "serve" if not rest:
            return Serve(DOCTOR)
        case "back" | "yuck":
            return _back(rest, board)
        case "judge" if not rest:
            return Analyse(DOCTOR)
        case None if len(typed[0]) == len(Food("3rc")):
            return Offer(DOCTOR, tuple(map(read_food, typed)))
        case str(act) if act in _TOKENS:
            return _read_token(act, [word for word in rest if word not in act.split("-")], board)
    raise Unclear("terminal-not-understood", text=" ".join(typed))


def _read_token(act: str, rest: Sequence[str], board: Board) -> Action:
    group, where = _place(rest, board) if issubclass(_TOKENS[act], LaysToken) else _pair(rest)
    return parse_action(f"{DOCTOR} {act} {group} {where}")


def _place(rest: Sequence[str], board: Board) -> tuple[Group, int]:
    """`0 2`, the group and the place of the first food, or the foods themselves: `3rc` or `3rc 2gv`."""
    match [read_group(word) for word in rest]:
        case [int(group), int(at)]:
            return group, at
        case [int(), None] | [int(), None, None]:
            rest = rest[1:]
        case [None] | [None, None]:
            pass
        case _:
            raise Unclear("terminal-incomplete")
    foods = [read_food(word) for word in rest]
    for group in board.groups:
        row = [entry.food for entry in board.rows[group].eaten]
        places = [row.index(food) for food in foods if food in row]
        if len(places) == len(foods) and max(places) - min(places) == len(foods) - 1:
            return group, min(places)
    raise Unclear("terminal-incomplete")


def _back(rest: Sequence[str], board: Board) -> YuckBack:
    """The group may be left out: there is only one of each food."""
    if len(rest) == 1:
        food = read_food(rest[0])
        for group in board.groups:
            if food in board.plates[group]:
                return YuckBack(DOCTOR, food, group)
        raise Unclear("terminal-not-on-a-plate", food=food)
    group, food = _pair(rest)
    return YuckBack(DOCTOR, food, group)


def _pair(rest: Sequence[str]) -> tuple[Group, Food]:
    """A group and a food, in either order."""
    if len(rest) != 2:
        raise Unclear("terminal-incomplete")
    one, two = rest if read_group(rest[0]) is not None else reversed(rest)
    group = read_group(one)
    if group is None:
        raise Unclear("terminal-incomplete")
    return group, read_food(two)


def _one(rest: Sequence[str]) -> str:
    if len(rest) != 1:
        raise Unclear("terminal-incomplete")
    return rest[0]
