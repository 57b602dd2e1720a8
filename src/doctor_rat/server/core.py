"""The parts of a running server and how they are wired. Each part has its own module."""

import asyncio
import secrets

from doctor_rat.server.chores import Chores
from doctor_rat.server.dealer import SystemDealer
from doctor_rat.server.deals.challenges import Challenges
from doctor_rat.server.deals.cups import Cups
from doctor_rat.server.deals.guard import DealGuard
from doctor_rat.server.deals.results import Results
from doctor_rat.server.deals.today import Today
from doctor_rat.server.export import Exports
from doctor_rat.server.gatherings import Gatherings
from doctor_rat.server.http.other_files import OtherFiles
from doctor_rat.server.learning.learner import Learner
from doctor_rat.server.live.asides import Asides
from doctor_rat.server.live.deleting import Deleting
from doctor_rat.server.live.hearing import Hearing
from doctor_rat.server.live.leases import BotLeases
from doctor_rat.server.live.lobby import Lobby
from doctor_rat.server.live.log_store import LogStore
from doctor_rat.server.live.neighbors import Neighbors
from doctor_rat.server.live.tables import LiveTables, SharedParts, Tempo
from doctor_rat.server.marks import OwnMarks
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.progress.bookkeeper import Bookkeeper
from doctor_rat.server.progress.desk import ProgressDesk
from doctor_rat.server.push.calls import Calls
from doctor_rat.server.push.desk import PushDesk
from doctor_rat.server.push.postman import Postman
from doctor_rat.server.puzzles.desk import PuzzleDesk, puzzles_with
from doctor_rat.server.readiness import Readiness
from doctor_rat.server.reception import Reception
from doctor_rat.server.settings import Settings
from doctor_rat.server.sharing.shares import Shares
from doctor_rat.server.sockets.door import Door
from doctor_rat.server.sockets.hub import Post
from doctor_rat.server.storage import Storage
from doctor_rat.server.table_lists import TableLists
from doctor_rat.server.thinking.analyst import Analyst
from doctor_rat.server.thinking.workers import Thinker
from doctor_rat.server.traffic import Traffic
from doctor_rat.table.ports import Clock, Dealer


class Core:
    """Handlers use its parts by name. Each part gets what it uses, so the order of construction matters."""

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
        self.guard = DealGuard(storage)
        log = LogStore(storage)
        shared = SharedParts(log, dealer, thinker, clock, tempo, self.orders, self.leases, self.neighbors, self.guard)
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
        self.shares = Shares(storage)
        self.puzzles = PuzzleDesk(storage.puzzles, clock, puzzles_with(settings.puzzles))
        results = Results(storage, self.tables, clock)
        self.today = Today(storage, self.tables, self.gatherings, results, clock)
        self.challenges = Challenges(storage, self.tables, self.gatherings, results, dealer)
        self.cups = Cups(storage, self.tables, self.gatherings, results, dealer)

        # Push notifications and statistics
        self.postman = Postman(storage.push, clock, settings.push_local)
        self.calls = Calls(
            settings, storage, clock, self.postman, self.orders, self.tables.company, self.today.who_played
        )
        self.push = PushDesk(settings, storage.push, clock, self.calls)
        self.bookkeeper = Bookkeeper(storage, self.tables, self.analyst, self.orders, self._asides)
        self.progress = ProgressDesk(storage, self.tables, self.orders, self.bookkeeper)
        self.learner = Learner(settings, storage, self.tables, thinker, self.orders, clock)

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
            today=self.today,
        )
        self._running: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._hearing.start()
        self.door.fit()
        await self.orders.look()
        work = (self.chores, self.lobby, self.calls, self.bookkeeper, self.learner)
        running = (self.door.watch(), *(each.run() for each in work))
        self._running = [asyncio.create_task(each) for each in running]

    async def stop(self) -> None:
        for each in self._running:
            each.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.postman.close()
        await self._asides.close()
        await self.analyst.close()
        await self.readiness.close()
        self.lobby.close()
        await self.tables.close()
        await self.leases.close()
