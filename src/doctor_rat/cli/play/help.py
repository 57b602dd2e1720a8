"""What a person may do now, in one hint or in full, worked out from the choices that the rules give."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from doctor_rat.cli import words
from doctor_rat.cli.draw import Look, names, paint
from doctor_rat.rules import Choice, Complication, Food, Group, Variant, View
from doctor_rat.rules.choices import (
    MayAnalyse,
    MayGiveMenu,
    MayMedicate,
    MayOffer,
    MayPass,
    MayPredict,
    MaySendBack,
    MayServe,
    MayTake,
    MayYuckFront,
)

_SERVING: dict[tuple[type[Choice], ...], str] = {
    (): words.HINT_SERVE_ONLY,
    (MayMedicate,): words.HINT_SERVE_MEDICINE,
    (MayGiveMenu,): words.HINT_SERVE_MENU,
    (MayMedicate, MayGiveMenu): words.HINT_SERVE_BOTH,
}


def hints(found: Sequence[Choice], seen: View, *, table_is_new: bool) -> Iterator[str]:
    """A line or two before the prompt."""
    match found[0]:
        case MayTake():
            yield from _taking([choice for choice in found if isinstance(choice, MayTake)], seen, table_is_new)
        case MayPredict(by, count):
            others = [_name(Group(group), seen) for group in range(count) if group != by]
            yield words.COMPLICATION_RULES[Complication.MEGALOMANIA]
            yield words.hint_predict(others, _said(count))
        case MayOffer(_, count, foods):
            yield words.hint_offer(count, names(sorted(foods)[:count]))
        case MayServe():
            yield _SERVING[tuple(type(choice) for choice in found[1:])]
        case MayAnalyse():
            yield words.HINT_JUDGE if len(found) > 1 else words.HINT_JUDGE_ONLY
        case MayYuckFront():
            yield words.HINT_PASS_FRONT
        case MayPass():
            yield words.HINT_PASS_BACK if len(found) > 1 else words.HINT_PASS_ONLY


def _taking(takes: Sequence[MayTake], seen: View, table_is_new: bool) -> Iterator[str]:
    if len(takes) == 1:
        (take,) = takes
        complication = seen.board.complications[take.by]
        if complication is not None:
            yield words.COMPLICATION_RULES[complication]
        yield words.hint_take(_name(take.by, seen), names(sorted(take.foods)))
        return
    if not table_is_new:
        yield words.hint_left(names(sorted(seen.board.centre + seen.board.trash)))
    yield words.hint_takes([_name(take.by, seen) for take in takes], names(_example(takes)))


def _example(takes: Sequence[MayTake]) -> list[Food]:
    """A different food for each."""
    foods: list[Food] = []
    for take in takes:
        foods.append(next(food for food in take.foods if food not in foods))
    return foods


def help_lines(found: Sequence[Choice], seen: View, look: Look) -> list[Text]:
    lines = [Text(words.HELP_TITLE, "bold")]
    lines += [paint(f"  {line}") for choice in found for line in _explain(choice, seen)]
    symbols = words.help_symbols(look.check, look.cross, look.green_cross, look.covered, look.waiting)
    return [*lines, Text(words.HELP_ALWAYS), Text(f"{words.HELP_SYMBOLS} {symbols}", "dim")]


def _explain(choice: Choice, seen: View) -> Iterator[str]:
    together = seen.board.variant is Variant.COLLEAGUES
    match choice:
        case MayYuckFront():
            yield words.HELP_YUCK_TOGETHER if together else words.HELP_YUCK
        case MayTake(by, foods):
            alone = words.help_take_alone(foods[0], names(sorted(foods)))
            yield alone if together else words.help_take(by, foods[0], _name(by, seen), names(sorted(foods)))
        case MayPass():
            yield words.HELP_PASS
        case MayPredict(by, count):
            others = [_name(Group(group), seen) for group in range(count) if group != by]
            yield words.help_predict(_said(count), others)
        case MaySendBack(_, plates):
            for group, food in plates:
                yield words.help_back("back" if together else f"back {group} {food}", _name(group, seen))
        case _:
            yield from _explain_desk(choice, seen)


def _explain_desk(choice: Choice, seen: View) -> Iterator[str]:
    match choice:
        case MayOffer(_, count, foods):
            yield words.help_offer(count, names(sorted(foods)[:count]))
        case MayServe():
            yield words.HELP_SERVE
        case MayMedicate(_, places):
            for place in places:
                one, two = seen.board.rows[place.group].eaten[place.at : place.at + 2]
                yield words.help_medicine(f"medicine {place.group} {place.at}", one.food, two.food)
        case MayGiveMenu(_, groups, foods):
            command = f"menu {groups[0]} {foods[0]}"
            yield words.help_menu(command, " ".join(map(str, groups)), names(sorted(foods)))
        case MayAnalyse():
            yield words.HELP_ANALYSE


def _name(group: Group, seen: View) -> str:
    return words.name(group, seen.board.variant)


def _said(count: int) -> str:
    return " ".join(("good", "bad")[: count - 1])
