"""Secrecy on the wire (RULES 10): every byte real servers send to anyone, over sockets and HTTP.

Games are played in memory first, together with their twins, which differ only in what one audience may not know; then
both are replayed with the same commands on two servers, and everything this audience was sent is compared.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

import referee
from doctor_rat.client import new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role, View, parse_action, record_of, write_record
from doctor_rat.server.live.tables import LiveTable
from doctor_rat.server.run import House, serving
from doctor_rat.server.sockets.hub import Most, Outlet
from doctor_rat.table import BotLevel, DietsFrom, GuestId, Options, Sheet, Stage, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import Thought
from doctor_rat.table.phrases import Agree
from doctor_rat.table.spoken import spoken_code
from doctor_rat.table.values import To
from doctor_rat.table.wire import audience_of, audiences
from leaks.checker import DIET, FOOD, Leak, Seen
from leaks.test_worlds import ANN, BEN, CAT, DORA, ONE, TABLES, probes
from leaks.twins import Answered, Recorded, answer_to, gather, make_setup, mirrored, play_some, team_mark, who_plays
from rules.staging import PAIR
from server.house import PLENTY, FakeLine, Hasty, run, sqlite
from server.tap import Sent, Tap, comparable
from stage import begin
from table.company import Dealer, options_of, setup_of

pytestmark = pytest.mark.rule("10.1", "10.2", "10.3", "10.4", "10.5", "10.6")
FIRST = {
    "colony": 19,
    "colony, a bot is the doctor": 15,
    "colony, diets chosen": 21,
    "complications": 15,
    "colleagues": 7,
    "colleagues, a bot in a team": 6,
}
"""Seeds of games stopped midway, mostly while the doctor has prepared something, whose twins have other diets."""
STRANGER = "g#stranger"
NOTHING = referee.Knowledge()
LOOKS = ("", "/sheet", "/marks", "/record", "/review", "/analysis", "/intentions", "/difficulty")
"""The last five show everything once the game is over."""


class Scripted(Hasty):
    """A bot that decides what the script says, when it says so."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: asyncio.Queue[Thought] = asyncio.Queue()

    async def think(self, level: BotLevel, seen: View) -> Thought:
        return await self.thoughts.get()


class World:
    """One server, and people whose connections are tapped."""

    def __init__(self, found: House, mind: Scripted, taps: dict[str, Tap]) -> None:
        self.house = found
        self.mind = mind
        self.taps = taps
        self.table = TableId("")
        self.invite = ""
        self.logged: list[str] = []
        self.done: dict[str, int] = {}
        """By person, the number that answered their last command."""

    @property
    def live(self) -> LiveTable:
        return next(live for live in self.house.core.tables.known() if live.room.table.id == self.table)

    @property
    def names(self) -> dict[str, str]:
        """Stand-ins for the ids of this world."""
        found = {self.table: "TABLE", self.invite: "INVITE", self.code: "CODE"}
        for who, tap in self.taps.items():
            found |= {tap.guest: f"GUEST-{who}", tap.token or "-": f"TOKEN-{who}"}
        return found

    @property
    def code(self) -> str:
        return spoken_code(self.table, self.invite)

    async def gather(self, options: Options, people: list[str]) -> None:
        """The first makes the table, the second is invited, the others look in; so does a stranger."""
        for who in (*people, STRANGER):
            await self.taps[who].become()
        made = json.loads(await self.taps[people[0]].ask("POST", "/api/tables", NewTable(options)))
        self.table, self.invite = TableId(made["id"]), made["invite"]
        for place, who in enumerate((*people, STRANGER)):
            await self.taps[who].visit(self.table, self.invite if place == 1 else None)

    async def repeat(self, company: Recorded) -> AsyncIterator[None]:
        """Repeats here what was done in memory, step by step."""
        for step in company.script:
            number = self.live.room.number
            if isinstance(step, Answered):
                self.mind.thoughts.put_nowait(step.thought)
            else:
                self.done[step.who] = await self.taps[step.who].places[0].do(step.command)
            while self.live.room.number == number:
                await asyncio.sleep(0)
            yield
        assert self.live.room.table.count == company.room.table.count

    async def all_have_heard(self) -> None:
        """Waits until every socket has delivered what it should; answers use each person's own numbers."""
        for who, tap in self.taps.items():
            seen = self.live.room.seen(audience_of(self.live.room.table.seat_of(tap.guest)))  # type: ignore[arg-type]
            while tap.places[0].number < seen:
                await asyncio.sleep(0)
            if self.done.get(who, 0) > seen:
                raise Leak(f"{who} was told the number {self.done[who]} after {seen} entries")

    async def look_around(self, who: str, commands: list[ask.Command]) -> None:
        """Connects again, requests everything there is, and tries what is refused."""
        tap = self.taps[who]
        place = await tap.visit(self.table)
        for path in LOOKS if self.live.room.table.stage is not Stage.OVER else LOOKS[:3]:
            await tap.ask("GET", f"/api/tables/{self.table}{path}")
        for path in (
            "/api/tables",
            "/api/me/tables",
            "/api/me/past",
            "/api/me",
            "/api/me/export",
            "/metrics",
            "/health",
            "/ready",
        ):
            await tap.ask("GET", path)
        for invite in ("", "guessed"):
            await tap.ask("POST", f"/api/tables/{self.table}/door", {"invite": invite})
        await tap.ask("POST", "/api/codes", {"code": "AAAA-AAAA"})
        for command in commands:
            await _try(place, command)
        await self.nothing_is_on_its_way([who])
        await _until_bots_wait(self.live)

    async def nothing_is_on_its_way(self, people: list[str]) -> None:
        """Answers arrive after everything that was sent before them."""
        for who in people:
            for place in self.taps[who].places:
                await _try(place, ask.Stand(new_id(), "nobody"))  # type: ignore[arg-type]


