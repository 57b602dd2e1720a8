"""Garbage of every kind: nothing goes unhandled, no error reveals a secret, and players aren't disturbed."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from databases import KINDS, fresh_url
from doctor_rat.client import new_id
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import FromClient, NewTable
from doctor_rat.protocol.schema import schema
from doctor_rat.rules import FOODS, Complication, DietName, Role, Variant
from doctor_rat.server.run import House
from doctor_rat.table import BotLevel, CommandId, DietsFrom, Options, TableCode
from doctor_rat.table import commands as ask
from server.house import PLENTY, Friends, house
from server.test_whole_games import play

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)


class Fuzzed:
    """A house in its own thread, with a game that goes on while others send garbage."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self.house: House | None = None
        self.friends: Friends | None = None
        self.tables: list[str] = []
        """Eve's: before the start, during her setup, and in the game."""
        self.tokens: dict[str, str] = {}
        self.secrets: list[str] = []

    def do(self, scene: Awaitable[Any]) -> Any:
        async def timed() -> Any:
            async with asyncio.timeout(120):
                return await scene

        return asyncio.run_coroutine_threadsafe(timed(), self._loop).result()

    @property
    def url(self) -> str:
        assert self.house is not None
        return self.house.url

    @contextmanager
    def running(self) -> Iterator["Fuzzed"]:
        self._thread.start()
        stop: asyncio.Event | None = None
        with capture_logs() as logged:
            done = None
            try:
                ready, stop, done = self.do(self._open())
                self.do(ready.wait())
                yield self
            finally:
                if stop is not None and done is not None:
                    self._loop.call_soon_threadsafe(stop.set)
                    self.do(done)
                self._loop.call_soon_threadsafe(self._loop.stop)
                self._thread.join()
                self._loop.close()
        assert logged == [], "nothing is the server's fault"

    async def _open(self) -> tuple[asyncio.Event, asyncio.Event, "asyncio.Task[None]"]:
        ready, stop = asyncio.Event(), asyncio.Event()
        return ready, stop, asyncio.create_task(self._stay(ready, stop))

    async def _stay(self, ready: asyncio.Event, stop: asyncio.Event) -> None:
        try:
            async with house(self._database, PLENTY) as self.house, Friends(self.house.url) as self.friends:
                await self._begin()
                ready.set()
                await stop.wait()
        finally:
            ready.set()

    async def _begin(self) -> None:
        """Ann will play with bots; Eve has her own tables to make a mess of, where Sue only watches."""
        assert self.friends is not None
        assert self.house is not None
        for name in ("Ann", "Eve", "Sue"):
            self.tokens[name] = str((await self.friends.come(name)).token)
        for wish in (
            NewTable(Options(variant=Variant.COMPLICATIONS)),
            NewTable(Options(diets=DietsFrom.CHOSEN), (Role.DOCTOR,), BotLevel.RANDOM),
            NewTable(Options(diets=DietsFrom.PRESET), RATS, BotLevel.RANDOM),
        ):
            self.tables.append((await self.friends.apis["Eve"].make(wish)).id)
        self.secrets = list(self.tokens.values())
        for live in self.house.core.tables.known():
            self.secrets += [*live.room.table.salts, live.room.table.invite]

    async def still_well(self) -> None:
        """Health is good, and another guest can play."""
        assert self.friends is not None
        ann = self.friends.apis["Ann"]
        assert json.loads(await ann.request("GET", "/health")) == {"status": "ok"}
        made = await ann.make(NewTable(Options(diets=DietsFrom.PRESET), (Role.DOCTOR,), BotLevel.RANDOM))
        place = await self.friends.visit("Ann", made.id)
        assert await play(place, Random(1))
        await ann.request("POST", f"/api/tables/{made.id}/commands", ask.GoAway(new_id()))
        await place.close()


@pytest.fixture(scope="module", params=KINDS)
def fuzzed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    with Fuzzed(fresh_url(request.param, tmp_path_factory.mktemp("fuzz"))).running() as found:
        yield found


# Over HTTP


_VOCABULARY = [*map(str, FOODS), *map(str, DietName), *map(str, Complication)]


def check_http(found: Fuzzed, answer: Any) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        problem = json.loads(answer.text)
        assert set(problem) == {"code", "arguments", "final"}, answer.text
    for secret in found.secrets:
        assert secret not in answer.text
    assert "default-src 'none'" in str(answer.headers.get("content-security-policy", ["default-src 'none'"]))


_TABLE = st.integers(0, 3)


def _fuzz_http(found: Fuzzed, examples: int) -> None:
    described = schemathesis.openapi.from_url(f"{found.url}/api/schema/openapi.json")
    for operation in described.get_all_operations():
        assert isinstance(operation, Ok)
        call = operation.ok()
        if call.path == "/api/me" and call.method == "delete":
            continue  # Eve is still needed
        _fuzz_operation(found, call, examples)


