"""Any ASGI server can run us without our own protocols: slower, but the same for people."""

from importlib.metadata import version
from pathlib import Path

import pytest
from msgspec.structs import replace

from doctor_rat.client import Refusal, TablePlace, new_id
from doctor_rat.rules import Role
from doctor_rat.server.sockets import tried
from doctor_rat.server.sockets.lines import framed
from doctor_rat.server.sockets.plain_line import unframed
from doctor_rat.server.storage.session import TRIED, keep_alive
from doctor_rat.table import Options
from doctor_rat.table import commands as ask
from server.house import PLENTY, Friends, house, run, sqlite


@pytest.mark.parametrize("lengths", [(0,), (1, 125, 126), (127, 65_535, 65_536), (70_000, 2)])
def test_frames_are_taken_apart_again(lengths: tuple[int, ...]) -> None:
    messages = ["x" * length for length in lengths]
    assert list(unframed(b"".join(framed(each.encode()) for each in messages))) == messages
    assert list(unframed(framed("Käse 🐀".encode()))) == ["Käse 🐀"]


@pytest.mark.parametrize(
    ("found", "known"),
    [("0.54", True), ("0.54.0", True), ("0.54.3", True), ("0.5", False), ("0.55.0", False), ("0.540", False)],
)
def test_only_versions_that_were_tried_are_relied_on(monkeypatch: pytest.MonkeyPatch, found: str, known: bool) -> None:
    versions = {"uvicorn": found, "websockets": "17.4"}
    monkeypatch.setattr(tried, "TRIED", {"uvicorn": ("0.54",), "websockets": ("17.4",)})
    monkeypatch.setattr(tried, "version", versions.__getitem__)
    said = tried.untried()
    assert (said is None) is known
    assert known or f"uvicorn {found} not tried" in str(said)


def test_this_environment_was_tried() -> None:
    """After an upgrade: run tests/stalls and bench/server.py, then add the new versions to `server.tried`."""
    assert tried.untried() is None


def test_a_database_driver_without_its_private_part_only_goes_without_keepalive(
    capsys: pytest.CaptureFixture[str],
) -> None:
    keep_alive(object())
    assert f"asyncpg {version('asyncpg')} not tried" in capsys.readouterr().out


def test_this_database_driver_was_tried() -> None:
    """After an upgrade: run tests/losses on PostgreSQL, then add the new version to `server.storage.session`."""
    assert version("asyncpg").rpartition(".")[0] in TRIED


def test_too_many_messages_end_a_plain_connection_too(tmp_path: Path) -> None:
    """It is told so, and nothing sent before is lost."""
    few = replace(PLENTY, command_burst=4.0, commands_per_second=0.001)

    async def say_on(place: TablePlace) -> None:
        for number in range(9):
            await place.do(ask.Ready(new_id(), number % 2 == 0))

    async def scene() -> None:
        async with house(sqlite(tmp_path), few, plain=True) as found, Friends(found.url) as friends:
            await friends.gather(Options(), {"Ann": (Role.DOCTOR,)})
            with pytest.raises(Refusal, match="too-fast"):
                await say_on(friends.places["Ann"])
            assert len(friends.places["Ann"].log) == 5, "made, sat, and three times ready: the hello counts too"

    run(scene())
