"""What every request passes: who sent it, from where, how often; and how errors are answered."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import Problem
from doctor_rat.server.core import Core
from doctor_rat.server.faults import FINAL, KNOWN, Fault, again_after, note, problem
from doctor_rat.server.http.addresses import network_of
from doctor_rat.server.http.refusal_page import refusal_page, wants_page
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Guest

COOKIE = "doctor_rat"
Connection = ASGIConnection[Any, Any, Any, State]
AnyRequest = Request[Any, Any, State]
ErrorAnswer = Response[Problem] | Response[bytes]
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

FRESH = {"Cache-Control": "no-store"}
"""For every answer except the client's files: it is true only now, and often for one person only."""


def core_of(state: State) -> Core:
    found: Core = state["core"]
    return found


def token_of(connection: Connection) -> str | None:
    """A program's bearer token, or a browser's cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


TheCore = NamedDependency[Core]
TheGuest = NamedDependency[Guest]


async def guest_of(request: AnyRequest, core: TheCore) -> Guest:
    return await core.reception.guest(token_of(request))


def address_of(connection: Connection, settings: Settings) -> str:
    """Used only for limits and blocks, and kept only in memory."""
    if settings.behind_proxy:
        # The proxy's own entry comes last. Clients can forge the rest, including repeated headers.
        told = ",".join(connection.headers.getall("x-forwarded-for", [])).rpartition(",")[2].strip()
        if told:
            return network_of(told)
    return network_of(connection.client.host) if connection.client is not None else "?"


def check_origin(connection: Connection, settings: Settings) -> None:
    """Pages of other sites may not use a visitor's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = {urlsplit(settings.public_url).netloc} if settings.public_url else set()
    allowed.add(connection.headers.get("host", ""))
    if urlsplit(origin).netloc not in allowed:
        raise Fault(ServerCode.BAD_ORIGIN)


def check_rate(request: AnyRequest, core: Core) -> None:
    core.traffic.check_request(token_of(request), address_of(request, core.settings))


COUNTED = ("/api/", "/metrics")
"""The client's files aren't: they cost next to nothing, and a whole club may load them from one address at once."""


READS = "reads"
"""Marks POST routes that change nothing."""
RECORDS = "records"
"""Marks routes whose bodies hold records, which may be longer than others."""


async def before_request(request: AnyRequest) -> None:
    core = core_of(request.app.state)
    if request.url.path.startswith(COUNTED):
        check_rate(request, core)
        core.orders.check_address(address_of(request, core.settings))
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request, core.settings)
        if not request.route_handler.opt.get(READS):
            core.orders.check_writable()
    if request.route_handler.opt.get(RECORDS):
        with core.traffic.upload(address_of(request, core.settings)):
            await request.body()


def answer_known(request: AnyRequest, error: Exception) -> ErrorAnswer:
    status, found = problem(error)
    return _answer(request, status, found, again_after(error))


def _answer(request: AnyRequest, status: int, found: Problem, again: int | None = None) -> ErrorAnswer:
    """A page for people, data for programs."""
    if status in _COSTLY:
        core = core_of(request.app.state)
        core.door.bouncer.note(address_of(request, core.settings))
    headers = {**SECURITY, **FRESH}
    if again is not None:
        headers["Retry-After"] = str(again)
    if not wants_page(request):
        return Response(found, status_code=status, headers=headers)
    page = refusal_page(found, request.headers.get("accept-language", ""))
    return Response(page, status_code=status, headers=headers, media_type="text/html")


_COSTLY = (413, 429)
"""What only programs are refused for again and again: too large, and too much."""

_BY_STATUS = {
    404: ServerCode.NOT_FOUND,
    405: ServerCode.NOT_FOUND,
    413: ServerCode.TOO_LARGE,
    429: ServerCode.TOO_FAST,
}


def answer_http(request: AnyRequest, error: HTTPException) -> ErrorAnswer:
    """What the framework refused: a body that can't be read, a path that isn't there."""
    if error.status_code >= 500:
        return answer_unknown(request, error)
    code = _BY_STATUS.get(error.status_code, ServerCode.UNREADABLE)
    return _answer(request, error.status_code, Problem(code, {}, error.status_code in FINAL))


def answer_unknown(request: AnyRequest, error: Exception) -> ErrorAnswer:
    """Our fault: the log says where, the answer says nothing."""
    note(error)
    return answer_known(request, error)


def answer_garbled(request: AnyRequest, _: UnicodeDecodeError | RecursionError) -> ErrorAnswer:
    """A body that isn't text, or is nested too deeply."""
    return _answer(request, 400, Problem(ServerCode.UNREADABLE, {}, final=True))


HANDLERS: dict[Any, Any] = {
    **dict.fromkeys(KNOWN, answer_known),
    UnicodeDecodeError: answer_garbled,
    RecursionError: answer_garbled,
    HTTPException: answer_http,
    Exception: answer_unknown,
}
