"""HTTP: the deal of the day, challenges, tournaments."""

from litestar import Router, get, post, put
from litestar.params import FromPath, JSONBody

from doctor_rat.protocol.deals import (
    ChallengeMade,
    ChallengePage,
    ChallengeStart,
    CupMade,
    CupPage,
    DayName,
    DayPage,
    DayPast,
    DayStart,
    NewCup,
    TeamInvitation,
)
from doctor_rat.protocol.messages import TableMadeAnswer
from doctor_rat.server.deals.days import read_day
from doctor_rat.server.http.edge import AnyRequest, TheCore, TheGuest, address_of
from doctor_rat.server.live.tables import LiveTable
from doctor_rat.table import TableId
from doctor_rat.table.values import DealId


def _link(live: LiveTable) -> TableMadeAnswer:
    return TableMadeAnswer(live.room.table.id, live.room.table.invite)


@get("/day")
async def day(guest: TheGuest, core: TheCore) -> DayPage:
    """Today's deal: its promise, your try and, once you have finished, everyone's results."""
    return await core.today.page(guest.id)


@get("/day/{day:str}")
async def past_day(day: FromPath[str], guest: TheGuest, core: TheCore) -> DayPast:
    """A day that you have played."""
    return await core.today.past(guest.id, read_day(day))


@post("/day")
async def begin_day(request: AnyRequest, data: JSONBody[DayStart], guest: TheGuest, core: TheCore) -> TableMadeAnswer:
    """Start your one try at today's deal, or return the table you already started."""
    core.gatherings.check_may_make(guest, address_of(request, core.settings))
    return _link(await core.today.begin(guest, data))


@put("/day/name", status_code=204)
async def name_day(data: JSONBody[DayName], guest: TheGuest, core: TheCore) -> None:
    """Whether others may see your name next to your result for that day."""
    await core.today.name(guest.id, read_day(data.day), data.named)


@post("/tables/{table_id:str}/challenge")
async def challenge(table_id: FromPath[str], guest: TheGuest, core: TheCore) -> ChallengeMade:
    """Let others play the deal of this finished game. It is then closed to everyone who hasn't finished the deal."""
    live = await core.tables.get(TableId(table_id))
    return ChallengeMade(await core.challenges.make(live, guest.id))


@get("/challenges/{deal_id:str}")
async def one_challenge(deal_id: FromPath[str], guest: TheGuest, core: TheCore) -> ChallengePage:
    return await core.challenges.page(guest.id, DealId(deal_id))


@post("/challenges/{deal_id:str}")
async def begin_challenge(
    request: AnyRequest, deal_id: FromPath[str], data: JSONBody[ChallengeStart], guest: TheGuest, core: TheCore
) -> TableMadeAnswer:
    """Start your table for this deal, or return the one you have."""
    core.gatherings.check_may_make(guest, address_of(request, core.settings))
    return _link(await core.challenges.begin(guest, DealId(deal_id), data))


@post("/cups")
async def make_cup(request: AnyRequest, data: JSONBody[NewCup], guest: TheGuest, core: TheCore) -> CupMade:
    core.gatherings.check_may_make(guest, address_of(request, core.settings))
    return CupMade(await core.cups.make(data))


@get("/cups/{cup_id:str}")
async def one_cup(cup_id: FromPath[str], guest: TheGuest, core: TheCore) -> CupPage:
    return await core.cups.page(guest.id, cup_id)


@post("/cups/{cup_id:str}/teams")
async def found_team(request: AnyRequest, cup_id: FromPath[str], guest: TheGuest, core: TheCore) -> CupPage:
    """Found a team."""
    core.gatherings.check_may_make(guest, address_of(request, core.settings))
    await core.cups.found_team(guest.id, cup_id)
    return await core.cups.page(guest.id, cup_id)


@post("/cups/{cup_id:str}/members")
async def join_team(cup_id: FromPath[str], data: JSONBody[TeamInvitation], guest: TheGuest, core: TheCore) -> CupPage:
    await core.cups.join(guest.id, cup_id, data)
    return await core.cups.page(guest.id, cup_id)


@post("/cups/{cup_id:str}/deals/{number:int}")
async def cup_table(
    request: AnyRequest, cup_id: FromPath[str], number: FromPath[int], guest: TheGuest, core: TheCore
) -> TableMadeAnswer:
    """Your team's table for this deal."""
    core.gatherings.check_may_make(guest, address_of(request, core.settings))
    return _link(await core.cups.table(guest, cup_id, number))


deal_routes = Router(
    "/",
    route_handlers=[
        day,
        past_day,
        begin_day,
        name_day,
        challenge,
        one_challenge,
        begin_challenge,
        make_cup,
        one_cup,
        found_team,
        join_team,
        cup_table,
    ],
    tags=["deals"],
)
