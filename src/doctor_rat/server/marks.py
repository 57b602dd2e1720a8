"""A guest's own notes on the deduction sheet of a table."""

import msgspec

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import Marks
from doctor_rat.server.faults import Fault
from doctor_rat.server.limits import Buckets, Rate
from doctor_rat.server.storage import Storage
from doctor_rat.table import GuestId, TableId


class OwnMarks:
    def __init__(self, storage: Storage, rate: Rate) -> None:
        self._kept = storage.marks
        self._changes = Buckets(rate)

    async def find(self, guest: GuestId, table: TableId) -> Marks | None:
        found = await self._kept.read(guest, table)
        return None if found is None else msgspec.json.decode(found, type=Marks)

    async def read(self, guest: GuestId, table: TableId) -> Marks:
        return await self.find(guest, table) or Marks()

    async def keep(self, guest: GuestId, table: TableId, marks: Marks) -> None:
        if not self._changes.take(guest):
            raise Fault(ServerCode.TOO_FAST, again=self._changes.again)
        await self._kept.keep(guest, table, msgspec.json.encode(marks))
