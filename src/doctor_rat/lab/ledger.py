"""A file to resume a long run from: the terms in its first line, then one line per finished game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from doctor_rat.lab.arena import Match, PlayedGame, Result, Think
from doctor_rat.rules import Variant

FORMAT: Literal["doctor-rat-arena/1"] = "doctor-rat-arena/1"


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides which game a seed gives. The number of games doesn't."""

    format: Literal["doctor-rat-arena/1"]
    variant: Variant
    groups: int
    yuck: int
    seed: int
    pairings: tuple[tuple[str, str], ...]
    """Doctor and rats."""


class GameLine(Struct, frozen=True, forbid_unknown_fields=True):
    doctor: str
    rats: str
    result: Result
    think: Think


class LedgerError(ValueError):
    """A file that this run can't be resumed from; the message is a plain sentence."""


def terms_of(matches: Sequence[Match]) -> Terms:
    """The terms of matches that differ only in their bots."""
    one = matches[0]
    pairings = tuple((match.doctor, match.rats) for match in matches)
    return Terms(FORMAT, one.variant, one.groups, one.yuck, one.seed, pairings)


class Ledger:
    """The file, read once and then written line by line."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self._path = path
        self._lines: dict[tuple[str, str, int], GameLine] = {}
        header = msgspec.json.encode(terms) + b"\n"
        data = path.read_bytes() if path.exists() else b""
        if header.startswith(data):
            path.write_bytes(header)
            return
        # A killed run may have left half a line: that game is played again.
        whole = data[: data.rfind(b"\n") + 1]
        self._read(whole, terms)
        if whole != data:
            path.write_bytes(whole)

    def _read(self, data: bytes, terms: Terms) -> None:
        first, *rest = data.splitlines() or [b""]
        try:
            found = msgspec.json.decode(first, type=Terms)
        except (msgspec.MsgspecError, UnicodeError):
            raise LedgerError(f"{self._path} isn't a file to resume a run from.") from None
        if found != terms:
            raise LedgerError(f"{self._path} belongs to a run with different options: {_differences(found, terms)}.")
        for number, text in enumerate(rest, 2):
            try:
                line = msgspec.json.decode(text, type=GameLine)
            except (msgspec.MsgspecError, UnicodeError) as error:
                raise LedgerError(f"Line {number} of {self._path} can't be read: {error}.") from None
            self._lines[line.doctor, line.rats, line.result.seed] = line

    def played(self, match: Match) -> Iterator[PlayedGame]:
        """The games of this match that are already there."""
        for seed in range(match.seed, match.seed + match.games):
            line = self._lines.get((match.doctor, match.rats, seed))
            if line is not None:
                yield PlayedGame(line.result, line.think)

    def add(self, match: Match, played: PlayedGame) -> None:
        line = GameLine(match.doctor, match.rats, played.result, played.think)
        # Opened for every line, so that what is written stays written whatever happens next.
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


def _differences(found: Terms, asked: Terms) -> str:
    names = [name for name in Terms.__struct_fields__ if getattr(found, name) != getattr(asked, name)]
    return ", ".join(f"{name} {_text(getattr(found, name))} there" for name in names)


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return " and ".join(f"{doctor} with {rats}" for doctor, rats in value)
    return str(value)
