"""The expert bots themselves, for positions where we can simply ask them."""

from collections.abc import Sequence
from itertools import islice
from random import Random

from doctor_rat.bots import bot_named
from doctor_rat.rules import (
    Action,
    Role,
    State,
    acting,
    apply,
    legal_actions,
    outcome,
    role_of,
    view,
)

EXPERT = "expert"


def finish(state: State, doctor: str, rats: str, rng: Random) -> State:
    """These bots play the game to its end."""
    bots = bot_named(doctor), bot_named(rats)
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], state.config.variant)
        bot = bots[0] if role in (Role.DOCTOR, Role.COLLEAGUE_0) else bots[1]
        state = after(state, bot.decide(view(state, role), rng).actions)
    return state


def after(state: State, actions: Sequence[Action]) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def is_won(state: State) -> bool:
    ending = outcome(state)
    return ending is not None and ending.won


def rats_win(state: State) -> bool:
    """Whether expert rats win the exam with what the doctor has just offered. They leave nothing to chance: among plans
    that promise exactly the same, they take the first."""
    rats = bot_named(EXPERT)
    while outcome(state) is None:
        forced = list(islice(legal_actions(state), 2))
        role = role_of(acting(state.board)[0], state.config.variant)
        state = after(state, forced if len(forced) == 1 else rats.decide(view(state, role), Random(0)).actions)
    return is_won(state)
