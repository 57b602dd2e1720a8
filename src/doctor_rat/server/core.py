"""Everything that a running server holds, and what its handlers ask of it. No HTTP in here."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from random import SystemRandom

import msgspec
import structlog

from doctor_rat.rules import Role, Setup, view
from doctor_rat.score import predict, word_of
from doctor_rat.score import shuffle as shuffle_to_order
from doctor_rat.server.codes import ServerCode
from doctor_rat.server.elsewhere import MOST, Company, Elsewhere
from doctor_rat.server.faults import Fault
from doctor_rat.server.hub import Post
from doctor_rat.server.limits import Buckets
from doctor_rat.server.live import LiveTable, LiveTables, SystemClock
from doctor_rat.server.lobby import Lobby
from doctor_rat.server.messages import ListedTable, Marks, NewTable, RatingAnswer, SheetAnswer
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Guest, Storage, StorageError
from doctor_rat.server.summary import kept_summary, listed_for, read_summary, summarise, summary_of
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.server.workers import Thinker
from doctor_rat.table import CommandId, Denied, Entry, GuestId, Options, Pace, Sheet, Stage, Table, TableCode, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.again import next_table
from doctor_rat.table.decide import LONGEST_NAME
from doctor_rat.table.entries import Made
from doctor_rat.table.ports import Dealer, PlainDealer, settle
from doctor_rat.table.text import clean
from doctor_rat.table.wire import is_public

log = structlog.get_logger()


class LogStore:
    """The storage as a table sees it: its summary is written with its entries."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    @property
    def is_shared(self) -> bool:
        return self._storage.is_shared

    async def append(self, table: Table, entries: Sequence[Entry]) -> bool:
        told = [entry for entry in entries if is_public(entry)]
        # What nobody may know of leaves no trace in lists, not even a time.
        summary = kept_summary(table, told[-1].at) if told else None
        return await self._storage.append(table.id, entries, summary)

    async def read(self, table: TableId, after: int) -> list[Entry]:
        return await self._storage.read(table, after)


class SystemDealer(PlainDealer):
    """Deals from the system's cryptographic randomness, to order where a difficulty was asked for."""

    def __init__(self) -> None:
        super().__init__(SystemRandom())

    def shuffle(self, options: Options) -> Setup:
        if options.difficulty is None:
            return super().shuffle(options)
        return settle(shuffle_to_order(options.config(), SystemRandom(), one_family=options.one_family), options)


