"""Everything that a running server holds, and what its handlers ask of it. No HTTP in here."""

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from doctor_rat.rules import Role, Setup, Source, State, view
from doctor_rat.score import predict, word_of
from doctor_rat.score import shuffle as shuffle_to_order
from doctor_rat.server.codes import ServerCode
from doctor_rat.server.deadlines import Deadlines
from doctor_rat.server.deleting import Deleting
from doctor_rat.server.desk import Asker, Desk
from doctor_rat.server.door import Door
from doctor_rat.server.elsewhere import MOST, Company, Deleted, Elsewhere, read_word
from doctor_rat.server.export import Export, ExportedTable, deeds
from doctor_rat.server.faults import Fault
from doctor_rat.server.hub import Post
from doctor_rat.server.limits import AtOnce, Bucket, Buckets, Rate
from doctor_rat.server.live import LiveTable, LiveTables, Tempo
from doctor_rat.server.lobby import Lobby
from doctor_rat.server.log_store import LogStore
from doctor_rat.server.messages import (
    ListedTable,
    Marks,
    NewStudy,
    NewTable,
    Precision,
    RatingAnswer,
    SecondTry,
    SheetAnswer,
)
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.other_files import OtherFiles
from doctor_rat.server.puzzles.desk import PuzzleDesk
from doctor_rat.server.questions import TryAgain, encode
from doctor_rat.server.readiness import Readiness
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Guest, NewToken, Place, Storage, StorageError, Summary
from doctor_rat.server.summary import is_listed, listed_for, shown, summary_of
from doctor_rat.server.tidy import tidy
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.server.workers import Thinker
from doctor_rat.table import (
    BrokenLogError,
    Command,
    CommandId,
    Denied,
    GuestId,
    Options,
    Pace,
    Sheet,
    Stage,
    Table,
    TableCode,
    TableId,
)
from doctor_rat.table import commands as ask
from doctor_rat.table.admission import code_of
from doctor_rat.table.again import check_may_call, next_table
from doctor_rat.table.decide import LONGEST_NAME
from doctor_rat.table.entries import Made
from doctor_rat.table.ports import INVITE_BYTES, Clock, Dealer, PlainDealer, settle
from doctor_rat.table.room import TableExistsError
from doctor_rat.table.seats import check_roles
from doctor_rat.table.spoken import heard_code
from doctor_rat.table.study import Study, options_of, study_of
from doctor_rat.table.text import clean

log = structlog.get_logger()


class SystemDealer(PlainDealer):
    """Deals from the system's cryptographic randomness, to order where a difficulty was asked for."""

    def __init__(self) -> None:
        super().__init__(SystemRandom())

    def shuffle(self, options: Options) -> Setup:
        if options.difficulty is None:
            return super().shuffle(options)
        return settle(shuffle_to_order(options.config(), SystemRandom(), one_family=options.one_family), options)


