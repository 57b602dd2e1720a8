"""All rows of a database, and their JSON Lines: a header, a line per row, and the number of rows."""

import os
from base64 import b64decode
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, select

from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.migrate import current_revision
from doctor_rat.server.storage.schema import BACKED_UP, metadata

FORMAT = 1
CHUNK = 500

StoredRow = tuple[str, dict[str, Any]]
"""The name of its table and its columns."""


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    doctor_rat_backup: int
    revision: str


class _Footer(msgspec.Struct, forbid_unknown_fields=True):
    rows: int


def rows(connection: Connection) -> Generator[StoredRow, None, None]:
    for table in BACKED_UP:
        found = connection.execute(select(table).order_by(*table.primary_key), execution_options={"yield_per": CHUNK})
        for row in found.mappings():
            yield str(table.name), {str(name): value for name, value in row.items()}


def write_lines(connection: Connection, target: Path) -> None:
    count = 0
    with target.open("wb") as file:
        file.write(_line(_Header(FORMAT, current_revision())))
        for row in rows(connection):
            file.write(_line(row))
            count += 1
        file.write(_line(_Footer(count)))
        file.flush()
        os.fsync(file.fileno())


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def read_lines(source: Path) -> Generator[StoredRow, None, None]:
    decode = msgspec.json.Decoder(StoredRow | _Footer).decode
    count = 0
    with source.open("rb") as file:
        _check_header(file.readline())
        for line in file:
            try:
                read = decode(line)
            except msgspec.MsgspecError as error:
                raise bad_backup("it can't be read") from error
            if isinstance(read, _Footer):
                if read.rows != count:
                    raise bad_backup("rows are missing")
                return
            count += 1
            yield _with_bytes(*read)
    raise bad_backup("it ends too early")


def _with_bytes(name: str, row: dict[str, Any]) -> StoredRow:
    if name not in metadata.tables:
        raise bad_backup(f"it has an unknown table, {name}")
    for column in metadata.tables[name].columns:
        if isinstance(column.type, LargeBinary):
            row[column.name] = b64decode(row[column.name])
    return name, row


def _check_header(line: bytes) -> None:
    try:
        header = msgspec.json.decode(line, type=_Header)
    except msgspec.MsgspecError as error:
        raise bad_backup("it isn't a Doctor Rat backup") from error
    if (header.doctor_rat_backup, header.revision) != (FORMAT, current_revision()):
        raise bad_backup("a different version of Doctor Rat made it; restore it with that version")


def bad_backup(why: str) -> Unusable:
    return Unusable(StorageCode.BAD_BACKUP, f"The backup can't be restored: {why}.")
