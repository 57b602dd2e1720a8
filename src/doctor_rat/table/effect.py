"""What an entry may change: each kind declares it, and whoever shows or sends something asks for it."""

from doctor_rat.rules.values import Value


class Effect(Value, frozen=True):
    table: bool = True
    """Anything that there is to see of the table, besides proposals and who is awaited."""
    seats: bool = False
    """Who sits where, who is the host, or who may look: people are greeted again."""
    game: bool = False
    """What there is to see of the game."""
    move: bool = False
    """Whether the game has gone on: deadlines count from here."""


TALK = Effect(table=False)
ARRANGEMENT = Effect()
SEATING = Effect(seats=True)
START = Effect(seats=True, move=True)
MOVE = Effect(game=True, move=True)
