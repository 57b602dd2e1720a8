"""A line over plain ASGI: slower, but it works with any server. Used with versions of uvicorn we haven't tried."""

import asyncio
from collections.abc import Callable, Iterator

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from doctor_rat.server.limits import Bucket, Rate
from doctor_rat.server.sockets.lines import FULL, TooMuch


def unframed(frames: bytes) -> Iterator[str]:
    """The messages that `lines.framed` framed."""
    at = 0
    while at < len(frames):
        short = frames[at + 1]
        size = {126: 2, 127: 8}.get(short, 0)
        start = at + 2 + size
        length = int.from_bytes(frames[at + 2 : start], "big") if size else short
        at = start + length
        yield frames[start:at].decode()


class PlainLine:
    """Implements `lines.Line`."""

    def __init__(self, socket: WebSocket[object, object, State], rate: Rate) -> None:
        self.drained: Callable[[], None] = lambda: None
        self.is_full = False
        self.waiting = 0
        self._socket = socket
        self._bucket = Bucket(rate)
        self._messages: asyncio.Queue[str] = asyncio.Queue()
        self._sending = asyncio.create_task(self._send())

    def write(self, frames: bytes) -> None:
        if self._sending.done():
            return
        for message in unframed(frames):
            self.waiting += len(message)
            self._messages.put_nowait(message)
        self.is_full = self.waiting > FULL

    async def hear(self) -> str | None:
        try:
            text = await self._socket.receive_text()
        except WebSocketDisconnect:
            self._end()
            return None
        if not self._bucket.take():
            raise TooMuch(text)
        return text

    async def flushed(self) -> None:
        """Send what was written, as far as possible, then stop sending."""
        if not self._sending.done():
            await asyncio.wait(
                {self._sending, joined := asyncio.create_task(self._messages.join())}, return_when="FIRST_COMPLETED"
            )
            joined.cancel()
        self._end()

    async def _send(self) -> None:
        while True:
            message = await self._messages.get()
            try:
                await self._socket.send_text(message)
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
            finally:
                self._messages.task_done()
            self.waiting -= len(message)
            if self.is_full and self.waiting <= FULL:
                self.is_full = False
                self.drained()

    def _end(self) -> None:
        self._sending.cancel()
        self.waiting, self.is_full = 0, False
        self.drained()
