"""The built client's files: read once, sent compressed, never from anywhere else on the disk."""

from collections.abc import Mapping
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, route
from litestar.response import Response
from msgspec.structs import replace

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.rules.values import Value
from doctor_rat.server.faults import Fault
from doctor_rat.server.http.edge import SECURITY, AnyRequest, check_rate, core_of
from doctor_rat.server.http.front import at_address, is_place, security_of
from doctor_rat.server.http.packing import packed
from doctor_rat.server.storage.client_files import KeptFile

FOREVER = "public, max-age=31536000, immutable"
_MISSING = b"<!doctype html><title>Doctor Rat</title><p>The client isn't built yet: run make play."


class ClientFile(Value, frozen=True):
    kind: str
    plain: bytes
    packed: bytes | None
    """Gzipped, where that helps."""
    forever: bool
    """Its name changes with its content."""
    security: dict[str, str]


def read_client(folder: Path, public_url: str = "") -> dict[str, ClientFile]:
    """Every file of the client by its path; the page itself is at `/`."""
    found: dict[str, ClientFile] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = "/" + path.relative_to(folder).as_posix()
            found[name] = _file(path, forever=name.startswith("/assets/"))
    page = found.pop("/index.html", None)
    plain = at_address(_MISSING if page is None else page.plain, public_url)
    return {**found, "/": ClientFile("text/html", plain, packed("index.html", plain), False, security_of(plain))}


_KINDS = {".ftl": "text/plain", ".webmanifest": "application/manifest+json"}
"""Types the system's list may lack."""


def _file(path: Path, *, forever: bool) -> ClientFile:
    kind = _KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    plain = path.read_bytes()
    return ClientFile(kind, plain, packed(path.name, plain), forever, SECURITY)


def assets_of(files: Mapping[str, ClientFile]) -> dict[str, KeptFile]:
    return {path: KeptFile(file.kind, file.plain) for path, file in files.items() if file.forever}


async def _other_file(request: AnyRequest, page: ClientFile) -> ClientFile:
    """A file of another client version, sent with the page's headers. Rate-limited: finding it costs a query."""
    core = core_of(request.app.state)
    check_rate(request, core)
    found = await core.other_files.find(request.url.path)
    if found is None:
        raise Fault(ServerCode.NOT_FOUND)
    return replace(page, kind=found.kind, plain=found.plain, packed=found.packed, forever=True)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def client_file(request: AnyRequest) -> Response[bytes]:
    """A file, or the page, which shows the client's places and says so where there is nothing."""
    path = request.url.path
    files: dict[str, ClientFile] = request.app.state["files"]
    if path.startswith("/assets/") and path not in files:
        files = {path: await _other_file(request, files["/"])}
    if path.startswith("/api/") and path not in files:
        raise Fault(ServerCode.NOT_FOUND)
    found = files.get(path) or files["/"]
    status = 200 if path in files or is_place(path) else 404
    gzipped = found.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    headers: dict[str, Any] = {
        **found.security,
        "Cache-Control": FOREVER if found.forever else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if gzipped is not None:
        headers["Content-Encoding"] = "gzip"
    body = found.plain if gzipped is None else gzipped
    return Response(body, headers=headers, media_type=found.kind, status_code=status)
