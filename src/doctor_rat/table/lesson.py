"""The deal of the lessons: the diets of a first game, and foods in an order worth learning from.

Everyone gets the same deal: a pupil who has played a rat may play its doctor next. `bots.levels.teacher` knows it.
"""

from itertools import chain

from msgspec.structs import replace

from doctor_rat.rules.cards import FOODS, Food
from doctor_rat.rules.setup import Setup

_DRAWN = (
    "2ol 1oc",  # in the trash can
    "4bl 4gv 3oc 4rc",  # meal 1: each identity has a food that looks like it
    "2bc 1yv 3yl 1gc",  # meal 2: what was it about that food? A color, a type, a quantity?
    "1bc 4oc 3gl 3ov",  # meal 3
    "1rl",  # and from the pile
    "2rv 4yc 3bv 2yl",  # meal 4: something new for the Whiskers, by Strict Menu
    # meal 5: nothing is drawn; one of each meal before is left
    "1yl 4gl 1ol 4yl",  # meal 6: nobody can eat any of it. Yuck!
    "2bl 4yv 3yc 4rl 1ov",  # drawn instead
    "1rv 2gc 3ol 2yv",  # meal 7
    "4bc 1yc 3gv 2oc",  # meal 8
)
_FIRST = tuple(map(Food, chain.from_iterable(foods.split() for foods in _DRAWN)))
PILE = (*_FIRST, *(food for food in FOODS if food not in _FIRST))


def arrange(setup: Setup) -> Setup:
    """This game with the lessons' deal."""
    return replace(setup, pile=PILE).preset()
