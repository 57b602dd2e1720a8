"""How the tables of a deal did, for guests who may know."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from doctor_rat.protocol.deals import DealResult, DealSide, Score
from doctor_rat.protocol.messages import ListedSeat
from doctor_rat.server.deals.score import score_of
from doctor_rat.server.deals.standings import Standings, StandingsKept
from doctor_rat.server.live.tables import LiveTables
from doctor_rat.server.storage import Storage, Summary
from doctor_rat.table import GuestId, Stage, TableId
from doctor_rat.table.ports import Clock
from doctor_rat.table.shared import SharedDeal, SharedKind
from doctor_rat.table.values import DealId


class Results:
    def __init__(self, storage: Storage, tables: LiveTables, clock: Clock) -> None:
        self._deals = storage.deals
        self._kept = storage.tables
        self._tables = tables
        self._standings = StandingsKept(storage.deals, clock, self._read)

    async def standings(self, deal: DealId, side: DealSide | None = None, own: TableId | None = None) -> Standings:
        return await self._standings.of(deal, side, own)

    async def told(
        self, deal: SharedDeal, standings: Standings, tables: Collection[TableId], guest: GuestId
    ) -> list[DealResult]:
        """These finished tables, the best first. What is told about people is read now, and never kept."""
        found = await self._kept.all_of(tables)
        agreed = await self._agreed(deal, found)
        results = []
        for summary in found:
            if summary.listed.stage is Stage.OVER:
                result = await self.result(summary, guest)
                place = standings.place(result.score)
                may_name = agreed is None or result.yours or summary.listed.id in agreed
                results.append(replace(result if may_name else _nameless(result), place=place))
        return sorted(results, key=lambda each: each.place)

    async def _agreed(self, deal: SharedDeal, found: Sequence[Summary]) -> set[TableId] | None:
        """The tables of those who let others read their names; None if all do."""
        if deal.kind is not SharedKind.DAY:
            return None
        people = {guest for summary in found for guest in summary.holders if guest is not None}
        return {table for table, _ in await self._deals.named_among(deal.id, people)}

    async def result(self, summary: Summary, guest: GuestId) -> DealResult:
        """Without its place."""
        table = summary.listed.id
        score = summary.score or await self._read(table)
        return DealResult(table, _seats(summary), score, place=0, yours=guest in summary.holders)

    async def _read(self, table: TableId) -> Score:
        """For a game whose summary predates scores."""
        found = score_of((await self._tables.read(table)).table.game)
        assert found is not None
        return found


def _seats(summary: Summary) -> tuple[ListedSeat, ...]:
    return tuple(ListedSeat(seat.roles, seat.name, seat.bot) for seat in summary.listed.seats)


def _nameless(result: DealResult) -> DealResult:
    return replace(result, seats=tuple(replace(seat, name=seat.bot or "") for seat in result.seats))
