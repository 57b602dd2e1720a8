"""The edges of a connection: who is let in, what closes it and with which code, and how people come back."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from databases import fresh_url
from doctor_rat.client import Refusal, TablePlace, new_id
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.faults import Fault, failed, problem
from doctor_rat.server.run import House
from doctor_rat.server.settings import Settings, SettingsError, read_settings
from doctor_rat.server.storage import Guest, StorageCode, WriteFailed, open_storage
from doctor_rat.table import (
    Access,
    BotLevel,
    Denied,
    DietsFrom,
    FormatError,
    Options,
    SeatId,
    Stage,
    TableCode,
    TableId,
)
from doctor_rat.table import commands as ask
from server.house import PLENTY, Friends, house, nearby, run, sqlite, until
from server.test_whole_games import is_over, play_on

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
DOCTOR = (Role.DOCTOR,)
Scene = Callable[[House, Friends], Awaitable[None]]


def at(folder: Path, scene: Scene, settings: Settings = PLENTY) -> None:
    async def whole() -> None:
        async with house(sqlite(folder), settings) as found, Friends(found.url) as friends:
            await scene(found, friends)

    run(whole())


@asynccontextmanager
async def raw(url: str, path: str, **options: Any) -> AsyncIterator[ClientConnection]:
    address = url.replace("http", "ws", 1) + path
    async with connect(address, compression=None, max_size=None, **options) as connection:
        yield connection


def socket_of(table: TableId | str) -> str:
    return f"/api/tables/{table}/socket"


async def ended(connection: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """Everything still said, and the closing code."""
    said: list[dict[str, Any]] = []
    try:
        while True:
            said.append(json.loads(await connection.recv()))
    except ConnectionClosed:
        return said, connection.close_code


def test_no_message_waits_until_the_one_before_is_acknowledged(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        await friends.visit("Ann", (await ann.make(NewTable(Options()))).id)
        accepted = [each.transport.get_extra_info("socket") for each in found._server.server_state.connections]
        assert len(accepted) == 2, "a page's, and a table's"
        for each in accepted:
            assert each.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) == 1

    at(tmp_path, scene)


async def refused(connection: ClientConnection) -> str:
    said, code = await ended(connection)
    assert code == 4400
    assert said[-1]["type"] == "failed"
    return str(said[-1]["code"])


def hello(token: str | None, **more: Any) -> str:
    return json.dumps({"do": "hello", "token": token, **more})


async def until_closed(place: TablePlace) -> int | None:
    async for _ in place:
        pass
    return place.closed


# Who is let in


def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options()))
        for path in (socket_of(made.id), "/api/lobby"):
            async with raw(found.url, path, origin="https://evil.example") as connection:
                assert await refused(connection) == ServerCode.BAD_ORIGIN
        async with raw(found.url, "/api/lobby", origin=found.url) as connection:
            assert json.loads(await connection.recv())["type"] == "tables"

    at(tmp_path, scene)


def test_first_messages_other_than_hello_are_refused(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options()))
        for first, code in (
            ("{", ServerCode.UNREADABLE),
            (b"\x00\xff", ServerCode.UNREADABLE),
            (json.dumps({"do": "ready", "id": "x", "ready": True}), ServerCode.UNREADABLE),
            (hello("wrong"), ServerCode.NO_GUEST),
            (hello(None), ServerCode.NO_GUEST),
        ):
            async with raw(found.url, socket_of(made.id)) as connection:
                await connection.send(first)
                assert await refused(connection) == code
        for table in ("none", "%00", "x" * 80):
            async with raw(found.url, socket_of(table)) as connection:
                assert await refused(connection) == ServerCode.NO_TABLE

    at(tmp_path, scene)


def test_a_silent_connection_is_closed(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options()))
        async with raw(found.url, socket_of(made.id)) as connection:
            assert await ended(connection) == ([], 4408)

    at(tmp_path, scene, replace(PLENTY, hello_seconds=0.05))


def test_a_guests_sockets_at_a_table_are_limited(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options()))
        await friends.visit("Ann", made.id)
        first = friends.places["Ann"]
        await friends.visit("Ann", made.id)
        with pytest.raises(Refusal, match=ServerCode.TOO_MANY_SOCKETS):
            await friends.visit("Ann", made.id)
        await first.close()
        while True:  # the server learns of it a moment later
            try:
                await friends.visit("Ann", made.id)
                return
            except Refusal:
                await asyncio.sleep(0)

    at(tmp_path, scene, replace(PLENTY, sockets_per_guest=2))


def test_connecting_is_limited_by_address(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        for _ in range(2):
            async with raw(found.url, "/api/lobby") as connection:
                await connection.recv()
        async with raw(found.url, "/api/lobby") as connection:
            assert await refused(connection) == ServerCode.TOO_FAST
        made = await (await friends.come("Ann")).make(NewTable(Options()))
        async with raw(found.url, socket_of(made.id)) as connection:
            assert await refused(connection) == ServerCode.TOO_FAST

    at(tmp_path, scene, replace(PLENTY, connect_burst=2, connects_per_second=1e-6))


def test_behind_our_proxy_sockets_are_counted_by_the_address_it_reports(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        for address in ("192.0.2.1", "192.0.2.2"):
            told = {"X-Forwarded-For": f"198.51.100.7, {address}"}
            async with raw(found.url, "/api/lobby", additional_headers=told) as connection:
                assert json.loads(await connection.recv())["type"] == "tables"
            async with raw(found.url, "/api/lobby", additional_headers=told) as connection:
                assert await refused(connection) == ServerCode.TOO_FAST

    at(tmp_path, scene, replace(PLENTY, trusted_proxy=True, connect_burst=1, connects_per_second=1e-6))


def test_the_page_at_the_public_address_gets_its_sockets(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        assert found.url == "https://rat.example"
        async with raw(nearby(found), "/api/lobby", origin="https://rat.example") as connection:
            assert json.loads(await connection.recv())["type"] == "tables"
        async with raw(nearby(found), "/api/lobby", origin="https://evil.example") as connection:
            assert await refused(connection) == ServerCode.BAD_ORIGIN

    at(tmp_path, scene, replace(PLENTY, public_url="https://rat.example"))


# What closes it


def test_too_many_commands_are_refused_and_end_the_connection(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options(), DOCTOR))
        place = await friends.visit("Ann", made.id)
        for _turn in range(2):  # hello was the first
            await place.do(ask.Ready(new_id(), True))
        with pytest.raises(Refusal, match=ServerCode.TOO_FAST):
            await place.do(ask.Ready(new_id(), True))
        assert await until_closed(place) == 4408

    at(tmp_path, scene, replace(PLENTY, command_burst=3, commands_per_second=1e-6))


def test_too_many_messages_to_the_lobby_are_refused_and_end_the_connection(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        for _connection in range(2):  # each is counted by itself
            async with raw(found.url, "/api/lobby") as lobby:
                for message in ("hm", b"hm", json.dumps({"id": "third"}), json.dumps({"id": "fourth"})):
                    await lobby.send(message)
                said, code = await ended(lobby)
            assert [each["type"] for each in said] == ["tables", "failed"]
            assert (said[1]["code"], said[1]["id"], code) == (ServerCode.TOO_FAST, "fourth", 4408)

    at(tmp_path, scene, replace(PLENTY, command_burst=3, commands_per_second=1e-6))


def test_an_enormous_message_ends_only_that_connection(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options(), DOCTOR))
        place = await friends.visit("Ann", made.id)
        async with raw(found.url, socket_of(made.id)) as connection:
            await connection.send("x" * (PLENTY.largest_message + 1))
            assert (await ended(connection))[1] == 1009
        await place.do(ask.Ready(new_id(), True))

    at(tmp_path, scene)


def narrow(found: House) -> socket.socket:
    """A connection with small buffers, so that it fills up quickly."""
    for listening in found._server.servers[0].sockets:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", int(found.url.rpartition(":")[2])))
    narrow.setblocking(False)
    return narrow


def test_a_slow_reader_is_left_behind_and_catches_up(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        table = await friends.gather(Options(), {"Ann": RATS})
        ann = friends.places["Ann"]
        token = (await friends.come("Bob")).token
        async with raw(found.url, socket_of(table), max_queue=1, sock=narrow(found)) as slow:
            await slow.send(hello(token))
            first = [json.loads(await slow.recv()) for _ in range(3)]
            assert first[-1]["type"] == "catch-up"
            hub = next(live.hub for live in found.core.tables.known())
            outlet = next(each for each in hub._outlets if each.name == "Bob")
            while outlet.closing is None:  # Bob reads nothing: first the network fills up, then his queue
                await ann.do(ask.Talk(new_id(), "\N{RAT}" * 500))
            said, code = await ended(slow)
        assert code == 4408
        numbers = [each["number"] for each in said if each["type"] == "entry"]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        async with raw(found.url, socket_of(table)) as again:
            await again.send(hello(token, number=numbers[-1]))
            caught = [json.loads(await again.recv()) for _ in range(3)][-1]
            assert (caught["type"], caught["reset"]) == ("catch-up", False)
            assert [each["number"] for each in caught["entries"]] == list(range(numbers[-1] + 1, ann.number + 1))

    at(tmp_path, scene, replace(PLENTY, queue=4))


def test_the_smallest_queue_that_may_be_set_lets_people_in(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options(), DOCTOR))
        place = await friends.visit("Ann", made.id)
        await place.do(ask.Ready(new_id(), True))

    at(tmp_path, scene, replace(PLENTY, queue=read_settings({"DOCTOR_RAT_QUEUE": "4"}).queue))
    with pytest.raises(SettingsError):
        read_settings({"DOCTOR_RAT_QUEUE": "3"})


def test_a_kicked_guest_is_told_so_and_disconnected(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        table = await friends.gather(Options(), {"Ann": DOCTOR, "Bob": RATS})
        ann, bob = friends.places["Ann"], friends.places["Bob"]
        assert bob.welcome is not None
        assert bob.welcome.seat is not None
        await ann.do(ask.Kick(new_id(), bob.welcome.seat))
        assert await until_closed(bob) == 4400
        with pytest.raises(Refusal, match="kicked"):
            await friends.visit("Bob", table)
        await until(ann, lambda: ann.here is not None and len(ann.here.seats) == 1)

    at(tmp_path, scene)


async def playing(friends: Friends) -> tuple[TablePlace, TablePlace, SeatId]:
    """Ann as the doctor and Bob as the rats, in a game; and Bob's seat."""
    await friends.gather(Options(diets=DietsFrom.PRESET), {"Ann": DOCTOR, "Bob": RATS})
    await friends.start("Ann")
    ann, bob = friends.places["Ann"], friends.places["Bob"]
    await until(bob, lambda: bob.game is not None)
    assert bob.welcome is not None
    assert bob.welcome.seat is not None
    return ann, bob, bob.welcome.seat


