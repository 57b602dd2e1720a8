"""Where something went wrong, for the log."""

import traceback
from pathlib import Path


def whereabouts(error: BaseException) -> str:
    """Only places in the code: messages and variables may contain secrets."""
    places = traceback.extract_tb(error.__traceback__)[-4:]
    return " < ".join(f"{Path(place.filename).name}:{place.lineno}" for place in reversed(places))
