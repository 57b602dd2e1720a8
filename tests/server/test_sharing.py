"""Links to moments of finished games: who makes and follows them, what other sites show; and two games compared."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import Raw

from doctor_rat.client import Api, new_id
from doctor_rat.protocol.messages import NewStudy, NewTable
from doctor_rat.protocol.sharing import ComparedGame, CompareWish, NewShare
from doctor_rat.rules import DOCTOR, Analyse, Offer, Record, Role, read_record, record_of, replay, write_record
from doctor_rat.table import Access, BotLevel, DietsFrom, Options, TableId
from doctor_rat.table import commands as ask
from server.house import Friends, until
from server.test_http import RATS, at, refused
from stage import begin

PRIVATE = Options(diets=DietsFrom.PRESET, access=Access.PRIVATE)
PNG = b"\x89PNG\r\n\x1a\n"


async def finished(friends: Friends, name: str = "Ann") -> TableId:
    ann = await friends.come(name)
    made = await ann.make(NewTable(PRIVATE, RATS, BotLevel.RANDOM))
    await over(friends, name, made.id)
    return made.id


async def over(friends: Friends, name: str, table: TableId) -> None:
    """A bot takes over and plays to the end."""
    await friends.apis[name].request("POST", f"/api/tables/{table}/commands", ask.GoAway(new_id()))
    place = await friends.visit(name, table)
    async for _ in place:
        if place.table is not None and place.table.stage == "over":
            return


async def shared(
    api: Api, table: TableId, step: int = 6, eyes: Any = "group-0", language: Any = "en"
) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        await api.request("POST", f"/api/tables/{table}/shares", NewShare(step, eyes, language))
    )
    return found


def metas(page: str) -> dict[str, str]:
    found = re.findall(r'<meta\s+(?:property|name)="([^"]+)"\s+content="([^"]*)"', page)
    return {name: unescape(content) for name, content in found}


def test_anyone_with_the_link_sees_the_game(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        table = await finished(friends)
        ann, bob = friends.apis["Ann"], await friends.come("Bob")
        assert await refused(bob.request("GET", f"/api/tables/{table}/review")) == "not-invited"
        share = await shared(ann, table)
        assert (await shared(ann, table))["id"] == share["id"], "one moment, one link"
        path = f"/api/shares/{share['id']}"
        told = (await http.get(path)).json()
        assert told == {"step": 6, "eyes": "group-0"}
        own = await ann.request("GET", f"/api/tables/{table}/review")
        assert (await http.get(f"{path}/review")).content == own
        assert (await http.get(f"{path}/analysis?precision=first", timeout=60)).json()["decisions"]
        record = (await http.get(f"{path}/record")).content
        assert b"Ann" not in record
        assert table.encode() not in record
        assert b"Ann" in await ann.record(table)
        assert read_record(record).actions == read_record(await ann.record(table)).actions
        study = json.loads(await bob.request("POST", f"{path}/study", NewStudy(2, "new", RATS)))
        assert json.loads(await bob.request("GET", f"/api/tables/{study['id']}"))["study"]
        mine = json.loads(await ann.request("GET", f"/api/tables/{table}/shares"))
        assert [each["id"] for each in mine] == [share["id"]]
        assert await refused(bob.request("DELETE", path)) == "no-share"
        await ann.request("DELETE", path)
        assert (await http.get(path)).json()["code"] == "no-share"
        assert (await http.get(f"/shared/{share['id']}")).status_code == 404
        assert (await http.get(f"/shared/{share['id']}/picture.png")).status_code == 404

    at(tmp_path, scene)


def test_what_other_sites_show(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        table = await finished(friends)
        ann = friends.apis["Ann"]
        share = await shared(ann, table, 6, "group-0", "de")
        page = await http.get(f"/shared/{share['id']}")
        assert page.status_code == 200
        assert page.headers["x-robots-tag"] == "noindex"
        found = metas(page.text)
        assert found["twitter:card"] == "summary_large_image"
        assert found["og:title"].startswith("Gang ")
        assert share["text"] == f"{found['og:title']}\n{found['og:description']}"
        assert found["og:url"].endswith(f"/shared/{share['id']}")
        assert found["og:image"] == f"{found['og:url']}/picture.png"
        assert found["og:image"].startswith("http")
        picture = await http.get(f"/shared/{share['id']}/picture.png")
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(PNG)
        width, height = (int.from_bytes(picture.content[start : start + 4], "big") for start in (16, 20))
        assert (width, height) == (1200, 630)
        secret = await shared(ann, table, 6, "doctor", "de")
        assert "(" in secret["text"], "the doctor knew the diets"
        assert "(" not in share["text"]
        other = await http.get(f"/shared/{secret['id']}/picture.png")
        assert other.content != picture.content
        assert len(secret["text"]) < 500

    at(tmp_path, scene)


def test_a_guests_links_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doctor_rat.server.sharing.shares.MOST", 2)

    async def scene(friends: Friends, _http: httpx.AsyncClient) -> None:
        table = await finished(friends)
        ann = friends.apis["Ann"]
        first, _ = await shared(ann, table, 1), await shared(ann, table, 2)
        assert await refused(shared(ann, table, 3)) == "too-many-shares"
        await ann.request("DELETE", f"/api/shares/{first['id']}")
        assert (await shared(ann, table, 3))["id"]

    at(tmp_path, scene)


def test_a_list_of_links_replays_the_game_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many links someone has made, since nobody else can act meanwhile."""
    played: list[int] = []

    def counted(*asked: Any) -> Any:
        played.append(1)
        return replay(*asked)

    monkeypatch.setattr("doctor_rat.server.sharing.moment.replay", counted)

    async def scene(friends: Friends, _http: httpx.AsyncClient) -> None:
        table = await finished(friends)
        ann = friends.apis["Ann"]
        made = [await shared(ann, table, step) for step in range(1, 6)]
        played.clear()
        told = json.loads(await ann.request("GET", f"/api/tables/{table}/shares"))
        assert sorted(each["text"] for each in told) == sorted(each["text"] for each in made)
        assert len(played) == 1

    at(tmp_path, scene)


