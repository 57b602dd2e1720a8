"""What a connection to PostgreSQL is told: how long it may hold up others, and when it counts as lost.

A process may stop at any moment, inside a transaction too: its machine is paused, its network is cut. Another takes its
tables over within ten seconds, so its locks have to be free before that.
"""

import socket
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, text

IDLE_SECONDS = 4
"""Inside a transaction, between two statements. A process that is alive takes milliseconds."""
LOCK_SECONDS = 6
"""For a lock: longer than a stopped process may hold it, so that the next one in line gets it."""
STATEMENT_SECONDS = 8
"""For a statement with all that it waits for. Ours take milliseconds."""
COMMAND_SECONDS = STATEMENT_SECONDS + 2
"""After which we give up waiting for PostgreSQL to say so itself."""

SESSION = {
    "application_name": "doctor-rat",
    "idle_in_transaction_session_timeout": f"{IDLE_SECONDS}s",
    "lock_timeout": f"{LOCK_SECONDS}s",
    "statement_timeout": f"{STATEMENT_SECONDS}s",
    # PostgreSQL notices a machine that is gone, and lets go of its locks. Without effect on a local socket.
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "4",
    "tcp_user_timeout": "7s",
}

_KEEPALIVE = {"TCP_KEEPIDLE": 3, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 4, "TCP_USER_TIMEOUT": 7_000}
"""The same from our side. Not every system has all of them."""


def keep_alive(connection: Any) -> None:
    """Notice that PostgreSQL's machine is gone, also while we only listen."""
    # The driver has no option for it.
    found = connection._transport.get_extra_info("socket")  # noqa: SLF001
    if found is None or found.family == getattr(socket, "AF_UNIX", None):
        return
    found.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in _KEEPALIVE.items():
        with suppress(AttributeError, OSError):
            found.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


_LIFTED = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")


def lift_limits(connection: Connection) -> None:
    """For this transaction: a migration or a backup may take hours."""
    for name in _LIFTED:
        connection.execute(text(f"SET LOCAL {name} = 0"))
