"""What is in the box: the vocabulary of the whole game (RULES 1, 8)."""

from enum import StrEnum
from operator import attrgetter
from typing import NewType

Group = NewType("Group", int)
"""A rat group's (in Colleagues: a doctor's) number, from 0."""
GROUPS = (Group(0), Group(1), Group(2))


class Type(StrEnum):
    CHEESE = "c"
    LIQUID = "l"
    VEGETABLE = "v"


class Colour(StrEnum):
    RED = "r"
    ORANGE = "o"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"


class Category(StrEnum):
    """The three Category cards, which are also the three families of Specification cards."""

    TYPE = "type"
    QUANTITY = "quantity"
    COLOUR = "colour"


_FEATURES = {category: attrgetter(category) for category in Category}

QUANTITIES = (1, 2, 3, 4)


class Food(StrEnum):
    """One of the 60 food cards, written as in RULES 8.1: `Food("3rc")` is three red cheeses."""

    _ignore_ = ["quantity_", "colour_", "type_"]
    for quantity_ in QUANTITIES:
        for colour_ in Colour:
            for type_ in Type:
                vars()[f"{quantity_}{colour_}{type_}"] = f"{quantity_}{colour_}{type_}"

    quantity: int
    colour: Colour
    type: Type

    def __init__(self, text: str) -> None:
        self.quantity = int(text[0])
        self.colour = Colour(text[1])
        self.type = Type(text[2])

    def __repr__(self) -> str:
        return f"Food({self.value!r})"

    def shares(self, category: Category, other: "Food") -> bool:
        """Whether both foods have the same type, quantity or color."""
        feature = _FEATURES[category]
        return bool(feature(self) == feature(other))


class Specification(StrEnum):
    """One of the 17 Specification cards, in the order of RULES 8.3."""

    _ignore_ = ["text_", "first_", "second_"]
    for text_ in (*Type, *map(str, QUANTITIES)):
        vars()[text_] = str(text_)
    for first_ in Colour:
        for second_ in tuple(Colour)[tuple(Colour).index(first_) + 1 :]:
            vars()[f"{first_}{second_}"] = f"{first_}{second_}"

    family: Category
    foods: frozenset[Food]
    """The foods that match this card."""

    def __init__(self, text: str) -> None:
        if len(text) == 2:
            self.family = Category.COLOUR
            self.foods = frozenset(food for food in Food if food.colour in text)
        elif text.isdigit():
            self.family = Category.QUANTITY
            self.foods = frozenset(food for food in Food if food.quantity == int(text))
        else:
            self.family = Category.TYPE
            self.foods = frozenset(food for food in Food if food.type == text)

    def __repr__(self) -> str:
        return f"Specification({self.value!r})"


class Eats(StrEnum):
    """Where a group takes its food from."""

    ANYWHERE = "anywhere"
    TRASH = "trash"
    OWN = "own"
    """Foods drawn for it alone."""


class Complication(StrEnum):
    first: int
    """Its place among those who choose before the others (RULES 6.9); 0 for those who choose with them."""
    eats: Eats

    def __new__(cls, value: str, first: int = 0, eats: Eats = Eats.ANYWHERE) -> "Complication":
        card = str.__new__(cls, value)
        card._value_ = value
        card.first = first
        card.eats = eats
        return card

    MADNESS = "madness", 2, Eats.OWN
    INSOMNIA = "insomnia", 1
    GLUTTONY = "gluttony"
    MEGALOMANIA = "megalomania"
    PARANOIA = "paranoia", 3, Eats.TRASH


# Bound once: on Python 3.11, looking up an enum member costs more than most checks do.
MADNESS, INSOMNIA, GLUTTONY, MEGALOMANIA, PARANOIA = Complication


FOODS = tuple(Food)
IDENTITIES = (Food("1bl"), Food("2gv"), Food("3rc"))

# Copies of each card (RULES 1.3).
SPECIFICATION_COPIES = 2
CATEGORY_COPIES = 2

YUCK_TOKENS = 3
MEALS = 8
EXAM = 8
EXTRA_MEAL = 3
"""In Colony this meal's offer gets one more food straight from the pile."""
LEAN_MEAL = 5
"""Nothing is drawn in this meal."""
COLLEAGUES_DRAW = 3
"""Foods laid out for both doctors of Colleagues before a meal (RULES 7.4)."""
CROSSES_TO_LOSE = 3
ONE_LEFT = CROSSES_TO_LOSE - 1
"""With this many crosses, a group can't afford another."""
