"""What a guest's statistics cost a server: CPU time for a guest with many games, all of them analyzed.

Over SQLite or PostgreSQL (`--database`), without HTTP: everything that the page asks for, encoded. `ratio` is the
median over that of reading the same guest's results row by row, which adding them up elsewhere would have to do.
Each of these is a guest's first look at this server; `again` is a look when no game has ended since the last one.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

from doctor_rat.protocol.progress import PlayedSide
from doctor_rat.rules import DietName, Difficulty, Variant
from doctor_rat.server.clock import SteadyClock
from doctor_rat.server.core import Core
from doctor_rat.server.progress.desk import LOOKS
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Guest, Storage, open_storage, schema
from doctor_rat.server.thinking.workers import Inline
from doctor_rat.table import GuestId

MATES = 50
SOLVED = 1_000
CHUNK = 2_000
AGAIN = 9


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--requests", type=int, default=20)
    parser.add_argument("--database", help="postgresql://…, an empty one; SQLite without it")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = options.database or f"sqlite:///{Path(folder) / 'bench.db'}"
        figures = asyncio.run(measure(url, options.games, min(options.requests, int(LOOKS.burst) - AGAIN)))
    if options.json:
        json.dump(figures, sys.stdout)
        print()
        return
    print(*(f"{name} {figure:,.2f}" for name, figure in figures.items()), sep="  ")


async def measure(url: str, games: int, requests: int) -> dict[str, float]:
    async with open_storage(url) as storage:
        guest = await _fill(storage, games)
        # A new one each time, so that nothing is remembered; the last is asked again.
        desks = [Core(Settings(), storage, Inline(), SteadyClock()).progress for _ in range(requests)]
        spent = [await _timed(_page(desk.mine(guest))) for desk in desks]
        again = [await _timed(_page(desks[-1].mine(guest))) for _ in range(AGAIN)]
        rows = [await _timed(storage.progress.own_games(guest.id)) for _ in range(5)]
        unit = statistics.median(cpu for cpu, _ in rows)
    cpu, wall = ([each[place] for each in spent] for place in (0, 1))
    return {
        "games": games,
        "cpu_ms": statistics.median(cpu),
        "cpu_ms_most": max(cpu),
        "wall_ms": statistics.median(wall),
        "again_cpu_ms": statistics.median(each[0] for each in again),
        "again_wall_ms": statistics.median(each[1] for each in again),
        "ratio": statistics.median(cpu) / unit,
    }


async def _page(asked: Awaitable[Any]) -> None:
    msgspec.json.encode(await asked)


async def _timed(work: Awaitable[Any]) -> tuple[float, float]:
    cpu, wall = process_time(), perf_counter()
    await work
    return 1000 * (process_time() - cpu), 1000 * (perf_counter() - wall)


async def _fill(storage: Storage, games: int) -> Guest:
    rng = Random(1)
    guest = (await storage.guests.make("Bench")).guest
    mates = [(await storage.guests.make(f"Mate {number}")).guest.id for number in range(MATES)]
    for first in range(0, games, CHUNK):
        numbers = range(first, min(games, first + CHUNK))
        await storage.database.transact(partial(_add, numbers=numbers, guest=guest.id, mates=mates, rng=rng))
    return guest


def _add(connection: Connection, numbers: range, guest: GuestId, mates: list[GuestId], rng: Random) -> None:
    tables, seats, played, recognized = [], [], [], []
    for number in numbers:
        named, people = f"t{number}", [guest, *rng.sample(mates, 3)]
        tables.append({"id": named, "made_at": number, "touched_at": number, "access": "private", "stage": "over"})
        seats += [{"guest_id": each, "table_id": named, "seated": True} for each in people]
        result = _result(number, rng)
        played += [{**result, "guest_id": each, "table_id": named} for each in people]
        recognized += [
            {
                "guest_id": guest,
                "table_id": named,
                "group": group,
                "diet": rng.choice(list(DietName)),
                "meal": 4,
                "late": 1,
            }
            for group in range(3)
        ]
    summary = '{"listed":{"id":"t","stage":"over","options":{},"seats":[],"meal":null,"won":true,"touched":0}}'
    usual = {"archived": False, "number": 1, "summary": summary, "code": None}
    connection.execute(insert(schema.tables), [{**each, **usual} for each in tables])
    connection.execute(insert(schema.seats), seats)
    connection.execute(insert(schema.played), played)
    connection.execute(insert(schema.recognized), recognized)
    solved = [{"guest_id": guest, "puzzle_id": f"p{at}", "at": at, "correct": True, "rating": 1500.0} for at in numbers]
    connection.execute(insert(schema.solutions), solved[: SOLVED if numbers.start == 0 else 1])


def _result(number: int, rng: Random) -> dict[str, Any]:
    return {
        "at": number,
        "counted": True,
        "variant": rng.choice(list(Variant)),
        "side": rng.choice(list(PlayedSide)),
        "diets": "random",
        "difficulty": rng.choice(list(Difficulty)),
        "won": rng.random() < 0.5,
        "meal": 8,
        "crosses": rng.randrange(6),
        "yuck": 3,
        "yuck_left": rng.randrange(4),
        "five_languages": False,
        "decisions": 20,
        "lost": 60 * rng.random(),
    }


if __name__ == "__main__":
    main()
