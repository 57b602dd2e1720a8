"""Limits of a PostgreSQL connection: how long it may hold up others, and when it counts as lost.

A process may stop at any moment, even inside a transaction: its machine is paused, its network is cut. Another takes
over its tables within ten seconds, so its locks must be free before that.
"""

import socket
from contextlib import suppress
from importlib.metadata import version
from typing import Any

import structlog
from sqlalchemy import Connection, text

log = structlog.get_logger()
TRIED = ("0.32",)
"""Versions of asyncpg whose connections have the `_transport` that `keep_alive` uses."""
IDLE_SECONDS = 4
"""Between two statements of a transaction. A live process takes milliseconds."""
LOCK_SECONDS = 6
"""For a lock: longer than a stopped process may hold it, so that the next one in line gets it."""
STATEMENT_SECONDS = 8
"""For a statement and everything it waits for. Ours take milliseconds."""
COMMAND_SECONDS = STATEMENT_SECONDS + 2
"""When we stop waiting for PostgreSQL to give up itself."""

SESSION = {
    "application_name": "doctor-rat",
    "idle_in_transaction_session_timeout": f"{IDLE_SECONDS}s",
    "lock_timeout": f"{LOCK_SECONDS}s",
    "statement_timeout": f"{STATEMENT_SECONDS}s",
    # PostgreSQL notices that a machine is gone and releases its locks. No effect on a local socket.
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "4",
    "tcp_user_timeout": "7s",
}

_KEEPALIVE = {"TCP_KEEPIDLE": 3, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 4, "TCP_USER_TIMEOUT": 7_000}
"""The same from our side. Not every system has all of these options."""


def keep_alive(connection: Any) -> None:
    """Notice that PostgreSQL's machine is gone, even while we only listen."""
    # The driver has no option for it, only this private part.
    transport = getattr(connection, "_transport", None)
    if transport is None:
        log.warning(untried(version("asyncpg")))
        return
    found = transport.get_extra_info("socket")
    if found is None or found.family == getattr(socket, "AF_UNIX", None):
        return
    found.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in _KEEPALIVE.items():
        with suppress(AttributeError, OSError):
            found.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def untried(found: str) -> str:
    return f"asyncpg {found} not tried, only {' and '.join(TRIED)}: a lost PostgreSQL machine is noticed later"


_LIFTED = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")


def lift_limits(connection: Connection) -> None:
    """For this transaction: a migration or a backup may take hours."""
    for name in _LIFTED:
        connection.execute(text(f"SET LOCAL {name} = 0"))
