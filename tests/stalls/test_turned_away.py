"""Whoever is refused again and again is turned away before a refusal is even made: those cost everyone time."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.frames import Opcode

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.rules import Role
from doctor_rat.server.http.addresses import network_of
from doctor_rat.server.run import House
from doctor_rat.server.settings import Settings
from doctor_rat.server.sockets.bouncer import HARM, Bouncer
from doctor_rat.table import Options
from server.house import PLENTY, Friends, until
from stalls.strangers import FAR, PATIENCE, Wire, at, frame, said
from stalls.test_connections import answer_of, health, http_line

ASKING = b"GET /health HTTP/1.1\r\nHost: rat\r\n\r\n"
LAST = b"GET /health HTTP/1.1\r\nHost: rat\r\nConnection: close\r\n\r\n"
TABLES = b"GET /api/tables HTTP/1.1\r\nHost: rat\r\n\r\n"
HALF = b'POST /api/guests HTTP/1.1\r\nHost: rat\r\nContent-Length: 20\r\n\r\n{"name"'
TOO_LARGE = (
    b"POST /api/guests HTTP/1.1\r\nHost: rat\r\nConnection: close\r\nContent-Length: 17000\r\n\r\n" + b" " * 17_000
)
WRONG = replace(PLENTY, refusal_burst=3, refusals_per_second=1e-6, turned_away_seconds=3_600.0)
STRICT = replace(WRONG, refusal_burst=1)


async def told(found: House, sent: bytes, source: str = FAR) -> bytes:
    with Wire(found.url, source) as wire:
        await wire.try_to_send(sent)
        return await wire.rest()


async def is_turned_away(found: House, source: str = FAR) -> bool:
    """Told so without having said anything. Otherwise this would wait until the test gives up."""
    with Wire(found.url, source) as wire:
        return answer_of(await wire.rest()) == (429, ServerCode.TOO_FAST)


def shut(found: House, source: str = FAR) -> None:
    """As if it had been refused too often."""
    while not found.core.door.bouncer.turns_away(network_of(source)):
        found.core.door.bouncer.note(network_of(source))


def test_an_address_refused_again_and_again_is_turned_away(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        for _turn in range(3):
            assert (await told(found, TOO_LARGE)).startswith(b"HTTP/1.1 413")
        assert (await told(found, LAST)).startswith(b"HTTP/1.1 200"), "that many may be mistakes"
        await told(found, TOO_LARGE)
        assert await is_turned_away(found)
        assert await health(found.url) == 200, "others come in"

    at(tmp_path, scene, WRONG)


def test_its_open_sockets_go_on(tmp_path: Path) -> None:
    """Others may share the address, and are at their tables."""

    async def scene(found: House, friends: Friends) -> None:
        await friends.gather(Options(), {"Ann": (Role.DOCTOR,)})
        shut(found, "127.0.0.1")
        assert await is_turned_away(found, "127.0.0.1")
        await friends.start("Ann")
        place = friends.places["Ann"]
        await until(place, lambda: place.game is not None)

    at(tmp_path, scene, WRONG)


def test_a_connection_that_asks_again_is_turned_away_too(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with Wire(found.url, FAR) as wire:
            await wire.send(ASKING)
            assert (await wire.some()).startswith(b"HTTP/1.1 200")
            shut(found)
            await wire.send(ASKING)
            assert answer_of((await wire.rest())[-1_024:]) == (429, ServerCode.TOO_FAST)

    at(tmp_path, scene, WRONG)


def test_half_a_request_is_turned_away(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with Wire(found.url, FAR) as wire:
            await wire.send(HALF)
            while not (line := http_line(found)) or line.cycle is None:
                await asyncio.sleep(0)
            shut(found)
            await wire.send(b": ")
            assert answer_of(await wire.rest()) == (429, ServerCode.TOO_FAST)
        assert await health(found.url) == 200

    at(tmp_path, scene, WRONG)


def test_a_request_under_way_is_still_answered_and_the_next_one_is_not(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with Wire(found.url, FAR) as wire:
            async with found.core.lobby._reading:
                await wire.send(TABLES)
                while not (line := http_line(found)) or line.cycle is None:
                    await asyncio.sleep(0)
                shut(found)
                await wire.send(TABLES)
                while line.cycle.keep_alive:
                    await asyncio.sleep(0)
            received = await wire.rest()
            assert received.startswith(b"HTTP/1.1 200")
            assert received.count(b"HTTP/1.1") == 1

    at(tmp_path, scene, WRONG)


FLOODS = {
    "frames": frame(Opcode.PING, b"x") * 1_000,
    "refused tables": b"",
}


@pytest.mark.parametrize("kind", FLOODS)
def test_sockets_that_do_harm_count(tmp_path: Path, kind: str) -> None:
    async def scene(found: House, _: Friends) -> None:
        async def visit(path: str) -> None:
            with Wire(found.url, FAR) as wire:
                await wire.upgrade(path)
                await wire.try_to_send(FLOODS[kind] or said({"do": "hello"}))
                await wire.closed_with()

        for _turn in range(2):
            if not found.core.door.bouncer.turns_away(FAR):
                await visit("/api/lobby" if FLOODS[kind] else "/api/tables/none/socket")
        async with asyncio.timeout(PATIENCE):
            assert await is_turned_away(found)

    at(tmp_path, scene, replace(STRICT, command_burst=10, commands_per_second=1e-6))


class Watch:
    """A clock for tests."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def bouncer(watch: Watch, **settings: object) -> Bouncer:
    plain = Settings(refusal_burst=20, refusals_per_second=2, turned_away_seconds=5)
    return Bouncer(replace(plain, **settings), watch)