def test_a_guest_kicked_from_a_game_hears_no_more_of_it(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        ann, bob, seat = await playing(friends)
        await ann.do(ask.Kick(new_id(), seat))
        assert await until_closed(bob) == 4400
        assert all(each.news.__struct_config__.tag != "took-over" for each in bob.log)
        await play_on_alone(ann)

    at(tmp_path, scene)


async def play_on_alone(place: TablePlace) -> None:
    friends = Friends("")
    friends.places["only"] = place
    await play_on(friends, Random(1))


def test_a_table_that_becomes_private_is_closed_to_strangers(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options(), RATS))
        ann = await friends.visit("Ann", made.id)
        eve = await friends.visit("Eve", made.id)
        bob = await friends.visit("Bob", made.id, made.invite)
        await ann.do(ask.ChangeOptions(new_id(), Options(access=Access.PRIVATE)))
        assert await until_closed(eve) == 4400
        assert all("private" not in repr(each) for each in eve.log)
        await until(bob, lambda: bob.table is not None and bob.table.options.access is Access.PRIVATE)

    at(tmp_path, scene)


def test_a_guest_who_is_forgotten_loses_the_connection(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        await friends.gather(Options(), {"Ann": DOCTOR, "Bob": RATS})
        await friends.apis["Bob"].request("DELETE", "/api/me")
        await until_closed(friends.places["Bob"])
        with pytest.raises(Refusal, match=ServerCode.NO_GUEST):
            await friends.places["Bob"].connect()

    at(tmp_path, scene)


# Coming back


def test_a_graceful_stop_tells_everybody_and_they_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Friends("") as friends:
            async with house(sqlite(tmp_path)) as found:
                friends.url = found.url
                await friends.gather(Options(diets=DietsFrom.PRESET), {"Ann": DOCTOR, "Bob": RATS})
                await friends.start("Ann")
                async with raw(found.url, "/api/lobby") as lobby:
                    await lobby.recv()
                    stopping = asyncio.ensure_future(_stop(found))
                    assert (await ended(lobby))[1] == 1012
                    for place in friends.places.values():
                        assert await until_closed(place) == 1012
                    await stopping
            port = int(found.url.rpartition(":")[2])
            async with house(sqlite(tmp_path), replace(PLENTY, port=port)):
                for place in friends.places.values():
                    number = place.number
                    await place.connect()
                    assert place.number == number
                await play_on(friends, Random(1))

    run(scene())


async def _stop(found: House) -> None:
    found.stop()
    await found.ended


def test_a_bot_takes_over_for_an_absent_player_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        ann, bob, seat = await playing(friends)
        with pytest.raises(Refusal, match="still-here"):
            await ann.do(ask.TakeOver(new_id(), seat))
        await bob.close()
        await until(ann, lambda: ann.here is not None and seat not in ann.here.seats)
        await ann.do(ask.TakeOver(new_id(), seat))
        await bob.connect()
        await bob.do(ask.ComeBack(new_id()))
        await play_on(friends, Random(1))
        assert is_over(ann)

    at(tmp_path, scene)


def test_play_again_leads_everybody_to_one_next_table(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        table = await friends.gather(Options(diets=DietsFrom.PRESET), {"Ann": DOCTOR, "Bob": RATS})
        await friends.start("Ann")
        for place in friends.places.values():
            await until(place, lambda place=place: place.game is not None)  # type: ignore[misc]
        await play_on(friends, Random(1))
        path = f"/api/tables/{table}/again"
        answers = await asyncio.gather(*(api.request("POST", path) for api in friends.apis.values()))
        assert len(set(answers)) == 1
        onward = TableId(json.loads(answers[0])["id"])
        for place in friends.places.values():
            await until(place, lambda place=place: place.table is not None and place.table.again == onward)  # type: ignore[misc]
        for name, api in friends.apis.items():
            assert [each.id for each in await api.your_tables()] == [onward]
            place = await friends.visit(name, onward)
            assert place.table is not None
            assert place.table.stage is Stage.LOBBY
        assert friends.places["Bob"].welcome is not None
        assert friends.places["Bob"].welcome.audience is Role.DOCTOR, "the doctor's role is passed on"

    at(tmp_path, scene)


def test_a_guest_kicked_after_the_end_is_not_taken_along(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        table = await friends.gather(Options(diets=DietsFrom.PRESET), {"Ann": DOCTOR, "Bob": RATS[:2], "Cat": RATS[2:]})
        await friends.start("Ann")
        for place in friends.places.values():
            await until(place, lambda place=place: place.game is not None)  # type: ignore[misc]
        await play_on(friends, Random(1))
        bob = friends.places["Bob"]
        assert bob.welcome is not None
        assert bob.welcome.seat is not None
        await friends.places["Ann"].do(ask.Kick(new_id(), bob.welcome.seat))
        guest = found.core.tables.known()[0].room.table.seats[1].guest
        assert guest is not None
        with pytest.raises(Denied) as caught:
            await found.core.gatherings.again(await found.core.tables.get(table), Guest(guest, "Bob", 0))
        assert caught.value.code is TableCode.KICKED
        made = json.loads(await friends.apis["Cat"].request("POST", f"/api/tables/{table}/again"))
        with pytest.raises(Refusal, match="kicked"):
            await friends.visit("Bob", TableId(made["id"]), made["invite"])
        assert await friends.apis["Bob"].your_tables() == []

    at(tmp_path, scene)


def test_the_lobby_is_told_of_changes(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        async with raw(found.url, "/api/lobby") as lobby:
            assert json.loads(await lobby.recv()) == {"type": "tables", "tables": []}
            ann = await friends.come("Ann")
            await ann.make(NewTable(Options(access=Access.PRIVATE), RATS))
            made = await ann.make(NewTable(Options(), RATS))
            told: list[Any] = []
            while not told:
                told = json.loads(await lobby.recv())["tables"]
            assert [each["id"] for each in told] == [made.id]
            await friends.visit("Bob", made.id)
            await friends.places["Bob"].do(ask.Sit(new_id(), DOCTOR))
            while len(told[0]["seats"]) < 2:
                told = json.loads(await lobby.recv())["tables"]
            assert told[0]["seats"][1]["name"] == "Bob"

    at(tmp_path, scene)


# When the fault is the server's


def _failing(error: Exception) -> Callable[..., Awaitable[Any]]:
    async def fail(*_: Any, **__: Any) -> Any:
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "code", "status"),
    [
        (WriteFailed(StorageCode.WRITE_FAILED, "The database failed (secret)."), ServerCode.UNAVAILABLE, 503),
        (OperationalError("SELECT secret", {}, Exception("secret")), ServerCode.UNAVAILABLE, 503),
        (ConnectionRefusedError("secret"), ServerCode.UNAVAILABLE, 503),
        (FormatError("entry 2 has format 99"), ServerCode.UNAVAILABLE, 503),
        (ZeroDivisionError("secret"), ServerCode.INTERNAL, 500),
    ],
)
def test_our_own_faults_are_reported_without_details(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], error: Exception, code: ServerCode, status: int
) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(), RATS))
        place = await friends.visit("Ann", made.id)
        storage = found.core.storage
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(storage, "append", _failing(error))
            patch.setattr(storage.tables, "open", _failing(error))
            patch.setattr(storage.guests, "find", _failing(error))
            with pytest.raises(Refusal) as caught:
                await place.do(ask.Ready(new_id(), True))
            assert (caught.value.code, caught.value.arguments) == (code, {})
            async with httpx.AsyncClient(base_url=found.url) as http:
                answer = await http.get("/api/tables")
            assert (answer.status_code, answer.json()) == (status, {"code": code, "arguments": {}, "final": False})
            async with raw(found.url, socket_of(made.id)) as connection:
                await connection.send(hello("x"))
                assert await refused(connection) == code
            async with raw(found.url, "/api/lobby") as connection:
                assert await refused(connection) == code
        await place.do(ask.Ready(new_id(), True))

    at(tmp_path, scene)
    logged = capsys.readouterr().out
    assert type(error).__name__ in logged
    assert "secret" not in logged


