"""HTTP: your own progress, and what you show of it."""

from litestar import Router, get, put
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from doctor_rat.protocol.progress import LanguageWish, MyProgress, PuzzlesWish, Sharing, SharingWish, Statistics
from doctor_rat.server.http.edge import AnyRequest, TheCore, TheGuest, address_of


@get("/me/progress")
async def my_progress(guest: TheGuest, core: TheCore) -> MyProgress:
    """Your statistics and honors: for you alone, unless you share them."""
    return await core.progress.mine(guest)


@put("/me/progress/sharing")
async def share_progress(data: JSONBody[SharingWish], guest: TheGuest, core: TheCore) -> Sharing:
    """Make a link that shows others your statistics, or close it."""
    return Sharing(await core.progress.share(guest.id, on=data.on))


@put("/me/progress/puzzles", status_code=204)
async def lend_games(data: JSONBody[PuzzlesWish], guest: TheGuest, core: TheCore) -> None:
    """Whether your finished games may become puzzles, where everybody who sat at the table agrees."""
    await core.progress.lend(guest.id, on=data.on)


@get("/progress/{code:str}")
async def shared_progress(request: AnyRequest, code: FromPath[str], core: TheCore) -> Statistics:
    """The statistics of a guest who shares them. You needn't be a guest."""
    return await core.progress.shown(code, address_of(request, core.settings))


@put("/me/language", status_code=204)
async def speak(data: JSONBody[LanguageWish], guest: TheGuest, core: TheCore) -> None:
    """Your language. Others learn only whether a table had all five."""
    await core.progress.speaks(guest.id, data.language)


@get("/me/records", media_type="application/x-ndjson")
async def my_records(request: AnyRequest, guest: TheGuest, core: TheCore) -> Stream:
    """The records of all your finished games in one file, one per line."""
    name = {"Content-Disposition": 'attachment; filename="doctor-rat-my-games.jsonl"'}
    found = await core.progress.records(guest.id, address_of(request, core.settings))
    return Stream(found, headers=name, media_type="application/x-ndjson")


progress_routes = Router(
    "/",
    route_handlers=[my_progress, share_progress, lend_games, shared_progress, speak, my_records],
    tags=["progress"],
)
