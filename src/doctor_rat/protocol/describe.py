"""docs/protocol.md, written from the messages themselves: `python -m doctor_rat.protocol.describe`."""

from typing import Any

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import FromClient, ToClient
from doctor_rat.protocol.schema import schema
from doctor_rat.table import TableCode

INTRODUCTION = """# The protocol

Written by `make types` from the messages in `doctor_rat.protocol.messages`; change them there.

A guest gets a token with `POST /api/guests` (a cookie, for browsers) or `POST /api/guests/token` (in the answer, for
programs, which send it as `Authorization: Bearer …`). All HTTP calls are listed at `/api/schema/openapi.json`.

A table is played over the socket `/api/tables/{id}/socket`, in JSON text messages. The first one must be `hello`, with
the last number that you have seen. You are answered with `welcome` and `catch-up`, and from then on you are sent an
`entry` for everything that happens and that you may know. Entries are numbered from 1 without gaps, in a stream of
your audience's own: if a number is missing, connect again with the last one you have. `table` and `game` in an entry
are your whole new sight of them; where they are left out nothing has changed, but that an entry may bring `proposals`
and `awaited` alone, in place of the table's. What led there are the `events` of all entries so far. A spectator who
takes a seat during the game has another audience from then on: a new `welcome` says so, and a `catch-up` with `reset`
brings everything again. Name the `audience` of your last `welcome` when you say hello again, since your number belongs
to its stream.

Each command has an `id` that you make up. It is answered by `done` or `failed`, and repeating it, after a lost
connection say, gives the first answer and does nothing twice. Moves name the `count` of game actions they were decided
on (`table.count`); if the game has moved on they are refused as `stale`. A refusal has a code and arguments: the words
for it are `error-<code>` in the catalogues.

The socket `/api/lobby` tells of the open tables. It takes no `hello` and no guest: you are sent `tables` at once, and
again, with the whole list, whenever the list has changed. Nothing that you send there is read as a command, but it is
counted as on a table's socket, and too much of it is answered by `failed` and closes the connection.

Closing codes: 4400 after a refusal, 4408 for a connection that was too slow or too fast, 1012 when the server stops.
"""


def _kind(part: dict[str, Any]) -> str:
    """A schema as a short word."""
    if "$ref" in part:
        return f"`{part['$ref'].rpartition('/')[2]}`"
    if "anyOf" in part:
        return " or ".join(dict.fromkeys(_kind(each) for each in part["anyOf"]))
    if "enum" in part:
        return " or ".join(f"`{each}`" for each in part["enum"])
    if part.get("type") == "array":
        inner = part.get("items")
        return f"list of {_kind(inner)}" if isinstance(inner, dict) else "list"
    if part.get("type") == "object":
        inner = part.get("additionalProperties")
        return f"object of {_kind(inner)}" if isinstance(inner, dict) else "object"
    return str(part.get("type", "any"))


def _message(name: str, part: dict[str, Any]) -> list[str]:
    lines = [f"### {name}", ""]
    if part.get("description"):
        lines += [part["description"], ""]
    if "enum" in part:
        return [*lines, "One of " + ", ".join(f"`{each}`" for each in part["enum"]) + ".", ""]
    needed = part.get("required", [])
    for field, kind in part.get("properties", {}).items():
        lines.append(f"- `{field}`{'' if field in needed else ' (optional)'}: {_kind(kind)}")
    return [*lines, ""]


def protocol() -> str:
    parts = schema()["$defs"]
    sent = {kind.__name__ for kind in ToClient.__args__}
    asked = {kind.__name__ for kind in FromClient.__args__}
    lines = [INTRODUCTION]
    for title, names in (
        ("From the client", sorted(asked)),
        ("To the client", sorted(sent)),
        ("Parts", sorted(set(parts) - asked - sent)),
    ):
        lines += [f"## {title}", ""]
        for name in names:
            lines += _message(name, parts[name])
    lines += ["## Codes of refusals", "", "The rules' own codes are in `doctor_rat.rules.errors`.", ""]
    lines += [f"- `{code}`" for code in (*TableCode, *ServerCode)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(protocol(), end="")
