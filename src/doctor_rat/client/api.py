"""The server's HTTP side."""

import ssl
from functools import cache
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from doctor_rat.client.seat import Refusal, TablePlace
from doctor_rat.protocol.messages import (
    Invitation,
    ListedTable,
    MeWithToken,
    NewGuest,
    NewTable,
    Problem,
    TableMadeAnswer,
)
from doctor_rat.table import TableId

Answer = TypeVar("Answer")


@cache
def _trusted() -> ssl.SSLContext:
    """Loading all certificates takes longer than many requests, so all guests of a program share them."""
    return httpx.create_ssl_context()


class Api:
    """One guest at one server."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._http = httpx.AsyncClient(base_url=self.url, timeout=30, verify=_trusted())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def become(self, name: str) -> MeWithToken:
        """Become a new guest."""
        me = await self._ask("POST", "/api/guests/token", MeWithToken, NewGuest(name))
        self.token = me.token
        return me

    async def make(self, wish: NewTable) -> TableMadeAnswer:
        return await self._ask("POST", "/api/tables", TableMadeAnswer, wish)

    async def join(self, table: TableId, invite: str = "") -> None:
        await self.request("POST", f"/api/tables/{table}/join", Invitation(invite))

    async def open_tables(self) -> list[ListedTable]:
        return await self._ask("GET", "/api/tables", list[ListedTable])

    async def your_tables(self) -> list[ListedTable]:
        return await self._ask("GET", "/api/me/tables", list[ListedTable])

    async def record(self, table: TableId) -> bytes:
        return await self.request("GET", f"/api/tables/{table}/record")

    def at(self, table: TableId, invite: str | None = None) -> TablePlace:
        """A connection to a table, to be entered with `async with`."""
        return TablePlace(self.url, self.token or "", table, invite)

    async def _ask(self, method: str, path: str, kind: type[Answer], body: Any = None) -> Answer:
        return msgspec.json.decode(await self.request(method, path, body), type=kind)

    async def request(self, method: str, path: str, body: Any = None) -> bytes:
        """Make any call. Raises a refusal with its code."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        answer = await self._http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            raise _refusal(answer)
        return answer.content


def _refusal(answer: httpx.Response) -> Refusal:
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.MsgspecError:
        return Refusal(f"http-{answer.status_code}", {})
    return Refusal(problem.code, problem.arguments)
