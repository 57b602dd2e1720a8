"""uvicorn's WebSocket with a shorter way out: a message is framed once and goes straight to every connection.

`tried` lists the versions of uvicorn this works with; `plain_line` does the same with any other.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from doctor_rat.protocol.closing import Closing
from doctor_rat.server.limits import Bucket, Rate
from doctor_rat.server.sockets.bouncer import HARM
from doctor_rat.server.sockets.door import Door
from doctor_rat.server.sockets.lines import EXTENSION, TooMuch

READ_AHEAD = 8
"""Messages that may wait for the application before reading pauses."""
PIECE = 512
"""Bytes parsed at a time: they may hold hundreds of frames, which are counted only when parsed."""
MOST_FRAGMENTS = 64
"""Per message."""
LATE = 4_096
"""Bytes a client may still send after we close."""
NOT_TEXT = 1007


class LineProtocol(WebSocketsSansIOProtocol):
    """Reaches the application as an extension of the ASGI scope.

    Every frame of any kind takes from one bucket, and we stop reading while the client doesn't read.
    """

    def __init__(self, *arguments: Any, door: Door, rate: Rate, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.drained: Callable[[], None] = _nobody
        self.is_full = False
        self._door = door
        self._bucket = Bucket(rate)
        self._is_over = False
        """Whether the bucket has run empty: anything later is ignored."""
        self._late = 0
        self._is_served = False
        """Whether the application is at work for it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._stay = self._door.find(self.transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}
            self._is_served = True

    def start_keepalive(self) -> None:
        """The handshake has been answered, so nobody needs its headers any more."""
        super().start_keepalive()
        del self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.go(self.transport)
        super().connection_lost(exc)
        self.is_full = False
        self.drained()
        self._let_go()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self._is_served = False
        self._let_go()

    def _let_go(self) -> None:
        """Once both are gone, break the cycles: the collector comes too seldom to free what a storm leaves."""
        if self.disconnected and not self._is_served:
            self.drained = _nobody
            self.conn.parser.close()
            self.__dict__.pop("scope", None)

    # Out

    @property
    def waiting(self) -> int:
        return self.transport.get_write_buffer_size()

    def write(self, frames: bytes) -> None:
        if self.conn.state is State.OPEN:
            self._stay.written += len(frames)
            self.transport.write(frames)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        self._read_on()
        self.drained()

    def keepalive_timeout(self) -> None:
        """A client that doesn't answer doesn't read either, so its output would wait forever."""
        super().keepalive_timeout()
        self.transport.abort()

    # In

    async def hear(self) -> str | None:
        event: Any = await self.queue.get()
        if self.read_paused:
            self._may_read_on()
        if event["type"] == "websocket.disconnect":
            return None
        if event["over"]:
            raise TooMuch(event["text"])
        text: str = event["text"]
        return text

    async def receive(self) -> Any:
        event = await self.queue.get()
        if self.read_paused:
            self._may_read_on()
        return event

    def _may_read_on(self) -> None:
        if self.queue.empty() and not self._is_over:
            self.read_paused = False
            self._read_on()

    def _pause_reading(self) -> None:
        self.read_paused = True
        self.transport.pause_reading()

    def _read_on(self) -> None:
        if not self.read_paused and not self.is_full:
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if len(data) <= PIECE and not self._is_over and not self.close_sent:
            super().data_received(data)
        else:
            self._receive_pieces(data)

    def _receive_pieces(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing() or (self._is_over and not self.close_sent):
                return
            if self.close_sent:
                self._late += PIECE
            if self._late > LATE:
                self.transport.abort()
                return
            super().data_received(data[at : at + PIECE])

    def handle_text(self, event: Frame) -> None:
        if self._is_paid(event):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_paid(event):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_paid(event):
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._is_paid():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_paid():
            super().handle_pong(event)

    def _is_paid(self, part: Frame | None = None) -> bool:
        """Whether to handle this frame. One whole message too many still passes, so that its sender can be told."""
        if self._is_over or self.close_sent:
            return False
        if self._bucket.take() and len(self.frames) < MOST_FRAGMENTS:
            return True
        self._is_over = True
        self._door.bouncer.note(self._stay.network, HARM)
        self._pause_reading()
        if part is not None and part.fin and len(self.frames) < MOST_FRAGMENTS:
            return True
        self._hang_up(Closing.TOO_MUCH)
        return False

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops and resumes reading for every message, which costs more than the message itself."""
        data, self.frames = b"".join(self.frames), []
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            self._hang_up(NOT_TEXT)
            return
        event: Any = {"type": "websocket.receive", "text": text, "over": self._is_over}
        self.queue.put_nowait(event)
        if self.queue.qsize() > READ_AHEAD:
            self._pause_reading()

    def _hang_up(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()


def _nobody() -> None:
    pass
