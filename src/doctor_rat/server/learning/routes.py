"""HTTP: whether the doctor may learn from your games."""

from litestar import Router, get, put
from litestar.params import JSONBody

from doctor_rat.protocol.progress import Teaching, TeachingWish
from doctor_rat.server.http.edge import TheCore, TheGuest


@get("/me/teaching")
async def teaching(guest: TheGuest, core: TheCore) -> Teaching:
    """Whether the doctor learns on this server, and whether he may learn from your games."""
    return Teaching(core.learner.is_on, await core.progress.teaches(guest.id))


@put("/me/teaching")
async def teach(data: JSONBody[TeachingWish], guest: TheGuest, core: TheCore) -> Teaching:
    """Let the doctor learn from your finished games, or no longer. A game counts if everybody there allows it."""
    await core.progress.teach(guest.id, on=data.on)
    return Teaching(core.learner.is_on, data.on)


learning_routes = Router("/", route_handlers=[teaching, teach], tags=["progress"])