def test_a_network_comes_in_again_after_a_while() -> None:
    watch = Watch()
    found = bouncer(watch)
    found.note("192.0.2.1", 21)
    assert found.turns_away("192.0.2.1")
    assert found.turns_away_at("192.0.2.1")
    assert not found.turns_away("192.0.2.2")
    watch.now += 4.9
    found.forget()
    assert found.turns_away("192.0.2.1")
    watch.now += 0.2
    assert not found.turns_away("192.0.2.1")
    found.forget()
    assert not found.turns_away_at("192.0.2.1")
    found.note("192.0.2.1", HARM)
    assert not found.turns_away("192.0.2.1"), "it starts over"


def test_going_on_while_turned_away_takes_longer() -> None:
    watch = Watch()
    found = bouncer(watch)
    found.note("192.0.2.1", 21)
    watch.now += 4
    found.note("192.0.2.1", 100)
    watch.now += 4
    assert found.turns_away("192.0.2.1")


def test_refusals_now_and_then_are_forgiven() -> None:
    watch = Watch()
    found = bouncer(watch)
    for _second in range(200):
        found.note("192.0.2.1", 2)
        watch.now += 1
    assert not found.turns_away("192.0.2.1")


def test_one_customer_s_networks_are_counted_together_too() -> None:
    found = bouncer(Watch())
    for number in range(20):
        found.note(network_of(f"2001:db8:7:{number:x}::1"), 2)
    assert not found.turns_away_at("2001:db8:7:1::1")
    found.note(network_of("2001:db8:7:20::1"), 2)
    assert found.turns_away_at("2001:db8:7:1::1"), "its 56-bit network gets twice as many"
    assert not found.turns_away_at("2001:db8:8::1")


@pytest.mark.parametrize("setting", [{"trusted_proxy": True}, {"unix_socket": "/rat"}], ids=str)
def test_our_own_proxy_is_never_turned_away(setting: dict[str, object]) -> None:
    found = bouncer(Watch(), **setting)
    found.note("127.0.0.1", 1_000)
    assert not found.turns_away_at("127.0.0.1")


def test_the_defaults_forgive_a_whole_club_that_comes_at_one_moment() -> None:
    """When the server starts again, each of an address's sockets may be refused once."""
    settings = Settings()
    assert settings.connections_per_address - settings.connect_burst < settings.refusal_burst
