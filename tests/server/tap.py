"""Keeps every byte the server sends to a person, to search, audit and compare."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Self

import httpx
import msgspec

from doctor_rat.client import TablePlace
from doctor_rat.table import TableId

_TIME = re.compile(rb"(?<!\d)1\d{12}(?!\d)")
_PROMISE = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")


class Sent(msgspec.Struct, frozen=True):
    kind: str
    """`socket`, `closed`, or the method and path of a request."""
    data: bytes
    place: int = 0
    """Which of their sockets it came through, from 1."""


class Tap:
    """A person whose connections are tapped: a guest with a token, or a stranger without one."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.guest = ""
        self.token: str | None = None
        self.sent: list[Sent] = []
        self.places: list[TappedPlace] = []
        # No certificates are needed here, and loading them took a third of a game.
        self._http = httpx.AsyncClient(base_url=url, timeout=60, verify=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: Any) -> None:
        for place in self.places:
            await place.close()
            self.sent.append(Sent("closed", str(place.closed).encode()))
        await self._http.aclose()

    async def become(self) -> None:
        made = msgspec.json.decode(await self.ask("POST", "/api/guests/token", {"name": self.name}))
        self.guest, self.token = made["id"], made["token"]

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """Keeps the answer with status and headers, whatever it is; returns the body."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        answer = await self._http.request(method, path, content=content, headers=headers)
        lines = [str(answer.status_code), *(f"{name}: {value}" for name, value in sorted(answer.headers.items()))]
        self.sent.append(Sent(f"{method} {path}", "\n".join(lines).encode() + b"\n" + answer.content))
        return answer.content

    async def visit(self, table: TableId, invite: str | None = None) -> "TappedPlace":
        place = TappedPlace(self, table, invite)
        self.places.append(place)
        await place.connect()
        return place

    @property
    def everything(self) -> bytes:
        return b"\n".join(each.kind.encode() + b" " + each.data for each in self.sent)


class TappedPlace(TablePlace):
    def __init__(self, tap: Tap, table: TableId, invite: str | None) -> None:
        super().__init__(tap.url, tap.token or "", table, invite)
        self._tap = tap

    def _decode(self, text: str | bytes) -> Any:
        data = text.encode() if isinstance(text, str) else text
        self._tap.sent.append(Sent("socket", data, 1 + self._tap.places.index(self)))
        return super()._decode(text)


def comparable(sent: Iterable[Sent], names: Mapping[str, str]) -> list[bytes]:
    """Without ids, times and promises (hashes with a random salt); everything else byte for byte."""
    found: list[bytes] = []
    for each in sent:
        line = each.kind.encode() + b" " + each.data
        for old, new in names.items():
            line = line.replace(old.encode(), new.encode())
        # Promises first: one in six hundred contains something that looks like a time.
        found.append(_TIME.sub(b"TIME", _PROMISE.sub(b"PROMISE", line)))
    return found
