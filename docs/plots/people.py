"""Plays the games behind the tables of docs/bots.md, and prints these tables:

    python docs/plots/people.py play --games 2000 --jobs 2
    python docs/plots/people.py play --games 2000 --only "expert with person:round"
    python docs/plots/people.py tell

people.json keeps a digit per game, from seed 1 on: a run can be continued on any day, by anyone. Next to them stands
how the first games went, action by action. A row whose bots no longer play these games the same way begins again.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import product
from pathlib import Path

from msgspec import Struct

from doctor_rat.difficulty.interval import wilson
from doctor_rat.lab.arena import Match, run
from doctor_rat.lab.spread import Hands
from doctor_rat.rules import Variant

DATA = Path(__file__).with_name("people.json")
SEED = 1
FIRST = 2
"""How many games are played again before a row is continued."""
SAVED = 20
"""How many games an interrupted run loses at most."""

DOCTORS = ("novice", "regular", "expert")
RATS = (
    "person:single-idea",
    "person:similarity",
    "person:centre-first",
    "person:round",
    "person:anyone",
    "person:one-attribute",
    "novice",
    "regular",
    "expert",
    "noisy:0.1",
    "grid:single-idea",
    "grid:similarity",
    "grid:centre-first",
    "grid:anyone",
)
OTHERS = {
    "two groups": (Variant.COLONY, 2, 3),
    "Complications": (Variant.COMPLICATIONS, 3, 3),
    "no Yuck!": (Variant.COLONY, 3, 0),
    "Colleagues": (Variant.COLLEAGUES, 2, 3),
}


class TableRow(Struct, frozen=True):
    """How one doctor did with one kind of rats."""

    doctor: str
    rats: str
    game: str = ""

    def __str__(self) -> str:
        return f"{self.doctor} with {self.rats}" + (f", {self.game}" if self.game else "")

    def match(self, games: int) -> Match:
        variant, groups, yuck = OTHERS[self.game] if self.game else (Variant.COLONY, 3, 3)
        return Match(variant, groups, yuck, self.doctor, self.rats, SEED, games)


ROWS = (
    *(TableRow(doctor, rats) for rats, doctor in product(RATS, DOCTORS)),
    *(TableRow(doctor, "person:anyone", game) for game, doctor in product(OTHERS, DOCTORS)),
)


def play(row: TableRow, games: int, hands: Hands) -> None:
    """Continue a row up to this many games."""
    kept = results().get(str(row), {})
    first = sha256(b"".join(each.record or b"" for each in run(row.match(FIRST), hands, records=True))).hexdigest()[:16]
    won = kept["won"] if kept.get("first") == first else ""
    for played in run(row.match(games), hands, skip=range(len(won))):
        won += str(int(played.result.won))
        if len(won) % SAVED == 0 or len(won) == games:
            save(row, first, won)
            print(f"{row}: {len(won)} of {games}", end="\r", flush=True)
    print(f"{row}: {cell(won)}    ")


def results() -> dict[str, dict[str, str]]:
    """By row: the first games' hash, and a digit for each game."""
    found: dict[str, dict[str, str]] = json.loads(DATA.read_text()) if DATA.exists() else {}
    return found


def save(row: TableRow, first: str, won: str) -> None:
    everything = {**results(), str(row): {"first": first, "won": won}}
    # Hours of games mustn't be lost with half a file.
    part = DATA.with_suffix(".part")
    part.write_text(json.dumps(dict(sorted(everything.items())), indent=1) + "\n")
    part.replace(DATA)


def cell(won: str) -> str:
    """The rate in percent, its interval, and how many games it is from."""
    if not won:
        return ""
    wins = won.count("1")
    low, high = (f"{100 * each:.0f}" for each in wilson(wins, len(won)))
    return f"{100 * wins / len(won):.1f} ({low} to {high}; {len(won):,})"


def table() -> Iterator[str]:
    known = results()
    for rats, game in dict.fromkeys((row.rats, row.game) for row in ROWS):
        cells = [cell(known.get(str(TableRow(doctor, rats, game)), {}).get("won", "")) for doctor in DOCTORS]
        if any(cells):
            yield " | ".join((f"| {game or f'`{rats}`'}", *cells)) + " |"


def is_wanted(names: Sequence[str], row: TableRow) -> bool:
    """A name is that of a row, or part of several."""
    whole = set(map(str, ROWS))
    return not names or any(name == str(row) if name in whole else name in str(row) for name in names)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("play", "tell"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--only", action="append", default=[], help="only this row, or those with this in their names")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Dask scheduler")
    asked = parser.parse_args()
    if asked.what == "play":
        for row in filter(partial(is_wanted, asked.only), ROWS):
            play(row, asked.games, Hands(asked.jobs, asked.cluster))
    print("\n".join(table()))


if __name__ == "__main__":
    main()
