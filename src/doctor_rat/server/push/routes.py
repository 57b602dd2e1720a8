"""HTTP: being called."""

from litestar import Router, get, put
from litestar.params import JSONBody

from doctor_rat.protocol.push import PushState, PushWish
from doctor_rat.server.http.edge import TheCore, TheGuest


@get("/me/push")
async def my_push(guest: TheGuest, core: TheCore) -> PushState:
    """The key to subscribe with, and which of your devices are called for what."""
    return await core.push.state(guest.id)


@put("/me/push")
async def change_push(data: JSONBody[PushWish], guest: TheGuest, core: TheCore) -> PushState:
    """Have a device called, for these kinds; for none, no longer."""
    return await core.push.change(guest.id, data)


push_routes = Router("/", route_handlers=[my_push, change_push], tags=["push"])
