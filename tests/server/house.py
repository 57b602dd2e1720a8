"""A real server on a free port, with bots that answer at once and seeded deals."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from doctor_rat.client import Api, TablePlace, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role, Setup, Source, View
from doctor_rat.server.run import House, serving
from doctor_rat.server.settings import Settings
from doctor_rat.server.thinking.questions import TryAgain, Weigh, answer, encode, read
from doctor_rat.server.thinking.workers import Inline
from doctor_rat.table import BotLevel, Options, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import Thought
from server.process import BURSTS
from table.company import Dealer

PLENTY = replace(Settings(port=0, connections_per_address=5_000), **dict.fromkeys(BURSTS, 1e9))
"""Generous limits; other tests cover the limits themselves."""


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@asynccontextmanager
async def house(
    database: str, settings: Settings = PLENTY, *, seed: int = 1, setup: Setup | None = None, plain: bool = False
) -> AsyncIterator[House]:
    settings, dealer = replace(settings, database=database), Dealer(seed, setup)
    plain = plain or "DOCTOR_RAT_TEST_PLAIN" in os.environ
    async with serving(settings, thinker=Hasty(seed), dealer=dealer, plain=plain) as found:
        yield found


def nearby(found: House) -> str:
    """Its local address, whatever its public one."""
    host, port = found._server.servers[0].sockets[0].getsockname()
    return f"http://{host}:{port}"


ENOUGH = 0.02
"""The share of an analysis's playouts to run when precision doesn't matter."""


class Hasty(Inline):
    """Bots that decide at random, where it doesn't matter what they think: no compiling. Lessons stay real."""

    async def think(self, level: BotLevel, seen: View) -> Thought:
        return await super().think(level if level is BotLevel.TEACHER else BotLevel.RANDOM, seen)

    async def analysis(self, record: bytes, sources: tuple[Source, ...], effort: float) -> bytes:
        """Off the event loop, and no more precise than needed."""
        question = Weigh(record, sources, min(effort, ENOUGH))
        return await asyncio.to_thread(lambda: read(answer(encode(question))))

    async def retry(self, question: TryAgain) -> bytes:
        hasty = replace(question, effort=min(question.effort, ENOUGH))
        return await asyncio.to_thread(lambda: read(answer(encode(hasty))))


class Friends:
    """People on one server, each with a connection to one table."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.apis: dict[str, Api] = {}
        self.places: dict[str, TablePlace] = {}
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "Friends":
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self._stack.aclose()

    async def come(self, name: str) -> Api:
        """Becomes a guest."""
        if name not in self.apis:
            self.apis[name] = await self._stack.enter_async_context(Api(self.url))
            await self.apis[name].become(name)
        return self.apis[name]

    async def gather(self, options: Options, seats: dict[str, tuple[Role, ...]]) -> TableId:
        """The first of them makes a table, and all of them sit down."""
        owner, *others = seats
        made = await (await self.come(owner)).make(NewTable(options, seats[owner]))
        for name in (owner, *others):
            place = await self.visit(name, made.id, made.invite)
            if name != owner:
                await place.do(ask.Sit(new_id(), seats[name]))
                await place.do(ask.Ready(new_id(), True))
        return made.id

    async def visit(self, name: str, table: TableId, invite: str | None = None) -> TablePlace:
        api = await self.come(name)
        place = await self._stack.enter_async_context(api.at(table, invite))
        self.places[name] = place
        return place

    async def start(self, name: str, fill: BotLevel | None = BotLevel.RANDOM) -> None:
        await self.places[name].do(ask.Start(new_id(), fill))


async def until(place: TablePlace, come_true: Callable[[], bool]) -> None:
    """Reads messages until this holds."""
    news = aiter(place)
    while not come_true():
        await anext(news)


def run(scene: Awaitable[None], seconds: float = 120) -> None:
    async def whole() -> None:
        async with asyncio.timeout(seconds):
            await scene

    asyncio.run(whole())


class FakeLine:
    """Keeps what is written, and is full when a test says so."""

    def __init__(self) -> None:
        self.is_full = False
        self.waiting = 0
        self.written: list[bytes] = []
        self.drained: Callable[[], None] = lambda: None

    def write(self, frames: bytes) -> None:
        self.written.append(frames)

    async def hear(self) -> None:
        return None
