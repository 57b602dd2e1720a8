"""Files of rows, one line per game, to resume a long measurement from or to make it in parts."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from doctor_rat.lab.spread import ALONE, Hands, spread


class SeededRow(Protocol):
    @property
    def seed(self) -> int: ...

    @property
    def terms(self) -> str:
        """What was measured and how. Rows of one file have the same."""


R = TypeVar("R", bound=SeededRow)


class RowsError(ValueError):
    """A file that can't be continued; the message is a plain sentence."""


def read_rows(paths: Iterable[Path], kind: type[R]) -> list[R]:
    """The rows of several parts, in the order of their seeds. A game that is in two of them counts once."""
    found = {(row.terms, row.seed): row for path in paths for row in _read(path, kind)}
    return [found[key] for key in sorted(found)]


def gather(
    path: Path,
    kind: type[R],
    terms: str,
    seeds: Sequence[int],
    work: Callable[[int], Iterable[R]],
    hands: Hands = ALONE,
) -> Iterator[R]:
    """The rows of all these seeds: first the ones already there, then the others, each as it is made and written."""
    there = _whole(path, kind)
    if any(row.terms != terms for row in there):
        raise RowsError(f"{path} was measured differently: {there[0].terms}.")
    done = {row.seed: row for row in there}
    yield from (done[seed] for seed in seeds if seed in done)
    for row in spread(work, [seed for seed in seeds if seed not in done], hands):
        # Opened for every line, so that what is written stays written whatever happens next.
        with path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
        yield row


def _whole(path: Path, kind: type[R]) -> list[R]:
    """A killed run may have left half a line: that game is measured again."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    return _read(path, kind)


def _read(path: Path, kind: type[R]) -> list[R]:
    found: list[R] = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise RowsError(f"Line {number} of {path} can't be read: {error}.") from None
    return found
