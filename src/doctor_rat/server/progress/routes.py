"""HTTP: your own progress, and what you show of it."""

from litestar import Router, get, put
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from doctor_rat.protocol.progress import LanguageWish, MyProgress, Sharing, SharingWish, Statistics
from doctor_rat.server.http.edge import AnyRequest, TheCore, TheGuest, address_of


@get("/me/progress")
async def my_progress(guest: TheGuest, core: TheCore) -> MyProgress:
    """Your statistics and honors: for you alone, unless you share them."""
    return await core.progress.mine(guest)


@put("/me/progress/sharing")
async def share_progress(data: JSONBody[SharingWish], guest: TheGuest, core: TheCore) -> Sharing:
    """Make a link on which others see your statistics, or close it at once."""
    return Sharing(await core.progress.share(guest.id, on=data.on))


@get("/progress/{code:str}")
async def shared_progress(request: AnyRequest, code: FromPath[str], core: TheCore) -> Statistics:
    """The statistics of a guest who shares them. Needs no guest."""
    return await core.progress.shown(code, address_of(request, core.settings))


@put("/me/language", status_code=204)
async def speak(data: JSONBody[LanguageWish], guest: TheGuest, core: TheCore) -> None:
    """The language that you read the game in. Others learn nothing of it but that a table had five."""
    await core.progress.speaks(guest.id, data.language)


@get("/me/records", media_type="application/x-ndjson")
async def my_records(guest: TheGuest, core: TheCore) -> Stream:
    """The records of all your finished games in one file, one a line."""
    name = {"Content-Disposition": 'attachment; filename="doctor-rat-my-games.jsonl"'}
    return Stream(await core.progress.records(guest.id), headers=name, media_type="application/x-ndjson")


progress_routes = Router(
    "/",
    route_handlers=[my_progress, share_progress, shared_progress, speak, my_records],
    tags=["progress"],
)
