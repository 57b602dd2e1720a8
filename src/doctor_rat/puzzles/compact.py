"""A puzzle as one short line of text, and back.

`eat 1450 3 1bl=mandatory:rb,2gv=forbidden:l,3rc=mandatory:3 PILE ACTIONS QUESTION ANSWER FIGURES TAKES`. A food is one
character, `+` an offer, `!` dinner, `=` the verdicts, `~` and `<` Yuck! front and back, `#` Medicine, `>` Strict Menu;
a take begins with the group's number. Only the foods drawn so far are written; the rest of the pile follows in the
order of the box.
"""

from collections.abc import Iterator, Sequence
from string import ascii_letters, digits

from msgspec.structs import replace

from doctor_rat.puzzles.canonical import name_of
from doctor_rat.puzzles.values import Puzzle, PuzzleKind
from doctor_rat.rules import (
    DOCTOR,
    FOODS,
    Action,
    Analyse,
    Config,
    Deal,
    Food,
    Group,
    Medicine,
    Offer,
    Serve,
    Source,
    State,
    StrictMenu,
    Take,
    Variant,
    YuckBack,
    YuckFront,
    apply,
    new_game,
    parse_diet,
    parse_food,
)

_LETTERS = (digits + ascii_letters)[: len(FOODS)]
_LETTER = dict(zip(FOODS, _LETTERS, strict=True))
_FOOD = dict(zip(_LETTERS, FOODS, strict=True))
NOTHING = "-"


def write(puzzle: Puzzle) -> str:
    state = puzzle.state
    config, deal = state.config, state.deal
    dealt = ",".join(f"{who}={diet}" for who, diet in zip(config.identities, deal.diets, strict=True))
    parts = [
        puzzle.kind.value,
        str(puzzle.rating),
        str(config.yuck),
        dealt,
        _foods(deal.pile[: state.drawn]),
        "".join(map(_action, state.actions)),
        NOTHING if puzzle.group is None else str(puzzle.group),
        "".join(map(_action, puzzle.answer)),
        ",".join(map(str, puzzle.figures)),
        _foods(puzzle.takes),
    ]
    return " ".join(part or NOTHING for part in parts)


def read(line: str) -> Puzzle:
    """The puzzle on a line. Its game is replayed, so every step is checked."""
    kind, rating, yuck, dealt, pile, actions, group, answer, figures, takes = line.split()
    state = _begin(int(yuck), dealt, pile)
    count = len(state.config.identities)
    for action in _read_actions("" if actions == NOTHING else actions, count):
        state, _ = apply(state, action)
    puzzle = Puzzle(
        id="",
        kind=PuzzleKind(kind),
        rating=int(rating),
        state=state,
        group=None if group == NOTHING else Group(int(group)),
        answer=tuple(_read_actions(answer, count)),
        figures=() if figures == NOTHING else tuple(map(int, figures.split(","))),
        takes=() if takes == NOTHING else tuple(_FOOD[letter] for letter in takes),
    )
    return named(puzzle)


def named(puzzle: Puzzle) -> Puzzle:
    """The same puzzle, named after its canonical form."""
    return replace(puzzle, id=name_of(puzzle))


def trimmed(state: State) -> State:
    """The same game, with the rest of the pile in an order that reveals nothing."""
    drawn = state.deal.pile[: state.drawn]
    rest = tuple(food for food in FOODS if food not in drawn)
    deal = Deal(state.deal.diets, drawn + rest, state.deal.sources)
    again = new_game(state.config, deal)
    for action in state.actions:
        again, _ = apply(again, action)
    return again


def _begin(yuck: int, dealt: str, pile: str) -> State:
    pairs = [each.split("=") for each in dealt.split(",")]
    drawn = [_FOOD[letter] for letter in pile]
    rest = [food for food in FOODS if food not in drawn]
    config = Config(Variant.COLONY, tuple(parse_food(who) for who, _ in pairs), yuck)
    diets = tuple(parse_diet(diet) for _, diet in pairs)
    return new_game(config, Deal(diets, (*drawn, *rest), (Source.DRAWN,) * len(diets)))


def _foods(foods: Sequence[Food]) -> str:
    return "".join(_LETTER[food] for food in foods)


def _action(action: Action) -> str:
    match action:
        case Offer(foods=foods):
            return "+" + _foods(foods)
        case Serve():
            return "!"
        case Analyse():
            return "="
        case YuckFront():
            return "~"
        case Take(by, food):
            return f"{by}{_LETTER[food]}"
        case YuckBack(food=food, group=group):
            return f"<{group}{_LETTER[food]}"
        case Medicine(group=group, at=at):
            return f"#{group}{at}"
        case StrictMenu(group=group, food=food):
            return f">{group}{_LETTER[food]}"
    raise ValueError(f"no puzzle has the action {action}")


def _read_actions(text: str, groups: int) -> Iterator[Action]:
    at = 0
    while at < len(text):
        size = {"+": 1 + groups, "!": 1, "=": 1, "~": 1}.get(text[at], 3 if text[at] in "<#>" else 2)
        yield _read_action(text[at], text[at + 1 : at + size])
        at += size


def _read_action(verb: str, rest: str) -> Action:
    match verb:
        case "+":
            return Offer(DOCTOR, tuple(_FOOD[letter] for letter in rest))
        case "!":
            return Serve(DOCTOR)
        case "=":
            return Analyse(DOCTOR)
        case "~":
            return YuckFront(DOCTOR)
        case "<":
            return YuckBack(DOCTOR, _FOOD[rest[1]], Group(int(rest[0])))
        case "#":
            return Medicine(DOCTOR, Group(int(rest[0])), int(rest[1]))
        case ">":
            return StrictMenu(DOCTOR, Group(int(rest[0])), _FOOD[rest[1]])
        case _:
            return Take(Group(int(verb)), _FOOD[rest])
