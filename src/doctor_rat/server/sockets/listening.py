"""Where a server listens: on a port, or on a Unix socket for a proxy on the same machine."""

import os
import socket
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from doctor_rat.server.settings import Settings

FOR_ALL = 0o666
"""The socket's mode: its folder decides who can reach it."""
AT_ONE_GO = 50
"""Connections turned away per turn of the event loop."""


class Gate(socket.socket):
    """Turns connections away before anything is made for them: that takes a tenth of the time of a refusal."""

    turns_away_at: Callable[[str], bool] = staticmethod(lambda _: False)
    """Told an address."""
    farewell: Callable[[], bytes] = staticmethod(lambda: b"")

    def accept(self) -> tuple[socket.socket, Any]:
        for _ in range(AT_ONE_GO):
            found, address = super().accept()
            if self.family == socket.AF_UNIX or not self.turns_away_at(address[0]):
                return found, address
            with found, suppress(OSError):
                found.setblocking(False)
                found.send(self.farewell())
        # As if nobody else waited: the event loop asks again on its next turn.
        raise BlockingIOError


@contextmanager
def listening_at(settings: Settings) -> Iterator[Gate]:
    if settings.unix_socket:
        with _at_file(Path(settings.unix_socket)) as found:
            yield found
        return
    with Gate(fileno=socket.create_server((settings.host, settings.port)).detach()) as found:
        # Applies to all connections it accepts; asyncio sets it only on sockets it made itself. Without it, a message
        # waits until the one before it is acknowledged, which takes up to 40 ms.
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield found


@contextmanager
def _at_file(path: Path) -> Iterator[Gate]:
    _remove_dead(path)
    with Gate(socket.AF_UNIX) as found:
        found.bind(str(path))
        path.chmod(FOR_ALL)
        # By the time we stop, a process that replaces this one may have put its own file there.
        ours = path.stat().st_ino
        try:
            yield found
        finally:
            with suppress(OSError):
                if path.stat().st_ino == ours:
                    path.unlink()


def _remove_dead(path: Path) -> None:
    """Remove the file a killed process left behind; a live process keeps its own."""
    with suppress(FileNotFoundError):
        if not stat.S_ISSOCK(os.lstat(path).st_mode):
            return
        with socket.socket(socket.AF_UNIX) as trying:
            try:
                trying.connect(str(path))
            except ConnectionRefusedError:
                path.unlink()


def address_of(listening: socket.socket, settings: Settings) -> str:
    if settings.unix_socket:
        return f"unix:{settings.unix_socket}"
    return f"http://{_shown(settings.host)}:{listening.getsockname()[1]}"


def _shown(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
