"""Push messages to people who aren't looking: what is sent where, how often, and what never is."""

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from msgspec.structs import replace
from sqlalchemy import select

from databases import KINDS as DATABASES
from databases import fresh_url
from doctor_rat.client import Api
from doctor_rat.locales import words
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.core import Core
from doctor_rat.server.live.summary import turn_of
from doctor_rat.server.push import sending
from doctor_rat.server.push.places import BadPlaceError, is_public, read_place
from doctor_rat.server.push.sealing import seal
from doctor_rat.server.push.turns import GAP, GRACE, PATIENCE
from doctor_rat.server.run import House
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.push import Device
from doctor_rat.table import BotLevel, DietsFrom, Options, Pace, TableId
from server.house import PLENTY, Friends, house, run, sqlite
from server.push_service import Browser, PushService, bytes_of, check_signed, push_service
from server.test_http import RATS, refused
from server.test_whole_games import play

HOUR = 3_600_000
SLOW = Options(pace=Pace.SLOW, deadline=86_400, diets=DietsFrom.RANDOM)
LIVE = Options(diets=DietsFrom.RANDOM)


class Scene(NamedTuple):
    house: House
    friends: Friends
    service: PushService

    @property
    def core(self) -> Core:
        return self.house.core

    async def subscribe(self, name: str, browser: Browser, **wish: Any) -> dict[str, Any]:
        api = await self.friends.come(name)
        found: dict[str, Any] = json.loads(await api.request("PUT", "/api/me/push", browser.wish(**wish)))
        return found

    async def doctors_table(self, name: str = "Ann", options: Options = SLOW) -> TableId:
        """A game with bots that waits for this doctor, who is away."""
        api = await self.friends.come(name)
        return (await api.make(NewTable(options, (Role.DOCTOR,), BotLevel.RANDOM))).id

    async def alone(self, table: TableId, count: int = 0) -> None:
        """Waits until the server has seen all but this many go."""
        while len(self.core.tables.company(table)) > count:
            await asyncio.sleep(0.005)

    async def look(self, later: int = 0) -> None:
        """As if this many milliseconds had passed; waits until everything is sent or given up."""
        self.core.calls._clock = Later(self.core, later)
        self.core.calls._from = 0  # it thinks it has already looked, in the future
        await self.core.calls.look()
        while self.core.postman.count:
            await asyncio.sleep(0.005)


class Later:
    def __init__(self, core: Core, ahead: int) -> None:
        self._core = core
        self._ahead = ahead

    def now(self) -> int:
        return self._core.clock.now() + self._ahead


@asynccontextmanager
async def opened(database: str, settings: Settings = PLENTY) -> AsyncIterator[Scene]:
    async with push_service() as service:
        settings = replace(settings, push_local=service.origin)
        async with house(database, settings) as found, Friends(found.url) as friends:
            found.core.postman._pauses = (0.0, 0.0)
            yield Scene(found, friends, service)


def at(database: str, scene: Callable[[Scene], Awaitable[None]], settings: Settings = PLENTY) -> None:
    async def whole() -> None:
        async with opened(database, settings) as found:
            await scene(found)

    run(whole())


