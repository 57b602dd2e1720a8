"""The immutable values of a game.

`Board` holds what lies open on the table (RULES 10.1), `Desk` what the doctor hides behind the screen, `Deal` what
chance decided. A `State` is all three plus how the game got here. Whatever the doctor prepares stays on the desk until
it is served, so the board can always be shown to everyone.
"""

from enum import StrEnum
from typing import TypeVar

from msgspec.structs import replace

from doctor_rat.rules.actions import Action, DinnerToken, StrictMenu
from doctor_rat.rules.cards import (
    GROUPS,
    IDENTITIES,
    YUCK_TOKENS,
    Complication,
    Food,
    Group,
)
from doctor_rat.rules.diets import Diet, check_identity
from doctor_rat.rules.errors import Code, Refused
from doctor_rat.rules.events import Event, Outcome, Place
from doctor_rat.rules.values import Value

T = TypeVar("T")


class Variant(StrEnum):
    COLONY = "colony"
    COMPLICATIONS = "complications"
    COLLEAGUES = "colleagues"


COLONY, COMPLICATIONS, COLLEAGUES = Variant


class Source(StrEnum):
    """Where a diet came from."""

    DRAWN = "drawn"
    CHOSEN = "chosen"
    PRESET = "preset"


class Difficulty(StrEnum):
    """How hard a deal is, in ascending order."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    BRUTAL = "brutal"


class Config(Value, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the deal."""

    variant: Variant = COLONY
    identities: tuple[Food, ...] = IDENTITIES
    yuck: int = YUCK_TOKENS
    difficulty: Difficulty | None = None
    """What the table asked for, and therefore knows. `doctor_rat.difficulty` uses it to deal; the rules don't."""

    def __post_init__(self) -> None:
        if len(self.identities) not in ((2,) if self.variant is COLLEAGUES else (2, 3)):
            rule = "7.1" if self.variant is COLLEAGUES else "2.1"
            raise Refused(Code.GROUP_COUNT, rule, variant=self.variant, count=len(self.identities))
        for food in self.identities:
            check_identity(food)
        if len(set(self.identities)) < len(self.identities):
            raise Refused(Code.IDENTITIES_EQUAL, "2.1")
        if not 0 <= self.yuck <= YUCK_TOKENS:
            raise Refused(Code.YUCK_COUNT, "2.3", count=self.yuck)

    @property
    def groups(self) -> tuple[Group, ...]:
        return GROUPS[: len(self.identities)]


class Deal(Value, frozen=True, forbid_unknown_fields=True):
    """What chance (or a doctor who chose the diets) decided: everything a game is replayed from."""

    diets: tuple[Diet, ...]
    pile: tuple[Food, ...]
    """In drawing order; the setup's trash is drawn first."""
    sources: tuple[Source, ...]
    complications: tuple[Complication, ...] = ()


class Phase(StrEnum):
    PREPARE = "prepare"
    """The doctor is at the desk; in Colleagues, the window for Yuck! front."""
    CHOOSE = "choose"
    RETURN = "return"
    """All have chosen: the window for Yuck! back."""
    RETAKE = "retake"
    """A group whose food was sent back takes another."""
    PREDICT = "predict"
    OVER = "over"


PREPARE, CHOOSE, RETURN, RETAKE, PREDICT, OVER = Phase


class Eaten(Value, frozen=True, tag_field="entry", tag="eaten"):
    food: Food
    good: bool
    covered: bool = False
    """By the Medicine token."""


class GreenCross(Value, frozen=True, tag_field="entry", tag="green-cross"):
    complication: Complication


class Row(Value, frozen=True):
    """What a group has eaten, in order, after its identity."""

    identity: Food
    entries: tuple[Eaten | GreenCross, ...] = ()

    @property
    def last(self) -> Food:
        """The previous food for the next one (RULES 3.7)."""
        for entry in reversed(self.entries):
            if type(entry) is Eaten:
                return entry.food
        return self.identity

    @property
    def eaten(self) -> tuple[Eaten, ...]:
        return tuple([entry for entry in self.entries if isinstance(entry, Eaten)])

    @property
    def crosses(self) -> int:
        """Red crosses that count."""
        count = 0
        for entry in self.entries:
            if isinstance(entry, Eaten) and not entry.good and not entry.covered:
                count += 1
        return count

    @property
    def run(self) -> int:
        """The number of uncovered checks in a row at the end (RULES 6.1)."""
        length = 0
        for entry in reversed(self.entries):
            if not isinstance(entry, Eaten) or not entry.good or entry.covered:
                break
            length += 1
        return length

    def eat(self, food: Food, good: bool) -> "Row":
        return Row(self.identity, self.entries + (Eaten(food, good),))

    def lay(self, complication: Complication) -> "Row":
        """Put a spent complication card into the row as a green cross."""
        return Row(self.identity, (*self.entries, GreenCross(complication)))

    def neighbours(self) -> tuple[int, ...]:
        """Where Medicine may be laid: each `at` such that foods `at` and `at + 1` touch (RULES 5.3)."""
        places: list[int] = []
        foods = 0
        touching = False
        for entry in self.entries:
            if type(entry) is Eaten:
                foods += 1
                if touching:
                    places.append(foods - 2)
                touching = True
            else:
                touching = False
        return tuple(places)

    def cover(self, at: int) -> "Row":
        foods = -1
        entries: list[Eaten | GreenCross] = []
        for entry in self.entries:
            if isinstance(entry, Eaten):
                foods += 1
                entries.append(Eaten(entry.food, entry.good, entry.covered or foods in (at, at + 1)))
            else:
                entries.append(entry)
        return Row(self.identity, tuple(entries))


