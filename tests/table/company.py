"""People and bots at a table without a network: everything in memory, with chance and time under the test's control."""

import asyncio
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from doctor_rat.bots import bot_named
from doctor_rat.rules import Code, Food, Group, Predict, Refused, Role, Setup, State, Take, parse_action
from doctor_rat.table import (
    BotLevel,
    Command,
    CommandId,
    Denied,
    Entry,
    GuestId,
    Options,
    Plan,
    Room,
    SeatId,
    Table,
    TableCode,
    TableId,
)
from doctor_rat.table import commands as ask
from doctor_rat.table.agreement import decides_alone, joint_groups, youngest
from doctor_rat.table.bots import Task, Thought, sight, tasks
from doctor_rat.table.entries import Because, Body, Made
from doctor_rat.table.ports import PlainDealer
from doctor_rat.table.seats import Seat
from doctor_rat.table.silence import check_may_talk
from doctor_rat.table.values import To
from doctor_rat.table.wire import Delivery, audience_of

Answer = TypeVar("Answer")
Kind = TypeVar("Kind", bound=Body)


def run(play: Coroutine[Any, Any, Answer]) -> Answer:
    return asyncio.run(play)


class MemoryStore:
    """Logs in memory, with the same conditional append as a database's."""

    def __init__(self) -> None:
        self.logs: dict[TableId, list[Entry]] = {}
        self.is_shared = True

    async def append(self, table: Table, entries: Sequence[Entry]) -> bool:
        log = self.logs.setdefault(table.id, [])
        if entries[0].number != len(log) + 1:
            return False
        log += entries
        return True

    async def read(self, table: TableId, after: int) -> list[Entry]:
        return self.logs.get(table, [])[after:]


class Dealer(PlainDealer):
    """Seeded randomness, or a given deal."""

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


def setup_of(state: State) -> Setup:
    """The setup that would have dealt this game."""
    deal = state.deal
    return Setup(state.config, deal.pile, deal.complications, 0, False, deal.diets, deal.sources)


def options_of(state: State) -> Options:
    return Options(state.config.variant, state.config.identities, state.config.yuck)


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
        self.hasty = True
        """Bots decide at random, where it doesn't matter what they think."""
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
        """Lets every bot decide until none has anything to do; returns the number of decisions."""
        made = 0
        while waiting := tasks(self.room.table):
            for task in waiting:
                if task in tasks(self.room.table):
                    made += await self.room.answer(task, self.thought(task))
        return made

    def thought(self, task: Task) -> Thought:
        level = BotLevel.RANDOM if self.hasty else task.level
        decision = bot_named(level).decide(sight(self.room.table, task), self._rng)
        return Thought(decision.actions, tuple(Because(each.key, each.arguments) for each in decision.reasons))

    def seen_by(self, who: str, after: int = 0) -> list[Delivery]:
        seat = self.room.table.seat_of(GuestId(who))
        found = self.room.since(audience_of(seat), after)
        assert found is not None
        return found

    async def propose(self, who: str, plan: Mapping[int, str], *, agreed: bool = True) -> int:
        return await self.do(who, ask.Propose(self.next_id(), self.room.table.open_count, plan_of(plan), agreed))

    async def decide(self, who: str, plan: Mapping[int, str]) -> int:
        return await self.do(who, ask.Decide(self.next_id(), self.room.table.open_count, plan_of(plan)))

    async def act(self, who: str, script: str, *, alone: bool = False) -> int:
        """What one seat does, in the notation of actions: `doctor offer 1rc 1oc, doctor serve`."""
        seat = self.room.table.seat_of(GuestId(who))
        count = self.room.table.count if seat is not None and seat.is_doctor else self.room.table.open_count
        actions = tuple(parse_action(text) for text in script.split(",") if text.strip())
        return await self.do(who, ask.Act(self.next_id(), count, actions, alone))

    async def talk(self, who: str, text: str = "hm", *, to: To = To.EVERYONE) -> int:
        return await self.do(who, ask.Talk(self.next_id(), text, to))

    async def draw(self, who: str, group: int, cards: int = 1) -> None:
        """Draws a diet as the doctor, with this many cards if he is asked."""
        await self.do(who, ask.DrawDiet(self.next_id(), Group(group)))
        setup = self.room.table.setup
        if setup is not None and setup.shown(Group(group)) is not None:
            await self.do(who, ask.DrawDiet(self.next_id(), Group(group), cards))

    def seat(self, who: str) -> Seat:
        seat = self.room.table.seat_of(GuestId(who))
        assert seat is not None
        return seat

    def bodies(self, kind: type[Kind]) -> list[Kind]:
        """All entries of this kind so far."""
        return [each.entry.body for each in self.room.log if isinstance(each.entry.body, kind)]


def plan_of(plan: Mapping[int, str]) -> Plan:
    return Plan(tuple((Group(group), Food(food)) for group, food in plan.items()))


async def replay(company: Company, state: State, doctor: str = "dora") -> None:
    """Brings the table to this state, which its own deal led to: the doctor and the youngest act as they did there."""
    while company.room.table.count < len(state.actions):
        table = company.room.table
        action, *more = state.actions[table.count :]
        if not isinstance(action, Take | Predict):
            await company.act(doctor, str(action))
        elif (alone := decides_alone(table, action.by)) is not None:
            await company.act(person_at(company, alone), str(action))
        else:
            together = len(joint_groups(table))
            plan = {int(each.by): str(each.food) for each in (action, *more)[:together] if isinstance(each, Take)}
            decides = youngest(table)
            await company.decide(person_at(company, None if decides is None else decides.id), plan)


def person_at(company: Company, named: SeatId | None) -> GuestId:
    assert named is not None
    seat = company.room.table.seat(named)
    assert seat is not None
    assert seat.guest is not None
    return seat.guest


async def staged(state: State, people: Mapping[str, tuple[Role, ...]], *, seed: int = 1, **options: Any) -> Company:
    """A table where these people, and bots in the empty seats, have played up to this state."""
    company = Company(replace(options_of(state), **options), seed=seed, setup=setup_of(state))
    await company.found(next(iter(people)))
    for who, roles in people.items():
        await company.sit(who, *roles)
    await company.start(next(iter(people)), fill=BotLevel.RANDOM)
    await replay(company, state)
    return company


@contextmanager
def denied(code: TableCode | Code) -> Iterator[None]:
    """What happens here must be refused with this code."""
    with pytest.raises((Denied, Refused)) as caught:
        yield
    assert caught.value.code is code  # type: ignore[attr-defined]


def may_talk(table: Table, seat: Seat) -> bool:
    try:
        check_may_talk(table, seat)
    except Denied:
        return False
    return True
