"""Whether SQLite's files are still the ones we opened: if they are replaced or deleted, our writes are lost."""

import os
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import structlog

from doctor_rat.server.storage.errors import StorageCode, WriteFailed

log = structlog.get_logger()
Identity = tuple[int, int] | None
"""Device and inode; None if there is no file."""
_JOURNAL = "journal"


def identity(file: str) -> Identity:
    try:
        found = os.stat(file)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


class FileGuard:
    """Checks two files before each transaction, which takes microseconds."""

    def __init__(self, file: Path) -> None:
        self._file = str(file)
        self._journal = f"{file}-wal"
        self._known: Identity = None
        self._said = False

    def check(self, connection: MutableMapping[Any, Any]) -> None:
        """Raise if the files were replaced. The dict given lives as long as a connection, like its journal."""
        if self._known is None:
            self._known = identity(self._file)
        journal = identity(self._journal)
        opened = connection.setdefault(_JOURNAL, journal)
        if identity(self._file) == self._known and journal == opened:
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
