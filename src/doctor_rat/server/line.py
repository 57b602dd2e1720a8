"""uvicorn's WebSocket, with a shorter way out: a message is framed once for all, and goes straight to connections."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "doctor_rat.line"
READ_AHEAD = 8
"""Messages that may wait for the application before no more are read."""


def framed(message: bytes) -> bytes:
    """A text message as a server sends it to anybody: whole and unmasked (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return b"\x81" + length.to_bytes(1, "big") + message
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message


class Line(Protocol):
    """Where frames are written to."""

    drained: Callable[[], None]
    """Called when a line that was full no longer is, or is gone."""

    is_full: bool

    def write(self, frames: bytes, /) -> None: ...

    async def hear(self) -> str | None:
        """The next message; None when there will be no more."""


class Inbox:
    """What was received and not yet read. Only one ever reads here, so it needs less than `asyncio.Queue` does."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()


class LineProtocol(WebSocketsSansIOProtocol):
    """Finds its way to the application as an extension of the ASGI scope."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.queue: Any = Inbox(self.loop)
        self.drained: Callable[[], None] = _nobody
        self.is_full = False

    def write(self, frames: bytes) -> None:
        if self.conn.state is State.OPEN:
            self.transport.write(frames)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    async def hear(self) -> str | None:
        event: Any = await self.receive()
        return None if event["type"] == "websocket.disconnect" else event.get("text") or ""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        self.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_full = False
        self.drained()

    def send_receive_event_to_app(self) -> None:
        """To stop reading and begin again for every message, as is done above, costs more than the message itself."""
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False


def _nobody() -> None:
    pass
