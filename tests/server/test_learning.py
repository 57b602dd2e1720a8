"""The doctor learns at a real server from games whose people allow it, and from no others."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from databases import KINDS, fresh_url
from doctor_rat.bots import bot_named
from doctor_rat.bots.thinking.shares import PEOPLE, SHARES, tempered
from doctor_rat.client import Api, TablePlace, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role, Take, View
from doctor_rat.server.learning import learner
from doctor_rat.server.learning.learner import Learner
from doctor_rat.server.run import House, serving
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import schema
from doctor_rat.server.thinking.questions import Unanswered
from doctor_rat.server.thinking.workers import Inline
from doctor_rat.table import Access, BotLevel, Options, Plan
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import Thought
from server.house import PLENTY, Friends, Hasty, run, sqlite
from server.test_export import export
from server.test_whole_games import RATS, all_see_the_game, is_over, play_on
from table.company import Clock, Dealer

DAY, MINUTE = learner.DAY, 60_000


def at_home(database: str) -> Settings:
    return replace(PLENTY, database=database)


class Counting(Hasty):
    """Remembers how many games it was given to learn from each time."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    async def learn(self, records: tuple[bytes, ...]) -> bytes:
        self.asked.append(len(records))
        return await super().learn(records)


class Novices(Inline):
    async def think(self, level: BotLevel, seen: View) -> Thought:
        return await super().think(BotLevel.NOVICE, seen)


@asynccontextmanager
async def after_a_game(folder: Path, mind: Counting, *names: str) -> AsyncIterator[House]:
    """A house in which these people have finished a game, and all of them let the doctor learn from it."""
    async with serving(at_home(sqlite(folder)), thinker=mind, dealer=Dealer(1)) as found, Friends(found.url) as friends:
        await play_together(friends, *names)
        for api in friends.apis.values():
            await allow(api)
        yield found


async def allow(api: Api, *, on: bool = True) -> None:
    answer = json.loads(await api.request("PUT", "/api/me/teaching", {"on": on}))
    assert answer["on"] is on


async def play_alone(api: Api, rats: str, seed: int) -> None:
    """All groups as this bot would, and the server's bot as the doctor."""
    made = await api.make(NewTable(Options(access=Access.PRIVATE), RATS, start=BotLevel.NOVICE))
    async with api.at(made.id) as place:
        while not is_over(place):
            await take_the_rats(place, rats, Random(f"{seed} {place.number}"))


async def take_the_rats(place: TablePlace, rats: str, rng: Random) -> None:
    """Chooses for all groups as this bot would, if they are to choose now, and waits for news."""
    number = place.number
    if place.table is not None and place.table.joint:
        await _propose(place, rats, rng)
    while place.number == number and not is_over(place):
        await anext(aiter(place))


async def _propose(place: TablePlace, rats: str, rng: Random) -> None:
    assert place.table is not None
    chosen = bot_named(rats).decide(place.view(Role.GROUP_0), rng).actions
    plan = Plan(tuple((take.by, take.food) for take in chosen if isinstance(take, Take)))
    await place.do(ask.Propose(new_id(), place.table.count, plan, agreed=True))


async def play_together(friends: Friends, rats: str, doctor: str) -> None:
    seats: dict[str, tuple[Role, ...]] = {rats: RATS, doctor: (Role.DOCTOR,)}
    friends.places.clear()
    await friends.gather(Options(access=Access.PRIVATE), seats)
    await friends.start(rats, None)
    await all_see_the_game(friends)
    await play_on(friends, Random(4))


def another(found: House, clock: Clock) -> Learner:
    """Of another process, or on another day."""
    core = found.core
    made = Learner(core.settings, core.storage, core.tables, core.thinker, core.orders, clock)
    made.pause = 0
    return made


