"""What puzzles cost a server: CPU time of handing one out and of judging an answer, by kind.

Over SQLite, without HTTP: reading what the guest has answered, choosing, playing the puzzle's game to its moment; then
the verdict with its reasons. The guest has answered a thousand puzzles before. `ratio` is the median divided by the
time to play such a game to its moment, which any way of showing it must do.
"""

import argparse
import asyncio
import gc
import json
import statistics
import sys
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from time import process_time
from typing import TypeVar

import msgspec

from doctor_rat.protocol.puzzles import PuzzleAnswer
from doctor_rat.puzzles import PuzzleKind, Theme, collection
from doctor_rat.puzzles.collection import Collection
from doctor_rat.puzzles.compact import read
from doctor_rat.server.clock import SteadyClock
from doctor_rat.server.puzzles.desk import PuzzleDesk
from doctor_rat.server.storage import Storage, open_storage
from doctor_rat.table import GuestId

Answer = TypeVar("Answer")
ANSWERED = 1_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=30, help="of each kind")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    # Each request has its own collection here; a server never has to clear those away.
    gc.disable()
    figures = asyncio.run(measure(options.requests))
    if options.json:
        json.dump(figures, sys.stdout)
        print()
        return
    for kind, found in figures.items():
        print(f"{kind:10}", *(f"{name} {figure:,.2f}" for name, figure in found.items()), sep="  ")


async def measure(requests: int) -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        async with open_storage(f"sqlite:///{Path(folder) / 'bench.db'}") as storage:
            guest = (await storage.guests.make("Bench")).guest.id
            for listed in list(collection())[:ANSWERED]:
                await storage.puzzles.answer(guest, listed.id, listed.rating, right=True, storm_after=None)
            unit = _replay()
            return {kind.value: await _of_kind(storage, guest, kind, requests, unit) for kind in PuzzleKind}


async def _of_kind(storage: Storage, guest: GuestId, kind: PuzzleKind, requests: int, unit: float) -> dict[str, float]:
    shown: list[float] = []
    judged: list[float] = []
    for _ in range(requests):
        # A new one each time, so nothing is cached.
        desk = PuzzleDesk(storage.puzzles, SteadyClock(), Collection(_lines()))
        spent, found = await _timed(desk.next(guest, Theme(kind.value)))
        if found is None:
            break
        msgspec.json.encode(found)
        shown.append(spent)
        puzzle = collection().get(found.id)
        assert puzzle is not None
        given = PuzzleAnswer(puzzle.answer)
        spent, _ = await _timed(desk.answer(guest, found.id, given))
        judged.append(spent)
    return {
        "shown_ms": statistics.median(shown),
        "shown_ms_most": max(shown),
        "judged_ms": statistics.median(judged),
        "judged_ms_most": max(judged),
        "ratio": statistics.median(shown) / unit,
    }


def _lines() -> list[str]:
    return [f"{listed.id} {listed.line}" for listed in collection()]


async def _timed(work: Awaitable[Answer]) -> tuple[float, Answer]:
    start = process_time()
    answer = await work
    return 1000 * (process_time() - start), answer


def _replay() -> float:
    """Milliseconds for playing a puzzle's game to its moment, checked at every step."""
    spent = []
    for listed in list(collection())[:50]:
        start = process_time()
        read(listed.line)
        spent.append(1000 * (process_time() - start))
    return statistics.median(spent)


if __name__ == "__main__":
    main()