def test_a_message_is_sealed_as_in_the_standard() -> None:
    """RFC 8291, appendix A."""
    receiver = ec.derive_private_key(
        int.from_bytes(bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), ec.SECP256R1()
    )
    sender = ec.derive_private_key(
        int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    browser = Browser("https://push.example", receiver, bytes_of("BTBZMqHH6r4Tts7J_aSIgg"))
    text = b"When I grow up, I want to be a watermelon"
    salt = bytes_of("DGv6ra1nlYgDCS1FRnbzlw")
    sealed = seal(text, browser.public, browser.auth, key=sender, salt=salt, length=0)
    assert sealed == bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.open(sealed) == text
    assert browser.open(seal(text, browser.public, browser.auth)) == text
    assert len(seal(b"", browser.public, browser.auth)) == len(seal(text, browser.public, browser.auth))


@pytest.mark.parametrize("kind", DATABASES)
def test_a_slow_table_calls_once_for_a_turn_and_once_before_its_end(tmp_path: Path, kind: str) -> None:
    async def scene(here: Scene) -> None:
        browser = Browser(here.service.origin)
        state = await here.subscribe("Ann", browser, language="de")
        assert [each["id"] for each in state["devices"]] == [browser.id]
        table = await here.doctors_table()
        await here.look(GRACE // 2)
        assert here.service.received == [], "whoever just moved may still be there"
        for later in (GRACE, GRACE, GRACE + GAP):
            await here.look(later)
        (first,) = here.service.received
        assert first.endpoint == browser.endpoint
        assert first.read(browser) == {
            "title": words("de", "push-turn-title"),
            "body": words("de", "push-turn-text", {"meal": 1}),
            "path": f"/table/{table}",
            "language": "de",
        }
        assert "sub" not in check_signed(first, state["key"], here.service.origin)
        assert first.headers["content-encoding"] == "aes128gcm"
        assert 0 < int(first.headers["ttl"]) <= SLOW.deadline
        assert len(first.headers["topic"]) <= 32
        assert table not in json.dumps(first.headers)
        for later in (17 * HOUR, 18 * HOUR + GRACE, 20 * HOUR, 23 * HOUR):
            await here.look(later)
        _, second = here.service.received
        assert second.read(browser)["title"] == words("de", "push-waiting-slow-title")

    at(fresh_url(kind, tmp_path), scene, replace(PLENTY, push_contact=""))


def test_the_next_turn_is_another_call_but_not_within_minutes(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        browser = Browser(here.service.origin)
        await here.subscribe("Ann", browser)
        table = await here.doctors_table()
        await here.look(GRACE)
        room = (await here.core.tables.get(table)).room
        async with here.friends.apis["Ann"].at(table) as place:
            while not turn_of(room.table) or not room.table.open_count:
                if place.game is None or not await play(place, Random(1)):
                    await anext(aiter(place))
        await here.alone(table)
        await here.look(2 * GRACE)
        assert len(here.service.received) == 1, "minutes lie between two calls"
        await here.look(3 * GRACE + GAP)
        assert [each.read(browser)["path"] for each in here.service.received] == 2 * [f"/table/{table}"]

    at(sqlite(tmp_path), scene)


def test_people_at_the_table_are_not_called(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        await here.subscribe("Ann", Browser(here.service.origin))
        table = await here.doctors_table()
        async with here.friends.apis["Ann"].at(table):
            for later in (GRACE, HOUR, 20 * HOUR):
                await here.look(later)
        assert here.service.received == []
        await here.alone(table)
        await here.look(21 * HOUR)
        assert len(here.service.received) == 1, "they have seen it, but left, and the end is near"

    at(sqlite(tmp_path), scene)


def test_a_live_table_calls_those_who_keep_others_waiting(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        browser = Browser(here.service.origin)
        await here.subscribe("Bob", browser, language="fr")
        table = await here.friends.gather(LIVE, {"Ann": RATS, "Bob": (Role.DOCTOR,)})
        await here.friends.start("Ann", None)
        await here.look(2 * PATIENCE)
        assert here.service.received == [], "he is there"
        await here.friends.places["Bob"].close()
        await here.alone(table, 1)
        await here.look(3 * PATIENCE)
        (only,) = here.service.received
        assert only.read(browser)["title"] == words("fr", "push-waiting-live-title")
        await here.look(3 * PATIENCE + 2 * GAP)
        assert len(here.service.received) == 1

    at(sqlite(tmp_path), scene)


def test_a_live_table_that_nobody_is_at_calls_nobody(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        await here.subscribe("Ann", Browser(here.service.origin))
        await here.doctors_table(options=LIVE)
        for later in (GRACE, 2 * PATIENCE, 30 * PATIENCE, 2 * HOUR):
            await here.look(later)
        assert here.service.received == []

    at(sqlite(tmp_path), scene)


def test_several_processes_make_each_call_once(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with opened(database) as here, house(database, here.core.settings) as other:
            browser = Browser(here.service.origin)
            state = await here.subscribe("Ann", browser, kinds=["turn", "waiting", "today"])
            async with Api(other.url, here.friends.apis["Ann"].token) as api:
                assert json.loads(await api.request("GET", "/api/me/push")) == state, "all know one key"
            for _ in range(5):
                await here.doctors_table()
            for later in (GRACE, 20 * HOUR):
                both = [Scene(found, here.friends, here.service).look(later) for found in (here.house, other)]
                await asyncio.gather(*both, *[each.look(later) for each in (here, here)])
            today = day_at(here.core, 12)
            await asyncio.gather(*(Scene(f, here.friends, here.service).look(today) for f in (here.house, other)))
            told = [(each.read(browser)["path"], each.read(browser)["title"]) for each in here.service.received]
            assert len(told) == len(set(told)) == 11

    run(scene())


def day_at(core: Core, hour: int, days: int = 1) -> int:
    """Milliseconds from now to that hour of a coming day."""
    day = 24 * HOUR
    return (core.clock.now() // day + days) * day + hour * HOUR - core.clock.now()


def test_the_deal_of_the_day_is_told_once_a_day_and_not_at_night(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        rome, tokyo = Browser(here.service.origin), Browser(here.service.origin)
        await here.subscribe("Ann", rome, language="it", kinds=["today"], ahead=60)
        await here.subscribe("Ben", tokyo, kinds=["today"], ahead=540)
        await here.subscribe("Cat", Browser(here.service.origin), kinds=["turn", "waiting"])
        await here.look(max(0, day_at(here.core, 0) - 1_000))
        assert here.service.received == [], "of the day on which they asked for it they know"
        await here.look(day_at(here.core, 0) + 1_000)
        assert [each.endpoint for each in here.service.received] == [tokyo.endpoint], "it is night in Rome"
        for hour in (6, 7, 11, 23):
            await here.look(day_at(here.core, hour))
        assert [each.endpoint for each in here.service.received] == [tokyo.endpoint, rome.endpoint]
        told = here.service.received[1]
        assert told.read(rome)["path"] == "/day"
        assert told.read(rome)["title"] == words("it", "push-today-title")
        assert int(told.headers["ttl"]) <= 17 * 3_600, "until the day is over"
        await here.look(day_at(here.core, 10, days=2))
        assert len(here.service.received) == 4

        async def all_played(guests: Any, _: int) -> Any:
            return guests

        here.core.calls._played = all_played
        await here.look(day_at(here.core, 10, days=3))
        assert len(here.service.received) == 4

    at(sqlite(tmp_path), scene)


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def scene(here: Scene) -> None:
        await here.subscribe("Ann", Browser(here.service.origin))
        await here.doctors_table()
        here.service.answers = [(status, {})]
        await here.look(GRACE)
        assert len(here.service.received) == 1
        assert await devices(here) == []

    at(sqlite(tmp_path), scene)


async def devices(here: Scene, name: str = "Ann") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(await here.friends.apis[name].request("GET", "/api/me/push"))["devices"]
    return found


TROUBLE: list[tuple[list[tuple[int, dict[str, str]]], int, bool]] = [
    ([(429, {"Retry-After": "0"}), (503, {})], 3, True),
    ([(500, {}), (502, {}), (429, {}), (201, {})], 3, False),
    ([(503, {"Retry-After": "86400"})], 1, False),
    ([(429, {"Retry-After": "Fri, 01 Jan 2100 00:00:00 GMT"})], 1, False),
    ([(400, {})], 1, False),
    ([(403, {})], 1, False),
    ([(307, {"Location": "http://127.0.0.1:1/elsewhere"})], 1, False),
]
"""What the service answers, how often it is then asked, and whether it took the message."""


def test_a_service_in_trouble_is_asked_again_but_not_endlessly(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        for number, (answers, tries, sent) in enumerate(TROUBLE):
            name, browser = f"Ann {number}", Browser(here.service.origin)
            await here.subscribe(name, browser)
            await here.doctors_table(name)
            here.service.answers = list(answers)
            await here.look(GRACE)
            assert [each.endpoint for each in here.service.received] == tries * [browser.endpoint], answers
            (kept,) = [each for each in await all_devices(here) if each.endpoint == browser.endpoint]
            assert (kept.failing_since is None) == sent, "it is kept, with a note"
            here.service.received.clear()

    at(sqlite(tmp_path), scene)


async def all_devices(here: Scene) -> list[Device]:
    async with here.core.storage.database.reading.connect() as connection:
        return [Device(**row) for row in (await connection.execute(select(schema.push_devices))).mappings()]


BAD_PLACES = [
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://localhost/x",
    "https://push.example:8443/x",
    "https://me:you@push.example/x",
    "https://push.example\r\nHost: other/x",
    "https://push.example/a b",
    "https://pu_sh.example/x",
    "https:///x",
    "https://[::1/x",
    "ftp://push.example/x",
    "file:///etc/passwd",
    "https://push.example/" + "x" * 1_000,
    "",
]


@pytest.mark.parametrize("endpoint", BAD_PLACES)
def test_messages_go_only_to_public_names_over_https(endpoint: str) -> None:
    with pytest.raises(BadPlaceError):
        read_place(endpoint)
    with pytest.raises(BadPlaceError):
        read_place(endpoint, "http://127.0.0.1:9")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4001:80e::200a", True),
        *((each, False) for each in ("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254")),
        *((each, False) for each in ("0.0.0.0", "100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1")),
        *((each, False) for each in ("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1")),
        *((each, False) for each in ("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1")),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) == public


def test_a_public_name_with_a_private_address_is_not_connected_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if only one of its addresses is private."""

    async def scene(here: Scene) -> None:
        port = int(here.service.origin.rpartition(":")[2])
        known = socket.getaddrinfo

        def rebound(host: Any, *rest: Any, **more: Any) -> Any:
            if host != "push.example":
                return known(host, *rest, **more)
            return [(2, 1, 6, "", (each, port)) for each in ("8.8.8.8", "127.0.0.1")][::-1]

        monkeypatch.setattr(socket, "getaddrinfo", rebound)
        await here.subscribe("Ann", Browser("https://push.example"))
        await here.doctors_table()
        await here.look(GRACE)
        (kept,) = await all_devices(here)
        assert kept.failing_since is not None
        assert here.service.received == []

    at(sqlite(tmp_path), scene)


BAD_WISHES = [
    *({"endpoint": each} for each in BAD_PLACES[:6]),
    {"p256dh": "AAAA"},
    {"p256dh": "B" + "A" * 86},
    {"p256dh": "é"},
    {"auth": "AAAA"},
    {"auth": "!" * 22},
]


def test_a_bad_subscription_is_refused_with_a_code(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        api = await here.friends.come("Ann")
        wish = Browser(here.service.origin).wish()
        for changes in BAD_WISHES:
            assert await refused(api.request("PUT", "/api/me/push", wish | changes)) == "bad-device", changes
        for odd in ({"language": "xx"}, {"kinds": ["all"]}, {"ahead": 10_000}, {"more": 1}):
            assert await refused(api.request("PUT", "/api/me/push", wish | odd)) == "unreadable", odd
        assert await devices(here) == []

    at(sqlite(tmp_path), scene)


def test_devices_of_a_guest_are_bounded_changed_and_ended(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        browsers = [Browser(here.service.origin) for _ in range(12)]
        for each in browsers:
            await here.subscribe("Ann", each)
        assert len(await devices(here)) == 10
        assert {each["id"] for each in await devices(here)} <= {each.id for each in browsers}
        last = browsers[-1]
        assert last.id in {each["id"] for each in await devices(here)}, "the newest stays"
        await here.subscribe("Ann", last, kinds=["today"], language="es")
        (changed,) = [each for each in await devices(here) if each["id"] == last.id]
        assert (changed["kinds"], changed["language"]) == (["today"], "es")
        await here.subscribe("Bob", browsers[-2], kinds=[])
        assert len(await devices(here)) == 10, "nobody ends another's"
        await here.subscribe("Ann", last, kinds=[])
        assert last.id not in {each["id"] for each in await devices(here)}
        await here.subscribe("Bob", browsers[-2])
        assert browsers[-2].id not in {each["id"] for each in await devices(here)}, "the browser has another guest now"
        bob = here.friends.apis["Bob"]
        tries = [bob.request("PUT", "/api/me/push", last.wish()) for _ in range(30)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert "too-fast" in {getattr(each, "code", None) for each in answers}

    at(sqlite(tmp_path), scene)


def test_what_was_switched_off_is_not_sent_again(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        browser = Browser(here.service.origin)
        await here.subscribe("Ann", browser)
        await here.doctors_table()
        here.core.postman._pauses = (3_600.0,)
        here.service.answers = [(503, {})]
        here.core.calls._clock = Later(here.core, GRACE)
        await here.core.calls.look()
        await here.service.until(1)
        await here.subscribe("Ann", browser, kinds=[])
        here.core.postman._pauses = (0.0, 0.0)
        await here.doctors_table()
        await here.core.calls.look()
        assert len(here.service.received) == 1

    at(sqlite(tmp_path), scene)


def test_a_server_that_calls_nobody_says_so(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        api = await here.friends.come("Ann")
        assert json.loads(await api.request("GET", "/api/me/push")) == {"key": "", "devices": []}
        browser = Browser(here.service.origin)
        assert await refused(api.request("PUT", "/api/me/push", browser.wish())) == "push-off"

    at(sqlite(tmp_path), scene, replace(PLENTY, push=False))


def test_what_is_stored_of_a_device_is_exported_and_deleted(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        browser = Browser(here.service.origin)
        await here.subscribe("Ann", browser, ahead=120)
        table = await here.doctors_table()
        await here.look(GRACE)
        ann = here.friends.apis["Ann"]
        found = json.loads(await ann.request("GET", "/api/me/export"))
        (device,) = found["called"]
        assert (device["endpoint"], device["ahead"]) == (browser.endpoint, 120)
        assert [each["table_id"] for each in found["calls"]] == [table]
        assert browser.wish()["auth"] not in json.dumps(found)
        await ann.request("DELETE", "/api/me")
        assert await all_devices(here) == []
        assert await here.core.storage.calls.due(10**15, 100) == []
        await here.look(20 * HOUR)
        assert len(here.service.received) == 1

    at(sqlite(tmp_path), scene)


def test_the_operator_names_whom_to_ask(tmp_path: Path) -> None:
    async def scene(here: Scene) -> None:
        state = await here.subscribe("Ann", Browser(here.service.origin))
        await here.doctors_table()
        await here.look(GRACE)
        (told,) = here.service.received
        assert check_signed(told, state["key"], here.service.origin)["sub"] == "mailto:ann@club.example"

    at(sqlite(tmp_path), scene, replace(PLENTY, push_contact="mailto:ann@club.example"))


@pytest.mark.rule("10.3")
def test_a_call_reveals_no_more_than_a_list(tmp_path: Path) -> None:
    """What the doctor prepares neither triggers nor changes a message, and none contains a secret of the table."""

    async def scene(here: Scene) -> None:
        rat = Browser(here.service.origin)
        await here.subscribe("Ann", rat)
        table = await here.friends.gather(SLOW, {"Bob": (Role.DOCTOR,), "Ann": RATS})
        await here.friends.start("Bob", None)
        await here.friends.places["Ann"].close()
        await here.alone(table, 1)
        bob = here.friends.places["Bob"]
        room = (await here.core.tables.get(table)).room
        while not room.table.game or not room.table.game.desk.chosen:
            assert await play(bob, Random(2))
        await here.look(GRACE)
        assert here.service.received == [], "an offer isn't served yet"
        while [seat.guest for seat in room.table.seats if seat.is_doctor] == list(turn_of(room.table)):
            assert await play(bob, Random(2))
        await here.look(2 * GRACE)
        (told,) = here.service.received
        assert told.read(rat) == {
            "title": words("en", "push-turn-title"),
            "body": words("en", "push-turn-text", {"meal": 1}),
            "path": f"/table/{table}",
            "language": "en",
        }
        assert told.headers.keys() <= HEADERS
        assert table not in json.dumps(told.headers), "push services see these"

    at(sqlite(tmp_path), scene)


HEADERS = {
    "host",
    "content-length",
    "connection",
    "authorization",
    "content-encoding",
    "content-type",
    "ttl",
    "topic",
    "urgency",
}


def certified(folder: Path) -> ssl.SSLContext:
    """The tests' own certificate for `localhost`; `trust.pem` is the authority that vouches for it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, SHA256())
    )
    (folder / "trust.pem").write_bytes(made.public_bytes(Encoding.PEM))
    plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "both.pem").write_bytes(plain + made.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "both.pem")
    return context


def test_a_service_must_prove_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with push_service(certified(tmp_path)) as service:
            settings = replace(PLENTY, push_local=service.origin)
            async with house(sqlite(tmp_path), settings) as found, Friends(found.url) as friends:
                found.core.postman._pauses = ()
                here = Scene(found, friends, service)
                for name in ("Ann", "Ben"):
                    if name == "Ben":
                        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "trust.pem"))
                    sending._trust.cache_clear()
                    await here.subscribe(name, Browser(service.origin))
                    await here.doctors_table(name)
                    await here.look(GRACE)
                    assert len(service.received) == (name == "Ben")

    try:
        run(scene())
    finally:
        sending._trust.cache_clear()
