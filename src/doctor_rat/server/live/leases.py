"""Which tables' bots this process runs: all of them if it is alone on its database, else those it holds a lease for."""

from contextlib import suppress

from doctor_rat.server.storage import Storage, StorageError
from doctor_rat.table import TableId
from doctor_rat.table.ports import Clock

LEASE = 8.0
"""Seconds."""


class BotLeases:
    def __init__(self, storage: Storage, clock: Clock, process: str) -> None:
        self._is_shared = storage.is_shared
        self._kept = storage.leases
        self._clock = clock
        self._process = process
        self._until: dict[TableId, int] = {}
        """When each of our leases ends."""

    @property
    def held(self) -> int:
        return len(self._until)

    async def hold(self, table: TableId) -> bool:
        """Take the table's lease if it is free, or renew it once half its time is over."""
        if not self._is_shared or self._until.get(table, 0) > self._clock.now() + round(500 * LEASE):
            return True
        until = self._clock.now() + round(1000 * LEASE)
        held = await self._kept.take(table, self._process, LEASE)
        if held:
            self._until[table] = until
        return held

    def forget_old(self) -> None:
        self._until = {named: until for named, until in self._until.items() if until > self._clock.now()}

    async def close(self) -> None:
        """Release them now. If the database is gone, they expire soon anyway."""
        if self._until:
            with suppress(StorageError):
                await self._kept.release(self._process)
