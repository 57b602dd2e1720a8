"""What worker processes are asked and what they answer: plain data both ways, including errors.

Exceptions aren't pickled: one that can't be rebuilt on this side would break whatever reads it.
"""

from collections.abc import Callable
from random import Random

import msgspec

from doctor_rat.bots import Bot, bot_named
from doctor_rat.protocol.messages import SheetAnswer
from doctor_rat.rules import Action, DoctorRatError, Source, Variant, View
from doctor_rat.rules.errors import Code, RecordError
from doctor_rat.rules.proof import check_proof
from doctor_rat.rules.record import read_record
from doctor_rat.rules.values import Value
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table.bots import Thought
from doctor_rat.table.entries import Because

LONGEST = 200
"""Characters in each argument of a refusal, so that people aren't sent back all they sent."""
LARGEST = 2**53
"""Larger numbers aren't exact in browsers, so they are sent as text."""


class AskBot(Value, frozen=True, tag="decide"):
    """Asks what a bot of this level does."""

    level: str
    seen: View
    seed: int
    people: dict[str, float] | None = None
    """Which kinds of people play here, as far as the server has learned it."""


class TellAgain(Value, frozen=True, tag="tell-again"):
    """A record's review, as JSON."""

    record: bytes
    sources: tuple[Source, ...] = ()


class Weigh(Value, frozen=True, tag="weigh"):
    """A finished game's analysis, as JSON. `effort` is the share of the playouts that full precision takes."""

    record: bytes
    sources: tuple[Source, ...]
    effort: float


class TryAgain(Value, frozen=True, tag="try-again"):
    """What another decision in a finished game would have been worth, as JSON."""

    record: bytes
    sources: tuple[Source, ...]
    step: int
    actions: tuple[Action, ...]
    effort: float


class SetSideBySide(Value, frozen=True, tag="set-side-by-side"):
    """Two finished games of one deal compared, as JSON."""

    first: bytes
    second: bytes


class Draw(Value, frozen=True, tag="draw"):
    """A picture of a finished game after `step` actions, as one role sees it, as PNG."""

    record: bytes
    sources: tuple[Source, ...]
    step: int
    eyes: str
    language: str


class FillSheet(Value, frozen=True, tag="fill-sheet"):
    """The deduction sheet for a role's view."""

    seen: View
    odds: bool


class Learn(Value, frozen=True, tag="learn"):
    """Which kinds of people chose in these games, as JSON."""

    records: tuple[bytes, ...]


Question = AskBot | TellAgain | Weigh | TryAgain | SetSideBySide | Draw | FillSheet | Learn


class Answered(Value, frozen=True, tag="answered"):
    data: bytes


class RecordRefused(Value, frozen=True, tag="refusal"):
    """A record that can't be reviewed."""

    code: Code
    rule: str | None
    action: int | None
    arguments: dict[str, str | int]

    def error(self) -> RecordError:
        return RecordError(self.code, self.rule, action=self.action, **self.arguments)


class Broke(Value, frozen=True, tag="broke"):
    """Our fault."""

    error: str
    at: str


Answer = Answered | RecordRefused | Broke

encode = msgspec.msgpack.Encoder().encode
_questions: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
_answers: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


class Unanswered(Exception):
    """No answer: the process failed, died or was too late."""


class BrokeDown(Unanswered):
    """Our fault, so asking again would fail again."""

    def __init__(self, error: str, at: str) -> None:
        self.error = error
        self.at = at
        super().__init__(f"{error} at {at}")


BotNamed = Callable[[str, Variant], Bot]
"""Where a worker finds its bots."""


def any_bot(level: str, _variant: Variant) -> Bot:
    return bot_named(level)


def answer(question: bytes, bots: BotNamed = any_bot) -> bytes:
    """Runs in the worker. Whatever happens, returns something that can be sent."""
    try:
        return encode(Answered(_work(_questions.decode(question), bots)))
    except DoctorRatError as error:
        return encode(_refusal(error))
    except Exception as error:
        return encode(Broke(type(error).__name__, whereabouts(error)))


def read(answer: bytes) -> bytes:
    """Runs in the server. Returns the answer's data, or raises its refusal."""
    match _answers.decode(answer):
        case Answered(data):
            return data
        case RecordRefused() as refusal:
            raise refusal.error()
        case Broke(error, at):
            raise BrokeDown(error, at)


def _work(question: Question, bots: BotNamed) -> bytes:
    match question:
        case AskBot():
            return _decide(question, bots(question.level, question.seen.config.variant))
        case TellAgain():
            return _tell_again(question)
        case Weigh():
            return _weigh(question)
        case TryAgain():
            return _try_again(question)
        case SetSideBySide():
            return _set_side_by_side(question)
        case Draw():
            return _draw(question)
        case FillSheet():
            return _fill_sheet(question)
        case Learn():
            return _learn(question)


def _decide(question: AskBot, bot: Bot) -> bytes:
    if question.people is None:
        decision = bot.decide(question.seen, Random(question.seed))
    else:
        from doctor_rat.bots.thinking.shares import among

        with among(question.people):
            decision = bot.decide(question.seen, Random(question.seed))
    reasons = tuple(Because(reason.key, reason.arguments) for reason in decision.reasons)
    return encode(Thought(decision.actions, reasons))


def _tell_again(question: TellAgain) -> bytes:
    from doctor_rat.review import review

    record = read_record(question.record)
    check_proof(record)
    return msgspec.json.encode(review(record, question.sources or None))


def _weigh(question: Weigh) -> bytes:
    from doctor_rat.analysis import analyse

    record = read_record(question.record)
    check_proof(record)
    return msgspec.json.encode(analyse(record, question.sources or None, effort=question.effort))


def _try_again(question: TryAgain) -> bytes:
    from doctor_rat.analysis import try_again

    record = read_record(question.record)
    check_proof(record)
    sources, effort = question.sources or None, question.effort
    return msgspec.json.encode(try_again(record, question.step, question.actions, sources, effort=effort))


def _set_side_by_side(question: SetSideBySide) -> bytes:
    from doctor_rat.review import compare

    first, second = map(read_record, (question.first, question.second))
    check_proof(first)
    check_proof(second)
    return msgspec.json.encode(compare(first, second))


def _draw(question: Draw) -> bytes:
    from doctor_rat.server.sharing.drawing import draw

    return draw(read_record(question.record), question.sources, question.step, question.eyes, question.language)


def _fill_sheet(question: FillSheet) -> bytes:
    from doctor_rat.review import sheet

    return encode(SheetAnswer(sheet(question.seen, odds=question.odds)))


def _learn(question: Learn) -> bytes:
    from doctor_rat.bots.thinking.fit import fit

    return msgspec.json.encode(fit(map(read_record, question.records)))


def _refusal(error: DoctorRatError) -> RecordRefused:
    arguments = {name: _short(value) for name, value in error.arguments.items()}
    return RecordRefused(error.code, error.rule, getattr(error, "action", None), arguments)


def _short(value: str | int) -> str | int:
    if isinstance(value, int) and abs(value) < LARGEST:
        return value
    text = str(value).encode(errors="replace").decode()
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
