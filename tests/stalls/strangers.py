"""Raw connections, as a stranger makes them: from any address of this machine, and silent unless told otherwise."""

import asyncio
import json
import os
import resource
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.frames import Frame, Opcode

from doctor_rat.server.run import House
from doctor_rat.server.settings import Settings
from server.house import PLENTY, Friends, house, sqlite

PATIENCE = 60
"""Seconds until a test gives up; nothing in here takes that long."""
FAR = "127.0.0.2"
"""A different address from the one tests use."""
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


Scene = Callable[[House, Friends], Awaitable[None]]


def at(folder: Path, scene: Scene, settings: Settings = PLENTY) -> None:
    """A real server and its people; gives up soon on anything that stalls."""

    async def whole() -> None:
        async with house(sqlite(folder), settings) as found, Friends(found.url) as friends:
            async with asyncio.timeout(PATIENCE):
                await scene(found, friends)

    asyncio.run(whole())


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2])


def dial(url: str, source: str = "127.0.0.1", *, narrow: bool = False) -> socket.socket:
    """Connects and says nothing; `narrow` leaves little room for what comes back."""
    found = socket.socket()
    if narrow:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.settimeout(PATIENCE)
    found.bind((source, 0))
    found.connect(("127.0.0.1", port_of(url)))
    return found


@contextmanager
def crowd(url: str, count: int, source: str = FAR) -> Iterator[list[socket.socket]]:
    """This many silent connections."""
    with ExitStack() as stack:
        yield [stack.enter_context(dial(url, source)) for _ in range(count)]


@contextmanager
def many_files() -> Iterator[None]:
    """Lets this process open as many files as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Wire:
    """One raw connection whose bytes the test writes itself."""

    def __init__(self, url: str, source: str = "127.0.0.1", *, narrow: bool = False) -> None:
        self._url = url
        self._dialled = dial(url, source, narrow=narrow)
        self._dialled.setblocking(False)
        self._loop = asyncio.get_running_loop()
        self._unread = b""

    async def send(self, data: bytes) -> None:
        await self._loop.sock_sendall(self._dialled, data)

    async def try_to_send(self, data: bytes) -> None:
        """The connection may already be closed."""
        with suppress(ConnectionError):
            await self.send(data)

    def finish(self) -> None:
        """Closes this side for writing."""
        with suppress(OSError):
            self._dialled.shutdown(socket.SHUT_WR)

    async def some(self) -> bytes:
        """A little of what arrives."""
        return await self._loop.sock_recv(self._dialled, 1_024)

    async def rest(self) -> bytes:
        """Everything that arrives until the other side hangs up, cleanly or not."""
        found = [self._unread]
        try:
            while data := await self._loop.sock_recv(self._dialled, 1 << 16):
                found.append(data)
        except ConnectionError:
            pass
        return b"".join(found)

    async def closed_with(self) -> int | None:
        """The code of the frame that closes this WebSocket. Unanswered, the other side hangs up much later."""
        while (code := closing_code(self._unread)) is None:
            data = await self._loop.sock_recv(self._dialled, 1 << 16)
            if not data:
                return None
            self._unread += data
        return code

    async def upgrade(self, path: str, **headers: str) -> None:
        """Becomes a WebSocket."""
        more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        await self.send(
            (
                f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port_of(self._url)}\r\nConnection: Upgrade\r\n"
                f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n{more}\r\n"
            ).encode()
        )
        while b"\r\n\r\n" not in self._unread:
            self._unread += await self._loop.sock_recv(self._dialled, 1 << 16)
        header, _, self._unread = self._unread.partition(b"\r\n\r\n")
        assert header.startswith(b"HTTP/1.1 101 "), header

    def close(self) -> None:
        self._dialled.close()

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def said(message: Any) -> bytes:
    return frame(Opcode.TEXT, json.dumps(message).encode())


def closing_code(received: bytes) -> int | None:
    """The code of the last frame, if it is a close frame."""
    at = received.rfind(b"\x88")
    if at < 0 or len(received) < at + 4:
        return None
    return int.from_bytes(received[at + 2 : at + 4], "big")


def resident(pid: int | None = None) -> int:
    """The resident memory of a process, in bytes."""
    with open(f"/proc/{pid or os.getpid()}/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()
