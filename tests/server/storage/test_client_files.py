"""The client's files outlive its version."""

import asyncio
import gzip

import pytest

from doctor_rat.server.http.other_files import OtherFiles
from doctor_rat.server.storage import Storage
from doctor_rat.server.storage.client_files import KEPT_MILLISECONDS, KeptFile
from server.storage.samples import Time

pytestmark = pytest.mark.anyio

OLD, NEW = KeptFile("text/javascript", b"old()"), KeptFile("font/woff2", bytes(range(256)))


async def test_what_was_kept_is_found_as_it_was(storage: Storage) -> None:
    await storage.client_files.keep({"/assets/old-1.js": OLD, "/assets/new-2.woff2": NEW})
    assert await storage.client_files.find("/assets/old-1.js") == OLD
    assert await storage.client_files.find("/assets/new-2.woff2") == NEW
    assert await storage.client_files.find("/assets/none.js") is None


async def test_files_of_an_older_version_are_kept_for_a_month_after_its_last_process(
    storage: Storage, time: Time
) -> None:
    await storage.client_files.keep({"/assets/old-1.js": OLD})
    time.now += KEPT_MILLISECONDS
    await storage.client_files.keep({"/assets/old-1.js": OLD})
    time.now += KEPT_MILLISECONDS
    await storage.client_files.keep({"/assets/new-2.woff2": NEW})
    assert await storage.client_files.find("/assets/old-1.js") == OLD
    time.now += 1
    await storage.client_files.keep({"/assets/new-2.woff2": NEW})
    assert await storage.client_files.find("/assets/old-1.js") is None
    assert await storage.client_files.find("/assets/new-2.woff2") == NEW


async def test_each_is_compressed_once_for_everyone(storage: Storage) -> None:
    await storage.client_files.keep({"/assets/old-1.js": OLD, "/assets/new-2.woff2": NEW})
    files = OtherFiles(storage)
    first, *others = await asyncio.gather(*[files.find("/assets/old-1.js") for _ in range(3)])
    assert first is not None
    assert gzip.decompress(first.packed or b"") == OLD.body
    assert all(each is first for each in (*others, await files.find("/assets/old-1.js")))
    found = await files.find("/assets/new-2.woff2")
    assert found is not None
    assert found.packed is None
    assert await files.find("/assets/none.js") is None
