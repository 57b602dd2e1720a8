"""How the server ends a connection."""

from enum import IntEnum


class Closing(IntEnum):
    """Codes from 4000 on are ours."""

    GOING = 1012
    """Reconnect: the server is stopping, or the table was closed to be read again."""
    REFUSED = 4400
    TOO_MUCH = 4408
    """The connection was too slow or too fast."""
