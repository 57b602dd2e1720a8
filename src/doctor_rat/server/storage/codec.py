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


def as_row(table: TableId, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "at": entry.at,
        "by_guest": entry.by,
        "command": entry.command,
        "body": encode(entry.body),
        "format": entry.format,
    }


def as_entry(row: Mapping[Any, Any]) -> Entry:
    check_format(row["number"], row["format"])
    return Entry(row["number"], row["at"], decode(row["body"]), row["by_guest"], row["command"], row["format"])