async def _try(place: Any, command: ask.Command) -> None:
    from doctor_rat.client import Refusal

    with pytest.raises(Refusal):
        await place.do(replace(command, id="probe"))


async def _until_bots_wait(live: LiveTable) -> None:
    while len(live._running) != live.thinking:
        await asyncio.sleep(0)


@asynccontextmanager
async def world(folder: Path, company: Recorded) -> AsyncIterator[World]:
    mind = Scripted()
    dealer = Dealer(company.seed, company.dealer._setup)
    # No need to pack the client for each of them: its files are the same for everyone.
    settings = replace(PLENTY, database=sqlite(folder), client=str(folder))
    people = [*dict.fromkeys([company.owner, *(step.who for step in company.script if not isinstance(step, Answered))])]
    with logged() as lines:
        async with AsyncExitStack() as stack:
            found = await stack.enter_async_context(serving(settings, thinker=mind, dealer=dealer))
            taps = {who: await stack.enter_async_context(Tap(found.url, who.title())) for who in (*people, STRANGER)}
            here = World(found, mind, taps)
            await here.gather(company.options, people)
            yield here
        here.logged = lines()


@contextmanager
def logged() -> Iterator[Any]:
    """Everything the server logs, through whatever channel."""
    plain: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: plain.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    try:
        with capture_logs() as entries:
            yield lambda: [*(json.dumps(entry, default=repr, sort_keys=True) for entry in entries), *plain]
    finally:
        logging.getLogger().removeHandler(handler)


async def played(name: str, seed: int, steps: int | None = None) -> Recorded:
    options, seated = TABLES[name]
    rng = Random(f"wire {name} {seed}")
    options = replace(options, sheet=Sheet.CROSSED)
    company = Recorded(options, seed=seed, setup=make_setup(options, seed))
    people = await gather(company, seated)
    longest = 45 if options.diets is DietsFrom.PRESET else 9
    await play_some(company, people, steps or rng.randint(1, longest), rng)
    return company


# Nothing is told apart


async def check_alike(folder: Path, name: str, seed: int) -> tuple[int, bool]:
    """Returns how many games were played over the wire, and whether the diets differed for anyone who may not know
    them."""
    company = await played(name, seed)
    if company.room.table.game is None:
        return 0, False
    told = {role: _refused(company, role, seed) for role in audiences(company.options.config())}
    games, differed = 0, False
    for role, commands in told.items():
        twin = await mirrored(company, role, seed, fresh=seed + 99)
        sent: list[dict[str, list[bytes]]] = []
        for number, each in enumerate((company, twin)):
            place = folder / f"{seed}-{role}-{number}"
            place.mkdir()
            sent.append(await _replayed(place, each, commands))
            games += 1
        for who, one in sent[0].items():
            _compare(role, who, one, sent[1][who])
        assert twin.room.table.game is not None
        differed |= twin.room.table.game.deal.diets != company.room.table.game.deal.diets
    return games, differed


