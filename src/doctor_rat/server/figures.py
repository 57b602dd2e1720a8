"""Metrics for the operator alone: timings and hidden steps would give away running games.

Served at the inner address (`server.inner`), never the public one, and per process, as Prometheus expects.
"""

from time import perf_counter
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram
from sqlalchemy import Engine, event

REGISTRY = CollectorRegistry()
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15)
_LONG = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)

COMMANDS = Histogram(
    "doctor_rat_command_seconds", "From a command's arrival to its answer", registry=REGISTRY, buckets=_QUICK
)
COMMITS = Histogram(
    "doctor_rat_commit_seconds", "A transaction, from begin to commit", registry=REGISTRY, buckets=_QUICK
)
READS = Histogram("doctor_rat_read_seconds", "A read-only statement", registry=REGISTRY, buckets=_QUICK)
WAITING = Histogram(
    "doctor_rat_worker_waiting_seconds", "From a question to a free worker", ["crew"], registry=REGISTRY, buckets=_LONG
)
THINKING = Histogram(
    "doctor_rat_worker_thinking_seconds", "From a free worker to its answer", ["crew"], registry=REGISTRY, buckets=_LONG
)
REFUSALS = Counter(
    "doctor_rat_refusals",
    "Refused requests and commands, by code and HTTP status",
    ["code", "status"],
    registry=REGISTRY,
)
PUSHES = Counter("doctor_rat_pushes", "Push notifications, by result", ["result"], registry=REGISTRY)


class timed:  # noqa: N801
    """Used as `with timed(COMMANDS):`. A class, because a generator-based context manager costs three times as much."""

    __slots__ = ("_histogram", "_since")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._since = perf_counter()

    def __exit__(self, *_: object) -> None:
        self._histogram.observe(perf_counter() - self._since)


def time_reads(engine: Engine) -> None:
    event.listen(engine, "before_cursor_execute", _begin)
    event.listen(engine, "after_cursor_execute", _end)


def _begin(_connection: Any, _cursor: Any, _statement: str, _values: Any, context: Any, _many: bool) -> None:
    context.begun_at = perf_counter()


def _end(_connection: Any, _cursor: Any, _statement: str, _values: Any, context: Any, _many: bool) -> None:
    READS.observe(perf_counter() - context.begun_at)
