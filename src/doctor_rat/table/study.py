"""A study: a finished game continued from one of its positions, at a new table."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from doctor_rat.rules import (
    Action,
    Code,
    Config,
    Deal,
    RecordError,
    Setup,
    State,
    Take,
    Variant,
    apply,
    new_game,
    outcome,
)
from doctor_rat.rules.values import Value
from doctor_rat.table.options import Options
from doctor_rat.table.values import Access, TableId

Card = TypeVar("Card")
Pick = Callable[[int], int]
"""A fair choice below a number."""


class Study(Value, frozen=True):
    """Where a study begins, including secrets."""

    setup: Setup
    actions: tuple[Action, ...]
    origin: TableId | None
    """The table of the game; None for a record from a file."""


class StudyMark(Value, frozen=True):
    """What everyone is told about it."""

    origin: TableId | None
    step: int
    """The last public step: what the doctor had prepared by then isn't counted."""


def study_of(game: State, step: int, origin: TableId | None, pick: Pick | None) -> Study:
    """This finished game after `step` actions. With `pick`, the unseen part of the pile is reshuffled."""
    if outcome(game) is None:
        raise RecordError(Code.UNFINISHED, "10.3")
    if not 0 <= step < len(game.actions):
        raise RecordError(Code.BAD_ACTION, action=step, text=str(step), problem="the game doesn't go on from there")
    config = Config(game.config.variant, game.config.identities, game.config.yuck)
    actions = game.actions[: _before_the_plan(game, step)]
    deal = game.deal if pick is None else _shuffled(_at(config, game.deal, actions), pick)
    return Study(_setup(config, deal), actions, origin)


def options_of(study: Study) -> Options:
    """A study is private."""
    config = study.setup.config
    return Options(config.variant, config.identities, config.yuck, access=Access.PRIVATE)


def mark_of(study: Study | None) -> StudyMark | None:
    return None if study is None else StudyMark(study.origin, _open_step(study.actions))


def _open_step(actions: Sequence[Action]) -> int:
    step = len(actions)
    while step and actions[step - 1].prepares:
        step -= 1
    return step


def _before_the_plan(game: State, step: int) -> int:
    """A study can't begin within a plan: the rats decide together what they take together."""
    while game.config.variant is not Variant.COLLEAGUES and step and isinstance(game.actions[step - 1], Take):
        step -= 1
    return step


def _at(config: Config, deal: Deal, actions: Sequence[Action]) -> State:
    state = new_game(config, deal)
    for action in actions:
        state, _ = apply(state, action)
    return state


def _shuffled(state: State, pick: Pick) -> Deal:
    deal = state.deal
    return replace(
        deal,
        pile=_from(deal.pile, state.drawn, pick),
        complications=_from(deal.complications, state.complicated, pick),
    )


def _from(cards: Sequence[Card], seen: int, pick: Pick) -> tuple[Card, ...]:
    """The rest shuffled, all orders equally likely."""
    left = list(cards[seen:])
    drawn = [left.pop(pick(len(left))) for _ in range(len(left))]
    return (*cards[:seen], *drawn)


def _setup(config: Config, deal: Deal) -> Setup:
    return Setup(config, deal.pile, deal.complications, 0, False, deal.diets, deal.sources)
