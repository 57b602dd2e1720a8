"""What one audience has been told so far, assembled from its deliveries, for clients and tests."""

from collections.abc import Iterable

from msgspec import UNSET
from msgspec.structs import replace

from doctor_rat.rules import Event
from doctor_rat.table.values import Stage
from doctor_rat.table.wire import Delivery, GameView, SetupView, TableView


class Picture:
    """A delivery leaves out what hasn't changed, so anything it omits stays as it was."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Nothing has been told, or everything will be told again."""
        self.number = 0
        """The last number seen, 0 for none."""
        self.log: list[Delivery] = []
        self.history: list[Event] = []
        self.table: TableView | None = None
        self.game: GameView | None = None
        self._setup: SetupView | None = None

    @property
    def setup(self) -> SetupView | None:
        """Only for the doctor, while diets are given out."""
        return self._setup if self.table is not None and self.table.stage is Stage.SETUP else None

    def hear(self, deliveries: Iterable[Delivery]) -> None:
        for delivery in deliveries:
            self.add(delivery)

    def add(self, delivery: Delivery) -> None:
        if delivery.number != self.number + 1:
            raise LookupError(f"entry {delivery.number} came after {self.number}")
        self.number = delivery.number
        self.log.append(delivery)
        self.history += delivery.events
        if delivery.table is not UNSET:
            self.table = delivery.table
        elif delivery.proposals is not UNSET and self.table is not None:
            assert delivery.awaited is not UNSET
            self.table = replace(self.table, proposals=delivery.proposals, awaited=delivery.awaited)
        if delivery.game is not UNSET:
            self.game = delivery.game
        if delivery.setup is not UNSET:
            self._setup = delivery.setup
