"""HTTP: a record from a file, told again."""

from litestar import post
from litestar.response import Response

from doctor_rat.server.desk import Asker
from doctor_rat.server.edge import AnyRequest, TheCore, address_of, token_of


@post("/review", media_type="application/json", status_code=200, tags=["tables"])
async def review_record(request: AnyRequest, core: TheCore) -> Response[bytes]:
    """The review of the record in the body. Needs no guest, and nothing of it is stored."""
    guest = await core.known(token_of(request))
    asker = Asker(None if guest is None else guest.id, address_of(request, core.settings))
    return Response(await core.review(asker, await request.body()), media_type="application/json")
