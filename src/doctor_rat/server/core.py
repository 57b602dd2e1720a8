"""The parts of a running server, and how they are put together. Each does its work in a module of its own."""

import asyncio
import secrets

from doctor_rat.server.chores import Chores
from doctor_rat.server.dealer import SystemDealer
from doctor_rat.server.export import Exports
from doctor_rat.server.gatherings import Gatherings
from doctor_rat.server.http.other_files import OtherFiles
from doctor_rat.server.live.asides import Asides
from doctor_rat.server.live.deleting import Deleting
from doctor_rat.server.live.hearing import Hearing
from doctor_rat.server.live.leases import BotLeases
from doctor_rat.server.live.lobby import Lobby
from doctor_rat.server.live.log_store import LogStore
from doctor_rat.server.live.neighbors import Neighbors
from doctor_rat.server.live.tables import LiveTables, Shared, Tempo
from doctor_rat.server.marks import OwnMarks
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.progress.bookkeeper import Bookkeeper
from doctor_rat.server.progress.desk import ProgressDesk
from doctor_rat.server.puzzles.desk import PuzzleDesk
from doctor_rat.server.readiness import Readiness
from doctor_rat.server.reception import Reception
from doctor_rat.server.settings import Settings
from doctor_rat.server.sockets.door import Door
from doctor_rat.server.sockets.hub import Post
from doctor_rat.server.storage import Storage
from doctor_rat.server.table_lists import TableLists
from doctor_rat.server.thinking.analyst import Analyst
from doctor_rat.server.thinking.workers import Thinker
from doctor_rat.server.traffic import Traffic
from doctor_rat.table.ports import Clock, Dealer


class Core:
    """A handler asks the part it needs, by its name. Each part is given what it uses, in this order."""

    def __init__(
        self, settings: Settings, storage: Storage, thinker: Thinker, clock: Clock, dealer: Dealer | None = None
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.thinker = thinker
        self.clock = clock
        dealer = dealer or SystemDealer()
        process = secrets.token_hex(8)

        # What comes in
        self.door = Door(settings)
        self.traffic = Traffic(settings)
        self.post = Post()
        self.orders = StandingOrders(storage)
        self.readiness = Readiness(storage, thinker)
        self.other_files = OtherFiles(storage)

        # Tables that are open here, and the processes that share them
        self._asides = Asides()
        self.lobby = Lobby(storage)
        self.leases = BotLeases(storage, clock, process)
        self.neighbors = Neighbors(storage, clock, process, self._asides)
        tempo = Tempo(settings.bot_pause, settings.command_rate, settings.talk_rate, settings.host_seconds)
        shared = Shared(LogStore(storage), dealer, thinker, clock, tempo, self.orders, self.leases, self.neighbors)
        self.tables = LiveTables(shared, self.lobby)
        self.deleting = Deleting(storage, self.tables, self.neighbors, self.lobby, self._asides)
        self._hearing = Hearing(storage, self.tables, self.neighbors, self.deleting, self.lobby)

        # What people ask for
        self.reception = Reception(storage, self.deleting, self.orders, settings.guest_rate)
        self.gatherings = Gatherings(storage, self.tables, dealer, settings)
        self.lists = TableLists(storage, self.tables)
        self.marks = OwnMarks(storage, settings.marks_rate)
        self.exports = Exports(storage, self.tables, self.marks)
        self.analyst = Analyst(thinker, settings.review_queue)
        self.puzzles = PuzzleDesk(storage.puzzles, clock)
        self.bookkeeper = Bookkeeper(storage, self.tables, self.analyst, self.orders, self._asides)
        self.progress = ProgressDesk(storage, self.tables, self.orders, self.bookkeeper)

        self.chores = Chores(
            settings,
            storage,
            clock,
            self.tables,
            orders=self.orders,
            hearing=self._hearing,
            deleting=self.deleting,
            leases=self.leases,
            other_files=self.other_files,
        )
        self._running: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._hearing.start()
        self.door.fit()
        await self.orders.look()
        running = (self.chores.run(), self.lobby.run(), self.door.watch(), self.bookkeeper.run())
        self._running = [asyncio.create_task(each) for each in running]

    async def stop(self) -> None:
        for each in self._running:
            each.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._asides.close()
        await self.analyst.close()
        await self.readiness.close()
        self.lobby.close()
        await self.tables.close()
        await self.leases.close()
