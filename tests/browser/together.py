"""Kinds of games that several tests look for."""

from doctor_rat.rules import Food, State, outcome, parse_food


def identities(text: str) -> tuple[Food, ...]:
    return tuple(map(parse_food, text.split()))


def is_won(state: State) -> bool:
    found = outcome(state)
    return found is not None and found.won
