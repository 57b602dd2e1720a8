"""Where bots think: what becomes of a question that takes too long, or whose process dies."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from doctor_rat.bots.reasons import Key
from doctor_rat.rules import Take
from doctor_rat.server.workers import Workers
from doctor_rat.table import BotLevel
from doctor_rat.table.bots import Thought
from rules.staging import rats_view, served, stocked
from server.house import run
from stage import PRESET

SEEN = rats_view(served(stocked(PRESET, "2rl 2ov 4gc"), "2rl 2ov 4gc"))


@asynccontextmanager
async def working(deadline: float) -> AsyncIterator[Workers]:
    """One process that is ready to answer."""
    workers = Workers(1, deadline, warm=False)
    await workers.start()
    try:
        yield workers
    finally:
        workers.stop()


def process(workers: Workers) -> int:
    (pid,) = workers._pool._processes
    return pid


def by(thought: Thought) -> set[str]:
    return {reason.key for reason in thought.reasons}


def check_plan(thought: Thought) -> None:
    """A food for each group."""
    assert {action.by for action in thought.actions if isinstance(action, Take)} == {0, 1, 2}


def test_past_the_deadline_a_regular_bot_answers() -> None:
    async def scene() -> None:
        async with working(60) as workers:
            in_time = await workers.think(BotLevel.RANDOM, SEEN)
            assert by(in_time) == {Key.RANDOM}
        async with working(1e-9) as workers:
            late = await workers.think(BotLevel.RANDOM, SEEN)
            assert by(late)
            assert Key.RANDOM not in by(late)
            check_plan(late)

    run(scene())


def test_a_process_that_is_interrupted_goes_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    """Ctrl+C in the server's terminal comes to its workers too."""

    async def scene() -> None:
        async with working(60) as workers:
            (worker,) = workers._pool._processes.values()
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGINT)
            await asyncio.to_thread(worker.join)

    run(scene())
    assert capfd.readouterr().err == ""


def test_a_process_that_died_while_nobody_asked_is_replaced() -> None:
    async def scene() -> None:
        async with working(60) as workers:
            before = process(workers)
            os.kill(before, signal.SIGKILL)
            check_plan(await workers.think(BotLevel.RANDOM, SEEN))
            assert process(workers) != before
            check_plan(await workers.think(BotLevel.RANDOM, SEEN))

    run(scene())


def test_a_question_whose_process_dies_is_asked_again() -> None:
    async def scene() -> None:
        async with working(60) as workers:
            before = process(workers)
            os.kill(before, signal.SIGSTOP)  # so that none is answered before
            asked = [asyncio.create_task(workers.think(BotLevel.RANDOM, SEEN)) for _ in range(3)]
            await asyncio.sleep(0)
            os.kill(before, signal.SIGKILL)
            for thought in await asyncio.gather(*asked):
                assert by(thought) == {Key.RANDOM}
                check_plan(thought)
            assert process(workers) != before

    run(scene())
