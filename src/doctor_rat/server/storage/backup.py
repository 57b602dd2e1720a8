"""A copy of everything in one file, made while the server runs, and the way back.

SQLite's copy is a SQLite file. PostgreSQL's is JSON Lines: a header, a line for each row, and the count of rows.
Both can be restored into either database.
"""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from base64 import b64decode
from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import URL, Connection, LargeBinary, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from doctor_rat.server.storage.database import Database, sqlite_engine
from doctor_rat.server.storage.diagnose import unusable
from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.migrate import current_revision, migrate
from doctor_rat.server.storage.schema import BACKED_UP, metadata
from doctor_rat.server.storage.session import lift_limits

FORMAT = 1
_SQLITE = b"SQLite format 3\0"
_CHUNK = 500

Row = tuple[str, dict[str, Any]]
"""Of which table, and its columns."""


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    doctor_rat_backup: int
    revision: str


class _Footer(msgspec.Struct, forbid_unknown_fields=True):
    rows: int


async def backup(url: str, target: Path) -> None:
    """Write everything to a new file. It appears when it is complete, and not before."""
    if target.exists():
        raise Unusable(StorageCode.TARGET_EXISTS, f"The file {target} already exists.")
    database = Database(url, patient=True)
    part = target.with_name(target.name + ".part")
    try:
        part.write_bytes(b"")
    except OSError as error:
        raise Unusable(StorageCode.UNWRITABLE, f"The file {target} can't be written: {error.strerror}.") from None
    try:
        if database.is_postgresql:
            await _write_lines(database, part)
        else:
            await asyncio.to_thread(_copy_sqlite, database, part)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


async def restore(source: Path, url: str) -> int:
    """Fill an empty database from a backup, all or nothing; how many rows."""
    database = Database(url, patient=True)
    await database.open()
    try:
        read = _read_sqlite if _is_sqlite(source) else _read_lines
        with closing(read(source)) as rows:
            return await database.transact(partial(_fill, rows), seconds=None)
    finally:
        await database.close()


def _copy_sqlite(database: Database, target: Path) -> None:
    if not database.file.exists():
        raise Unusable(StorageCode.MISSING, f"The database file {database.file} doesn't exist.")
    try:
        with closing(sqlite3.connect(database.file)) as connection:
            # One reading transaction, which hinders no writer.
            connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        raise unusable(error, database.url) from error
    with target.open("rb+") as written:
        os.fsync(written.fileno())


async def _write_lines(database: Database, target: Path) -> None:
    """As of one moment."""
    await database.open()
    try:
        with target.open("wb") as file:
            file.write(_line(_Header(FORMAT, current_revision())))
            async with database.reading.connect() as plain:
                connection = await plain.execution_options(isolation_level="REPEATABLE READ")
                count = await connection.run_sync(partial(_write_rows, file))
            file.write(_line(_Footer(count)))
            file.flush()
            os.fsync(file.fileno())
    finally:
        await database.close()


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _write_rows(file: BinaryIO, connection: Connection) -> int:
    """How many."""
    lift_limits(connection)
    count = 0
    for row in _rows(connection):
        file.write(_line(row))
        count += 1
    return count


def _rows(connection: Connection) -> Generator[Row, None, None]:
    for table in BACKED_UP:
        found = connection.execute(select(table).order_by(*table.primary_key), execution_options={"yield_per": _CHUNK})
        for row in found.mappings():
            yield str(table.name), {str(name): value for name, value in row.items()}


def _read_sqlite(source: Path) -> Generator[Row, None, None]:
    """From a copy, brought up to date if an older program made it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy.db")
        shutil.copyfile(source, copy)
        url = URL.create("sqlite", database=str(copy))
        engine = sqlite_engine(url)
        try:
            with engine.begin() as connection:
                migrate(connection)
                yield from _rows(connection)
        except SQLAlchemyError as error:
            raise unusable(error, url) from error
        finally:
            engine.dispose()


def _read_lines(source: Path) -> Generator[Row, None, None]:
    decode = msgspec.json.Decoder(Row | _Footer).decode
    count = 0
    with source.open("rb") as file:
        _check_header(file.readline())
        for line in file:
            try:
                read = decode(line)
            except msgspec.MsgspecError as error:
                raise _bad("it can't be read") from error
            if isinstance(read, _Footer):
                if read.rows != count:
                    raise _bad("rows are missing")
                return
            count += 1
            yield _with_bytes(*read)
    raise _bad("it ends too early")


def _with_bytes(name: str, row: dict[str, Any]) -> Row:
    if name not in metadata.tables:
        raise _bad(f"it has an unknown table, {name}")
    for column in metadata.tables[name].columns:
        if isinstance(column.type, LargeBinary):
            row[column.name] = b64decode(row[column.name])
    return name, row


def _check_header(line: bytes) -> None:
    try:
        header = msgspec.json.decode(line, type=_Header)
    except msgspec.MsgspecError as error:
        raise _bad("it isn't a Doctor Rat backup") from error
    if (header.doctor_rat_backup, header.revision) != (FORMAT, current_revision()):
        raise _bad("a different version of Doctor Rat made it; restore it with that version")


def _check_empty(connection: Connection) -> None:
    for table in BACKED_UP:
        if connection.scalar(select(func.count()).select_from(table)):
            raise Unusable(StorageCode.NOT_EMPTY, "The database to restore into isn't empty.")


def _fill(rows: Iterable[Row], connection: Connection) -> int:
    _check_empty(connection)
    waiting: dict[str, list[dict[str, Any]]] = {table.name: [] for table in BACKED_UP}
    count = 0
    for name, row in rows:
        waiting[name].append(row)
        count += 1
        if count % _CHUNK == 0:
            _flush(connection, waiting)
    _flush(connection, waiting)
    return count


def _flush(connection: Connection, waiting: dict[str, list[dict[str, Any]]]) -> None:
    """In an order in which each table's rows find those they name."""
    for name, rows in waiting.items():
        if rows:
            connection.execute(insert(metadata.tables[name]), rows)
            rows.clear()


def _is_sqlite(source: Path) -> bool:
    if not source.exists():
        raise _bad("the file doesn't exist")
    with source.open("rb") as file:
        return file.read(len(_SQLITE)) == _SQLITE


def _bad(why: str) -> Unusable:
    return Unusable(StorageCode.BAD_BACKUP, f"The backup can't be restored: {why}.")
