"""Metrics for the operator alone: timings and hidden steps would give away running games.

Served at the inner address (`server.inner`), never the public one, and per process, as Prometheus expects.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from time import perf_counter
from typing import Any, Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import Engine, event

REGISTRY = CollectorRegistry()
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15)
_LONG = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class LoopHistogram(Collector):
    """A histogram for the event loop alone, so it needs no locks: every move passes two of them."""

    def __init__(self, name: str, documentation: str) -> None:
        self._name = name
        self._documentation = documentation
        self._counts = [0] * (len(_QUICK) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_QUICK, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = (*map(str, _QUICK), "+Inf")
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._documentation, buckets=buckets, sum_value=self._sum)


COMMANDS = LoopHistogram("doctor_rat_command_seconds", "From a command's arrival to its answer")
COMMITS = LoopHistogram("doctor_rat_commit_seconds", "A transaction, from begin to commit")
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


class Observer(Protocol):
    def observe(self, seconds: float, /) -> None: ...


class timed:  # noqa: N801
    """Used as `with timed(COMMANDS):`. A class, because a generator-based context manager costs three times as much."""

    __slots__ = ("_histogram", "_since")

    def __init__(self, histogram: Observer) -> None:
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
