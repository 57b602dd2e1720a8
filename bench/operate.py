"""What a server needs: memory, disk per game, time to start with many games, to back up and to restore.

python bench/operate.py [--games 50000] [--copied 5000] [--rounds 3]

Bots play a few real games; the database then copies them, so sizes are those of real logs. Every time is taken several
times and printed with its spread, which shows other load on the machine.
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

import httpx
from sqlalchemy import Connection, text

from databases import KINDS, execute, fresh_url
from doctor_rat.client import new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.server.storage import backup, open_storage, restore
from doctor_rat.table import BotLevel, DietsFrom, Options, Stage
from doctor_rat.table import commands as ask
from server.house import Friends, house, until
from server.process import Server
from server.test_http import RATS

PLAYED = 5
MEGABYTE = 1_000_000
NUMBERS = {
    "sqlite": "WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < :count)",
    "postgresql": "WITH copy AS (SELECT generate_series(1, CAST(:count AS integer)) AS n)",
}


async def play(url: str) -> None:
    """Games that bots play to the end."""
    async with house(url) as found, Friends(found.url) as friends:
        ann = await friends.come("Ann")
        for _ in range(PLAYED):
            made = await ann.make(NewTable(Options(diets=DietsFrom.PRESET), RATS, BotLevel.RANDOM))
            await ann.request("POST", f"/api/tables/{made.id}/commands", ask.GoAway(new_id()))
            place = await friends.visit("Ann", made.id)
            await until(place, lambda: place.table is not None and place.table.stage is Stage.OVER)  # noqa: B023


def multiply(connection: Connection, count: int) -> None:
    """Copies each game this many times, under new names."""
    for table, columns in (
        ("entries", "table_id, number, at, by_guest, command, body, format"),
        ("tables", "id, made_at, touched_at, access, stage, archived, number, summary, code"),
        ("seats", "guest_id, table_id, seated"),
    ):
        copied = [
            f"{name} || '-' || n" if name in ("table_id", "id", "guest_id") else name for name in columns.split(", ")
        ]
        numbers = NUMBERS[connection.dialect.name]
        if connection.dialect.name == "sqlite":
            statement = f"INSERT INTO {table} ({columns}) {numbers} SELECT {', '.join(copied)} FROM {table}, copy"
        else:
            statement = f"{numbers} INSERT INTO {table} ({columns}) SELECT {', '.join(copied)} FROM {table}, copy"
        connection.execute(text(statement), {"count": count})


async def filled(kind: str, folder: Path, games: int) -> str:
    url = fresh_url_of(kind, folder)
    await play(url)
    async with open_storage(url) as storage:
        await storage.database.transact(lambda connection: multiply(connection, games // PLAYED), seconds=None)
    return url


def fresh_url_of(kind: str, folder: Path) -> str:
    """In a thread, since it runs its own loop."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(fresh_url, kind, folder).result()


async def size_of(url: str) -> int:
    if url.startswith("sqlite"):
        file = url.removeprefix("sqlite:///")
        return sum(path.stat().st_size for path in (Path(file), Path(f"{file}-wal")) if path.exists())
    rows = await execute(url, "SELECT pg_database_size(current_database()) AS size")
    return int(rows[0]["size"])


async def seconds(work: Callable[[], Awaitable[Any]]) -> float:
    since = time.perf_counter()
    await work()
    return time.perf_counter() - since


def spread(name: str, found: list[float], unit: str = "s") -> None:
    print(f"  {name}: {min(found):.2f} to {max(found):.2f} {unit} ({len(found)} times)", flush=True)


def resident(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / MEGABYTE


async def start(url: str, rounds: int) -> None:
    starts, lists, memory = [], [], []
    for _ in range(rounds):
        server = Server(url)
        starts.append(await seconds(server.start))
        async with httpx.AsyncClient(base_url=server.url) as http:
            lists.append(await seconds(lambda: http.get("/api/tables")))
        memory.append(resident(server.pid))
        await server.kill()
    spread("start until it listens", starts)
    spread("the first list of open tables", lists)
    spread("memory of the process", memory, "MB")


async def copies(kind: str, url: str, folder: Path, rounds: int) -> None:
    backups, restores, sizes = [], [], []
    for number in range(rounds):
        file = folder / f"{kind}-{number}.backup"
        backups.append(await seconds(lambda: backup(url, file)))  # noqa: B023
        sizes.append(file.stat().st_size / MEGABYTE)
        target = fresh_url_of(kind, folder)
        restores.append(await seconds(lambda: restore(file, target)))  # noqa: B023
    spread("backup", backups)
    spread("its size", sizes, "MB")
    spread("restore", restores)


async def workers(url: str) -> None:
    """The memory of a bot process once it has loaded what it needs from the cache."""
    server = Server(url, DOCTOR_RAT_BOT_WARM="true", DOCTOR_RAT_BOT_WORKERS="1")
    await server.start()
    async with httpx.AsyncClient(base_url=server.url) as http:
        while (await http.get("/ready")).status_code != 200:
            await asyncio.sleep(0.5)
    spread("memory of a bots' process", [resident(pid) for pid in server.workers], "MB")
    await server.kill()


async def measure(kind: str, wanted: argparse.Namespace, folder: Path) -> None:
    print(kind, flush=True)
    url = await filled(kind, folder, wanted.games)
    empty = fresh_url_of(kind, folder)
    async with open_storage(empty):
        pass
    before = await size_of(empty)
    print(f"  disk for each of {wanted.games} games: {(await size_of(url) - before) / wanted.games / 1000:.1f} kB")
    await start(url, wanted.rounds)
    print("  with none, in the same run:", flush=True)
    await start(empty, wanted.rounds)
    print(f"  with {wanted.copied} games:", flush=True)
    await copies(kind, await filled(kind, folder, wanted.copied), folder, wanted.rounds)
    if kind == "sqlite":
        await workers(empty)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--copied", type=int, default=5_000)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for kind in KINDS:
            asyncio.run(measure(kind, wanted, Path(folder)))


if __name__ == "__main__":
    main()
