"""The user's folders for data and for caches. A service user may have no home at all."""

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

SERVICE = "STATE_DIRECTORY"
"""Set by systemd for a service that asks for its own folder."""


def data_folder() -> Path | None:
    """None for a user without a home. Nothing is made."""
    if given := os.environ.get(SERVICE):
        return Path(given.partition(":")[0])
    try:
        return user_data_path("doctor-rat")
    except RuntimeError:
        return None


def cache_folder() -> Path | None:
    """None for a user without a home. Nothing is made."""
    try:
        return user_cache_path("doctor-rat", appauthor=False)
    except RuntimeError:
        return None
