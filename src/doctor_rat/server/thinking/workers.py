"""The worker processes: separate ones for bots, reviews, analyses and deduction sheets."""

import asyncio
from enum import StrEnum
from random import Random, SystemRandom
from typing import Protocol

import msgspec
import structlog

from doctor_rat.bots.cache import find_cache
from doctor_rat.bots.quick_bot import QuickBot
from doctor_rat.rules import DoctorRatError, Source, View
from doctor_rat.server.live.beat import Beat
from doctor_rat.server.settings import Settings
from doctor_rat.server.thinking.crew import Crew, Preparing, WorkerTerms
from doctor_rat.server.thinking.questions import (
    AskBot,
    Draw,
    FillSheet,
    Learn,
    Question,
    SetSideBySide,
    TellAgain,
    TryAgain,
    Unanswered,
    Weigh,
    answer,
    encode,
    read,
)
from doctor_rat.table.bots import Thought
from doctor_rat.table.entries import Because
from doctor_rat.table.values import BotLevel

log = structlog.get_logger()
_thoughts = msgspec.msgpack.Decoder(Thought)
GIVES_WAY = 10
"""How much nicer the processes that strangers keep busy are than the server and its bots."""
LEARNING_DEADLINE = 300.0
"""Seconds for a few hundred games, at about a twentieth of a second each."""
People = dict[str, float]
"""How likely the expert doctor thinks each kind of people is."""


WHILE_WAKING = 2.0
"""Seconds a question waits for the first worker: if everything is compiled already, it is ready in time."""


class BotCode(StrEnum):
    """What `/ready` says about bots that can't think. A quick bot answers in their place."""

    WARMING_UP = "bots-warming-up"
    CANNOT_START = "bots-cannot-start"


class Thinker(Protocol):
    """Does all slow work. A bot always answers; everything else may raise `Unanswered`."""

    late: int
    """How often a quick bot had to answer for another."""
    people: People | None
    """The kinds of people bots expect, if the server has learned that."""

    async def think(self, level: BotLevel, seen: View, /) -> Thought: ...
    @property
    def failure(self) -> str | None:
        """Why bots can't think, if they can't."""

    async def review(self, record: bytes, sources: tuple[Source, ...], /) -> bytes: ...
    async def analysis(self, record: bytes, sources: tuple[Source, ...], effort: float, /) -> bytes: ...
    async def retry(self, question: TryAgain, /) -> bytes: ...
    async def compare(self, question: SetSideBySide, /) -> bytes: ...
    async def draw(self, question: Draw, /) -> bytes: ...
    async def sheet(self, seen: View, odds: bool, /) -> bytes: ...
    async def learn(self, records: tuple[bytes, ...], /) -> bytes: ...
    @property
    def replaced(self) -> int:
        """How many processes ended or died."""

    @property
    def crews(self) -> dict[str, Crew]:
        """The crews of processes, by name."""


