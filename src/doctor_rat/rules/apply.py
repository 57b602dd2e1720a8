"""Playing: `new_game` and `apply`, which always checks, and returns the new state and what happened.

The handlers below are in the order of a meal. What follows the choosing (verdicts, complications, the next
meal) is in `meal`.
"""

from collections.abc import Callable
from typing import Any, get_args

from msgspec import UNSET
from msgspec.structs import replace

from doctor_rat.rules import tokens
from doctor_rat.rules.actions import (
    DOCTOR,
    Action,
    Analyse,
    DinnerToken,
    Offer,
    Pass,
    Predict,
    Serve,
    Take,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.cards import EXTRA_MEAL, MADNESS, MEGALOMANIA, Food, Group
from doctor_rat.rules.check import (
    check_analyse,
    check_deal,
    check_offer,
    check_pass,
    check_predict,
    check_serve,
    check_take,
    check_yuck_back,
    check_yuck_front,
)
from doctor_rat.rules.errors import Code, Refused
from doctor_rat.rules.events import (
    CentreCleared,
    Discarded,
    Event,
    Moved,
    Offered,
    Passed,
    Place,
    Predicted,
    SentBack,
    StockThrown,
    TableCleared,
    Taken,
    TrashOpened,
)
from doctor_rat.rules.legal import may_yuck, next_takers
from doctor_rat.rules.meal import analyse_meal, begin_choosing, begin_meal, draw, judge_plates, next_foods
from doctor_rat.rules.state import (
    PREDICT,
    PREPARE,
    RETAKE,
    RETURN,
    Board,
    Config,
    Deal,
    Desk,
    State,
    put,
    without,
)

Applied = tuple[State, tuple[Event, ...]]


def new_game(config: Config, deal: Deal) -> State:
    """The first meal, with the trash laid open and the first foods drawn."""
    check_deal(config, deal)
    board = Board.laid_out(config, len(deal.pile))
    state, trash = draw(State(config, deal, board), len(board.rows) - 1)
    state = replace(state, board=replace(state.board, trash=trash))
    state, events = begin_meal(state, state.board)
    return replace(state, log=(TrashOpened(trash), *events))


def apply(state: State, action: Action) -> Applied:
    """The state after this action, and its events as the doctor's log has them. Refuses what isn't allowed."""
    board = state.board
    if board.outcome is not None:
        raise Refused(Code.GAME_OVER, "4.10")
    handlers = _COLONY if board.first is None else _COLLEAGUES
    handler = handlers.get(type(action))
    if handler is None:
        act = str(action.__struct_config__.tag)
        raise Refused(Code.NOT_IN_VARIANT, "7.2", act=act, variant=board.variant)
    after, events = handler(state, action)
    return replace(after, actions=state.actions + (action,), log=state.log + events), events


# Phase B, prepare.


def _yuck_front(state: State, action: YuckFront) -> Applied:
    check_yuck_front(state, action)
    count = len(state.desk.stock)
    after, drawn = draw(state, count)
    thrown = state.desk.stock
    board = replace(after.board, yuck=after.board.yuck - 1, thrown=after.board.thrown + count)
    desk = Desk(stock=drawn, thrown=state.desk.thrown + thrown)
    return replace(after, board=board, desk=desk), (StockThrown(count, thrown, drawn),)


def _yuck_front_together(state: State, action: YuckFront) -> Applied:
    """RULES 7.5: the center and the trash are discarded and refilled."""
    check_yuck_front(state, action)
    before = state.board
    after, centre = draw(state, len(before.centre))
    after, trash = draw(after, len(before.trash))
    centre = tuple(sorted(centre))
    board = replace(
        after.board,
        centre=centre,
        trash=trash,
        discarded=before.discarded + before.centre + before.trash,
        yuck=before.yuck - 1,
    )
    board = _hand_over(board, passes=0)
    if not board.yuck:
        board = begin_choosing(board)
    event = TableCleared(action.by, centre, trash)
    return replace(after, board=board), (event,)


def _pass(state: State, action: Pass) -> Applied:
    check_pass(state, action)
    board = _hand_over(state.board, passes=state.board.passes + 1)
    events = (Passed(action.by),)
    if board.passes < 2:
        return replace(state, board=board), events
    if board.phase is PREPARE:
        return replace(state, board=begin_choosing(board)), events
    after, more = _analyse_choices(replace(state, board=board))
    return after, events + more


def _hand_over(board: Board, passes: int) -> Board:
    turn = Group(1) if board.turn == 0 else Group(0)
    return replace(board, turn=turn, passes=passes)


def _offer(state: State, action: Offer) -> Applied:
    check_offer(state, action)
    extra: Food | None = None
    drawn = state.drawn
    if state.board.meal == EXTRA_MEAL:
        # The board's count of the pile doesn't show it until the doctor serves.
        extra, drawn = state.deal.pile[drawn], drawn + 1
    stock = tuple([food for food in state.desk.stock if food not in action.foods])
    desk = replace(state.desk, stock=stock, chosen=action.foods, extra=extra)
    return replace(state, desk=desk, drawn=drawn), (Offered(action.foods, extra),)


def _prepare(state: State, action: DinnerToken) -> Applied:
    desk, event = tokens.prepare(state, action)
    return replace(state, desk=desk), (event,)


def _serve(state: State, action: Serve) -> Applied:
    """Everything the doctor has prepared moves from the desk to the board."""
    check_serve(state, action)
    board, desk = state.board, state.desk
    board = tokens.serve(replace(board, centre=desk.to_serve), desk)
    madness = next_foods(state, 2) if board.under(MADNESS) is not None else ()
    drawn = state.drawn + len(madness)
    board = replace(
        board,
        # Sorted, so that its order reveals nothing about how the doctor chose (RULES 4.3).
        centre=tuple(sorted(board.centre)),
        madness=madness,
        pile=len(state.deal.pile) - drawn,
        stock=len(desk.stock),
    )
    state = replace(state, board=begin_choosing(board), desk=Desk(desk.stock, thrown=desk.thrown), drawn=drawn)
    return state, (tokens.served(board, desk),)


# Phase C, choose.


def _take(state: State, action: Take) -> Applied:
    check_take(state, action)
    board, group, food = state.board, action.by, action.food
    plate = board.plates[group]
    # After a return, the new food takes the place of the one sent back.
    at = len(plate) if board.retake is None else board.retake.at
    plates = put(board.plates, group, plate[:at] + (food,) + plate[at:])
    if food in board.centre:
        board = replace(board, plates=plates, centre=without(board.centre, food))
        events: tuple[Event, ...] = (Taken(group, food, "centre"),)
    elif food in board.trash:
        board = replace(board, plates=plates, trash=without(board.trash, food))
        events = (Taken(group, food, "trash"),)
    else:
        (left,) = without(board.madness, food)
        board = replace(board, plates=plates, madness=(), discarded=(*board.discarded, left))
        # RULES 6.4: judged at once, before anyone else chooses.
        board, verdict = judge_plates(state, board, (group,))
        events = (Taken(group, food, "madness"), Discarded(left), *verdict)
        if board.outcome is not None:
            return replace(state, board=board), events
    return _go_on(state, board, events)


def _go_on(state: State, board: Board, events: tuple[Event, ...]) -> Applied:
    """After a take: who is next, or the window for Yuck! back or, if there is none, the verdicts."""
    waiting = () if board.retake else next_takers(board)
    if waiting:
        return replace(state, board=replace(board, takers=waiting)), events
    turn = board.turn if board.retake else board.first
    state = replace(state, board=replace(board, phase=RETURN, takers=(), retake=None, turn=turn))
    if board.first is not None and not may_yuck(board):
        after, more = _analyse_choices(state)
        return after, events + more
    return state, events


def _yuck_back(state: State, action: YuckBack) -> Applied:
    check_yuck_back(state, action)
    board = state.board
    group = Group(1 - action.by) if action.by != DOCTOR else action.group
    assert group is not UNSET  # checked above: in Colony it is named
    at = board.plates[group].index(action.food)
    board = replace(
        board,
        phase=RETAKE,
        takers=(group,),
        retake=Place(group, at),
        plates=put(board.plates, group, without(board.plates[group], action.food)),
        sent_back=put(board.sent_back, group, (*board.sent_back[group], action.food)),
        centre=tuple(sorted((*board.centre, action.food))),
        yuck=board.yuck - 1,
    )
    if board.turn is not None:
        board = _hand_over(board, passes=0)
    return replace(state, board=board), (SentBack(action.by, group, action.food),)


def _analyse(state: State, action: Analyse) -> Applied:
    check_analyse(state, action)
    return _analyse_choices(state)


def _analyse_choices(state: State) -> Applied:
    """The choosing is over: the center is cleared, then come Megalomania's prediction, if any, and the verdicts."""
    board = state.board
    left = board.centre
    board = replace(board, centre=(), trash=board.trash + left, turn=None, passes=0)
    events: tuple[Event, ...] = (CentreCleared(left),) if left else ()
    if board.under(MEGALOMANIA) is not None:
        return replace(state, board=replace(board, phase=PREDICT)), events
    after, more = analyse_meal(state, board)
    return after, events + more


def _predict(state: State, action: Predict) -> Applied:
    check_predict(state, action)
    board, diets = state.board, state.deal.diets
    right: list[bool | None] = []
    plates = list(board.plates)
    moves: list[Event] = []
    for group, said in zip(board.groups, action.good, strict=True):
        if said is None:
            right.append(None)
            continue
        food, *rest = plates[group]
        right.append(said == diets[group].accepts(food, board.rows[group].last, board.meal))
        if not right[group]:
            plates[group] = tuple(rest)
            plates[action.by] += (food,)
            moves.append(Moved(food, group, action.by))
    told = Predicted(action.by, action.good, tuple(right))
    after, more = analyse_meal(state, replace(board, plates=tuple(plates)))
    return after, (told, *moves, *more)


_COLONY: dict[type[Action], Callable[[State, Any], Applied]] = {
    YuckFront: _yuck_front,
    Offer: _offer,
    **dict.fromkeys(get_args(DinnerToken), _prepare),
    Serve: _serve,
    Take: _take,
    YuckBack: _yuck_back,
    Analyse: _analyse,
    Predict: _predict,
}

_COLLEAGUES: dict[type[Action], Callable[[State, Any], Applied]] = {
    YuckFront: _yuck_front_together,
    Pass: _pass,
    Take: _take,
    YuckBack: _yuck_back,
}
