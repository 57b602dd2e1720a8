"""Where something went wrong, for the log."""

import traceback
from pathlib import Path


def whereabouts(error: BaseException) -> str:
    """Places in the code alone, since messages and variables may hold secrets."""
    places = traceback.extract_tb(error.__traceback__)[-4:]
    return " < ".join(f"{Path(place.filename).name}:{place.lineno}" for place in reversed(places))
