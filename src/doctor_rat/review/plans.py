"""The moments of choosing: what was taken, how likely it was to be good, and what would have been likelier."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from doctor_rat.review.game import Game
from doctor_rat.review.odds import Odds, Plate, plates_in_reach
from doctor_rat.review.values import Choosing, Luck, Serving
from doctor_rat.rules import Board, Event, Group, Phase, Role, Take
from doctor_rat.rules.cards import MADNESS
from doctor_rat.rules.events import Judged, Moved

EVEN = 0.5


def plans(game: Game) -> tuple[Choosing, ...]:
    """In the order they were completed.

    Madness is judged before the others choose (RULES 6.4), so its choice is a separate plan.
    """
    found = [
        plan
        for role in game.deciders
        for moments in (_moments(game, role), _mad_moments(game, role))
        for plan in _with_verdicts(game, moments)
    ]
    return tuple(sorted(found, key=lambda plan: (plan.done, plan.role)))


def _moments(game: Game, role: Role) -> Iterator[Choosing]:
    began: int | None = None
    for place, state in enumerate(game.states):
        if began is not None and not _goes_on(game, role, began, place):
            groups = _together(game, role, began)
            # If Madness loses the game first, the others have no complete plan.
            if all(_chosen(game, groups, began, place).values()):
                yield _plan(game, role, groups, began, _last_take(game, groups, place))
            began = None
        if began is None and any(group in state.board.takers for group in _together(game, role, place)):
            began = place


def _mad_moments(game: Game, role: Role) -> Iterator[Choosing]:
    for place, state in enumerate(game.states):
        if _is_mads_turn(state.board) and place + 1 < len(game.states):
            yield _plan(game, role, state.board.takers, place, place + 1)


def _together(game: Game, role: Role, place: int) -> tuple[Group, ...]:
    """The groups whose foods are judged with the meal."""
    mad = game.states[place].board.under(MADNESS)
    return tuple([group for group in game.deciders[role] if group != mad])


def _goes_on(game: Game, role: Role, began: int, place: int) -> bool:
    first, now = game.states[began].board, game.states[place].board
    takes = any(group in game.deciders[role] for group in now.takers)
    return takes and (now.meal, now.phase) == (first.meal, first.phase)


def _last_take(game: Game, groups: Sequence[Group], place: int) -> int:
    """The last take by these groups: after Insomnia, only Madness may be left to choose."""
    action = game.action(place)
    return place if isinstance(action, Take) and action.by in groups else _last_take(game, groups, place - 1)


def _plan(game: Game, role: Role, groups: tuple[Group, ...], began: int, done: int) -> Choosing:
    board = game.states[began].board
    odds = Odds(game.view(began, role), game.beliefs(began, role))
    chosen = _chosen(game, groups, began, done)
    best = odds.best(plates_in_reach(board, groups), chosen)
    return Choosing(
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


def _chosen(game: Game, groups: Sequence[Group], began: int, done: int) -> dict[Group, Plate]:
    """The plates, rebuilt from the takes: if no Yuck! is left, the verdicts come at once and clear them."""
    board = game.states[began].board
    plates = {group: board.plates[group] for group in groups}
    for place in range(began + 1, done + 1):
        action = game.action(place)
        if isinstance(action, Take) and action.by in plates:
            plate = plates[action.by]
            at = len(plate) if board.retake is None else board.retake.at
            plates[action.by] = (*plate[:at], action.food, *plate[at:])
    return plates


def _servings(odds: Odds, plates: Mapping[Group, Plate]) -> tuple[Serving, ...]:
    return tuple(Serving(group, plate, odds.chance({group: plate})) for group, plate in plates.items())


def _with_verdicts(game: Game, found: Iterator[Choosing]) -> Iterator[Choosing]:
    """Only the last plan of a meal was eaten."""
    listed = list(found)
    for at, plan in enumerate(listed):
        last = at + 1 == len(listed) or listed[at + 1].meal != plan.meal
        groups = [serving.group for serving in plan.chosen]
        events = _analysis(game, plan.done, groups) if last else ()
        verdicts = [event.good for event in events if isinstance(event, Judged) and event.group in groups]
        if not verdicts:
            yield plan
            continue
        # A food that Megalomania moved was eaten by another group than planned, so luck had no part in it.
        moved = any(isinstance(event, Moved) for event in events)
        yield replace(plan, good=all(verdicts), luck=None if moved else _luck(plan.chance, all(verdicts)))


def _analysis(game: Game, done: int, groups: Sequence[Group]) -> tuple[Event, ...]:
    """What happened when these plates were judged."""
    for events in game.events[done:]:
        if any(isinstance(event, Judged) and event.group in groups for event in events):
            return events
    return ()


def _luck(chance: float, good: bool) -> Luck:
    if good and chance == 1:
        return Luck.SURE
    if good and chance < EVEN:
        return Luck.LUCKY
    return Luck.UNLUCKY if not good and chance >= EVEN else Luck.FAIR


def is_first(plan: Choosing, game: Game) -> bool:
    """Whether this was the meal's main choice, not one after a food was sent back or Madness's."""
    board = game.states[plan.frame].board
    return board.phase is Phase.CHOOSE and not _is_mads_turn(board)


def _is_mads_turn(board: Board) -> bool:
    mad = board.under(MADNESS)
    return mad is not None and board.takers == (mad,)
