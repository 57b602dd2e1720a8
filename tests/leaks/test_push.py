"""Calls tell nobody what they may not know: where two worlds differ only in that, each person's are the same bytes."""

import asyncio
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import IDENTITIES, Role, Variant
from doctor_rat.table import DietsFrom, Options, Pace, Stage, TableId
from doctor_rat.table.wire import audience_of
from leaks.twins import Done, Recorded, gather, make_setup, mirrored, play_some
from server.house import PLENTY, Friends, house, sqlite
from server.push_service import Browser, PushService, push_service
from server.test_push import Scene
from table.company import run

pytestmark = pytest.mark.rule("10.1", "10.2", "10.3", "10.4")
ANN, BEN, DORA = "g#ann", "g#ben", "g#dora"
MINUTES = 60_000
START = 1_763_000_000_000
SLOW = Options(pace=Pace.SLOW, deadline=86_400)
TABLES: dict[str, tuple[Options, dict[str, tuple[Role, ...]]]] = {
    "colony": (
        SLOW,
        {ANN: (Role.GROUP_0, Role.GROUP_1), BEN: (Role.GROUP_2,), DORA: (Role.DOCTOR,)},
    ),
    "complications": (
        replace(SLOW, variant=Variant.COMPLICATIONS, diets=DietsFrom.PRESET),
        {ANN: (Role.GROUP_0,), BEN: (Role.GROUP_1, Role.GROUP_2), DORA: (Role.DOCTOR,)},
    ),
    "colleagues": (
        replace(SLOW, variant=Variant.COLLEAGUES, identities=IDENTITIES[:2]),
        {ANN: (Role.COLLEAGUE_0,), BEN: (Role.COLLEAGUE_1,)},
    ),
}


class Pushed(NamedTuple):
    """What reached someone's browser, after which step, and how much of it the push service saw."""

    step: int
    who: str
    message: bytes
    seconds: str
    urgency: str
    length: int


async def played(name: str, seed: int) -> Recorded:
    options, seated = TABLES[name]
    company = Recorded(options, seed=seed, setup=make_setup(options, seed))
    people = await gather(company, seated)
    await play_some(company, people, 12 if options.diets is DietsFrom.PRESET else 6, Random(f"{name} {seed}"))
    return company


async def calls_at(company: Recorded, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Pushed]:
    """The same deal and the same commands at a real server, where everybody is away and has a device."""
    folder.mkdir()
    setup = company.dealer.shuffle(company.options)
    async with push_service() as service:
        settings = replace(PLENTY, push_local=service.origin)
        async with house(sqlite(folder), settings, setup=setup) as found, Friends(found.url) as friends:
            return await _replayed(company, Scene(found, friends, service), monkeypatch)


async def _replayed(company: Recorded, here: Scene, monkeypatch: pytest.MonkeyPatch) -> list[Pushed]:
    time = [START]
    monkeypatch.setattr(here.core.clock, "now", lambda: time[0])
    seats = {
        name: company.seat(name) for name in sorted({step.who for step in company.script if isinstance(step, Done)})
    }
    browsers = {name: Browser(here.service.origin) for name in seats}
    for name, browser in browsers.items():
        await here.subscribe(name, browser)
    apis = here.friends.apis
    made = await apis[company.owner].make(NewTable(company.options))
    for name in seats:
        await apis[name].join(made.id, made.invite)
    pushed: list[Pushed] = []
    for step, each in enumerate(company.script):
        assert isinstance(each, Done)
        await apis[each.who].request("POST", f"/api/tables/{made.id}/commands", each.command)
        await _dealt(here, made.id)
        time[0] += 6 * MINUTES
        await here.look()
        pushed += _read(here.service, browsers, step, made.id)
    time[0] += 19 * 60 * MINUTES
    await here.look()
    pushed += _read(here.service, browsers, len(company.script), made.id)
    same = (await here.core.tables.get(made.id)).room.table
    assert same.game == company.room.table.game, "so that the comparison proves something"
    return pushed


async def _dealt(here: Scene, table: TableId) -> None:
    room = (await here.core.tables.get(table)).room
    while room.table.stage is Stage.SETUP:
        await asyncio.sleep(0.002)


def _read(service: PushService, browsers: dict[str, Browser], step: int, table: TableId) -> list[Pushed]:
    people = {browser.endpoint: (name, browser) for name, browser in browsers.items()}
    found = []
    for each in service.received:
        who, browser = people[each.endpoint]
        # Tables have names by chance.
        message = browser.open(each.body).replace(table.encode(), b"TABLE")
        found.append(Pushed(step, who, message, each.headers["ttl"], each.headers["urgency"], len(each.body)))
    service.received.clear()
    return sorted(found)


@pytest.mark.parametrize("name", TABLES)
def test_worlds_that_differ_in_secrets_call_everybody_alike(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("doctor_rat.server.push.calls.EVERY", 3_600.0)

    async def whole() -> None:
        company = await played(name, 3)
        first = await calls_at(company, tmp_path / "first", monkeypatch)
        differed = False
        for role in sorted({audience_of(company.seat(who)) for who in TABLES[name][1]}):
            twin = await mirrored(company, role, 3, fresh=102)
            second = await calls_at(twin, tmp_path / role, monkeypatch)
            people = [who for who in TABLES[name][1] if audience_of(company.seat(who)) is role]
            mine, theirs = ([each for each in found if each.who in people] for found in (first, second))
            assert mine == theirs, f"{role} can tell two worlds apart by calls"
            assert mine, "they were called"
            assert twin.room.table.game is not None
            assert company.room.table.game is not None
            differed |= twin.room.table.game.deal.diets != company.room.table.game.deal.diets
        assert differed

    run(asyncio.wait_for(whole(), 300))
