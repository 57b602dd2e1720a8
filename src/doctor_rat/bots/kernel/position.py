"""From a view to the kernel's arrays."""

from collections.abc import Callable, Iterable, Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from doctor_rat.belief import Clue, clues
from doctor_rat.belief.belief import MISTAKEN_RETURN
from doctor_rat.bots.kernel.cards import CARD_NUMBER, NO_CARD
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, IDENTITY_NUMBER, diet_numbers, tables
from doctor_rat.bots.kernel.memory import no_clues
from doctor_rat.bots.kernel.play import MAX_FOODS, NOTHING, TRASH, Position, as_mask, cover
from doctor_rat.bots.kernel.start import ideas_first, unfed
from doctor_rat.rules import FOODS, Board, Complication, Eaten, Food, Row, Variant, View

_ROW = 20


def believed(
    view: View, found: Iterable[Clue], before: Callable[[View], NDArray[np.float64]] = unfed
) -> NDArray[np.float64]:
    """What rats believe about each group's diet after these clues; `before` is what they believed at first."""
    known = tables()
    identities = [IDENTITY_NUMBER[identity] for identity in view.config.identities]
    weights = before(view)
    found = list(found)
    for clue in found:
        row = known.masks[identities[clue.group], FOOD_NUMBER[clue.previous], clue.meal % 2]
        agrees = ((row >> FOOD_NUMBER[clue.food]) & 1) == clue.good
        doubt = MISTAKEN_RETURN if clue.kind == "sent-back" else 0.0
        weights[clue.group] *= np.where(agrees, 1 - doubt, doubt)
    totals = weights.sum(axis=1, keepdims=True)
    if not totals.all():
        # The deal lacks the requested grade, for example because an older table made it.
        return believed(replace(view, config=replace(view.config, difficulty=None)), found, before)
    return np.asarray(weights / totals)


def position(view: View, weights: NDArray[np.float64] | None = None, found: Sequence[Clue] | None = None) -> Position:
    """The position in a doctor's view, before he chooses or after he has served. The rats' belief is the given one, or
    follows from the given clues, or else from all clues. The unknown pile is in no particular order."""
    board, desk = view.board, view.desk
    assert desk is not None, "only a doctor plans with the kernel"
    found = list(clues(view)) if found is None else found
    known = (*desk.stock, *desk.to_serve, *desk.thrown, *board.centre, *board.trash, *board.madness, *board.discarded)
    eaten = [entry.food for row in board.rows for entry in row.eaten]
    seen = {*known, *eaten, *(food for plate in board.plates for food in plate)}
    pile = numbers([food for food in FOODS if food not in seen])
    identities = view.config.identities
    truth = [diet_numbers(who)[diet] for who, diet in zip(identities, view.diets, strict=True) if diet is not None]
    symbols = np.full((len(identities), _ROW), -1, dtype=np.int64)
    for group, row in enumerate(board.rows):
        symbols[group, : len(row.entries)] = _symbols(row)
    p = Position(
        identity=np.array([IDENTITY_NUMBER[who] for who in identities]),
        truth=np.array(truth),
        previous=numbers([row.last for row in board.rows]),
        weights=believed(view, found) if weights is None else weights,
        crosses=np.array([row.crosses for row in board.rows]),
        symbols=symbols,
        lengths=np.array([len(row.entries) for row in board.rows]),
        stock=_padded(desk.stock),
        trash=_padded(board.trash),
        pile=pile,
        counts=np.array(
            [
                board.meal,
                len(desk.stock),
                len(board.trash),
                0,
                board.yuck,
                int(board.medicine),
                0,
                _second(board),
                as_mask(_padded(board.trash), len(board.trash)),
                len(found),
            ]
        ),
        cards=np.array([NO_CARD if card is None else CARD_NUMBER[card] for card in board.complications]),
        runs=np.array([row.run for row in board.rows]),
        deck=_deck(board),
        first=ideas_first(view),
        clues=_clues(found),
    )
    if desk.medicine is not None:
        # It appears on the board only once it is served.
        cover(p, desk.medicine.group, place_in_row(board.rows[desk.medicine.group], desk.medicine.at))
    return p


def _clues(found: Sequence[Clue]) -> NDArray[np.int64]:
    table: NDArray[np.int64] = no_clues()
    for k, clue in enumerate(found):
        sure = clue.kind != "sent-back"
        table[k] = clue.group, FOOD_NUMBER[clue.previous], clue.meal, FOOD_NUMBER[clue.food], clue.good, sure
    return table


def place_in_row(row: Row, at: int) -> int:
    """Converts a place counted in foods to one counted in row entries, complication cards included."""
    return [place for place, entry in enumerate(row.entries) if isinstance(entry, Eaten)][at]


def _second(board: Board) -> int:
    """Gluttony's second food, once it is on the plate."""
    return next((FOOD_NUMBER[plate[1]] for plate in board.plates if len(plate) > 1), NOTHING)


def _deck(board: Board) -> NDArray[np.int64]:
    """The complications that may still come, in no particular order."""
    if board.variant is not Variant.COMPLICATIONS:
        return np.zeros(0, dtype=np.int64)
    spent = [entry.complication for row in board.rows for entry in row.entries if not isinstance(entry, Eaten)]
    return np.array(
        [CARD_NUMBER[card] for card in Complication if card not in (*board.complications, *spent)], dtype=np.int64
    )


def numbers(foods: Sequence[Food]) -> NDArray[np.int64]:
    return np.array([FOOD_NUMBER[food] for food in foods], dtype=np.int64)


def _padded(foods: Sequence[Food]) -> NDArray[np.int64]:
    padded = np.zeros(MAX_FOODS, dtype=np.int64)
    padded[: len(foods)] = numbers(foods)
    return padded


def _symbols(row: Row) -> list[int]:
    return [-1 if not isinstance(entry, Eaten) else int(not entry.good and not entry.covered) for entry in row.entries]


def with_leftovers(p: Position, view: View) -> Position:
    """In the return window, what is left in the center can be taken like the trash."""
    left = numbers([*view.board.trash, *view.board.centre])
    trash, counts = p.trash.copy(), p.counts.copy()
    trash[: len(left)] = left
    counts[TRASH] = len(left)
    return p._replace(trash=trash, counts=counts)
