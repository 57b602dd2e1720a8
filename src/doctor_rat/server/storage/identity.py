"""Whether SQLite's files are still the ones we opened: replacing or deleting them takes our writes along."""

import os
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import structlog

from doctor_rat.server.storage.errors import StorageCode, WriteFailed

log = structlog.get_logger()
Identity = tuple[int, int] | None
"""Device and number; None for a file that isn't there."""
_JOURNAL = "journal"


def identity(file: str) -> Identity:
    try:
        found = os.stat(file)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


class FileGuard:
    """Two looks at the file system for each transaction; each takes microseconds."""

    def __init__(self, file: Path) -> None:
        self._file = str(file)
        self._journal = f"{file}-wal"
        self._known: Identity = None
        self._said = False

    def check(self, connection: MutableMapping[Any, Any]) -> None:
        """Raise if they are others now. What is given lasts as long as a connection, as its journal does."""
        if self._known is None:
            self._known = identity(self._file)
        journal = connection.setdefault(_JOURNAL, identity(self._journal))
        if identity(self._file) == self._known and identity(self._journal) == journal:
            self._said = False
            return
        self._say()
        raise WriteFailed(
            StorageCode.REPLACED,
            f"The database file {self._file} or its journal was replaced or deleted while the server runs.",
        )

    def _say(self) -> None:
        if not self._said:
            self._said = True
            log.error("database replaced: put the file back or restart the server", file=self._file)
