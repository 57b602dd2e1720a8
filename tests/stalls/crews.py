"""Processes to freeze and kill, and questions that do it to themselves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from msgspec.structs import replace

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.reasons import ReasonKey
from doctor_rat.rules import Refused, Take, View
from doctor_rat.rules.errors import Code
from doctor_rat.server.settings import Settings
from doctor_rat.server.thinking.crew import Crew, Worker
from doctor_rat.server.thinking.questions import AskBot, encode, read
from doctor_rat.server.thinking.workers import Workers
from doctor_rat.table.bots import Thought
from rules.staging import rats_view, served, stocked
from stage import PRESET

SEEN = rats_view(served(stocked(PRESET, "2rl 2ov 4gc"), "2rl 2ov 4gc"))
FEW = Settings(bot_workers=1, bot_warm=False, bot_deadline=600, bot_beat=0)
"""A deadline no test waits for."""
IN_TIME, TOO_LATE = {ReasonKey.RANDOM}, {ReasonKey.QUICK}

NEVER_ANSWERS = "signal:pause"
DIES = "sys:exit"
"""Bots can be named by module and class; these are called instead of a class."""
REFUSES, IS_NO_BOT = "stalls.crews:Refuses", "builtins:object"


class Refuses:
    """A bot that plays against the rules in its head."""

    def decide(self, seen: View, _: Random) -> Decision:
        raise Refused(Code.CARDS_NOT_ASKED)


@asynccontextmanager
async def working(**changes: Any) -> AsyncIterator[Workers]:
    """One bot process, ready to answer."""
    workers = Workers(replace(FEW, **changes))
    workers.bots.start()
    try:
        await ready(workers.bots)
        yield workers
    finally:
        await workers.stop()


async def ready(crew: Crew) -> Worker:
    while not crew._idle:
        await asyncio.sleep(0)
    return crew._idle[0]


async def another(crew: Crew, gone: Worker) -> Worker:
    while gone in crew.workers:
        await asyncio.sleep(0)
    return await ready(crew)


async def asked_of(workers: Workers, level: str) -> bytes:
    return read(await workers.bots.ask(encode(AskBot(level, SEEN, 1))))


def by(thought: Thought) -> set[str]:
    return {reason.key for reason in thought.reasons}


def check_plan(thought: Thought) -> None:
    """Checks that each group has a food."""
    assert {action.by for action in thought.actions if isinstance(action, Take)} == {0, 1, 2}
