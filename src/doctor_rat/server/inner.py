"""An address for the operator's own programs: the full `/metrics`. It reveals things about running games."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from platform import python_version

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from doctor_rat.server.core import Core
from doctor_rat.server.figures import REGISTRY
from doctor_rat.server.metrics import Counts
from doctor_rat.server.settings import Settings

LONGEST = 8_192
"""Bytes in a request's head."""
PATIENCE = 5.0
PAGE_BYTES = 4_096


class _State(Collector):
    """The server's state at the moment of the request."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def collect(self) -> Iterator[Metric]:
        core = self._core
        yield _labeled("doctor_rat_build_info", "The version of the program and what it runs on", _build(core))
        yield _by("doctor_rat_sockets_open", "Connections by kind", "kind", _sockets(core))
        waiting = core.orders.waiting
        yield GaugeMetricFamily("doctor_rat_queue_messages", "Messages waiting to be sent", waiting.messages)
        yield GaugeMetricFamily("doctor_rat_queue_bytes", "Bytes waiting to be sent", waiting.bytes)
        in_use, size = core.storage.database.readers
        yield GaugeMetricFamily("doctor_rat_database_readers_in_use", "Reading connections in use", in_use)
        yield GaugeMetricFamily("doctor_rat_database_readers", "Size of that pool", size)
        yield GaugeMetricFamily(
            "doctor_rat_writes_waiting", "Changes waiting for a commit", core.storage.writer.waiting
        )
        yield from _crews(core)


def _crews(core: Core) -> Iterator[Metric]:
    crews = core.thinker.crews
    replaced = CounterMetricFamily("doctor_rat_worker_restarts", "Worker processes that ended or died", labels=["crew"])
    for name, crew in crews.items():
        replaced.add_metric([name], crew.replaced)
    yield replaced
    yield _by("doctor_rat_workers", "Workers", "crew", {name: len(crew.workers) for name, crew in crews.items()})
    memory = {name: sum(_resident(worker.pid) for worker in crew.workers) for name, crew in crews.items()}
    yield _by("doctor_rat_worker_resident_bytes", "Memory of the worker processes", "crew", memory)
    asked = {name: crew.waiting for name, crew in crews.items()}
    yield _by("doctor_rat_worker_questions_waiting", "Questions waiting for a worker", "crew", asked)


def _build(core: Core) -> dict[str, str]:
    return {"version": version("doctor-rat"), "python": python_version(), "database": core.storage.database.kind}


def _sockets(core: Core) -> dict[str, int]:
    return {"table": core.tables.sockets, "lobby": core.lobby.size}


def _labeled(name: str, text: str, labels: dict[str, str]) -> Metric:
    found = GaugeMetricFamily(name, text, labels=list(labels))
    found.add_metric(list(labels.values()), 1)
    return found


def _by(name: str, text: str, label: str, values: dict[str, int]) -> Metric:
    found = GaugeMetricFamily(name, text, labels=[label])
    for key, value in values.items():
        found.add_metric([key], value)
    return found


def _resident(pid: int) -> int:
    """Bytes, or 0 if the process is gone or the system doesn't say."""
    with suppress(OSError, ValueError, IndexError):
        return PAGE_BYTES * int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return 0


def full_metrics(core: Core) -> bytes:
    registry = CollectorRegistry()
    registry.register(Counts(core))
    registry.register(_State(core))
    ProcessCollector(registry=registry)
    return generate_latest(registry) + generate_latest(REGISTRY)


@asynccontextmanager
async def inner_address(settings: Settings, core: Core) -> AsyncIterator[None]:
    """Listen while the server runs, if a port is set."""
    if not settings.metrics_port:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(head, core))
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, settings.metrics_host, settings.metrics_port, limit=LONGEST)
    async with server:
        yield


def _answer(head: bytes, core: Core) -> bytes:
    asked = head.split(b" ", 2)[:2]
    if asked != [b"GET", b"/metrics"]:
        return b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    body = full_metrics(core)
    kind = f"Content-Type: {CONTENT_TYPE_LATEST}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return b"HTTP/1.1 200 OK\r\n" + kind.encode() + body
