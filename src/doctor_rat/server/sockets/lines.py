"""How messages reach one connection: through our own protocol (`line`) or plain ASGI (`plain_line`)."""

from collections.abc import Callable
from typing import Protocol

EXTENSION = "doctor_rat.line"
"""The key of a connection's line in the extensions of its ASGI scope."""
FULL = 65_536
"""Bytes that may wait before a line is full. The same as asyncio's limit."""


def framed(message: bytes) -> bytes:
    """A text message as servers send it: whole and unmasked (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return b"\x81" + length.to_bytes(1, "big") + message
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message


class Line(Protocol):
    """One connection's way in and out."""

    drained: Callable[[], None]
    """Called when a full line has room again, or is gone."""

    is_full: bool
    """A line that isn't full holds at most `FULL` bytes."""

    @property
    def waiting(self) -> int:
        """Bytes written but not yet sent."""

    def write(self, frames: bytes, /) -> None: ...

    async def hear(self) -> str | None:
        """The next message; None when there will be no more. Raises `TooMuch`."""


class TooMuch(Exception):
    """One message over the limit. No more are read after it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
