"""The one way to a finished game: by right, or by a link that one of its players made."""

from msgspec import Struct

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.rules import Source, State
from doctor_rat.rules.record import write_record
from doctor_rat.server.core import Core
from doctor_rat.server.faults import Fault
from doctor_rat.server.storage import Guest
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.table import Table, TableId, finished_record
from doctor_rat.table.admission import check_may_look


class Finished(Struct, frozen=True):
    """A game that is over, with all its secrets."""

    table: Table
    game: State
    record: bytes

    @property
    def sources(self) -> tuple[Source, ...]:
        return tuple(self.game.deal.sources)


async def finished_table(core: Core, named: str, guest: Guest) -> Finished:
    """For whoever may look at this table."""
    live = await core.tables.get(TableId(named))
    check_may_look(live.room.table, guest.id)
    return _opened(live.room.table, guest)


async def shared_table(core: Core, named: str, guest: Guest | None) -> tuple[KeptShare, Finished]:
    """For whoever has a link, be they a guest or not."""
    share = await core.shares.find(named)
    live = await core.tables.get(share.table)
    return share, _opened(live.room.table, guest)


def _opened(table: Table, guest: Guest | None) -> Finished:
    """Every finished game that leaves the server passes here: what keeps it from a guest belongs here."""
    record = _record(table)
    assert table.game is not None
    return Finished(table, table.game, record)


def _record(table: Table) -> bytes:
    record = finished_record(table)
    if record is None:
        raise Fault(ServerCode.NOT_FINISHED)
    return write_record(record)
