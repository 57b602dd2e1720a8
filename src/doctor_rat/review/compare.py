"""Two games of one deal side by side: what each team did with the same foods."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any, Literal

from msgspec.structs import replace

from doctor_rat.review.game import Game
from doctor_rat.rules import Event, Food, Group, Outcome, Record, State, Variant
from doctor_rat.rules.errors import Code, RecordError
from doctor_rat.rules.events import (
    Judged,
    Laid,
    MealBegan,
    Moved,
    SentBack,
    Served,
    StockThrown,
    TableCleared,
    Taken,
)
from doctor_rat.rules.record import check_finished
from doctor_rat.rules.values import Value

Origin = Literal["centre", "trash", "madness", "menu"]


class TokenUse(StrEnum):
    YUCK_FRONT = "yuck-front"
    MEDICINE = "medicine"
    STRICT_MENU = "strict-menu"
    YUCK_BACK = "yuck-back"


class UsedToken(Value, frozen=True):
    token: TokenUse
    group: Group | None = None
    food: Food | None = None


class Ate(Value, frozen=True):
    """What ended up on a group's plate."""

    group: Group
    food: Food
    origin: Origin
    good: bool | None
    """None if the game ended before it was judged."""


class TeamMeal(Value, frozen=True):
    meal: int
    begins: int
    """Places in the game's review: where the meal begins, the foods are served, and the verdicts are known."""
    served: int | None
    judged: int | None
    offered: tuple[Food, ...]
    """What was in the center, and what Strict Menu gave."""
    tokens: tuple[UsedToken, ...]
    plan: tuple[tuple[Group, Food], ...]
    """What was taken first, before anything was sent back."""
    eaten: tuple[Ate, ...]


class Team(Value, frozen=True):
    yuck: int
    outcome: Outcome
    meals: tuple[TeamMeal, ...]
    steps: tuple[int, ...]
    """The meal of each step of the review."""


class Fork(StrEnum):
    """The first thing the teams did differently."""

    YUCK_FRONT = "yuck-front"
    OFFER = "offer"
    TOKEN = "token"
    PLAN = "plan"
    YUCK_BACK = "yuck-back"
    REST = "rest"
    """Another food after Yuck!, or another prediction."""


class Parting(Value, frozen=True):
    meal: int
    fork: Fork
    first: int
    second: int
    """Places in each review that show it."""


class Comparison(Value, frozen=True):
    """Contains every secret of both games, so only for finished games."""

    variant: Variant
    identities: tuple[Food, ...]
    diets: tuple[str, ...]
    first: Team
    second: Team
    parted: Parting | None
    """None if both teams did the same to the end."""


def compare(first: Record, second: Record) -> Comparison:
    """Compare two finished games of the same deal. Raises `RecordError` for anything else."""
    for record in (first, second):
        check_finished(record)
    games = Game(first), Game(second)
    if not dealt_alike(games[0].states[0], games[1].states[0]):
        raise RecordError(Code.ANOTHER_DEAL)
    one, other = map(_team, games)
    diets = tuple(map(str, games[0].diets))
    return Comparison(first.variant, first.identities, diets, first=one, second=other, parted=_parting(one, other))


def dealt_alike(first: State, second: State) -> bool:
    """Whether chance decided everything the same. The number of Yuck! tokens may differ."""
    return _dealt(first) == _dealt(second)


def _dealt(state: State) -> tuple[Any, ...]:
    config, deal = state.config, state.deal
    return config.variant, config.identities, deal.diets, deal.pile, deal.complications


def _team(game: Game) -> Team:
    last = game.states[-1]
    assert last.board.outcome is not None
    meals = tuple(_Meal(game, *span).told() for span in _spans(game))
    steps = tuple(game.states[max(place - 1, 0)].board.meal for place in range(len(game.states)))
    return Team(game.config.yuck, last.board.outcome, meals, steps)


def _spans(game: Game) -> Iterator[tuple[int, int, int]]:
    """Each meal with the places where it begins and ends."""
    began = [
        (event.meal, place)
        for place, events in enumerate(game.events)
        for event in events
        if isinstance(event, MealBegan)
    ]
    for at, (meal, place) in enumerate(began):
        until = began[at + 1][1] if at + 1 < len(began) else len(game.states) - 1
        yield meal, place, until


