"""A copy of everything in one file, made while the server runs, and the way back.

SQLite's copy is a SQLite file, PostgreSQL's is JSON Lines. Both can be restored into either database.
"""

import os
from collections.abc import Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, select

from doctor_rat.server.storage import sqlite
from doctor_rat.server.storage.databases import database_at
from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.rows import CHUNK, StoredRow, bad_backup, read_lines
from doctor_rat.server.storage.schema import BACKED_UP, metadata


async def backup(url: str, target: Path) -> None:
    """Write everything to a new file, which appears only once it is complete."""
    if target.exists():
        raise Unusable(StorageCode.TARGET_EXISTS, f"The file {target} already exists.")
    database = database_at(url, patient=True)
    part = target.with_name(target.name + ".part")
    try:
        part.write_bytes(b"")
    except OSError as error:
        raise Unusable(StorageCode.UNWRITABLE, f"The file {target} can't be written: {error.strerror}.") from None
    try:
        await database.copy_to(part)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


async def restore(source: Path, url: str) -> int:
    """Fill an empty database from a backup, all or nothing. Returns the number of rows."""
    database = database_at(url, patient=True)
    await database.open()
    try:
        if not source.exists():
            raise bad_backup("the file doesn't exist")
        read = sqlite.read_copy if sqlite.is_copy(source) else read_lines
        with closing(read(source)) as rows:
            return await database.transact(partial(_fill, rows), seconds=None)
    finally:
        await database.close()


def _check_empty(connection: Connection) -> None:
    for table in BACKED_UP:
        if connection.scalar(select(func.count()).select_from(table)):
            raise Unusable(StorageCode.NOT_EMPTY, "The database to restore into isn't empty.")


def _fill(rows: Iterable[StoredRow], connection: Connection) -> int:
    _check_empty(connection)
    waiting: dict[str, list[dict[str, Any]]] = {table.name: [] for table in BACKED_UP}
    count = 0
    for name, row in rows:
        waiting[name].append(row)
        count += 1
        if count % CHUNK == 0:
            _flush(connection, waiting)
    _flush(connection, waiting)
    return count


def _flush(connection: Connection, waiting: dict[str, list[dict[str, Any]]]) -> None:
    """In the order of foreign keys: the rows that others refer to come first."""
    for name, rows in waiting.items():
        if rows:
            connection.execute(insert(metadata.tables[name]), rows)
            rows.clear()
