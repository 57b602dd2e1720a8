"""`doctor-rat backup` and `doctor-rat restore` on a real database with a table in it."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from doctor_rat.cli.app import app
from doctor_rat.client import Api
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.storage import open_storage
from doctor_rat.table import Options, TableId
from doctor_rat.table.entries import Entry
from server.house import Friends, house, run, sqlite


def command(*arguments: object, database: str | None = None, **environment: str) -> Result:
    given = () if database is None else ("--database", database)
    return CliRunner().invoke(app, [*map(str, arguments), *given], env=environment)


def check_refused(result: Result, said: str) -> None:
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit), "a sentence and no traceback"
    assert said in result.stderr


class Kept:
    """A database with a table where Ann sits."""

    def __init__(self, folder: Path) -> None:
        self.url = sqlite(folder)
        self.token = ""
        self.table = TableId("")
        run(self._fill())

    async def _fill(self) -> None:
        async with house(self.url) as found, Friends(found.url) as friends:
            ann = await friends.come("Ann")
            made = await ann.make(NewTable(Options(), (Role.DOCTOR,)))
            self.token, self.table = ann.token or "", made.id

    async def log(self, url: str) -> list[Entry]:
        async with open_storage(url) as storage:
            return await storage.read(self.table, 0)


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path)


def test_a_table_is_backed_up_and_goes_on_after_it_is_restored(kept: Kept, tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "rat.backup", f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    written = command("backup", copy, database=kept.url)
    assert (written.exit_code, written.output) == (0, f"Wrote {copy}\n")
    restored = command("restore", copy, DOCTOR_RAT_DATABASE=elsewhere)
    assert restored.exit_code == 0
    assert restored.output.endswith(f" rows from {copy}\n")
    log = asyncio.run(kept.log(kept.url))
    assert log
    assert asyncio.run(kept.log(elsewhere)) == log

    async def scene() -> None:
        async with house(elsewhere) as found, Api(found.url, kept.token) as ann:
            assert [each.id for each in await ann.your_tables()] == [kept.table]

    run(scene())


def test_a_backup_is_refused_with_a_sentence_and_leaves_no_file(kept: Kept, tmp_path: Path) -> None:
    copy, junk = tmp_path / "copy", tmp_path / "junk.db"
    copy.write_text("precious")
    junk.write_text("no database")
    before = sorted(tmp_path.iterdir())
    check_refused(command("backup", copy, database=kept.url), f"The file {copy} already exists.")
    new = tmp_path / "new"
    check_refused(command("backup", tmp_path, database=kept.url), "is a directory")
    check_refused(command("backup", new / "copy", database=kept.url), f"The file {new / 'copy'} can't be written: ")
    check_refused(command("backup", new, database=f"sqlite:///{tmp_path / 'none.db'}"), "The database file ")
    check_refused(command("backup", new, database=f"sqlite:///{junk}"), f"The file {junk} isn't a Doctor Rat database.")
    check_refused(command("backup", new, database="mysql://rat"), "Give the database as sqlite:///FILE")
    check_refused(command("backup", new, DOCTOR_RAT_DATABSE=kept.url), "databse")
    assert sorted(tmp_path.iterdir()) == before
    assert copy.read_text() == "precious"


def test_a_restore_is_refused_with_a_sentence_and_changes_nothing(kept: Kept, tmp_path: Path) -> None:
    copy, junk, new = tmp_path / "copy", tmp_path / "junk", f"sqlite:///{tmp_path / 'new.db'}"
    junk.write_text("no backup")
    assert command("backup", copy, database=kept.url).exit_code == 0
    log = asyncio.run(kept.log(kept.url))
    check_refused(command("restore", copy, database=kept.url), "The database to restore into isn't empty.")
    check_refused(command("restore", tmp_path / "none", database=new), "does not exist")
    check_refused(command("restore", junk, database=new), "The backup can't be restored: ")
    check_refused(command("restore", copy, database="mysql://rat"), "Give the database as sqlite:///FILE")
    assert asyncio.run(kept.log(kept.url)) == log
    assert asyncio.run(kept.log(new)) == []
