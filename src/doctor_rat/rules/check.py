"""Why an action or a deal isn't allowed: each check asks `legal`, and names the rule it would break."""

from doctor_rat.rules.actions import (
    DOCTOR,
    Action,
    Analyse,
    By,
    Offer,
    Pass,
    Predict,
    Serve,
    Take,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.cards import (
    EXAM,
    FOODS,
    MADNESS,
    Complication,
    Food,
    Group,
)
from doctor_rat.rules.diets import check_diets
from doctor_rat.rules.errors import Code, Refused
from doctor_rat.rules.legal import (
    TRASH_ONLY,
    acting,
    freely_chosen,
    groups_to_predict,
    has_something_else,
    takeable,
    trash_eater,
    trash_is_kept_from,
)
from doctor_rat.rules.state import (
    COLLEAGUES,
    COMPLICATIONS,
    PREDICT,
    PREPARE,
    RETAKE,
    RETURN,
    Board,
    Config,
    Deal,
    Source,
    State,
)


def check_deal(config: Config, deal: Deal) -> None:
    """Refuse what can't be dealt from the box."""
    count = len(config.identities)
    if len(deal.diets) != count or len(deal.sources) != count:
        raise Refused(Code.DIET_COUNT, "2.2", count=count)
    if config.variant is COLLEAGUES and set(deal.sources) != {Source.DRAWN}:
        raise Refused(Code.DRAWN_ONLY, "7.1")
    check_diets(config.identities, deal.diets)
    if len(deal.pile) != len(FOODS) or len(set(deal.pile)) != len(FOODS):
        raise Refused(Code.BAD_PILE, "1.1")
    _check_complications(config, deal)


def _check_complications(config: Config, deal: Deal) -> None:
    if config.variant is not COMPLICATIONS:
        if deal.complications:
            raise Refused(Code.BAD_COMPLICATIONS, "6.1", expected="absent in this variant")
    elif sorted(deal.complications) != sorted(Complication):
        raise Refused(Code.BAD_COMPLICATIONS, "1.5", expected="the five different cards")


def check_yuck_front(state: State, action: YuckFront) -> None:
    rule = "5.1" if state.board.first is None else "7.5"
    # It comes before the choice, so once the doctor has chosen, it is too late.
    check_time(state, action, rule, bool(state.desk.chosen))
    _check_turn(state.board, action.by, rule)
    _check_yuck(state.board, rule)


def check_pass(state: State, action: Pass) -> None:
    phase = state.board.phase
    if phase not in (PREPARE, RETURN):
        raise Refused(Code.NOT_NOW, "7.5", act="pass", phase=phase)
    _check_turn(state.board, action.by, "7.5" if phase is PREPARE else "7.7")


def check_offer(state: State, action: Offer) -> None:
    check_time(state, action, "4.3", bool(state.desk.chosen))
    count = len(state.board.rows)
    if len(action.foods) != count:
        raise Refused(Code.OFFER_COUNT, "4.3", count=count)
    for food in action.foods:
        if food not in state.desk.stock:
            raise Refused(Code.NOT_IN_STOCK, "4.3", food=food)
    if len(set(action.foods)) < count:
        raise Refused(Code.OFFER_TWICE, "4.3")


def check_serve(state: State, action: Serve) -> None:
    check_time(state, action, "4.5", not state.desk.chosen)


def check_take(state: State, action: Take) -> None:
    board, group = state.board, action.by
    if group not in board.takers or action.food not in takeable(board, group):
        raise _explain_take(board, group, action.food)


def _explain_take(board: Board, group: Group, food: Food) -> Refused:
    rule = "4.6" if board.first is None else "7.6"
    if not board.takers:
        return Refused(Code.NOT_NOW, rule, act="take", phase=board.phase)
    check_group(board, group, rule)
    if group not in board.takers:
        return Refused(Code.NOT_YOUR_TURN, _turn_rule(board, group), by=group)
    return _explain_food(board, group, food)


def _turn_rule(board: Board, group: Group) -> str:
    """The rule that says why this group can't take now."""
    if board.first is not None:
        return "7.7" if board.phase is RETAKE else "7.6"
    if board.phase is RETAKE:
        return "5.2"
    if token := board.token_that_fed(group):
        return token.rule
    return "6.9" if any(board.complications) else "4.6"


def _explain_food(board: Board, group: Group, food: Food) -> Refused:
    complication = board.complications[group]
    if complication is MADNESS:
        return Refused(Code.MADNESS_FOODS, "6.4", group=group)
    if food in board.sent_back[group]:
        return Refused(Code.SENT_BACK, "5.2" if board.first is None else "7.7", group=group, food=food)
    if food in board.centre and complication in TRASH_ONLY:
        return Refused(Code.TRASH_ONLY, "6.8", group=group)
    eater = trash_eater(board)
    if food in board.trash and eater is not None and trash_is_kept_from(board, group):
        return Refused(Code.LAST_IN_TRASH, "6.8", group=eater)
    return Refused(Code.NOT_THERE, "4.6", food=food)


def check_yuck_back(state: State, action: YuckBack) -> None:
    board = state.board
    rule = "5.2" if board.first is None else "7.7"
    if board.phase is not RETURN:
        raise Refused(Code.NOT_NOW, "4.7" if board.first is None else rule, act="yuck-back", phase=board.phase)
    _check_turn(board, action.by, rule)
    _check_yuck(board, rule)
    group = _returning_group(action)
    check_group(board, group, rule)
    if _is_madness_food(board, group, action.food):
        raise Refused(Code.CANNOT_RETURN, rule, group=group, food=action.food)
    if action.food not in board.plates[group]:
        raise Refused(Code.NOT_TAKEN, rule, group=group, food=action.food)
    if action.food not in freely_chosen(board, group):
        raise Refused(Code.CANNOT_RETURN, rule, group=group, food=action.food)
    if not has_something_else(board, group):
        raise Refused(Code.NOTHING_ELSE, rule, group=group)


def _is_madness_food(board: Board, group: Group, food: Food) -> bool:
    """Whether Madness made this group eat it in this meal; it has been judged by now."""
    return board.complications[group] is MADNESS and board.rows[group].last == food


def _returning_group(action: YuckBack) -> Group:
    """The group whose food goes back; only Colony's doctor names it."""
    if action.by != DOCTOR:
        if isinstance(action.group, int):
            raise Refused(Code.BAD_ACTION, "7.7", text=str(action), problem="Colleagues names no group")
        return Group(1 - action.by)
    if not isinstance(action.group, int):
        raise Refused(Code.BAD_ACTION, "5.2", text=str(action), problem="the group is missing")
    return action.group


def check_analyse(state: State, action: Analyse) -> None:
    if state.board.phase is not RETURN:
        raise Refused(Code.NOT_NOW, "4.7", act="analyse", phase=state.board.phase)


def check_predict(state: State, action: Predict) -> None:
    board = state.board
    if board.phase is not PREDICT:
        raise Refused(Code.NOT_NOW, "6.7", act="predict", phase=board.phase)
    _check_turn(board, action.by, "6.7")
    predicted = groups_to_predict(board, action.by)
    if [entry is not None for entry in action.good] != [group in predicted for group in board.groups]:
        raise Refused(Code.PREDICTION, "6.7")


def check_time(state: State, action: Action, rule: str, too_early_or_late: bool) -> None:
    """Check that an action at the desk comes in the prepare phase, on the right side of the doctor's choice."""
    if state.board.phase is not PREPARE or too_early_or_late:
        act = str(action.__struct_config__.tag)
        raise Refused(Code.NOT_NOW, rule, act=act, phase=state.board.phase)


def _check_turn(board: Board, by: By, rule: str) -> None:
    if by != DOCTOR:
        check_group(board, by, rule)
    if by not in acting(board):
        raise Refused(Code.NOT_YOUR_TURN, rule, by=by)


def check_group(board: Board, group: Group, rule: str) -> None:
    if not 0 <= group < len(board.rows):
        raise Refused(Code.NO_SUCH_GROUP, rule, group=group)


def _check_yuck(board: Board, rule: str) -> None:
    check_no_exam(board, rule)
    if not board.yuck:
        raise Refused(Code.NO_TOKEN, rule, token="Yuck!")


def check_no_exam(board: Board, rule: str) -> None:
    if board.meal == EXAM:
        raise Refused(Code.NOT_IN_EXAM, rule)
