"""From a driver's error to a code or a plain sentence."""

import os
import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL

from doctor_rat.server.storage.errors import StorageCode, Unusable


def unusable(error: BaseException, url: URL) -> Unusable:
    if isinstance(error, Unusable):
        return error
    if url.get_backend_name() == "sqlite":
        return _sqlite(error, url)
    return _postgresql(error, url)


def _sqlite(error: BaseException, url: URL) -> Unusable:
    said = str(getattr(error, "orig", None) or error)
    if "not a database" in said or "malformed" in said:
        return Unusable(StorageCode.UNREADABLE, f"The file {url.database} isn't a Doctor Rat database.")
    folder = Path(url.database or "").absolute().parent
    if isinstance(error, OSError) or not os.access(folder, os.W_OK | os.X_OK):
        why = error.strerror if isinstance(error, OSError) and error.strerror else "this user may not"
        return Unusable(
            StorageCode.UNWRITABLE,
            f"Nothing can be written in the folder {folder}: {why}. Name another with --data or --database.",
        )
    return Unusable(StorageCode.UNWRITABLE, f"The database file {url.database} can't be written: {said}.")


def _postgresql(error: BaseException, url: URL) -> Unusable:
    where = f"{url.host or url.query.get('host', 'this machine')}"
    for cause in _causes(error):
        match cause:
            case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
                return Unusable(StorageCode.REFUSED, f"PostgreSQL at {where} rejected the user name or password.")
            case asyncpg.InvalidCatalogNameError():
                return Unusable(StorageCode.MISSING, f"PostgreSQL at {where} has no database {url.database!r}.")
            case asyncpg.InsufficientPrivilegeError() | asyncpg.ReadOnlySQLTransactionError():
                return Unusable(
                    StorageCode.UNWRITABLE, f"PostgreSQL at {where} won't let us create tables in {url.database!r}."
                )
            case OSError() | TimeoutError() | asyncpg.CannotConnectNowError() | asyncpg.TooManyConnectionsError():
                return Unusable(StorageCode.UNREACHABLE, f"PostgreSQL at {where} can't be reached.")
    return Unusable(StorageCode.UNREADABLE, f"PostgreSQL at {where} can't be used ({type(error).__name__}).")


_SQLITE_SAYS = {
    "full": StorageCode.FULL,
    "locked": StorageCode.LOCKED,
    "readonly": StorageCode.UNWRITABLE,
    "unable to open": StorageCode.UNWRITABLE,
    "disk I/O": StorageCode.UNWRITABLE,
}


def why_failed(error: BaseException) -> StorageCode:
    """What a write that failed tells of the database."""
    for cause in _causes(error):
        match cause:
            case asyncpg.DiskFullError():
                return StorageCode.FULL
            case asyncpg.LockNotAvailableError():
                return StorageCode.LOCKED
            case asyncpg.QueryCanceledError() | TimeoutError():
                return StorageCode.SLOW
            case asyncpg.ReadOnlySQLTransactionError():
                return StorageCode.UNWRITABLE
            # The last: a connection that broke while it was in use no longer knows what it was doing.
            case (
                OSError() | asyncpg.PostgresConnectionError() | asyncpg.InterfaceError() | asyncpg.InternalClientError()
            ):
                return StorageCode.UNREACHABLE
            case asyncpg.OperatorInterventionError() | asyncpg.TooManyConnectionsError():
                return StorageCode.UNREACHABLE
            case sqlite3.Error():
                return next((code for word, code in _SQLITE_SAYS.items() if word in str(cause)), _ANY)
    return _ANY


_ANY = StorageCode.WRITE_FAILED


def _causes(error: BaseException | None) -> list[BaseException]:
    """The error, and what it came from."""
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.append(error)
        error = getattr(error, "orig", None) or error.__cause__ or error.__context__
    return found
