"""Where bots think: what they answer, and what happens to a question whose process dies."""

import asyncio
import os
import signal

import msgspec
import pytest
from msgspec.structs import replace

from doctor_rat.bots.thinking.shares import Fit, tempered
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import Variant, record_of, write_record
from doctor_rat.server.live.beat import Beat
from doctor_rat.server.thinking.crew import Crew
from doctor_rat.server.thinking.questions import Unanswered
from doctor_rat.server.thinking.workers import Workers
from doctor_rat.table import BotLevel
from stalls.crews import FEW, IN_TIME, SEEN, TOO_LATE, another, asked_of, by, check_plan, ready, working
from stalls.kitchen import run

GAME = write_record(record_of(play_game(Match(Variant.COLONY, 3, 3, "random", "random", 1, 1), 0)))


def test_a_bot_answers_by_its_level_and_past_the_deadline_a_quick_one() -> None:
    async def scene() -> None:
        async with working() as workers:
            thought = await workers.think(BotLevel.RANDOM, SEEN)
            check_plan(thought)
            assert by(thought) == IN_TIME
            assert workers.late == 0
        async with working(bot_deadline=1e-9) as workers:
            thought = await workers.think(BotLevel.RANDOM, SEEN)
            check_plan(thought)
            assert by(thought) == TOO_LATE
            assert workers.late == 1

    run(scene())


def test_the_analysis_gets_ready_right_after_the_bots() -> None:
    """The first review after a start shouldn't wait for it."""

    async def scene() -> None:
        workers = Workers(replace(FEW, bot_warm=True))
        # These needn't compile anything.
        workers.bots, workers.analyses = Crew(2, 600.0), Crew(1, 600.0)
        workers.start()
        while len(workers.bots._idle) < 2:
            assert not workers.analyses.workers
            await asyncio.sleep(0)
        await ready(workers.analyses)
        await workers.stop()

    run(scene())


def test_a_bot_that_breaks_down_is_answered_for() -> None:
    async def scene() -> None:
        async with working() as workers:
            thought = await workers.think("builtins:object", SEEN)  # type: ignore[arg-type]
            check_plan(thought)
            assert by(thought) == TOO_LATE
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == IN_TIME
            assert workers.replaced == 0

    run(scene())


def test_printed_text_is_not_an_answer(capfd: pytest.CaptureFixture[str]) -> None:
    """The module `this` prints when it is imported."""

    async def scene() -> None:
        async with working() as workers:
            with pytest.raises(Unanswered):
                await asked_of(workers, "this:s")
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == IN_TIME

    run(scene())
    assert "Zen" in capfd.readouterr().err


def test_an_interrupt_in_the_terminal_is_only_for_the_server() -> None:
    """Ctrl+C reaches the whole process group."""

    async def scene() -> None:
        async with working() as workers:
            assert os.getpgid((await ready(workers.bots)).pid) != os.getpgid(0)

    run(scene())


def test_a_process_that_died_while_nobody_asked_is_replaced() -> None:
    async def scene() -> None:
        async with working() as workers:
            before = await ready(workers.bots)
            os.kill(before.pid, signal.SIGKILL)
            await another(workers.bots, before)
            assert workers.replaced == 1
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == IN_TIME

    run(scene())


def test_a_question_whose_process_dies_is_asked_again() -> None:
    async def scene() -> None:
        async with working() as workers:
            before = await ready(workers.bots)
            os.kill(before.pid, signal.SIGSTOP)  # so that none is answered before
            asked = [asyncio.create_task(workers.think(BotLevel.RANDOM, SEEN)) for _ in range(3)]
            await asyncio.sleep(0)
            os.kill(before.pid, signal.SIGKILL)
            for thought in await asyncio.gather(*asked):
                assert by(thought) == IN_TIME
            assert before not in workers.bots.workers

    run(scene())


def test_processes_end_with_the_server() -> None:
    async def scene() -> None:
        async with working() as workers:
            worker = await ready(workers.bots)
            asking = asyncio.create_task(workers.think(BotLevel.RANDOM, SEEN))
            await asyncio.sleep(0)
        with pytest.raises(ProcessLookupError):
            os.kill(worker.pid, 0)
        check_plan(await asking)

    run(scene())


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("thought", "answered"), [(0.0, 0.25), (0.0947, 0.25), (0.104, 0.25), (0.25, 0.5), (10.1, 10.25)]
)
def test_bots_answer_on_a_grid_of_time(thought: float, answered: float) -> None:
    time = 100.0

    async def sleep(seconds: float) -> None:
        nonlocal time
        time += seconds

    async def scene() -> None:
        nonlocal time
        beat = Beat(0.25, lambda: time, sleep)
        since = beat.now()
        time += thought
        await beat.wait(since)

    run(scene())
    assert time == pytest.approx(100 + answered)


@pytest.mark.rule("10.3")
def test_a_bot_that_has_thought_waits_for_the_beat() -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def scene() -> None:
        workers = Workers(FEW, Beat(0.25, lambda: 7.0, sleep))
        try:
            await workers.think(BotLevel.RANDOM, SEEN)
        finally:
            await workers.stop()

    run(scene())
    assert waited == [0.25]


def test_learning_has_a_process_of_its_own_that_does_not_stay() -> None:
    """Bots answer meanwhile, and what they are asked carries what was learned."""

    async def scene() -> None:
        async with working() as workers:
            asked = asyncio.create_task(workers.learn((GAME,)))
            while not workers.learning.workers:
                await asyncio.sleep(0)
            os.kill(workers.learning.workers[0].pid, signal.SIGSTOP)
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == IN_TIME
            os.kill(workers.learning.workers[0].pid, signal.SIGCONT)
            fit = msgspec.json.decode(await asked, type=Fit)
            assert fit.games == 1
            assert workers.learning.workers == []
            workers.people = tempered(fit)
            assert by(await workers.think(BotLevel.RANDOM, SEEN)) == IN_TIME
            assert workers.replaced == 0

    run(scene())
