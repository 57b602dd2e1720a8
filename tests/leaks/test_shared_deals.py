"""Nobody learns anything about a shared deal before they have finished it at their own table.

A stranger, a player who hasn't finished, and a guest who watched from before the start request everything the server
answers about a table of the deal, over every API route and over sockets. None of it may contain the pile, the diets,
the salts or the server's key.
"""

import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from databases import KINDS, fresh_url
from doctor_rat.client import Refusal, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.app import make_app
from doctor_rat.server.deals.days import KEY, new_key, read_day
from doctor_rat.server.run import House
from doctor_rat.table import BotLevel, Options, Stage, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.table import Table
from server.dealing import (
    RATS,
    alone,
    begin_day,
    challenge,
    challenged,
    cup_table,
    day,
    live,
    play_out,
    refusal,
    take_up,
)
from server.house import Friends, house, nearby, run, sqlite, until

pytestmark = pytest.mark.rule("10.1", "10.3")
Scene = Callable[[House, Friends], Awaitable[None]]
BODIES: dict[str, Any] = {
    "door": {"invite": ""},
    "join": {"invite": ""},
    "study": {"step": 0, "pile": "same", "roles": ["doctor"]},
    "try": {"step": 0, "actions": [{"act": "pass", "by": 0}]},
    "commands": {"do": "talk", "id": "1", "text": "Hello", "to": "everyone"},
    "check-diet": {"group": 0, "diet": "M-r"},
    "marks": {"marks": [], "notes": ""},
}


def at(url: str, scene: Scene) -> None:
    async def whole() -> None:
        async with house(url) as found, Friends(found.url) as friends:
            await scene(found, friends)

    run(whole())


def ways(found: House) -> Iterator[tuple[str, str]]:
    """Every method and path of the API that names a table."""
    app = make_app(found.core)
    for route in app.routes:
        for method in getattr(route, "methods", ()):
            if "{table_id" in route.path and method in ("GET", "POST", "PUT"):
                yield method, route.path.replace("{table_id:str}", "{table_id}")


def secrets_of(table: Table) -> set[str]:
    """Everything that gives the deal away: the order of the pile, the diets, the salts, how the groups drew."""
    assert table.setup is not None
    setup = table.setup
    diets = {str(diet) for diet in setup.diets if diet is not None}
    pile = {json.dumps([food.value for food in setup.pile[start : start + 3]])[1:-1] for start in range(30)}
    salts = set(table.salts) | set(() if table.given is None else table.given.salts)
    return diets | {text.replace(" ", "") for text in pile} | salts | {str(setup.luck)} - {"0"}


async def ask_everything(found: House, token: str, table: Table) -> list[tuple[str, int, str]]:
    """What each route answers this guest."""
    answers: list[tuple[str, int, str]] = []
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=nearby(found), headers=headers) as http:
        for method, path in ways(found):
            body = next((each for name, each in BODIES.items() if path.endswith(name)), None)
            answer = await http.request(method, path.replace("{table_id}", table.id), json=body)
            answers.append((f"{method} {path}", answer.status_code, answer.text))
        for path in ("/api/tables", "/api/me/tables", "/api/me/past", "/api/day", "/api/me/export"):
            answer = await http.get(path)
            answers.append((path, answer.status_code, answer.text))
    return answers


async def learns_nothing(found: House, friends: Friends, name: str, tables: list[TableId]) -> None:
    token = (await friends.come(name)).token or ""
    for named in tables:
        table = (await live(found, named)).room.table
        secret = secrets_of(table)
        assert len(secret) > 20
        for way, status, text in await ask_everything(found, token, table):
            told = [each for each in secret if each in text.replace(" ", "")]
            assert not told, f"{name} learns {told[0]} by {way}"
            if way.endswith(("/record", "/review", "/analysis", "/study", "/try", "/difficulty", "/sheet")):
                assert status in (403, 409), f"{name} is answered by {way}: {status}"


async def is_kept_out(friends: Friends, name: str, table: TableId, invite: str | None = None) -> bool:
    try:
        place = await friends.visit(name, table, invite)
    except Refusal as error:
        return error.code in ("deal-closed", "not-invited")
    return place.game is None


async def challenge_of_two(friends: Friends) -> str:
    """The deal of a game that Ann and Bob have left to bots; nobody starts it alone."""
    origin = await friends.gather(Options(), {"Ann": RATS, "Bob": (Role.DOCTOR,)})
    await friends.start("Ann")
    for name in ("Ann", "Bob"):
        await friends.places[name].do(ask.GoAway(new_id()))
    place = friends.places["Ann"]
    await until(place, lambda: place.table is not None and place.table.stage is Stage.OVER)
    return await challenge(friends.apis["Ann"], origin)


