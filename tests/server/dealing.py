"""People who play shared deals on a real server over HTTP; where bots do the rest, without a socket."""

import json
from typing import Any

import msgspec

from doctor_rat.client import Api, Refusal, new_id
from doctor_rat.protocol.deals import ChallengePage, CupPage, DayPage, DayPast
from doctor_rat.protocol.messages import NewTable, TableMadeAnswer
from doctor_rat.rules import Role
from doctor_rat.server.live.tables import LiveTable
from doctor_rat.server.run import House
from doctor_rat.table import BotLevel, Options, Stage, TableId
from doctor_rat.table import commands as ask
from server.house import Friends, until

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)


async def day(api: Api) -> DayPage:
    return msgspec.json.decode(await api.request("GET", "/api/day"), type=DayPage)


async def past(api: Api, when: str) -> DayPast:
    return msgspec.json.decode(await api.request("GET", f"/api/day/{when}"), type=DayPast)


async def begin_day(api: Api, side: str = "rats", *, named: bool = False) -> TableMadeAnswer:
    asked = {"side": side, "named": named}
    return msgspec.json.decode(await api.request("POST", "/api/day", asked), type=TableMadeAnswer)


async def challenge(api: Api, table: TableId) -> str:
    found: str = json.loads(await api.request("POST", f"/api/tables/{table}/challenge"))["deal"]
    return found


async def challenged(api: Api, deal: str) -> ChallengePage:
    return msgspec.json.decode(await api.request("GET", f"/api/challenges/{deal}"), type=ChallengePage)


async def take_up(api: Api, deal: str, roles: tuple[Role, ...] = RATS) -> TableMadeAnswer:
    answer = await api.request("POST", f"/api/challenges/{deal}", {"roles": roles})
    return msgspec.json.decode(answer, type=TableMadeAnswer)


async def cup(api: Api, named: str) -> CupPage:
    return msgspec.json.decode(await api.request("GET", f"/api/cups/{named}"), type=CupPage)


async def cup_table(api: Api, named: str, number: int) -> TableMadeAnswer:
    answer = await api.request("POST", f"/api/cups/{named}/deals/{number}")
    return msgspec.json.decode(answer, type=TableMadeAnswer)


async def refusal(asked: Any) -> str:
    """The code of a refusal; empty if there was none."""
    try:
        await asked
    except Refusal as error:
        return error.code
    return ""


async def alone(friends: Friends, name: str, options: Options) -> TableId:
    """A finished game of one person as the rats, with a bot."""
    made = await (await friends.come(name)).make(NewTable(options, RATS, BotLevel.RANDOM))
    await play_out(friends, name, made)
    return made.id


async def play_out(friends: Friends, name: str, made: TableMadeAnswer) -> None:
    """Leaves it to a bot, and waits for the end."""
    place = await friends.visit(name, made.id, made.invite)
    await place.do(ask.GoAway(new_id()))
    await until(place, lambda: place.table is not None and place.table.stage is Stage.OVER)
    await place.close()


async def live(house: House, table: TableId) -> LiveTable:
    return await house.core.tables.open(table)
