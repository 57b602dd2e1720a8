"""The game step by step, as each role saw it, and how knowledge grew."""

from collections.abc import Iterator

from doctor_rat.belief import Belief
from doctor_rat.review.game import Game
from doctor_rat.review.odds import as_shown, behavior, chance_of, food_before
from doctor_rat.review.values import Bars, Curve, Frame, Knowledge, Likely, Point, RoleSight
from doctor_rat.rules import Food, Group, Role, events_for
from doctor_rat.rules.events import MealBegan
from doctor_rat.rules.legal import takeable

LIKELIEST = 3
"""How many diets are shown with their chances."""
_BITS = 2


def frames(game: Game) -> tuple[Frame, ...]:
    return tuple(_frame(game, place) for place in range(len(game.states)))


def _frame(game: Game, place: int) -> Frame:
    board = game.states[place].board
    before = game.states[place - 1].board if place else board
    return Frame(
        index=place - 1 if place else None,
        action=game.action(place),
        meal=before.meal,
        phase=before.phase,
        events=game.events[place],
        board=board,
        sights=tuple(_sight(game, place, role) for role in game.roles),
    )


def _sight(game: Game, place: int, role: Role) -> RoleSight:
    seen, known = game.view(place, role), game.beliefs(place, role)
    return RoleSight(
        role=role,
        diets=tuple(None if diet is None else str(diet) for diet in seen.diets),
        desk=seen.desk,
        events=events_for(game.events[place], role),
        knowledge=tuple(map(knowledge, known)),
        bars=tuple(_bars(game, place, role, group) for group in seen.board.takers),
    )


def knowledge(belief: Belief) -> Knowledge:
    single = len(belief.weights) == 1
    first = list(belief.weights.items())[:LIKELIEST]
    return Knowledge(
        possible=len(belief.weights),
        different=len(set(map(behavior, belief.weights))),
        # A lone diet's weight may miss 1 by a rounding error.
        bits=abs(round(belief.uncertainty, _BITS)),
        likeliest=tuple(Likely(str(diet), as_shown(weight, sure=single, never=False)) for diet, weight in first),
    )


def _bars(game: Game, place: int, role: Role, group: Group) -> Bars:
    board, belief = game.states[place].board, game.beliefs(place, role)[group]
    before = food_before(board, group)
    chances: dict[Food, float] = {food: chance_of(belief, food, before) for food in takeable(board, group)}
    return Bars(group, dict(sorted(chances.items(), key=lambda entry: (-entry[1], entry[0]))))


def curves(game: Game) -> tuple[Curve, ...]:
    return tuple(
        Curve(role, group, tuple(_points(game, role, group)))
        for role, groups in game.deciders.items()
        for group in groups
    )


def _points(game: Game, role: Role, group: Group) -> Iterator[Point]:
    for place, events in enumerate(game.events):
        if any(isinstance(event, MealBegan) for event in events):
            belief = game.beliefs(place, role)[group]
            known, meal = knowledge(belief), game.states[place].board.meal
            truth = belief.weights.get(game.diets[group], 0)
            shown = as_shown(truth, sure=known.possible == 1, never=truth == 0)
            yield Point(meal, place, known.possible, known.bits, shown)
