"""The client's files outlive its version."""

import pytest

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
