"""What one PostgreSQL can take: transactions, appends and notifications per second, for the arithmetic in
docs/growing.md.

python bench/postgresql.py [--seconds 3] [--listeners 1,2,4,8]

The database, its clients and this program share one machine, so a dedicated database does better.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

# Replaces this folder, whose `server.py` would shadow the tests' folder of that name.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import asyncpg  # type: ignore[import-untyped]

from databases import fresh_url
from doctor_rat.server.storage import open_storage
from doctor_rat.server.storage.listener import CHANNEL
from doctor_rat.table import TableId
from server.storage.samples import ANN, summary, talk

TOLD = 100
"""Notifications in one transaction, as from a server that commits many tables at once."""


async def appends(url: str, seconds: float, tables: int) -> tuple[float, float]:
    """Appends and transactions per second of one process with this many tables that never rest."""
    async with open_storage(url) as storage:
        end = time.perf_counter() + seconds

        async def play(table: TableId) -> int:
            number = 0
            while time.perf_counter() < end:
                number += 1
                assert await storage.append(table, talk(number), summary(ANN) if number % 10 == 1 else None, told=True)
            return number

        begin = time.perf_counter()
        counts = await asyncio.gather(*(play(TableId(f"t{tables}-{number}")) for number in range(tables)))
        spent = time.perf_counter() - begin
        return sum(counts) / spent, storage.writer.commits / spent


async def notifications(url: str, seconds: float, listeners: int) -> tuple[float, float]:
    """Sent per second, and heard per second by all listeners together."""
    heard = 0

    def hear(*_: Any) -> None:
        nonlocal heard
        heard += 1

    ears = [await asyncpg.connect(url) for _ in range(listeners)]
    for ear in ears:
        await ear.add_listener(CHANNEL, hear)
    sender = await asyncpg.connect(url)
    sent, begin = 0, time.perf_counter()
    while time.perf_counter() < begin + seconds:
        told = [f"{sent + place} table" for place in range(TOLD)]
        await sender.execute("SELECT pg_notify($1, each) FROM unnest($2::text[]) AS each", CHANNEL, told)
        sent += TOLD
    while heard < sent * listeners:
        await asyncio.sleep(0)
    spent = time.perf_counter() - begin
    for connection in (*ears, sender):
        await connection.close()
    return sent / spent, heard / spent


Measure = Callable[[str, float, int], Awaitable[tuple[float, float]]]


def row(measure: Measure, folder: str, seconds: float, n: int) -> str:
    async def run() -> tuple[float, float]:
        return await measure(url, seconds, n)

    url = fresh_url("postgresql", Path(folder))
    first, second = asyncio.run(run())
    return f"{n:4} {first:9.0f} {second:9.0f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--tables", default="1,50,200,500")
    parser.add_argument("--listeners", default="1,2,4,8")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print("tables, appends a second, transactions a second")
        for count in map(int, wanted.tables.split(",")):
            print(row(appends, folder, wanted.seconds, count))
        print("listeners, notifications sent a second, heard a second by all of them")
        for count in map(int, wanted.listeners.split(",")):
            print(row(notifications, folder, wanted.seconds, count))


if __name__ == "__main__":
    main()
