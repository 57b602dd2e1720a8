"""A meal's end and the next one's beginning: verdicts, complications, drawing."""

from msgspec.structs import replace

from doctor_rat.rules.cards import COLLEAGUES_DRAW, EXAM, GROUPS, LEAN_MEAL, Complication, Food, Group
from doctor_rat.rules.errors import EngineFault
from doctor_rat.rules.events import (
    ComplicationDrawn,
    ComplicationSpent,
    Drew,
    Ended,
    Event,
    Judged,
    Laid,
    MealBegan,
    Outcome,
)
from doctor_rat.rules.legal import may_yuck, next_takers, takeable
from doctor_rat.rules.outcome import loss, win
from doctor_rat.rules.state import (
    CHOOSE,
    COMPLICATIONS,
    OVER,
    Board,
    Desk,
    Row,
    State,
)

COMPLICATION_RUN = 3
"""Checks in a row that bring a complication (RULES 6.1)."""
LAST_MEAL_WITH_A_DRAW = 6
"""After later meals, no complication is drawn."""


def next_foods(state: State, count: int) -> tuple[Food, ...]:
    """What would be drawn now. The caller must count it in `drawn` and on the board."""
    if state.drawn + count > len(state.deal.pile):
        raise EngineFault("the pile ran out (rule 4.11)")
    return state.deal.pile[state.drawn : state.drawn + count]


def draw(state: State, count: int) -> tuple[State, tuple[Food, ...]]:
    """The next foods of the pile, counted on the board."""
    foods = next_foods(state, count)
    board = replace(state.board, pile=state.board.pile - count)
    return replace(state, board=board, drawn=state.drawn + count), foods


def begin_meal(state: State, board: Board) -> tuple[State, tuple[Event, ...]]:
    """RULES 4.1 and 7.4: what is drawn before anyone acts. `board` replaces the state's."""
    began = MealBegan(board.meal, board.first)
    if board.first is not None:
        return _begin_together(replace(state, board=board), began)
    if board.meal == LEAN_MEAL:
        return replace(state, board=board), (began,)
    count = len(board.rows) + 1
    foods = next_foods(state, count)
    desk = Desk(state.desk.stock + foods, thrown=state.desk.thrown)
    board = replace(board, stock=len(desk.stock), pile=board.pile - count)
    return replace(state, board=board, desk=desk, drawn=state.drawn + count), (began, Drew(count, foods))


def _begin_together(state: State, began: MealBegan) -> tuple[State, tuple[Event, ...]]:
    events: tuple[Event, ...] = (began,)
    if state.board.meal not in (LEAN_MEAL, EXAM):
        state, foods = draw(state, COLLEAGUES_DRAW)
        foods = tuple(sorted(foods))
        state = replace(state, board=replace(state.board, centre=foods))
        events = (began, Laid(foods))
    board = state.board
    if may_yuck(board):
        return replace(state, board=replace(board, turn=board.first)), events
    return replace(state, board=begin_choosing(board)), events


def begin_choosing(board: Board) -> Board:
    """Phase C: from now on foods may be taken."""
    board = replace(board, phase=CHOOSE, takers=next_takers(board), turn=None, passes=0)
    # If several may begin, they all have the same foods to take.
    if not takeable(board, board.takers[0]):
        raise EngineFault("a group has nothing to take (rule 4.11)")
    return board


def analyse_meal(state: State, board: Board) -> tuple[State, tuple[Event, ...]]:
    """Phase D: the verdicts on all plates, then the next meal."""
    board, events = judge_plates(state, board, board.groups)
    if board.outcome is None and (ending := win(board.meal)):
        board, events = _end(board, ending), (*events, Ended(ending))
    if board.outcome is not None:
        return replace(state, board=board), events
    state, more = _next_meal(state, board)
    return state, events + more


def judge_plates(state: State, board: Board, groups: tuple[Group, ...]) -> tuple[Board, tuple[Event, ...]]:
    """The verdicts on what these groups took, one by one, up to the one that ends the game."""
    diets = state.deal.diets
    rows, plates = list(board.rows), list(board.plates)
    events: list[Event] = []
    ending: Outcome | None = None
    for group in groups:
        row, plate = rows[group], plates[group]
        for at, food in enumerate(plate, 1):
            good = diets[group].accepts(food, row.last, board.meal)
            rows[group] = row = row.eat(food, good)
            plates[group] = plate[at:]
            events.append(Judged(group, food, good))
            if not good and (ending := loss(board.meal, row)):
                break
        if ending:
            break
    board = replace(board, rows=tuple(rows), plates=tuple(plates))
    if ending is None:
        return board, tuple(events)
    return _end(board, ending), (*events, Ended(ending))


def _end(board: Board, ending: Outcome) -> Board:
    return replace(board, phase=OVER, takers=(), outcome=ending)


def _next_meal(state: State, board: Board) -> tuple[State, tuple[Event, ...]]:
    """Complications are spent and drawn, then the marker and the first-player token move on."""
    events: tuple[Event, ...] = ()
    if board.variant is COMPLICATIONS:
        state, board, events = _complicate(state, board)
    state, opening = begin_meal(state, board.in_next_meal())
    return state, events + opening


def _complicate(state: State, board: Board) -> tuple[State, Board, tuple[Event, ...]]:
    """RULES 6.1: first this meal's cards go into their rows, then each long enough run brings a new one."""
    rows, spent = _spend(board)
    caught, drawn = _catch(state, board.meal, rows)
    state = replace(state, complicated=state.complicated + len(drawn))
    return state, replace(board, rows=rows, complications=caught), spent + drawn


def _spend(board: Board) -> tuple[tuple[Row, ...], tuple[Event, ...]]:
    rows = list(board.rows)
    events: list[Event] = []
    for group, complication in zip(board.groups, board.complications, strict=True):
        if complication is not None:
            rows[group] = rows[group].lay(complication)
            events.append(ComplicationSpent(group, complication))
    return tuple(rows), tuple(events)


def _catch(state: State, meal: int, rows: tuple[Row, ...]) -> tuple[tuple[Complication | None, ...], tuple[Event, ...]]:
    """Each group with a long enough run draws a card, by number, while cards last."""
    caught: list[Complication | None] = []
    events: list[Event] = []
    left = list(state.deal.complications[state.complicated :])
    for group, row in zip(GROUPS, rows):
        struck = meal <= LAST_MEAL_WITH_A_DRAW and row.run >= COMPLICATION_RUN and left
        card = left.pop(0) if struck else None
        caught.append(card)
        if card is not None:
            events.append(ComplicationDrawn(group, card))
    return tuple(caught), tuple(events)