TOKENS = ("yuck", "medicine", "strict_menu")
"""Fields of the board: how many of each are left."""


class Board(Value, frozen=True):
    """What everyone sees. Tuples with one entry per group are in group order."""

    variant: Variant
    rows: tuple[Row, ...]
    plates: tuple[tuple[Food, ...], ...]
    """The foods each group has taken in this meal, not yet judged."""
    sent_back: tuple[tuple[Food, ...], ...]
    """The foods each group may not take again in this meal."""
    complications: tuple[Complication | None, ...]
    """The card each group is under in this meal."""
    trash: tuple[Food, ...]
    yuck: int
    pile: int
    """How many foods are left in the pile, as far as the rats may know."""
    medicine: bool
    """Whether this token is still unused; likewise `strict_menu`."""
    strict_menu: bool
    first: Group | None = None
    """Colleagues: who holds the first-player token."""
    meal: int = 1
    phase: Phase = PREPARE
    centre: tuple[Food, ...] = ()
    madness: tuple[Food, ...] = ()
    """The two foods drawn for the group under Madness, until it has chosen."""
    menu: Group | None = None
    """The group that was given its food by Strict Menu in this meal."""
    takers: tuple[Group, ...] = ()
    """The groups that may take a food now."""
    retake: Place | None = None
    """Whose food was sent back, and its place on that group's plate."""
    turn: Group | None = None
    """Colleagues: whose turn it is in a Yuck! window."""
    passes: int = 0
    stock: int = 0
    """How many foods the doctor has, as far as the rats may know."""
    discarded: tuple[Food, ...] = ()
    """Foods that left the game openly."""
    thrown: int = 0
    """How many foods left the game unseen."""
    outcome: Outcome | None = None

    @property
    def groups(self) -> tuple[Group, ...]:
        return GROUPS[: len(self.rows)]

    @classmethod
    def laid_out(cls, config: Config, pile: int) -> "Board":
        """Before anything is drawn from a pile of so many foods."""
        count = len(config.identities)
        colleagues = config.variant is COLLEAGUES
        quantities = [identity.quantity for identity in config.identities]
        return cls(
            variant=config.variant,
            rows=tuple(map(Row, config.identities)),
            plates=((),) * count,
            sent_back=((),) * count,
            complications=(None,) * count,
            trash=(),
            yuck=config.yuck,
            pile=pile,
            medicine=not colleagues,
            strict_menu=not colleagues,
            first=Group(quantities.index(min(quantities))) if colleagues else None,
        )

    def in_next_meal(self) -> "Board":
        """The marker and the first-player token have moved on, and what lasts a meal is over."""
        return replace(
            self,
            sent_back=((),) * len(self.rows),
            menu=None,
            first=None if self.first is None else Group(1 - self.first),
            meal=self.meal + 1,
            phase=PREPARE,
        )

    def token_that_fed(self, group: Group) -> type[DinnerToken] | None:
        """The token that gave this group its food in this meal."""
        return StrictMenu if self.menu == group else None

    @property
    def tokens(self) -> dict[str, int]:
        """How many of each token are left."""
        return {token: getattr(self, token) for token in TOKENS}

    @property
    def out(self) -> int:
        """How many foods are out of the game."""
        return len(self.discarded) + self.thrown

    def under(self, complication: Complication) -> Group | None:
        """The group under this complication now."""
        if self.variant is not COMPLICATIONS or complication not in self.complications:
            return None
        return GROUPS[self.complications.index(complication)]


class Desk(Value, frozen=True):
    """What the doctor keeps behind the screen: the stock, and what is prepared but not yet served."""

    stock: tuple[Food, ...] = ()
    chosen: tuple[Food, ...] = ()
    extra: Food | None = None
    """Meal 3's additional food."""
    medicine: Place | None = None
    menu: tuple[Group, Food] | None = None
    thrown: tuple[Food, ...] = ()
    """The foods thrown out with Yuck! front."""

    @property
    def to_serve(self) -> tuple[Food, ...]:
        """What goes to the center: the chosen foods, and meal 3's additional one."""
        return self.chosen if self.extra is None else (*self.chosen, self.extra)

    @property
    def prepared(self) -> int:
        """How many actions it took to prepare what isn't served yet."""
        return bool(self.chosen) + (self.medicine is not None) + (self.menu is not None)


class State(Value, frozen=True):
    """A whole game so far, including secrets. Only `view` may show any of it to anyone."""

    config: Config
    deal: Deal
    board: Board
    desk: Desk = Desk()
    drawn: int = 0
    """How many foods have been drawn from the pile."""
    complicated: int = 0
    """How many complication cards have been drawn."""
    actions: tuple[Action, ...] = ()
    log: tuple[Event, ...] = ()

    def __str__(self) -> str:
        from doctor_rat.rules.notation import (
            format_state,  # notation reads states, so it comes later
        )

        return format_state(self)

    def __repr__(self) -> str:
        return f"parse_state({str(self)!r})"


def put(entries: tuple[T, ...], group: Group, entry: T) -> tuple[T, ...]:
    """The entries of all groups, with another one for this group."""
    return entries[:group] + (entry,) + entries[group + 1 :]


def without(foods: tuple[Food, ...], food: Food) -> tuple[Food, ...]:
    at = foods.index(food)
    return foods[:at] + foods[at + 1 :]
