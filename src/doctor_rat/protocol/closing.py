"""How the server ends a connection."""

from enum import IntEnum


class Closing(IntEnum):
    """Numbers from 4000 on are ours."""

    GOING = 1012
    """Come back: the server stops, or the table is read again."""
    REFUSED = 4400
    TOO_MUCH = 4408
    """Too slow, or too fast."""
