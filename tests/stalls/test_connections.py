"""Connections are counted by address and in total, and have to say something: nobody can keep others out."""

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault
from doctor_rat.server.http.addresses import network_of
from doctor_rat.server.run import House
from doctor_rat.server.settings import Settings
from doctor_rat.server.sockets.door import Door
from doctor_rat.server.sockets.http_protocol import DoorProtocol
from doctor_rat.server.traffic import Traffic
from server.house import PLENTY, Friends, house, run, sqlite
from server.process import RUN, Server
from server.test_edges import raw, refused
from stalls.strangers import FAR, PATIENCE, Wire, at, crowd, dial, many_files

FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024)); " + RUN
SOFT_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (400, 4000)); " + RUN
HASTY = replace(PLENTY, request_seconds=0.1)


async def health(url: str) -> int:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        return (await http.get("/health")).status_code


def test_silent_connections_from_one_address_keep_nobody_out(tmp_path: Path) -> None:
    """Even if the system allows no more than 1,024 files."""

    async def scene() -> None:
        limits = {"DOCTOR_RAT_CONNECTIONS": "5000", "DOCTOR_RAT_CONNECTIONS_PER_ADDRESS": "300"}
        async with Server(sqlite(tmp_path), run=FEW_FILES, **limits) as server:
            with many_files(), crowd(server.url, 1_100):
                assert await health(server.url) == 200
            said = [line for line in server.output if "refused" in line]
            assert 1 <= len(said) < 100, "one line a second at most"
            assert not any("Traceback" in line for line in server.output)

    run(scene())


