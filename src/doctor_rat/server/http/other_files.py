"""Files of other client versions, for tabs opened before an upgrade and pages served by another process."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Mapping

from doctor_rat.rules.values import Value
from doctor_rat.server.http.packing import packed
from doctor_rat.server.storage import Storage
from doctor_rat.server.storage.client_files import KeptFile

NAME = re.compile(r"/assets/[\w.-]{1,120}")
MOST = 8_000_000
"""Bytes kept in memory; one version of the client has about a million."""


class OtherFile(Value, frozen=True):
    kind: str
    plain: bytes
    packed: bytes | None
    """Gzipped, where that helps."""

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.packed or b"")


class OtherFiles:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._own: Mapping[str, KeptFile] = {}
        self._read: OrderedDict[str, OtherFile] = OrderedDict()
        self._reading = asyncio.Lock()

    async def bring(self, own: Mapping[str, KeptFile]) -> None:
        """Store this version's files, for tabs that outlive it."""
        self._own = own
        await self.keep()

    async def keep(self) -> None:
        """Mark them as still in use."""
        if self._own:
            await self._storage.client_files.keep(self._own)

    async def find(self, path: str) -> OtherFile | None:
        if path in self._read:
            self._read.move_to_end(path)
            return self._read[path]
        return await self._find(path) if NAME.fullmatch(path) else None

    async def _find(self, path: str) -> OtherFile | None:
        """One at a time: compressing takes longer than many moves, and others may want the same file."""
        async with self._reading:
            if path in self._read:
                return self._read[path]
            found = await self._storage.client_files.find(path)
            return None if found is None else self._add(path, await asyncio.to_thread(_with_packed, path, found))

    def _add(self, path: str, found: OtherFile) -> OtherFile:
        self._read[path] = found
        while sum(each.size for each in self._read.values()) > MOST:
            self._read.popitem(last=False)
        return found


def _with_packed(path: str, found: KeptFile) -> OtherFile:
    return OtherFile(found.kind, found.body, packed(path, found.body))
