"""What happened in a game, what each role saw of it, and how sure they could have been.

`review(record)` is for finished games: it reveals every secret. `sheet(view, odds=...)` is for running ones: it knows
only what the view shows.
"""

from doctor_rat.review.build import review
from doctor_rat.review.compare import Comparison, compare
from doctor_rat.review.keys import ARGUMENTS, ReviewKey
from doctor_rat.review.sheet import SheetDiet, SheetGroup, sheet
from doctor_rat.review.values import (
    Bars,
    Choosing,
    Curve,
    Frame,
    Highlight,
    Knowledge,
    Likely,
    Luck,
    Point,
    Review,
    RoleSight,
    Serving,
)

__all__ = [
    "ARGUMENTS",
    "Bars",
    "Choosing",
    "Comparison",
    "Curve",
    "Frame",
    "Highlight",
    "Knowledge",
    "Likely",
    "Luck",
    "Point",
    "Review",
    "ReviewKey",
    "RoleSight",
    "Serving",
    "SheetDiet",
    "SheetGroup",
    "compare",
    "review",
    "sheet",
]
