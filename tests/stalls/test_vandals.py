"""Vandalism within the limits: nobody's tables leave the list, and lengths are checked before anything else."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.frames import Opcode

from databases import KINDS, fresh_url
from doctor_rat.client import Api, Refusal, new_id
from doctor_rat.protocol.closing import Closing
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.run import House
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage.lists import FEW, LONGEST
from doctor_rat.table import Denied, Options, TableCode, tally
from doctor_rat.table import commands as ask
from doctor_rat.table.text import clean
from server.house import PLENTY, Friends, house, run
from stalls.records import body, records
from stalls.strangers import FAR, PATIENCE, Wire, at, frame, said

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
DEEP = b"[" * 7_000 + b"]" * 7_000


def client(found: House, api: Api | None = None) -> httpx.AsyncClient:
    headers = {} if api is None else {"Authorization": f"Bearer {api.token}"}
    return httpx.AsyncClient(base_url=found.url, headers=headers, timeout=PATIENCE)


async def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Tables


def test_a_guests_new_tables_are_limited(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        ann, bob = await friends.come("Ann"), await friends.come("Bob")
        for _turn in range(2):
            await ann.make(NewTable(Options(), RATS))
        with pytest.raises(Refusal, match=ServerCode.TABLES_TOO_FAST):
            await ann.make(NewTable(Options(), RATS))
        with pytest.raises(Refusal, match=ServerCode.TABLES_TOO_FAST):
            await bob.make(NewTable(Options(), RATS))  # at the same address

    at(tmp_path, scene, replace(PLENTY, table_burst=2, tables_per_second=1e-6))


def test_a_guests_new_tables_are_limited_over_all_addresses(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        async with client(found, ann) as http:
            wish: dict[str, Any] = {"options": {}}
            for number in range(3):
                told = {"X-Forwarded-For": f"192.0.2.{number}"}
                answer = await http.post("/api/tables", json=wish, headers=told)
                assert answer.status_code == (201 if number < 2 else 429)
            bob = await friends.come("Bob")
            told = {"X-Forwarded-For": "192.0.2.7", "Authorization": f"Bearer {bob.token}"}
            assert (await http.post("/api/tables", json=wish, headers=told)).status_code == 201

    at(tmp_path, scene, replace(PLENTY, table_burst=2, tables_per_second=1e-6, trusted_proxy=True))


@pytest.mark.parametrize("kind", KINDS)
def test_one_person_s_tables_push_nobody_off_the_list(tmp_path: Path, kind: str) -> None:
    database = fresh_url(kind, tmp_path)

    async def scene() -> None:
        settings = replace(PLENTY, tables_per_guest=1_000)
        async with house(database, settings) as found, Friends(found.url) as friends:
            one = await (await friends.come("Ann")).make(NewTable(Options(), RATS))
            eve = await friends.come("Eve")
            hers = [(await eve.make(NewTable(Options(), RATS))).id for _ in range(LONGEST + FEW)]
            listed = [each.id for each in await found.core.lobby.tables()]
            assert len(listed) == LONGEST
            assert listed[-1] == one.id, "the last touched first, as ever"
            assert listed[0] == hers[-1]

    run(scene())


def test_new_guests_are_limited_by_address(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        await friends.come("Ann")
        await friends.come("Bob")
        with pytest.raises(Refusal, match=ServerCode.TOO_FAST):
            await friends.come("Eve")
        async with client(found) as http:
            answer = await http.post("/api/guests", json={"name": "Eve"})
            assert await code_of(answer) == (429, ServerCode.TOO_FAST)

    at(tmp_path, scene, replace(PLENTY, guest_burst=2, guests_per_second=1e-6))


# Talk


def test_a_guests_talk_is_limited_over_all_connections(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        await friends.gather(Options(), {"Ann": RATS, "Bob": (Role.DOCTOR,)})
        ann, bob = friends.apis["Ann"], friends.places["Bob"]
        table = friends.places["Ann"].table
        assert table is not None
        for _turn in range(2):
            await friends.places["Ann"].do(ask.Talk(new_id(), "hm"))
        with pytest.raises(Refusal, match=ServerCode.TALK_TOO_FAST):
            await friends.places["Ann"].do(ask.Talk(new_id(), "hm"))
        again = await friends.visit("Ann", table.id)
        with pytest.raises(Refusal, match=ServerCode.TALK_TOO_FAST):
            await again.do(ask.Talk(new_id(), "hm"))
        with pytest.raises(Refusal, match=ServerCode.TALK_TOO_FAST):
            await ann.request("POST", f"/api/tables/{table.id}/commands", ask.Talk(new_id(), "hm"))
        await again.do(ask.Ready(new_id(), True))
        await bob.do(ask.Talk(new_id(), "hm"))

    at(tmp_path, scene, replace(PLENTY, talk_burst=2, talks_per_second=1e-6))


def test_connections_of_one_guest_share_what_they_may_do_at_a_table(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        made = await (await friends.come("Ann")).make(NewTable(Options(), RATS))
        places = [await friends.visit("Ann", made.id) for _ in range(3)]
        for turn in range(6):
            await places[turn % 3].do(ask.Ready(new_id(), True))
        with pytest.raises(Refusal, match=ServerCode.TOO_FAST):
            await places[0].do(ask.Ready(new_id(), True))
        assert places[0].closed is None, "that is no reason to close it"

    at(tmp_path, scene, replace(PLENTY, command_burst=6, commands_per_second=1e-6))


async def sent_at_all_tables(friends: Friends, name: str, often: int) -> list[str]:
    """The codes of what is refused, when this person sends to two tables in turn."""
    places = [
        await friends.visit(name, (await (await friends.come(name)).make(NewTable(Options(), RATS))).id) for _ in "12"
    ]
    codes: list[str] = []
    for turn in range(often):
        try:
            await places[turn % 2].do(ask.Ready(new_id(), turn % 4 < 2))
        except Refusal as refused:
            codes.append(refused.code)
    assert [place.closed for place in places] == [None, None], "that is no reason to close it"
    return codes


def test_a_guests_commands_are_limited_over_all_tables(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        assert await sent_at_all_tables(friends, "Ann", 9) == [ServerCode.TOO_FAST] * 3
        assert await sent_at_all_tables(friends, "Bob", 6) == []

    at(tmp_path, scene, replace(PLENTY, guest_command_burst=6, guest_commands_per_second=1e-6))


def test_an_addresss_commands_are_limited_over_all_guests(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        assert await sent_at_all_tables(friends, "Ann", 4) == []
        assert await sent_at_all_tables(friends, "Bob", 4) == [ServerCode.TOO_FAST] * 2
        with Wire(found.url) as lobby:
            await lobby.upgrade("/api/lobby")
            await lobby.send(said("hello"))
            assert await lobby.closed_with() == Closing.TOO_MUCH
        with Wire(found.url, FAR) as lobby:
            await lobby.upgrade("/api/lobby")
            await lobby.send(said("hello") + frame(Opcode.CLOSE))
            assert await lobby.closed_with() != Closing.TOO_MUCH

    at(tmp_path, scene, replace(PLENTY, address_command_burst=6, address_commands_per_second=1e-6))


def test_no_log_grows_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "MOST_TALK", 3)
    monkeypatch.setattr(tally, "MOST_ENTRIES", 8)

    async def scene(found: House, friends: Friends) -> None:
        table = await friends.gather(Options(), {"Ann": RATS, "Bob": (Role.DOCTOR,)})
        ann, bob = friends.places["Ann"], friends.places["Bob"]
        for _turn in range(3):
            await ann.do(ask.Talk(new_id(), "hm"))
        with pytest.raises(Refusal, match=TableCode.TALKED_OUT):
            await ann.do(ask.Talk(new_id(), "hm"))
        await bob.do(ask.Talk(new_id(), "hm"))
        await found.core.tables.reload(table)  # counted from the log
        ann = await friends.visit("Ann", table)
        for ready in (True, False, True):
            await ann.do(ask.Ready(new_id(), ready))
        with pytest.raises(Refusal, match=TableCode.TOO_MUCH_DONE):
            await ann.do(ask.Ready(new_id(), False))
        await ann.do(ask.GoAway(new_id()))

    at(tmp_path, scene)


# Bodies


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH"])
def test_deep_nonsense_is_refused_with_a_code_everywhere(tmp_path: Path, method: str) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(), RATS))
        async with client(found, ann) as http:
            schema = (await http.get("/api/schema/openapi.json")).json()
            paths = [path for path, calls in schema["paths"].items() if "requestBody" in calls.get(method.lower(), {})]
            assert paths
            for path in paths:
                for body in (DEEP, b'{"name":' + DEEP + b"}", b'{"options":' * 1_400):
                    answer = await http.request(method, path.replace("{table_id}", made.id), content=body)
                    assert await code_of(answer) == (400, ServerCode.UNREADABLE), path

    at(tmp_path, scene)


UPLOAD = "POST /api/review HTTP/1.1\r\nHost: rat\r\nContent-Type: application/json\r\n"
RECORDS = {"/api/review", "/api/analysis", "/api/analysis/try", "/api/study", "/api/compare"}


def test_bodies_are_small_except_for_records(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(), RATS))
        large = b" " * 20_000
        async with client(found, ann) as http:
            schema = (await http.get("/api/schema/openapi.json")).json()
            calls = [(method, path) for path, asked in schema["paths"].items() for method in asked]
            bodies = [(method, path) for method, path in calls if "requestBody" in schema["paths"][path][method]]
            small = [each for each in bodies if each[1] not in RECORDS]
            assert len(small) > 20
            for method, path in small:
                answer = await http.request(method.upper(), path.replace("{table_id}", made.id), content=large)
                assert await code_of(answer) == (413, ServerCode.TOO_LARGE), path
            for path in RECORDS:
                assert (await http.post(path, content=large)).status_code != 413
                answer = await http.post(path, content=b" " * 65_537)
                assert await code_of(answer) == (413, ServerCode.TOO_LARGE), path

    at(tmp_path, scene)


def test_the_longest_records_fit_many_times() -> None:
    longest = max(len(body(record)) for record in records())
    assert 10 * longest < Settings().largest_upload


def test_few_records_arrive_from_one_address_at_one_time(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        with ExitStack() as stack:
            wires = [stack.enter_context(Wire(found.url)) for _ in range(5)]
            for wire in wires:
                await wire.send(UPLOAD.encode() + b"Connection: close\r\nContent-Length: 2\r\n\r\n{")
                await asyncio.sleep(0)
            refused = await wires[-1].rest()
            assert b"429 " in refused.partition(b"\r\n")[0]
            assert b'"code":"busy"' in refused
            other = stack.enter_context(Wire(found.url, FAR))
            await other.send(UPLOAD.encode() + b"Connection: close\r\nContent-Length: 2\r\n\r\n{}")
            assert b"bad-record" in await other.rest()
            for wire in wires[:4]:
                await wire.send(b"}")
                assert b"bad-record" in await wire.rest()
            async with client(found) as http:
                assert await code_of(await http.post("/api/review", content=b"{}")) == (409, "bad-record")

    at(tmp_path, scene)


def marks(**changes: Any) -> dict[str, Any]:
    return {"marks": [{"identical:type": "no"}], "notes": "hm", **changes}


def test_marks_have_lengths_and_a_rate(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(), RATS))
        async with client(found, ann) as http:
            path = f"/api/tables/{made.id}/marks"
            for nonsense in (
                marks(notes="x" * 4_001),
                marks(marks=[{}] * 9),
                marks(marks=[{"x" * 41: "no"}]),
                marks(marks=[{str(number): "no" for number in range(201)}]),
            ):
                answer = await http.put(path, json=nonsense)
                assert await code_of(answer) == (400, ServerCode.UNREADABLE)
            for _turn in range(2):
                assert (await http.put(path, json=marks())).status_code == 200
            assert await code_of(await http.put(path, json=marks())) == (429, ServerCode.TOO_FAST)

    at(tmp_path, scene, replace(PLENTY, marks_burst=2, marks_per_second=1e-6))


class Watched(str):
    """A text that can't be iterated, only measured."""

    def __iter__(self) -> Any:
        raise AssertionError("this is too long to look at")


def test_the_length_comes_first() -> None:
    with pytest.raises(Denied):
        clean(Watched("x" * 600_000), 24, TableCode.BAD_NAME)
    assert clean("  x" * 24, 50, TableCode.BAD_NAME) == " ".join("x" * 24)


def test_a_long_name_is_refused_before_anything_else(tmp_path: Path) -> None:
    async def scene(found: House, _: Friends) -> None:
        async with client(found) as http, asyncio.timeout(PATIENCE):
            for name in ("x" * 5_000, "x\u0301" * 5_000):
                answer = await http.post("/api/guests", json={"name": name})
                assert await code_of(answer) == (409, TableCode.BAD_NAME)
            answer = await http.post("/api/guests", json={"name": "x" * 600_000})
            assert await code_of(answer) == (413, ServerCode.TOO_LARGE)

    at(tmp_path, scene)
