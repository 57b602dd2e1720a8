"""The committed puzzles: read once, and each played to its moment only when it is asked for."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files

from msgspec import Struct

from doctor_rat.puzzles.compact import read
from doctor_rat.puzzles.values import Kind, Puzzle

FILE = "collection.txt"


class Listed(Struct, frozen=True):
    """What is known of a puzzle without playing its game."""

    id: str
    kind: Kind
    rating: int
    groups: int
    meal: int
    line: str


class Collection:
    def __init__(self, lines: Iterable[str]) -> None:
        self._listed = {listed.id: listed for listed in map(_listed, lines)}
        self._read = lru_cache(maxsize=512)(read)

    def __len__(self) -> int:
        return len(self._listed)

    def __iter__(self) -> Iterator[Listed]:
        return iter(self._listed.values())

    def __contains__(self, named: str) -> bool:
        return named in self._listed

    def get(self, named: str) -> Puzzle | None:
        listed = self._listed.get(named)
        return None if listed is None else self._read(listed.line)


def _listed(text: str) -> Listed:
    """A line of the file has the puzzle's name before it."""
    named, _, line = text.partition(" ")
    kind, rating, _, dealt, _, actions, *_ = line.split()
    # The verdicts end each meal.
    return Listed(named, Kind(kind), int(rating), dealt.count(",") + 1, 1 + actions.count("="), line)


@cache
def collection() -> Collection:
    text = (files("doctor_rat.puzzles") / FILE).read_text(encoding="ascii")
    return Collection(text.splitlines())
