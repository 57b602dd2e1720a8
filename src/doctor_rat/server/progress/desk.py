"""A guest's results, for themselves and, if they share them, for others."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from itertools import islice
from typing import TypeVar

import structlog
from msgspec.structs import replace

from doctor_rat.difficulty.interval import wilson
from doctor_rat.locales import LANGUAGES
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.progress import MyProgress, PlayedRole, PlayedSide, Statistics, Tally
from doctor_rat.protocol.puzzles import RatingThen
from doctor_rat.rules import Difficulty, Variant
from doctor_rat.rules.record import write_record
from doctor_rat.server.faults import Fault
from doctor_rat.server.limits import Buckets, Rate
from doctor_rat.server.live.results import ended_at, results
from doctor_rat.server.live.tables import LiveTables
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.progress.bookkeeper import Bookkeeper
from doctor_rat.server.progress.sums import Sums, SumsKept
from doctor_rat.server.storage import Guest, Storage
from doctor_rat.server.storage.played import Played
from doctor_rat.server.storage.progress import Count
from doctor_rat.server.traffic import take
from doctor_rat.table import BrokenLogError, DietsFrom, GuestId, TableId, finished_record
from doctor_rat.table.entries import FormatError

log = structlog.get_logger()
BROUGHT = 10
"""Old games added per request: each is replayed from its log."""
MOST_UNWEIGHED = 100
"""Counting stops here."""
MOST_WHOLE = 10_000
LOOKS = Rate(30, 0.5)
"""Per guest, and per address that looks at others' results."""
DOWNLOADS = Rate(2, 1 / 300)
"""Per guest: a download reads the logs of all their games."""
ADDRESS_DOWNLOADS = Rate(20, 1 / 60)
CHANGES = Rate(20, 0.2)
"""Changes to a profile, per guest."""


