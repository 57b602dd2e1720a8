"""How the tables of a deal have done, for those who may know."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from doctor_rat.protocol.deals import DealResult, Score, Side
from doctor_rat.protocol.messages import ListedSeat
from doctor_rat.server.deals.score import placed, score_of
from doctor_rat.server.live.tables import LiveTables
from doctor_rat.server.storage import Storage, Summary
from doctor_rat.server.storage.deals import DealTable
from doctor_rat.table import GuestId, Stage, TableId
from doctor_rat.table.shared import SharedDeal, SharedKind
from doctor_rat.table.values import DealId


class Results:
    def __init__(self, storage: Storage, tables: LiveTables) -> None:
        self._deals = storage.deals
        self._tables = tables

    async def of(self, deal: SharedDeal, guest: GuestId) -> list[DealResult]:
        """The finished tables, the best first."""
        found = await self.of_all([deal.id], guest)
        results = [result for _, result in found[deal.id]]
        if deal.kind is SharedKind.DAY:
            agreed = await self._deals.named(deal.id)
            known = {table for table, _ in agreed}
            results = [each if each.yours or each.table in known else _nameless(each) for each in results]
        return placed(results)

    async def of_all(
        self, deals: Collection[DealId], guest: GuestId
    ) -> dict[DealId, list[tuple[DealTable, DealResult]]]:
        """By deal, every finished table; without places."""
        tables = await self._deals.ranked(deals)
        return {deal: [(each, await self._result(each, guest)) for each in _over(tables[deal])] for deal in deals}

    async def _result(self, each: DealTable, guest: GuestId) -> DealResult:
        score = each.summary.score or await self._read(each.table)
        summary = each.summary
        return DealResult(each.table, _seats(summary), score, place=0, yours=guest in summary.holders)

    async def _read(self, table: TableId) -> Score:
        """Of a game whose summary was written before there were scores."""
        found = score_of((await self._tables.read(table)).table.game)
        assert found is not None
        return found


def side_of(seats: Sequence[ListedSeat]) -> Side:
    """Of the person, in a deal of the day: alone, all rats have one seat."""
    return "rats" if any(len(seat.roles) > 1 for seat in seats) else "doctor"


def _over(tables: Sequence[DealTable]) -> list[DealTable]:
    return [each for each in tables if each.summary.listed.stage is Stage.OVER]


def _seats(summary: Summary) -> tuple[ListedSeat, ...]:
    return tuple(ListedSeat(seat.roles, seat.name, seat.bot) for seat in summary.listed.seats)


def _nameless(result: DealResult) -> DealResult:
    return replace(result, seats=tuple(replace(seat, name=seat.bot or "") for seat in result.seats))
