"""What happened, as a tagged union (tag `event`). `apply` returns events as the doctor's own log would have them;
`view.events_for` says how much of each a role is shown."""

from enum import StrEnum
from typing import ClassVar, Literal

from doctor_rat.rules.actions import (
    DOCTOR,
    Action,
    By,
    DinnerToken,
    Medicine,
    Offer,
    Pass,
    Predict,
    Serve,
    StrictMenu,
    Take,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.cards import Complication, Food, Group
from doctor_rat.rules.values import Value


class Reason(StrEnum):
    EXAM_PASSED = "exam-passed"
    EXAM_FAILED = "exam-failed"
    THIRD_CROSS = "third-cross"


class Outcome(Value, frozen=True, forbid_unknown_fields=True):
    won: bool
    meal: int
    reason: Reason

    def __str__(self) -> str:
        return f"{'won' if self.won else 'lost'} in meal {self.meal}: {self.reason}"


class Place(Value, frozen=True, order=True):
    """A place in a group's row or on its plate, counted in foods from 0."""

    group: Group
    at: int


class Sight(StrEnum):
    """How much of an event everyone but the doctor learns."""

    NOTHING = "nothing"
    COUNTS = "counts"
    """How many foods, and not which."""
    EVERYTHING = "everything"


class _Event(Value, frozen=True, tag_field="event"):
    sight: ClassVar[Sight] = Sight.NOTHING
    """A new kind of event reaches nobody until it declares its own sight."""

    @property
    def action(self) -> Action | None:
        """What somebody did, if this was it and didn't follow by itself."""
        return None


class _Open(_Event, frozen=True):
    sight = Sight.EVERYTHING


class TrashOpened(_Open, frozen=True, tag="trash-opened"):
    """Setup laid these foods in the trash."""

    foods: tuple[Food, ...]


class MealBegan(_Open, frozen=True, tag="meal-began"):
    meal: int
    first: Group | None
    """Colleagues: the first player."""


class Drew(_Event, frozen=True, tag="drew"):
    """The doctor drew foods into the stock."""

    sight = Sight.COUNTS
    count: int
    foods: tuple[Food, ...] | None
    """None for those who may not see them."""


class StockThrown(_Event, frozen=True, tag="stock-thrown"):
    """Yuck! front in Colony: the whole stock was thrown out and as many foods drawn."""

    sight = Sight.COUNTS
    count: int
    thrown: tuple[Food, ...] | None
    drawn: tuple[Food, ...] | None

    @property
    def action(self) -> Action:
        return YuckFront(DOCTOR)


class Laid(_Open, frozen=True, tag="laid"):
    """Colleagues: foods drawn to the center."""

    foods: tuple[Food, ...]


class TableCleared(_Open, frozen=True, tag="table-cleared"):
    """Yuck! front in Colleagues: the new center and trash."""

    by: By
    centre: tuple[Food, ...]
    trash: tuple[Food, ...]

    @property
    def action(self) -> Action:
        return YuckFront(self.by)


class Offered(_Event, frozen=True, tag="offered"):
    """The doctor chose, behind the screen."""

    foods: tuple[Food, ...]
    extra: Food | None

    @property
    def action(self) -> Action:
        return Offer(DOCTOR, self.foods)


class TokenPrepared(_Event, frozen=True):
    """A token waits behind the screen for dinner."""

    @property
    def action(self) -> DinnerToken:
        raise NotImplementedError


class MedicinePrepared(TokenPrepared, frozen=True, tag="medicine-prepared"):
    place: Place

    @property
    def action(self) -> DinnerToken:
        return Medicine(DOCTOR, self.place.group, self.place.at)


class MenuPrepared(TokenPrepared, frozen=True, tag="menu-prepared"):
    group: Group
    food: Food

    @property
    def action(self) -> DinnerToken:
        return StrictMenu(DOCTOR, self.group, self.food)


class Served(_Open, frozen=True, tag="served"):
    """All that the doctor prepared becomes open at once. The center is sorted: its order says nothing."""

    centre: tuple[Food, ...]
    medicine: Place | None
    menu: tuple[Group, Food] | None
    madness: tuple[Food, ...]

    @property
    def action(self) -> Action:
        return Serve(DOCTOR)

    @property
    def tokens(self) -> tuple[DinnerToken, ...]:
        """What was prepared for this dinner."""
        medicine = () if self.medicine is None else (Medicine(DOCTOR, self.medicine.group, self.medicine.at),)
        menu = () if self.menu is None else (StrictMenu(DOCTOR, *self.menu),)
        return medicine + menu

    @property
    def given(self) -> tuple[tuple[Group, Food], ...]:
        """The foods that are on a group's plate by a token."""
        return () if self.menu is None else (self.menu,)


class Taken(_Open, frozen=True, tag="taken"):
    group: Group
    food: Food
    origin: Literal["centre", "trash", "madness"]

    @property
    def action(self) -> Action:
        return Take(self.group, self.food)


class Discarded(_Open, frozen=True, tag="discarded"):
    """Madness: the food not chosen left the game."""

    food: Food


class SentBack(_Open, frozen=True, tag="sent-back"):
    """Yuck! back: the food is in the center again."""

    by: By
    group: Group
    food: Food

    @property
    def action(self) -> Action:
        return YuckBack(self.by, self.food, self.group) if self.by == DOCTOR else YuckBack(self.by, self.food)


class Passed(_Open, frozen=True, tag="passed"):
    by: Group

    @property
    def action(self) -> Action:
        return Pass(self.by)


class CentreCleared(_Open, frozen=True, tag="centre-cleared"):
    """The foods left in the center went to the trash."""

    foods: tuple[Food, ...]


class Predicted(_Open, frozen=True, tag="predicted"):
    """Megalomania: what was said of each other group, and whether it was right."""

    group: Group
    good: tuple[bool | None, ...]
    right: tuple[bool | None, ...]

    @property
    def action(self) -> Action:
        return Predict(self.group, self.good)


class Moved(_Open, frozen=True, tag="moved"):
    """A wrongly predicted food went from one group's plate to the predictor's."""

    food: Food
    origin: Group
    group: Group


class Judged(_Open, frozen=True, tag="judged"):
    group: Group
    food: Food
    good: bool


class ComplicationSpent(_Open, frozen=True, tag="complication-spent"):
    """The card went into the group's row as a green cross."""

    group: Group
    complication: Complication


class ComplicationDrawn(_Open, frozen=True, tag="complication-drawn"):
    group: Group
    complication: Complication


class Ended(_Open, frozen=True, tag="ended"):
    outcome: Outcome


Event = (
    TrashOpened
    | MealBegan
    | Drew
    | StockThrown
    | Laid
    | TableCleared
    | Offered
    | MedicinePrepared
    | MenuPrepared
    | Served
    | Taken
    | Discarded
    | SentBack
    | Passed
    | CentreCleared
    | Predicted
    | Moved
    | Judged
    | ComplicationSpent
    | ComplicationDrawn
    | Ended
)
