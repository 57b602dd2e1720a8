"""When two puzzles are the same: if they differ only in the names of colors, types and groups.

Identities are printed on cards, so a renaming must leave those in play as they are. A question about one group depends
only on that group's row and the foods at hand, so more renamings are allowed there.
"""

from base64 import b32encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from itertools import permutations

from doctor_rat.puzzles.values import Puzzle
from doctor_rat.rules import Colour, Diet, Food, Row, Type
from doctor_rat.rules.diets import Takes
from doctor_rat.rules.legal import takeable

_Names = Mapping[str, str]


def name_of(puzzle: Puzzle) -> str:
    """Eight letters, the same for all puzzles that ask the same question."""
    found = sha256(repr(canonical(puzzle)).encode()).digest()
    return b32encode(found[:5]).decode().lower()


def canonical(puzzle: Puzzle) -> tuple[object, ...]:
    """The smallest of all the puzzle's forms under other names."""
    return min(_form(puzzle, names) for names in _renamings(_identities(puzzle)))


def _identities(puzzle: Puzzle) -> tuple[Food, ...]:
    identities = puzzle.state.config.identities
    return identities if puzzle.group is None else (identities[puzzle.group],)


def _renamings(identities: tuple[Food, ...]) -> Iterator[_Names]:
    for colours in _permutations(Colour, {food.colour for food in identities}):
        for types in _permutations(Type, {food.type for food in identities}):
            yield {**colours, **types}


def _permutations(names: type[Colour] | type[Type], fixed: set[Colour] | set[Type]) -> Iterator[_Names]:
    free = [str(name) for name in names if name not in fixed]
    for order in permutations(free):
        yield {**{str(name): str(name) for name in fixed}, **dict(zip(free, order, strict=True))}


def _form(puzzle: Puzzle, names: _Names) -> tuple[object, ...]:
    if puzzle.group is not None:
        return _form_of_one(puzzle, names)
    state = puzzle.state
    board, desk = state.board, state.desk
    order = sorted(board.groups, key=lambda group: board.rows[group].identity)
    place = {group: at for at, group in enumerate(order)}
    doctor = puzzle.view.desk is not None
    menu = "" if desk.menu is None else f"{place[desk.menu[0]]}{_food(desk.menu[1], names)}"
    medicine = "" if desk.medicine is None else f"{place[desk.medicine.group]}{desk.medicine.at}"
    return (
        puzzle.kind.value,
        board.meal,
        tuple(_row(board.rows[group], names) for group in order),
        tuple(_plate(board.plates[group], names) for group in order),
        _foods(board.centre, names),
        _foods(board.trash, names),
        tuple(_diet(state.deal.diets[group], names) for group in order) if doctor else (),
        (_foods(desk.stock, names), _foods(desk.chosen, names), menu, medicine) if doctor else (),
        tuple(board.tokens.values()) if doctor else (),
    )


def _form_of_one(puzzle: Puzzle, names: _Names) -> tuple[object, ...]:
    assert puzzle.group is not None
    board = puzzle.state.board
    foods = takeable(board, puzzle.group)
    return puzzle.kind.value, board.meal, _row(board.rows[puzzle.group], names), _foods(foods, names)


def _food(food: Food, names: _Names) -> str:
    return f"{food.quantity}{names[food.colour]}{names[food.type]}"


def _foods(foods: tuple[Food, ...], names: _Names) -> tuple[str, ...]:
    return tuple(sorted(_food(food, names) for food in foods))


def _plate(foods: tuple[Food, ...], names: _Names) -> tuple[str, ...]:
    return tuple(_food(food, names) for food in foods)


def _row(row: Row, names: _Names) -> tuple[object, ...]:
    return str(row.identity), tuple((_food(each.food, names), each.good, each.covered) for each in row.eaten)


def _diet(diet: Diet, names: _Names) -> tuple[str, ...]:
    cards = ["".join(sorted(names.get(letter, letter) for letter in card)) for card in _cards(diet)]
    return diet.name.value, *(cards if diet.takes is Takes.SIDES else sorted(cards))


def _cards(diet: Diet) -> list[str]:
    """Specifications are letters to rename; categories, in capitals, stay as they are."""
    return [str(card) if len(card) <= 2 else card.upper() for card in diet.cards()]
