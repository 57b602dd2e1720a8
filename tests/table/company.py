"""People and bots at a table without a network: everything in memory, chance and time from the test."""

import asyncio
from collections.abc import Coroutine, Sequence
from random import Random
from typing import Any, TypeVar

from doctor_rat.bots import bot_named
from doctor_rat.rules import Role, Setup
from doctor_rat.table import (
    BotLevel,
    Command,
    CommandId,
    Entry,
    GuestId,
    Options,
    Plan,
    Room,
    Table,
    TableId,
)
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import Task, Thought, sight, tasks
from doctor_rat.table.entries import Because, Made
from doctor_rat.table.ports import PlainDealer
from doctor_rat.table.wire import Delivery, audience_of

Answer = TypeVar("Answer")


def run(play: Coroutine[Any, Any, Answer]) -> Answer:
    return asyncio.run(play)


class MemoryStore:
    """Logs in memory, through the same conditional append as a database's."""

    def __init__(self) -> None:
        self.logs: dict[TableId, list[Entry]] = {}

    async def append(self, table: Table, entries: Sequence[Entry]) -> bool:
        log = self.logs.setdefault(table.id, [])
        if entries[0].number != len(log) + 1:
            return False
        log += entries
        return True

    async def read(self, table: TableId, after: int) -> list[Entry]:
        return self.logs.get(table, [])[after:]


class Dealer(PlainDealer):
    """Chance by seed, or a deal made to order."""

    def __init__(self, seed: int = 1, setup: Setup | None = None) -> None:
        super().__init__(Random(seed))
        self._setup = setup
        self._salts = Random(f"salts of {seed}")

    def shuffle(self, options: Options) -> Setup:
        return self._setup or super().shuffle(options)

    def salt(self) -> str:
        return self._salts.randbytes(32).hex()


class Clock:
    def __init__(self) -> None:
        self.time = 1_000

    def now(self) -> int:
        self.time += 1
        return self.time


class Here:
    """Who is connected."""

    def __init__(self) -> None:
        self.gone: set[GuestId] = set()

    def is_here(self, guest: GuestId) -> bool:
        return guest not in self.gone


class Company:
    """A table with its people, each of whom acts by commands and sees only deliveries."""

    def __init__(self, options: Options | None = None, *, seed: int = 1, setup: Setup | None = None) -> None:
        self.options = options or Options()
        self.store = MemoryStore()
        self.here = Here()
        self.clock = Clock()
        self.dealer = Dealer(seed, setup)
        self.room = self.new_room()
        self._commands = 0
        self._rng = Random(f"bots of {seed}")

    def new_room(self) -> Room:
        """A second process's room on the same log, or this one's after a restart."""
        return Room(self.store, self.dealer, self.clock, self.here)

    async def found(self, owner: str = "ann") -> None:
        await self.room.make(Made(TableId("t1"), self.options, GuestId(owner), owner.title(), "open-sesame"))

    def next_id(self) -> CommandId:
        self._commands += 1
        return CommandId(f"c{self._commands}")

    async def do(self, who: str, command: Command) -> int:
        return await self.room.handle(GuestId(who), who.title(), command)

    async def sit(self, who: str, *roles: Role, ready: bool = True) -> None:
        await self.do(who, ask.Sit(self.next_id(), roles))
        if ready:
            await self.do(who, ask.Ready(self.next_id(), True))

    async def start(self, who: str = "ann", fill: BotLevel | None = BotLevel.REGULAR) -> None:
        await self.do(who, ask.Start(self.next_id(), fill))
        await self.room.set_up()

    async def think(self) -> int:
        """Let every bot decide until none has anything to do; how many decisions that were."""
        made = 0
        while waiting := tasks(self.room.table):
            for task in waiting:
                made += await self.room.answer(task, self._thought(task))
        return made

    def _thought(self, task: Task) -> Thought:
        decision = bot_named(task.level).decide(sight(self.room.table, task), self._rng)
        return Thought(decision.actions, tuple(Because(each.key, each.arguments) for each in decision.reasons))

    def seen_by(self, who: str, after: int = 0) -> list[Delivery]:
        seat = self.room.table.seat_of(GuestId(who))
        found = self.room.since(audience_of(seat), after)
        assert found is not None
        return found

    async def propose(self, who: str, plan: dict[int, str], *, agreed: bool = True) -> int:
        from doctor_rat.rules import Food, Group

        foods = tuple((Group(group), Food(food)) for group, food in plan.items())
        return await self.do(who, ask.Propose(self.next_id(), self.room.table.open_count, Plan(foods), agreed))
