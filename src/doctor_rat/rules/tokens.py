"""The tokens that go out with dinner (RULES 5.3, 5.4): where each may be used, why not elsewhere, and what it does.

The doctor prepares them at the desk; what they do to the board comes when he serves.
"""

from msgspec.structs import replace

from doctor_rat.rules.actions import DinnerToken, Medicine, StrictMenu
from doctor_rat.rules.cards import EXAM, Complication, Eats, Group
from doctor_rat.rules.check import check_group, check_no_exam, check_time
from doctor_rat.rules.errors import Code, Refused
from doctor_rat.rules.events import Event, MedicinePrepared, MenuPrepared, Place, Served
from doctor_rat.rules.state import COMPLICATIONS, Board, Desk, State, put, without

_NO_MENU = tuple(card for card in Complication if card.eats is not Eats.ANYWHERE)


def prepare(state: State, action: DinnerToken) -> tuple[Desk, Event]:
    """The desk with the token on it."""
    check_time(state, action, "4.4", not state.desk.chosen)
    check_no_exam(state.board, action.rule)
    match action:
        case Medicine():
            return _prepare_medicine(state.board, state.desk, action)
        case StrictMenu():
            return _prepare_menu(state.board, state.desk, action)


def serve(board: Board, desk: Desk) -> Board:
    """The board with the tokens that were on the desk, and with the dinner in its center."""
    return _serve_menu(_serve_medicine(board, desk), desk)


def served(board: Board, desk: Desk) -> Served:
    """A dinner, and what had waited for it on the desk."""
    return Served(board.centre, desk.medicine, desk.menu, board.madness)


def _check_left(is_left: bool, action: DinnerToken, name: str) -> None:
    if not is_left:
        raise Refused(Code.NO_TOKEN, action.rule, token=name)


# RULES 5.3


def medicine_places(board: Board, desk: Desk) -> tuple[Place, ...]:
    """Where the doctor may lay Medicine now."""
    if not board.medicine or desk.medicine is not None or board.meal == EXAM:
        return ()
    return tuple([Place(group, at) for group in board.groups for at in board.rows[group].neighbours()])


def _prepare_medicine(board: Board, desk: Desk, action: Medicine) -> tuple[Desk, Event]:
    _check_left(board.medicine and desk.medicine is None, action, "Medicine")
    check_group(board, action.group, action.rule)
    place = Place(action.group, action.at)
    if place not in medicine_places(board, desk):
        raise Refused(Code.MEDICINE_PLACE, action.rule, group=action.group, at=action.at)
    return replace(desk, medicine=place), MedicinePrepared(place)


def _serve_medicine(board: Board, desk: Desk) -> Board:
    if desk.medicine is None:
        return board
    group, at = desk.medicine.group, desk.medicine.at
    return replace(board, rows=put(board.rows, group, board.rows[group].cover(at)), medicine=False)


# RULES 5.4


def menu_groups(board: Board, desk: Desk) -> tuple[Group, ...]:
    """The groups the doctor may give a Strict Menu now."""
    if not board.strict_menu or desk.menu is not None or board.meal == EXAM:
        return ()
    if board.variant is not COMPLICATIONS:
        return board.groups
    return tuple([group for group in board.groups if board.complications[group] not in _NO_MENU])


def _prepare_menu(board: Board, desk: Desk, action: StrictMenu) -> tuple[Desk, Event]:
    _check_left(board.strict_menu and desk.menu is None, action, "Strict Menu")
    check_group(board, action.group, action.rule)
    if action.food not in desk.chosen:
        raise Refused(Code.MENU_FOOD, action.rule, food=action.food)
    if action.group not in menu_groups(board, desk):
        complication = board.complications[action.group] or ""
        raise Refused(Code.MENU_GROUP, action.rule, group=action.group, complication=complication)
    return replace(desk, menu=(action.group, action.food)), MenuPrepared(action.group, action.food)


def _serve_menu(board: Board, desk: Desk) -> Board:
    if desk.menu is None:
        return board
    group, food = desk.menu
    plates = put(board.plates, group, (food,))
    return replace(board, centre=without(board.centre, food), plates=plates, menu=group, strict_menu=False)
