"""One table being played: the only object that changes its log. Runs the same in a unit test and on a server."""

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec.structs import replace

from doctor_rat.rules import Refused, Role
from doctor_rat.table.again import check_may_call
from doctor_rat.table.agreement import awaited
from doctor_rat.table.bots import Task, Thought, answer, expire, is_current, set_up
from doctor_rat.table.commands import Command
from doctor_rat.table.decide import Decider, Draft, Drafted, forget
from doctor_rat.table.entries import (
    Again,
    Body,
    BrokenLogError,
    Entry,
    Forgotten,
    Made,
    Shared,
    check_format,
    person_of,
)
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.gently import gently
from doctor_rat.table.hosting import next_host
from doctor_rat.table.identities import hand_out
from doctor_rat.table.old import as_read
from doctor_rat.table.ports import Alike, Clock, Dealer, Presence, same
from doctor_rat.table.shared import SharedDeal
from doctor_rat.table.table import Folded, Table, fold, made
from doctor_rat.table.tally import Activity
from doctor_rat.table.values import CommandId, GuestId, Pace, Stage, TableId
from doctor_rat.table.wire import Delivery, Logged, Scene, SeatViews, audience_of, deliveries, shown, with_scene


class Store(Protocol):
    """Where logs are stored."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it."""

    async def append(self, table: Table, entries: Sequence[Entry], /) -> bool:
        """Make these entries, which led to `table`, durable, all or nothing. False if these numbers are taken."""

    async def read(self, table: TableId, after: int, /) -> list[Entry]:
        """The entries after this number, in order."""


class UnknownTableError(LookupError):
    """There is no such table."""


class TableExistsError(ValueError):
    """There is already a table with this id."""


