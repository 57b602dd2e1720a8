"""What the rules allow on a given board. `apply`, `choices` and the enumeration of actions all ask here."""

from doctor_rat.rules.actions import DOCTOR, By
from doctor_rat.rules.cards import (
    EXAM,
    GLUTTONY,
    MADNESS,
    MEGALOMANIA,
    Complication,
    Eats,
    Food,
    Group,
)
from doctor_rat.rules.state import (
    COMPLICATIONS,
    PREDICT,
    PREPARE,
    RETURN,
    Board,
)

# RULES 6.9: these decide first, in this order, and then the others in any order.
_BEFORE_THE_OTHERS = sorted((card for card in Complication if card.first), key=lambda card: card.first)
TRASH_ONLY = tuple(card for card in Complication if card.eats is Eats.TRASH)


def acting(board: Board) -> tuple[By, ...]:
    """Who may act now."""
    phase = board.phase
    if phase is PREPARE or phase is RETURN:
        return (DOCTOR,) if board.turn is None else (board.turn,)
    if phase is PREDICT:
        return tuple([group for group in board.groups if board.complications[group] is MEGALOMANIA])
    return board.takers


def hungry_groups(board: Board) -> tuple[Group, ...]:
    """The groups that haven't taken their one food yet in this meal's phase C."""
    return tuple([group for group in board.groups if _is_hungry(board, group)])


def _is_hungry(board: Board, group: Group) -> bool:
    """A group under Madness has an empty plate again after its verdict (RULES 6.4), so its two foods decide."""
    return bool(board.madness) if board.complications[group] is MADNESS else not board.plates[group]


def next_takers(board: Board) -> tuple[Group, ...]:
    """The groups that take next in phase C: none when all have chosen (RULES 4.6, 6.9, 7.6)."""
    if board.variant is COMPLICATIONS:
        return _next_with_complications(board, hungry_groups(board))
    hungry = tuple([group for group in board.groups if not board.plates[group]])
    if board.first is not None:
        return (board.first,) if board.first in hungry else hungry
    return hungry


def _next_with_complications(board: Board, hungry: tuple[Group, ...]) -> tuple[Group, ...]:
    for complication in _BEFORE_THE_OTHERS:
        group = board.under(complication)
        if group is not None and group in hungry:
            return (group,)
    if hungry:
        return hungry
    glutton = board.under(GLUTTONY)
    return () if glutton is None or len(board.plates[glutton]) > 1 else (glutton,)


def takeable(board: Board, group: Group) -> tuple[Food, ...]:
    """The foods this group may take on its turn."""
    foods = board.centre + board.trash
    if board.variant is COMPLICATIONS:
        complication = board.complications[group]
        if complication is MADNESS:
            return board.madness
        if complication in TRASH_ONLY:
            foods = board.trash
        elif trash_is_kept_from(board, group):
            foods = board.centre
    banned = board.sent_back[group]
    return tuple([food for food in foods if food not in banned]) if banned else foods


def trash_is_kept_from(board: Board, group: Group) -> bool:
    """RULES 6.8: the last food in the trash waits for the group that has to eat from there."""
    if len(board.trash) != 1:
        return False
    eater = trash_eater(board)
    return eater is not None and eater != group and not board.plates[eater]


def trash_eater(board: Board) -> Group | None:
    """The group that has to eat from the trash."""
    return next((group for card in TRASH_ONLY if (group := board.under(card)) is not None), None)


def may_yuck(board: Board) -> bool:
    return board.yuck > 0 and board.meal != EXAM


def returnable(board: Board) -> tuple[tuple[Group, Food], ...]:
    """The foods on the plates that Yuck! back may send back now (RULES 5.2, 7.7)."""
    if not may_yuck(board):
        return ()
    found: list[tuple[Group, Food]] = []
    for group in board.groups:
        if group != board.turn and has_something_else(board, group):
            for food in freely_chosen(board, group):
                found.append((group, food))
    return tuple(found)


def has_something_else(board: Board, group: Group) -> bool:
    """Whether this group has anything to take besides what is on plates or was sent back."""
    banned = board.sent_back[group]
    if board.trash and not banned:
        return True
    foods = board.trash if board.complications[group] in TRASH_ONLY else board.trash + board.centre
    return any([food not in banned for food in foods])


def groups_to_predict(board: Board, by: Group) -> tuple[Group, ...]:
    """RULES 6.7: every other group, except one under Madness, which has had its verdict."""
    return tuple([group for group in board.groups if group != by and board.complications[group] is not MADNESS])


def freely_chosen(board: Board, group: Group) -> tuple[Food, ...]:
    """The foods on the plate, except one given by a token, which stays. Madness's has been eaten by now."""
    return board.plates[group][1:] if board.token_that_fed(group) else board.plates[group]