def _refused(company: Recorded, role: Role, seed: int) -> dict[str, list[ask.Command]]:
    """For everyone in this audience: attempts that are refused."""
    tried = [] if role is Role.DOCTOR else probes(company, Random(seed))
    return {
        who: [each for each in tried if answer_to(company, who, each)[0] != "done"] for who in who_plays(company, role)
    }


async def _replayed(folder: Path, company: Recorded, commands: dict[str, list[ask.Command]]) -> dict[str, list[bytes]]:
    async with world(folder, company) as here:
        async for _ in here.repeat(company):
            pass
        for who, tried in commands.items():
            await here.look_around(who, tried)
        await here.nothing_is_on_its_way(list(commands))
        # Which of two connections delivers first depends on the network.
        sent = {
            who: comparable(sorted(here.taps[who].sent, key=lambda each: each.place), here.names) for who in commands
        }
        check_marks(here, company)
    check_log(here, company)
    logs = comparable([Sent("log", line.encode()) for line in here.logged], here.names)
    return {**sent, "the log": logs}


def _compare(role: Role, who: str, one: list[bytes], other: list[bytes]) -> None:
    for number, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            raise Leak(f"{who}, {role}: message {number} tells two worlds apart:\n{left!r}\n{right!r}")
    if len(one) != len(other):
        raise Leak(f"{who}, {role}: {len(one)} messages in one world, {len(other)} in the other")


def check_marks(here: World, company: Recorded) -> None:
    """Tokens, ids, invitations, salts and a bot's reasons: nobody has what isn't theirs."""
    table = here.live.room.table
    over = table.stage is Stage.OVER
    assert len(table.salts) == 2 or table.stage is not Stage.GAME
    for who, tap in here.taps.items():
        text = tap.everything.decode()
        assert text.count(tap.token or "-") == 1, "one's own token comes once, when it is made"
        audience = audience_of(table.seat_of(GuestId(tap.guest)))
        forbidden = [company.secret, *(team_mark(role) for role in audiences(table.config) if role is not audience)]
        for other, them in here.taps.items():
            if other != who:
                forbidden += [them.token or "-", them.guest, *_commands_of(company, other)]
        forbidden += [here.invite, here.code] if who == STRANGER else []  # who sits may pass it on
        forbidden += [] if over else list(table.salts)
        for mark in forbidden:
            if mark in text:
                at = text.index(mark)
                raise Leak(f"{who} was sent {mark}: …{text[max(0, at - 100) : at + 20]}…")


def check_log(here: World, company: Recorded) -> None:
    """Neither secrets nor names, ids or cards."""
    table = company.room.table
    for line in here.logged:
        marks = [*table.salts, here.invite, here.code, here.table, *(tap.token or "-" for tap in here.taps.values())]
        for mark in (*marks, *(tap.name for tap in here.taps.values())):
            if mark in line:
                raise Leak(f"the log has {mark}: {line}")
        if FOOD.search(line) or DIET.search(line):
            raise Leak(f"the log names cards: {line}")


def _commands_of(company: Recorded, who: str) -> list[str]:
    return [f'"{step.command.id}"' for step in company.script if not isinstance(step, Answered) and step.who == who]


@pytest.mark.parametrize("name", TABLES)
def test_two_servers_look_alike_to_those_who_may_not_know_the_difference(tmp_path: Path, name: str) -> None:
    async def scene() -> None:
        games, differed = await check_alike(tmp_path, name, FIRST[name])
        assert games >= 6
        assert differed

    run(scene())


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("block", range(10))
def test_ten_thousand_games_look_alike(tmp_path: Path, name: str, block: int) -> None:
    """Six kinds of table, ten blocks: each plays two hundred games or more over the wire."""
    games = differed = 0
    seed = 1_000 * block
    while games < 200:
        more, other = asyncio.run(check_alike(tmp_path, name, seed))
        games, differed, seed = games + more, differed + other, seed + 1
    assert differed > 5


# Nothing is named before it is shown


