"""Entries and summaries as rows."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from doctor_rat.server.storage.values import Summary
from doctor_rat.table.entries import Body, Entry, check_format
from doctor_rat.table.values import TableId

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)
_summaries = msgspec.json.Decoder(Summary)


def encode(body: Body) -> str:
    return _encoder.encode(body).decode()


def decode(body: str) -> Body:
    return _decoder.decode(body)


def encode_summary(summary: Summary) -> str:
    return _encoder.encode(summary).decode()


def as_summary(row: Any) -> Summary:
    """The row is the authority on the table's id and when it was last touched."""
    found = _summaries.decode(row.summary)
    listed = replace(found.listed, id=row.id, touched=row.touched_at)
    return replace(found, listed=listed, number=row.number, made_at=row.made_at, archived=row.archived)


def as_row(table: TableId, entry: Entry) -> tuple[Any, ...]:
    """In the order of the columns."""
    return (table, entry.number, entry.at, entry.by, entry.command, encode(entry.body), entry.format)


def as_entry(row: Mapping[Any, Any]) -> Entry:
    check_format(row["number"], row["format"])
    return Entry(row["number"], row["at"], decode(row["body"]), row["by_guest"], row["command"], row["format"])
