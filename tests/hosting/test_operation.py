"""What an operator sees of a server: its log from start to stop, its files, and where passwords come from."""

import json
import os
import signal
import stat
import subprocess
from pathlib import Path

import pytest

from databases import fresh_url
from doctor_rat.server.settings import Settings, SettingsError, read_settings
from doctor_rat.server.storage import Unusable
from doctor_rat.server.storage.databases import database_at
from server.house import run
from server.process import Server

PASSWORD = "correct horse battery staple/@:%"


def test_a_server_says_what_it_is_from_start_to_stop_in_json_throughout(tmp_path: Path) -> None:
    database = fresh_url("sqlite", tmp_path)

    async def scene() -> list[str]:
        server = Server(database, DOCTOR_RAT_LOG_JSON="true", DOCTOR_RAT_BOT_WARM="true")
        await server.start()
        server.send(signal.SIGTERM)
        return await server.ended()

    lines: list[str] = []

    async def whole() -> None:
        lines.extend(await scene())

    run(whole())
    told = [json.loads(line) for line in lines]
    events = [line["event"] for line in told]
    assert events[0] == "starting"
    assert events[-2:] == ["stopping", "stopped"], "and no warning after that"
    assert told[0]["version"]
    assert told[0]["settings"]["bot_workers"] == 1
    serving = told[events.index("serving")]
    assert serving["database"] == database
    assert serving["url"].startswith("http://127.0.0.1:")


def test_passwords_are_in_no_log() -> None:
    settings = Settings(database=f"postgresql://rat:{'secret'}@db.example/rat?password=hidden")
    assert settings.changed == {"database": "postgresql://rat:***@db.example/rat"}


def test_the_password_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text(f"{PASSWORD}\n")
    settings = read_settings(
        {"DOCTOR_RAT_DATABASE": "postgresql://rat@db/rat", "DOCTOR_RAT_DATABASE_PASSWORD_FILE": str(file)}
    )
    assert database_at(settings.database_url).url.password == PASSWORD
    assert PASSWORD not in str(settings.changed)
    file.unlink()
    with pytest.raises(SettingsError, match=str(file)):
        _ = settings.database_url


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def scene() -> None:
        async with Server(f"sqlite:///{folder / 'tables.db'}") as server:
            assert {path.name for path in folder.glob("tables.db*")} >= {"tables.db", "tables.db-wal"}
            backup = ["backup", "--database", f"sqlite:///{folder / 'tables.db'}", str(folder / "copy")]
            subprocess.run(server.command(*backup), check=True, capture_output=True)
            assert {_mode(path) for path in folder.iterdir() if path.is_file()} == {0o600}
            assert _mode(folder) == 0o700

    run(scene())


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_sentence_for_a_folder_that_cant_be_written_names_it(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()

    async def scene() -> None:
        with pytest.raises(Unusable) as refused:
            await database_at(f"sqlite:///{blocked / 'data' / 'tables.db'}").open()
        assert f"in the folder {blocked / 'data'}: Not a directory." in refused.value.sentence

    run(scene())


def test_a_user_without_a_home_is_told_to_name_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    with pytest.raises(SettingsError, match="--data"):
        _ = Settings().database_url


def test_a_service_has_the_folder_that_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/doctor-rat")
    assert Settings().database_url == "sqlite:////var/lib/doctor-rat/tables.db"
    assert Settings(data="/srv/rat").database_url == "sqlite:////srv/rat/tables.db"