class Audit:
    """What one person has been sent, checked as it arrives against the record so far."""

    def __init__(self, tap: Tap) -> None:
        self.tap = tap
        self.seen = Seen()
        self._read = 0

    def go_on(self, known: referee.Knowledge, options: Options, *, setting_up: bool) -> None:
        new, self._read = self.tap.sent[self._read :], len(self.tap.sent)
        if setting_up:
            return  # the doctor looks at every diet that there is
        for each in new:
            for part in self._parts(each):
                self.seen.take_in(part)
        self.seen.audit(known, options.identities)

    def _parts(self, sent: Sent) -> list[Any]:
        if sent.kind == "socket":
            message = json.loads(sent.data)
            if message["type"] == "catch-up":
                return list(message["entries"])
            return [message if message["type"] == "entry" else {"news": {"entry": "-"}, "message": message}]
        if b"application/json" not in sent.data or sent.kind.endswith("/sheet"):
            return []  # a sheet names all diets that are still possible
        return [{"news": {"entry": "-"}, "body": json.loads(sent.data.rpartition(b"\n")[2])}]


async def audit(folder: Path, name: str, seed: int) -> None:
    company = await played(name, seed, 200)
    async with world(folder, company) as here:
        audits = {who: Audit(tap) for who, tap in here.taps.items()}
        async for _ in here.repeat(company):
            await here.all_have_heard()
            if here.live.room.number % 5 == 0 and here.live.room.table.stage is not Stage.OVER:
                for tap in here.taps.values():
                    for path in ("/api/tables", f"/api/tables/{here.table}", f"/api/tables/{here.table}/record"):
                        await tap.ask("GET", path)
            known = _known(here)
            for tap, each in zip(here.taps.values(), audits.values(), strict=True):
                role = audience_of(here.live.room.table.seat_of(tap.guest))  # type: ignore[arg-type]
                setting_up = role is Role.DOCTOR and here.live.room.table.stage is Stage.SETUP
                each.go_on(known.get(role, NOTHING), company.options, setting_up=setting_up)
        check_marks(here, company)
        assert here.live.room.table.stage is Stage.OVER
        assert all(len(each.seen.foods) > 5 for each in audits.values())
        record = await here.taps[STRANGER].ask("GET", f"/api/tables/{here.table}/record")
        assert all(salt.encode() in record for salt in here.live.room.table.salts)
    check_log(here, company)


def _known(here: World) -> dict[str, referee.Knowledge]:
    game = here.live.room.table.game
    if game is None:
        return {}
    return referee.known(json.loads(write_record(record_of(game))), len(game.actions))


@pytest.mark.parametrize("name", TABLES)
def test_nobody_is_sent_what_they_have_not_been_shown(tmp_path: Path, name: str) -> None:
    run(audit(tmp_path, name, 2))


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("block", range(10))
def test_nobody_is_sent_it_in_very_many_games(tmp_path: Path, name: str, block: int) -> None:
    for seed in range(1_000 * block, 1_000 * block + 20):
        folder = tmp_path / str(seed)
        folder.mkdir()
        asyncio.run(audit(folder, name, seed))


# What the doctor prepares leaves no trace


def test_an_offer_on_the_desk_is_seen_nowhere(tmp_path: Path) -> None:
    """Not to those who are there or arrive now, not in a list, not by its time or order, and the lobby isn't told."""

    async def scene() -> None:
        company = await _at_the_desk()
        async with world(tmp_path, company) as here:
            async for _ in here.repeat(company):
                pass
            await here.taps[STRANGER].ask("POST", "/api/tables", NewTable(Options(), (Role.GROUP_0,)))
            line = FakeLine()
            watcher = Outlet(here.taps[STRANGER].guest, "", Most(99, 1_000_000), line, here.house.core.post)  # type: ignore[arg-type]
            await here.house.core.lobby.add(watcher)
            before = await _scene(here)
            dora = here.taps[DORA].places[0]
            for script in ("doctor offer 1rc 2bv", "doctor strict-menu 0 1rc"):
                count = here.live.room.table.count
                await dora.do(ask.Act(new_id(), count, (parse_action(script),)))
                assert await _scene(here) == before
            await here.house.core.lobby._tell()
            await asyncio.sleep(0)
            assert len(line.written) == 1, "the list as it was when the watcher came"
            await dora.do(ask.Act(new_id(), here.live.room.table.count, (parse_action("doctor serve"),)))
            assert await _scene(here) != before

    run(scene())


