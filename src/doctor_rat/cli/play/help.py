"""What a person may do now, as a hint or in full, from the choices the rules give."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from doctor_rat.cli.draw import TerminalLook, names, paint
from doctor_rat.cli.play.read import token_word
from doctor_rat.cli.words import Words
from doctor_rat.rules import Choice, Complication, Food, Group, Variant, View
from doctor_rat.rules.choices import (
    MayAnalyse,
    MayGiveToken,
    MayLayToken,
    MayOffer,
    MayPass,
    MayPredict,
    MaySendBack,
    MayServe,
    MayTake,
    MayYuckFront,
)


def hints(found: Sequence[Choice], seen: View, words: Words, *, table_is_new: bool) -> Iterator[str]:
    """A line or two before the prompt."""
    match found[0]:
        case MayTake():
            yield from _taking([choice for choice in found if isinstance(choice, MayTake)], seen, words, table_is_new)
        case MayPredict(predicted=()):
            yield words("nothing-to-predict")
        case MayPredict(predicted=groups):
            yield words.complication_rule(Complication.MEGALOMANIA)
            yield words("terminal-hint-predict", groups=_listed(groups, seen, words), example=_said(groups))
        case MayOffer(_, count, foods):
            yield words("terminal-hint-offer", count=count, example=names(sorted(foods)[:count]))
        case MayServe():
            yield _serving([_token_word(choice) for choice in found[1:]], words)
        case MayAnalyse():
            yield words("terminal-hint-judge" if len(found) > 1 else "terminal-hint-judge-only")
        case MayYuckFront():
            yield words("terminal-hint-pass-front")
        case MayPass():
            yield words("terminal-hint-pass-back" if len(found) > 1 else "terminal-hint-pass-only")


def _token_word(choice: Choice) -> str:
    return token_word(str(choice.__struct_config__.tag))


def _serving(commands: Sequence[str], words: Words) -> str:
    if not commands:
        return words("terminal-hint-serve-only")
    return words("terminal-hint-serve-first", commands=", ".join(commands))


def _taking(takes: Sequence[MayTake], seen: View, words: Words, table_is_new: bool) -> Iterator[str]:
    if len(takes) == 1:
        (take,) = takes
        complication = seen.board.complications[take.by]
        if complication is not None:
            yield words.complication_rule(complication)
        yield words("terminal-hint-take", group=words.label(take.by, seen.board), foods=names(sorted(take.foods)))
        return
    if not table_is_new:
        yield words("terminal-hint-left", foods=names(sorted(seen.board.centre + seen.board.trash)))
    groups = words.listed([words.label(take.by, seen.board) for take in takes])
    yield words("terminal-hint-takes", groups=groups, example=names(_example(takes)))


def _example(takes: Sequence[MayTake]) -> list[Food]:
    """A different food for each."""
    foods: list[Food] = []
    for take in takes:
        foods.append(next(food for food in take.foods if food not in foods))
    return foods


def help_lines(found: Sequence[Choice], seen: View, look: TerminalLook, words: Words) -> list[Text]:
    lines = [Text(words("terminal-help"), "bold")]
    lines += [paint(f"  {line}") for choice in found for line in _explain(choice, seen, words)]
    symbols = words(
        "terminal-help-symbols",
        check=look.check,
        cross=look.cross,
        green=look.green_cross,
        covered=look.covered,
        waiting=look.waiting,
    )
    letters = (words("terminal-letters-colours"), words("terminal-letters-types"))
    return [*lines, Text(words("terminal-help-always")), *(Text(line, "dim") for line in (*letters, symbols))]


def _explain(choice: Choice, seen: View, words: Words) -> Iterator[str]:
    together = seen.board.variant is Variant.COLLEAGUES
    match choice:
        case MayYuckFront():
            yield words("terminal-help-yuck-colleagues" if together else "terminal-help-yuck")
        case MayTake(by, foods):
            command = f"take {foods[0]}" if together else f"{by} {foods[0]}"
            who = words.label(by, seen.board)
            yield words("terminal-help-take", command=command, group=who, foods=names(sorted(foods)))
        case MayPass():
            yield words("terminal-help-pass")
        case MayPredict(predicted=groups):
            yield words("terminal-help-predict", example=_said(groups), groups=_listed(groups, seen, words))
        case MaySendBack(_, plates):
            for group, food in plates:
                command = "back" if together else f"back {group} {food}"
                yield words("terminal-help-back", command=command, group=words.label(group, seen.board))
        case _:
            yield from _explain_desk(choice, seen, words)


def _explain_desk(choice: Choice, seen: View, words: Words) -> Iterator[str]:
    match choice:
        case MayOffer(_, count, foods):
            yield words("terminal-help-offer", count=count, example=names(sorted(foods)[:count]))
        case MayServe():
            yield words("terminal-help-serve")
        case MayAnalyse():
            yield words("terminal-help-judge")
        case MayLayToken(_, places):
            word = _token_word(choice)
            for place in places:
                one, two = seen.board.rows[place.group].eaten[place.at : place.at + 2]
                command = f"{word} {place.group} {place.at}"
                yield words(f"terminal-help-{word}", command=command, one=str(one.food), two=str(two.food))
        case MayGiveToken(_, groups, foods):
            word, numbers = _token_word(choice), " ".join(map(str, groups))
            command = f"{word} {groups[0]} {foods[0]}"
            yield words(f"terminal-help-{word}", command=command, groups=numbers, foods=names(sorted(foods)))


def _listed(groups: Sequence[Group], seen: View, words: Words) -> str:
    return words.listed([words.label(group, seen.board) for group in groups])


def _said(groups: Sequence[Group]) -> str:
    return " ".join(("good", "bad")[: len(groups)])