class ProgressDesk:
    def __init__(self, storage: Storage, tables: LiveTables, orders: StandingOrders, bookkeeper: Bookkeeper) -> None:
        self._storage = storage
        self._kept = storage.progress
        self._tables = tables
        self._orders = orders
        self._bookkeeper = bookkeeper
        self._looks = Buckets(LOOKS)
        self._downloads = Buckets(DOWNLOADS)
        self._downloads_from = Buckets(ADDRESS_DOWNLOADS)
        self._changes = Buckets(CHANGES)
        self._sums = SumsKept(storage.progress)
        self._whole: set[GuestId] = set()
        """Guests whose old games are all added: later ones are stored when they end."""

    async def mine(self, guest: Guest) -> MyProgress:
        take(self._looks, f"guest {guest.id}")
        left = await self._bring_in(guest.id)
        unweighed = await self._kept.unweighed(guest.id, MOST_UNWEIGHED)
        self._bookkeeper.add(unweighed)
        profile = await self._kept.profile(guest.id)
        sums = await self._sums.of(guest.id)
        return MyProgress(
            statistics=await self._statistics(guest, sums),
            mates=tuple(await self._kept.mates(guest.id, sums.met)),
            shared=profile.shared,
            puzzles=profile.puzzles,
            unweighed=len(unweighed),
            left=left,
        )

    async def shown(self, code: str, address: str) -> Statistics:
        """What a link shows: no name except the owner's, and no games to open."""
        take(self._looks, address)
        owner = await self._kept.sharing(code)
        if owner is None:
            raise Fault(ServerCode.NOT_FOUND)
        return without_games(await self._statistics(owner, await self._sums.of(owner.id)))

    async def share(self, guest: GuestId, *, on: bool) -> str | None:
        """Return the link, if any. Sharing again keeps the existing one."""
        take(self._changes, guest)
        known = (await self._kept.profile(guest)).shared
        return known if on and known else await self._kept.share(guest, on=on)

    async def lend(self, guest: GuestId, *, on: bool) -> None:
        take(self._changes, guest)
        await self._kept.lend(guest, on=on)

    async def teaches(self, guest: GuestId) -> bool:
        return (await self._kept.profile(guest)).teaches

    async def teach(self, guest: GuestId, *, on: bool) -> None:
        take(self._changes, guest)
        await self._kept.teach(guest, on=on)

    async def speaks(self, guest: GuestId, language: str) -> None:
        if language not in LANGUAGES:
            raise Fault(ServerCode.UNREADABLE)
        if (await self._kept.profile(guest)).language != language:
            take(self._changes, guest)
            await self._kept.speaks(guest, language)

    async def records(self, guest: GuestId, address: str) -> AsyncIterator[bytes]:
        """The records of all finished games, one per line."""
        take(self._downloads, guest)
        take(self._downloads_from, address)
        return self._lines(await self._kept.finished(guest))

    async def _lines(self, tables: Iterable[TableId]) -> AsyncIterator[bytes]:
        for named in tables:
            try:
                self._orders.check_table(named)
                record = finished_record((await self._tables.read(named)).table)
            except (BrokenLogError, FormatError, Fault):
                log.warning("no record", table=named)
                continue
            if record is not None:
                yield write_record(record) + b"\n"
            # Let others run: replaying a log takes a while.
            await asyncio.sleep(0)

    async def _statistics(self, guest: Guest, sums: Sums) -> Statistics:
        counts = sums.counts
        course = await self._storage.puzzles.course(guest.id)
        return Statistics(
            name=guest.name,
            all=_tally(counts),
            by_variant=_by(counts, Variant, lambda each: each.variant),
            by_role=_by(counts, PlayedRole, lambda each: each.side.role),
            by_difficulty=_by(counts, Difficulty, lambda each: each.difficulty),
            lost=sums.lost,
            diets=sums.diets,
            rating=tuple(RatingThen(at, round(rating)) for at, rating in course),
            honors=tuple(await self._kept.honors(guest.id, sums.deeds)),
        )

    async def _bring_in(self, guest: GuestId) -> int:
        """Add some games from before there were statistics. Returns how many are left."""
        if guest in self._whole:
            return 0
        missing = await self._kept.missing(guest, MOST_UNWEIGHED)
        if not missing:
            self._whole = {*islice(self._whole, MOST_WHOLE - 1), guest}
        if self._orders.is_read_only:
            return len(missing)
        for named in missing[:BROUGHT]:
            await self._kept.keep(await self._played(guest, named))
        return len(missing[BROUGHT:])

    async def _played(self, guest: GuestId, named: TableId) -> tuple[Played, ...]:
        try:
            room = await self._tables.read(named)
        except (BrokenLogError, FormatError):
            return (_unreadable(guest, named),)
        found = results(room.table, ended_at([each.entry for each in room.log]))
        return found if any(each.guest == guest for each in found) else (*found, _unreadable(guest, named))


def without_games(found: Statistics) -> Statistics:
    return replace(found, honors=tuple(replace(honor, table=None) for honor in found.honors))


Key = TypeVar("Key", Variant, PlayedRole, Difficulty)


def _by(counts: Sequence[Count], keys: Iterable[Key], key: Callable[[Count], Key]) -> dict[Key, Tally]:
    """Tallies of the keys that were played, in the order of the keys."""
    parts = {wanted: [each for each in counts if key(each) == wanted] for wanted in keys}
    return {wanted: _tally(part) for wanted, part in parts.items() if part}


def _tally(counts: Sequence[Count]) -> Tally:
    games, won = sum(each.games for each in counts), sum(each.won for each in counts)
    return Tally(games, won, *wilson(won, games))


def _unreadable(guest: GuestId, named: TableId) -> Played:
    """A result that doesn't count, stored so that nobody tries again."""
    return Played(
        table=named,
        guest=guest,
        at=0,
        counted=False,
        variant=Variant.COLONY,
        side=PlayedSide.RATS,
        diets=DietsFrom.RANDOM,
        difficulty=Difficulty.EASY,
        won=False,
        meal=0,
        crosses=0,
        yuck=0,
        yuck_left=0,
    )
