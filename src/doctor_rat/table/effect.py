"""What an entry may change. Each kind declares it, so that only what may have changed is sent."""

from doctor_rat.rules.values import Value


class Effect(Value, frozen=True):
    table: bool = True
    """Anything visible of the table, besides proposals and who is awaited."""
    seats: bool = False
    """Who sits where, who is the host, or who may look: people are greeted again."""
    game: bool = False
    """Anything visible of the game."""
    move: bool = False
    """Whether the game moved: deadlines count from here."""


TALK = Effect(table=False)
ARRANGEMENT = Effect()
SEATING = Effect(seats=True)
START = Effect(seats=True, move=True)
MOVE = Effect(game=True, move=True)
