"""Bots answer, whatever happens to their processes."""

import asyncio
import os
import signal

import pytest

from doctor_rat.server.thinking import crew
from doctor_rat.server.thinking.questions import Unanswered
from doctor_rat.table import BotLevel
from stalls.crews import DIES, IN_TIME, NEVER_ANSWERS, SEEN, TOO_LATE, another, asked_of, by, check_plan, ready, working
from stalls.kitchen import run

AT_ONCE = 0.05
"""Seconds: a deadline that is sure to pass soon."""
LONG = 600.0


def test_a_frozen_process_is_answered_for_ended_and_replaced() -> None:
    async def scene() -> None:
        async with working(bot_deadline=AT_ONCE) as workers:
            frozen = await ready(workers.bots)
            os.kill(frozen.pid, signal.SIGSTOP)
            thought = await workers.think(BotLevel.EXPERT, SEEN)
            check_plan(thought)
            assert by(thought) == TOO_LATE
            await another(workers.bots, frozen)
            with pytest.raises(ProcessLookupError):
                os.kill(frozen.pid, 0)
            workers.bots._patience = LONG
            await asked_of(workers, BotLevel.RANDOM)

    run(scene())


def test_a_question_that_is_never_answered_costs_one_process_and_no_more() -> None:
    async def scene() -> None:
        async with working() as workers:
            workers.bots._patience = AT_ONCE
            before = await ready(workers.bots)
            with pytest.raises(Unanswered):
                await asked_of(workers, NEVER_ANSWERS)
            workers.bots._patience = LONG
            await another(workers.bots, before)
            assert workers.replaced == 1
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == IN_TIME

    run(scene())


def test_questions_that_wait_behind_a_frozen_process_have_their_deadlines_too() -> None:
    async def scene() -> None:
        async with working(bot_deadline=AT_ONCE) as workers:
            workers.bots._patience = LONG
            frozen = await ready(workers.bots)
            os.kill(frozen.pid, signal.SIGSTOP)
            for thought in await asyncio.gather(*(workers.think(BotLevel.RANDOM, SEEN) for _ in range(20))):
                assert by(thought) == TOO_LATE
            assert not workers.bots._waiting
            os.kill(frozen.pid, signal.SIGCONT)
            assert await ready(workers.bots) is frozen
            await asked_of(workers, BotLevel.RANDOM)
            assert workers.replaced == 0

    run(scene())


def test_a_process_may_die_after_the_deadline_of_its_question() -> None:
    async def scene() -> None:
        async with working(bot_deadline=AT_ONCE) as workers:
            workers.bots._patience = LONG
            frozen = await ready(workers.bots)
            os.kill(frozen.pid, signal.SIGSTOP)
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == TOO_LATE
            os.kill(frozen.pid, signal.SIGKILL)
            await another(workers.bots, frozen)
            await asked_of(workers, BotLevel.RANDOM)

    run(scene())


def test_a_question_that_kills_its_processes_is_asked_twice_at_most() -> None:
    async def scene() -> None:
        async with working() as workers:
            with pytest.raises(Unanswered):
                await asked_of(workers, DIES)
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == IN_TIME
            assert workers.replaced == 2

    run(scene())


def test_a_process_that_is_starting_delays_nobody() -> None:
    """Compiling takes a minute: the deadline still holds, and the process isn't killed for it."""

    async def scene() -> None:
        async with working(bot_deadline=AT_ONCE) as workers:
            first = await ready(workers.bots)
            os.kill(first.pid, signal.SIGKILL)
            while not (waking := [worker for worker in workers.bots.workers if worker is not first]):
                await asyncio.sleep(0)
            os.kill(waking[0].pid, signal.SIGSTOP)
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == TOO_LATE
            os.kill(waking[0].pid, signal.SIGCONT)
            assert await ready(workers.bots) is waking[0]

    run(scene())


def test_a_process_that_never_starts_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with working() as workers:
            first = await ready(workers.bots)
            monkeypatch.setattr(crew, "WAKING", AT_ONCE)
            os.kill(first.pid, signal.SIGKILL)
            while workers.replaced < 2:
                await asyncio.sleep(0)
            monkeypatch.setattr(crew, "WAKING", LONG)
            await ready(workers.bots)
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == IN_TIME

    run(scene())
