"""HTTP: tables, their records, and aids to play."""

from litestar import Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from doctor_rat.difficulty import grade_of, predict
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import (
    DietWish,
    Done,
    Invitation,
    ListedTable,
    Marks,
    NewStudy,
    NewTable,
    OptionsWish,
    Precision,
    RatingAnswer,
    SecondTry,
    SheetAnswer,
    SpokenCode,
    TableMadeAnswer,
)
from doctor_rat.rules import Role, parse_diet
from doctor_rat.server.core import Core
from doctor_rat.server.faults import Fault
from doctor_rat.server.figures import COMMANDS, timed
from doctor_rat.server.http.edge import READS, AnyRequest, TheCore, TheGuest, address_of
from doctor_rat.server.http.looking import finished_table, note
from doctor_rat.server.http.packed import packed_json
from doctor_rat.server.live.tables import LiveTable
from doctor_rat.server.storage import Guest
from doctor_rat.server.table_lists import listed
from doctor_rat.server.thinking.desk import Asker
from doctor_rat.table import Command, Options, Stage, TableId
from doctor_rat.table.admission import check_may_look, check_may_read_door, has_sheet
from doctor_rat.table.table import Table
from doctor_rat.table.wire import Intention, TableDoor, audience_of, door, intentions

SHEETS = 2
"""How many sheets a guest may wait for at once: a quick table asks for the next before the last arrives."""


@get("/tables")
async def open_tables(core: TheCore) -> list[ListedTable]:
    return await core.lobby.tables()


@post("/tables")
async def make_table(request: AnyRequest, data: JSONBody[NewTable], guest: TheGuest, core: TheCore) -> TableMadeAnswer:
    core.gatherings.check_may_make(guest, address_of(request, core.settings))
    live = await core.gatherings.make(guest, data)
    return TableMadeAnswer(live.room.table.id, live.room.table.invite)


@post("/options", status_code=200, opt={READS: True})
async def change_options(data: JSONBody[OptionsWish]) -> Options:
    """Apply changes to options, with everything that must change along."""
    return data.options.changed(data.changes)


@post("/codes", status_code=200, opt={READS: True})
async def follow_code(request: AnyRequest, data: JSONBody[SpokenCode], core: TheCore) -> TableMadeAnswer:
    """The link that a spoken code stands for."""
    live = await core.gatherings.by_code(data.code, address_of(request, core.settings))
    return TableMadeAnswer(live.room.table.id, live.room.table.invite)


@post("/tables/{table_id:str}/door", status_code=200, opt={READS: True})
async def read_door(table_id: FromPath[str], data: JSONBody[Invitation], core: TheCore) -> TableDoor:
    """Who invites you, and to what, before you become a guest."""
    live = await core.tables.get(TableId(table_id))
    check_may_read_door(live.room.table, data.invite)
    return door(live.room.table)


async def _seen(core: Core, named: str, guest: Guest) -> LiveTable:
    live = await core.tables.get(TableId(named))
    check_may_look(live.room.table, guest.id)
    await note(core, live.room.table, guest)
    return live


@post("/tables/{table_id:str}/join", status_code=204)
async def join(table_id: FromPath[str], data: JSONBody[Invitation], guest: TheGuest, core: TheCore) -> None:
    live = await core.tables.get(TableId(table_id))
    await live.room.join(guest.id, guest.name, data.invite)


@post("/tables/{table_id:str}/commands", status_code=200)
async def command(table_id: FromPath[str], data: JSONBody[Command], guest: TheGuest, core: TheCore) -> Done:
    """Any command that a socket takes: sit, leave, move, talk."""
    live = await core.tables.get(TableId(table_id))
    with timed(COMMANDS):
        return Done(data.id, await live.handle(guest, data))


@post("/tables/{table_id:str}/again")
async def again(table_id: FromPath[str], guest: TheGuest, core: TheCore) -> TableMadeAnswer:
    """Another game with the same people; the doctor's role is passed on."""
    live = await core.gatherings.again(await _seen(core, table_id, guest), guest)
    return TableMadeAnswer(live.room.table.id, live.room.table.invite)


@get("/tables/{table_id:str}")
async def one_table(table_id: FromPath[str], guest: TheGuest, core: TheCore) -> ListedTable:
    return listed(await _seen(core, table_id, guest), guest.id)


@get("/tables/{table_id:str}/record", media_type="application/json")
async def record(table_id: FromPath[str], guest: TheGuest, core: TheCore) -> Response[bytes]:
    """A finished game, with the proof that nobody changed the deal."""
    found = await finished_table(core, table_id, guest)
    name = f'attachment; filename="doctor-rat-{found.table.id}.json"'
    return Response(found.record, headers={"Content-Disposition": name}, media_type="application/json")


@get("/tables/{table_id:str}/review", media_type="application/json")
async def review(request: AnyRequest, table_id: FromPath[str], guest: TheGuest, core: TheCore) -> Response[bytes]:
    found = await finished_table(core, table_id, guest)
    told = await core.analyst.review(_asker(request, core, guest), found.record, found.sources)
    core.bookkeeper.note_review(found.table, told)
    return packed_json(request, told)


