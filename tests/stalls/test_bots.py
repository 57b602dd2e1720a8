"""Bots answer, whatever happens to their processes."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import DOCTOR, Group, RecordError, Role, Serve, Take, View, parse_food
from doctor_rat.server.run import serving
from doctor_rat.server.thinking import crew
from doctor_rat.server.thinking.questions import Unanswered
from doctor_rat.server.thinking.workers import GIVES_WAY, Inline
from doctor_rat.table import BotLevel, DietsFrom, Options
from doctor_rat.table.bots import Thought
from server.house import PLENTY, Friends, sqlite, until
from stalls.crews import (
    DIES,
    IN_TIME,
    IS_NO_BOT,
    NEVER_ANSWERS,
    REFUSES,
    SEEN,
    TOO_LATE,
    another,
    asked_of,
    by,
    check_plan,
    ready,
    working,
)
from stalls.kitchen import run

AT_ONCE = 0.05
"""Seconds: a deadline that is sure to pass soon."""
LONG = 600.0
RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)


SESSIONS = Path("/proc/self/autogroup")
"""Where Linux shares the time among sessions first."""


@pytest.mark.skipif(not SESSIONS.exists(), reason="this system doesn't share time among sessions")
def test_a_worker_gives_way_even_where_each_session_gets_the_same_share() -> None:
    async def scene() -> None:
        async with working() as workers:
            workers.sheets.start()
            for crew, niceness in ((workers.bots, 0), (workers.sheets, GIVES_WAY)):
                worker = await ready(crew)
                assert os.getpriority(os.PRIO_PROCESS, worker.pid) == niceness + os.nice(0)
                assert Path(f"/proc/{worker.pid}/autogroup").read_text().endswith(f"nice {niceness}\n")

    run(scene())


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


@pytest.mark.parametrize("level", [REFUSES, IS_NO_BOT])
def test_a_bot_that_fails_is_answered_for(level: Any) -> None:
    async def scene() -> None:
        async with working() as workers:
            thought = await workers.think(level, SEEN)
            check_plan(thought)
            assert by(thought) == TOO_LATE
            assert workers.late == 1
            with pytest.raises(RecordError if level == REFUSES else Unanswered):
                await asked_of(workers, level)
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == IN_TIME

    run(scene())


class Cheat(Inline):
    """Its bots do what isn't allowed, always."""

    async def think(self, _: BotLevel, seen: View) -> Thought:
        return Thought((Serve(DOCTOR),) if seen.board.takers else (Take(Group(0), parse_food("2rl")),))


def test_a_table_goes_on_where_bots_answer_what_is_not_allowed(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = replace(PLENTY, database=sqlite(tmp_path))
        async with serving(settings, thinker=Cheat()) as found, Friends(found.url) as friends:
            table = NewTable(Options(diets=DietsFrom.PRESET), RATS, BotLevel.RANDOM)
            with capture_logs() as logs:
                made = await (await friends.come("Ann")).make(table)
                place = await friends.visit("Ann", made.id)
                await until(place, lambda: place.table is not None and bool(place.table.count))
            assert {each["event"] for each in logs} == {"bot refused"}

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
