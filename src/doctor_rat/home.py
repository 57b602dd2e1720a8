"""Where this user keeps data."""

import os
from pathlib import Path

from platformdirs import user_data_path

SERVICE = "STATE_DIRECTORY"
"""Set by systemd for a service that asks for a folder of its own."""


def data_folder() -> Path | None:
    """None for a user without a home. Nothing is made."""
    if given := os.environ.get(SERVICE):
        return Path(given.partition(":")[0])
    try:
        return user_data_path("doctor-rat")
    except RuntimeError:
        return None
