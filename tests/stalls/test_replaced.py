"""SQLite's file is replaced, deleted or cut off from its journal under the server: nothing more is acknowledged."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from databases import fresh_url
from doctor_rat.server.storage import StorageCode, WriteFailed, open_storage
from server.house import run
from server.storage.samples import TABLE, talk
from stalls.backdoor import file_of

ASIDE = ".aside"


def replace(file: Path) -> None:
    shutil.copyfile(file, file.with_suffix(".copy"))
    file.rename(file.with_suffix(ASIDE))
    file.with_suffix(".copy").rename(file)


def delete(file: Path) -> None:
    file.rename(file.with_suffix(ASIDE))


@pytest.mark.parametrize("lose", [replace, delete])
def test_a_replaced_file_takes_no_more_writes(tmp_path: Path, lose: Callable[[Path], None]) -> None:
    database = fresh_url("sqlite", tmp_path)
    file = file_of(database)

    async def scene() -> None:
        async with open_storage(database) as storage:
            assert await storage.append(TABLE, talk(1))
            lose(file)
            for _ in range(3):
                with pytest.raises(WriteFailed) as refused:
                    await storage.append(TABLE, talk(2))
                assert refused.value.code is StorageCode.REPLACED
            file.with_suffix(ASIDE).replace(file)
            assert await storage.append(TABLE, talk(2)), "once it is back, so is the server"

    run(scene())


def test_a_journal_that_was_deleted_takes_no_more_writes(tmp_path: Path) -> None:
    """Whatever was written to it would be lost with the process."""
    database = fresh_url("sqlite", tmp_path)
    journal = Path(f"{file_of(database)}-wal")

    async def scene() -> None:
        async with open_storage(database) as storage:
            assert await storage.append(TABLE, talk(1))
            journal.unlink()
            with pytest.raises(WriteFailed) as refused:
                await storage.append(TABLE, talk(2))
            assert refused.value.code is StorageCode.REPLACED

    run(scene())