@pytest.mark.parametrize("kind", KINDS)
def test_a_challenge_tells_nothing_before_its_end(kind: str, tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        origin = await alone(friends, "Ann", Options())
        deal = await challenge(friends.apis["Ann"], origin)
        ben = await friends.come("Ben")
        mine = await take_up(ben, deal)
        for name in ("Ben", "Stranger"):
            await learns_nothing(found, friends, name, [origin])
            assert (await challenged(friends.apis[name], deal)).results == ()
            assert await is_kept_out(friends, name, origin)
        await learns_nothing(found, friends, "Stranger", [mine.id])
        table = (await live(found, mine.id)).room.table
        assert await is_kept_out(friends, "Stranger", mine.id, table.invite), "its link is of no use once it has begun"
        await play_out(friends, "Ben", mine)
        await learns_nothing(found, friends, "Stranger", [origin, mine.id])
        for name in ("Ann", "Ben"):
            for each in (origin, mine.id):
                await friends.apis[name].request("GET", f"/api/tables/{each}/review")

    at(fresh_url(kind, tmp_path), scene)


def test_a_guest_who_watched_from_before_the_start_is_sent_away(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        deal = await challenge_of_two(friends)
        made = await take_up(await friends.come("Cat"), deal, RATS)
        cat = await friends.visit("Cat", made.id, made.invite)
        watcher = await friends.visit("Dora", made.id, made.invite)
        assert watcher.game is None
        await cat.do(ask.Start(new_id(), BotLevel.RANDOM))
        async for _ in watcher:
            pass
        assert watcher.closed == 4400
        assert watcher.game is None, "not one look at the game"

    at(sqlite(tmp_path), scene)


def test_a_guest_who_has_seen_the_game_cannot_play_its_deal(tmp_path: Path) -> None:
    """At an open table anyone may watch, read the finished game, or continue it at their own table."""

    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(), RATS, BotLevel.RANDOM))
        await (await friends.visit("Watcher", made.id)).close()
        await play_out(friends, "Ann", made)
        reader, student = await friends.come("Reader"), await friends.come("Student")
        await reader.request("GET", f"/api/tables/{made.id}/record")
        wish = {"step": 0, "pile": "same", "roles": ["doctor"]}
        study = json.loads(await ann.request("POST", f"/api/tables/{made.id}/study", wish))
        place = await friends.visit("Student", study["id"], study["invite"])
        await place.do(ask.Sit(new_id(), RATS))
        deal = await challenge(ann, made.id)
        for name in ("Ann", "Watcher", "Reader", "Student"):
            assert await refusal(take_up(friends.apis[name], deal)) == "deal-played", name
        assert student.token
        assert await refusal(take_up(await friends.come("Fresh"), deal)) == ""

    at(sqlite(tmp_path), scene)


