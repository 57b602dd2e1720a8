"""Entries as rows."""

from collections.abc import Mapping
from typing import Any

import msgspec

from doctor_rat.table.entries import Body, Entry, check_format
from doctor_rat.table.values import TableId

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def encode(body: Body) -> str:
    return _encoder.encode(body).decode()


def decode(body: str) -> Body:
    return _decoder.decode(body)


def as_row(table: TableId, entry: Entry) -> tuple[Any, ...]:
    """In the order of the columns."""
    return (table, entry.number, entry.at, entry.by, entry.command, encode(entry.body), entry.format)


def as_entry(row: Mapping[Any, Any]) -> Entry:
    check_format(row["number"], row["format"])
    return Entry(row["number"], row["at"], decode(row["body"]), row["by_guest"], row["command"], row["format"])
