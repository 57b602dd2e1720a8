"""`kill -9` under load, and clients that reconnect: nothing acknowledged is lost, nothing is doubled, all play on."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from databases import KINDS, fresh_url
from doctor_rat.client import Api, Refusal, TablePlace, new_id
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.live.log_store import LogStore
from doctor_rat.server.storage import open_storage
from doctor_rat.table import BotLevel, Command, CommandId, DietsFrom, GuestId, Options, Room, Stage, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.wire import audience_of
from server.house import run
from server.process import Server, is_running
from server.test_whole_games import is_over, wish
from table.company import Clock, Dealer, Here

TABLES = 3
ANN, BOB = "Annabella", "Bobadilla"
SEATS = {ANN: (Role.DOCTOR,), BOB: (Role.GROUP_0, Role.GROUP_1)}
BOT = (Role.GROUP_2,)
PASSING = {ServerCode.UNAVAILABLE, ServerCode.BROKEN_TABLE}
"""Refusals after which clients try again: the command may or may not be done."""
RETRY_SECONDS = 0.02
GONE = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError, EOFError)


class Acked(Struct, frozen=True):
    table: TableId
    guest: GuestId
    command: CommandId
    number: int
    """In the guest's own stream."""


class Journal:
    """What the clients know on their own."""

    def __init__(self) -> None:
        self.acked: list[Acked] = []
        self.places: list[tuple[TableId, GuestId, TablePlace]] = []
        self.waiting: dict[CommandId, tuple[TableId, GuestId]] = {}
        """Sent but not answered."""
        self.held: set[CommandId] = set()
        """To send, perhaps again, as soon as possible."""
        self.may_send = asyncio.Event()
        self.may_send.set()
        self.sent = asyncio.Condition()
        self.stopping = False
        self.people: list[Player] = []

    @property
    def in_flight(self) -> set[CommandId]:
        """A client that reconnects only now may have sent something before the last kill, and waits like all others."""
        return self.waiting.keys() - self.held


class Player:
    """A player at one table, who keeps a journal and never gives up."""

    def __init__(self, name: str, server: Server, journal: Journal) -> None:
        self.name = name
        self.server = server
        self.api = Api(server.url)
        self.guest = GuestId("")
        self.place: TablePlace | None = None
        self._journal = journal

    async def persist(self, attempt: Any) -> Any:
        """Retries while the server is down; switches to the other one if this one is gone for good."""
        while True:
            await self.server.up.wait()
            if self.api.url != self.server.url:
                await self.api.__aexit__(None, None, None)
                self.api = Api(self.server.url, self.api.token)
            try:
                return await attempt()
            except GONE:
                await asyncio.sleep(0)
            except Refusal as refused:
                if refused.code not in PASSING:
                    raise
                await asyncio.sleep(RETRY_SECONDS)

    async def become(self) -> None:
        self.guest = (await self.persist(lambda: self.api.become(self.name))).id

    async def leave(self) -> None:
        if self.place is not None:
            await self.place.close()
        await self.api.__aexit__(None, None, None)

    async def come(self, table: TableId) -> None:
        place = self.place = self.api.at(table)
        self._journal.places.append((table, self.guest, place))
        await self.persist(place.connect)

    async def do(self, command: Command, table: TableId) -> bool:
        """Repeats it with the same id until it is answered; returns whether it was done."""
        assert self.place is not None
        journal = self._journal
        while True:
            journal.held.add(command.id)
            await journal.may_send.wait()
            journal.held.remove(command.id)
            journal.waiting[command.id] = (table, self.guest)
            try:
                doing = asyncio.ensure_future(self.place.do(command))
                await asyncio.sleep(0)
                async with journal.sent:
                    journal.sent.notify_all()
                number = await doing
            except Refusal as refused:
                if refused.code in PASSING:
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                del journal.waiting[command.id]
                return False
            except GONE:
                await self._come_back()
                continue
            del journal.waiting[command.id]
            journal.acked.append(Acked(table, self.guest, command.id, number))
            return True

    async def _come_back(self) -> None:
        assert self.place is not None
        place = self.place

        async def again() -> None:
            place.move(self.server.url)
            await place.connect()

        await self.persist(again)

    async def cut(self) -> None:
        """Drops the connection without a word; if it waits for an answer, it reconnects."""
        if self.place is not None and self.place._socket is not None:
            self.place._socket.transport.abort()

    async def play(self, table: TableId, rng: Random) -> None:
        """To the end of the game, with some talk."""
        place = self.place
        assert place is not None
        news = aiter(place)
        while not is_over(place):
            command: Command | None = None if place.game is None else wish(place, rng)
            if command is None and self.name == BOB and rng.random() < 0.3:
                command = ask.Talk(new_id(), f"what now, {rng.random()}?")
            if command is not None:
                await self.do(command, table)
            elif await anext(news, None) is None:
                news = aiter(place)
                if place.closed is not None:
                    await self._come_back()


