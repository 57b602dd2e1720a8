"""Every storage test runs on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from databases import KINDS, fresh_url
from doctor_rat.server.storage import Storage, open_storage
from server.storage.samples import Time


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def url(kind: str, tmp_path: Path) -> str:
    """An empty database."""
    return fresh_url(kind, tmp_path)


@pytest.fixture
def postgresql_url(tmp_path: Path) -> str:
    return fresh_url("postgresql", tmp_path)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def storage(url: str, time: Time) -> AsyncIterator[Storage]:
    async with open_storage(url, now=time) as opened:
        yield opened
