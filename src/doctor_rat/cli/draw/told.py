"""What happened, told in sentences. Events arrive here as the reader may know them."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from doctor_rat.cli import words
from doctor_rat.cli.draw.look import BAD, BRASS, GOOD, Look, names, paint
from doctor_rat.rules import Board, Event, Food, Group, Place
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
    MedicinePrepared,
    MenuPrepared,
    Moved,
    Offered,
    Passed,
    Predicted,
    SentBack,
    Served,
    StockThrown,
    TableCleared,
    Taken,
    TrashOpened,
)


def told(event: Event, board: Board, look: Look) -> list[Text]:
    """One event as lines; `board` is any board of the same game that is not older than the event."""
    match event:
        case MealBegan(meal):
            return [Text(), heading(words.meal_began(meal, board.variant), look)]
        case Judged(group, food, good):
            return [Text.assemble(look.symbol(good), " ", paint(words.judged(_who(group, board), food, good)))]
        case Ended(outcome):
            return [Text(), paint(words.ended(outcome), GOOD if outcome.won else BAD)]
    return [paint(sentence) for sentence in _sentences(event, board)]


def heading(title: str, look: Look) -> Text:
    return Text.assemble((look.line * 2, BRASS), (f" {title} ", "bold"), (look.line * max(2, 74 - len(title)), BRASS))


def history(events: Iterable[Event], board: Board, look: Look) -> list[Text]:
    return [line for event in events for line in told(event, board, look)]


def _who(group: Group, board: Board) -> str:
    return words.name(group, board.variant)


def _sentences(event: Event, board: Board) -> Iterator[str]:
    yield from _of_the_kitchen(event, board)
    yield from _of_the_table(event, board)
    yield from _of_complications(event, board)


def _of_the_kitchen(event: Event, board: Board) -> Iterator[str]:
    match event:
        case TrashOpened(foods):
            yield words.trash_opened(names(foods))
        case Drew(count, foods):
            yield words.drew(count) if foods is None else words.you_drew(names(foods))
        case StockThrown(count, thrown, drawn):
            known = thrown is not None and drawn is not None
            yield words.you_threw(names(thrown or ()), names(drawn or ())) if known else words.stock_thrown(count)
        case Offered(foods, extra):
            chosen = names(foods)
            yield words.offered(chosen) if extra is None else words.offered_with_extra(chosen, extra)
        case MedicinePrepared(place):
            one, two = _covered(place, board)
            yield words.medicine_prepared(one, two, _who(place.group, board))
        case MenuPrepared(group, food):
            yield words.menu_prepared(food, _who(group, board))
        case Served():
            yield from _serving(event, board)
        case Laid(foods):
            yield words.laid(names(foods))


def _serving(event: Served, board: Board) -> Iterator[str]:
    if event.medicine is not None:
        yield words.medicine_served(_who(event.medicine.group, board), *_covered(event.medicine, board))
    if event.menu is not None:
        group, food = event.menu
        yield words.menu_served(_who(group, board), food)
    yield words.served(names(event.centre))
    if event.madness:
        yield words.madness_served(names(event.madness))


def _covered(place: Place, board: Board) -> tuple[Food, Food]:
    one, two = board.rows[place.group].eaten[place.at : place.at + 2]
    return one.food, two.food


def _of_the_table(event: Event, board: Board) -> Iterator[str]:
    match event:
        case TableCleared(by, centre, trash):
            who = words.name(Group(int(by)), board.variant)
            yield words.table_cleared(who, names(centre) or words.NOTHING, names(trash) or words.NOTHING)
        case Taken(group, food, origin):
            yield words.taken(_who(group, board), food, origin)
        case Discarded(food):
            yield words.discarded(food)
        case SentBack(_, group, food):
            yield words.sent_back(_who(group, board), food)
        case Passed(by):
            yield words.passed(_who(by, board))
        case CentreCleared(foods):
            yield words.centre_cleared(names(foods))


def _of_complications(event: Event, board: Board) -> Iterator[str]:
    match event:
        case Predicted(group, good, right):
            for other, said, was_right in zip(board.groups, good, right, strict=True):
                if said is not None and was_right is not None:
                    yield words.predicted(_who(group, board), _who(other, board), said, was_right)
        case Moved(food, origin, group):
            yield words.moved(_who(group, board), food, _who(origin, board))
        case ComplicationSpent(group, complication):
            yield words.complication_spent(_who(group, board), complication)
        case ComplicationDrawn(group, complication):
            yield words.complication_drawn(_who(group, board), complication)