class _Meal:
    """One team's meal, assembled from its events."""

    def __init__(self, game: Game, meal: int, begins: int, until: int) -> None:
        self.meal = meal
        self.begins = begins
        self.served: int | None = None
        self.judged: int | None = None
        self.offered: tuple[Food, ...] = ()
        self.tokens: list[UsedToken] = []
        self.plan: dict[Group, Food] = {}
        self.plates: list[Ate] = []
        for place in range(begins, until + 1):
            for event in _of_meal(game, place, meal):
                if (hear := _HEAR.get(type(event))) is not None:
                    hear(self, event, place)

    def lay(self, event: Laid, place: int) -> None:
        self.offered, self.served = event.foods, place

    def clear(self, event: TableCleared, place: int) -> None:
        self.tokens.append(UsedToken(TokenUse.YUCK_FRONT))
        self.offered, self.served = event.centre, place

    def throw(self, _: StockThrown, place: int) -> None:
        self.tokens.append(UsedToken(TokenUse.YUCK_FRONT))

    def serve(self, event: Served, place: int) -> None:
        self.offered, self.served = event.centre, place
        if event.medicine is not None:
            self.tokens.append(UsedToken(TokenUse.MEDICINE, event.medicine.group))
        if event.menu is not None:
            group, food = event.menu
            self.offered = (*self.offered, food)
            self.tokens.append(UsedToken(TokenUse.STRICT_MENU, group, food))
            self.plates.append(Ate(group, food, "menu", None))

    def take(self, event: Taken, place: int) -> None:
        self.plan.setdefault(event.group, event.food)
        self.plates.append(Ate(event.group, event.food, event.origin, None))

    def send_back(self, event: SentBack, place: int) -> None:
        self.tokens.append(UsedToken(TokenUse.YUCK_BACK, event.group, event.food))
        self.plates = [ate for ate in self.plates if (ate.group, ate.food) != (event.group, event.food)]

    def move(self, event: Moved, place: int) -> None:
        self._change(event.food, group=event.group)

    def judge(self, event: Judged, place: int) -> None:
        self.judged = place
        self._change(event.food, good=event.good)

    def _change(self, food: Food, **changes: Any) -> None:
        found = next(at for at, ate in enumerate(self.plates) if ate.food == food)
        self.plates[found] = replace(self.plates[found], **changes)

    def told(self) -> TeamMeal:
        return TeamMeal(
            meal=self.meal,
            begins=self.begins,
            served=self.served,
            judged=self.judged,
            offered=tuple(sorted(self.offered)),
            tokens=tuple(self.tokens),
            plan=tuple(sorted(self.plan.items())),
            eaten=tuple(sorted(self.plates, key=lambda ate: ate.group)),
        )


_HEAR: dict[type, Callable[[_Meal, Any, int], None]] = {
    Laid: _Meal.lay,
    TableCleared: _Meal.clear,
    StockThrown: _Meal.throw,
    Served: _Meal.serve,
    Taken: _Meal.take,
    SentBack: _Meal.send_back,
    Moved: _Meal.move,
    Judged: _Meal.judge,
}


def _of_meal(game: Game, place: int, meal: int) -> Iterator[Event]:
    """The step that ends a meal also begins the next one."""
    now = game.states[max(place - 1, 0)].board.meal
    for event in game.events[place]:
        if isinstance(event, MealBegan):
            now = event.meal
        if now == meal:
            yield event


def _parting(first: Team, second: Team) -> Parting | None:
    for one, other in zip(first.meals, second.meals):
        for fork, done in _DONE.items():
            if done(one) != done(other):
                return Parting(one.meal, fork, _at(one, fork), _at(other, fork))
    return None


def _at(meal: TeamMeal, fork: Fork) -> int:
    """The place where the foods are served, or where the verdicts are known."""
    if fork in (Fork.YUCK_FRONT, Fork.OFFER, Fork.TOKEN):
        return meal.begins if meal.served is None else meal.served
    return meal.begins if meal.judged is None else meal.judged


def _used(meal: TeamMeal, *kinds: TokenUse) -> list[UsedToken]:
    return [used for used in meal.tokens if used.token in kinds]


_DONE: dict[Fork, Callable[[TeamMeal], Any]] = {
    Fork.YUCK_FRONT: lambda meal: _used(meal, TokenUse.YUCK_FRONT),
    Fork.OFFER: lambda meal: meal.offered,
    Fork.TOKEN: lambda meal: _used(meal, TokenUse.MEDICINE, TokenUse.STRICT_MENU),
    Fork.PLAN: lambda meal: meal.plan,
    Fork.YUCK_BACK: lambda meal: _used(meal, TokenUse.YUCK_BACK),
    Fork.REST: lambda meal: meal.eaten,
}
"""In the order of a meal."""
