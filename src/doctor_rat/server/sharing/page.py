"""The page of a shared moment, with the preview and picture that other sites show."""

import re
from html import escape

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from doctor_rat.rules import read_record
from doctor_rat.server.faults import Fault
from doctor_rat.server.http.edge import SECURITY, AnyRequest, TheCore, address_of, check_rate, token_of
from doctor_rat.server.http.files import ClientFile
from doctor_rat.server.http.looking import shared_table
from doctor_rat.server.sharing.moment import MomentSeen, moment_of
from doctor_rat.server.sharing.words import text_of, title_of
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.server.thinking.desk import Asker
from doctor_rat.server.thinking.questions import Draw
from doctor_rat.table import Denied

DRAWN_AT_ONCE = 4
"""Pictures per address: services that fetch previews ask for many."""
KEEP = "public, max-age=3600"
_META = r'(<meta\s+(?:property|name)="{}"\s+content=")[^"]*(")'


@get("/shared/{share_id:str}", include_in_schema=False)
async def shared_page(request: AnyRequest, share_id: FromPath[str], core: TheCore) -> Response[bytes]:
    """The client's page. If the link leads nowhere, or is closed to this guest, the client says so."""
    check_rate(request, core)
    page: ClientFile = request.app.state["files"]["/"]
    headers = {**page.security, "Cache-Control": "no-cache", "X-Robots-Tag": "noindex"}
    try:
        kept, found = await shared_table(core, share_id, await core.reception.known(token_of(request)))
    except (Fault, Denied):
        return Response(page.plain, status_code=404, headers=headers, media_type="text/html")
    moment = moment_of(read_record(found.record), found.sources, kept.step, kept.eyes)
    base = core.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return Response(with_preview(page.plain, kept, moment, base), headers=headers, media_type="text/html")


def with_preview(page: bytes, kept: KeptShare, moment: MomentSeen, base: str) -> bytes:
    """The page with a preview of only what these eyes could see then."""
    address = f"{base}/shared/{kept.id}"
    title, text = title_of(moment, kept.language), text_of(moment, kept.language)
    told = {
        "og:type": "article",
        "og:title": title,
        "og:description": text,
        "description": text,
        "og:url": address,
        "og:image": f"{address}/picture.png",
        "og:image:alt": title,
    }
    found = page.decode()
    for name, content in told.items():
        found = _with_meta(found, name, escape(content))
    return found.encode()


def _with_meta(page: str, name: str, content: str) -> str:
    def filled(match: re.Match[str]) -> str:
        return match[1] + content + match[2]

    return re.sub(_META.format(re.escape(name)), filled, page)


@get("/shared/{share_id:str}/picture.png", include_in_schema=False)
async def shared_picture(request: AnyRequest, share_id: FromPath[str], core: TheCore) -> Response[bytes]:
    check_rate(request, core)
    guest = await core.reception.known(token_of(request))
    kept, found = await shared_table(core, share_id, guest)
    asker = Asker(None if guest is None else guest.id, address_of(request, core.settings), DRAWN_AT_ONCE)
    drawn = await core.analyst.draw(asker, Draw(found.record, found.sources, kept.step, kept.eyes, kept.language))
    # Other sites may show it, but no cache may keep it while others have yet to play the deal.
    keep = KEEP if found.table.shared is None else "private, no-store"
    headers = {**SECURITY, "Cross-Origin-Resource-Policy": "cross-origin", "Cache-Control": keep}
    return Response(drawn, headers=headers, media_type="image/png")
