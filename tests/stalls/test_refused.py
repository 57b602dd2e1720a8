"""Refused connections cost one log line per second, and never a traceback."""

import asyncio
import logging
import sys
from pathlib import Path
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs
from websockets.frames import Opcode

from doctor_rat.server import logs
from doctor_rat.server.logs import Relay, Seldom
from server.house import run, sqlite
from server.process import Server
from stalls.strangers import KEY, PATIENCE, Wire, dial, frame, port_of

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY + "\r\n{more}\r\n"
)
PATHS = ["/api/lobby", "/api/tables/none/socket", "/api/tables/%00/socket", "/api/none", "/api/tables", "/", "/x%ff"]
MORE = ["", "Origin: https://evil.example\r\n", "Cookie: doctor_rat=\xff\r\n", "Authorization: Bearer \xe9\r\n"]
BROKEN = [
    b"GET / HTTP/1.1\r\nHost: rat\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: rat\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: rat\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 3\r\n\r\nabc",
    b"\x16\x03\x01\x02\x00\x01\x00",
    b"nonsense\r\n\r\n",
]


def test_refused_sockets_log_no_traceback(tmp_path: Path) -> None:
    """Whatever was wrong with them, and even if nobody waits for the answer."""

    async def scene() -> None:
        async with Server(sqlite(tmp_path)) as server:
            host = f"127.0.0.1:{port_of(server.url)}"
            for path in PATHS:
                for more in MORE:
                    asked = UPGRADE.format(path=path, host=host, more=more).encode("latin-1")
                    await _ask(server.url, asked + frame(Opcode.TEXT, b"\xff"))
                    _leave(server.url, asked)
            for asked in BROKEN:
                await _ask(server.url, asked)
                _leave(server.url, asked)
            await _ask(server.url, b"GET /health HTTP/1.1\r\nHost: rat\r\nConnection: close\r\n\r\n")
            assert not [line for line in server.output if "Traceback" in line or "Error" in line], server.output

    run(scene())


async def _ask(url: str, asked: bytes) -> None:
    with Wire(url) as wire:
        async with asyncio.timeout(PATIENCE):
            await wire.send(asked)
            await wire.try_to_send(frame(Opcode.CLOSE, b"\x03\xe8"))
            wire.finish()
            await wire.rest()


def _leave(url: str, asked: bytes) -> None:
    """Sends a request, and hangs up at once."""
    with dial(url) as gone:
        gone.sendall(asked)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def _told(seldom: Seldom, **line: Any) -> dict[str, Any] | None:
    try:
        return dict(seldom(None, "", line))
    except structlog.DropEvent:
        return None


def test_the_same_line_comes_once_a_second_and_counts_the_others() -> None:
    clock = Clock()
    seldom = Seldom(clock)
    assert _told(seldom, event="refused") == {"event": "refused"}
    clock.now = 0.9
    assert [_told(seldom, event="refused") for _ in range(3)] == [None] * 3
    assert _told(seldom, event="something else") == {"event": "something else"}
    clock.now = 1.0
    assert _told(seldom, event="refused") == {"event": "refused", "left_out": 3}
    clock.now = 9.0
    assert _told(seldom, event="refused") == {"event": "refused"}


def test_tables_that_stop_in_the_same_second_are_all_named() -> None:
    clock = Clock()
    seldom = Seldom(clock)
    stopped = [_told(seldom, event="table stopped", table=f"t{number}") for number in range(3)]
    assert [line and line["table"] for line in stopped] == ["t0", "t1", "t2"]
    assert _told(seldom, event="table stopped", table="t0") is None


def test_it_remembers_only_so_many_kinds_of_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MOST_KINDS", 10)
    clock = Clock()
    seldom = Seldom(clock)
    for number in range(100):
        clock.now = number / 100
        assert _told(seldom, event="table stopped", table=f"t{number}") is not None
        assert len(seldom._next) <= 10


def test_other_libraries_warnings_are_logged_without_values_and_tracebacks() -> None:
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "Task failed\nfuture: secret %s", ("secret",), None)
    try:
        raise ValueError("secret")
    except ValueError:
        record.exc_info = sys.exc_info()
    with capture_logs() as logged:
        Relay().emit(record)
    (line,) = logged
    assert (line["event"], line["by"], line["error"]) == ("Task failed", "asyncio", "ValueError")
    assert "secret" not in str(line)
    assert "test_refused.py:" in line["at"]


@pytest.mark.parametrize("level", [logging.DEBUG, logging.INFO])
def test_lines_about_every_connection_are_not_logged(level: int) -> None:
    """uvicorn's contain addresses."""
    assert level < Relay(logging.WARNING).level