class Workers:
    """Five crews: for bots, reviews, analyses, sheets and learning. None waits for another's questions."""

    def __init__(self, settings: Settings, beat: Beat | None = None) -> None:
        self._settings = settings
        self._beat = beat or Beat(settings.bot_beat)
        self._rng = SystemRandom()
        self.late = 0
        self.people: People | None = None
        cache = find_cache(settings.cache, settings.data_folder)
        preparing: Preparing = "warm" if settings.bot_warm else "plain"
        self.bots = Crew(settings.bot_workers, settings.bot_deadline, WorkerTerms(preparing, cache=cache), "bots")
        self.reviews = Crew(
            settings.review_workers, settings.review_deadline, WorkerTerms(niceness=GIVES_WAY), "reviews"
        )
        self.analyses = Crew(1, settings.analysis_deadline, WorkerTerms("analysis", GIVES_WAY, cache), "analyses")
        self.sheets = Crew(1, settings.review_deadline, WorkerTerms(niceness=GIVES_WAY), "sheets")
        self.learning = Crew(1, LEARNING_DEADLINE, WorkerTerms(niceness=GIVES_WAY, cache=cache), "learning")

    @property
    def crews(self) -> dict[str, Crew]:
        return {
            "bots": self.bots,
            "reviews": self.reviews,
            "analyses": self.analyses,
            "sheets": self.sheets,
            "learning": self.learning,
        }

    @property
    def replaced(self) -> int:
        return sum(crew.replaced for crew in self.crews.values())

    @property
    def failure(self) -> str | None:
        if self.bots.is_unfit:
            return BotCode.CANNOT_START
        return BotCode.WARMING_UP if self.bots.is_waking and self._settings.bot_warm else None

    def start(self) -> None:
        """Warm bots start before they are asked, and after them the analysis; other workers when they are needed."""
        if self._settings.bot_warm:
            self.bots.start_before(self.analyses)

    async def think(self, level: BotLevel, seen: View) -> Thought:
        since = self._beat.now()
        thought = await self._thought(level, seen)
        await self._beat.wait(since)
        return thought

    async def _thought(self, level: BotLevel, seen: View) -> Thought:
        """The bot's decision; past the deadline, whatever the reason, a quick one's that needs no process."""
        question = AskBot(level, seen, self._rng.getrandbits(63), self.people)
        try:
            return _thoughts.decode(await _ask(self.bots, self._deadline(), question))
        except (Unanswered, DoctorRatError, msgspec.MsgspecError) as why:
            self.late += 1
            # A refusal's own words may name cards.
            told = str(why) if isinstance(why, Unanswered) else type(why).__name__
            log.warning("quick bot answers", bot=level, why=told)
            return quick_thought(seen, self._rng)

    def _deadline(self) -> float:
        """Nobody waits for the compiler, or for workers that don't start."""
        if self.failure is None:
            return self._settings.bot_deadline
        return min(WHILE_WAKING, self._settings.bot_deadline)

    async def review(self, record: bytes, sources: tuple[Source, ...]) -> bytes:
        return await _ask(self.reviews, self._settings.review_deadline, TellAgain(record, sources))

    async def analysis(self, record: bytes, sources: tuple[Source, ...], effort: float) -> bytes:
        return await _ask(self.analyses, self._settings.analysis_deadline, Weigh(record, sources, effort))

    async def retry(self, question: TryAgain) -> bytes:
        return await _ask(self.analyses, self._settings.analysis_deadline, question)

    async def compare(self, question: SetSideBySide) -> bytes:
        return await _ask(self.reviews, self._settings.review_deadline, question)

    async def draw(self, question: Draw) -> bytes:
        return await _ask(self.reviews, self._settings.review_deadline, question)

    async def sheet(self, seen: View, odds: bool) -> bytes:
        return await _ask(self.sheets, self._settings.review_deadline, FillSheet(seen, odds))

    async def learn(self, records: tuple[bytes, ...]) -> bytes:
        """Rarely asked, so the process doesn't stay."""
        try:
            return await _ask(self.learning, LEARNING_DEADLINE, Learn(records))
        finally:
            await self.learning.stop()

    async def stop(self) -> None:
        await asyncio.gather(*(crew.stop() for crew in self.crews.values()))


async def _ask(crew: Crew, deadline: float, question: Question) -> bytes:
    """The only deadline of a question: waiting, thinking and retries all count."""
    try:
        async with asyncio.timeout(deadline):
            return read(await crew.ask(encode(question)))
    except TimeoutError:
        raise Unanswered("past the deadline") from None


def quick_thought(seen: View, rng: Random) -> Thought:
    decision = QuickBot().decide(seen, rng)
    return Thought(decision.actions, tuple(Because(reason.key, reason.arguments) for reason in decision.reasons))


class Inline:
    """The same answers without other processes, for tests and small things."""

    late = 0
    replaced = 0
    failure = None

    def __init__(self, seed: int = 1) -> None:
        self._rng = Random(seed)
        self.people: People | None = None
        self.crews: dict[str, Crew] = {}

    async def think(self, level: BotLevel, seen: View) -> Thought:
        return _thoughts.decode(_inline(AskBot(level, seen, self._rng.getrandbits(63), self.people)))

    async def review(self, record: bytes, sources: tuple[Source, ...]) -> bytes:
        return _inline(TellAgain(record, sources))

    async def analysis(self, record: bytes, sources: tuple[Source, ...], effort: float) -> bytes:
        return _inline(Weigh(record, sources, effort))

    async def retry(self, question: TryAgain) -> bytes:
        return _inline(question)

    async def compare(self, question: SetSideBySide) -> bytes:
        return _inline(question)

    async def draw(self, question: Draw) -> bytes:
        return _inline(question)

    async def sheet(self, seen: View, odds: bool) -> bytes:
        return _inline(FillSheet(seen, odds))

    async def learn(self, records: tuple[bytes, ...]) -> bytes:
        return _inline(Learn(records))


def _inline(question: Question) -> bytes:
    return read(answer(encode(question)))
