"""The files in `deploy`, each as far as it can be tested here."""

import re
import shutil
import socket
import stat
import subprocess
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from msgspec.structs import replace

from doctor_rat.cli.man import man_page
from doctor_rat.server.settings import PREFIX, Settings, read_settings
from hosting.nginx import configure, free_port, needs_nginx, nginx
from hosting.wheels import ROOT
from server.house import PLENTY, house, run, sqlite

DEPLOY = ROOT / "deploy"


@needs_nginx
def test_nginx_takes_the_example(tmp_path: Path) -> None:
    configure(tmp_path, free_port(), ["127.0.0.1:8001", "127.0.0.1:8002"])
    tried = nginx(tmp_path, "-t")
    assert tried.returncode == 0, tried.stderr
    assert "warn" not in tried.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "doctor-rat@.service").read_text()
    text = text.replace("/opt/doctor-rat/bin/doctor-rat", "/bin/true").replace("Documentation=", "#")
    (tmp_path / "doctor-rat@.service").write_text(text)
    tried = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / "doctor-rat@.service")],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (tried.returncode, tried.stderr) == (0, "")


def environment(text: str) -> dict[str, str]:
    return dict(re.findall(r"(?m)^#?(DOCTOR_RAT_\w+)=(.*)$", text))


def test_the_example_of_an_environment_is_read() -> None:
    found = environment((DEPLOY / "doctor-rat.env").read_text())
    assert len(found) >= 5
    settings = read_settings(found)
    assert settings.trusted_proxy
    assert settings.public_url.startswith("https:")


def test_the_container_is_started_with_settings_that_there_are() -> None:
    found = dict(re.findall(r"(DOCTOR_RAT_\w+)=(\S+)", (DEPLOY / "Containerfile").read_text()))
    assert read_settings(found).data == "/data"
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    for name in ("game-1", "game-2"):
        game = compose["services"][name]
        assert read_settings(game["environment"]).database == "postgresql://rat@database/rat"
        assert game["read_only"] is True
        assert set(game["secrets"]) <= set(compose["secrets"])
        assert set(game["depends_on"]) <= set(compose["services"])
    assert (DEPLOY / compose["x-game"]["build"]["context"]).resolve() == ROOT


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_no_example_has_a_password_in_it(path: Path) -> None:
    assert not re.search(r"://[^/\s:]+:[^@\s/]+@", path.read_text())


def test_every_setting_that_the_guide_names_is_one() -> None:
    named = re.findall(rf"{PREFIX}([A-Z_]+)", (ROOT / "docs" / "operate.md").read_text())
    others = {"LANGUAGE", "CHROMIUM"}
    assert {name.lower() for name in named if name not in others and name.strip("_")} <= set(Settings.__struct_fields__)


def test_the_manual_page_is_current() -> None:
    assert (ROOT / "packaging" / "doctor-rat.1").read_text() == man_page(), "run `make types`"


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff here")
def test_the_manual_page_is_well_formed() -> None:
    tried = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z", str(ROOT / "packaging" / "doctor-rat.1")],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (tried.returncode, tried.stderr) == (0, "")


def test_a_server_listens_at_a_file_and_believes_its_proxy(tmp_path: Path) -> None:
    path = tmp_path / "rat.socket"
    settings = replace(PLENTY, unix_socket=str(path), request_burst=1, requests_per_second=1e-6)

    async def scene() -> None:
        async with house(sqlite(tmp_path), settings) as found:
            assert found.url == f"unix:{path}"
            assert stat.S_IMODE(path.stat().st_mode) == 0o666
            transport = httpx.AsyncHTTPTransport(uds=str(path))
            async with httpx.AsyncClient(transport=transport, base_url="http://rat.example") as http:
                told = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2, 1)]
                answers = [(await http.get("/api/tables", headers=each)).status_code for each in told]
                assert answers == [200, 200, 429]
        assert not path.exists()

    run(scene())


def test_the_file_of_a_process_that_was_killed_is_no_obstacle(tmp_path: Path) -> None:
    path = tmp_path / "rat.socket"
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(path))

    async def scene() -> None:
        async with house(sqlite(tmp_path), replace(PLENTY, unix_socket=str(path))):
            with pytest.raises(OSError, match="in use"):
                async with house(sqlite(tmp_path), replace(PLENTY, unix_socket=str(path))):
                    pass
            assert path.exists(), "one that is alive is left alone"

    run(scene())