class Room:
    def __init__(
        self,
        store: Store,
        dealer: Dealer,
        clock: Clock,
        presence: Presence,
        alike: Alike = same,
        stopped: Callable[[BrokenLogError], None] = lambda _: None,
    ) -> None:
        """`stopped` is called once, if the log has lost entries people were told of: the room is unusable then."""
        self._store = store
        self._dealer = dealer
        self._clock = clock
        self._presence = presence
        self._alike = alike
        self._tally = Activity()
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._log: list[Logged] = []
        self._streams: dict[Role, list[int]] = {}
        """By audience: how many of the log's first n entries reach it, for each n counted so far."""
        self._seats = SeatViews()
        self._answers: dict[tuple[GuestId, CommandId], int] = {}
        self._heard: list[Callable[[Sequence[Logged]], None]] = []
        self._noted_at = 0
        """When this process learned of the last move, by its own clock."""
        self._broken: BrokenLogError | None = None
        self._stopped = stopped

    @property
    def table(self) -> Table:
        assert self._table is not None, "the room was never opened"
        return self._table

    @property
    def number(self) -> int:
        return len(self._log)

    @property
    def log(self) -> Sequence[Logged]:
        return self._log

    def listen(self, heard: Callable[[Sequence[Logged]], None]) -> None:
        """Call `heard` with new entries, once they are durable."""
        self._heard.append(heard)

    async def make(self, body: Made, *more: Body) -> None:
        """Found a table."""
        body = replace(body, options=hand_out(body.options, self._dealer))
        draft = Draft(made(body), self._dealer)
        draft.steps.append(Drafted(body))
        for each in more:
            draft.add(each)
        if not await self._keep(draft, body.owner, None):
            raise TableExistsError(body.table)

    async def open(self, named: TableId) -> None:
        """Read a table's log."""
        entries = await self._store.read(named, 0)
        if not entries:
            raise UnknownTableError(named)
        await self._take_in(entries)

    async def handle(self, guest: GuestId, name: str, command: Command) -> int:
        """Do what a person asks. Returns the number of its first entry; repeating a command returns the same."""

        def decide() -> Draft:
            decider = Decider(self.table, guest, name, self._dealer, self._presence, self._alike)
            return self._bounded(guest, decider.decide(command))

        return await self._change(guest, command.id, decide)

    async def join(self, guest: GuestId, name: str, invite: str) -> int:
        def decide() -> Draft:
            return self._bounded(guest, Decider(self.table, guest, name, self._dealer, self._presence).join(invite))

        return await self._change(guest, None, decide)

    def _bounded(self, guest: GuestId, draft: Draft) -> Draft:
        self._tally.check(guest, draft.steps, self._seen_by)
        return draft

    def _seen_by(self, guest: GuestId) -> int:
        return self.seen(audience_of(self.table.seat_of(guest)))

    async def answer(self, task: Task, thought: Thought) -> bool:
        """Play a bot's answer. False if it came too late."""

        done = False

        def decide() -> Draft:
            nonlocal done
            draft = Draft(self.table, self._dealer)
            done = is_current(self.table, task)
            if done:
                answer(draft, task, thought)
            return draft

        await self._change(None, None, decide)
        return done

    async def set_up(self) -> None:
        """Let a bot doctor give out the diets."""

        def decide() -> Draft:
            draft = Draft(self.table, self._dealer)
            set_up(draft)
            return draft

        await self._change(None, None, decide)

    async def expire(self) -> None:
        """If a slow table's deadline has passed, go on without those who missed it."""

        def decide() -> Draft:
            draft = Draft(self.table, self._dealer)
            due = self.due
            if due is not None and due <= self._clock.now():
                expire(draft)
            return draft

        await self._change(None, None, decide)

    async def follow_host(self, gone: GuestId) -> None:
        """Pass the rights of an absent host to the next person who is here."""

        def decide() -> Draft:
            draft = Draft(self.table, self._dealer)
            is_gone = self.table.owner == gone and not self._presence.is_here(gone)
            heir = next_host(self.table, self._presence.is_here) if is_gone else None
            if heir is not None and self.table.stage is not Stage.OVER:
                draft.add(heir)
            return draft

        await self._change(None, None, decide)

    async def play_again(self, guest: GuestId, onward: TableId) -> int:
        """Record where the same people go on (`again.next_table`). The first to do so wins."""

        def decide() -> Draft:
            draft = Draft(self.table, self._dealer)
            check_may_call(self.table, guest)
            if self.table.stage is not Stage.OVER:
                raise Denied(TableCode.WRONG_STAGE, stage=self.table.stage)
            if self.table.again is None:
                draft.add(Again(onward))
            return draft

        return await self._change(guest, None, decide)

    async def share(self, deal: SharedDeal) -> None:
        """From now on this finished game, or this study of it, is open only to those seated here."""

        def decide() -> Draft:
            draft = Draft(self.table, self._dealer)
            if self.table.shared is None:
                draft.add(Shared(deal))
            return draft

        await self._change(None, None, decide)

    async def forget(self, guest: GuestId) -> None:
        """After this, no process that continues the table knows their name."""

        def decide() -> Draft:
            draft = Draft(self.table, self._dealer)
            if not self._has_forgotten(guest):
                forget(draft, guest)
            return draft

        await self._change(None, None, decide)

    def _has_forgotten(self, guest: GuestId) -> bool:
        """Whether they were forgotten, and nothing of theirs came afterwards."""
        for entry in (each.entry for each in reversed(self._log)):
            if isinstance(entry.body, Forgotten) and entry.body.guest == guest:
                return True
            if person_of(entry) == guest:
                return False
        return False

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> bool:
        """Returns whether there was something new."""
        try:
            entries = await self._store.read(self.table.id, self.number)
        except BrokenLogError as error:
            raise self._stop(error) from None
        await self._take_in(entries)
        return bool(entries)

    def _stop(self, error: BrokenLogError) -> BrokenLogError:
        if self._broken is None:
            self._broken = error
            self._stopped(error)
        return error

    @property
    def due(self) -> int | None:
        """When a slow table's next decision is due."""
        if self.table.options.pace is not Pace.SLOW or not any(seat.is_person for seat in awaited(self.table)):
            return None
        # A move written by a clock that was ahead must not put off the deadline.
        return min(self._moved_at(), self._noted_at) + 1000 * self.table.options.deadline

    def _moved_at(self) -> int:
        """When the game last moved publicly. Anyone may see the deadline, so hidden moves must not put it off."""
        moves = (each for each in reversed(self._log) if each.entry.body.effect.move)
        seen = (each.entry.at for each in moves if shown(each, Role.SPECTATOR) is not None)
        return next(seen, self._log[-1].entry.at)

    async def _change(self, guest: GuestId | None, command: CommandId | None, decide: Callable[[], Draft]) -> int:
        """Decide and store. Decide again if another process was quicker, or changed what a refusal was based on."""
        async with self._lock:
            while True:
                if self._broken is not None:
                    raise self._broken
                if guest is not None and command is not None and (guest, command) in self._answers:
                    return self._answers[guest, command]
                try:
                    draft = decide()
                except (Denied, Refused):
                    if self._store.is_shared and await self._read_on():
                        continue
                    raise
                before = self.number
                if not draft.steps or await self._keep(draft, guest, command):
                    return min(before + 1, self.number)
                if not await self._read_on():
                    # Nobody was quicker, so the entry this continues from is gone. Trying again would never end.
                    raise self._stop(BrokenLogError(self.table.id, before))

    async def _keep(self, draft: Draft, guest: GuestId | None, command: CommandId | None) -> bool:
        """Nobody learns of an entry before it is durable."""
        now = self._clock.now()
        entries = [
            Entry(self.number + place + 1, now, step.body, guest, command if place == 0 else None)
            for place, step in enumerate(draft.steps)
        ]
        if not await self._store.append(draft.table, entries):
            return False
        new = [Logged(entry, step.events, step.promise) for entry, step in zip(entries, draft.steps, strict=True)]
        self._table = draft.table
        self._note(new, now)
        return True

    async def _take_in(self, entries: Sequence[Entry]) -> None:
        """Take in all of them or, if one can't be read, none."""
        table = self._table
        new: list[Logged] = []
        async for entry in gently(entries):
            check_format(entry.number, entry.format)
            table, events, promise = _after(table, entry)
            new.append(Logged(entry, events, promise))
        self._table = table
        self._note(new, self._clock.now())

    def _note(self, new: Sequence[Logged], now: int) -> None:
        self._log += new
        if any([each.entry.body.effect.move for each in new]):
            self._noted_at = now
        for each in new:
            self._tally.add(each.entry)
            if each.entry.by is not None and each.entry.command is not None:
                self._answers[each.entry.by, each.entry.command] = each.entry.number
        if new:
            for heard in self._heard:
                heard(new)

    def seen(self, audience: Role) -> int:
        """How many entries this audience has been told of."""
        return self.number_for(audience, self.number)

    def number_for(self, audience: Role, number: int) -> int:
        """Translate a log number to this audience's own stream, the only number it may be told."""
        return self._stream(audience)[number]

    def scene(self) -> Scene:
        """What can be seen now."""
        return Scene(self.table, self.due, self._seats)

    def last_done_by(self, guest: GuestId) -> int:
        """When this person last did something here or, if they never did, when the table was made."""
        done = (each.entry.at for each in reversed(self._log) if each.entry.by == guest)
        return next(done, self._log[0].entry.at)

    def since(self, audience: Role, number: int, most: int | None = None) -> list[Delivery] | None:
        """What an audience that has seen `number` entries has missed; None if there aren't that many.

        With `most`, only the first of it, with the scene as it is now.
        """
        if not 0 <= number <= self.seen(audience):
            return None
        counts = self._stream(audience)
        start = bisect_right(counts, number) - 1
        end = self.number if most is None else bisect_right(counts, number + most) - 1
        scene = self.scene()
        found = deliveries(self._log[start:end], scene, audience, number)
        return found if end == self.number else with_scene(found, scene, audience)

    def _stream(self, audience: Role) -> list[int]:
        counts = self._streams.setdefault(audience, [0])
        if len(counts) <= len(self._log):
            for each in self._log[len(counts) - 1 :]:
                counts.append(counts[-1] + (shown(each, audience) is not None))
        return counts


def _after(table: Table | None, entry: Entry) -> Folded:
    if isinstance(entry.body, Made):
        return Folded(made(entry.body))
    assert table is not None, "a log begins with its table"
    return fold(table, as_read(table, entry.number, entry.body))
