"""HTTP: two finished games of one deal side by side."""

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response
from msgspec import UNSET

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.sharing import ComparedGame, CompareWish, Original
from doctor_rat.review.compare import dealt_alike
from doctor_rat.server.core import Core
from doctor_rat.server.faults import Fault
from doctor_rat.server.http.edge import READS, AnyRequest, TheCore, TheGuest, address_of, token_of
from doctor_rat.server.http.looking import finished_table
from doctor_rat.server.http.packed import packed_json
from doctor_rat.server.thinking.desk import Asker
from doctor_rat.table import Denied, UnknownTableError

NO_RECORD = (b"", b"null")


@post("/compare", media_type="application/json", status_code=200, tags=["tables"], opt={READS: True})
async def compare_games(request: AnyRequest, data: JSONBody[CompareWish], core: TheCore) -> Response[bytes]:
    """What two teams did with the same cards. Tables need a guest who may see them; records aren't stored."""
    guest = await core.reception.known(token_of(request))
    first, second = [await _record(request, core, each) for each in (data.first, data.second)]
    asker = Asker(None if guest is None else guest.id, address_of(request, core.settings))
    return packed_json(request, await core.analyst.compare(asker, first, second))


async def _record(request: AnyRequest, core: Core, game: ComparedGame) -> bytes:
    record = b"" if game.record is UNSET else bytes(game.record)
    if (game.table is None) == (record in NO_RECORD):
        raise Fault(ServerCode.UNREADABLE)
    if game.table is None:
        return record
    return (await finished_table(core, game.table, await core.reception.guest(token_of(request)))).record


@get("/tables/{table_id:str}/original", tags=["tables"])
async def original(table_id: FromPath[str], guest: TheGuest, core: TheCore) -> Original:
    """The finished game this finished study continued, if both had the same deal and you may look at it."""
    found = await finished_table(core, table_id, guest)
    origin = None if found.table.study is None else found.table.study.origin
    if origin is None:
        return Original(None)
    try:
        other = await finished_table(core, origin, guest)
    except (Fault, Denied, UnknownTableError):
        return Original(None)
    same = dealt_alike(found.game, other.game)
    return Original(origin if same else None)