class Core:
    def __init__(self, settings: Settings, storage: Storage, thinker: Thinker, dealer: Dealer | None = None) -> None:
        self.settings = settings
        self.storage = storage
        self.clock = SystemClock()
        self.tables = LiveTables(LogStore(storage), dealer or SystemDealer(), thinker, settings.bot_pause)
        self.thinker = thinker
        self.lobby = Lobby(self)
        self.post = Post()
        self.requests = Buckets(settings.request_rate)
        self.connects = Buckets(settings.connect_rate)
        self.owner = secrets.token_hex(8)
        """This process's name, on leases and among those that share a database."""
        self._leases: dict[TableId, int] = {}
        """Until when each lease is ours."""
        self._elsewhere = Elsewhere(self.owner, self.clock.now, ABSENT)
        self._telling: set[asyncio.Task[None]] = set()
        self._archived_at = 0
        self._chores: list[asyncio.Task[None]] = []
        self.tables.opened = self._opened

    def _opened(self, live: LiveTable) -> None:
        live.room.listen(lambda _: self.lobby.touch())
        if self.storage.is_shared:
            live.hold = self._hold
            live.hub.moved = partial(self._tell_company, live)
            live.hub.see(self._elsewhere.guests(live.room.table.id))

    async def _hold(self, named: TableId) -> bool:
        """The lease of a table's bots: taken where it is free, and again when half of its time is over."""
        if self._leases.get(named, 0) > self.clock.now() + round(500 * LEASE):
            return True
        until = self.clock.now() + round(1000 * LEASE)
        held = await self.storage.leases.take(named, self.owner, LEASE)
        if held:
            self._leases[named] = until
        return held

    async def start(self) -> None:
        self.storage.on_change(self._changed_elsewhere, self._watched)
        self.storage.on_told(self._told_elsewhere)
        self._chores = [asyncio.create_task(self._tick()), asyncio.create_task(self.lobby.run())]

    async def stop(self) -> None:
        for chore in (*self._chores, *self._telling):
            chore.cancel()
        await asyncio.gather(*self._chores, *self._telling, return_exceptions=True)
        self.lobby.close()
        await self.tables.close()
        if self._leases:
            # Others needn't wait until they are over; if the database is gone, they are soon.
            with suppress(StorageError):
                await self.storage.leases.release(self.owner)

    def _company(self, live: LiveTable) -> str:
        """Who is at the table by way of this process; those who sit there first, if they are too many to tell."""
        table = live.room.table
        guests = sorted(live.hub.guests, key=lambda guest: table.seat_of(guest) is None)
        return Company(self.owner, table.id, tuple(guests[:MOST])).text()

    def _tell_company(self, live: LiveTable) -> None:
        telling = asyncio.create_task(self._tell([self._company(live)]))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _tell(self, companies: Sequence[str]) -> None:
        try:
            await self.storage.tell(companies)
        except StorageError as error:
            # It will be told again soon.
            log.warning("others not told", code=error.code)

    def _told_elsewhere(self, text: str) -> None:
        named, is_new = self._elsewhere.hear(text)
        if (live := self.tables.find(named)) is not None:
            live.hub.see(self._elsewhere.guests(named))
            if is_new:
                self._tell_company(live)

    async def _look_elsewhere(self) -> None:
        self._elsewhere.forget_old()
        known = self.tables.known()
        await self._tell([self._company(live) for live in known if not live.hub.is_empty])
        for live in known:
            live.hub.see(self._elsewhere.guests(live.room.table.id))

    def _watched(self) -> list[TableId]:
        return [live.room.table.id for live in self.tables.known()]

    def _changed_elsewhere(self, named: TableId, number: int) -> None:
        """A process, perhaps this one, wrote to a table that may be open here."""
        if (live := self.tables.find(named)) is not None and live.room.number < number:
            live.catch_up()
        self.lobby.touch()

    async def _tick(self) -> None:
        """People and bots whose process is gone, deadlines, idle tables."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._look_after_tables()
            except Exception as error:
                log.error("chore failed", error=type(error).__name__, at=whereabouts(error))

    async def _look_after_tables(self) -> None:
        if self.storage.is_shared:
            await self._look_elsewhere()
        for live in self.tables.known():
            await live.expire()
            live.wake()  # whoever ran its bots may be gone
        self.tables.forget_idle(self.settings.hello_seconds + IDLE)
        self._leases = {named: until for named, until in self._leases.items() if until > self.clock.now()}
        if self.clock.now() - self._archived_at > HOUR:
            self._archived_at = self.clock.now()
            await self.storage.tables.archive_older_than(self._archived_at - 24 * HOUR * self.settings.archive_days)

    # Guests

    def name(self, text: str) -> str:
        return clean(text, LONGEST_NAME, TableCode.BAD_NAME)

    async def known(self, token: str | None) -> Guest | None:
        return None if not token else await self.storage.guests.find(token)

    async def guest(self, token: str | None) -> Guest:
        found = await self.known(token)
        if found is None:
            raise Fault(ServerCode.NO_GUEST)
        return found

    # Tables

    async def _tables_of(self, guest: GuestId, *, finished: bool) -> list[ListedTable]:
        found = [read_summary(each) for each in await self.storage.tables.of(guest)]
        return [listed_for(each, guest) for each in found if each.finished is finished]

    async def make(self, guest: Guest, wish: NewTable) -> LiveTable:
        running = await self._tables_of(guest.id, finished=False)
        if len(running) >= self.settings.tables_per_guest:
            raise Fault(ServerCode.TOO_MANY_TABLES, most=self.settings.tables_per_guest)
        live = self.tables.new()
        await live.room.make(Made(_table_id(), wish.options, guest.id, guest.name, _invite()))
        self.tables.adopt(live)
        if wish.roles:
            await live.room.handle(guest.id, guest.name, ask.Sit(_id(), wish.roles))
        if wish.start is not None:
            await live.room.handle(guest.id, guest.name, ask.Start(_id(), wish.start))
        return live

    async def your_tables(self, guest: GuestId) -> list[ListedTable]:
        """Those that wait for you first, then the latest."""
        found = await self._tables_of(guest, finished=False)
        if slow := [each for each in found if each.options.pace is Pace.SLOW]:
            # Opening a table lets its deadlines pass.
            await asyncio.gather(*(self.tables.get(each.id) for each in slow))
            found = await self._tables_of(guest, finished=False)
        return sorted(found, key=lambda each: (not each.your_turn, -each.touched))

    async def past_tables(self, guest: GuestId) -> list[ListedTable]:
        return await self._tables_of(guest, finished=True)

    async def open_tables(self) -> list[ListedTable]:
        return [read_summary(each).listed for each in await self.storage.tables.open()]

    def listed(self, live: LiveTable, guest: GuestId) -> ListedTable:
        told = (each.entry.at for each in reversed(live.room.log) if is_public(each.entry))
        return listed_for(summary_of(live.room.table, next(told)), guest)

    async def again(self, live: LiveTable, guest: Guest) -> LiveTable:
        """The next table of the same people: whoever asks first makes it, the others follow."""
        if live.room.table.stage is not Stage.OVER:
            raise Fault(ServerCode.NOT_FINISHED)
        if live.room.table.seat_of(guest.id) is None:
            raise Denied(TableCode.NOT_SEATED)
        async with live.going_on:
            table = live.room.table
            if table.again is None:
                onward = self.tables.new()
                made, seats = next_table(table, _table_id(), _invite(), guest.id)
                await onward.room.make(made, *seats)
                self.tables.adopt(onward)
                await live.room.play_again(guest.id, onward.room.table.id)
        assert live.room.table.again is not None
        return await self.tables.get(live.room.table.again)

    async def sheet(self, table: Table, audience: Role) -> SheetAnswer:
        if table.options.sheet in (Sheet.NONE, Sheet.MARKS):
            return SheetAnswer(())
        assert table.game is not None
        return await self.thinker.sheet(view(table.game, audience), table.options.sheet is Sheet.ODDS)

    def rating(self, table: Table) -> RatingAnswer:
        """By the committed table: quick, and the same for all who ask."""
        diets = () if table.setup is None else tuple(diet for diet in table.setup.diets if diet is not None)
        if len(diets) < len(table.config.identities):
            raise Fault(ServerCode.NOT_FINISHED)
        score = predict(table.config, diets)
        return RatingAnswer(score, word_of(score))

    async def marks(self, guest: GuestId, named: TableId) -> Marks:
        found = await self.storage.marks.read(guest, named)
        return Marks() if found is None else msgspec.json.decode(found, type=Marks)

    async def keep_marks(self, guest: GuestId, named: TableId, marks: Marks) -> None:
        await self.storage.marks.keep(guest, named, msgspec.json.encode(marks))

    async def forget(self, guest: Guest) -> None:
        """Leave all tables, then delete what is stored."""
        for listed in await self._tables_of(guest.id, finished=False):
            live = await self.tables.get(listed.id)
            if live.room.table.seat_of(guest.id) is not None:
                await live.room.handle(guest.id, guest.name, ask.GoAway(_id()))
            live.hub.close_guest(guest.id)
        for named in await self.storage.guests.forget(guest.id, summarise):
            await self.tables.reload(named)


TICK = 2.0
IDLE = 60.0
"""Seconds for which an empty table stays open, beyond those that a new connection may take to say hello."""
HOUR = 3_600_000
LEASE = 8.0
"""Seconds."""
ABSENT = 7_000
"""So many milliseconds after the last word of them, people at another process are gone."""


def _id() -> CommandId:
    return CommandId(secrets.token_hex(8))


def _table_id() -> TableId:
    return TableId(secrets.token_urlsafe(9))


def _invite() -> str:
    return secrets.token_urlsafe(12)
