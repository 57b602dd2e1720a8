"""Hearing what other processes wrote: PostgreSQL's notifications, plus polling the heads for any that were missed."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import structlog

from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table.values import TableId

Changed = Callable[[TableId, int], None]
"""Gets a table and the number of its last entry."""
OnWord = Callable[[str], None]
"""Gets a message from another process, or from this one."""
WatchedTables = Callable[[], Collection[TableId]]
"""The tables with visitors in this process."""
Connect = Callable[[], Awaitable[Any]]
Heads = Callable[[Collection[TableId]], Awaitable[dict[TableId, int]]]

CHANNEL, WORDS = "doctor_rat_tables", "doctor_rat_words"
"""The channels for changes to tables and for messages between processes."""
LOOK_SECONDS = 3.0
_RETRY_SECONDS = 0.5

log = structlog.get_logger()


class Listener:
    """A connection that only listens. It also reports this process's own writes."""

    def __init__(self, connect: Connect, heads: Heads, look_seconds: float) -> None:
        self._connect = connect
        self._heads = heads
        self._look_seconds = look_seconds
        self._callbacks: list[tuple[Changed, WatchedTables]] = []
        self._told: list[OnWord] = []
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="storage listener")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def on_change(self, changed: Changed, watched: WatchedTables) -> None:
        self._callbacks.append((changed, watched))

    def on_told(self, told: OnWord) -> None:
        self._told.append(told)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                # Catch everything, even what the driver raises by mistake when a connection is lost: nothing would
                # restart this task.
                log.warning("not listening to the database", error=type(error).__name__, at=whereabouts(error))
                # Other connections may still work.
                await self._look()
            await asyncio.sleep(min(_RETRY_SECONDS, self._look_seconds))

    async def _listen(self) -> None:
        """Listen until the connection is lost."""
        connection = await self._connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            await connection.add_listener(WORDS, self._hear_words)
            self.listening.set()
            while not lost.is_set():
                await self._look()
                # A connection that only waits would never notice that the other end is gone.
                await connection.execute("SELECT 1", timeout=self._look_seconds)
                await _wait(lost, self._look_seconds)
        finally:
            self.listening.clear()
            connection.terminate()

    def _hear(self, _connection: Any, _process: int, _channel: str, told: str) -> None:
        number, _, table = told.partition(" ")
        for changed, _watched in self._callbacks:
            changed(TableId(table), int(number))

    def _hear_words(self, _connection: Any, _process: int, _channel: str, words: str) -> None:
        for told in self._told:
            told(words)

    async def _look(self) -> None:
        for changed, watched in self._callbacks:
            try:
                for table, number in (await self._heads(watched())).items():
                    changed(table, number)
            except Exception as error:
                # The next look may succeed.
                log.error("heads not read", error=type(error).__name__, at=whereabouts(error))


async def _wait(event: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        pass
