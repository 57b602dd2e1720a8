"""What the operator orders with `doctor-rat admin` while people play: servers read it from the database and obey."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from databases import KINDS, fresh_url
from doctor_rat.cli.app import app
from doctor_rat.client import Refusal, new_id
from doctor_rat.protocol.closing import Closing
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import Announcement, NewTable
from doctor_rat.rules import Role
from doctor_rat.server.run import House
from doctor_rat.table import Access, BotLevel, DietsFrom, Options, TableId
from doctor_rat.table import commands as ask
from server.house import PLENTY, Friends, house, run
from server.test_edges import raw
from server.test_http import RATS, refused

Admin = Callable[..., Awaitable[str]]
Scene = Callable[[House, Friends, Admin], Awaitable[None]]
SERVED = replace(PLENTY, trusted_proxy=True)


def at(folder: Path, scene: Scene, kind: str = "sqlite") -> None:
    database = fresh_url(kind, folder)

    async def admin(*arguments: str) -> str:
        """As the operator types it, followed by everything the server does every two seconds."""
        typed = ["admin", *arguments, "--database", database]
        done = await asyncio.to_thread(CliRunner().invoke, app, typed)
        assert done.exit_code == 0, done.output
        await houses[0].core.chores.once()
        return done.output

    houses: list[House] = []

    async def whole() -> None:
        async with house(database, SERVED) as found, Friends(found.url) as friends:
            houses.append(found)
            await scene(found, friends, admin)

    run(whole())


async def preset(friends: Friends) -> str:
    """A game Ann plays as the doctor, with bots."""
    ann = await friends.come("Ann")
    return (await ann.make(NewTable(Options(diets=DietsFrom.PRESET), (Role.DOCTOR,), BotLevel.RANDOM))).id


@pytest.mark.parametrize("kind", KINDS)
def test_a_closed_table_lets_nobody_stay_or_come(tmp_path: Path, kind: str) -> None:
    async def scene(found: House, friends: Friends, admin: Admin) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(), RATS))
        place = await friends.visit("Ann", made.id)
        await admin("close", made.id)
        async for _ in place:
            pass
        assert place.closed == Closing.REFUSED
        assert await refused(friends.visit("Ann", made.id)) == ServerCode.TABLE_CLOSED
        assert await refused(ann.request("GET", f"/api/tables/{made.id}")) == ServerCode.TABLE_CLOSED
        assert await ann.open_tables() == []
        await ann.request("DELETE", "/api/me")
        await admin("reopen", made.id)
        await (await friends.come("Bob")).request("GET", f"/api/tables/{made.id}")

    at(tmp_path, scene, kind)


@pytest.mark.parametrize("command", ["table", "close", "reopen", "archive", "block", "unblock"])
@pytest.mark.parametrize("named", ["-Pd0-xYz_", "--Pd0xYz_", "-h0-xYz_x"])
def test_names_that_begin_with_a_dash_are_names(tmp_path: Path, command: str, named: str) -> None:
    """Names consist of letters, digits, dashes and underscores. Nothing has these names, and the answer says so."""
    done = CliRunner().invoke(app, ["admin", command, named, "--database", f"sqlite:///{tmp_path / 'tables.db'}"])
    assert (done.exit_code, "Usage" in done.output) == (1, False), done.output


def test_a_blocked_guest_is_shown_out_and_kept_out_until_it_is_over(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends, admin: Admin) -> None:
        ann, eve = await friends.come("Ann"), await friends.come("Eve")
        made = await ann.make(NewTable(Options(), RATS))
        place = await friends.visit("Eve", made.id)
        assert place.welcome is not None
        await admin("block", place.welcome.guest, "--for", "1h")
        assert await refused(eve.your_tables()) == ServerCode.BLOCKED
        assert await refused(friends.visit("Eve", made.id)) == ServerCode.BLOCKED
        assert await ann.your_tables()
        assert "until" in await admin("orders")
        await admin("unblock", place.welcome.guest)
        assert await eve.your_tables() == []

    at(tmp_path, scene)


def test_a_blocked_range_is_blocked_over_http_and_sockets_and_nobody_else_is(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends, admin: Admin) -> None:
        async def asks(address: str) -> int:
            async with httpx.AsyncClient(base_url=found.url, headers={"X-Forwarded-For": address}) as http:
                return (await http.get("/api/tables")).status_code

        async with raw(found.url, "/api/lobby", additional_headers={"X-Forwarded-For": "192.0.2.77"}) as lobby:
            await lobby.recv()
            await admin("block", "192.0.2.1/24")
            assert json.loads(await lobby.recv())["code"] == ServerCode.BLOCKED
        await admin("block", "2001:db8::1")
        told = ("192.0.2.5", "2001:db8::77", "192.0.3.5", "2001:db8:1::1", "nonsense")
        assert [await asks(address) for address in told] == [403, 403, 200, 200, 200]
        async with httpx.AsyncClient(base_url=found.url, headers={"X-Forwarded-For": "192.0.2.5"}) as http:
            assert (await http.get("/")).status_code == 200, "the page itself, which says why"

    at(tmp_path, scene)


def test_in_read_only_mode_people_look_and_nothing_is_written(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends, admin: Admin) -> None:
        table = await preset(friends)
        ann, place = friends.apis["Ann"], await friends.visit("Ann", table)  # type: ignore[arg-type]
        await admin("read-only", "on")
        before = await written(found)
        for attempt in (
            lambda: place.do(ask.Talk(new_id(), "hello?")),
            lambda: ann.make(NewTable(Options(), RATS)),
            lambda: friends.come("Bob"),
            lambda: ann.request("PATCH", "/api/me", {"name": "Anna"}),
            lambda: ann.request("DELETE", "/api/me"),
        ):
            assert await refused(attempt()) == ServerCode.READ_ONLY
        await found.core.chores.once()
        await ann.your_tables()
        await friends.visit("Ann", table)  # type: ignore[arg-type]
        assert await written(found) == before
        await admin("read-only", "off")
        await ann.request("PATCH", "/api/me", {"name": "Anna"})

    at(tmp_path, scene)


def test_bots_rest_in_read_only_mode_and_go_on_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(found: House, friends: Friends, admin: Admin) -> None:
        async def elsewhere(_: TableId) -> bool:
            return False

        async def here(_: TableId) -> bool:
            return True

        monkeypatch.setattr(found.core.leases, "hold", elsewhere)
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(diets=DietsFrom.PRESET), RATS, BotLevel.RANDOM))
        live = await found.core.tables.get(made.id)
        await admin("read-only", "on")
        assert live.thinking == 0
        monkeypatch.setattr(found.core.leases, "hold", here)
        before = live.room.number
        live.wake()
        assert live.thinking == 0
        await admin("read-only", "off")
        while live.room.number == before:
            await asyncio.sleep(0)

    at(tmp_path, scene)


async def written(found: House) -> tuple[int, int]:
    storage = found.core.storage
    entries = sum([each.number for each in await storage.tables.all(past=True)])
    return entries, storage.writer.appends


def test_everybody_is_told_now_and_on_arrival_until_it_is_over(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends, admin: Admin) -> None:
        table = await preset(friends)
        place = await friends.visit("Ann", table)  # type: ignore[arg-type]
        async with raw(found.url, "/api/lobby") as lobby:
            await lobby.recv()
            await admin("message", "Back at nine.", "--de", "Um neun geht es weiter.")
            told = Announcement(texts={"en": "Back at nine.", "de": "Um neun geht es weiter."})
            assert json.loads(await lobby.recv())["texts"] == told.texts
            news = aiter(place)
            while not isinstance(message := await anext(news), Announcement):
                pass
            assert message == told
        async with raw(found.url, "/api/lobby") as lobby:
            assert json.loads(await lobby.recv())["type"] == "announcement", "before all else"
        assert json.loads(await friends.apis["Ann"].request("GET", "/api/announcement"))["texts"] == told.texts
        async with raw(found.url, "/api/lobby") as lobby:
            await lobby.recv()
            await lobby.recv()
            await admin("message")
            assert json.loads(await lobby.recv()) == {"type": "announcement", "read_only": False, "texts": {}}
        async with raw(found.url, "/api/lobby") as lobby:
            assert json.loads(await lobby.recv())["type"] == "tables"

    at(tmp_path, scene)


def test_the_operator_sees_no_secrets_of_a_game(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends, admin: Admin) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(access=Access.PRIVATE), RATS, BotLevel.RANDOM))
        live = await found.core.tables.get(made.id)
        while live.room.table.game is None:
            await asyncio.sleep(0)
        game = live.room.table.game
        shown = await admin("table", made.id) + await admin("tables")
        assert "Ann" in shown
        assert f"guest {live.room.table.owner}" in shown
        secrets = [*map(str, game.deal.diets), made.invite, live.room.table.salts[0]]
        assert not [secret for secret in secrets if secret in shown]
        foods = [str(food) for food in game.deal.pile]
        assert not [food for food in foods if food in shown.split()]

    at(tmp_path, scene)


def test_orders_outlive_the_server_and_reach_those_that_start_later(tmp_path: Path) -> None:
    database = fresh_url("sqlite", tmp_path)
    done = CliRunner().invoke(app, ["admin", "read-only", "on", "--database", database])
    assert done.exit_code == 0, done.output

    async def scene() -> None:
        async with house(database) as found, Friends(found.url) as friends:
            with pytest.raises(Refusal, match=ServerCode.READ_ONLY):
                await friends.come("Ann")

    run(scene())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["close", "nowhere"], "no such table"),
        (["archive", "nowhere"], "no such table"),
        (["table", "nowhere"], "no such table"),
        (["reopen", "nowhere"], "isn't closed"),
        (["unblock", "nobody"], "isn't blocked"),
        (["block", "nobody"], "neither an address nor a guest"),
        (["block", "192.0.2.1", "--for", "soon"], "such as 30m"),
        (["message", "x" * 301], "At most 300"),
    ],
)
def test_what_cannot_be_done_is_said(tmp_path: Path, arguments: list[str], said: str) -> None:
    done: Any = CliRunner().invoke(app, ["admin", *arguments, "--database", fresh_url("sqlite", tmp_path)])
    assert done.exit_code != 0
    assert said in done.output
