"""Whether this process can do its work, for load balancers and orchestrators."""

import asyncio

from msgspec import Struct

from doctor_rat.server.storage import Storage, StorageCode, StorageError
from doctor_rat.server.thinking.workers import Thinker

LASTS_SECONDS = 1.0
"""How long an answer is reused: each check costs a write, and anyone may ask."""
WAIT_SECONDS = 2.0
"""Orchestrators rarely wait longer."""


class ReadyAnswer(Struct, frozen=True, omit_defaults=True):
    status: str
    code: str = ""
    """Why it is unavailable."""


class Readiness:
    """Checks by writing: a disk may be full, or a file locked or replaced, while reads still work."""

    def __init__(self, storage: Storage, thinker: Thinker) -> None:
        self._storage = storage
        self._thinker = thinker
        self._look: asyncio.Task[StorageCode | None] | None = None
        self._looked_at = 0.0
        self._failed: StorageCode | None = None
        """The result of the last finished check."""

    async def failure(self) -> str | None:
        """Why nothing can be written or no bot can think; None if all is well."""
        return await self._unwritable() or self._thinker.failure

    async def _unwritable(self) -> StorageCode | None:
        looking = self._looking()
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                return await asyncio.shield(looking)
        except TimeoutError:
            return self._failed or StorageCode.SLOW

    def _looking(self) -> "asyncio.Task[StorageCode | None]":
        """One check at a time, shared by everyone who asks."""
        now = asyncio.get_running_loop().time()
        if self._look is None or (self._look.done() and now - self._looked_at >= LASTS_SECONDS):
            self._looked_at = now
            self._look = asyncio.create_task(self._try_to_write())
        return self._look

    async def _try_to_write(self) -> StorageCode | None:
        try:
            await self._storage.try_to_write()
            self._failed = None
        except StorageError as error:
            self._failed = error.code
        return self._failed

    async def close(self) -> None:
        if self._look is not None:
            self._look.cancel()
            await asyncio.gather(self._look, return_exceptions=True)
