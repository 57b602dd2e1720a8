"""Challenges: friends play the deal of a finished game, with the same cards and seats, and compare results."""

from contextlib import suppress

from msgspec.structs import replace

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.deals import ChallengePage, ChallengeStart, DealResult, DealSeat
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Deal, Setup
from doctor_rat.server.deals.days import promise_of
from doctor_rat.server.deals.results import Results
from doctor_rat.server.deals.standings import Standings
from doctor_rat.server.faults import Fault
from doctor_rat.server.gatherings import Gatherings, TableOrder, new_table_id
from doctor_rat.server.live.tables import LiveTable, LiveTables
from doctor_rat.server.storage import Guest, Storage
from doctor_rat.server.storage.deals import DealClaim
from doctor_rat.server.storage.values import KeptDeal
from doctor_rat.table import Access, Denied, DietsFrom, GuestId, Options, Stage, TableCode, TableId, UnknownTableError
from doctor_rat.table.entries import BrokenLogError
from doctor_rat.table.ports import Dealer
from doctor_rat.table.shared import Given, SharedDeal, SharedKind
from doctor_rat.table.table import Table
from doctor_rat.table.values import DealId
from doctor_rat.table.wire import other_tables

TOP = 100
"""How many of the best results are shown."""


class Challenges:
    def __init__(
        self, storage: Storage, tables: LiveTables, gatherings: Gatherings, results: Results, dealer: Dealer
    ) -> None:
        self._deals = storage.deals
        self._tables = tables
        self._gatherings = gatherings
        self._results = results
        self._dealer = dealer

    async def make(self, live: LiveTable, guest: GuestId) -> DealId:
        """The deal to link to. Everyone who knows the deal is recorded before anyone can play it."""
        table = live.room.table
        _check_may_challenge(table, guest)
        if table.shared is not None:
            return table.shared.id
        deal = SharedDeal(DealId(table.id), SharedKind.CHALLENGE)
        await live.room.share(deal)
        known = await self._close_studies(deal) | live.room.table.invited
        tables = [table.id, *await self._deals.tables(deal.id)]
        await self._deals.have_seen(known | await self._deals.onlookers(tables), deal.id, table.id)
        await self._deals.add_table(deal.id, table.id)
        await self._deals.keep(self._kept(deal, table))
        return deal.id

    async def _close_studies(self, deal: SharedDeal) -> frozenset[GuestId]:
        """Close the studies of this game to newcomers, and return those who know its deal from them."""
        known: frozenset[GuestId] = frozenset()
        for named in await self._deals.tables(deal.id):
            # Nobody can look at a study that can't be read.
            with suppress(UnknownTableError, BrokenLogError):
                study = (await self._tables.open(named)).room
                await study.share(deal)
                known |= study.table.invited
        return known

    def _kept(self, deal: SharedDeal, table: Table) -> KeptDeal:
        assert table.game is not None
        options = _options(table.options)
        given = Given(_setup(options, table.game.deal), (self._dealer.salt(), self._dealer.salt()))
        seats = tuple(DealSeat(seat.roles, seat.bot if seat.guest is None else None) for seat in table.seats)
        return KeptDeal(deal, options, given, promise_of(options, given), seats)

    async def page(self, guest: GuestId, named: DealId) -> ChallengePage:
        deal = await self._get(named)
        claim = await self._deals.find(guest, named)
        finished = claim is not None and claim.over
        found = await self._results.standings(named, own=claim.table if finished and claim is not None else None)
        results = await self._told(deal, found, claim, guest) if finished and claim is not None else []
        return ChallengePage(
            deal=named,
            host=await self._host(TableId(named)),
            options=deal.options,
            seats=deal.seats,
            promise=deal.promise,
            mine=None if claim is None or claim.seen else claim.table,
            finished=finished,
            count=len(found),
            results=tuple(results),
        )

    async def _told(self, deal: KeptDeal, found: Standings, claim: DealClaim, guest: GuestId) -> list[DealResult]:
        """The best, and the guest's own."""
        mine = set() if claim.seen else {claim.table}
        return await self._results.told(deal.shared, found, {*found.top(TOP), *mine}, guest)

    async def _host(self, origin: TableId) -> str:
        """Who played it first; empty once that game is deleted."""
        with suppress(UnknownTableError, BrokenLogError):
            return (await self._tables.open(origin)).room.table.owner_name
        return ""

    async def begin(self, guest: Guest, named: DealId, wish: ChallengeStart) -> LiveTable:
        """A table for this guest and the people they invite, or the one they already have."""
        deal = await self._get(named)
        if wish.roles not in [seat.roles for seat in deal.seats if seat.bot is None]:
            raise Denied(TableCode.SEAT_ROLES)
        table = new_table_id()
        claim = await self._deals.claim(guest.id, named, table)
        if claim.seen:
            raise Fault(ServerCode.DEAL_PLAYED)
        if claim.table != table:
            return await self._tables.get(claim.table)
        await self._deals.add_table(named, table)
        bots = tuple(seat for seat in deal.seats if seat.bot is not None)
        order = TableOrder(table, shared=deal.shared, given=deal.given, bots=bots)
        return await self._gatherings.make(guest, NewTable(deal.options, wish.roles), order)

    async def _get(self, named: DealId) -> KeptDeal:
        deal = await self._deals.get(named)
        if deal is None or deal.shared.kind is not SharedKind.CHALLENGE:
            raise Fault(ServerCode.NOT_FOUND)
        return deal


def _check_may_challenge(table: Table, guest: GuestId) -> None:
    """Only its players may, and only once it is over. Deals of the day and of tournaments are shared already."""
    if table.seat_of(guest) is None:
        raise Denied(TableCode.NOT_SEATED)
    if table.stage is not Stage.OVER or table.game is None:
        raise Fault(ServerCode.NOT_FINISHED)
    others = other_tables(table)
    if others is None or others.kind is not SharedKind.CHALLENGE:
        raise Fault(ServerCode.NO_CHALLENGE)


def _options(options: Options) -> Options:
    """The same options for a private table, with nothing left to draw or choose: the deal is known."""
    diets = DietsFrom.RANDOM if options.diets is DietsFrom.CHOSEN else options.diets
    return replace(options, access=Access.PRIVATE, random_identities=False, latecomers=False, diets=diets)


def _setup(options: Options, deal: Deal) -> Setup:
    return Setup(options.config(), deal.pile, deal.complications, 0, options.one_family, deal.diets, deal.sources)
