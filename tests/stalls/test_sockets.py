"""Refused sockets are told so, and leave nothing in the log, which anyone could fill otherwise."""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doctor_rat.protocol.codes import ServerCode
from server.house import PLENTY, house, run, sqlite

FOREIGN = {"origin": "https://evil.example"}


@contextmanager
def everything_logged() -> Iterator[list[Any]]:
    """By us or by any library."""
    found: list[Any] = []
    handler = logging.Handler()
    handler.emit = found.append  # type: ignore[method-assign, assignment]
    logging.getLogger().addHandler(handler)
    try:
        with capture_logs() as ours:
            yield found
        found += ours
    finally:
        logging.getLogger().removeHandler(handler)


async def refused(url: str, path: str, **options: Any) -> str | int:
    """The code it was told, or the status."""
    try:
        async with connect(url.replace("http", "ws") + path, **options) as connection:
            code: str = json.loads(await connection.recv())["code"]
            with pytest.raises(ConnectionClosed):
                await connection.recv()
            return code
    except InvalidStatus as error:
        return error.response.status_code


def test_refused_sockets_leave_nothing_in_the_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found:
            for path in ("/api/lobby", "/api/tables/x/socket"):
                assert await refused(found.url, path, **FOREIGN) == ServerCode.BAD_ORIGIN
            assert await refused(found.url, "/api/tables/x/socket") == ServerCode.NO_TABLE
            for path in ("/", "/api/nothing", "/api/tables", "/health"):
                assert await refused(found.url, path) == 403

    with everything_logged() as logged:
        run(scene())
    assert logged == []


def test_sockets_that_come_too_often_leave_nothing_in_the_log(tmp_path: Path) -> None:
    settings = replace(PLENTY, connect_burst=1, connects_per_second=1e-6)

    async def scene() -> None:
        async with house(sqlite(tmp_path), settings) as found:
            assert await refused(found.url, "/api/tables/x/socket") == ServerCode.NO_TABLE
            for path in ("/api/lobby", "/api/tables/x/socket"):
                assert await refused(found.url, path) == ServerCode.TOO_FAST

    with everything_logged() as logged:
        run(scene())
    assert logged == []
