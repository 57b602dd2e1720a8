"""The HTTP API: guests, tables, lists, what is refused and how."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from html import escape
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import Raw
from msgspec.structs import replace

from doctor_rat.client import Api, Refusal, new_id
from doctor_rat.locales import words
from doctor_rat.protocol.messages import Marks, NewStudy, NewTable, RecordStudy, RecordTry, SecondTry
from doctor_rat.rules import DOCTOR, Action, Role, YuckFront, read_record, record_of, write_record
from doctor_rat.server.settings import Settings
from doctor_rat.table import Access, BotLevel, DietsFrom, Options, Sheet
from doctor_rat.table import commands as ask
from server.house import PLENTY, Friends, house, nearby, run, sqlite
from stage import begin

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
Scene = Callable[[Friends, httpx.AsyncClient], Awaitable[None]]


PROMISED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
DIRECTIVES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "media-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


@asynccontextmanager
async def _open(folder: Path, settings: Settings) -> AsyncIterator[tuple[Friends, httpx.AsyncClient]]:
    async with (
        house(sqlite(folder), settings) as found,
        Friends(nearby(found)) as friends,
        httpx.AsyncClient(base_url=nearby(found)) as http,
    ):
        yield friends, http


def at(folder: Path, scene: Scene, settings: Settings = PLENTY) -> None:
    async def whole() -> None:
        async with _open(folder, settings) as (friends, http):
            await scene(friends, http)

    run(whole())


async def refused(attempt: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as caught:
        await attempt
    return caught.value.code


def check_headers(answer: httpx.Response) -> None:
    """All headers that keep a page safe, each once."""
    found = {name: answer.headers.get_list(name) for name in PROMISED}
    assert found == {name: [value] for name, value in PROMISED.items()}
    (policy,) = answer.headers.get_list("content-security-policy")
    directives = sorted(each.strip() for each in policy.split(";"))
    assert directives == sorted(f"{name} {value}" for name, value in DIRECTIVES.items())
    assert "server" not in answer.headers


def test_a_browser_is_known_by_its_cookie(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        newcomer = await http.get("/api/me")
        assert (newcomer.status_code, newcomer.json()) == (200, None)
        assert (await http.get("/api/me/tables")).json() == {"code": "no-guest", "arguments": {}, "final": True}
        made = await http.post("/api/guests", json={"name": "  Ann  "})
        assert made.json()["name"] == "Ann"
        assert "token" not in made.json()
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await http.get("/api/me")).json()["name"] == "Ann"
        assert (await http.patch("/api/me", json={"name": "Anna"})).json()["name"] == "Anna"

    at(tmp_path, scene)


def test_a_link_continues_once_on_another_device(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        api = await friends.come("Ann")
        link = httpx.Response(200, content=await api.request("POST", "/api/me/link")).json()
        assert (await http.post("/api/me/continue", json={"code": link["code"]})).json()["name"] == "Ann"
        assert (await http.get("/api/me")).json()["name"] == "Ann"
        again = await http.post("/api/me/continue", json={"code": link["code"]})
        assert (again.status_code, again.json()["code"]) == (404, "bad-link")

    at(tmp_path, scene)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u202e\u200b"])
def test_a_name_must_be_a_name(tmp_path: Path, name: str) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/guests", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (409, "bad-name")

    at(tmp_path, scene)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"name": 3}', b'{"name": "x", "admin": true}', b"\xff\xfe", b'{"nam\xc3": 1}']
)
def test_what_cannot_be_read_is_refused_with_a_code(tmp_path: Path, body: bytes) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/guests", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")

    at(tmp_path, scene)


def test_options_that_do_not_go_together_are_named(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        api = await friends.come("Ann")
        odd: dict[str, Any] = {"options": {"variant": "colleagues", "identities": ["1bl", "2gv"], "diets": "preset"}}
        assert await refused(api.request("POST", "/api/tables", odd)) == "preset-variant"
        assert await refused(api.request("POST", "/api/tables", {"options": {"yuck": 9}})) == "yuck-count"
        assert await refused(api.request("POST", "/api/tables", {"options": {"jack": 9}})) == "unreadable"

    at(tmp_path, scene)


def test_lists_show_open_tables_and_your_own_with_your_turn_first(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        ann, bob = await friends.come("Ann"), await friends.come("Bob")
        await ann.make(NewTable(Options(access=Access.PRIVATE), RATS))
        first = await ann.make(NewTable(Options(diets=DietsFrom.PRESET), (Role.DOCTOR,), BotLevel.RANDOM))
        await ann.make(NewTable(Options(), RATS))
        listed = (await http.get("/api/tables")).json()
        assert [each["options"]["access"] for each in listed] == ["open", "open"]
        mine = await ann.your_tables()
        assert [(each.id == first.id, each.your_turn) for each in mine] == [
            (True, True),
            (False, False),
            (False, False),
        ]
        assert await bob.your_tables() == []

    at(tmp_path, scene)


def test_a_private_table_is_for_the_invited(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann, eve = await friends.come("Ann"), await friends.come("Eve")
        made = await ann.make(NewTable(Options(access=Access.PRIVATE), RATS))
        path = f"/api/tables/{made.id}"
        assert await refused(eve.request("GET", path)) == "not-invited"
        assert await refused(eve.request("GET", path + "/record")) == "not-invited"
        assert await refused(eve.request("GET", path + "/marks")) == "not-invited"
        assert await refused(eve.join(made.id, "guessed")) == "not-invited"
        assert await refused(friends.visit("Eve", made.id)) == "not-invited"
        await eve.join(made.id, made.invite)
        await friends.visit("Eve", made.id)

    at(tmp_path, scene)


def test_nothing_of_a_running_game_is_given_out(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann, bob = await friends.come("Ann"), await friends.come("Bob")
        made = await ann.make(NewTable(Options(sheet=Sheet.ODDS), RATS, BotLevel.RANDOM))
        path = f"/api/tables/{made.id}"
        for what in ("/record", "/review", "/analysis", "/analysis?precision=first", "/intentions"):
            assert await refused(ann.request("GET", path + what)) == "not-finished"
        assert await refused(ann.request("POST", path + "/study", NewStudy(0))) == "not-finished"
        again = SecondTry(0, (YuckFront(DOCTOR),))
        assert await refused(ann.request("POST", path + "/analysis/try", again)) == "not-finished"
        assert await refused(ann.request("GET", path + "/difficulty")) == "not-for-you"
        assert await refused(bob.request("GET", path + "/sheet")) == "not-for-you"
        assert b'"chance"' in await ann.request("GET", path + "/sheet")
        assert await refused(ann.request("POST", path + "/again")) == "not-finished"

    at(tmp_path, scene)


def test_the_sheet_does_what_the_table_agreed_on(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        for level, told in ((Sheet.MARKS, b'{"groups":[]}'), (Sheet.CROSSED, b'"chance":null')):
            made = await ann.make(NewTable(Options(sheet=level), RATS, BotLevel.RANDOM))
            assert told in await ann.request("GET", f"/api/tables/{made.id}/sheet")

    at(tmp_path, scene)


def test_marks_are_kept_and_private(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann, bob = await friends.come("Ann"), await friends.come("Bob")
        made = await ann.make(NewTable(Options(), RATS))
        path = f"/api/tables/{made.id}/marks"
        await ann.request("PUT", path, Marks(({"step": "no"}, {}, {}), "hmm"))
        assert b'"step":"no"' in await ann.request("GET", path)
        assert await bob.request("GET", path) == b'{"marks":[],"notes":""}'

    at(tmp_path, scene)


def test_commands_by_http_do_the_same(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options()))
        path = f"/api/tables/{made.id}/commands"
        sit = ask.Sit(new_id(), RATS)
        first = await ann.request("POST", path, sit)
        assert await ann.request("POST", path, sit) == first
        assert await refused(ann.request("POST", path, ask.Start(new_id()))) == "seats-empty"

    at(tmp_path, scene)


def test_a_finished_game_gives_its_record_review_and_another_game(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        made = await ann.make(NewTable(Options(diets=DietsFrom.PRESET), RATS, BotLevel.RANDOM))
        await ann.request("POST", f"/api/tables/{made.id}/commands", ask.GoAway(new_id()))
        place = await friends.visit("Ann", made.id)
        async for _ in place:
            if place.table is not None and place.table.stage == "over":
                break
        assert b'"proof"' in await ann.record(made.id)
        assert b'"frames"' in await ann.request("GET", f"/api/tables/{made.id}/review")
        await _packed_for_whoever_takes_it(http, ann, f"/api/tables/{made.id}/review")
        assert await ann.request("GET", f"/api/tables/{made.id}/difficulty")
        assert await ann.request("POST", "/api/review", _json(await ann.record(made.id)))
        assert adds_up(await ann.request("GET", f"/api/tables/{made.id}/analysis?precision=first"))
        assert adds_up(await ann.request("POST", "/api/analysis", _json(await ann.record(made.id))))
        record = await ann.record(made.id)
        wish = SecondTry(0, (json_actions(record)[0],))
        tried = await ann.request("POST", f"/api/tables/{made.id}/analysis/try", wish)
        assert json.loads(tried).keys() == {"right", "chance", "best"}
        await _studies(ann, made.id, record)
        loose = RecordTry(wish.step, wish.actions, Raw(record))
        assert await ann.request("POST", "/api/analysis/try", loose)
        assert [each.won is None for each in await _past(ann)] == [False]
        again = await ann.request("POST", f"/api/tables/{made.id}/again")
        assert await ann.request("POST", f"/api/tables/{made.id}/again") == again

    at(tmp_path, scene)


async def _packed_for_whoever_takes_it(http: httpx.AsyncClient, ann: Api, path: str) -> None:
    known = {"Authorization": f"Bearer {ann.token}"}
    packed = await http.get(path, headers={**known, "Accept-Encoding": "gzip"})
    plain = await http.get(path, headers={**known, "Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 4


async def _studies(ann: Api, table: str, record: bytes) -> None:
    """From the table and from its record; started at once, or in the lobby."""
    begun = await ann.request("POST", f"/api/tables/{table}/study", NewStudy(2, "new", RATS, BotLevel.RANDOM))
    loose = await ann.request("POST", "/api/study", RecordStudy(2, record=Raw(record)))
    stages = [json.loads(await ann.request("GET", f"/api/tables/{json.loads(each)['id']}")) for each in (begun, loose)]
    assert [each["stage"] for each in stages] == ["game", "lobby"]
    assert await refused(ann.request("POST", f"/api/tables/{table}/study", NewStudy(10_000))) == "bad-action"


def json_actions(record: bytes) -> tuple[Action, ...]:
    return read_record(record).actions


def adds_up(weighed: bytes) -> bool:
    found = json.loads(weighed)
    return bool(abs(found["won"] - found["start"] - sum(found["sides"].values()) - found["luck"]) <= 1e-9)


def test_the_record_of_a_running_game_is_not_weighed(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        running = _json(write_record(record_of(begin())))
        assert await refused(ann.request("POST", "/api/analysis", running)) == "unfinished"
        position = RecordStudy(0, record=Raw(write_record(record_of(begin()))))
        assert await refused(ann.request("POST", "/api/study", position)) == "unfinished"
        again = RecordTry(0, (YuckFront(DOCTOR),), Raw(write_record(record_of(begin()))))
        assert await refused(ann.request("POST", "/api/analysis/try", again)) == "unfinished"

    at(tmp_path, scene)


def _json(data: bytes) -> Any:
    import msgspec

    return msgspec.Raw(data)


async def _past(api: Any) -> list[Any]:
    import msgspec

    from doctor_rat.protocol.messages import ListedTable

    return msgspec.json.decode(await api.request("GET", "/api/me/past"), type=list[ListedTable])


def test_a_page_of_another_site_is_turned_away(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/guests", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        own = await http.post("/api/guests", json={"name": "Ann"}, headers={"origin": str(http.base_url)})
        assert own.status_code == 201

    at(tmp_path, scene)


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        answers = [await http.get("/api/tables") for _ in range(6)]
        assert [each.status_code for each in answers] == [200, 200, 200, 429, 429, 429]
        check_headers(answers[-1])

    at(tmp_path, scene, replace(PLENTY, request_burst=3, requests_per_second=1e-6))


def test_a_client_that_asked_too_often_is_told_when_to_ask_again(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        answers = [await http.get("/api/tables") for _ in range(2)]
        assert "Retry-After" not in answers[0].headers
        assert answers[1].headers["Retry-After"] == "4"

    at(tmp_path, scene, replace(PLENTY, request_burst=1, requests_per_second=0.25))


def test_each_guest_is_counted_and_not_only_their_address(tmp_path: Path) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        for name in ("Ann", "Bob"):
            token = (await friends.come(name)).token
            headers = {"Authorization": f"Bearer {token}"}
            answers = [(await http.get("/api/me/tables", headers=headers)).status_code for _ in range(3)]
            assert answers == [200, 200, 429], "one who asks too often is no trouble for the other"

    at(tmp_path, scene, replace(PLENTY, guest_request_burst=2, guest_requests_per_second=1e-6))


def test_guests_are_counted_by_their_address_too(tmp_path: Path) -> None:
    """Otherwise anyone who makes up tokens could ask without limit."""

    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        made_up = [{"Authorization": f"Bearer made-up-{number}"} for number in range(4)]
        answers = [(await http.get("/api/tables", headers=each)).status_code for each in made_up]
        assert answers == [200, 200, 429, 429]

    at(tmp_path, scene, FEW)


def test_the_clients_files_are_not_counted(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        pages = [(await http.get(path)).status_code for path in ("/", "/table/x", "/favicon.svg", "/health") * 3]
        assert set(pages) == {200}

    at(tmp_path, scene, FEW)


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Sec-Fetch-Mode": "navigate"}


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("nl, de;q=0.5", "de"), ("nl", "en"), ("", "en"), (";;,,", "en")],
)
def test_a_refusal_in_the_browser_is_a_page_in_its_language(tmp_path: Path, accepted: str, language: str) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/tables/nowhere/record", headers={**BROWSER, "Accept-Language": accepted})
        assert (answer.status_code, answer.headers["Content-Type"]) == (401, "text/html; charset=utf-8")
        assert escape(words(language, "error-no-guest")) in answer.text
        assert f'lang="{language}"' in answer.text
        check_headers(answer)

    at(tmp_path, scene)


@pytest.mark.parametrize("changed", [{"Sec-Fetch-Mode": "cors"}, {"Accept": "*/*"}, {"Accept": "application/json"}])
def test_a_script_is_refused_in_json(tmp_path: Path, changed: dict[str, str]) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/tables/nowhere/record", headers={**BROWSER, **changed})
        assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")

    at(tmp_path, scene)


FEW = replace(PLENTY, request_burst=2, requests_per_second=1e-6)
FORWARDED = "X-Forwarded-For"


async def _answers(http: httpx.AsyncClient, *forwarded: list[str]) -> list[int]:
    """To one request for each, with this many headers."""
    headers = ([(FORWARDED, value) for value in values] for values in forwarded)
    return [(await http.get("/api/tables", headers=each)).status_code for each in headers]


def test_without_our_proxy_forwarded_addresses_are_ignored(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        assert await _answers(http, ["192.0.2.1"], ["192.0.2.2"], ["192.0.2.3"], []) == [200, 200, 429, 429]

    at(tmp_path, scene, FEW)


def test_behind_our_proxy_the_address_it_reports_is_counted(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        first, other = ["192.0.2.1"], ["2001:db8::1"]
        assert await _answers(http, first, first, first) == [200, 200, 429]
        assert await _answers(http, other, other, other) == [200, 200, 429]
        assert await _answers(http, [], [""], []) == [200, 200, 429], "nothing told: where the connection is from"

    at(tmp_path, scene, replace(FEW, trusted_proxy=True))


def test_only_the_address_from_the_last_proxy_is_believed(tmp_path: Path) -> None:
    """A client can make up the earlier ones, in the same header or another."""

    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        told = (["192.0.2.1"], ["198.51.100.7, 192.0.2.1"], ["198.51.100.8,192.0.2.1"], ["198.51.100.9", "192.0.2.1"])
        assert await _answers(http, *told) == [200, 200, 429, 429]
        assert await _answers(http, ["192.0.2.1, 198.51.100.7"], ["192.0.2.1", "198.51.100.7"]) == [200, 200]

    at(tmp_path, scene, replace(FEW, trusted_proxy=True))


@pytest.mark.parametrize(
    ("public", "secure"), [("https://rat.example", True), ("http://rat.example", False), ("", False)]
)
def test_cookies_are_for_secure_connections_only_if_people_have_them(tmp_path: Path, public: str, secure: bool) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        code = httpx.Response(200, content=await ann.request("POST", "/api/me/link")).json()["code"]
        forgetting = {"Authorization": f"Bearer {ann.token}"}
        for answer in (
            await http.post("/api/guests", json={"name": "Bob"}),
            await http.post("/api/me/continue", json={"code": code}),
            await http.delete("/api/me", headers=forgetting),
        ):
            assert answer.is_success
            parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
            assert ("secure" in parts) is secure
            assert {"httponly", "samesite=lax", "path=/"} <= set(parts)

    at(tmp_path, scene, replace(PLENTY, public_url=public))


def test_the_page_at_the_public_address_may_use_the_cookie(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        for origin, status in (
            ("https://rat.example", 201),
            ("https://rat.example:8443", 403),
            ("https://rat.example.evil.example", 403),
            ("https://evil.example", 403),
            ("null", 403),
        ):
            answer = await http.post("/api/guests", json={"name": "Ann"}, headers={"origin": origin})
            assert answer.status_code == status, origin

    at(tmp_path, scene, replace(PLENTY, public_url="https://rat.example/"))


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        await ann.make(NewTable(Options(), RATS))
        await ann.make(NewTable(Options(), RATS))
        assert await refused(ann.make(NewTable(Options(), RATS))) == "too-many-tables"

    at(tmp_path, scene, replace(PLENTY, tables_per_guest=2))


def test_tables_a_guest_only_made_are_counted_too(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        await ann.make(NewTable(Options()))
        await ann.make(NewTable(Options()))
        assert await refused(ann.make(NewTable(Options()))) == "too-many-tables"

    at(tmp_path, scene, replace(PLENTY, tables_per_guest=2))


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (NewTable(Options(), (Role.DOCTOR, Role.GROUP_0)), "seat-roles"),
        (NewTable(Options(), (), BotLevel.RANDOM), "not-seated"),
    ],
)
def test_a_table_that_cannot_be_made_leaves_nothing_behind(tmp_path: Path, wish: NewTable, code: str) -> None:
    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        assert await refused((await friends.come("Ann")).make(wish)) == code
        assert (await http.get("/api/tables")).json() == []

    at(tmp_path, scene)


@pytest.mark.parametrize("left", [False, True])
def test_a_table_a_guest_was_kicked_from_is_in_no_list_and_does_not_count(tmp_path: Path, left: bool) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        await friends.gather(Options(diets=DietsFrom.PRESET), {"Annabella": (Role.DOCTOR,), "Bobadilla": RATS})
        await friends.start("Annabella")
        bob = friends.apis["Bobadilla"]
        assert await refused(bob.make(NewTable(Options(), RATS))) == "too-many-tables"
        welcome = friends.places["Bobadilla"].welcome
        assert welcome is not None
        assert welcome.seat is not None
        if left:
            await friends.places["Bobadilla"].do(ask.GoAway(new_id()))
        await friends.places["Annabella"].do(ask.Kick(new_id(), welcome.seat))
        assert await bob.your_tables() == []
        made = await bob.make(NewTable(Options(), RATS))
        assert [each.id for each in await bob.your_tables()] == [made.id]
        # His name is still found there when he wants to be forgotten.
        await bob.request("DELETE", "/api/me")
        (listed,) = await friends.apis["Annabella"].your_tables()
        assert [seat.name for seat in listed.seats] == ["Annabella", "—"]

    at(tmp_path, scene, replace(PLENTY, tables_per_guest=1))


def test_an_enormous_body_is_refused(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/guests", content=b'{"name":"' + b"x" * 5_000 + b'"}')
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    at(tmp_path, scene, replace(PLENTY, largest_message=1_000))


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/none", "/assets/none.js", "/api/tables/none/socket"])
def test_what_is_not_there(tmp_path: Path, path: str) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann = await friends.come("Ann")
        assert await refused(ann.request("GET", path)) in ("not-found", "no-table")

    at(tmp_path, scene)


def test_the_client_its_headers_and_the_figures(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Rat</title>")
    (client / "assets" / "a.js").write_text("let a;" * 100)
    (tmp_path / "secret.txt").write_text("secret")

    async def scene(friends: Friends, http: httpx.AsyncClient) -> None:
        for path in ("/", "/table/x", "/learn"):
            page = await http.get(path)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "Rat" in page.text
            assert "default-src 'none'" in page.headers["content-security-policy"]
            assert page.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/a.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        asked = await http.head("/")
        assert (asked.status_code, asked.content) == (200, b"")
        assert asked.headers == (await http.get("/")).headers
        for path in ("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"):
            assert "secret" not in (await http.get(path)).text
        assert (await http.get("/health")).json() == {"status": "ok"}
        figures = await http.get("/metrics")
        assert "doctor_rat_tables_open 0.0" in figures.text
        assert figures.headers["content-type"].count("charset") == 1
        await (await friends.come("Ann")).make(NewTable(Options()))
        for line in ("doctor_rat_tables_open 1.0", "doctor_rat_appends_total 1.0", "doctor_rat_commits_total 1.0"):
            assert line in (await http.get("/metrics")).text.splitlines()
        assert "/api/tables" in (await http.get("/api/schema/openapi.json")).json()["paths"]
        described = await http.get("/api/schema/")
        assert "Become a guest" in described.text
        assert "<script" not in described.text

    at(tmp_path, scene, replace(PLENTY, client=str(client)))


ANSWERS = (
    ("GET", "/", 200),
    ("GET", "/table/x", 200),
    ("GET", "/assets/a.js", 200),
    ("GET", "/api/tables", 200),
    ("GET", "/api/schema/", 200),
    ("GET", "/api/schema/openapi.json", 200),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
    ("POST", "/api/guests", 400),
    ("GET", "/api/me/tables", 401),
    ("GET", "/api/nothing", 404),
    ("GET", "/assets/none.js", 404),
    ("DELETE", "/api/tables", 405),
)


def test_every_answer_has_every_header_that_keeps_a_page_safe(tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    (tmp_path / "client" / "assets" / "a.js").write_text("let a;")

    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        for method, path, status in ANSWERS:
            answer = await http.request(method, path)
            assert answer.status_code == status, path
            check_headers(answer)
            is_file = status == 200 and not path.startswith(("/api", "/health", "/metrics"))
            assert (answer.headers.get_list("cache-control") == ["no-store"]) is not is_file, path

    at(tmp_path, scene, replace(PLENTY, client=str(tmp_path / "client")))


def test_options_are_settled_before_there_is_a_table(tmp_path: Path) -> None:
    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        wish = {"options": {"diets": "preset"}, "changes": {"variant": "colleagues"}}
        found = (await http.post("/api/options", json=wish)).json()
        assert (found["variant"], found["diets"], found["identities"]) == ("colleagues", "random", ["1bl", "2gv"])
        answer = await http.post("/api/options", json={"options": {}, "changes": {"yuck": 9}})
        assert (answer.status_code, answer.json()["code"]) == (409, "yuck-count")

    at(tmp_path, scene)


def test_the_doctor_learns_why_a_diet_is_not_allowed(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann, bob = await friends.come("Ann"), await friends.come("Bob")
        made = await ann.make(NewTable(Options(diets=DietsFrom.CHOSEN), (Role.DOCTOR,), BotLevel.RANDOM))
        path = f"/api/tables/{made.id}/check-diet"
        assert await ann.request("POST", path, {"group": 0, "diet": "mandatory:l"}) == b""
        assert await refused(ann.request("POST", path, {"group": 0, "diet": "mandatory:c"})) == "diet-identity"
        assert await refused(ann.request("POST", path, {"group": 7, "diet": "step"})) == "no-such-group"
        assert await refused(ann.request("POST", path, {"group": 0, "diet": "vegan"})) == "bad-diet"
        assert await refused(bob.request("POST", path, {"group": 0, "diet": "step"})) == "not-for-you"

    at(tmp_path, scene)
