"""A stopped process (a paused machine), perhaps inside a transaction, doesn't hold anyone up for long."""

import asyncio
import signal
from pathlib import Path
from random import Random

from databases import fresh_url
from doctor_rat.protocol.messages import NewTable
from doctor_rat.server.storage import open_storage
from doctor_rat.table import BotLevel, DietsFrom, Options, TableId
from doctor_rat.table.entries import Talked
from server.house import run
from server.process import Server
from server.storage.samples import talk
from server.test_kills import ANN, SEATS, Journal, Player, check_logs, some_more
from stalls.processes import child, stopped

TABLE = TableId("t0")


def test_a_process_frozen_inside_a_transaction_holds_up_nobody_and_writes_nothing_later(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with child("stalls.frozen", database, TABLE) as frozen, open_storage(database) as storage:
            await frozen.hear("ready")
            await stopped(frozen.pid)
            async with asyncio.timeout(30):
                assert await storage.append(TABLE, talk(2, 1, "ours"))
            frozen.go_on()
            await frozen.hear("refused")
            assert await frozen.hear("after") == ["False", "True"]
            texts = [each.body.text for each in await storage.read(TABLE, 0) if isinstance(each.body, Talked)]
            assert texts == ["hello 1", "ours 2", "fresh 3"]

    run(scene())


def test_bots_of_a_frozen_process_play_on_at_another_and_it_comes_back(tmp_path: Path) -> None:
    """All rats are bots: without the lease nothing would happen. The process that has it changes with each turn."""
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        journal, rng = Journal(), Random(1)
        async with Server(database) as one, Server(database) as other:
            ann = Player(ANN, one, journal)
            await ann.become()
            journal.people.append(ann)
            here, there = one, other
            for _ in range(3):
                wish = NewTable(Options(diets=DietsFrom.PRESET), SEATS[ANN], BotLevel.RANDOM)
                table = (await ann.persist(lambda: ann.api.make(wish))).id  # noqa: B023
                await ann.come(table)
                playing = asyncio.ensure_future(ann.play(table, rng))
                await some_more(journal, [playing], rng.randint(1, 3))
                here.send(signal.SIGSTOP)
                ann.server = there
                await ann.cut()
                await playing
                here.send(signal.SIGCONT)
                here, there = there, here
            await ann.leave()
        await check_logs(database, journal)

    run(scene())
