"""How messages get to one connection: by our own protocol (`line`), or over plain ASGI (`plain_line`)."""

from collections.abc import Callable
from typing import Protocol

EXTENSION = "doctor_rat.line"
"""Where a connection's line is found in its ASGI scope."""
FULL = 65_536
"""Bytes that may wait before a line calls itself full. The same as asyncio's."""


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
    """One that isn't holds `FULL` bytes at most."""

    @property
    def waiting(self) -> int:
        """Bytes that were written and aren't sent yet."""

    def write(self, frames: bytes, /) -> None: ...

    async def hear(self) -> str | None:
        """The next message; None when there will be no more. Raises `TooMuch`."""


class TooMuch(Exception):
    """One message more than may be sent; there will be no more."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
