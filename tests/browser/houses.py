"""A server for browsers: the real one with the built client, in its own thread, with deals chosen by tests."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from msgspec.structs import replace

from doctor_rat.bots.reasons import ReasonKey
from doctor_rat.rules import Board, Food, Role, Setup, Take, View
from doctor_rat.rules.legal import takeable
from doctor_rat.rules.setup import PRESET
from doctor_rat.server.run import serving
from doctor_rat.server.settings import Settings
from doctor_rat.table import BotLevel, Options
from doctor_rat.table.bots import Thought
from doctor_rat.table.entries import Because
from server.house import PLENTY, Hasty, sqlite
from table.company import Dealer


class Deals(Dealer):
    """Seeded randomness; the next table gets the ordered deal, if there is one."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self._ordered: Setup | None = None

    def order(self, setup: Setup) -> None:
        self._ordered = setup

    def shuffle(self, options: Options) -> Setup:
        ordered, self._ordered = self._ordered, None
        return ordered or super().shuffle(options)


class House:
    """The server's address, its deals, its bots and its storage."""

    def __init__(self, url: str, deals: Deals, bots: "Bots", database: str) -> None:
        self.url = url
        self.deals = deals
        self.bots = bots
        self.database = database


class Bots(Hasty):
    """Bots that play at random or, if told to be kind, rats of a first game who know what is good for them."""

    kind = False
    doctor_saw: ReasonKey | None = None
    """What the doctor says about the rats, if anything."""

    async def think(self, level: BotLevel, seen: View) -> Thought:
        if self.kind and seen.role is not Role.DOCTOR and seen.board.takers:
            return Thought(good_takes(seen.board), ())
        thought = await super().think(level, seen)
        if self.doctor_saw is not None and seen.role is Role.DOCTOR:
            return Thought(thought.actions, (Because(self.doctor_saw, {}),))
        return thought


def good_takes(board: Board) -> tuple[Take, ...]:
    """A food for each group that takes one now, good ones as far as possible."""
    foods = [takeable(board, group) for group in board.takers]

    def good(taken: tuple[Food, ...]) -> int:
        rows = [board.rows[group] for group in board.takers]
        return sum(
            PRESET[row.identity].accepts(food, row.last, board.meal) for row, food in zip(rows, taken, strict=True)
        )

    best = max((taken for taken in product(*foods) if len({*taken}) == len(taken)), key=good)
    return tuple(Take(group, food) for group, food in zip(board.takers, best, strict=True))


@contextmanager
def open_house(folder: Path, settings: Settings = PLENTY) -> Iterator[House]:
    deals, bots = Deals(), Bots(1)
    settings = replace(settings, database=sqlite(folder))
    assert (settings.client_folder / "index.html").is_file(), "The client isn't built: `make client`."
    found: list[str] = []
    listening = threading.Event()
    loop = asyncio.new_event_loop()
    closing = asyncio.Event()

    async def serve() -> None:
        async with serving(settings, thinker=bots, dealer=deals) as house:
            found.append(house.url)
            listening.set()
            await closing.wait()

    def live() -> None:
        try:
            loop.run_until_complete(serve())
        finally:
            listening.set()
            loop.close()

    thread = threading.Thread(target=live, name="house")
    thread.start()
    listening.wait()
    try:
        yield House(found[0], deals, bots, settings.database)
    finally:
        loop.call_soon_threadsafe(closing.set)
        thread.join()
