"""Appends per second: many in one commit against one commit each, in the same run, on both databases; and reads.

python bench/storage.py [--seconds 3] [--tables 200]

Every append waits for the one before it at its table, as a server's do. The ratio is what counts; the rates depend on
the disk and its other users.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

# Replaces this folder, whose `server.py` would shadow the tests' folder of that name.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from databases import KINDS, fresh_url
from doctor_rat.server.storage import open_storage
from doctor_rat.table import TableId
from server.storage.samples import ANN, summary, talk


async def appends_per_second(url: str, tables: int, seconds: float, largest_batch: int | None) -> float:
    async with open_storage(url) as storage:
        if largest_batch is not None:
            storage.writer.largest_batch = largest_batch
        end = time.perf_counter() + seconds

        async def play(table: TableId) -> int:
            number = 0
            while time.perf_counter() < end:
                number += 1
                assert await storage.append(table, talk(number), summary(ANN) if number % 10 == 1 else None)
            return number

        begin = time.perf_counter()
        counts = await asyncio.gather(*(play(TableId(f"t{number}")) for number in range(tables)))
        return sum(counts) / (time.perf_counter() - begin)


async def reads_per_second(url: str, tables: int, seconds: float) -> float:
    """Logs of ten entries, read as when a table is opened."""
    async with open_storage(url) as storage:
        named = [TableId(f"t{number}") for number in range(tables)]
        await asyncio.gather(*(storage.append(table, talk(1, 10), summary(ANN)) for table in named))
        end = time.perf_counter() + seconds

        async def read(table: TableId) -> int:
            count = 0
            while time.perf_counter() < end:
                assert len(await storage.read(table, 0)) == 10
                count += 1
            return count

        begin = time.perf_counter()
        counts = await asyncio.gather(*map(read, named))
        return sum(counts) / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--tables", type=int, default=200)
    wanted = parser.parse_args()
    print(f"{wanted.tables} tables, {wanted.seconds} s each")
    with tempfile.TemporaryDirectory() as folder:
        for kind in KINDS:
            rates = [
                asyncio.run(appends_per_second(fresh_url(kind, Path(folder)), wanted.tables, wanted.seconds, largest))
                for largest in (None, 1)
            ]
            print(f"{kind:11} grouped {rates[0]:7.0f}/s   one by one {rates[1]:7.0f}/s   {rates[0] / rates[1]:5.1f} x")
            reads = asyncio.run(reads_per_second(fresh_url(kind, Path(folder)), wanted.tables, wanted.seconds))
            print(f"{kind:11} read    {reads:7.0f}/s")


if __name__ == "__main__":
    main()
