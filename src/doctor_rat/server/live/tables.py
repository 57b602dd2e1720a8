"""The tables open in this process, each with its room, connections and bots."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from math import inf
from random import SystemRandom
from typing import Any, NamedTuple

import structlog

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import CatchUp
from doctor_rat.rules import Refused, Role, View
from doctor_rat.rules.values import Value
from doctor_rat.server.deals.guard import DealGuard
from doctor_rat.server.faults import Fault
from doctor_rat.server.http.look import alike
from doctor_rat.server.limits import Buckets, Rate
from doctor_rat.server.live.broken import Broken
from doctor_rat.server.live.leases import BotLeases
from doctor_rat.server.live.lobby import Lobby
from doctor_rat.server.live.neighbors import Neighbors
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.sockets.hub import Hub, encode
from doctor_rat.server.storage import Guest
from doctor_rat.server.thinking.workers import Thinker, quick_thought
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table import (
    BrokenLogError,
    Command,
    Denied,
    GuestId,
    Pace,
    Room,
    Stage,
    Store,
    TableId,
    UnknownTableError,
)
from doctor_rat.table.admission import check_may_look
from doctor_rat.table.bots import Task, Thought, sight, tasks
from doctor_rat.table.commands import Say, Talk
from doctor_rat.table.ports import Clock, Dealer
from doctor_rat.table.wire import audience_of

log = structlog.get_logger()
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""Ids the database may be asked for: PostgreSQL can't store every string."""

_TALKING = (Talk, Say)
PAGE, PAGE_BYTES = 128, 49_152
"""The most entries and bytes in one message of a catch-up. A single entry may have more bytes."""


class Tempo(Value, frozen=True):
    """How fast things may go at one table."""

    bots: float = 0.0
    """Seconds a bot waits before it moves."""
    commands: Rate = Rate(inf, 1)
    """Per guest, like talk."""
    talk: Rate = Rate(inf, 1)
    host: float = 60.0
    """Seconds after which an absent host's rights pass to the next person."""


class SharedParts(NamedTuple):
    """What all open tables of a process share."""

    store: Store
    dealer: Dealer
    thinker: Thinker
    clock: Clock
    tempo: Tempo
    orders: StandingOrders
    leases: BotLeases
    neighbors: Neighbors
    guard: DealGuard


class Page(Value, frozen=True):
    """One framed part of what someone missed, up to entry `number`."""

    frame: bytes
    number: int
    more: bool