class Core:
    def __init__(
        self, settings: Settings, storage: Storage, thinker: Thinker, clock: Clock, dealer: Dealer | None = None
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.clock = clock
        tempo = Tempo(settings.bot_pause, settings.command_rate, settings.talk_rate, settings.host_seconds)
        self._dealer = dealer or SystemDealer()
        self.tables = LiveTables(LogStore(storage), self._dealer, thinker, clock, tempo)
        self.thinker = thinker
        self.reviews = Desk(settings.review_queue, KEPT)
        self.analyses = Desk(settings.review_queue, KEPT)
        self.sheets = Desk(settings.review_queue, KEPT)
        self.puzzles = PuzzleDesk(storage.puzzles, clock)
        self.lobby = Lobby(self)
        self.post = Post()
        self.door = Door(settings)
        self.requests = Buckets(settings.request_rate)
        self.guest_requests = Buckets(settings.guest_request_rate)
        self.connects = Buckets(settings.connect_rate)
        self._guests_made = Buckets(settings.guest_rate)
        self._tables_made = Buckets(settings.table_rate)
        self._marks_kept = Buckets(settings.marks_rate)
        self._exports = Buckets(EXPORTS)
        self._codes_tried = Buckets(settings.code_rate)
        self._wrong_codes = Bucket(settings.wrong_code_rate)
        self.sockets = AtOnce(settings.connections_per_address, lambda: Fault(ServerCode.TOO_MANY_SOCKETS))
        self.owner = secrets.token_hex(8)
        """This process's name, on leases and among those that share a database."""
        self.other_files = OtherFiles(storage)
        self.readiness = Readiness(storage, thinker)
        self._leases: dict[TableId, int] = {}
        """Until when each lease is ours."""
        self._elsewhere = Elsewhere(self.owner, self.clock.now, ABSENT)
        self._asides: set[asyncio.Task[None]] = set()
        self.orders = StandingOrders(storage, self.tables)
        self.deleting = Deleting(storage, self.tables, self._tell, self.owner)
        self._deadlines = Deadlines(storage.tables.running, self.tables, self.clock.now)
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
        self.door.fit()
        await self.orders.look()
        chores = (self._tick(), self.lobby.run(), self.door.watch())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def stop(self) -> None:
        for chore in (*self._chores, *self._asides):
            chore.cancel()
        await asyncio.gather(*self._chores, *self._asides, return_exceptions=True)
        await asyncio.gather(self.reviews.close(), self.analyses.close(), self.sheets.close())
        await self.readiness.close()
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
        self._aside(self._tell([self._company(live)]))

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        """To be done soon, by itself."""
        task = asyncio.create_task(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    async def _tell(self, words: Sequence[str]) -> None:
        try:
            await self.storage.tell(words)
        except StorageError as error:
            # Who is where will be told again soon.
            log.warning("others not told", code=error.code)

    def _told_elsewhere(self, text: str) -> None:
        told = read_word(text)
        if isinstance(told, Deleted):
            if told.process != self.owner:
                self.deleting.close(told.guest)
                self._aside(self._reload(told.tables))
            return
        is_new = self._elsewhere.hear(told)
        if (live := self.tables.find(told.table)) is not None:
            live.hub.see(self._elsewhere.guests(told.table))
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
        await self.orders.look()
        self.tables.forget_idle(self.settings.hello_seconds + IDLE)
        if self.storage.is_shared:
            await self._look_elsewhere()
        if not self.orders.is_read_only:
            await self._tend_tables()

    async def _tend_tables(self) -> None:
        await self.deleting.sweep(self.clock.now())
        await self._deadlines.look()
        for live in self.tables.known():
            await _tend(live)
        self._leases = {named: until for named, until in self._leases.items() if until > self.clock.now()}
        if self.clock.now() - self._archived_at > HOUR:
            self._archived_at = self.clock.now()
            await self.other_files.keep()
            await self.storage.leases.forget_old(self._archived_at - HOUR)
            await tidy(self.storage, self.settings, self._archived_at)

    # Guests

    def name(self, text: str) -> str:
        return clean(text, LONGEST_NAME, TableCode.BAD_NAME)

    async def known(self, token: str | None) -> Guest | None:
        return None if not token else await self.storage.guests.find(token)

    async def guest(self, token: str | None) -> Guest:
        found = await self.known(token)
        if found is None:
            raise Fault(ServerCode.NO_GUEST)
        self.deleting.check(found.id)
        self.orders.check_guest(found.id)
        return found

    async def become(self, name: str, address: str) -> NewToken:
        """A new guest; from one address not too many at once."""
        cleaned = self.name(name)
        if not self._guests_made.take(address):
            raise Fault(ServerCode.TOO_FAST, again=self._guests_made.again)
        return await self.storage.guests.make(cleaned)

    async def named(self, guest: Guest, command: Command) -> Guest:
        """Guests sit down under the name they have now: an earlier one may have been refused."""
        if not isinstance(command, ask.Sit | ask.TakeSeat):
            return guest
        return await self.storage.guests.get(guest.id) or guest

    # Tables

    def check_may_make(self, guest: Guest, address: str) -> None:
        """Refuse too many tables, from one guest or from one address under several guests."""
        if not (self._tables_made.take(f"guest {guest.id}") and self._tables_made.take(address)):
            raise Fault(ServerCode.TABLES_TOO_FAST, again=self._tables_made.again)

    async def _running_of(self, guest: GuestId) -> list[ListedTable]:
        return _listed(await self.storage.tables.of(guest), guest)

    async def study(self, guest: Guest, game: State, wish: NewStudy, origin: TableId | None = None) -> LiveTable:
        """A table that plays on from a position of this finished game."""
        pick = self._dealer.pick if wish.pile == "new" else None
        found = study_of(game, wish.step, origin, pick)
        return await self.make(guest, NewTable(options_of(found), wish.roles, wish.start), found)

    async def make(self, guest: Guest, wish: NewTable, study: Study | None = None) -> LiveTable:
        if await self.storage.tables.count_running(guest.id) >= self.settings.tables_per_guest:
            raise Fault(ServerCode.TOO_MANY_TABLES, most=self.settings.tables_per_guest)
        # What would be refused later leaves no table behind.
        if wish.roles:
            check_roles(wish.options.config(), wish.roles, ())
        elif wish.start is not None:
            raise Denied(TableCode.NOT_SEATED)
        live = self.tables.new()
        await live.room.make(Made(_table_id(), wish.options, guest.id, guest.name, _invite(), study))
        self.tables.adopt(live)
        if wish.roles:
            await live.room.handle(guest.id, guest.name, ask.Sit(_id(), wish.roles))
        if wish.start is not None:
            await live.room.handle(guest.id, guest.name, ask.Start(_id(), wish.start))
        return live

    async def your_tables(self, guest: GuestId) -> list[ListedTable]:
        """Those that wait for you first, then the latest."""
        found = await self._running_of(guest)
        if slow := [each for each in found if each.options.pace is Pace.SLOW]:
            # Opening a table lets its deadlines pass.
            opened = await asyncio.gather(*(self.tables.get(each.id) for each in slow))
            due = {live.room.table.id: live.room.due for live in opened}
            found = [replace(each, due=due.get(each.id)) for each in await self._running_of(guest)]
        return sorted(found, key=lambda each: (not each.your_turn, -each.touched))

    async def past_tables(self, guest: GuestId, after: Place | None = None) -> tuple[list[ListedTable], Place | None]:
        """A page of them, and where the next one begins if there is one."""
        found = await self.storage.tables.past(guest, PAGE + 1, after)
        page = found[:PAGE]
        more = Place(page[-1].listed.touched, page[-1].listed.id) if len(found) > PAGE else None
        return _listed(page, guest), more

    async def open_tables(self) -> list[ListedTable]:
        return [shown(each.listed) for each in await self.storage.tables.open()]

    def listed(self, live: LiveTable, guest: GuestId) -> ListedTable:
        told = (each.entry.at for each in reversed(live.room.log) if is_listed(each.entry))
        return replace(listed_for(summary_of(live.room.table, next(told)), guest), due=live.room.due)

    async def by_code(self, code: str, address: str) -> LiveTable:
        """The table whose invitation someone was told. Trying codes out is slow work, whoever does it."""
        if not self._codes_tried.take(address):
            raise Fault(ServerCode.TOO_FAST)
        heard = heard_code(code)
        named = None if heard is None else await self.storage.tables.by_code(heard)
        live = None if named is None else await self.tables.get(named)
        # Where several processes write, lists may be a moment behind a removal.
        if live is None or code_of(live.room.table) != heard:
            raise Fault(ServerCode.NO_TABLE if self._wrong_codes.take() else ServerCode.TOO_FAST)
        return live

    async def again(self, live: LiveTable, guest: Guest) -> LiveTable:
        """The next table of the same people: whoever asks first makes it, the others follow."""
        if live.room.table.stage is not Stage.OVER:
            raise Fault(ServerCode.NOT_FINISHED)
        async with live.going_on:
            table = live.room.table
            check_may_call(table, guest.id)
            if table.again is None:
                onward = self.tables.new()
                made, seats = next_table(table, _next_id(table), _invite(), guest.id)
                # If it is there, another process was quicker.
                with suppress(TableExistsError):
                    await onward.room.make(made, *seats)
                    self.tables.adopt(onward)
                await live.room.play_again(guest.id, made.table)
        assert live.room.table.again is not None
        return await self.tables.get(live.room.table.again)

    async def review(self, asker: Asker, record: bytes, sources: tuple[Source, ...] = ()) -> bytes:
        """A record's review as JSON."""
        question = (record, *(source.encode() for source in sources))
        return await self.reviews.ask(asker, question, lambda: self.thinker.review(record, sources))

    async def analysis(self, asker: Asker, record: bytes, sources: tuple[Source, ...], precision: Precision) -> bytes:
        """A finished game's analysis as JSON."""
        effort = EFFORTS[precision]
        question = (record, precision.encode(), *(source.encode() for source in sources))
        return await self.analyses.ask(asker, question, lambda: self.thinker.analysis(record, sources, effort))

    async def retry(self, asker: Asker, record: bytes, sources: tuple[Source, ...], wish: SecondTry) -> bytes:
        """What another decision would have been worth, as JSON."""
        question = TryAgain(record, sources, wish.step, wish.actions, EFFORTS["full"])
        return await self.analyses.ask(asker, (encode(question),), lambda: self.thinker.retry(question))

    async def sheet(self, asker: Asker, table: Table, audience: Role) -> SheetAnswer:
        if table.options.sheet in (Sheet.NONE, Sheet.MARKS):
            return SheetAnswer(())
        assert table.game is not None
        seen, odds = view(table.game, audience), table.options.sheet is Sheet.ODDS
        question = (msgspec.msgpack.encode(seen), b"odds" if odds else b"crossed")
        found = await self.sheets.ask(asker, question, lambda: self.thinker.sheet(seen, odds))
        return msgspec.msgpack.decode(found, type=SheetAnswer)

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
        if not self._marks_kept.take(guest):
            raise Fault(ServerCode.TOO_FAST, again=self._marks_kept.again)
        await self.storage.marks.keep(guest, named, msgspec.json.encode(marks))

    async def export(self, guest: Guest) -> Export:
        if not self._exports.take(guest.id):
            raise Fault(ServerCode.TOO_FAST, again=self._exports.again)
        tables = [await self._exported(guest.id, named) for named in await self.storage.guests.tables(guest.id)]
        return Export(
            guest.id,
            guest.name,
            guest.made_at,
            devices=tuple(await self.storage.own.devices(guest.id)),
            tables=tuple(each for each in tables if each is not None),
            puzzles=await self.storage.puzzles.solver(guest.id),
            solutions=tuple(await self.storage.own.solutions(guest.id)),
        )

    async def _exported(self, guest: GuestId, named: TableId) -> ExportedTable | None:
        kept, marks = await self.storage.tables.get(named), await self.storage.marks.read(guest, named)
        if kept is None:
            return None
        try:
            room = await self.tables.read(named)
        except BrokenLogError:
            return None
        own = None if marks is None else msgspec.json.decode(marks, type=Marks)
        return ExportedTable(listed_for(kept, guest), kept.made_at, deeds(room, guest), own)

    async def forget(self, guest: Guest) -> None:
        await self.deleting.delete(guest.id)
        self.lobby.touch()

    async def _reload(self, changed: Sequence[TableId]) -> None:
        for named in changed:
            await self.tables.reload(named)
        self.lobby.touch()


EXPORTS = Rate(4, 1 / 300)
"""For each guest: to read all of one's tables takes a while."""
PAGE = 24
"""Past games that are sent at once."""
EFFORTS: dict[Precision, float] = {"first": 0.08, "full": 1.0}
"""First figures come within a second."""
KEPT = 16_000_000
"""Bytes of reviews that are kept in memory for whoever asks next, and of sheets."""


async def _tend(live: LiveTable) -> None:
    """One that can't be looked after must not hold up the others."""
    try:
        await live.expire()
        await live.look_for_host()
        live.wake()  # whoever ran its bots may be gone
    except Exception as error:
        log.error("table not tended", error=type(error).__name__, at=whereabouts(error))


TICK = 2.0
IDLE = 60.0
"""Seconds for which an empty table stays open, beyond those that a new connection may take to say hello."""
HOUR = 3_600_000
LEASE = 8.0
"""Seconds."""
ABSENT = 7_000
"""So many milliseconds after the last word of them, people at another process are gone."""


def _listed(kept: Sequence[Summary], guest: GuestId) -> list[ListedTable]:
    return [listed_for(each, guest) for each in kept]


def _id() -> CommandId:
    return CommandId(secrets.token_hex(8))


def _table_id() -> TableId:
    return TableId(secrets.token_urlsafe(9))


def _next_id(table: Table) -> TableId:
    """The same in all processes, so that there is one next table; only who was invited could work it out."""
    found = hmac.digest(table.invite.encode(), table.id.encode(), "sha256")
    return TableId(urlsafe_b64encode(found[:9]).decode())


def _parts(tables: Sequence[TableId]) -> list[Sequence[TableId]]:
    """As many as one notification can name."""
    return [tables[start : start + MOST] for start in range(0, len(tables), MOST)]


def _invite() -> str:
    return secrets.token_urlsafe(INVITE_BYTES)
