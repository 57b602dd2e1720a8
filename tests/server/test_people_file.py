"""`serve --people`: the bots' processes of a real server begin with the kinds of people the operator's file names."""

from pathlib import Path
from random import Random

import msgspec

from doctor_rat.bots.reasons import ReasonKey
from doctor_rat.bots.thinking.shares import Fit
from doctor_rat.client import Api
from doctor_rat.protocol.messages import NewTable
from doctor_rat.table import Access, BotLevel, Options
from doctor_rat.table.wire import Intention
from server.house import Friends, run, sqlite
from server.process import Server
from server.test_learning import take_the_rats
from server.test_whole_games import RATS, is_over

SEEDED = "import random; random.SystemRandom = lambda: random.Random(1); from doctor_rat.cli import main; main()"
"""The same deals and thoughts each time: in one game of ten, even a doctor who was told first takes them for others."""
FORGETFUL = Fit(1_000, {"forgetful": 1.0}, {"forgetful": (0.9, 1.0)})


async def first_guess(api: Api, rats: str) -> str:
    """Whom the doctor first takes these rats for, in the first of their games that lasts until he says it."""
    for seed in range(5):
        made = await api.make(NewTable(Options(access=Access.PRIVATE), RATS, start=BotLevel.EXPERT))
        async with api.at(made.id) as place:
            while not is_over(place):
                await take_the_rats(place, rats, Random(f"{seed} {place.number}"))
        told = msgspec.json.decode(await api.request("GET", f"/api/tables/{made.id}/intentions"), type=list[Intention])
        keys = [str(reason.key) for each in told for reason in each.reasons]
        if guesses := [key for key in keys if key.startswith("doctor-saw-")]:
            return guesses[0]
    raise AssertionError("every game ended before the doctor had seen enough")


def test_the_doctor_of_a_server_begins_with_the_operators_file(tmp_path: Path) -> None:
    """Forgetful rats are hard to tell from others: a doctor who wasn't told of them first takes them for others."""
    people = tmp_path / "people.json"
    people.write_bytes(msgspec.json.encode(FORGETFUL))

    async def scene() -> None:
        async with (
            Server(sqlite(tmp_path), "--people", str(people), run=SEEDED) as server,
            Friends(server.url) as friends,
        ):
            ann = await friends.come("Ann")
            assert await first_guess(ann, "person:forgetful") == ReasonKey.DOCTOR_SAW_FORGETTING

    run(scene())