def test_a_mixture_is_recovered_from_games_at_the_server(tmp_path: Path) -> None:
    """Two thirds choose by likeness, a third calculate like our own. The bots learn that."""

    async def scene() -> None:
        async with (
            serving(at_home(sqlite(tmp_path)), thinker=Novices(), dealer=Dealer(1)) as found,
            Friends(found.url) as friends,
        ):
            for k in range(18):
                kind, name = ("regular", f"Rita {k}") if k % 3 == 0 else ("person:similarity", f"Sim {k // 6}")
                await play_alone(await friends.come(name), kind, k)
            for api in friends.apis.values():
                await allow(api)
            found.core.learner.pause = 0
            await found.core.learner.look()
            known = await found.core.storage.learning.learned()
            assert known is not None
            assert known.fit is not None
            assert known.fit.games == 18
            assert known.fit.shares["likeness"] == pytest.approx(2 / 3, abs=0.2)
            assert known.fit.shares["ours"] == pytest.approx(1 / 3, abs=0.2)
            people = found.core.thinker.people
            assert people == tempered(known.fit)
            assert people["likeness"] > SHARES["likeness"] + 0.03

    run(scene())


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_counts_if_everybody_there_allows_it(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Including the game's doctor; people who withdraw, or are forgotten, take their games along."""
    monkeypatch.setattr(learner, "FEWEST", 1)
    settings = at_home(fresh_url(kind, tmp_path))

    async def scene() -> None:
        mind, clock = Counting(), Clock()
        async with (
            serving(settings, thinker=mind, dealer=Dealer(1)) as found,
            Friends(found.url) as friends,
        ):
            await play_together(friends, "Ann", "Ben")
            await play_together(friends, "Ann", "Cleo")
            await play_together(friends, "Dora", "Ann")
            ann, ben, dora = (friends.apis[name] for name in ("Ann", "Ben", "Dora"))
            await learn(found, clock)
            assert mind.asked == [], "nobody was asked"
            await allow(ann)
            await allow(ben)
            await learn(found, clock)
            assert mind.asked == [1], "Cleo and Dora have said nothing"
            assert mind.people is not None
            await allow(dora)
            await learn(found, clock)
            assert mind.asked == [1, 2]
            assert (await export(ben))["profile"]["teaches"] is True
            await ben.request("DELETE", "/api/me")
            await learn(found, clock)
            assert mind.asked == [1, 2, 1], "nobody can ask Ben any more"
            await allow(ann, on=False)
            await learn(found, clock)
            assert mind.asked == [1, 2, 1]
            assert mind.people is None, "what was learned goes with the last of them"

    run(scene())


async def learn(found: House, clock: Clock) -> None:
    """A day later."""
    clock.time += DAY
    await another(found, clock).look()


def test_nothing_about_one_person_is_in_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "FEWEST", 1)

    async def scene() -> None:
        async with after_a_game(tmp_path, Counting(), "Annabella", "Benedict") as found:
            await learn(found, Clock())
            async with found.core.storage.database.reading.connect() as connection:
                rows = (await connection.execute(select(schema.keys).where(schema.keys.c.name == "people"))).all()
            (kept,) = [json.loads(row.value) for row in rows]
            assert set(kept) == {"at", "fit"}
            assert set(kept["fit"]) == {"games", "shares", "intervals"}
            assert set(kept["fit"]["shares"]) == set(kept["fit"]["intervals"]) == set(SHARES)
            assert kept["fit"]["games"] == 1

    run(scene())


def test_few_games_teach_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        mind = Counting()
        async with after_a_game(tmp_path, mind, "Ann", "Ben") as found:
            await learn(found, Clock())
            assert mind.asked == []
            assert mind.people is None

    run(scene())


def test_one_process_learns_once_a_day_and_the_others_hear_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learner, "FEWEST", 1)

    async def scene() -> None:
        mind, clock = Counting(), Clock()
        async with after_a_game(tmp_path, mind, "Ann", "Ben") as found:
            await asyncio.gather(another(found, clock).look(), another(found, clock).look())
            assert mind.asked == [1]
            clock.time += DAY - MINUTE
            mind.people = None
            await another(found, clock).look()
            assert mind.asked == [1]
            assert mind.people is not None
            clock.time += MINUTE
            await another(found, clock).look()
            assert mind.asked == [1, 1]

    run(scene())


def test_what_was_known_stays_when_the_process_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "FEWEST", 1)

    class Mortal(Counting):
        async def learn(self, records: tuple[bytes, ...]) -> bytes:
            if self.asked:
                raise Unanswered("its workers died")
            return await super().learn(records)

    async def scene() -> None:
        mind, clock = Mortal(), Clock()
        async with after_a_game(tmp_path, mind, "Ann", "Ben") as found:
            await learn(found, clock)
            known = mind.people
            await learn(found, clock)
            assert mind.people == known is not None

    run(scene())


def test_the_operator_can_switch_it_off_or_name_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nobody is asked for their permission either, and the work ends at once."""

    async def possible(settings: Settings) -> bool:
        async with serving(settings, thinker=Hasty(), dealer=Dealer(1)) as found, Friends(found.url) as friends:
            answer = json.loads(await (await friends.come("Ann")).request("GET", "/api/me/teaching"))
            assert answer["on"] is False
            if not answer["possible"]:
                await found.core.learner.run()
            return bool(answer["possible"])

    async def scene() -> None:
        plain = at_home(sqlite(tmp_path))
        assert await possible(plain)
        assert not await possible(replace(plain, learn=False))
        monkeypatch.setenv(PEOPLE, str(tmp_path / "people.json"))
        assert not await possible(plain)

    run(scene())
