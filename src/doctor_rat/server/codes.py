"""The edge's own refusals; the table and the rules have theirs."""

from enum import StrEnum


class ServerCode(StrEnum):
    NO_GUEST = "no-guest"
    """Who are you? Get a token first."""
    NO_TABLE = "no-table"
    NOT_FOUND = "not-found"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    BUSY = "busy"
    """Reviews and the like: ask again in so many seconds."""
    TALK_TOO_FAST = "talk-too-fast"
    TABLES_TOO_FAST = "tables-too-fast"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_SOCKETS = "too-many-sockets"
    BAD_ORIGIN = "bad-origin"
    BAD_LINK = "bad-link"
    NOT_FINISHED = "not-finished"
    NOT_FOR_YOU = "not-for-you"
    UNAVAILABLE = "unavailable"
    BROKEN_TABLE = "broken-table"
    """Entries of its log are missing."""
    INTERNAL = "internal"
