"""Kinds of games that several tests look for."""

from doctor_rat.rules import Food, State, outcome, parse_food


def identities(text: str) -> tuple[Food, ...]:
    return tuple(map(parse_food, text.split()))


def is_won(state: State) -> bool:
    found = outcome(state)
    return found is not None and found.won


def is_soon_lost(state: State) -> bool:
    """Over in a few meals, including tokens and mistakes: a whole game at little cost."""
    return not is_won(state) and state.board.meal <= 4
