"""A guest's own progress on a real server: what it says, who may see it, and what doesn't count."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from databases import KINDS, fresh_url
from doctor_rat.client import Api, new_id
from doctor_rat.protocol.messages import NewStudy, NewTable
from doctor_rat.protocol.progress import PlayedSide
from doctor_rat.rules import Role
from doctor_rat.rules.record import read_record, replay_all
from doctor_rat.server.run import House
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.orders import Order, OrderKind
from doctor_rat.server.storage.played import Spent
from doctor_rat.table import Access, BotLevel, DietsFrom, Options, TableId
from doctor_rat.table import commands as ask
from server.house import Friends, house, nearby, run, sqlite
from server.test_export import export
from server.test_http import refused
from server.test_whole_games import RATS, all_see_the_game, is_over, play, play_on

Scene = Callable[[House, Friends, httpx.AsyncClient], Awaitable[None]]


def at(url: str, scene: Scene) -> None:
    async def whole() -> None:
        async with (
            house(url) as found,
            Friends(found.url) as friends,
            httpx.AsyncClient(base_url=nearby(found)) as http,
        ):
            await scene(found, friends, http)

    run(whole())


async def progress(api: Api) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await api.request("GET", "/api/me/progress"))
    return found


async def games(api: Api) -> int:
    return int((await progress(api))["statistics"]["all"]["games"])


async def play_a_game(friends: Friends, options: Options | None = None) -> TableId:
    seats: dict[str, tuple[Role, ...]] = {"Ann": RATS, "Ben": (Role.DOCTOR,)}
    table = await friends.gather(options or Options(access=Access.PRIVATE), seats)
    await friends.start("Ann", None)
    await all_see_the_game(friends)
    await play_on(friends, Random(4))
    return table


async def play_alone(api: Api, wish: NewTable) -> TableId:
    made = await api.make(wish)
    await to_the_end(api, made.id, made.invite)
    return made.id


async def to_the_end(api: Api, table: TableId, invite: str) -> None:
    async with api.at(table, invite) as place:
        while not is_over(place):
            if place.game is None or not await play(place, Random(5)):
                await asyncio.sleep(0)


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_game_is_in_the_statistics_of_those_who_played_it(tmp_path: Path, kind: str) -> None:
    async def scene(_: House, friends: Friends, __: httpx.AsyncClient) -> None:
        table = await play_a_game(friends)
        ann, ben = friends.apis["Ann"], friends.apis["Ben"]
        record = read_record(await ann.record(table))
        assert record.outcome is not None
        mine, his = await progress(ann), await progress(ben)
        won = int(record.outcome.won)
        assert mine["statistics"]["all"]["games"] == 1
        assert mine["statistics"]["all"]["won"] == won
        assert 0 <= mine["statistics"]["all"]["low"] < mine["statistics"]["all"]["high"] <= 1
        assert [*mine["statistics"]["by_role"], *his["statistics"]["by_role"]] == ["rats", "doctor"]
        assert [(each["name"], each["games"]) for each in mine["mates"]] == [("Ben", 1)]
        assert (await export(ann))["results"][0]["table"] == table

    at(fresh_url(kind, tmp_path), scene)


@pytest.mark.parametrize("kind", KINDS)
def test_an_analysis_that_was_opened_is_in_the_plot(tmp_path: Path, kind: str) -> None:
    """With the figures of the analysis and the review, for the side each of them played."""

    async def scene(found: House, friends: Friends, _: httpx.AsyncClient) -> None:
        table = await play_a_game(friends)
        ann, ben = friends.apis["Ann"], friends.apis["Ben"]
        told = json.loads(await ben.request("GET", f"/api/tables/{table}/review"))
        weighed = json.loads(await ben.request("GET", f"/api/tables/{table}/analysis"))
        await found.core.bookkeeper.settled()
        for api, side in ((ann, "rats"), (ben, "doctor")):
            (row,) = (await export(api))["results"]
            losses = [-100 * each["loss"] for each in weighed["decisions"] if each["side"] == side]
            assert (row["decisions"], row["lost"]) == (len(losses), pytest.approx(sum(losses)))
            shown = await progress(api)
            assert shown["unweighed"] == 0
            (point,) = shown["statistics"]["lost"]
            assert (point["role"], point["points"]) == (side, pytest.approx(sum(losses) / len(losses)))
        known = {
            curve["group"]: meal
            for curve in told["curves"]
            if (meal := next((point["meal"] for point in curve["points"] if point["truth"] > 0.5), None))
        }
        diets = (await export(ann))["diets"]
        assert {each["group"]: each["meal"] for each in diets} == known
        assert (await export(ben))["diets"] == [], "the doctor knew them"

    at(fresh_url(kind, tmp_path), scene)


def test_games_that_nobody_opens_are_weighed_in_the_background(tmp_path: Path) -> None:
    """A few at a time, once their guest has looked; and no bot process is involved."""

    async def scene(found: House, friends: Friends, _: httpx.AsyncClient) -> None:
        found.core.bookkeeper.pause = 0
        await play_a_game(friends)
        ann = friends.apis["Ann"]
        assert (await progress(ann))["unweighed"] == 1
        await found.core.bookkeeper.settled()
        shown = await progress(ann)
        assert shown["unweighed"] == 0
        assert [point["role"] for point in shown["statistics"]["lost"]] == ["rats"]

    at(sqlite(tmp_path), scene)


def test_lessons_studies_and_what_a_bot_finished_do_not_count(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends, __: httpx.AsyncClient) -> None:
        table = await play_a_game(friends)
        ann, ben = friends.apis["Ann"], friends.apis["Ben"]
        lesson = Options(diets=DietsFrom.LESSON, access=Access.PRIVATE)
        await play_alone(ann, NewTable(lesson, RATS, BotLevel.TEACHER))
        wish = NewStudy(2, roles=RATS, start=BotLevel.NOVICE)
        study = json.loads(await ann.request("POST", f"/api/tables/{table}/study", wish))
        await to_the_end(ann, study["id"], study["invite"])
        left = await friends.gather(Options(), {"Ann": RATS, "Ben": (Role.DOCTOR,)})
        await friends.start("Ann", None)
        await all_see_the_game(friends)
        await friends.places["Ann"].do(ask.GoAway(new_id()))
        await to_the_end(ben, left, "")
        assert [await games(ann), await games(ben)] == [1, 2]
        assert len((await export(ann))["results"]) == 4, "they are all there, and say so themselves"

    at(sqlite(tmp_path), scene)


@pytest.mark.parametrize("kind", KINDS)
def test_all_records_come_in_one_file(tmp_path: Path, kind: str) -> None:
    async def scene(_: House, friends: Friends, http: httpx.AsyncClient) -> None:
        tables = [await play_a_game(friends), await play_a_game(friends)]
        ann = friends.apis["Ann"]
        await friends.gather(Options(), {"Ann": RATS})  # not over, so it isn't in it
        lines = (await ann.request("GET", "/api/me/records")).splitlines()
        assert lines == [await ann.record(table) for table in tables]
        for line in lines:
            replay_all(read_record(line))
        cleo = await friends.come("Cleo")
        assert await cleo.request("GET", "/api/me/records") == b""
        assert (await http.get("/api/me/records")).status_code == 401

    at(fresh_url(kind, tmp_path), scene)


@pytest.mark.rule("10.3")
def test_nobody_sees_any_of_it_without_permission(tmp_path: Path) -> None:
    """Not who they play with, nor which games they were; and nothing at all after they change their mind."""

    async def scene(found: House, friends: Friends, http: httpx.AsyncClient) -> None:
        table = await play_a_game(friends)
        honored = update(schema.played).values(won=True, crosses=0)
        await found.core.storage.database.transact(lambda connection: connection.execute(honored))
        ann, ben = friends.apis["Ann"], friends.apis["Ben"]
        assert table in json.dumps((await progress(ann))["statistics"]["honors"]), "she may look at it again"
        ids = {name: json.loads(await api.request("GET", "/api/me"))["id"] for name, api in friends.apis.items()}
        assert (await http.get("/api/me/progress")).status_code == 401
        for guess in (ids["Ann"], "Ann", table, "None", "null", "%00", ""):
            assert (await http.get(f"/api/progress/{guess}")).status_code == 404, guess
        assert (await progress(ann))["shared"] is None, "off by default"
        code = str(await share(ann, True))
        assert await share(ann, True) == code, "twice is once"
        shown = await http.get(f"/api/progress/{code}")
        assert shown.json()["name"] == "Ann"
        assert shown.json()["all"]["games"] == 1
        for secret in ("Ben", table, ids["Ann"], ids["Ben"], "shared", "mates", "language"):
            assert secret not in shown.text, secret
        assert code not in json.dumps(await progress(ben))
        assert code not in (await ben.request("GET", f"/api/tables/{table}")).decode()
        await share(ann, False)
        assert (await http.get(f"/api/progress/{code}")).status_code == 404
        again = await share(ann, True)
        assert again != code
        await ann.request("DELETE", "/api/me")
        assert (await http.get(f"/api/progress/{again}")).status_code == 404
        assert [mate["name"] for mate in (await progress(ben))["mates"]] == []

    at(sqlite(tmp_path), scene)


async def share(api: Api, on: bool) -> str | None:
    found: str | None = json.loads(await api.request("PUT", "/api/me/progress/sharing", {"on": on}))["shared"]
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_added_up_again_once_something_is_new(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(found: House, friends: Friends, _: httpx.AsyncClient) -> None:
        kept, added = found.core.storage.progress, []
        counts = kept.counts

        async def counted(guest: Any) -> Any:
            added.append(guest)
            return await counts(guest)

        monkeypatch.setattr(kept, "counts", counted)
        table = await play_a_game(friends)
        ann, ben = friends.apis["Ann"], friends.apis["Ben"]
        for _look in range(3):
            assert await games(ann) == 1
        assert len(added) == 1, "nothing was new"
        await play_a_game(friends)
        assert await games(ann) == 2
        await kept.spend(table, [Spent(PlayedSide.RATS, 10, 50.0)])
        assert [each["points"] for each in (await progress(ann))["statistics"]["lost"]] == [5.0]
        assert len(added) == 3
        assert [mate["name"] for mate in (await progress(ann))["mates"]] == ["Ben"]
        await ben.request("DELETE", "/api/me")
        assert (await progress(ann))["mates"] == [], "nobody's name is kept"

    at(fresh_url(kind, tmp_path), scene)


@pytest.mark.rule("10.3")
def test_a_running_game_leaves_no_trace_in_it(tmp_path: Path) -> None:
    """How hard a deal is would tell the rats about its diets."""

    async def scene(found: House, friends: Friends, _: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(), RATS, BotLevel.RANDOM))
        assert await games(ann) == 0
        assert (await export(ann))["results"] == []
        assert await ann.request("GET", "/api/me/records") == b""
        assert made.id not in json.dumps(await progress(ann))
        assert found.core.bookkeeper.waiting == 0

    at(sqlite(tmp_path), scene)


def test_nobody_is_told_a_guests_language(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends, __: httpx.AsyncClient) -> None:
        ann, ben = await friends.come("Ann"), await friends.come("Ben")
        await ann.request("PUT", "/api/me/language", {"language": "it"})
        for wrong in ("xx", "", "english", "it-IT"):
            assert await refused(ann.request("PUT", "/api/me/language", {"language": wrong})) == "unreadable"
        table = await play_a_game(friends)
        told = (await export(ann))["profile"]
        assert told == {"language": "it", "shared": None, "puzzles": False, "teaches": False}
        heard = json.dumps([await export(ben), await progress(ben)])
        assert '"it"' not in heard
        assert "five-languages" not in heard
        place = await friends.visit("Ben", table)
        assert "'it'" not in repr(place.log)

    at(sqlite(tmp_path), scene)


def test_while_nothing_may_be_written_old_results_are_shown(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends, _: httpx.AsyncClient) -> None:
        await play_a_game(friends)
        ann = friends.apis["Ann"]
        await found.core.storage.orders.give(Order(OrderKind.READ_ONLY))
        await found.core.orders.look()
        assert await games(ann) == 1
        assert await refused(share(ann, True)) == "read-only"
        assert found.core.bookkeeper.waiting == 1

    at(sqlite(tmp_path), scene)


def test_looking_and_downloading_are_bounded(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends, http: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        for _time in range(2):
            await ann.request("GET", "/api/me/records")
        assert await refused(ann.request("GET", "/api/me/records")) == "too-fast"
        for number in range(18):
            await (await friends.come(f"Ben {number}")).request("GET", "/api/me/records")
        late = await friends.come("Cem")
        assert await refused(late.request("GET", "/api/me/records")) == "too-fast", "at the same address"
        looks = [(await http.get("/api/progress/nobody")).status_code for _ in range(40)]
        assert looks[:30] == [404] * 30
        assert looks[-1] == 429

    at(sqlite(tmp_path), scene)
