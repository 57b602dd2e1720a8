"""What can be wrong with a database: a closed list of codes, each raised with a plain sentence."""

from enum import StrEnum


class StorageCode(StrEnum):
    BAD_URL = "database-bad-url"
    UNWRITABLE = "database-unwritable"
    UNREADABLE = "database-unreadable"
    UNREACHABLE = "database-unreachable"
    REFUSED = "database-refused"
    MISSING = "database-missing"
    NEWER = "database-newer"
    NOT_EMPTY = "database-not-empty"
    BAD_BACKUP = "database-bad-backup"
    TARGET_EXISTS = "database-target-exists"
    WRITE_FAILED = "database-write-failed"
    FULL = "database-full"
    LOCKED = "database-locked"
    SLOW = "database-slow"
    REPLACED = "database-replaced"
    GUEST_GONE = "database-guest-gone"
    CLOSED = "database-closed"


class StorageError(Exception):
    """Everything the storage raises. The sentence contains no password and no player's data."""

    def __init__(self, code: StorageCode, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class Unusable(StorageError):
    """The database can't be used. Raised when a program starts."""


class WriteFailed(StorageError):
    """It may or may not have been written: read before trying again."""
