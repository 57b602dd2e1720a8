"""The one guard between tables of the same deal: who may sit at one, start it, or review it afterwards.

Once a table with a shared deal has started, `table.admission` closes it to everyone without a seat. This module decides
who gets a seat, and who may review other tables of the deal: those who have finished it.
"""

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault
from doctor_rat.server.storage import Storage
from doctor_rat.table import Command, Denied, GuestId, Stage, TableCode, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.admission import check_may_look, is_closed
from doctor_rat.table.shared import SharedKind, cup_of
from doctor_rat.table.table import Table
from doctor_rat.table.values import DealId

MOST_NOTED = 50_000
"""How many onlookers to remember as already stored."""


def check_joined(joined: int | None, team: int) -> None:
    """Refuse someone who wants to be in `team` but is in another one, `joined`, or in none because it is full."""
    if joined is None:
        raise Fault(ServerCode.TEAM_FULL)
    if joined != team:
        raise Fault(ServerCode.OTHER_TEAM)


class DealGuard:
    def __init__(self, storage: Storage) -> None:
        self._deals = storage.deals
        self._cups = storage.cups
        self._noted: set[tuple[GuestId, TableId]] = set()

    async def check_command(self, table: Table, guest: GuestId, command: Command) -> None:
        """Before a seat is taken, and before the game begins."""
        match command:
            case ask.Sit() | ask.TakeSeat():
                check_may_look(table, guest)
                await self._check_sit(table, guest)
            case ask.Start():
                await self._check_start(table)

    async def _check_sit(self, table: Table, guest: GuestId) -> None:
        assert table.shared is not None
        deal = table.shared.id
        if table.given is None:
            # A study shows the deal: it is for those who have finished.
            if not await self._has_finished(guest, deal):
                raise Denied(TableCode.DEAL_CLOSED)
            return
        if table.shared.kind is SharedKind.CUP:
            await self._check_team(table, guest)
        if (await self._deals.claim(guest, deal, table.id)).table != table.id:
            raise Fault(ServerCode.DEAL_PLAYED)

    async def _check_team(self, table: Table, guest: GuestId) -> None:
        assert table.shared is not None
        team = await self._deals.team_of(table.id)
        if team is not None:
            check_joined(await self._cups.join(cup_of(table.shared.id), guest, team), team)

    async def _check_start(self, table: Table) -> None:
        """A guest who sat down at two tables at the same moment may play at only one of them."""
        assert table.shared is not None
        if table.given is None:
            return
        for seat in table.seats:
            if seat.guest is not None:
                found = await self._deals.find(seat.guest, table.shared.id)
                if found is None or found.table != table.id:
                    raise Fault(ServerCode.DEAL_PLAYED_BY, name=seat.name)

    async def check_may_review(self, table: Table, guest: GuestId) -> None:
        """A finished game is open to those who have finished another of the same deal."""
        if guest in table.kicked or not is_closed(table, guest) or table.stage is not Stage.OVER:
            check_may_look(table, guest)
        elif table.shared is None or not await self._has_finished(guest, table.shared.id):
            raise Denied(TableCode.DEAL_CLOSED)

    async def may_read_names(self, table: Table, guest: GuestId) -> bool:
        """At a deal of the day, strangers see names only if everyone seated agreed."""
        if table.shared is None or table.shared.kind is not SharedKind.DAY or table.seat_of(guest) is not None:
            return True
        people = [seat.guest for seat in table.seats if seat.guest is not None]
        agreed = await self._deals.named_among(table.shared.id, people)
        return all((table.id, guest) in agreed for guest in people)

    async def _has_finished(self, guest: GuestId, deal: DealId) -> bool:
        found = await self._deals.find(guest, deal)
        return found is not None and found.over

    async def note(self, table: Table, guest: GuestId) -> None:
        """Record an uninvited onlooker at an open table: they know its deal from now on."""
        if guest in table.invited or table.shared is not None or (guest, table.id) in self._noted:
            return
        await self._deals.note_onlooker(guest, table.id)
        if len(self._noted) >= MOST_NOTED:
            self._noted.clear()
        self._noted.add((guest, table.id))
