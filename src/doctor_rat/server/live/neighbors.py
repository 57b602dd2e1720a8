"""The other processes on this database: what we tell them, and who is at a table through them."""

from collections.abc import Iterable, Sequence

import structlog

from doctor_rat.server.live.asides import Asides
from doctor_rat.server.live.elsewhere import MOST, Company, Elsewhere
from doctor_rat.server.storage import Storage, StorageError
from doctor_rat.table import GuestId, Table, TableId
from doctor_rat.table.ports import Clock

log = structlog.get_logger()
ABSENT = 7_000
"""People at another process count as gone this many milliseconds after it last named them."""


class Neighbors:
    def __init__(self, storage: Storage, clock: Clock, process: str, asides: Asides) -> None:
        self.process = process
        """This process's name among them."""
        self._storage = storage
        self._asides = asides
        self._elsewhere = Elsewhere(process, clock.now, ABSENT)

    @property
    def may_exist(self) -> bool:
        return self._storage.is_shared

    def guests(self, table: TableId) -> frozenset[GuestId]:
        """Who is at this table through another process."""
        return self._elsewhere.guests(table)

    def hear(self, told: Company) -> bool:
        """Return whether this process is new at the table."""
        return self._elsewhere.hear(told)

    def forget_old(self) -> None:
        self._elsewhere.forget_old()

    async def tell(self, words: Sequence[str]) -> None:
        try:
            await self._storage.tell(words)
        except StorageError as error:
            # It will soon be repeated.
            log.warning("others not told", code=error.code)

    def tell_company(self, table: Table, guests: Iterable[GuestId]) -> None:
        """Announce that someone came to this table through us, or left."""
        if self.may_exist:
            self._asides.run(self.tell([self.company(table, guests)]))

    def company(self, table: Table, guests: Iterable[GuestId]) -> str:
        """Who is at the table through this process; if there are too many to name, those in a seat come first."""
        seated_first = sorted(guests, key=lambda guest: table.seat_of(guest) is None)
        return Company(self.process, table.id, tuple(seated_first[:MOST])).text()
