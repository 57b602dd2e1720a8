"""What a server does once an hour about old data."""

from collections.abc import Awaitable, Callable

import structlog

from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Storage
from doctor_rat.server.storage.cleaning import AT_ONCE

log = structlog.get_logger()
DAY = 86_400_000
UNPLAYED_CUP_DAYS = 60
"""After which a tournament without a single table is deleted."""


async def tidy(storage: Storage, settings: Settings, now: int) -> None:
    if count := await storage.tables.archive_older_than(now - DAY * settings.archive_days):
        log.info("tables archived", count=count)
    await _all("tournaments deleted", storage.cleaning.delete_unplayed_cups, now - DAY * UNPLAYED_CUP_DAYS)
    if settings.retention_days:
        await _all("games deleted", storage.cleaning.delete_finished, now - DAY * settings.retention_days)
    if settings.idle_guest_days:
        await _all("guests pruned", storage.cleaning.prune_guests, now - DAY * settings.idle_guest_days)


async def _all(what: str, some: Callable[[int], Awaitable[int]], before: int) -> None:
    """A few at a time, so that people's writes get their turn in between."""
    count = last = await some(before)
    while last == AT_ONCE:
        last = await some(before)
        count += last
    if count:
        log.info(what, count=count)
