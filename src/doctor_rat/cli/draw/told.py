"""What happened, in sentences. Events arrive here as the reader may know them."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from doctor_rat.cli.draw.look import BAD, BRASS, GOOD, TerminalLook, names, paint
from doctor_rat.cli.words import Words
from doctor_rat.rules import Board, Event, Group, Variant
from doctor_rat.rules.actions import DinnerToken, LaysToken
from doctor_rat.rules.events import (
    CentreCleared,
    ComplicationDrawn,
    ComplicationSpent,
    Discarded,
    Drew,
    Ended,
    Judged,
    Laid,
    MealBegan,
    Moved,
    Offered,
    Passed,
    Predicted,
    SentBack,
    Served,
    StockThrown,
    TableCleared,
    Taken,
    TokenPrepared,
    TrashOpened,
)


def told(event: Event, board: Board, look: TerminalLook, words: Words) -> list[Text]:
    """One event as lines. `board` is any board of the same game that isn't older than the event."""
    match event:
        case MealBegan(meal):
            return [Text(), heading(words.meal(meal, board.variant), look)]
        case Judged(group, food, good):
            key = "event-judged-good" if good else "event-judged-bad"
            sentence = words(key, group=words.group(group, board), food=words.notated(food))
            return [Text.assemble(look.symbol(good), " ", paint(sentence))]
        case Ended(outcome):
            return [Text(), paint(words.ended(outcome), GOOD if outcome.won else BAD)]
    return [paint(sentence) for sentence in _sentences(event, board, words)]


def heading(title: str, look: TerminalLook) -> Text:
    return Text.assemble((look.line * 2, BRASS), (f" {title} ", "bold"), (look.line * max(2, 74 - len(title)), BRASS))


def history(events: Iterable[Event], board: Board, look: TerminalLook, words: Words) -> list[Text]:
    return [line for event in events for line in told(event, board, look, words)]


def _sentences(event: Event, board: Board, words: Words) -> Iterator[str]:
    yield from _of_the_kitchen(event, board, words)
    yield from _of_the_table(event, board, words)
    yield from _of_complications(event, board, words)


def _of_the_kitchen(event: Event, board: Board, words: Words) -> Iterator[str]:
    match event:
        case TrashOpened(foods):
            yield words("event-trash-opened", foods=names(foods))
        case Drew(count, None):
            yield words("event-drew", count=count)
        case Drew(_, foods):
            yield words("event-you-drew", foods=names(foods or ()))
        case StockThrown(_, thrown, drawn) if thrown is not None and drawn is not None:
            yield words("event-you-threw", thrown=names(thrown), drawn=names(drawn))
        case StockThrown(count):
            yield words("event-stock-thrown", count=count)
        case Laid(foods):
            yield words("event-laid", foods=names(foods))
        case _:
            yield from _of_the_desk(event, board, words)


def _of_the_desk(event: Event, board: Board, words: Words) -> Iterator[str]:
    match event:
        case Offered(foods, extra):
            yield words("event-you-offered", foods=names(foods))
            if extra is not None:
                yield words("event-extra", food=str(extra))
        case TokenPrepared():
            yield _of_token(f"event-{event.__struct_config__.tag}", event.action, board, words)
        case Served(centre):
            for token in event.tokens:
                yield _of_token(f"event-served-{token.__struct_config__.tag}", token, board, words)
            yield words("event-served", foods=names(centre))
            if event.madness:
                yield words("event-served-madness", foods=names(event.madness))


def _of_token(key: str, token: DinnerToken, board: Board, words: Words) -> str:
    group = words.group(token.group, board)
    if isinstance(token, LaysToken):
        one, two = board.rows[token.group].eaten[token.at : token.at + 2]
        return words(words.own(key), group=group, one=str(one.food), two=str(two.food))
    return words(words.own(key), group=group, food=str(token.food))


def _of_the_table(event: Event, board: Board, words: Words) -> Iterator[str]:
    match event:
        case TableCleared(by, centre, trash):
            group, trash_now = words.group(Group(int(by)), board), names(trash) or words("no-foods")
            if centre:
                yield words("event-table-cleared", group=group, foods=names(centre), trash=trash_now)
            else:
                yield words("event-trash-cleared", group=group, trash=trash_now)
        case Taken(group, food, origin):
            place = "" if origin == "centre" else f"-{origin}"
            yield words(f"event{_together(board)}-taken{place}", group=words.group(group, board), food=str(food))
        case Discarded(food):
            yield words("event-discarded", food=str(food))
        case SentBack(_, group, food):
            yield words(f"event{_together(board)}-sent-back", group=words.group(group, board), food=str(food))
        case Passed(by):
            yield words("event-passed", group=words.group(by, board))
        case CentreCleared(foods):
            yield words("event-centre-cleared", foods=names(foods))


def _together(board: Board) -> str:
    """One doctor and a group of rats have different messages, because most languages need different verbs."""
    return "-colleague" if board.variant is Variant.COLLEAGUES else ""


def _of_complications(event: Event, board: Board, words: Words) -> Iterator[str]:
    match event:
        case Predicted(group, good, right):
            for other, said, was_right in zip(board.groups, good, right, strict=True):
                if said is not None and was_right is not None:
                    key = f"event-predicted-{'good' if said else 'bad'}-{'right' if was_right else 'wrong'}"
                    yield words(key, group=words.group(group, board), other=words.group(other, board))
        case Moved(food, _, group):
            yield words("event-moved", group=words.group(group, board), food=str(food))
        case ComplicationSpent(group, complication):
            name = words.complication(complication)
            yield words("event-complication-spent", group=words.group(group, board), complication=name)
        case ComplicationDrawn(group, complication):
            name = words.complication(complication)
            yield words("event-complication-drawn", group=words.group(group, board), complication=name)