async def evening(servers: list[Server], journal: Journal, number: int) -> None:
    """Two people and a bot play one game after another. Whoever waits for them is told if they fail."""
    ann, bob = Player(ANN, servers[0], journal), Player(BOB, servers[-1], journal)
    try:
        await _evening(ann, bob, journal, Random(number))
    finally:
        for who in (ann, bob):
            await who.leave()
        async with journal.sent:
            journal.sent.notify_all()


async def _evening(ann: Player, bob: Player, journal: Journal, rng: Random) -> None:
    await ann.become()
    await bob.become()
    journal.people += [ann, bob]
    while not journal.stopping:
        wish_for = NewTable(Options(diets=DietsFrom.PRESET), SEATS[ANN])
        table = (await ann.persist(lambda: ann.api.make(wish_for))).id  # noqa: B023
        await ann.come(table)
        await bob.come(table)
        for who, command in (
            (ann, ask.SeatBot(new_id(), BOT, BotLevel.RANDOM)),
            (bob, ask.Sit(new_id(), SEATS[BOB])),
            (bob, ask.Ready(new_id(), True)),
            (ann, ask.Start(new_id())),
        ):
            assert await who.do(command, table), command
        await asyncio.gather(ann.play(table, rng), bob.play(table, rng))
        for who in (ann, bob):
            assert who.place is not None
            await who.place.close()


class Figures(Struct):
    kills: int = 0
    in_flight: int = 0
    """Kills while a command was sent but not answered."""
    kept: int = 0
    """Unanswered commands that were durable all the same, and are repeated afterwards."""
    acknowledged: int = 0
    tables: int = 0


async def storm(database: str, times: int) -> Figures:
    journal, figures, rng = Journal(), Figures(), Random(times)
    async with Server(database) as server:
        games = [asyncio.ensure_future(evening([server], journal, number)) for number in range(TABLES)]
        for turn in range(times):
            await some_more(journal, games, rng.randint(5, 25))
            if turn % 2 == 0:
                async with journal.sent:
                    await journal.sent.wait()
            else:
                journal.may_send.clear()
                while journal.in_flight:
                    await asyncio.sleep(0)
            await server.kill()
            await all_know(journal)
            figures.kills += 1
            figures.in_flight += bool(journal.in_flight)
            figures.kept += await count_kept(database, journal)
            journal.may_send.set()
            await server.start()
        journal.stopping = True
        await asyncio.gather(*games)
    check_output(server, journal)
    figures.acknowledged = len(journal.acked)
    figures.tables = await check_logs(database, journal)
    return figures


async def some_more(journal: Journal, games: Sequence["asyncio.Future[None]"], count: int) -> None:
    """Waits until this many more commands are acknowledged."""
    wanted = len(journal.acked) + count
    while len(journal.acked) < wanted:
        for game in games:
            if game.done():
                game.result()
        async with journal.sent:
            await journal.sent.wait()


async def all_know(journal: Journal) -> None:
    """Waits until every client has read what reached it before the end."""
    while any(place._reader is not None and not place._reader.done() for *_, place in journal.places):
        await asyncio.sleep(0)
    await asyncio.sleep(0)


_ORPHANED = re.compile(
    r'Traceback.*\n  File "<string>".*\n.*spawn_main(?:\n .*)*\n(?:EOFError|BrokenPipeError|ConnectionReset)'
)
"""From a worker whose server was killed before giving it instructions. Python prints it, and nobody can prevent it."""


def check_output(server: Server, journal: Journal) -> None:
    text = _ORPHANED.sub("", "\n".join(server.output))
    for word in ("unhandled", "Traceback", "bot failed", "bot refused", "chore failed", "database down"):
        assert word not in text, text
    for person in journal.people:
        assert person.name not in text
        assert (person.api.token or "-") not in text


