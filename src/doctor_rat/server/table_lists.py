"""Lists of tables, as one guest sees them: running, finished, or a single one."""

from collections.abc import Sequence

from msgspec.structs import replace

from doctor_rat.protocol.messages import ListedTable
from doctor_rat.server.faults import Fault
from doctor_rat.server.live.summary import is_listed, listed_for, summary_of
from doctor_rat.server.live.tables import LiveTable, LiveTables
from doctor_rat.server.storage import ListPlace, Storage, Summary
from doctor_rat.table import BrokenLogError, FormatError, GuestId, Pace, TableId, UnknownTableError

PAGE = 24
"""Past games per page."""


class TableLists:
    def __init__(self, storage: Storage, tables: LiveTables) -> None:
        self._kept = storage.tables
        self._tables = tables

    async def running(self, guest: GuestId) -> list[ListedTable]:
        """The tables waiting for this guest first, then the latest."""
        found = await self._running(guest)
        if slow := [each for each in found if each.options.pace is Pace.SLOW]:
            due = {each.id: await self._due(each.id) for each in slow}
            found = [replace(each, due=due.get(each.id)) for each in await self._running(guest)]
        return sorted(found, key=lambda each: (not each.your_turn, -each.touched))

    async def _due(self, named: TableId) -> int | None:
        """Opening a table enforces its deadlines. One that can't be opened must not take the others from the list."""
        try:
            return (await self._tables.get(named)).room.due
        except (BrokenLogError, FormatError, UnknownTableError, Fault):
            return None

    async def _running(self, guest: GuestId) -> list[ListedTable]:
        return _listed(await self._kept.of(guest), guest)

    async def past(self, guest: GuestId, after: ListPlace | None = None) -> tuple[list[ListedTable], ListPlace | None]:
        """A page of them, and where it ended if there are more."""
        found = await self._kept.past(guest, PAGE + 1, after)
        page = found[:PAGE]
        more = ListPlace(page[-1].listed.touched, page[-1].listed.id) if len(found) > PAGE else None
        return _listed(page, guest), more


def listed(live: LiveTable, guest: GuestId) -> ListedTable:
    """One open table."""
    told = (each.entry.at for each in reversed(live.room.log) if is_listed(each.entry))
    return replace(listed_for(summary_of(live.room.table, next(told)), guest), due=live.room.due)


def _listed(kept: Sequence[Summary], guest: GuestId) -> list[ListedTable]:
    return [listed_for(each, guest) for each in kept]
