"""Writes docs/protocol.md from the messages themselves: `python -m doctor_rat.protocol.describe`."""

from typing import Any

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import FromClient, ToClient
from doctor_rat.protocol.schema import schema
from doctor_rat.table import TableCode

INTRODUCTION = """# The protocol

Written by `make types` from the messages in `doctor_rat.protocol.messages`; change them there.

A guest gets a token with `POST /api/guests` (a cookie, for browsers) or `POST /api/guests/token` (in the answer, for
programs, which send it as `Authorization: Bearer …`). All HTTP calls are listed at `/api/schema/openapi.json`.

A table is played over the socket `/api/tables/{id}/socket`, in JSON text messages. The first must be `hello`, with the
last number you have seen. You get `welcome` and `catch-up` in return, and from then on an `entry` for everything that
happens and that you may know. Entries are numbered from 1 without gaps, in a separate stream for each audience: if a
number is missing, reconnect with the last one you have. `table` and `game` in an entry are your whole new view of them.
If they are left out, nothing has changed, except that an entry may bring only `proposals` and `awaited`, which replace
the table's. The `events` of all entries so far led to the current view. A spectator who takes a seat during the game
gets another audience: a new `welcome` says so, and a `catch-up` with `reset` brings everything again. When you say
hello again, name the `audience` of your last `welcome`, because your number belongs to its stream.

Each command has an `id` that you make up. It is answered by `done` or `failed`. Repeating it, after a lost connection
for example, returns the first answer and does nothing twice. Moves name the `count` of game actions they were decided
after (`table.count`); if the game has moved on, they are refused as `stale`. A refusal has a code and arguments; its
text is `error-<code>` in the catalogs.

The socket `/api/lobby` lists the open tables. It needs no `hello` and no guest: you get `tables` at once, and again,
with the whole list, whenever it changes. Nothing you send there is read as a command, but it counts against the same
limits as on a table's socket; too much is answered by `failed` and closes the connection.

Close codes: 4400 after a refusal, 4408 for a connection that was too slow or too fast, and 1012 when you should
reconnect, because the server is stopping or the table was closed to be read again.
"""


def _kind(part: dict[str, Any]) -> str:
    """A schema in a few words."""
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
