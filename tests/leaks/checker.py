"""Looks for secrets in what an audience was sent. Works on any list of deliveries, as values or as decoded JSON.

Foods, diets and complications are a fixed vocabulary and can't be marked, so `Seen` collects all that are named, for
comparison with an independent reading of the record. All other secrets are marked and searched for.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from doctor_rat.rules import Complication, DietName
from referee import Knowledge

FOOD = re.compile(r"[1-4][roygb][clv]")
DIET = re.compile(rf"(?:{'|'.join(DietName)})(?::\S+)?")
CARDS = frozenset(map(str, Complication))
SPOKEN = ("talked", "said")
"""People may talk about whatever they like."""


class Leak(AssertionError):
    """An audience was sent something it may not know."""


class Seen:
    """What a list of deliveries names."""

    def __init__(self) -> None:
        self.foods: set[str] = set()
        self.diets: set[str] = set()
        self.complications: set[str] = set()

    def take_in(self, delivery: Any) -> None:
        plain = msgspec.to_builtins(delivery)
        if plain["news"]["entry"] not in SPOKEN:
            for text in _texts(plain):
                self._note(text)

    def _note(self, text: str) -> None:
        if FOOD.fullmatch(text):
            self.foods.add(text)
        elif text in CARDS:
            self.complications.add(text)
        elif DIET.fullmatch(text):
            self.diets.add(text)

    def audit(self, known: Knowledge, identities: Iterable[str]) -> None:
        """Every food, diet and card named must have been shown to this role by now."""
        for kind, named, allowed in (
            ("food", self.foods, known.foods | set(identities)),
            ("diet", self.diets, {diet for _, diet in known.diets}),
            ("complication", self.complications, known.complications),
        ):
            if named - allowed:
                raise Leak(f"{kind}: {sorted(named - allowed)}")


def _texts(value: object) -> Iterator[str]:
    """Every text in it. Field names don't count."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for entry in value.values():
            yield from _texts(entry)
    elif isinstance(value, list | tuple):
        for entry in value:
            yield from _texts(entry)


def check_numbers(deliveries: Iterable[Any]) -> None:
    """Numbers run from 1 without gaps."""
    numbers = [msgspec.to_builtins(each)["number"] for each in deliveries]
    if numbers != list(range(1, len(numbers) + 1)):
        raise Leak(f"the numbers have gaps: {numbers}")


def check_marks(deliveries: Iterable[Any], marks: Iterable[str]) -> None:
    """None of these texts may appear anywhere in it."""
    text = msgspec.json.encode(msgspec.to_builtins(tuple(deliveries))).decode()
    for mark in marks:
        if mark in text:
            raise Leak(f"{mark} was sent: …{text[max(0, text.index(mark) - 80) : text.index(mark) + 20]}…")


def comparable(deliveries: Iterable[Any]) -> list[bytes]:
    """As bytes that are equal in equal worlds, without times and promises (hashes with a random salt)."""
    return [msgspec.json.encode(_without_chance(msgspec.to_builtins(each))) for each in deliveries]


def _without_chance(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: "-"
            if key in ("at", "promise", "promises") and value.get("act") is None and not _is_place(value)
            else _without_chance(entry)
            for key, entry in value.items()
        }
    if isinstance(value, list | tuple):
        return [_without_chance(entry) for entry in value]
    return value


def _is_place(value: dict[str, Any]) -> bool:
    """A place in a row also has an `at`, which isn't a time."""
    return set(value) == {"group", "at"}


def compare(one: Iterable[Any], other: Iterable[Any]) -> None:
    """Two worlds that differ only in what an audience may not know must look the same to it."""
    mine, theirs = comparable(one), comparable(other)
    for number, (left, right) in enumerate(zip(mine, theirs, strict=False), 1):
        if left != right:
            raise Leak(f"delivery {number} tells two worlds apart:\n{left.decode()}\n{right.decode()}")
    if len(mine) != len(theirs):
        raise Leak(f"{len(mine)} deliveries in one world, {len(theirs)} in the other")
