import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url, text

from databases import execute, postgresql
from doctor_rat.server.storage import Storage, StorageCode, Unusable, migrate, open_storage, schema
from doctor_rat.table import Options, Stage, TableId
from doctor_rat.table import entries as e
from doctor_rat.table.spoken import spoken_code
from server.storage.samples import ANN, BOB, TABLE, summary, talk

pytestmark = pytest.mark.anyio


async def refusal(url: str) -> Unusable:
    with pytest.raises(Unusable) as refused:
        async with open_storage(url):
            pass
    assert refused.value.sentence.endswith(".")
    assert "secret" not in refused.value.sentence
    return refused.value


async def test_the_migrations_make_the_tables_that_the_program_knows(storage: Storage) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    assert await storage.database.transact(differences) == []


async def test_the_newest_migration_is_the_one_whose_file_has_the_highest_number() -> None:
    assert ScriptDirectory.from_config(scripts()).get_heads() == [migrate.current_revision()]


async def test_a_database_that_is_up_to_date_is_left_as_it_is(url: str) -> None:
    async with open_storage(url) as storage:
        assert await storage.append(TABLE, talk(1))
    async with open_storage(url) as storage:
        assert await storage.read(TABLE, 0) == talk(1)


async def test_a_database_of_an_older_version_is_brought_up_to_date_with_all_it_holds(url: str) -> None:
    async with open_storage(url) as storage:
        ann = await storage.guests.make("Ann")
        assert await storage.append(TABLE, talk(1))
        await storage.database.transact(as_first_made)
    async with open_storage(url) as storage:
        assert await storage.guests.find(ann.token) == ann.guest
        assert await storage.read(TABLE, 0) == talk(1)
        await storage.guests.make("Ben")


def scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def as_first_made(connection: Connection) -> None:
    config = scripts()
    config.attributes["connection"] = connection
    downgrade(config, "0001")


async def test_many_may_start_at_once_on_an_empty_database(postgresql_url: str) -> None:
    async def start(number: int) -> bool:
        async with open_storage(postgresql_url) as storage:
            return await storage.append(TABLE, talk(1, 1, str(number)))

    assert sorted(await asyncio.gather(*map(start, range(4)))) == [False, False, False, True]


async def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    async with open_storage(url) as storage:
        await storage.database.transact(lambda connection: connection.execute(newer))
    refused = await refusal(url)
    assert refused.code is StorageCode.NEWER
    assert "newer version" in refused.sentence


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://a/b", "sqlite://", "sqlite:///:memory:", "sqlite+x:///f"])
async def test_an_address_that_means_nothing_is_refused(url: str) -> None:
    assert (await refusal(url)).code is StorageCode.BAD_URL


async def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    async with open_storage(f"sqlite:///{tmp_path / 'a' / 'b' / 'rat.db'}") as storage:
        assert await storage.append(TABLE, talk(1))


async def test_a_file_that_cant_be_written_is_refused(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    refused = await refusal(f"sqlite:///{blocked / 'rat.db'}")
    assert refused.code is StorageCode.UNWRITABLE
    assert f"in the folder {blocked}: " in refused.sentence
    assert (await refusal(f"sqlite:///{tmp_path}")).code is StorageCode.UNWRITABLE, "a folder"


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Dear doctor, " * 100)
    assert (await refusal(f"sqlite:///{letter}")).code is StorageCode.UNREADABLE
    assert letter.read_text() == "Dear doctor, " * 100


async def test_sqlite_is_as_durable_as_it_can_be(tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    async with open_storage(f"sqlite:///{tmp_path / 'rat.db'}") as storage:
        async with storage.database.reading.connect() as connection:
            reading = await connection.run_sync(settings)
        assert [reading, await storage.database.transact(settings)] == 2 * [["wal", 2, 1, 5_000]]


async def test_no_server_there() -> None:
    refused = await refusal("postgresql://rat:secret@127.0.0.1:1/rat")
    assert refused.code is StorageCode.UNREACHABLE
    assert "127.0.0.1" in refused.sentence


async def test_no_such_database() -> None:
    assert (await refusal(postgresql().get_uri(database="nowhere"))).code is StorageCode.MISSING


async def test_a_wrong_password_and_a_user_without_rights(postgresql_url: str) -> None:
    hba = Path((await execute(postgresql_url, "SHOW hba_file"))[0][0])
    trusting = hba.read_text()
    hba.write_text(f"local all stranger scram-sha-256\n{trusting}")
    stranger = postgresql_url.replace("//postgres:", "//stranger:secret")
    await execute(postgresql_url, "CREATE ROLE stranger LOGIN PASSWORD 'right'", "SELECT pg_reload_conf()")
    try:
        # The server rereads its rules in its own time; until then it lets anyone in.
        while (refused := await refusal(stranger)).code is StorageCode.UNWRITABLE:
            pass
        assert refused.code is StorageCode.REFUSED
        assert (await refusal(stranger.replace("secret", "right"))).code is StorageCode.UNWRITABLE
    finally:
        hba.write_text(trusting)
        await execute(postgresql_url, "SELECT pg_reload_conf()", "DROP ROLE stranger")


async def test_a_server_that_can_only_be_read(postgresql_url: str) -> None:
    name = make_url(postgresql_url).database
    await execute(postgresql_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert (await refusal(postgresql_url)).code is StorageCode.UNWRITABLE


async def test_tables_of_an_older_version_get_the_code_of_their_latest_invitation(url: str) -> None:
    made = e.Made(TABLE, Options(), ANN, "Ann", "open-sesame")
    log = [e.Entry(1, 1, made, ANN), e.Entry(2, 2, e.Kicked(BOB, "anew"), ANN), e.Entry(3, 3, e.Kicked(BOB), ANN)]
    async with open_storage(url) as storage:
        assert await storage.append(TABLE, log, summary(ANN))
        over = TableId("t2")
        assert await storage.append(over, [e.Entry(1, 1, made, ANN)], summary(ANN, stage=Stage.OVER))
        await storage.database.transact(as_first_made)
    async with open_storage(url) as storage:
        assert await storage.tables.by_code(spoken_code(TABLE, "anew")) == TABLE
        assert await storage.tables.by_code(spoken_code(over, "open-sesame")) is None
