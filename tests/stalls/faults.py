"""What bad luck does to servers under load. Each fault starts, lasts for a while, and is over when it returns."""

import asyncio
import os
import resource
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from urllib.parse import urlsplit

from databases import execute
from server.process import Server
from server.test_kills import Journal
from stalls.backdoor import file_of

_BACKENDS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
_CUT = "SELECT pg_terminate_backend(pid) " + _BACKENDS.removeprefix("SELECT pid ")
SMALL = 4_096
"""The bytes a file may have while the disk is full."""


class Misfortune:
    """The servers of one database, and the people on them."""

    def __init__(self, database: str, servers: Sequence[Server], journal: Journal, rng: Random, longest: float) -> None:
        self.database = database
        self.servers = servers
        self.journal = journal
        self.rng = rng
        self.longest = longest
        """The most seconds a process may be stopped."""

    @property
    def is_postgresql(self) -> bool:
        return self.database.startswith("postgresql")

    def server(self) -> Server:
        return self.rng.choice(self.servers)

    async def last(self, longest: float) -> None:
        """Lets the fault last; waits for nothing else."""
        await asyncio.sleep(self.rng.uniform(0, longest))


async def kill(met: Misfortune) -> None:
    server = met.server()
    await server.kill()
    await server.start()


async def stop(met: Misfortune) -> None:
    server = met.server()
    server.send(signal.SIGSTOP)
    await met.last(met.longest)
    server.send(signal.SIGCONT)


async def restart_database(met: Misfortune) -> None:
    """PostgreSQL crashes and recovers. SQLite has no server, so another program locks the file."""
    if met.is_postgresql:
        (pid, *_) = await _backends(met)
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        await _answering(met)
    else:
        await asyncio.to_thread(_lock, met, met.rng.uniform(0, 2))


def _lock(met: Misfortune, seconds: float) -> None:
    connection = sqlite3.connect(file_of(met.database), timeout=30, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        time.sleep(seconds)
    finally:
        connection.close()


async def fill_disk(met: Misfortune) -> None:
    """Hosted PostgreSQL with a full disk turns read-only until there is room again."""
    if met.is_postgresql:
        await execute(met.database, _setting(met, "SET default_transaction_read_only = on"), _CUT)
        await met.last(2)
        # Existing connections keep the setting, so clients must make new ones.
        await execute(met.database, "SET default_transaction_read_only = off", _setting(met, "RESET ALL"))
    else:
        pid = met.server().pid
        _limit(pid, SMALL)
        await met.last(2)
        _limit(pid, resource.RLIM_INFINITY)


def _setting(met: Misfortune, change: str) -> str:
    return f"ALTER DATABASE {urlsplit(met.database).path.removeprefix('/')} {change}"


def _limit(pid: int, size: int) -> None:
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


async def cut(met: Misfortune) -> None:
    """Cuts everyone's connections without a word; on PostgreSQL, the servers' own too."""
    for person in met.journal.people:
        await person.cut()
    if met.is_postgresql:
        await execute(met.database, _CUT)


async def kill_worker(met: Misfortune) -> None:
    for pid in met.server().workers[:1]:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


async def jump(met: Misfortune) -> None:
    server = met.server()
    server.send(signal.SIGUSR1)
    await met.last(6)
    server.send(signal.SIGUSR1)


async def _backends(met: Misfortune) -> list[int]:
    return [row["pid"] for row in await execute(met.database, _BACKENDS)]


async def _answering(met: Misfortune) -> None:
    """Waits until PostgreSQL has recovered."""
    while True:
        try:
            await execute(met.database, "SELECT 1")
            return
        except Exception:
            await asyncio.sleep(0.05)


FAULTS: tuple[Callable[[Misfortune], Awaitable[None]], ...] = (
    kill,
    stop,
    restart_database,
    fill_disk,
    cut,
    kill_worker,
    jump,
)
