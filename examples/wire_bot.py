"""A bot that plays a whole game over the wire: `python examples/wire_bot.py http://127.0.0.1:8000`.

It makes a table, sits down as all the rats, lets the server's bots play the doctor, and takes whatever its own rats
think best. Change `think` and it is your bot.
"""

import asyncio
import sys
from random import Random

from doctor_rat.bots import bot_named
from doctor_rat.client import Api, TablePlace, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Action, Role, Take
from doctor_rat.table import BotLevel, Options, Plan, Stage
from doctor_rat.table.commands import Act, Propose

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)


def think(place: TablePlace, role: Role) -> tuple[Action, ...]:
    return bot_named("regular").decide(place.view(role), Random()).actions


async def move(place: TablePlace) -> None:
    """What these rats do now, if it's their turn."""
    assert place.table is not None
    if place.table.solo_now:
        group = place.table.solo_now[0]
        mine = [action for action in think(place, RATS[group]) if action.by == group]
        await place.do(Act(new_id(), place.table.count, tuple(mine[:1])))
    elif place.table.joint:
        takes = [action for action in think(place, RATS[0]) if isinstance(action, Take)]
        plan = Plan(tuple((take.by, take.food) for take in takes if take.by in place.table.joint))
        await place.do(Propose(new_id(), place.table.count, plan, agreed=True))


async def play(url: str) -> bool:
    """One game; whether it was won."""
    async with Api(url) as api:
        await api.become("Wire rat")
        made = await api.make(NewTable(Options(), RATS, start=BotLevel.REGULAR))
        async with api.at(made.id) as place:
            while place.table is None or place.table.stage is not Stage.OVER:
                number = place.number
                await move(place)
                while place.number == number:
                    await anext(aiter(place))
            outcome = place.view().board.outcome
            return outcome is not None and outcome.won


if __name__ == "__main__":
    print("won" if asyncio.run(play(sys.argv[1])) else "lost")
