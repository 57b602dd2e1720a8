"""The operator's log: structured, without secrets, each line at most once a second."""

import logging
from collections.abc import Callable, MutableMapping
from time import monotonic
from typing import Any

import structlog

from doctor_rat.server.whereabouts import whereabouts

OTHERS = ("uvicorn.error", "asyncio", "py.warnings", "sqlalchemy", "alembic")
"""Loggers whose warnings we relay. uvicorn's own lines may contain addresses, and tracebacks anything."""
MOST_KINDS = 1_000
"""Lines about different tables are of different kinds, so old ones are forgotten."""
log = structlog.get_logger()


class Seldom:
    """Passes a line once a second for each table; the next of its kind says how many were `left_out`."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._next: dict[Any, float] = {}
        self._left_out: dict[Any, int] = {}

    def __call__(self, _: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        kind = (line["event"], line.get("error"), line.get("at"), line.get("table"))
        now = self._clock()
        if len(self._next) >= MOST_KINDS:
            self._forget_old(now)
        if now < self._next.get(kind, now):
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            raise structlog.DropEvent
        self._next[kind] = now + 1
        if left_out := self._left_out.pop(kind, 0):
            line["left_out"] = left_out
        return line

    def _forget_old(self, now: float) -> None:
        """Except for those that still owe a number."""
        self._next = {kind: until for kind, until in self._next.items() if until > now or kind in self._left_out}
        if len(self._next) >= MOST_KINDS:
            self._next.clear()
            self._left_out.clear()


class Relay(logging.Handler):
    """Relays other loggers' warnings: the type of an error and places in the code, never a traceback."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        known = {} if error is None else {"error": type(error).__name__, "at": whereabouts(error)}
        # Only the first line, without arguments: the rest may show values.
        log.log(record.levelno, str(record.msg).partition("\n")[0], by=record.name, **known)


def set_up_logs(*, as_json: bool) -> None:
    """No bodies, no tokens, no addresses."""
    render = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            Seldom(),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(),
    )
    logging.captureWarnings(True)
    for name in OTHERS:
        theirs = logging.getLogger(name)
        theirs.handlers, theirs.propagate = [Relay(logging.WARNING)], False
