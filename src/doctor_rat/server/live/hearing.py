"""Listening to other processes on this database: writes to tables, people who come and go, deleted guests."""

from doctor_rat.server.live.deleting import Deleting
from doctor_rat.server.live.elsewhere import Deleted, read_word
from doctor_rat.server.live.lobby import Lobby
from doctor_rat.server.live.neighbors import Neighbors
from doctor_rat.server.live.tables import LiveTable, LiveTables
from doctor_rat.server.storage import Storage
from doctor_rat.table import TableId


class Hearing:
    def __init__(
        self, storage: Storage, tables: LiveTables, neighbors: Neighbors, deleting: Deleting, lobby: Lobby
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._neighbors = neighbors
        self._deleting = deleting
        self._lobby = lobby

    def start(self) -> None:
        self._storage.on_change(self._changed, self._watched)
        self._storage.on_told(self._told)

    async def look(self) -> None:
        """Announce again who is here, and forget people not announced for a while."""
        if not self._neighbors.may_exist:
            return
        self._neighbors.forget_old()
        known = self._tables.known()
        await self._neighbors.tell([self._company(live) for live in known if not live.hub.is_empty])
        for live in known:
            self._see(live)

    def _told(self, text: str) -> None:
        told = read_word(text)
        if isinstance(told, Deleted):
            self._deleting.hear(told)
            return
        is_new = self._neighbors.hear(told)
        if (live := self._tables.find(told.table)) is not None:
            self._see(live)
            if is_new:
                self._neighbors.tell_company(live.room.table, live.hub.guests)

    def _company(self, live: LiveTable) -> str:
        return self._neighbors.company(live.room.table, live.hub.guests)

    def _see(self, live: LiveTable) -> None:
        live.hub.see(self._neighbors.guests(live.room.table.id))

    def _watched(self) -> list[TableId]:
        return [live.room.table.id for live in self._tables.known()]

    def _changed(self, named: TableId, number: int) -> None:
        """A process, perhaps this one, wrote to a table that may be open here."""
        if (live := self._tables.find(named)) is not None and live.room.number < number:
            live.catch_up()
        self._lobby.touch()