def test_what_cannot_be_shared(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        ann, bob = await friends.come("Ann"), await friends.come("Bob")
        running = (await ann.make(NewTable(PRIVATE, RATS, BotLevel.RANDOM))).id
        assert await refused(shared(ann, running, 0)) == "not-finished"
        table = await finished(friends)
        assert await refused(shared(bob, table)) == "not-invited"
        assert await refused(shared(ann, table, 9_000)) == "unreadable"
        assert await refused(shared(ann, table, 6, "colleague-0")) == "unreadable"
        for nothing in ("x", "A" * 22, "é" * 22):
            assert (await http.get(f"/api/shares/{nothing}")).status_code == 404

    at(tmp_path, scene)


def test_links_are_in_the_export_and_go_with_the_guest(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        table = await finished(friends)
        ann = friends.apis["Ann"]
        share = await shared(ann, table)
        found = json.loads(await ann.request("GET", "/api/me/export"))
        assert [each["id"] for each in found["shares"]] == [share["id"]]
        await ann.request("DELETE", "/api/me")
        assert (await http.get(f"/api/shares/{share['id']}/review")).json()["code"] == "no-share"

    at(tmp_path, scene)


def test_making_links_is_rate_limited(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        table = await finished(friends)
        ann = friends.apis["Ann"]
        for _again in range(30):
            await shared(ann, table)
        assert await refused(shared(ann, table)) == "too-fast"

    at(tmp_path, scene)


async def studied(api: Api, table: TableId, pile: Any) -> TableId:
    made = await api.request("POST", f"/api/tables/{table}/study", NewStudy(0, pile, RATS, BotLevel.RANDOM))
    return TableId(json.loads(made)["id"])


async def compared(api: Api, first: ComparedGame, second: ComparedGame) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await api.request("POST", "/api/compare", CompareWish(first, second)))
    return found


@pytest.mark.rule("10.3")
def test_two_games_of_one_deal(tmp_path: Path) -> None:
    """A study with the same pile is another game of its deal; one with a new pile isn't."""

    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        table = await finished(friends)
        ann, bob = friends.apis["Ann"], await friends.come("Bob")
        other = await studied(ann, table, "same")
        first, second = ComparedGame(table), ComparedGame(other)
        assert await refused(compared(ann, first, second)) == "not-finished"
        await over(friends, "Ann", other)
        found = await compared(ann, first, second)
        assert found["first"]["outcome"]
        assert found["diets"]
        loose = ComparedGame(record=Raw(await ann.record(other)))
        assert await compared(ann, first, loose) == found
        assert json.loads(await ann.request("GET", f"/api/tables/{other}/original")) == {"table": table}
        assert json.loads(await ann.request("GET", f"/api/tables/{table}/original")) == {"table": None}
        assert await refused(compared(bob, first, loose)) == "not-invited"
        nobody = await http.post("/api/compare", content=msgspec.json.encode(CompareWish(first, loose)))
        assert nobody.json()["code"] == "no-guest"
        nothing = await http.post("/api/compare", json={"first": {"record": None}, "second": {"record": []}})
        assert nothing.json()["code"] == "unreadable"
        assert await refused(compared(ann, first, ComparedGame())) == "unreadable"
        third = await finished(friends)
        assert await refused(compared(ann, first, ComparedGame(third))) == "another-deal"
        running = ComparedGame(record=Raw(write_record(record_of(begin()))))
        assert await refused(compared(ann, running, running)) == "unfinished"
        new = await studied(ann, table, "new")
        await over(friends, "Ann", new)
        assert json.loads(await ann.request("GET", f"/api/tables/{new}/original")) == {"table": None}
        past = json.loads(await ann.request("GET", "/api/me/past"))
        assert {each["id"]: each["study"] for each in past}[other]
        assert not {each["id"]: each["study"] for each in past}[table]

    at(tmp_path, scene)


def second_meal(record: Record) -> int:
    """The first step of it."""
    return next(at for at, action in enumerate(record.actions) if isinstance(action, Analyse)) + 1


async def friends_play_on(friends: Friends, table: TableId, step: int) -> TableId:
    """Ann plays the rats, Bob the doctor; once he has made an offer, bots play it to the end for them."""
    ann, bob = friends.apis["Ann"], await friends.come("Bob")
    made = json.loads(await ann.request("POST", f"/api/tables/{table}/study", NewStudy(step, "new", RATS)))
    study = TableId(made["id"])
    place = await friends.visit("Bob", study, made["invite"])
    await place.do(ask.Sit(new_id(), (Role.DOCTOR,)))
    await place.do(ask.Ready(new_id(), True))
    await ann.request("POST", f"/api/tables/{study}/commands", ask.Start(new_id()))
    await until(place, lambda: place.game is not None)
    assert place.game is not None
    assert place.game.desk is not None
    assert place.game.board.meal == 2
    await place.do(ask.Act(new_id(), step, (Offer(DOCTOR, place.game.desk.stock[:3]),)))
    await bob.request("POST", f"/api/tables/{study}/commands", ask.GoAway(new_id()))
    await over(friends, "Ann", study)
    return study


@pytest.mark.rule("10.3")
def test_friends_play_on_together_and_what_comes_of_it_is_marked_as_a_study(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        table = await finished(friends)
        ann = friends.apis["Ann"]
        step = second_meal(read_record(await ann.record(table)))
        study = await friends_play_on(friends, table, step)
        begun = {"step": step, "origin": table}
        assert json.loads(await ann.record(study))["meta"]["study"] == begun
        assert json.loads(await ann.request("GET", f"/api/tables/{study}/review"))["study"] == begun
        share = await shared(ann, study)
        assert share["text"].startswith("Study · ")
        told = [await http.get(f"/api/shares/{share['id']}/{what}") for what in ("review", "record")]
        assert json.loads(told[0].content)["study"] == {"step": step, "origin": None}
        assert not [each for each in told if table.encode() in each.content]
        assert table not in (await http.get(f"/shared/{share['id']}")).text

    at(tmp_path, scene)