def _fuzz_operation(found: Fuzzed, operation: Any, examples: int) -> None:
    with httpx.Client(base_url=found.url, timeout=60) as http:

        @given(case=operation.as_strategy(), real=_TABLE, known=st.booleans())
        @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None, database=None)
        def send(case: Any, real: int, known: bool) -> None:
            if real < len(found.tables) and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = found.tables[real]
            headers = {"Authorization": f"Bearer {found.tokens['Eve']}"} if known else {}
            arguments = case.as_transport_kwargs(base_url=found.url)
            arguments["headers"] = {**dict(arguments.get("headers") or {}), **headers}
            check_http(found, _request(http, arguments))

        send()


_PASSED = ("method", "url", "headers", "params", "json")


def _request(http: httpx.Client, arguments: dict[str, Any]) -> httpx.Response:
    kept = {name: value for name, value in arguments.items() if name in _PASSED}
    if arguments.get("data") is not None:
        kept["content"] = arguments["data"]
    return http.request(**kept)


def test_no_request_is_unhandled(fuzzed: Fuzzed) -> None:
    _fuzz_http(fuzzed, 6)
    fuzzed.do(fuzzed.still_well())


@pytest.mark.soak
def test_very_many_requests_are_handled(fuzzed: Fuzzed) -> None:
    _fuzz_http(fuzzed, 2_000)
    fuzzed.do(fuzzed.still_well())


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/" + "x" * 3_000,
        "/api/tables/%F0%9F%90%80/record",
        "/%00",
        "/api/tables/..%2f..%2fhealth",
    ],
)
def test_odd_paths_are_answered(fuzzed: Fuzzed, path: str) -> None:
    with httpx.Client(base_url=fuzzed.url) as http:
        answer = http.get(path, headers={"Authorization": f"Bearer {fuzzed.tokens['Eve']}"})
    # Outside the API, unknown addresses answer with the page.
    check_http(fuzzed, answer) if answer.status_code >= 400 and path.startswith("/api/") else None
    assert answer.status_code < 500


@pytest.mark.parametrize("header", ["Bearer \x7f", "Bearer " + "x" * 5_000, "Basic eA==", "Bearer", "bearer  a b"])
def test_odd_tokens_are_answered(fuzzed: Fuzzed, header: str) -> None:
    with httpx.Client(base_url=fuzzed.url) as http:
        answer = http.get("/api/me/tables", headers={"Authorization": header})
    assert (answer.status_code, answer.json()["code"]) == (401, ServerCode.NO_GUEST)


# Over a socket


_TEXT = st.text(max_size=40) | st.sampled_from(_VOCABULARY) | st.sampled_from(["s1", "s2", "\u0000", "\ud7ff", "step:"])
_NUMBER = st.integers(-3, 9) | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False)
_JSON = st.recursive(
    st.none() | st.booleans() | _NUMBER | _TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_TEXT, inner, max_size=4),
    max_leaves=8,
)
_SCHEMA = schema()["$defs"]


def _like(part: dict[str, Any], depth: int = 0) -> st.SearchStrategy[Any]:
    """Values that fit a schema, and now and then don't."""
    if "$ref" in part:
        return _like(_SCHEMA[part["$ref"].rpartition("/")[2]], depth + 1)
    if "anyOf" in part:
        return st.one_of([_like(each, depth + 1) for each in part["anyOf"]])
    if "enum" in part:
        return st.sampled_from(part["enum"])
    match part.get("type"):
        case "integer":
            return st.integers(-2, 8)
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case "string":
            return _TEXT
        case "array":
            inner = part.get("items")
            if part.get("prefixItems"):
                return st.tuples(*(_like(each, depth + 1) for each in part["prefixItems"])).map(list)
            return st.lists(_like(inner, depth + 1) if isinstance(inner, dict) else _JSON, max_size=4)
        case "object":
            return _object(part, depth)
        case _:
            return _JSON


_NOW = "as it is now"
_USUAL: dict[str, st.SearchStrategy[Any]] = {
    "id": st.uuids().map(str),
    "count": st.just(_NOW) | st.integers(-1, 9),
    "seat": st.sampled_from(["s1", "s2", "s3", "s4", "s9", ""]),
    "diet": st.sampled_from([*map(str, DietName), "mandatory:l", "forbidden:rb", "identical:type", "mandatory:"]),
    "group": st.integers(-2, 4),
}
"""For fields where chance alone would hardly ever find something that is accepted."""


def _object(part: dict[str, Any], depth: int) -> st.SearchStrategy[Any]:
    properties = part.get("properties", {})
    fields = {name: _USUAL[name] if name in _USUAL else _like(properties[name], depth + 1) for name in properties}
    needed = {name: kind for name, kind in fields.items() if name in part.get("required", [])}
    return st.fixed_dictionaries(needed, optional={name: kind for name, kind in fields.items() if name not in needed})


def _kinds() -> list[str]:
    return sorted(kind.__name__ for kind in FromClient.__args__)


_COMMAND = st.sampled_from(_kinds()).flatmap(lambda name: _like(_SCHEMA[name]))


