"""The only way to a finished game: by right, or by a link one of its players made."""

from msgspec import Struct
from msgspec.structs import replace

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.rules import Source, State
from doctor_rat.rules.record import STUDY, continued, read_record, write_record
from doctor_rat.server.core import Core
from doctor_rat.server.faults import Fault
from doctor_rat.server.live.tables import LiveTable
from doctor_rat.server.storage import Guest
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.table import Denied, Table, TableCode, TableId, finished_record


class Finished(Struct, frozen=True):
    """A game that is over, with all its secrets."""

    live: LiveTable
    game: State
    record: bytes

    @property
    def table(self) -> Table:
        return self.live.room.table

    @property
    def sources(self) -> tuple[Source, ...]:
        return tuple(self.game.deal.sources)


async def finished_table(core: Core, named: str, guest: Guest) -> Finished:
    """For guests who may look at this table or have finished its deal at another."""
    live = await _current(core, TableId(named))
    await core.guard.check_may_review(live.room.table, guest.id)
    return await _opened(core, live, guest)


async def shared_table(core: Core, named: str, guest: Guest | None) -> tuple[KeptShare, Finished]:
    """For anyone with a link, guest or not. A shared deal still stays closed to those who haven't finished it."""
    share = await core.shares.find(named)
    live = await _current(core, share.table)
    if live.room.table.shared is not None:
        if guest is None:
            raise Denied(TableCode.DEAL_CLOSED)
        await core.guard.check_may_review(live.room.table, guest.id)
    return share, _without_origin(await _opened(core, live, guest))


def _without_origin(found: Finished) -> Finished:
    """A link to a study doesn't say which game it continued."""
    record = read_record(found.record)
    begun = continued(record)
    if begun is None or begun.origin is None:
        return found
    assert isinstance(record.meta, dict)
    meta = {**record.meta, STUDY: {"step": begun.step}}
    return replace(found, record=write_record(replace(record, meta=meta)))


async def note(core: Core, table: Table, guest: Guest) -> None:
    """Record that they know this deal from now on."""
    if not core.orders.is_read_only:
        await core.guard.note(table, guest.id)


async def _current(core: Core, named: TableId) -> LiveTable:
    live = await core.tables.get(named)
    if core.storage.is_shared:
        # Another process may just have shared its deal.
        await live.room.catch_up()
    return live


async def _opened(core: Core, live: LiveTable, guest: Guest | None) -> Finished:
    """Every finished game that leaves the server passes through here."""
    table = live.room.table
    record = finished_record(table)
    if record is None:
        raise Fault(ServerCode.NOT_FINISHED)
    if guest is not None:
        await note(core, table, guest)
        if not await core.guard.may_read_names(table, guest.id):
            meta = record.meta if isinstance(record.meta, dict) else {}
            record = replace(record, meta={name: told for name, told in meta.items() if name != "players"})
    assert table.game is not None
    return Finished(live, table.game, write_record(record))
