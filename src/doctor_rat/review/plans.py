"""The moments of choosing: what was taken, how sure they could have been, and what would have been likelier."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from doctor_rat.review.game import Game
from doctor_rat.review.odds import Odds, Plate, plates_in_reach
from doctor_rat.review.values import Luck, Plan, Serving
from doctor_rat.rules import Board, Group, Phase, Role, Take
from doctor_rat.rules.events import Judged

EVEN = 0.5


def plans(game: Game) -> tuple[Plan, ...]:
    """In the order in which they were done; of two colleagues' the first player's first."""
    found = [plan for role in game.deciders for plan in _with_verdicts(game, _moments(game, role))]
    return tuple(sorted(found, key=lambda plan: (plan.done, plan.role)))


def _moments(game: Game, role: Role) -> Iterator[Plan]:
    began: int | None = None
    for place, state in enumerate(game.states):
        if began is not None and not _goes_on(game, role, began, place):
            yield _plan(game, role, began, place)
            began = None
        if began is None and _takes_now(game, role, state.board):
            began = place


def _takes_now(game: Game, role: Role, board: Board) -> bool:
    return any(group in game.deciders[role] for group in board.takers)


def _goes_on(game: Game, role: Role, began: int, place: int) -> bool:
    first, now = game.states[began].board, game.states[place].board
    return _takes_now(game, role, now) and (now.meal, now.phase) == (first.meal, first.phase)


def _plan(game: Game, role: Role, began: int, done: int) -> Plan:
    board, groups = game.states[began].board, game.deciders[role]
    odds = Odds(game.view(began, role), game.beliefs(began, role))
    chosen = _chosen(game, role, began, done)
    best = odds.best(plates_in_reach(board, groups), chosen)
    return Plan(
        role=role,
        meal=board.meal,
        frame=began,
        done=done,
        chosen=_servings(odds, chosen),
        chance=odds.chance(chosen),
        best=_servings(odds, best),
        best_chance=odds.chance(best),
        good=None,
        luck=None,
    )


def _chosen(game: Game, role: Role, began: int, done: int) -> dict[Group, Plate]:
    """What lay on the plates, from the takes: where no Yuck! is left the verdicts come at once and clear them."""
    board = game.states[began].board
    plates = {group: board.plates[group] for group in game.deciders[role]}
    for place in range(began + 1, done + 1):
        action = game.action(place)
        if isinstance(action, Take) and action.by in plates:
            plate = plates[action.by]
            at = len(plate) if board.retake is None else board.retake.at
            plates[action.by] = (*plate[:at], action.food, *plate[at:])
    return plates


def _servings(odds: Odds, plates: Mapping[Group, Plate]) -> tuple[Serving, ...]:
    return tuple(Serving(group, plate, odds.chance({group: plate})) for group, plate in plates.items())


def _with_verdicts(game: Game, found: Iterator[Plan]) -> Iterator[Plan]:
    """The last plan of a meal is the one that was eaten."""
    listed = list(found)
    for at, plan in enumerate(listed):
        last = at + 1 == len(listed) or listed[at + 1].meal != plan.meal
        verdicts = _verdicts(game, plan) if last else []
        if not verdicts:
            yield plan
            continue
        yield replace(plan, good=all(verdicts), luck=_luck(plan.chance, all(verdicts)))


def _verdicts(game: Game, plan: Plan) -> list[bool]:
    for place in range(plan.done, len(game.states)):
        judged = [event for event in game.events[place] if isinstance(event, Judged)]
        if judged:
            return [event.good for event in judged if event.group in game.deciders[plan.role]]
    return []


def _luck(chance: float, good: bool) -> Luck:
    if good and chance == 1:
        return Luck.SURE
    if good and chance < EVEN:
        return Luck.LUCKY
    return Luck.UNLUCKY if not good and chance >= EVEN else Luck.FAIR


def is_first(plan: Plan, game: Game) -> bool:
    """Whether this was the meal's own choice, and not one after a food was sent back."""
    return game.states[plan.frame].board.phase is Phase.CHOOSE