@st.composite
def _odd_commands(draw: st.DrawFn) -> str:
    """A command with one field changed, dropped or added; or cut off."""
    command = dict(draw(_COMMAND))
    change = draw(st.sampled_from(["none", "field", "drop", "add", "cut"]))
    name = draw(st.sampled_from(sorted(command)))
    if change == "field":
        command[name] = draw(_JSON)
    elif change == "drop":
        del command[name]
    elif change == "add":
        command[draw(_TEXT)] = draw(_JSON)
    text = json.dumps(command)
    return text[: draw(st.integers(0, len(text)))] if change == "cut" else text


_MESSAGE = (
    _odd_commands()
    | _JSON.map(json.dumps)
    | st.text(max_size=200)
    | st.binary(max_size=200)
    | st.integers(1, 20_000).map(lambda depth: "[" * depth)
    | st.integers(1, 40_000).map(lambda length: '{"do":"talk","id":"x","text":"' + "x" * length + '"}')
)
_HELLO = st.fixed_dictionaries(
    {"do": st.just("hello")},
    optional={"number": _NUMBER, "token": st.none() | _TEXT, "invite": st.none() | _TEXT, "odd": _JSON},
).map(json.dumps)
_CODES = {*map(str, TableCode), *map(str, ServerCode)}


async def _talk(found: Fuzzed, table: str, who: str | None, messages: list[str | bytes]) -> None:
    """Sends all this, hello first unless the test is about leaving it out; everything is answered, or the connection
    closed."""
    address = found.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(address, compression=None, max_size=None) as socket:
        try:
            if who is not None:
                await socket.send(json.dumps({"do": "hello", "token": found.tokens[who]}))
                while json.loads(await socket.recv())["type"] != "catch-up":
                    pass
            for message in messages:
                await socket.send(_up_to_date(found, table, message))
                await _answered(found, socket)
        except ConnectionClosed:
            assert socket.close_code in (1009, 4400, 1007), socket.close_code


def _up_to_date(found: Fuzzed, table: str, message: str | bytes) -> str | bytes:
    """With the true action count, where wanted."""
    assert found.house is not None
    for live in found.house.core.tables.known():
        if live.room.table.id == table and isinstance(message, str):
            return message.replace(json.dumps(_NOW), str(live.room.table.open_count))
    return message


async def _answered(found: Fuzzed, socket: ClientConnection) -> None:
    while True:
        text = str(await socket.recv())
        answer = json.loads(text)
        for secret in found.secrets:
            assert secret not in text or answer["type"] in ("welcome",)
        if answer["type"] == "failed":
            assert answer["code"] != ServerCode.INTERNAL
            assert answer["code"] != ServerCode.UNAVAILABLE
        if answer["type"] in ("failed", "done"):
            return


def _fuzz_socket(found: Fuzzed, who: st.SearchStrategy[str | None], messages: Any, examples: int) -> None:
    @given(table=st.integers(0, 2), who=who, said=st.lists(messages, min_size=1, max_size=8))
    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None, database=None)
    def send(table: int, who: str | None, said: list[str | bytes]) -> None:
        found.do(_talk(found, found.tables[table], who, said))

    send()
    found.do(found.still_well())


KINDS_OF_TALK: dict[str, Callable[[], tuple[st.SearchStrategy[str | None], Any]]] = {
    "before hello": lambda: (st.none(), _MESSAGE),
    "odd hellos": lambda: (st.none(), _HELLO),
    "anything": lambda: (st.sampled_from(["Eve", "Eve", "Sue"]), _MESSAGE),
    "commands": lambda: (st.sampled_from(["Eve", "Eve", "Sue"]), _COMMAND.map(json.dumps)),
}


@pytest.mark.parametrize("kind", KINDS_OF_TALK)
def test_no_message_is_unhandled(fuzzed: Fuzzed, kind: str) -> None:
    _fuzz_socket(fuzzed, *KINDS_OF_TALK[kind](), 30)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS_OF_TALK)
def test_very_many_messages_are_handled(fuzzed: Fuzzed, kind: str) -> None:
    _fuzz_socket(fuzzed, *KINDS_OF_TALK[kind](), 5_000)


def test_a_command_that_is_repeated_is_done_once(fuzzed: Fuzzed) -> None:
    """Even over another connection, and with other content: the id decides."""

    async def scene() -> None:
        assert fuzzed.friends is not None
        made = await fuzzed.friends.apis["Eve"].make(NewTable(Options(), RATS))
        table = made.id
        one = await fuzzed.friends.visit("Eve", table)
        number = await one.do(ask.Talk(CommandId("same"), "once"))
        two = await fuzzed.friends.visit("Eve", table)
        for place in (one, two):
            for text in ("once", "twice"):
                assert await place.do(ask.Talk(CommandId("same"), text)) == number
        assert sum("once" in repr(each.news) for each in two.log) == 1
        assert not any("twice" in repr(each.news) for each in two.log)
        await one.close()
        await two.close()

    fuzzed.do(scene())