def test_a_link_to_a_moment_is_closed_to_those_who_have_yet_to_play(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        origin = await alone(friends, "Ann", Options())
        ann, ben = friends.apis["Ann"], await friends.come("Ben")
        wish = {"step": 6, "eyes": "all", "language": "en"}
        share = json.loads(await ann.request("POST", f"/api/tables/{origin}/shares", wish))["id"]
        inner = [f"/api/shares/{share}{rest}" for rest in ("", "/review", "/record", "/analysis")]
        page, picture = f"/shared/{share}", f"/shared/{share}/picture.png"
        async with httpx.AsyncClient(base_url=nearby(found), timeout=60) as anybody:
            assert (await anybody.get(inner[0])).status_code == 200, "open until others play the deal"
            deal = await challenge(ann, origin)
            for headers in ({}, {"Authorization": f"Bearer {ben.token}"}):
                for path in (*inner, picture):
                    answer = await anybody.get(path, headers=headers)
                    assert answer.json()["code"] == "deal-closed", path
                told = (await anybody.get(page, headers=headers)).text
                assert not [each for each in secrets_of((await live(found, origin)).room.table) if each in told]
            await play_out(friends, "Ben", await take_up(ben, deal))
            answer = await anybody.get(picture, headers={"Authorization": f"Bearer {ben.token}"})
            assert answer.headers["cache-control"] == "private, no-store"
            assert (await anybody.get(picture)).json()["code"] == "deal-closed"

    at(sqlite(tmp_path), scene)


def test_nobody_sits_at_a_deal_twice(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        deal = await challenge_of_two(friends)
        first = await take_up(await friends.come("Cat"), deal, RATS)
        second = await take_up(await friends.come("Dora"), deal, RATS)
        one = await friends.visit("Eve", first.id, first.invite)
        other = await friends.visit("Eve", second.id, second.invite)
        await one.do(ask.Sit(new_id(), (Role.DOCTOR,)))
        assert await refusal(other.do(ask.Sit(new_id(), (Role.DOCTOR,)))) == "deal-played"
        seat = one.welcome.seat if one.welcome is not None else None
        assert seat is not None
        await one.do(ask.Stand(new_id(), seat))
        await other.do(ask.Sit(new_id(), (Role.DOCTOR,)))
        assert await refusal(one.do(ask.Sit(new_id(), (Role.DOCTOR,)))) == "deal-played"
        spy = await friends.visit("Ann", first.id, first.invite)
        assert await refusal(spy.do(ask.Sit(new_id(), (Role.DOCTOR,)))) == "deal-played"
        fay = await friends.visit("Fay", first.id, first.invite)
        await fay.do(ask.Sit(new_id(), (Role.DOCTOR,)))
        assert fay.welcome is not None
        assert fay.welcome.seat is not None
        await fay.do(ask.Stand(new_id(), fay.welcome.seat))
        cat = await friends.visit("Cat", first.id, first.invite)
        await cat.do(ask.Start(new_id(), BotLevel.RANDOM))
        await play_out(friends, "Cat", first)
        for name in ("Eve", "Fay"):
            told = await refusal(friends.apis[name].request("GET", f"/api/tables/{first.id}/review"))
            assert told == "deal-closed", "to have sat there before it began isn't to have finished"
            export = json.loads(await friends.apis[name].request("GET", "/api/me/export"))
            (table,) = [each["table"] for each in export["tables"] if each["table"]["id"] == first.id]
            assert [table.get(name) for name in ("meal", "won", "ended")] == [None] * 3, "nor is its result theirs"

    at(sqlite(tmp_path), scene)


def test_the_days_deal_and_a_tournaments_tell_nothing_before_their_end(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann, ben = await friends.come("Ann"), await friends.come("Ben")
        first, second = await begin_day(ann), await begin_day(ben)
        named = json.loads(await ann.request("POST", "/api/cups", {}))["id"]
        for api in (ann, ben):
            await api.request("POST", f"/api/cups/{named}/teams")
        made = await cup_table(ann, named, 1)
        place = await friends.visit("Ann", made.id, made.invite)
        await place.do(ask.Sit(new_id(), RATS))
        await place.do(ask.Start(new_id(), BotLevel.RANDOM))
        await learns_nothing(found, friends, "Stranger", [first.id, made.id])
        await play_out(friends, "Ann", first)
        await play_out(friends, "Ann", made)
        for name in ("Ben", "Stranger"):
            await learns_nothing(found, friends, name, [first.id, made.id])
            told = (await friends.apis[name].request("GET", f"/api/cups/{named}")).decode()
            assert first.id not in told
            assert made.id not in told
        assert second.id != first.id

    at(sqlite(tmp_path), scene)


def test_tomorrows_deal_is_in_nothing_that_is_sent(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        page = await day(ann)
        await play_out(friends, "Ann", await begin_day(ann))
        key = await found.core.storage.keys.get(KEY, new_key)
        tomorrow = await found.core.today.deal(read_day(page.tomorrow.day))
        sent = [await ann.request("GET", path) for path in ("/api/day", "/api/me/export", "/api/me/past")]
        sent.append(await ann.request("GET", f"/api/tables/{(await begin_day(ann)).id}/record"))
        text = b"".join(sent).decode()
        assert page.tomorrow.promise.deal in text
        diets = [str(diet) for diet in tomorrow.given.setup.diets]
        assert not [each for each in (key.hex(), *tomorrow.given.salts, str(tomorrow.given.setup.luck)) if each in text]
        assert json.dumps(diets)[1:-1] not in text
        assert await refusal(ann.request("GET", f"/api/day/{page.tomorrow.day}")) == "not-found"

    at(sqlite(tmp_path), scene)


async def plays_on(friends: Friends, name: str, share: str) -> dict[str, str]:
    """By a link to a moment: at a table of their own, from the beginning, with the same pile."""
    wish = {"step": 0, "pile": "same", "roles": ["doctor"]}
    found: dict[str, str] = json.loads(
        await (await friends.come(name)).request("POST", f"/api/shares/{share}/study", wish)
    )
    return found


def test_playing_on_by_a_link_opens_the_deal_to_nobody_else(tmp_path: Path) -> None:
    """A study by a link doesn't lead back to the game, but it shows the deal all the same."""

    async def scene(found: House, friends: Friends) -> None:
        origin = await alone(friends, "Ann", Options())
        ann = friends.apis["Ann"]
        wish = {"step": 6, "eyes": "all", "language": "en"}
        share = json.loads(await ann.request("POST", f"/api/tables/{origin}/shares", wish))["id"]
        before = await plays_on(friends, "Cat", share)
        watcher = await friends.visit("Dan", TableId(before["id"]), before["invite"])
        assert (await live(found, TableId(before["id"]))).room.table.study is not None
        assert watcher.table is not None
        assert watcher.table.study is not None
        assert watcher.table.study.origin is None, "it doesn't lead back"
        deal = await challenge(ann, origin)
        for name in ("Cat", "Dan"):
            assert await refusal(take_up(friends.apis[name], deal)) == "deal-played", name
        await play_out(friends, "Ben", await take_up(await friends.come("Ben"), deal))
        after = await plays_on(friends, "Ben", share)
        for study in (before, after):
            place = await friends.visit("Fresh", TableId(study["id"]), study["invite"])
            assert await refusal(place.do(ask.Sit(new_id(), RATS))) == "deal-closed"
            await place.close()
            table = (await live(found, TableId(study["id"]))).room
            await table.handle(table.table.owner, "x", ask.Start(new_id(), BotLevel.RANDOM))
            assert await is_kept_out(friends, "Fresh", TableId(study["id"]), study["invite"])
            await learns_nothing(found, friends, "Fresh", [TableId(study["id"])])

    at(sqlite(tmp_path), scene)
