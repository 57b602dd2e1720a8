"""Friendly tournaments: the same five deals for any number of teams."""

import asyncio
import hmac
import secrets
from collections.abc import Sequence
from contextlib import suppress

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.deals import CupPage, CupTable, CupTeam, DealResult, NewCup, TeamInvitation
from doctor_rat.protocol.messages import NewTable
from doctor_rat.server.deals.days import promise_of
from doctor_rat.server.deals.guard import check_joined
from doctor_rat.server.deals.results import Results
from doctor_rat.server.faults import Fault
from doctor_rat.server.gatherings import Gatherings, TableOrder, new_table_id
from doctor_rat.server.live.tables import LiveTable, LiveTables
from doctor_rat.server.storage import Guest, Storage, Summary
from doctor_rat.server.storage.cleaning import CUP_DEALS
from doctor_rat.server.storage.cups import StoredTeam
from doctor_rat.server.storage.values import KeptDeal
from doctor_rat.table import Access, DietsFrom, GuestId, Options, Stage, TableExistsError, TableId, UnknownTableError
from doctor_rat.table.options import OptionChanges
from doctor_rat.table.ports import INVITE_BYTES, Dealer
from doctor_rat.table.shared import Given, SharedDeal, SharedKind
from doctor_rat.table.values import DealId

NOTHING = CupTable("none", None)
Open = dict[DealId, dict[int, CupTable]]
"""What a guest may know of each table, by deal and team."""


class Cups:
    def __init__(
        self, storage: Storage, tables: LiveTables, gatherings: Gatherings, results: Results, dealer: Dealer
    ) -> None:
        self._cups = storage.cups
        self._deals = storage.deals
        self._tables = tables
        self._gatherings = gatherings
        self._results = results
        self._dealer = dealer
        self._making = asyncio.Lock()
        """Keeps two requests from making the same table."""

    async def make(self, wish: NewCup) -> str:
        named = secrets.token_urlsafe(9)
        options = Options(access=Access.PRIVATE, latecomers=False).changed(
            OptionChanges(variant=wish.variant, diets=DietsFrom.DIFFICULTY, difficulty=wish.difficulty)
        )
        for deal in deals_of(named):
            given = Given(self._dealer.shuffle(options), (self._dealer.salt(), self._dealer.salt()))
            shared = SharedDeal(deal, SharedKind.CUP)
            await self._deals.keep(KeptDeal(shared, options, given, promise_of(options, given)))
        await self._cups.make(named)
        return named

    async def page(self, guest: GuestId, named: str) -> CupPage:
        deals = await self._get(named)
        teams = await self._cups.teams(named)
        mine = next((team for team in teams if guest in dict(team.members)), None)
        tables = await self._open(guest, [deal.shared.id for deal in deals])
        return CupPage(
            id=named,
            options=deals[0].options,
            promises=tuple(deal.promise for deal in deals),
            team=None if mine is None else mine.number,
            invite=None if mine is None else mine.invite,
            teams=tuple(_team(team, tables) for team in teams),
        )

    async def found_team(self, guest: GuestId, named: str) -> None:
        await self._get(named)
        if await self._cups.found_team(named, guest, secrets.token_urlsafe(INVITE_BYTES)) is None:
            raise Fault(ServerCode.TOO_MANY_TEAMS)

    async def join(self, guest: GuestId, named: str, invitation: TeamInvitation) -> None:
        teams = {team.number: team for team in await self._cups.teams(named)}
        team = teams.get(invitation.team)
        given = invitation.invite.encode(errors="replace")
        if team is None or not hmac.compare_digest(given, team.invite.encode()):
            raise Fault(ServerCode.BAD_LINK)
        check_joined(await self._cups.join(named, guest, team.number), team.number)

    async def table(self, guest: Guest, named: str, number: int) -> LiveTable:
        """Their team's table for this deal. The first to ask makes it."""
        deals = await self._get(named)
        team = await self._cups.team_of(named, guest.id)
        if team is None or not 1 <= number <= CUP_DEALS:
            raise Fault(ServerCode.NOT_FOR_YOU)
        deal = deals[number - 1]
        table = await self._deals.add_table(deal.shared.id, new_table_id(), team)
        async with self._making:
            return await self._table(guest, deal, table)

    async def _table(self, guest: Guest, deal: KeptDeal, table: TableId) -> LiveTable:
        with suppress(UnknownTableError):
            return await self._tables.get(table)
        with suppress(TableExistsError):
            order = TableOrder(table, shared=deal.shared, given=deal.given)
            return await self._gatherings.make(guest, NewTable(deal.options), order)
        return await self._tables.get(table)

    async def _get(self, named: str) -> list[KeptDeal]:
        if not await self._cups.exists(named):
            raise Fault(ServerCode.NOT_FOUND)
        found = [await self._deals.get(deal) for deal in deals_of(named)]
        return [deal for deal in found if deal is not None]

    async def _open(self, guest: GuestId, deals: Sequence[DealId]) -> Open:
        """A deal's results are for those who have finished it."""
        tables = await self._deals.ranked(deals)
        found: Open = {}
        for deal in deals:
            claim = await self._deals.find(guest, deal)
            told = claim is not None and claim.over
            found[deal] = {
                each.team: await self._known(each.summary, guest, told=told)
                for each in tables[deal]
                if each.team is not None
            }
        return found

    async def _known(self, summary: Summary, guest: GuestId, *, told: bool) -> CupTable:
        if summary.listed.stage is not Stage.OVER:
            return CupTable("open", None)
        return CupTable("over", await self._results.result(summary, guest) if told else None)


def deals_of(named: str) -> list[DealId]:
    return [DealId(f"{named}.{number}") for number in range(1, CUP_DEALS + 1)]


def _team(team: StoredTeam, tables: Open) -> CupTeam:
    mine = tuple(tables[deal].get(team.number, NOTHING) for deal in tables)
    told = [each.result for each in mine if each.result is not None]
    whole = len(told) == CUP_DEALS
    return CupTeam(
        number=team.number,
        names=tuple(name for _, name in team.members),
        tables=mine,
        won=_won(told) if whole else None,
        crosses=sum(each.score.crosses for each in told) if whole else None,
    )


def _won(results: Sequence[DealResult]) -> int:
    return sum(each.score.won for each in results)
