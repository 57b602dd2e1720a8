"""`kill -9`: what was acknowledged is there, nothing is doubled, and every table goes on."""

import asyncio
from collections import Counter
from random import Random

import pytest

from doctor_rat.server.storage import open_storage
from doctor_rat.table import TableId
from doctor_rat.table.entries import Talked
from server.storage.children import child

TABLES = 8


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(url: str) -> None:
    kill(url, 5, in_flight=2)


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_a_hundred_kills(url: str) -> None:
    kill(url, 100, in_flight=40)


def kill(url: str, times: int, in_flight: int) -> None:
    """Kills and restarts, so many times and until an append was often enough in flight."""
    rng = Random(times)
    acknowledged: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for turn in range(10 * times):
        if turn >= times and in_flight <= 0:
            return
        with child(url, TABLES, str(turn)) as writer:
            if turn % 2 == 0:
                writer.tell("run")
                for _ in range(rng.randrange(10, 200)):
                    writer.hear()
            else:
                writer.tell()
                writer.hear_until("done")
            in_flight -= writer.kill()
            assert writer.acknowledged, "it has written something"
            acknowledged |= writer.acknowledged
            tried |= writer.tried  # it may be killed before it comes to each table
            asyncio.run(compare(url, acknowledged, tried))
    raise AssertionError("hardly ever was an append in flight")


async def compare(url: str, acknowledged: Counter[str], tried: Counter[str]) -> None:
    async with open_storage(url) as storage:
        for table in acknowledged:
            log = await storage.read(TableId(table), 0)
            assert [entry.number for entry in log] == list(range(1, len(log) + 1))
            assert acknowledged[table] <= len(log) <= tried[table]
            for entry in log:
                assert isinstance(entry.body, Talked)
                assert entry.body.text.split()[1:] == [table, str(entry.number)]
            kept = await storage.tables.get(TableId(table))
            assert kept is not None
            assert kept.number == len(log), "the summary came with its entry"