async def _at_the_desk() -> Recorded:
    state = begin(PAIR, "4yl 1rc 2bv 3gl 4ov")
    company = Recorded(options_of(state), seed=1, setup=setup_of(state))
    await gather(company, {ANN: (Role.GROUP_0,), BEN: (Role.GROUP_1,), DORA: (Role.DOCTOR,)})
    return company


async def _scene(here: World, player: str = ANN) -> list[bytes]:
    """Everything a player and a stranger can see, times included, except the time of looking."""
    found: list[bytes] = []
    for who in (player, STRANGER):
        tap = here.taps[who]
        before = len(tap.sent)
        place = await tap.visit(here.table)
        for path in ("/api/tables", "/api/me/tables", *(f"/api/tables/{here.table}{look}" for look in LOOKS)):
            await tap.ask("GET", path)
        await _try(place, ask.Act(new_id(), 99, (parse_action("doctor serve"),)))
        await place.close()
        now = [msgspec.json.decode(each.data) for each in tap.sent[before:] if each.kind == "socket"]
        found += [msgspec.json.encode(each | {"now": 0}) for each in now if each["type"] != "here"]
        found += [each.data for each in tap.sent[before:] if each.kind != "socket"]
    figures = await here.taps[STRANGER].ask("GET", "/metrics")
    return found + [line for line in figures.splitlines() if b"_total" in line]


# What a side of Colleagues says among itself stays there


def test_the_talk_of_a_side_is_seen_nowhere_else(tmp_path: Path) -> None:
    """Not to the other side, a spectator or newcomers; in no list and no count, and not by its time."""

    async def scene() -> None:
        company = await _colleagues()
        async with world(tmp_path, company) as here:
            async for _ in here.repeat(company):
                pass
            await here.taps[STRANGER].ask("POST", "/api/tables", NewTable(Options(), (Role.GROUP_0,)))
            before = await _scene(here, BEN)
            ann, cat = here.taps[ANN].places[0], here.taps[CAT].places[0]
            await ann.do(ask.Talk(new_id(), f"{team_mark(ONE)} psst", To.SIDE))
            await cat.do(ask.Say(new_id(), Agree(), To.SIDE))
            assert await _scene(here, BEN) == before
            await here.nothing_is_on_its_way([ANN, CAT])
            for mate in (ANN, CAT):
                assert f"{team_mark(ONE)} psst".encode() in here.taps[mate].everything
            check_marks(here, company)

    run(scene())


async def _colleagues() -> Recorded:
    options, seated = TABLES["colleagues"]
    company = Recorded(options, seed=1, setup=make_setup(options, 1))
    await gather(company, seated)
    return company


def test_the_talk_of_a_side_stays_with_it_after_the_game(tmp_path: Path) -> None:
    """Record and review show everything but that."""

    async def scene() -> None:
        company = await played("colleagues", 2, 200)
        async with world(tmp_path, company) as here:
            async for _ in here.repeat(company):
                pass
            assert here.live.room.table.stage is Stage.OVER
            for who in (BEN, STRANGER):
                tap = here.taps[who]
                await tap.visit(here.table)
                for path in LOOKS:
                    await tap.ask("GET", f"/api/tables/{here.table}{path}")
            await here.nothing_is_on_its_way([BEN, STRANGER])
            assert f"{team_mark(ONE)} psst".encode() in here.taps[CAT].everything
            check_marks(here, company)

    run(scene())


def test_what_is_looked_for_would_be_found(tmp_path: Path) -> None:
    """The doctor's own connection contains what others may not have: the same search finds it there."""

    async def scene() -> None:
        company = await played("colony", FIRST["colony"])
        async with world(tmp_path, company) as here:
            async for _ in here.repeat(company):
                pass
            await here.all_have_heard()
            doctor = Audit(here.taps[DORA])
            with pytest.raises(Leak):
                doctor.go_on(_known(here)[Role.GROUP_0], company.options, setting_up=False)
            here.taps[BEN].sent.append(Sent("socket", here.live.room.table.salts[0].encode()))
            with pytest.raises(Leak):
                check_marks(here, company)

    run(scene())
