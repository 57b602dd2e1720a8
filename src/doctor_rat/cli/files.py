"""Files of game records: one JSON document, or JSON Lines."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import click
import msgspec

from doctor_rat.rules import Record, RecordError, read_lines, read_record

_LINES = (".jsonl", ".ndjson")


def read_file(path: Path) -> Iterator[Record | RecordError]:
    """Every record in a file, or an error in its place."""
    try:
        with path.open("rb") as file:
            if path.suffix in _LINES or _has_lines(file.readline(), file.readline()):
                file.seek(0)
                yield from read_lines(file)
                return
            file.seek(0)
            data = file.read()
    except OSError as error:
        raise click.ClickException(f"Couldn't read {path}: {error.strerror}.") from None
    try:
        yield read_record(data)
    except RecordError as error:
        yield error


def _has_lines(*first: bytes) -> bool:
    """Whether one of the first lines is a whole document; then every line is."""
    return any(_is_document(line) for line in first)


def _is_document(line: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(line), dict)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


def read_all(path: Path) -> Iterator[Record]:
    """Every record in a file. Stops at the first that can't be read."""
    for found in read_file(path):
        if isinstance(found, RecordError):
            raise click.ClickException(str(found))
        yield found


def pick(path: Path, number: int) -> Record:
    """Record `number` in a file, counted from 1."""
    for found in islice(read_file(path), number - 1, number):
        if isinstance(found, RecordError):
            raise click.ClickException(str(found))
        return found
    raise click.ClickException(f"{path} has no game {number}.")
