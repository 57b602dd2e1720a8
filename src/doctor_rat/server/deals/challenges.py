"""The deal of a finished game for friends: the same cards, the same seats, and the results side by side."""

from contextlib import suppress

from msgspec.structs import replace

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.deals import ChallengePage, ChallengeStart, DealSeat
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Deal, Setup
from doctor_rat.server.deals.days import promise_of
from doctor_rat.server.deals.results import Results
from doctor_rat.server.faults import Fault
from doctor_rat.server.gatherings import Gatherings, Order, new_table_id
from doctor_rat.server.live.tables import LiveTable, LiveTables
from doctor_rat.server.storage import Guest, Storage
from doctor_rat.server.storage.values import KeptDeal
from doctor_rat.table import Access, Denied, DietsFrom, GuestId, Options, Stage, TableCode, TableId, UnknownTableError
from doctor_rat.table.entries import BrokenLogError
from doctor_rat.table.ports import Dealer
from doctor_rat.table.shared import Given, SharedDeal, SharedKind
from doctor_rat.table.table import Table
from doctor_rat.table.values import DealId


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
        """The link's deal. Everybody who knows it is noted before anyone can play it."""
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
        """Those who play on from a position of the game know its deal: they, and nobody else from now on."""
        known: frozenset[GuestId] = frozenset()
        for named in await self._deals.tables(deal.id):
            # One that can't be read can't be looked at either.
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
        results = await self._results.of(deal.shared, guest)
        origin = (await self._tables.read(TableId(named))).table
        return ChallengePage(
            deal=named,
            host=origin.owner_name,
            options=deal.options,
            seats=deal.seats,
            promise=deal.promise,
            mine=None if claim is None or claim.seen else claim.table,
            finished=finished,
            count=len(results),
            results=tuple(results) if finished else (),
        )

    async def begin(self, guest: Guest, named: DealId, wish: ChallengeStart) -> LiveTable:
        """A table for this guest and whomever they invite; the one that they have, if there is one."""
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
        order = Order(table, shared=deal.shared, given=deal.given, bots=bots)
        return await self._gatherings.make(guest, NewTable(deal.options, wish.roles), order)

    async def _get(self, named: DealId) -> KeptDeal:
        deal = await self._deals.get(named)
        if deal is None or deal.shared.kind is not SharedKind.CHALLENGE:
            raise Fault(ServerCode.NOT_FOUND)
        return deal


def _check_may_challenge(table: Table, guest: GuestId) -> None:
    """Those who played it, once it is over; the day's deal and a tournament's are shared already."""
    if table.seat_of(guest) is None:
        raise Denied(TableCode.NOT_SEATED)
    if table.stage is not Stage.OVER or table.game is None:
        raise Fault(ServerCode.NOT_FINISHED)
    is_other = table.shared is not None and table.shared.kind is not SharedKind.CHALLENGE
    if is_other or table.study is not None or table.options.diets is DietsFrom.LESSON:
        raise Fault(ServerCode.NO_CHALLENGE)


def _options(options: Options) -> Options:
    """The same, for those who are asked to it; chance has spoken already, and so has the doctor."""
    diets = DietsFrom.RANDOM if options.diets is DietsFrom.CHOSEN else options.diets
    return replace(options, access=Access.PRIVATE, random_identities=False, latecomers=False, diets=diets)


def _setup(options: Options, deal: Deal) -> Setup:
    return Setup(options.config(), deal.pile, deal.complications, 0, options.one_family, deal.diets, deal.sources)
