"""The shipped puzzles: listed once, each replayed to its moment only when asked for."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from doctor_rat.puzzles.compact import read
from doctor_rat.puzzles.values import Puzzle, PuzzleKind

FILE = "collection.txt"


class Listed(Struct, frozen=True):
    """What is known about a puzzle without replaying its game."""

    id: str
    kind: PuzzleKind
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
    """In the file, each line starts with the puzzle's name."""
    named, _, line = text.partition(" ")
    kind, rating, _, dealt, _, actions, *_ = line.split()
    # The verdicts end each meal.
    return Listed(named, PuzzleKind(kind), int(rating), dealt.count(",") + 1, 1 + actions.count("="), line)


@cache
def collection() -> Collection:
    return Collection(_committed())


def with_more(path: Path) -> Collection:
    """The committed ones and those of a file that `doctor-rat puzzles make` wrote. Raises OSError or ValueError."""
    return Collection([*_committed(), *path.read_text(encoding="ascii").splitlines()])


def _committed() -> list[str]:
    return (files("doctor_rat.puzzles") / FILE).read_text(encoding="ascii").splitlines()