async def count_kept(database: str, journal: Journal) -> int:
    async with open_storage(database) as storage:
        logs = [await storage.read(table, 0) for table in {table for table, _ in journal.waiting.values()}]
    return sum(entry.command in journal.waiting for log in logs for entry in log)


async def check_logs(database: str, journal: Journal) -> int:
    """Checks the logs against the clients' journals; returns how many tables there are."""
    async with open_storage(database) as storage:
        for table in dict.fromkeys(table for table, *_ in journal.places):
            room = Room(LogStore(storage), Dealer(1), Clock(), Here())
            await room.open(table)
            assert room.table.stage is Stage.OVER, "every table goes on to the end"
            entries = [each.entry for each in room.log]
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            commands = Counter((entry.by, entry.command) for entry in entries if entry.command is not None)
            assert set(commands.values()) <= {1}, "nothing is doubled"
            numbers = {(entry.by, entry.command): entry.number for entry in entries}
            for acked in journal.acked:
                if acked.table == table:
                    assert (acked.guest, acked.command) in numbers, "nothing acknowledged is missing"
                    audience = audience_of(room.table.seat_of(acked.guest))
                    number = room.number_for(audience, numbers[acked.guest, acked.command])
                    assert acked.number == number
            check_streams(journal, room)
    return len({table for table, *_ in journal.places})


def check_streams(journal: Journal, room: Room) -> None:
    """What each client was told, over all its connections, is its stream of the log."""
    for table, guest, place in journal.places:
        if table == room.table.id:
            stream = room.since(audience_of(room.table.seat_of(guest)), 0)
            assert stream is not None
            told = [(each.number, each.news, each.events) for each in place.log]
            assert told == [(each.number, each.news, each.events) for each in stream[: len(told)]]
            assert place.table is not None
            assert place.table.stage is Stage.OVER


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path, kind: str) -> None:
    database = fresh_url(kind, tmp_path)
    figures = asyncio.run(within(storm(database, 5)))
    print(figures)
    assert (figures.kills, figures.in_flight) == (5, 3)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_in_a_hundred_kills(tmp_path: Path, kind: str) -> None:
    database = fresh_url(kind, tmp_path)
    figures = asyncio.run(within(storm(database, 100), 3_600))
    print(figures)
    assert figures.kills == 100
    assert figures.in_flight >= 45


async def within(scene: Awaitable[Figures], seconds: float = 300) -> Figures:
    async with asyncio.timeout(seconds):
        return await scene


def test_players_of_a_killed_process_go_on_at_another(tmp_path: Path) -> None:
    """Each table has one player in each process; the bots go on, too."""
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        journal = Journal()
        async with Server(database) as one, Server(database) as other:
            games = [asyncio.ensure_future(evening([one, other], journal, number)) for number in range(TABLES)]
            await some_more(journal, games, 30)
            async with journal.sent:
                await journal.sent.wait()
            for person in journal.people:
                person.server = other
            await one.kill()
            journal.stopping = True
            await asyncio.gather(*games)
        check_output(one, journal)
        check_output(other, journal)
        await check_logs(database, journal)

    run(scene())


def test_bots_of_a_killed_process_play_on_at_another(tmp_path: Path) -> None:
    """All rats are bots: without the lease nothing would happen."""
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        journal = Journal()
        async with Server(database) as one, Server(database) as other:
            ann = Player(ANN, one, journal)
            await ann.become()
            journal.people.append(ann)
            table = (await ann.api.make(NewTable(Options(diets=DietsFrom.PRESET), SEATS[ANN], BotLevel.RANDOM))).id
            await ann.come(table)
            playing = asyncio.ensure_future(ann.play(table, Random(1)))
            await some_more(journal, [playing], 1)
            ann.server = other
            await one.kill()
            await playing
            await ann.leave()
        await check_logs(database, journal)

    run(scene())


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    async def scene() -> None:
        journal = Journal()
        async with Server(fresh_sqlite(tmp_path)) as server:
            ann = Player(ANN, server, journal)
            await ann.become()
            table = (await ann.api.make(NewTable(Options(diets=DietsFrom.PRESET), SEATS[ANN], BotLevel.RANDOM))).id
            await ann.come(table)
            playing = asyncio.ensure_future(ann.play(table, Random(1)))
            await some_more(journal, [playing], 3)
            workers = server.workers
            assert workers
            playing.cancel()
            await ann.leave()
            await server.kill()
            while any(is_running(pid) for pid in workers):
                await asyncio.sleep(0)

    run(scene())


def fresh_sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
