"""HTTP: push notifications."""

from litestar import Router, get, put
from litestar.params import JSONBody

from doctor_rat.protocol.push import PushState, PushWish
from doctor_rat.server.http.edge import TheCore, TheGuest


@get("/me/push")
async def my_push(guest: TheGuest, core: TheCore) -> PushState:
    """The key to subscribe with, and what each of your devices is notified of."""
    return await core.push.state(guest.id)


@put("/me/push")
async def change_push(data: JSONBody[PushWish], guest: TheGuest, core: TheCore) -> PushState:
    """Choose what a device is notified of. With no kinds, notifications stop."""
    return await core.push.change(guest.id, data)


push_routes = Router("/", route_handlers=[my_push, change_push], tags=["push"])
