"""A server for browsers: the real one with the built client, in a thread of its own, with deals to order."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace

from doctor_rat.rules import Setup
from doctor_rat.server.run import serving
from doctor_rat.table import Options
from server.house import PLENTY, Hasty, sqlite
from table.company import Dealer


class Deals(Dealer):
    """Chance by seed; the next table gets the deal that was ordered, if one was."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self._ordered: Setup | None = None

    def order(self, setup: Setup) -> None:
        self._ordered = setup

    def shuffle(self, options: Options) -> Setup:
        ordered, self._ordered = self._ordered, None
        return ordered or super().shuffle(options)


class House:
    """Where it is, and what it deals."""

    def __init__(self, url: str, deals: Deals) -> None:
        self.url = url
        self.deals = deals


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    deals = Deals()
    settings = replace(PLENTY, database=sqlite(folder))
    assert (settings.client_folder / "index.html").is_file(), "The client isn't built: `make client`."
    found: list[str] = []
    listening = threading.Event()
    loop = asyncio.new_event_loop()
    closing = asyncio.Event()

    async def serve() -> None:
        async with serving(settings, thinker=Hasty(1), dealer=deals) as house:
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
        yield House(found[0], deals)
    finally:
        loop.call_soon_threadsafe(closing.set)
        thread.join()
