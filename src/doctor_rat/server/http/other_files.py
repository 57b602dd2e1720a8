"""Files of other client versions, for tabs opened before an upgrade and pages served by another process."""

import re
from collections import OrderedDict
from collections.abc import Mapping

from doctor_rat.server.storage import Storage
from doctor_rat.server.storage.client_files import KeptFile

NAME = re.compile(r"/assets/[\w.-]{1,120}")
MOST = 8_000_000
"""Bytes kept in memory; one version of the client has less than a million."""


class OtherFiles:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._own: Mapping[str, KeptFile] = {}
        self._read: OrderedDict[str, KeptFile] = OrderedDict()

    async def bring(self, own: Mapping[str, KeptFile]) -> None:
        """Store this version's files, for tabs that outlive it."""
        self._own = own
        await self.keep()

    async def keep(self) -> None:
        """Mark them as still in use."""
        if self._own:
            await self._storage.client_files.keep(self._own)

    async def find(self, path: str) -> KeptFile | None:
        if path in self._read:
            self._read.move_to_end(path)
            return self._read[path]
        found = await self._storage.client_files.find(path) if NAME.fullmatch(path) else None
        if found is not None:
            self._read[path] = found
            while sum(len(each.body) for each in self._read.values()) > MOST:
                self._read.popitem(last=False)
        return found