class LiveTable:
    """One open table. Its hub knows who is present."""

    def __init__(self, shared: SharedParts, stopped: Callable[["LiveTable", BrokenLogError], None]) -> None:
        """`stopped` is called once, if its log has lost entries that people were told of."""
        tempo = shared.tempo
        self.clock = shared.clock
        self.room = Room(shared.store, shared.dealer, self.clock, self, alike, lambda error: stopped(self, error))
        self.hub = Hub(self.room, self.clock.now, self._company_changed)
        self._thinker = shared.thinker
        self._orders = shared.orders
        self._leases = shared.leases
        self._neighbors = shared.neighbors
        self._guard = shared.guard
        self._is_shared = shared.store.is_shared
        self._pause = tempo.bots
        self._host_grace = round(1000 * tempo.host)
        self._commands = Buckets(tempo.commands)
        self._talk = Buckets(tempo.talk)
        self._asked: set[Task] = set()
        self._running: set[asyncio.Task[None]] = set()
        self.room.listen(lambda _: self.wake())
        self.going_on = asyncio.Lock()
        """Held while the next table of the same people is made."""
        self._host_seen_at = self.clock.now()
        """When the host was last seen here, or when this process first looked."""
        self.asked_at = self.clock.now()
        """When it was last requested; that request may not have reached the hub or the room yet."""

    def is_here(self, guest: GuestId) -> bool:
        return self.hub.is_here(guest)

    def _company_changed(self) -> None:
        self._neighbors.tell_company(self.room.table, self.hub.guests)

    @property
    def is_paused(self) -> bool:
        """Whether nothing may be written for now."""
        return self._orders.is_read_only

    @property
    def thinking(self) -> int:
        return len(self._asked)

    @property
    def is_busy(self) -> bool:
        return bool(self._running) or not self.hub.is_empty

    def wake(self) -> None:
        """Start whatever bots have to do now."""
        table = self.room.table
        waiting, is_setup = tasks(table), table.stage is Stage.SETUP
        if not (waiting or is_setup) or self.is_paused:
            return
        if is_setup:
            self._run(self.room.set_up())
        for task in waiting:
            if task not in self._asked:
                self._asked.add(task)
                self._run(self._think(task))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        running = asyncio.create_task(work)
        self._running.add(running)
        running.add_done_callback(self._finished)

    def _finished(self, running: "asyncio.Task[None]") -> None:
        self._running.discard(running)
        if running.cancelled() or (error := running.exception()) is None:
            return
        # A stopped table has been logged already.
        if not isinstance(error, BrokenLogError):
            log.error("bot failed", error=type(error).__name__, at=whereabouts(error))

    async def _think(self, task: Task) -> None:
        try:
            if not await self._leases.hold(self.room.table.id):
                return
            if self._pause:
                await asyncio.sleep(self._pause)
            seen = sight(self.room.table, task)
            await self._answer(task, seen, await self._thinker.think(task.level, seen))
        finally:
            self._asked.discard(task)

    async def _answer(self, task: Task, seen: View, thought: Thought) -> None:
        """Asked again, a bot whose answer isn't allowed might give the same one again."""
        try:
            await self.room.answer(task, thought)
        except (Denied, Refused) as error:
            log.error("bot refused", code=error.code, bot=task.level)
            await self.room.answer(task, quick_thought(seen, SystemRandom()))

    async def handle(self, guest: Guest, command: Command) -> int:
        """Do what a person asks, unless they ask too often. Returns the entry's number in their own stream."""
        if not self._commands.take(guest.id):
            raise Fault(ServerCode.TOO_FAST, again=self._commands.again)
        if isinstance(command, _TALKING) and not self._talk.take(guest.id):
            raise Fault(ServerCode.TALK_TOO_FAST, again=self._talk.again)
        if self.room.table.shared is not None:
            await self._guard.check_command(self.room.table, guest.id, command)
        return self.number_for(guest.id, await self.room.handle(guest.id, guest.name, command))

    async def enter(self, guest: Guest, invite: str | None, number: int = 0) -> None:
        """Let a guest in, or refuse them. An invitation is recorded. `number` is the last entry they have seen."""
        if number > self.room.seen(audience_of(self.room.table.seat_of(guest.id))):
            # A guest who moved here from another process may be ahead of this one.
            await self.room.catch_up()
        elif self.room.table.stage is Stage.OVER and self._is_shared:
            # Another process may just have shared its deal.
            await self.room.catch_up()
        if invite is not None and guest.id not in self.room.table.invited:
            await self.room.join(guest.id, guest.name, invite)
        check_may_look(self.room.table, guest.id)
        if not self.is_paused:
            await self._guard.note(self.room.table, guest.id)

    def page(self, audience: Role, number: int) -> Page:
        """The next entries after `number`; from the beginning if there is no such entry."""
        last = self.room.seen(audience)
        start = number if 0 <= number <= last else 0
        most = PAGE
        while True:
            found = self.room.since(audience, start, most) or []
            end = start + len(found)
            frame = encode(CatchUp(number == 0 or start != number, tuple(found), end < last))
            if len(frame) <= PAGE_BYTES or most == 1:
                return Page(frame, end, end < last)
            most //= 2

    def number_for(self, guest: GuestId, number: int) -> int:
        """Translate a log number to the guest's own stream."""
        return self.room.number_for(audience_of(self.room.table.seat_of(guest)), number)

    def catch_up(self) -> None:
        """Another process has written to this table."""
        self._run(self.room.catch_up())

    async def expire(self) -> None:
        """Go on without those who missed a slow table's deadline."""
        due = None if self.is_paused else self.room.due
        if due is not None and due <= self.clock.now() and await self._leases.hold(self.room.table.id):
            await self.room.expire()

    async def look_for_host(self) -> None:
        """Pass the rights of a long-absent host to someone who is here."""
        table, now = self.room.table, self.clock.now()
        if self.is_here(table.owner):
            self._host_seen_at = now
        elif self.is_paused:
            return
        elif now - self._host_gone_since() > self._host_grace and not self.hub.is_empty:
            await self.room.follow_host(table.owner)

    def _host_gone_since(self) -> int:
        """Nobody stays connected to a slow table: there a host is gone after doing nothing for a whole deadline."""
        table = self.room.table
        if table.options.pace is Pace.LIVE:
            return self._host_seen_at
        return max(self._host_seen_at, self.room.last_done_by(table.owner) + 1000 * table.options.deadline)

    async def close(self) -> None:
        self.hub.close()
        for running in self._running:
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


