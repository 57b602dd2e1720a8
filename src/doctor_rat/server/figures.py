"""What is counted and timed where it happens, for the operator alone: times and hidden steps tell of running games.

Shown at the inner address of `server.inner`, never at the public one. By process, as Prometheus wants it.
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
    "doctor_rat_commit_seconds", "A transaction, from its begin to the commit", registry=REGISTRY, buckets=_QUICK
)
READS = Histogram("doctor_rat_read_seconds", "A statement that only reads", registry=REGISTRY, buckets=_QUICK)
WAITING = Histogram(
    "doctor_rat_worker_waiting_seconds", "From a question to a free worker", ["crew"], registry=REGISTRY, buckets=_LONG
)
THINKING = Histogram(
    "doctor_rat_worker_thinking_seconds", "From there to its answer", ["crew"], registry=REGISTRY, buckets=_LONG
)
REFUSALS = Counter(
    "doctor_rat_refusals",
    "Refused requests and commands, by code and HTTP status",
    ["code", "status"],
    registry=REGISTRY,
)
PUSHES = Counter("doctor_rat_pushes", "Calls to people's devices, by what came of them", ["result"], registry=REGISTRY)


class timed:  # noqa: N801
    """Used as `with timed(COMMANDS):`, for every command: a generator for it would cost three times as much."""

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
