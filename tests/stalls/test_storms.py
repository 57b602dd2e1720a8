"""Faults of all kinds under load: nothing acknowledged is lost, and every table soon moves again."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct, field

from databases import KINDS, fresh_url
from server.process import Server
from server.test_kills import TABLES, Journal, check_logs, evening, some_more
from stalls.faults import FAULTS, Misfortune

RUN = "from stalls.jumpy import main; main()"
SOAKED = 1_000
SOON = 15
"""Seconds until every table must move again. Only the soak has a machine to itself."""


class Figures(Struct):
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    tables: int = 0
    slowest: float = 0.0
    """Seconds from a fault's end until every table has moved."""


async def storm(database: str, names: Sequence[str], *, longest: float, soon: float) -> Figures:
    journal, figures, rng = Journal(), Figures(), Random(len(names))
    async with AsyncExitStack() as stack:
        count = 2 if database.startswith("postgresql") else 1
        servers = [await stack.enter_async_context(Server(database, run=RUN)) for _ in range(count)]
        games = [asyncio.ensure_future(evening(servers, journal, number)) for number in range(TABLES)]
        met = Misfortune(database, servers, journal, rng, longest)
        for name in names:
            await some_more(journal, games, rng.randint(3, 10))
            await next(fault for fault in FAULTS if fault.__name__ == name)(met)
            figures.slowest = max(figures.slowest, await all_move(journal, games, soon, name))
            figures.faults[name] += 1
        journal.stopping = True
        await asyncio.gather(*games)
    check_words(servers, journal)
    figures.acknowledged = len(journal.acked)
    figures.tables = await check_logs(database, journal)
    return figures


async def all_move(journal: Journal, games: Sequence["asyncio.Future[None]"], soon: float, after: str) -> float:
    """Waits until a player at each table has done something; returns how long it took."""
    begin = asyncio.get_running_loop().time()
    known = len(journal.acked)
    pairs = [{each.guest for each in journal.people[place : place + 2]} for place in range(0, 2 * TABLES, 2)]
    try:
        async with asyncio.timeout(soon):
            while not all(any(each.guest in pair for each in journal.acked[known:]) for pair in pairs):
                await some_more(journal, games, 1)
    except TimeoutError:
        raise AssertionError(f"a table stands still after {after}") from None
    return asyncio.get_running_loop().time() - begin


def check_words(servers: Sequence[Server], journal: Journal) -> None:
    """Whatever happens, no log names anyone."""
    text = "\n".join(line for server in servers for line in server.output)
    for person in journal.people:
        assert person.name not in text
        assert (person.api.token or "-") not in text


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_fault_passes(tmp_path: Path, kind: str) -> None:
    database = fresh_url(kind, tmp_path)
    names = [fault.__name__ for fault in FAULTS]

    async def scene() -> Figures:
        async with asyncio.timeout(600):
            return await storm(database, names, longest=3, soon=120)

    figures = asyncio.run(scene())
    print(figures)
    assert set(figures.faults) == set(names)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_every_table_moves_again_soon_after_each_of_a_thousand_faults(tmp_path: Path, kind: str) -> None:
    database = fresh_url(kind, tmp_path)
    names = Random(kind).choices([fault.__name__ for fault in FAULTS], k=SOAKED)
    figures = asyncio.run(storm(database, names, longest=20, soon=SOON))
    print(figures)
    assert figures.faults.total() == SOAKED
