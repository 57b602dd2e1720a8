"""HTTP: a record from a file, told again."""

from litestar import post
from litestar.response import Response

from doctor_rat.rules.record import read_record
from doctor_rat.server.edge import AnyRequest, TheCore


@post("/review", media_type="application/json", status_code=200, tags=["tables"])
async def review_record(request: AnyRequest, core: TheCore) -> Response[bytes]:
    """The review of the record in the body. Nothing of it is kept."""
    body = await request.body()
    read_record(body)
    return Response(await core.thinker.review(body, ()), media_type="application/json")