def test_many_addresses_leave_files_for_the_database(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Server(sqlite(tmp_path), run=FEW_FILES, DOCTOR_RAT_CONNECTIONS_PER_ADDRESS="300") as server:
            with many_files(), ExitStack() as stack:
                for number in range(2, 7):
                    stack.enter_context(crowd(server.url, 300, f"127.0.0.{number}"))
                with Wire(server.url, "127.0.0.9") as wire:
                    assert answer_of(await wire.rest()) == (503, ServerCode.UNAVAILABLE)
                assert not any("out of system resource" in line for line in server.output)

    run(scene())


def test_the_file_limit_is_raised_at_the_start(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Server(sqlite(tmp_path), run=SOFT_FILES, DOCTOR_RAT_CONNECTIONS="2000") as server:
            limits = Path(f"/proc/{server.pid}/limits").read_text().splitlines()
            soft = next(line.split()[3] for line in limits if line.startswith("Max open files"))
            assert 2_000 < int(soft) <= 4_000

    run(scene())


def test_an_address_that_connects_again_and_again_is_refused_before_anything_is_read(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        for _turn in range(3):
            with Wire(found.url, "127.0.0.8") as wire:
                await wire.send(b"GET /health HTTP/1.1\r\nHost: rat\r\nConnection: close\r\n\r\n")
                assert (await wire.rest()).startswith(b"HTTP/1.1 200")
        with Wire(found.url, "127.0.0.8") as wire:
            assert answer_of(await wire.rest()) == (429, ServerCode.TOO_FAST)
        with Wire(found.url, "127.0.0.9") as wire:
            await wire.send(b"GET /health HTTP/1.1\r\nHost: rat\r\nConnection: close\r\n\r\n")
            assert (await wire.rest()).startswith(b"HTTP/1.1 200")

    at(tmp_path, scene, replace(PLENTY, arrival_burst=3, arrivals_per_second=1e-6))


UNFINISHED = {
    "nothing": b"",
    "half a header": b"GET /health HTTP/1.1\r\nHost: rat\r\n",
    "half a body": b'POST /api/guests HTTP/1.1\r\nHost: rat\r\nContent-Length: 20\r\n\r\n{"name"',
    "a chunk of many": b"POST /api/guests HTTP/1.1\r\nHost: rat\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n",
    "more than was answered": b"POST /api/none HTTP/1.1\r\nHost: rat\r\nContent-Length: 900000\r\n\r\n{",
}


@pytest.mark.parametrize("sent", UNFINISHED.values(), ids=UNFINISHED)
def test_a_request_that_never_ends_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    async def scene(found: House, _: Friends) -> None:
        async with asyncio.timeout(PATIENCE):
            with Wire(found.url) as wire:
                await wire.send(sent)
                await wire.rest()

    at(tmp_path, scene, HASTY)


def test_a_byte_now_and_then_extends_no_deadline(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with Wire(found.url) as wire:
            await wire.send(b"GET /health HTTP/1.1\r\n")
            while not (line := http_line(found)) or not line.conn.trailing_data[0]:
                await asyncio.sleep(0)
            stay = found.core.door.find(line.transport)
            before, received = stay.receiving_since, len(line.conn.trailing_data[0])
            await wire.send(b"X")
            while len(line.conn.trailing_data[0]) == received:
                await asyncio.sleep(0)
            assert stay.receiving_since == before is not None

    at(tmp_path, scene)


def http_line(found: House) -> DoorProtocol | None:
    return next((each for each in found._server.server_state.connections if isinstance(each, DoorProtocol)), None)


def test_active_connections_are_not_cut_off(tmp_path: Path) -> None:
    """The deadline is for requests: a socket stays open, and so does a connection that asks again."""

    async def scene(found: House, _: Friends) -> None:
        async with raw(found.url, "/api/lobby") as lobby, httpx.AsyncClient(base_url=found.url) as http:
            await lobby.recv()
            with Wire(found.url) as silent:
                for _turn in range(3):
                    assert (await http.get("/health")).status_code == 200
                await silent.rest()
            assert (await http.get("/health")).status_code == 200
            await lobby.ping()
            assert lobby.close_code is None

    at(tmp_path, scene, HASTY)


def answer_of(received: bytes) -> tuple[int, str]:
    """The status, and the code in the page."""
    header, _, body = received.decode().partition("\r\n\r\n")
    assert "\r\nRetry-After: " in header
    return int(header.split()[1]), body.partition('name="code" content="')[2].partition('"')[0]


def test_connections_are_limited_by_address(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with crowd(found.url, 3) as silent:
            with Wire(found.url, FAR) as wire:
                assert answer_of(await wire.rest()) == (429, ServerCode.TOO_FAST)
            assert await health(found.url) == 200, "others are let in"
            silent.pop().close()
            while True:  # the server learns of it a moment later
                with Wire(found.url, FAR) as wire:
                    await wire.send(b"GET /health HTTP/1.1\r\nHost: rat\r\nConnection: close\r\n\r\n")
                    if (await wire.rest()).startswith(b"HTTP/1.1 200"):
                        break

    at(tmp_path, scene, replace(PLENTY, connections_per_address=3))


def test_sockets_count_as_connections_until_they_are_gone(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        for _turn in range(4):  # each leaves its place to the next
            async with raw(found.url, "/api/lobby") as one, raw(found.url, "/api/lobby") as two:
                await one.recv()
                await two.recv()
                with Wire(found.url) as wire:
                    assert answer_of(await wire.rest())[0] == 429
            while found.core.door.count:
                await asyncio.sleep(0)

    at(tmp_path, scene, replace(PLENTY, connections_per_address=2))


def test_connections_are_limited_in_total(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with dial(found.url), dial(found.url, FAR), dial(found.url, "127.0.0.3"), Wire(found.url, "127.0.0.4") as wire:
            assert answer_of(await wire.rest()) == (503, ServerCode.UNAVAILABLE)

    at(tmp_path, scene, replace(PLENTY, connections=3, connections_per_address=3))


def test_behind_our_proxy_the_addresses_it_reports_are_counted(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        told = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2)]
        async with raw(found.url, "/api/lobby", additional_headers=told[0]) as first:
            await first.recv()
            async with raw(found.url, "/api/lobby", additional_headers=told[1]) as second:
                assert json.loads(await second.recv())["type"] == "tables"
            async with raw(found.url, "/api/lobby", additional_headers=told[0]) as third:
                assert await refused(third) == ServerCode.TOO_MANY_SOCKETS
            with crowd(found.url, 5, "127.0.0.1"):
                assert await health(found.url) == 200, "the proxy itself has as many as it needs"

    at(tmp_path, scene, replace(PLENTY, trusted_proxy=True, connections_per_address=1))


def test_the_defaults_leave_room_for_others() -> None:
    settings = Settings()
    assert 2 * settings.connections_per_address <= settings.connections


def test_a_whole_network_counts_as_one_address(tmp_path: Path) -> None:
    """Anyone with one IPv6 address has 2**64 of them."""

    async def scene() -> None:
        settings = replace(PLENTY, trusted_proxy=True, connections_per_address=1)
        async with house(sqlite(tmp_path), settings) as found:
            near = [{"X-Forwarded-For": f"2001:db8::{number}"} for number in (1, 2)]
            async with raw(found.url, "/api/lobby", additional_headers=near[0]) as first:
                await first.recv()
                async with raw(found.url, "/api/lobby", additional_headers=near[1]) as second:
                    assert await refused(second) == ServerCode.TOO_MANY_SOCKETS
                elsewhere = {"X-Forwarded-For": "2001:db8:0:1::1"}
                async with raw(found.url, "/api/lobby", additional_headers=elsewhere) as third:
                    assert json.loads(await third.recv())["type"] == "tables"

    run(scene())


def near(*networks: int) -> list[asyncio.Transport]:
    """Connections from these 64-bit networks of one provider's customer."""
    return [asyncio.Transport({"peername": (f"2001:db8:7:{number:x}::1", 1)}) for number in networks]


@pytest.mark.parametrize(("shift", "times"), [(0, 2), (8, 4)])
def test_networks_of_one_customer_have_only_somewhat_more_together(shift: int, times: int) -> None:
    """A home usually gets a 56-bit network, 256 times what counts as one address; some get a 48-bit one."""

    async def scene() -> None:
        door = Door(replace(PLENTY, connections_per_address=10))
        stays = [door.come(each) for each in near(*(number << shift for number in range(10 * times)))]
        assert not any(door.is_full_for(stay) for stay in stays)
        assert door.is_full_for(door.come(*near(0xFF << shift)))
        assert not door.is_full_for(door.come(asyncio.Transport({"peername": ("2001:db8:8::1", 1)})))
        for stay in stays:
            door.go(stay.transport)
        assert not door.is_full_for(stays[0])

    run(scene())


def test_a_proxy_s_sockets_are_counted_in_the_same_way() -> None:
    traffic = Traffic(replace(PLENTY, connections_per_address=10))
    with ExitStack() as stack:
        for number in range(20):
            stack.enter_context(traffic.connection(network_of(f"2001:db8:7:{number:x}::1")))
        with pytest.raises(Fault):
            stack.enter_context(traffic.connection(network_of("2001:db8:7:ff::1")))
        stack.enter_context(traffic.connection(network_of("2001:db8:7:100::1")))
        stack.enter_context(traffic.connection(network_of("192.0.2.1")))
