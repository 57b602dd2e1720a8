"""The messages as a JSON schema, for the client's types: `python -m doctor_rat.server.schema`."""

import json
import sys
from typing import Any

import msgspec

from doctor_rat.analysis.values import Analysis
from doctor_rat.review import Review
from doctor_rat.server import codes, messages
from doctor_rat.table import TableCode

ROOTS: tuple[Any, ...] = (
    messages.ToClient,
    messages.FromClient,
    messages.NewGuest,
    messages.Me,
    messages.MeWithToken,
    messages.ContinueLink,
    messages.ContinueCode,
    messages.NewTable,
    messages.TableMadeAnswer,
    messages.Invitation,
    messages.ListedTable,
    messages.OpenTables,
    messages.SheetAnswer,
    messages.Marks,
    messages.Problem,
    messages.RatingAnswer,
    messages.DietWish,
    Review,
    Analysis,
    TableCode,
    codes.ServerCode,
)
NAMED_UNIONS = {"ToClient": messages.ToClient, "FromClient": messages.FromClient}


def schema() -> dict[str, Any]:
    """One document whose `$defs` are all messages and whose properties are the two unions."""
    found, parts = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    unions = dict(zip(NAMED_UNIONS, found, strict=False))
    for name, part in parts.items():
        part["title"] = name
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": unions,
        "required": list(unions),
        "additionalProperties": False,
        "$defs": dict(sorted(parts.items())),
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
