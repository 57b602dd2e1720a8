"""HTTP: who you are."""

import re

from litestar import Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody
from litestar.response import Response, Stream

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import (
    About,
    Announcement,
    ContinueCode,
    ContinueLink,
    ListedTable,
    Me,
    MeWithToken,
    NewGuest,
)
from doctor_rat.server.faults import Fault
from doctor_rat.server.http.edge import COOKIE, AnyRequest, TheCore, TheGuest, address_of, token_of
from doctor_rat.server.reception import clean_name
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import ListPlace
from doctor_rat.server.storage.guests import LINK_MILLISECONDS, TOMBSTONE_MILLISECONDS
from doctor_rat.table import TableId

YEAR = 365 * 86_400


def about_of(settings: Settings) -> About:
    return About(
        imprint=settings.imprint_url,
        terms=settings.terms_url,
        contact=settings.contact,
        cookie_days=YEAR // 86_400,
        link_minutes=LINK_MILLISECONDS // 60_000,
        archive_days=settings.archive_days,
        retention_days=settings.retention_days,
        idle_guest_days=settings.idle_guest_days,
        forgotten_days=TOMBSTONE_MILLISECONDS // 86_400_000,
    )


def cookie(token: str, settings: Settings, seconds: int = YEAR) -> Cookie:
    secure = settings.public_url.startswith("https:")
    return Cookie(key=COOKIE, value=token, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")


@post("/guests")
async def make_guest(request: AnyRequest, data: JSONBody[NewGuest], core: TheCore) -> Response[Me]:
    """Become a guest: a name, and a cookie that proves it."""
    made = await core.reception.become(data.name, address_of(request, core.settings))
    return Response(Me(made.guest.id, made.guest.name), cookies=[cookie(made.token, core.settings)])


@post("/guests/token")
async def make_program_guest(request: AnyRequest, data: JSONBody[NewGuest], core: TheCore) -> MeWithToken:
    """Become a guest as a program: the answer holds a bearer token."""
    made = await core.reception.become(data.name, address_of(request, core.settings))
    return MeWithToken(made.guest.id, made.guest.name, made.token)


@get("/me")
async def me(request: AnyRequest, core: TheCore) -> Me | None:
    """Who you are, or null if you aren't a guest yet."""
    found = await core.reception.known(token_of(request))
    return None if found is None else Me(found.id, found.name)


@patch("/me")
async def rename(data: JSONBody[NewGuest], guest: TheGuest, core: TheCore) -> Me:
    """Change your name, from your next table on."""
    name = clean_name(data.name)
    await core.storage.guests.rename(guest.id, name)
    return Me(guest.id, name)


@get("/me/export", media_type="application/json")
async def export_me(request: AnyRequest, guest: TheGuest, core: TheCore) -> Stream:
    """Everything stored about you, as a file."""
    found = await core.exports.of(guest, address_of(request, core.settings))
    name = {"Content-Disposition": 'attachment; filename="doctor-rat-my-data.json"'}
    return Stream(found, headers=name, media_type="application/json")


@delete("/me")
async def forget_me(guest: TheGuest, core: TheCore) -> Response[None]:
    """Delete everything stored about you; your name is blotted out in the logs of finished games."""
    await core.deleting.delete(guest.id)
    return Response(None, status_code=204, cookies=[cookie("", core.settings, 0)])


@post("/me/link")
async def make_link(guest: TheGuest, core: TheCore) -> ContinueLink:
    link = await core.storage.guests.make_link(guest.id)
    return ContinueLink(link.code, link.expires_at)


@post("/me/continue")
async def follow_link(data: JSONBody[ContinueCode], core: TheCore) -> Response[Me]:
    """Continue as the guest who made the link. Works once."""
    found = await core.storage.guests.redeem(data.code)
    if found is None:
        raise Fault(ServerCode.BAD_LINK)
    return Response(Me(found.guest.id, found.guest.name), cookies=[cookie(found.token, core.settings)])


@get("/announcement")
async def announcement(core: TheCore) -> Announcement:
    """The operator's announcement; sockets get it unasked."""
    return core.orders.announcement


@get("/about")
async def about(core: TheCore) -> About:
    """What the privacy page says about this server."""
    return about_of(core.settings)


@get("/me/tables")
async def my_tables(guest: TheGuest, core: TheCore) -> list[ListedTable]:
    """Your running tables; those waiting for you come first."""
    return await core.lists.running(guest.id)


@get("/me/past")
async def past_tables(
    guest: TheGuest, core: TheCore, after: FromQuery[str | None] = None
) -> Response[list[ListedTable]]:
    """Your past tables, latest first. If there are more, the `Link` header leads to the next page."""
    found, more = await core.lists.past(guest.id, None if after is None else read_place(after))
    headers = {} if more is None else {"Link": f'</api/me/past?after={more.touched_at}.{more.id}>; rel="next"'}
    return Response(found, headers=headers)


_PLACE = re.compile(r"([0-9]{1,18})\.([A-Za-z0-9_-]{1,64})")


def read_place(text: str) -> ListPlace:
    if (found := _PLACE.fullmatch(text)) is None:
        raise Fault(ServerCode.UNREADABLE)
    return ListPlace(int(found[1]), TableId(found[2]))


guest_routes = Router(
    "/",
    route_handlers=[
        make_guest,
        make_program_guest,
        me,
        rename,
        export_me,
        forget_me,
        make_link,
        follow_link,
        my_tables,
        past_tables,
        announcement,
        about,
    ],
    tags=["guests"],
)
