"""HTTP: links to moments of finished games, made by a player, followed by anyone."""

from collections.abc import Sequence

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response
from msgspec import UNSET
from msgspec.structs import replace

from doctor_rat.protocol.messages import NewStudy, Precision, SecondTry, TableMadeAnswer
from doctor_rat.protocol.sharing import NewShare, SharedMoment, ShareLink
from doctor_rat.rules import State, read_record, write_record
from doctor_rat.server.core import Core
from doctor_rat.server.http.edge import READS, AnyRequest, TheCore, TheGuest, address_of, token_of
from doctor_rat.server.http.looking import Finished, finished_table, shared_table
from doctor_rat.server.http.packed import packed_json
from doctor_rat.server.sharing.moment import moment_at, states_of
from doctor_rat.server.sharing.words import message_of
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.server.thinking.desk import Asker


@post("/tables/{table_id:str}/shares")
async def share(table_id: FromPath[str], data: JSONBody[NewShare], guest: TheGuest, core: TheCore) -> ShareLink:
    """Make a link to a moment of a finished game you played, for anyone you give it to."""
    found = await finished_table(core, table_id, guest)
    return _told(await core.shares.make(guest, found.table, found.game, data), found, _states(found))


@get("/tables/{table_id:str}/shares")
async def my_shares(table_id: FromPath[str], guest: TheGuest, core: TheCore) -> list[ShareLink]:
    """Your own links to this game, latest first."""
    found = await finished_table(core, table_id, guest)
    links = await core.shares.of(guest, found.table.id)
    # One game, however many links.
    states = _states(found) if links else []
    return [_told(each, found, states) for each in links]


@delete("/shares/{share_id:str}")
async def revoke(share_id: FromPath[str], guest: TheGuest, core: TheCore) -> None:
    """Revoke one of your links."""
    await core.shares.revoke(guest, share_id)


def _states(found: Finished) -> list[State]:
    return states_of(read_record(found.record), found.sources)


def _told(kept: KeptShare, found: Finished, states: Sequence[State]) -> ShareLink:
    moment = moment_at(states, kept.step, kept.eyes, study=found.table.study is not None)
    text = message_of(moment, kept.language)
    told = {"id": kept.id, "step": kept.step, "eyes": kept.eyes, "language": kept.language, "made": kept.made_at}
    return msgspec.convert({**told, "text": text}, ShareLink)


@get("/shares/{share_id:str}")
async def shared(request: AnyRequest, share_id: FromPath[str], core: TheCore) -> SharedMoment:
    """Where a link leads. Neither this nor the calls below need a guest, except a study."""
    kept, _ = await _follow(request, core, share_id)
    return msgspec.convert({"step": kept.step, "eyes": kept.eyes}, SharedMoment)


@get("/shares/{share_id:str}/review", media_type="application/json")
async def shared_review(request: AnyRequest, share_id: FromPath[str], core: TheCore) -> Response[bytes]:
    _, found = await _follow(request, core, share_id)
    asker = await _asker(request, core)
    return packed_json(request, await core.analyst.review(asker, found.record, found.sources))


@get("/shares/{share_id:str}/analysis", media_type="application/json")
async def shared_analysis(
    request: AnyRequest, share_id: FromPath[str], core: TheCore, precision: FromQuery[Precision] = "full"
) -> Response[bytes]:
    _, found = await _follow(request, core, share_id)
    asker = await _asker(request, core)
    return packed_json(request, await core.analyst.analysis(asker, found.record, found.sources, precision))


@post("/shares/{share_id:str}/analysis/try", media_type="application/json", status_code=200, opt={READS: True})
async def try_shared(
    request: AnyRequest, share_id: FromPath[str], data: JSONBody[SecondTry], core: TheCore
) -> Response[bytes]:
    _, found = await _follow(request, core, share_id)
    told = await core.analyst.retry(await _asker(request, core), found.record, found.sources, data)
    return Response(told, media_type="application/json")


@post("/shares/{share_id:str}/study")
async def study_shared(
    request: AnyRequest, share_id: FromPath[str], data: JSONBody[NewStudy], guest: TheGuest, core: TheCore
) -> TableMadeAnswer:
    """Continue from a position of this game, at a new table. It has no link back: you may not see the original."""
    _, found = await shared_table(core, share_id, guest)
    core.gatherings.check_may_make(guest, address_of(request, core.settings))
    made = (await core.gatherings.study(guest, found.game, data, found.live, leads_back=False)).room.table
    return TableMadeAnswer(made.id, made.invite)


@get("/shares/{share_id:str}/record", media_type="application/json")
async def shared_record(request: AnyRequest, share_id: FromPath[str], core: TheCore) -> Response[bytes]:
    """The game without its people: no names, no table id."""
    _, found = await _follow(request, core, share_id)
    record = read_record(found.record)
    meta = {name: told for name, told in (record.meta or {}).items() if name not in ("players", "table")}
    headers = {"Content-Disposition": 'attachment; filename="doctor-rat.json"'}
    return Response(write_record(replace(record, meta=meta or UNSET)), headers=headers, media_type="application/json")


async def _follow(request: AnyRequest, core: Core, named: str) -> tuple[KeptShare, Finished]:
    return await shared_table(core, named, await core.reception.known(token_of(request)))


async def _asker(request: AnyRequest, core: Core) -> Asker:
    guest = await core.reception.known(token_of(request))
    return Asker(None if guest is None else guest.id, address_of(request, core.settings))


share_routes = Router(
    "/",
    route_handlers=[
        share,
        my_shares,
        revoke,
        shared,
        shared_review,
        shared_analysis,
        try_shared,
        study_shared,
        shared_record,
    ],
    tags=["shares"],
)
