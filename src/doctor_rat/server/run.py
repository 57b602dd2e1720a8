"""Starting and stopping: the database is checked before the port opens, and people are told before it closes."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from importlib.metadata import version
from typing import Any

import structlog
import uvicorn
from litestar import Litestar

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.app import make_app
from doctor_rat.server.clock import SteadyClock
from doctor_rat.server.core import Core
from doctor_rat.server.http.look import drawn_letters
from doctor_rat.server.http.refusal_page import refusal
from doctor_rat.server.inner import inner_address
from doctor_rat.server.logs import set_up_logs
from doctor_rat.server.settings import Settings, database_name
from doctor_rat.server.sockets.listening import address_of, listening_at
from doctor_rat.server.sockets.tried import untried
from doctor_rat.server.storage import open_storage
from doctor_rat.server.thinking.workers import Thinker, Workers
from doctor_rat.table.ports import Dealer

log = structlog.get_logger()
AT_ONE_GO = 20
"""Connections accepted per turn of the event loop: refusing one takes a few turns, and holds a file meanwhile."""
WAITING = 2_048
"""Connections waiting to be accepted, at most."""
_ENDING = (signal.SIGINT, signal.SIGTERM)
GRACE = 5
"""Seconds for open requests when the server stops."""


def collect_seldom() -> None:
    """The game's values have no cycles; looking for them at Python's default rate took a tenth of each move's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def take_turns_often() -> None:
    """A thread that reads lists for strangers would keep the event loop waiting ten times as long after each send."""
    sys.setswitchinterval(0.0005)


class _Server(uvicorn.Server):
    """Signals when it is listening."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn's version re-raises the signal, which ends the process before workers and database are closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _ENDING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listening.set()


async def run(settings: Settings, ready: Callable[[str], None] = lambda _: None) -> None:
    """Serve until told to stop by a signal."""
    set_up_logs(as_json=settings.log_json)
    collect_seldom()
    take_turns_often()
    log.info("starting", version=version("doctor-rat"), pid=os.getpid(), settings=settings.changed)
    async with serving(settings) as house:
        log.info("serving", url=house.url, database=database_name(settings.database_url))
        ready(house.url)
        await house.ended
        log.info("stopping")
    log.info("stopped")


class House:
    """A running server."""

    def __init__(self, url: str, core: Core, server: uvicorn.Server, ended: "asyncio.Future[None]") -> None:
        self.url = url
        self.core = core
        self.ended = ended
        self._server = server

    def stop(self) -> None:
        """Stop as a signal would: people are told, then `ended` is set."""
        self._server.should_exit = True


@asynccontextmanager
async def serving(
    settings: Settings, *, thinker: Thinker | None = None, dealer: Dealer | None = None, plain: bool = False
) -> AsyncIterator[House]:
    """A server, from the checked database to the last goodbye. Tests pass in their own bots and deals.

    `plain` runs it without our own protocols, as with versions of uvicorn we haven't tried.
    """
    if (strange := untried()) is not None:
        log.warning(strange)
    clock = SteadyClock()
    async with open_storage(settings.database_url, now=clock.now) as storage, _thinking(settings, thinker) as mind:
        with listening_at(settings) as listening:
            core = Core(settings, storage, mind, clock, dealer)
            listening.turns_away_at = core.door.bouncer.turns_away_at
            listening.farewell = partial(refusal, ServerCode.TOO_FAST)
            server = _Server(_config(make_app(core), core, plain=plain or strange is not None))
            async with inner_address(settings, core):
                ended = asyncio.ensure_future(server.serve(sockets=[listening]))
                url = settings.public_url or address_of(listening, settings)
                await server.listening.wait()
                listening.listen(WAITING)
                preparing = asyncio.ensure_future(asyncio.to_thread(_prepare))
                try:
                    yield House(url, core, server, ended)
                finally:
                    server.should_exit = True
                    await asyncio.gather(ended, preparing)


def _prepare() -> None:
    """Load what takes a moment on first use: the first page would have to wait for it."""
    drawn_letters()
    for code in (ServerCode.UNAVAILABLE, ServerCode.TOO_FAST):
        refusal(code)


@asynccontextmanager
async def _thinking(settings: Settings, given: Thinker | None) -> AsyncIterator[Thinker]:
    if given is not None:
        yield given
        return
    workers = Workers(settings)
    # People may come in while the bots are still warming up.
    workers.start()
    try:
        yield workers
    finally:
        await workers.stop()


def _own_protocols(core: Core) -> tuple[Any, Any]:
    # Imported here: with an unknown uvicorn the import itself might fail.
    from doctor_rat.server.sockets.http_protocol import DoorProtocol
    from doctor_rat.server.sockets.line import LineProtocol

    line = partial(LineProtocol, door=core.door, rate=core.settings.command_rate)
    return partial(DoorProtocol, door=core.door), line


def _config(app: Litestar, core: Core, *, plain: bool) -> uvicorn.Config:
    http, line = ("h11", "websockets-sansio") if plain else _own_protocols(core)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        http=http,
        ws=line,
        # Compression halved capacity.
        ws_per_message_deflate=False,
        ws_max_size=core.settings.largest_message,
        backlog=AT_ONE_GO,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
        proxy_headers=False,
    )