FINAL = {
    *(ServerCode.NO_GUEST, ServerCode.NO_TABLE, ServerCode.NOT_FOUND, ServerCode.NO_SHARE, ServerCode.BAD_LINK),
    *(ServerCode.UNREADABLE, ServerCode.TOO_LARGE, ServerCode.BAD_DEVICE, ServerCode.BAD_ORIGIN),
    *(ServerCode.NOT_FOR_YOU, ServerCode.BLOCKED, ServerCode.TABLE_CLOSED),
}


@pytest.mark.parametrize("code", ServerCode)
def test_a_refusal_says_whether_asking_again_is_any_use(code: ServerCode) -> None:
    assert failed(Fault(code)).final is (code in FINAL)
    assert problem(Fault(code))[1].final is (code in FINAL)


@pytest.mark.parametrize("code", [TableCode.KICKED, TableCode.NOT_INVITED, TableCode.DEAL_CLOSED])
def test_whoever_may_not_look_is_told_that_it_is_final(code: TableCode) -> None:
    assert failed(Denied(code)).final


def test_every_code_of_the_edge_is_caused_by_a_test() -> None:
    """By its name in a test of this folder or tests/stalls that expects it as the server's answer."""
    here = Path(__file__).parent
    texts = [path.read_text() for folder in (here, here.parent / "stalls") for path in folder.glob("test_*.py")]
    for code in ServerCode:
        assert any(f"ServerCode.{code.name}" in text or f'"{code}"' in text for text in texts), code


def test_a_server_that_stops_gives_its_bots_to_others(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with house(database) as found, Friends(found.url) as friends:
            made = await (await friends.come("Ann")).make(NewTable(Options(), RATS, BotLevel.RANDOM))
            while not found.core.leases.held:
                await asyncio.sleep(0)
            assert not await found.core.storage.leases.take(made.id, "other", 1)
        async with open_storage(database) as storage:
            assert await storage.leases.take(made.id, "other", 1)

    run(scene())


def test_a_table_stays_open_while_somebody_is_on_the_way(tmp_path: Path) -> None:
    """Otherwise later guests would sit at another copy of it, and neither would hear the other."""

    async def scene(found: House, friends: Friends) -> None:
        tables = found.core.tables
        made = await (await friends.come("Ann")).make(NewTable(Options()))
        live = await tables.get(made.id)
        tables.forget_idle(60)
        assert await tables.get(made.id) is live
        live.asked_at -= 61_000
        tables.forget_idle(60)
        assert await tables.get(made.id) is not live

    at(tmp_path, scene)
