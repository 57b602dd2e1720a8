"""Game records: reading, writing and replaying them, with every step checked."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from doctor_rat.rules.actions import Action
from doctor_rat.rules.apply import apply, new_game
from doctor_rat.rules.cards import Complication, Food
from doctor_rat.rules.errors import Code, DoctorRatError, RecordError
from doctor_rat.rules.events import Outcome
from doctor_rat.rules.notation import parse_diet
from doctor_rat.rules.outcome import outcome
from doctor_rat.rules.state import Config, Deal, Difficulty, Source, State, Variant
from doctor_rat.rules.values import Value

ORDERED = "difficulty"
"""The key of `meta` for the difficulty the table asked for. Unknown values are ignored."""
STUDY = "study"
"""The key of `meta` for a game that continued another one: a `Continuation`. No other keys are read."""
FORMAT: Literal["doctor-rat-record/1"] = "doctor-rat-record/1"


class Record(Value, frozen=True, forbid_unknown_fields=True):
    """One game, finished or running, complete enough for anyone to replay."""

    format: Literal["doctor-rat-record/1"]
    variant: Variant
    yuck: int
    identities: tuple[Food, ...]
    diets: tuple[str, ...]
    pile: tuple[Food, ...]
    actions: tuple[Action, ...]
    outcome: Outcome | None
    complications: tuple[Complication, ...] | UnsetType = UNSET
    proof: dict[str, Any] | UnsetType = UNSET
    meta: Any = UNSET


class Continuation(Value, frozen=True):
    """Where a study began."""

    step: Annotated[int, Meta(ge=0)]
    """How many actions it took over from the game it continues."""
    origin: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")] | None = None
    """That game's table, for those who may know."""


class _Lines(Value, frozen=True):
    """Only the actions of a record, undecoded, so that an error can name the one at fault."""

    actions: list[Raw]


_record_decoder = msgspec.json.Decoder(Record)
_lines_decoder = msgspec.json.Decoder(_Lines)
_action_decoder = msgspec.json.Decoder(Action)
_encoder = msgspec.json.Encoder()


def record_of(state: State, meta: dict[str, Any] | None = None) -> Record:
    """The record of a game so far. It contains every secret: while the game runs, it is for storage only."""
    complications = state.deal.complications
    # Not part of the game, but the players knew it, so a review of their reasoning must know it too.
    ordered = {} if state.config.difficulty is None else {ORDERED: state.config.difficulty.value}
    return Record(
        format=FORMAT,
        variant=state.config.variant,
        yuck=state.config.yuck,
        identities=state.config.identities,
        diets=tuple(map(str, state.deal.diets)),
        pile=state.deal.pile,
        actions=state.actions,
        outcome=outcome(state),
        complications=complications if state.config.variant is Variant.COMPLICATIONS else UNSET,
        meta=UNSET if meta is None and not ordered else ordered | (meta or {}),
    )


def write_record(record: Record) -> bytes:
    """One line of JSON, without a line break."""
    return _encoder.encode(record)


def read_record(data: bytes | str) -> Record:
    """Read one JSON document. It isn't replayed yet: see `replay`."""
    try:
        return _record_decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _explain(data, error) from None


def _explain(data: bytes | str, error: Exception) -> RecordError:
    """Name the action that can't be read, if it is one."""
    try:
        actions = _lines_decoder.decode(data).actions
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        actions = []
    for index, raw in enumerate(actions):
        try:
            _action_decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            text = bytes(raw).decode(errors="replace")
            return RecordError(Code.BAD_ACTION, action=index, text=text, problem=str(fault))
    return RecordError(Code.BAD_RECORD, problem=str(error))


def read_lines(lines: Iterable[bytes]) -> Iterator[Record | RecordError]:
    """Read JSON Lines. An unreadable line yields its error, and reading goes on. Empty lines are skipped."""
    for line in lines:
        if line.strip():
            try:
                yield read_record(line)
            except RecordError as error:
                yield error


def start(record: Record, sources: tuple[Source, ...] | None = None) -> State:
    """The game before its first action. A record doesn't say where its diets came from: by default, they were drawn."""
    complications = () if record.complications is UNSET else record.complications
    if (record.complications is UNSET) == (record.variant is Variant.COMPLICATIONS):
        told = "given in the Complications variant and in no other"
        raise RecordError(Code.BAD_COMPLICATIONS, "6.1", expected=told)
    try:
        config = Config(record.variant, record.identities, record.yuck, _ordered(record.meta))
        diets = tuple(map(parse_diet, record.diets))
        deal = Deal(diets, record.pile, sources or (Source.DRAWN,) * len(diets), complications)
        return new_game(config, deal)
    except DoctorRatError as error:
        raise RecordError.at(None, error) from None


def _ordered(meta: Any) -> Difficulty | None:
    word = meta.get(ORDERED) if isinstance(meta, dict) else None
    return Difficulty(word) if word in list(Difficulty) else None


def continued(record: Record) -> Continuation | None:
    """None unless the record says that it is a study, and of a game that it goes on with."""
    meta = record.meta if isinstance(record.meta, dict) else {}
    try:
        found = msgspec.convert(meta.get(STUDY), Continuation)
    except msgspec.ValidationError:
        return None
    return found if found.step <= len(record.actions) else None


def replay(record: Record, sources: tuple[Source, ...] | None = None) -> Iterator[State]:
    """Every state of the game, from the one before the first action; ends in an error if the record is wrong."""
    state = start(record, sources)
    yield state
    for index, action in enumerate(record.actions):
        try:
            state, _ = apply(state, action)
        except DoctorRatError as error:
            raise RecordError.at(index, error) from None
        yield state
    if outcome(state) != record.outcome:
        told, found = str(record.outcome or "open"), str(outcome(state) or "open")
        raise RecordError(Code.OUTCOME, "4.10", told=told, found=found)


def check_finished(record: Record) -> None:
    """Refuse a record that says its game isn't over; `replay` checks whether that is true."""
    if record.outcome is None:
        raise RecordError(Code.UNFINISHED, "10.3")


def replay_all(record: Record, sources: tuple[Source, ...] | None = None) -> State:
    """The game's last state, with the whole record checked."""
    for state in replay(record, sources):  # noqa: B007
        pass
    return state
