"""One guest at one table, over a socket: what they see, and what they do."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from doctor_rat.protocol.messages import Arguments, CatchUp, Done, Failed, Hello, Here, ToClient, Welcome
from doctor_rat.rules import Role, View, parse_diet
from doctor_rat.table import Command, CommandId, TableId
from doctor_rat.table.picture import Picture
from doctor_rat.table.wire import Delivery

_read = msgspec.json.Decoder(ToClient).decode
_encode = msgspec.json.Encoder().encode


class Refusal(Exception):
    """The server said no: a code and arguments."""

    def __init__(self, code: str, arguments: Arguments) -> None:
        self.code = code
        self.arguments = arguments
        super().__init__(f"{code} {arguments or ''}".strip())


class Visitor(Picture):
    """What has been told so far, by every kind of message. No network here."""

    def __init__(self) -> None:
        super().__init__()
        self.welcome: Welcome | None = None
        self.here: Here | None = None

    def take(self, message: Any) -> None:
        match message:
            case Welcome():
                self.welcome = message
            case CatchUp(reset, entries):
                if reset:
                    self.reset()
                self.hear(entries)
            case Delivery():
                self.add(message)
            case Here():
                self.here = message

    def view(self, role: Role | None = None) -> View:
        """The game as a bot needs it, in this role or in the audience's."""
        assert self.game is not None
        assert self.table is not None
        assert self.welcome is not None
        return View(
            role=role or self.welcome.audience,
            config=self.table.options.config(),
            board=self.game.board,
            sources=self.game.sources,
            diets=tuple(None if diet is None else parse_diet(diet) for diet in self.game.diets),
            desk=self.game.desk,
            history=tuple(self.history),
        )


class TablePlace(Visitor):
    """A live connection. `async for` yields each message after it is taken in; `do` sends a command and waits."""

    def __init__(self, url: str, token: str, table: TableId, invite: str | None = None) -> None:
        super().__init__()
        self._table = table
        self.move(url)
        self._hello = Hello(0, token, invite)
        self._socket: ClientConnection | None = None
        self._waiting: dict[CommandId, asyncio.Future[int]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._news: asyncio.Queue[Any] = asyncio.Queue()
        self.closed: int | None = None
        """The close code; None while connected, or before."""

    def move(self, url: str) -> None:
        """Connect to another process of the same server from now on."""
        self._url = url.replace("http", "ws", 1) + f"/api/tables/{self._table}/socket"

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        """Connect, or connect again and catch up from the last number."""
        await self.close()
        self.closed = None
        self._socket = await connect(self._url, max_size=None, compression=None)
        audience = None if self.welcome is None else self.welcome.audience
        hello = Hello(self.number, self._hello.token, self._hello.invite, audience)
        # If we are refused at once, we can still read why.
        with suppress(ConnectionClosed):
            await self._socket.send(_encode(hello).decode())
        await self._first_messages()
        self._reader = asyncio.create_task(self._read())

    async def _first_messages(self) -> None:
        assert self._socket is not None
        while True:
            message = self._decode(await self._socket.recv())
            if isinstance(message, Failed):
                raise Refusal(message.code, message.arguments)
            self._heard(message)
            if isinstance(message, CatchUp) and not message.more:
                return

    def _decode(self, text: str | bytes) -> Any:
        return _read(text)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader
        self._socket = self._reader = None

    def _heard(self, message: Any) -> None:
        match message:
            case Done(id=named, number=number):
                self._answer(named, lambda waiting: waiting.set_result(number))
            case Failed(code, arguments, named):
                self._answer(named, lambda waiting: waiting.set_exception(Refusal(code, arguments)))
            case _:
                self.take(message)
                self._news.put_nowait(message)

    def _answer(self, named: CommandId | None, settle: Callable[["asyncio.Future[int]"], None]) -> None:
        waiting = self._waiting.pop(named, None) if named is not None else None
        if waiting is not None and not waiting.done():
            settle(waiting)

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                self._heard(self._decode(text))
        except ConnectionClosed:
            pass
        finally:
            self.closed = self._socket.close_code
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the connection was closed before the answer"))
            self._waiting.clear()
            self._news.put_nowait(None)

    def __aiter__(self) -> AsyncIterator[Any]:
        return self._messages()

    async def _messages(self) -> AsyncIterator[Any]:
        while (message := await self._news.get()) is not None:
            yield message

    async def do(self, command: Command) -> int:
        """Send a command. Returns its entry's number or raises `Refusal`; a `ConnectionError` leaves it unclear."""
        assert self._socket is not None
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = waiting
        try:
            await self._socket.send(_encode(command).decode())
        except ConnectionClosed:
            raise ConnectionError("the connection is closed") from None
        return await waiting


def new_id() -> CommandId:
    return CommandId(secrets.token_hex(8))