class LiveTables:
    """Opens tables for their first visitor and closes them after the last."""

    def __init__(self, shared: SharedParts, lobby: Lobby) -> None:
        self._shared = shared
        self._lobby = lobby
        self._open: dict[TableId, asyncio.Future[LiveTable]] = {}
        self.broken = Broken()
        self._reading = asyncio.Lock()

    def new(self) -> LiveTable:
        return LiveTable(self._shared, self._drop)

    def _drop(self, live: LiveTable, error: BrokenLogError) -> None:
        """Close it. Its people reconnect and find it as its log is then."""
        self.broken.note(error)
        if self.find(error.table) is live:
            del self._open[error.table]
        # Answer the guest who caused it first.
        asyncio.get_running_loop().call_soon(live.hub.close)

    async def get(self, named: TableId) -> LiveTable:
        """The table for a visitor, read from its log if need be. Refused if the operator closed it."""
        self._shared.orders.check_table(named)
        return await self.open(named)

    async def open(self, named: TableId) -> LiveTable:
        """The table for the server itself, even if the operator closed it. Raises `UnknownTableError`."""
        if not _ID.fullmatch(named):
            raise UnknownTableError(named)
        known = self._open.get(named)
        if known is None:
            self.broken.check(named)
            known = asyncio.get_running_loop().create_future()
            self._open[named] = known
            try:
                live = self.new()
                await live.room.open(named)
            except BaseException as error:
                del self._open[named]
                known.set_exception(error)
                known.exception()  # marks it as retrieved: perhaps nobody else waits
                if isinstance(error, BrokenLogError):
                    self.broken.note(error)
                raise
            self.broken.mended(named)
            self._take_up(live)
            known.set_result(live)
            await live.expire()
            live.wake()
        live = await known
        live.asked_at = live.clock.now()
        return live

    async def read(self, named: TableId) -> Room:
        """Read a table without opening it. One at a time: some people want all they ever played."""
        if (live := self.find(named)) is not None:
            return live.room
        room = self.new().room
        async with self._reading:
            await room.open(named)
        return room

    def adopt(self, live: LiveTable) -> None:
        """Take up a table just made here."""
        done: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        done.set_result(live)
        self._open[live.room.table.id] = done
        self._take_up(live)
        self._lobby.touch()

    def _take_up(self, live: LiveTable) -> None:
        live.room.listen(lambda _: self._lobby.touch())
        live.hub.see(self._shared.neighbors.guests(live.room.table.id))

    def known(self) -> list[LiveTable]:
        return [each.result() for each in self._open.values() if _is_open(each)]

    def find(self, named: TableId) -> LiveTable | None:
        """The table, if it is open here."""
        known = self._open.get(named)
        return known.result() if known is not None and _is_open(known) else None

    def company(self, named: TableId) -> frozenset[GuestId]:
        """Who is at this table, through any process."""
        live = self.find(named)
        elsewhere = self._shared.neighbors.guests(named)
        return elsewhere if live is None else elsewhere | live.hub.guests

    @property
    def count(self) -> int:
        return len(self.known())

    @property
    def sockets(self) -> int:
        return sum(live.hub.size for live in self.known())

    @property
    def thinking(self) -> int:
        return sum(live.thinking for live in self.known())

    async def reload(self, named: TableId) -> None:
        """Close a table whose log was rewritten: people reconnect to the new one."""
        known = self._open.pop(named, None)
        if known is not None:
            await (await known).close()

    async def shut(self, named: TableId, why: Exception) -> None:
        """Close a table, telling everyone there why."""
        known = self._open.pop(named, None)
        if known is not None:
            live = await known
            live.hub.refuse(why)
            await live.close()

    def forget_idle(self, after: float) -> None:
        """Forget tables with nobody there and no request for this many seconds: closing sooner could open one twice."""
        for live in self.known():
            if not live.is_busy and live.clock.now() - live.asked_at > 1000 * after:
                del self._open[live.room.table.id]

    async def close(self) -> None:
        await asyncio.gather(*(live.close() for live in self.known()))
        self._open.clear()


def _is_open(table: "asyncio.Future[LiveTable]") -> bool:
    return table.done() and not table.exception()
