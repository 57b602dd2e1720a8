"""Where a server listens: at a port, or at a file for a proxy on the same machine."""

import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from doctor_rat.server.settings import Settings

FOR_ALL = 0o666
"""Of the file: its folder decides who comes near it."""


@contextmanager
def listening_at(settings: Settings) -> Iterator[socket.socket]:
    if settings.unix_socket:
        with _at_file(Path(settings.unix_socket)) as found:
            yield found
        return
    with socket.create_server((settings.host, settings.port)) as found:
        # For all connections it accepts; asyncio sees to it only where it has made the socket. Without, a message
        # waits until the one before it is acknowledged, which takes up to 40 ms.
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield found


@contextmanager
def _at_file(path: Path) -> Iterator[socket.socket]:
    _remove_dead(path)
    with socket.socket(socket.AF_UNIX) as found:
        found.bind(str(path))
        path.chmod(FOR_ALL)
        # A process that takes this one's place may have its own file there by the time that we go.
        ours = path.stat().st_ino
        try:
            yield found
        finally:
            with suppress(OSError):
                if path.stat().st_ino == ours:
                    path.unlink()


def _remove_dead(path: Path) -> None:
    """A process that was killed leaves its file; one that is alive is left alone."""
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
