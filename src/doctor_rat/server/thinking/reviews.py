"""HTTP: reviewing, analyzing and continuing an uploaded record."""

from litestar import post
from litestar.params import FromQuery, JSONBody
from litestar.response import Response

from doctor_rat.protocol.messages import Precision, RecordStudy, RecordTry, TableMadeAnswer
from doctor_rat.rules import read_record, replay_all
from doctor_rat.rules.record import check_finished
from doctor_rat.server.http.edge import READS, AnyRequest, TheCore, TheGuest, address_of, token_of
from doctor_rat.server.http.packed import packed_json
from doctor_rat.server.thinking.desk import Asker


@post("/review", media_type="application/json", status_code=200, tags=["tables"], opt={READS: True})
async def review_record(request: AnyRequest, core: TheCore) -> Response[bytes]:
    """The review of the record in the body. Needs no guest, and nothing of it is stored."""
    guest = await core.reception.known(token_of(request))
    asker = Asker(None if guest is None else guest.id, address_of(request, core.settings))
    return packed_json(request, await core.analyst.review(asker, await request.body()))


@post("/study", tags=["tables"])
async def study_record(
    request: AnyRequest, data: JSONBody[RecordStudy], guest: TheGuest, core: TheCore
) -> TableMadeAnswer:
    """Continue from a position of the finished game in this record."""
    core.gatherings.check_may_make(guest, address_of(request, core.settings))
    record = read_record(bytes(data.record))
    check_finished(record)
    made = (await core.gatherings.study(guest, replay_all(record), data)).room.table
    return TableMadeAnswer(made.id, made.invite)


@post("/analysis/try", media_type="application/json", status_code=200, tags=["tables"], opt={READS: True})
async def try_record(request: AnyRequest, data: JSONBody[RecordTry], core: TheCore) -> Response[bytes]:
    """What another decision in the finished game of this record would have been worth. Nothing of it is stored."""
    guest = await core.reception.known(token_of(request))
    asker = Asker(None if guest is None else guest.id, address_of(request, core.settings))
    found = await core.analyst.retry(asker, bytes(data.record), (), data)
    return Response(found, media_type="application/json")


@post("/analysis", media_type="application/json", status_code=200, tags=["tables"], opt={READS: True})
async def analyse_record(
    request: AnyRequest, core: TheCore, precision: FromQuery[Precision] = "full"
) -> Response[bytes]:
    """The analysis of the finished game whose record is in the body. Needs no guest, and nothing of it is stored."""
    guest = await core.reception.known(token_of(request))
    asker = Asker(None if guest is None else guest.id, address_of(request, core.settings))
    return packed_json(request, await core.analyst.analysis(asker, await request.body(), (), precision))
