"""The edge's own refusals, and how any refusal becomes an answer: status, code and arguments, never internals."""

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import Arguments, Failed, Problem
from doctor_rat.rules import DoctorRatError, Unreadable
from doctor_rat.server.figures import REFUSALS
from doctor_rat.server.storage import StorageError
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table import BrokenLogError, CommandId, Denied, FormatError, TableCode, UnknownTableError

STATUS = {
    ServerCode.NO_GUEST: 401,
    ServerCode.NO_TABLE: 404,
    ServerCode.NOT_FOUND: 404,
    ServerCode.UNREADABLE: 400,
    ServerCode.TOO_LARGE: 413,
    ServerCode.TOO_FAST: 429,
    ServerCode.BUSY: 429,
    ServerCode.TALK_TOO_FAST: 429,
    ServerCode.TABLES_TOO_FAST: 429,
    ServerCode.TOO_MANY_TABLES: 429,
    ServerCode.TOO_MANY_SOCKETS: 429,
    ServerCode.TOO_MANY_SHARES: 429,
    ServerCode.NO_SHARE: 404,
    ServerCode.BAD_ORIGIN: 403,
    ServerCode.BAD_LINK: 404,
    ServerCode.NOT_FINISHED: 409,
    ServerCode.NOT_FOR_YOU: 403,
    ServerCode.DEAL_PLAYED: 409,
    ServerCode.DEAL_PLAYED_BY: 409,
    ServerCode.NO_CHALLENGE: 409,
    ServerCode.OTHER_TEAM: 409,
    ServerCode.TOO_MANY_TEAMS: 429,
    ServerCode.TEAM_FULL: 429,
    ServerCode.UNAVAILABLE: 503,
    ServerCode.BROKEN_TABLE: 503,
    ServerCode.TABLE_CLOSED: 410,
    ServerCode.BLOCKED: 403,
    ServerCode.READ_ONLY: 503,
    ServerCode.BAD_DEVICE: 400,
    ServerCode.PUSH_OFF: 409,
    ServerCode.INTERNAL: 500,
}
FINAL = {400, 401, 403, 404, 410, 413}
"""Statuses of refusals that stay the same however often one asks."""
log = structlog.get_logger()
_FORBIDDEN = {
    TableCode.NOT_INVITED,
    TableCode.KICKED,
    TableCode.OWNER_ONLY,
    TableCode.NOT_SEATED,
    TableCode.DEAL_CLOSED,
}


class Fault(Exception):
    """A refusal of the edge itself."""

    def __init__(self, code: ServerCode, /, again: int | None = None, **arguments: str | int) -> None:
        self.code = code
        self.arguments = arguments
        self.again = again
        """Seconds to wait before asking again."""
        super().__init__(code)


DOWN = (StorageError, FormatError, DBAPIError, PoolTimeout, OSError, TimeoutError)
"""The database doesn't answer, or holds what this version can't read: not the caller's fault."""
KNOWN = (Fault, Denied, DoctorRatError, UnknownTableError, BrokenLogError)
"""Errors answered with their own code."""


def explain(error: Exception) -> tuple[int, str, Arguments]:
    """Status, code and arguments. Also counts the refusal."""
    found = _explain(error)
    REFUSALS.labels(code=str(found[1]), status=str(found[0])).inc()
    return found


def _explain(error: Exception) -> tuple[int, str, Arguments]:
    match error:
        case Fault():
            return STATUS[error.code], error.code, error.arguments
        case Denied():
            return 403 if error.code in _FORBIDDEN else 409, error.code, error.arguments
        case Unreadable():
            return 400, error.code, error.arguments
        case DoctorRatError():
            return 409, error.code, error.arguments
        case UnknownTableError():
            return 404, ServerCode.NO_TABLE, {}
        case BrokenLogError():
            return STATUS[ServerCode.BROKEN_TABLE], ServerCode.BROKEN_TABLE, {}
        case _ if isinstance(error, DOWN):
            return 503, ServerCode.UNAVAILABLE, {}
        case _:
            return 500, ServerCode.INTERNAL, {}


def again_after(error: Exception) -> int | None:
    """Seconds to wait, if asking again might help."""
    if isinstance(error, Fault):
        return error.again
    return SOON if isinstance(error, DOWN) else None


SOON = 2
"""Seconds a restarted database takes to answer again."""


def note(error: Exception) -> None:
    """Log an error that isn't the caller's fault."""
    what = "database down" if isinstance(error, DOWN) else "unhandled"
    log.error(what, error=type(error).__name__, at=whereabouts(error))


def problem(error: Exception) -> tuple[int, Problem]:
    status, code, arguments = explain(error)
    return status, Problem(code, arguments, status in FINAL)


def failed(error: Exception, command: CommandId | None = None) -> Failed:
    status, code, arguments = explain(error)
    return Failed(code, arguments, command, status in FINAL)