@get("/tables/{table_id:str}/analysis", media_type="application/json")
async def analysis(
    request: AnyRequest,
    table_id: FromPath[str],
    guest: TheGuest,
    core: TheCore,
    precision: FromQuery[Precision] = "full",
) -> Response[bytes]:
    """Every decision of a finished game, weighed. Refused for running games: it would tell every secret."""
    found = await finished_table(core, table_id, guest)
    told = await core.analyst.analysis(_asker(request, core, guest), found.record, found.sources, precision)
    if precision == "full":  # with fewer playouts the best of many guesses looks better than it is
        core.bookkeeper.note_analysis(found.table, told)
    return packed_json(request, told)


@post("/tables/{table_id:str}/analysis/try", media_type="application/json", status_code=200, opt={READS: True})
async def try_again(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[SecondTry], guest: TheGuest, core: TheCore
) -> Response[bytes]:
    """What another decision would have been worth. Refused for running games."""
    found = await finished_table(core, table_id, guest)
    asker = _asker(request, core, guest)
    told = await core.analyst.retry(asker, found.record, found.sources, data)
    return Response(told, media_type="application/json")


@get("/tables/{table_id:str}/intentions")
async def what_bots_meant(table_id: FromPath[str], guest: TheGuest, core: TheCore) -> list[Intention]:
    """What the bots of a finished game had in mind. Refused for running games: it would tell their secrets."""
    found = await finished_table(core, table_id, guest)
    return intentions(found.table, found.live.room.log)


@post("/tables/{table_id:str}/study")
async def study(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[NewStudy], guest: TheGuest, core: TheCore
) -> TableMadeAnswer:
    """Continue from a position of this finished game, at a new table."""
    found = await finished_table(core, table_id, guest)
    core.gatherings.check_may_make(guest, address_of(request, core.settings))
    made = (await core.gatherings.study(guest, found.game, data, found.live)).room.table
    return TableMadeAnswer(made.id, made.invite)


def _asker(request: AnyRequest, core: Core, guest: Guest, each: int = 1) -> Asker:
    return Asker(guest.id, address_of(request, core.settings), each)


@get("/tables/{table_id:str}/sheet")
async def sheet(request: AnyRequest, table_id: FromPath[str], guest: TheGuest, core: TheCore) -> SheetAnswer:
    """What the table's deduction sheet tells your seat."""
    live = await _seen(core, table_id, guest)
    table = live.room.table
    seat = table.seat_of(guest.id)
    if not has_sheet(table, seat) or table.stage not in (Stage.GAME, Stage.OVER):
        raise Fault(ServerCode.NOT_FOR_YOU)
    asker = _asker(request, core, guest, each=SHEETS)
    return await core.analyst.sheet(asker, table, audience_of(seat))


def rating(table: Table) -> RatingAnswer:
    """From the table that ships with the package: quick, and the same for everyone."""
    diets = () if table.setup is None else tuple(diet for diet in table.setup.diets if diet is not None)
    if len(diets) < len(table.config.identities):
        raise Fault(ServerCode.NOT_FINISHED)
    score = predict(table.config, diets)
    return RatingAnswer(score, grade_of(score))


@get("/tables/{table_id:str}/difficulty")
async def difficulty(table_id: FromPath[str], guest: TheGuest, core: TheCore) -> RatingAnswer:
    """How hard this deal is: for the doctor, and for everyone once the game is over."""
    live = await _seen(core, table_id, guest)
    table = live.room.table
    seat = table.seat_of(guest.id)
    if table.stage is not Stage.OVER and (seat is None or audience_of(seat) is not Role.DOCTOR):
        raise Fault(ServerCode.NOT_FOR_YOU)
    return rating(table)


@post("/tables/{table_id:str}/check-diet", status_code=204, opt={READS: True})
async def check_diet(table_id: FromPath[str], data: JSONBody[DietWish], guest: TheGuest, core: TheCore) -> None:
    """Whether the doctor may choose this diet now; a refusal says why not. Changes nothing."""
    live = await _seen(core, table_id, guest)
    table = live.room.table
    seat = table.seat_of(guest.id)
    if seat is None or not seat.is_doctor or table.stage is not Stage.SETUP or table.setup is None:
        raise Fault(ServerCode.NOT_FOR_YOU)
    table.setup.choose(data.group, parse_diet(data.diet))


@get("/tables/{table_id:str}/marks")
async def read_marks(table_id: FromPath[str], guest: TheGuest, core: TheCore) -> Marks:
    await _seen(core, table_id, guest)
    return await core.marks.read(guest.id, TableId(table_id))


@put("/tables/{table_id:str}/marks")
async def write_marks(table_id: FromPath[str], data: JSONBody[Marks], guest: TheGuest, core: TheCore) -> Marks:
    await _seen(core, table_id, guest)
    await core.marks.keep(guest.id, TableId(table_id), data)
    return data


table_routes = Router(
    "/",
    route_handlers=[
        open_tables,
        make_table,
        change_options,
        follow_code,
        read_door,
        join,
        command,
        again,
        one_table,
        record,
        review,
        analysis,
        try_again,
        what_bots_meant,
        study,
        sheet,
        difficulty,
        check_diet,
        read_marks,
        write_marks,
    ],
    tags=["tables"],
)
