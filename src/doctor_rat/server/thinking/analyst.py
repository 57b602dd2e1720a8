"""What people can ask of the worker processes: reviews, comparisons, analyses, deduction sheets, pictures."""

import asyncio

import msgspec

from doctor_rat.protocol.messages import Precision, SecondTry, SheetAnswer
from doctor_rat.rules import Role, Source, view
from doctor_rat.server.thinking.desk import AnswerDesk, Asker
from doctor_rat.server.thinking.questions import Draw, SetSideBySide, TryAgain, encode
from doctor_rat.server.thinking.workers import Thinker
from doctor_rat.table import Sheet, Table

EFFORTS: dict[Precision, float] = {"first": 0.08, "full": 1.0}
"""The first figures come within a second."""
KEPT = 16_000_000
"""Bytes of answers each desk keeps in memory for the next asker."""


class Analyst:
    def __init__(self, thinker: Thinker, queue: int) -> None:
        self._thinker = thinker
        self.reviews = AnswerDesk(queue, KEPT)
        self.analyses = AnswerDesk(queue, KEPT)
        self.sheets = AnswerDesk(queue, KEPT)
        self.pictures = AnswerDesk(queue, KEPT)

    async def close(self) -> None:
        desks = (self.reviews, self.analyses, self.sheets, self.pictures)
        await asyncio.gather(*(desk.close() for desk in desks))

    async def review(self, asker: Asker, record: bytes, sources: tuple[Source, ...] = ()) -> bytes:
        """A record's review as JSON."""
        question = (record, *(source.encode() for source in sources))
        return await self.reviews.ask(asker, question, lambda: self._thinker.review(record, sources))

    async def analysis(self, asker: Asker, record: bytes, sources: tuple[Source, ...], precision: Precision) -> bytes:
        """A finished game's analysis as JSON."""
        effort = EFFORTS[precision]
        question = (record, precision.encode(), *(source.encode() for source in sources))
        return await self.analyses.ask(asker, question, lambda: self._thinker.analysis(record, sources, effort))

    async def retry(self, asker: Asker, record: bytes, sources: tuple[Source, ...], wish: SecondTry) -> bytes:
        """What another decision would have been worth, as JSON."""
        question = TryAgain(record, sources, wish.step, wish.actions, EFFORTS["full"])
        return await self.analyses.ask(asker, (encode(question),), lambda: self._thinker.retry(question))

    async def compare(self, asker: Asker, first: bytes, second: bytes) -> bytes:
        """Two finished games of one deal side by side, as JSON."""
        question = SetSideBySide(first, second)
        return await self.reviews.ask(asker, (encode(question),), lambda: self._thinker.compare(question))

    async def draw(self, asker: Asker, question: Draw) -> bytes:
        """A picture as PNG."""
        return await self.pictures.ask(asker, (encode(question),), lambda: self._thinker.draw(question))

    async def sheet(self, asker: Asker, table: Table, audience: Role) -> SheetAnswer:
        if table.options.sheet in (Sheet.NONE, Sheet.MARKS):
            return SheetAnswer(())
        assert table.game is not None
        seen, odds = view(table.game, audience), table.options.sheet is Sheet.ODDS
        question = (msgspec.msgpack.encode(seen), b"odds" if odds else b"crossed")
        found = await self.sheets.ask(asker, question, lambda: self._thinker.sheet(seen, odds))
        return msgspec.msgpack.decode(found, type=SheetAnswer)
