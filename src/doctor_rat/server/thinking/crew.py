"""Processes that answer questions, each over its own pipes, so that a frozen one holds nothing others need.

A late worker is killed and a dead one replaced. Neither sets a deadline: callers bring their own, and stop waiting
when it passes.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any, Literal

import msgspec
import structlog

from doctor_rat.rules.values import Value
from doctor_rat.server.figures import THINKING, WAITING, timed
from doctor_rat.server.thinking.questions import Unanswered
from doctor_rat.server.thinking.worker import AS_IT_IS, READY, SIZE, Unfit, frame
from doctor_rat.server.whereabouts import whereabouts

log = structlog.get_logger()

Preparing = Literal["plain", "warm", "analysis"]
"""What a worker compiles before its first question: nothing, the bots, or the analysis."""
WAKING = 300.0
"""Seconds for a worker to get ready: compiling the bots takes about a minute, once, on an idle machine."""
PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before replacing a worker that never got ready; longer each time."""
TRIES = 2
"""A question whose worker died is asked again, but one that kills its workers doesn't get them all."""
STOPS = "the server stops"
_RUN = """
import os, sys
sys.path[:] = sys.argv.pop(1).split(os.pathsep)
from doctor_rat.server.thinking.worker import main
main()
"""
"""Imports the program from where the server did, not from the current folder."""


class WorkerTerms(Value, frozen=True):
    """How workers are started."""

    preparing: Preparing = "plain"
    niceness: int = 0
    cache: str = AS_IT_IS


PLAIN = WorkerTerms()


class Worker:
    """One process. It gets a question only when it has answered the last one."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def hire(cls, terms: "WorkerTerms") -> "Worker":
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", _RUN, os.pathsep.join(sys.path)),
            *(terms.preparing, str(terms.niceness), terms.cache),
            stdin=PIPE,
            stdout=PIPE,
            # Ctrl+C in the server's terminal is for the server.
            start_new_session=True,
        )
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def wake(self) -> Unfit | None:
        """Wait until it is ready. Returns why it never will be, if so."""
        said = await self._hear()
        return None if said == READY else msgspec.json.decode(said, type=Unfit)

    async def ask(self, question: bytes) -> bytes:
        assert self._process.stdin is not None
        self._process.stdin.write(frame(question))
        await self._process.stdin.drain()
        return await self._hear()

    async def _hear(self) -> bytes:
        assert self._process.stdout is not None
        size = await self._process.stdout.readexactly(SIZE)
        return await self._process.stdout.readexactly(int.from_bytes(size, "big"))

    async def gone(self) -> None:
        await self._process.wait()

    def kill(self) -> None:
        """Works even if it is frozen."""
        with suppress(ProcessLookupError):
            self._process.kill()


class Job:
    """A question, and the future its caller waits for."""

    def __init__(self, question: bytes) -> None:
        self.question = question
        self.asked_at = perf_counter()
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.tries = 0

    def settle(self, answer: bytes) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, why: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(Unanswered(why))


class Crew:
    """A number of workers, and the questions waiting for one."""

    def __init__(self, count: int, patience: float, terms: WorkerTerms = PLAIN, name: str = "") -> None:
        self._count = count
        self._thinking = THINKING.labels(crew=name)
        self._waited = WAITING.labels(crew=name)
        self._patience = patience
        """Seconds a worker has for a question, from when it gets it."""
        self._terms = terms
        self._waiting: deque[Job] = deque()
        self._idle: list[Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.workers: list[Worker] = []
        self.replaced = 0
        self.was_ready = False
        """Whether any worker ever got ready."""
        self.failures = 0
        """How many in a row never got ready."""
        self._ready = 0
        self._next: Crew | None = None

    @property
    def waiting(self) -> int:
        """Questions no worker has taken yet."""
        return len(self._waiting)

    @property
    def is_waking(self) -> bool:
        """Whether the first worker is still getting ready."""
        return bool(self._tasks) and not self.was_ready

    @property
    def is_unfit(self) -> bool:
        """Whether workers don't start at all."""
        return self.failures >= 2 * self._count

    def start(self) -> None:
        """Otherwise workers start when the first question comes."""
        if not self._tasks:
            for _ in range(self._count):
                self._run(self._keep())

    def start_before(self, other: "Crew") -> None:
        """Start, and the other crew as soon as all workers here have got ready, so that it doesn't slow them down."""
        self._next = other
        self.start()

    async def ask(self, question: bytes) -> bytes:
        """The answer, or `Unanswered`. A caller that stops waiting is forgotten."""
        self.start()
        job = Job(question)
        self._waiting.append(job)
        self._assign()
        try:
            return await job.answer
        finally:
            with suppress(ValueError):
                self._waiting.remove(job)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for job in list(self._waiting):
            job.fail(STOPS)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self) -> None:
        """One place in the crew: a worker, and the next one when it is gone."""
        while True:
            try:
                was_ready = await self._employ(await Worker.hire(self._terms))
            except Exception as error:
                # Out of processes or memory, perhaps: try again later.
                log.error("no worker started", error=type(error).__name__, at=whereabouts(error))
                was_ready = False
            self.replaced += 1
            log.warning("worker replaced", was_ready=was_ready)
            if not was_ready:
                self.failures += 1
                await asyncio.sleep(min(LONGEST_PAUSE, PAUSE * 2 ** min(self.failures // self._count, 10)))

    async def _employ(self, worker: Worker) -> bool:
        """Keep it until it is gone. Returns whether it ever got ready."""
        self.workers.append(worker)
        try:
            if not await self._wakes(worker):
                return False
            self.was_ready, self.failures = True, 0
            self._go_on()
            self._free(worker)
            await worker.gone()
            return True
        finally:
            self.workers.remove(worker)
            if worker in self._idle:
                self._idle.remove(worker)
            worker.kill()
            await worker.gone()

    def _go_on(self) -> None:
        self._ready += 1
        if self._next is not None and self._ready == self._count:
            self._next.start()

    async def _wakes(self, worker: Worker) -> bool:
        try:
            async with asyncio.timeout(WAKING):
                unfit = await worker.wake()
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError):
            return False
        if unfit is not None:
            log.error("worker can't start", error=unfit.error, at=unfit.at)
        return unfit is None

    def _free(self, worker: Worker) -> None:
        self._idle.append(worker)
        self._assign()

    def _assign(self) -> None:
        while self._idle and self._waiting:
            self._run(self._work(self._idle.pop(), self._waiting.popleft()))

    async def _work(self, worker: Worker, job: Job) -> None:
        job.tries += 1
        self._waited.observe(perf_counter() - job.asked_at)
        try:
            async with asyncio.timeout(self._patience):
                with timed(self._thinking):
                    answer = await worker.ask(job.question)
        except asyncio.CancelledError:
            job.fail(STOPS)
            raise
        except TimeoutError:
            worker.kill()
            job.fail("late")
        except Exception:
            # It died, or sent something unreadable.
            worker.kill()
            self._ask_again(job)
        else:
            job.settle(answer)
            if worker in self.workers:
                self._free(worker)

    def _ask_again(self, job: Job) -> None:
        if job.answer.done():
            return
        if job.tries >= TRIES:
            job.fail("its workers died")
            return
        self._waiting.appendleft(job)
        self._assign()
