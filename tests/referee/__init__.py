"""An independent referee for Doctor Rat, which shares no code with the engine.

It replays game records and judges diets.
The numbers in its messages and comments are those of the rules page.
"""

from .diets import judge
from .notation import RefereeError
from .replay import check, known, places
from .table import Knowledge

__all__ = ["Knowledge", "RefereeError", "check", "judge", "known", "places"]
