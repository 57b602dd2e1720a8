"""A server's settings."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from databases import fresh_url
from doctor_rat.server.settings import PREFIX, Settings, SettingsError, read_settings
from server.process import RUN

OUT_OF_RANGE = {
    "host": ("",),
    "port": ("-1", "65536", "99999", "8000.5", "http"),
    "public_url": (
        "rat.example",
        "//rat.example",
        "ftp://rat.example",
        "https://",
        "https://rat.example/below",
        "null",
    ),
    "trusted_proxy": ("perhaps",),
    "bot_workers": ("0", "-1", "1001", "many"),
    "bot_deadline": ("0", "-1", "nan", "inf"),
    "bot_beat": ("-0.1", "nan", "inf"),
    "bot_pause": ("-0.1", "nan", "inf"),
    "review_workers": ("0", "-1", "1001", "many"),
    "review_deadline": ("0", "-1", "nan", "inf"),
    "analysis_deadline": ("0", "-1", "nan", "inf"),
    "review_queue": ("0", "-1"),
    "command_burst": ("0", "0.5", "-1", "nan"),
    "commands_per_second": ("0", "-1", "nan"),
    "guest_command_burst": ("0", "0.5", "-1", "nan"),
    "guest_commands_per_second": ("0", "-1", "nan"),
    "address_command_burst": ("0", "0.5", "-1", "nan"),
    "address_commands_per_second": ("0", "-1", "nan"),
    "request_burst": ("0", "0.5", "-1", "nan"),
    "requests_per_second": ("0", "-1", "nan"),
    "guest_request_burst": ("0", "0.5", "-1", "nan"),
    "guest_requests_per_second": ("0", "-1", "nan"),
    "arrival_burst": ("0", "0.5", "-1", "nan"),
    "arrivals_per_second": ("0", "-1", "nan"),
    "connect_burst": ("0", "0.5", "-1", "nan"),
    "connects_per_second": ("0", "-1", "nan"),
    "connections": ("0", "-1"),
    "connections_per_address": ("0", "-1"),
    "refusal_burst": ("0", "0.5", "-1", "nan"),
    "refusals_per_second": ("0", "-1", "nan"),
    "turned_away_seconds": ("0", "-1", "nan", "inf"),
    "request_seconds": ("0", "-1", "nan", "inf"),
    "write_seconds": ("0", "-1", "nan", "inf"),
    "guest_burst": ("0", "0.5", "-1", "nan"),
    "guests_per_second": ("0", "-1", "nan"),
    "table_burst": ("0", "0.5", "-1", "nan"),
    "tables_per_second": ("0", "-1", "nan"),
    "talk_burst": ("0", "0.5", "-1", "nan"),
    "talks_per_second": ("0", "-1", "nan"),
    "code_burst": ("0", "0.5", "-1", "nan"),
    "codes_per_second": ("0", "-1", "nan"),
    "wrong_code_burst": ("0", "0.5", "-1", "nan"),
    "wrong_codes_per_second": ("0", "-1", "nan"),
    "host_seconds": ("0", "-1", "nan", "inf"),
    "marks_burst": ("0", "0.5", "-1", "nan"),
    "marks_per_second": ("0", "-1", "nan"),
    "hello_seconds": ("0", "-1", "nan", "inf"),
    "largest_message": ("0", "-1"),
    "largest_upload": ("0", "-1"),
    "uploads_per_address": ("0", "-1"),
    "unread_bytes_per_address": ("0", "-1"),
    "unread_bytes": ("0", "-1"),
    "queue": ("0", "-1", "3"),
    "queue_bytes": ("0", "-1", "65535"),
    "sockets_per_guest": ("0", "-1"),
    "tables_per_guest": ("0", "-1"),
    "archive_days": ("0", "-1", "36501"),
    "retention_days": ("-1", "36501"),
    "idle_guest_days": ("-1", "36501"),
    "imprint_url": ("club.example", "javascript:alert(1)", "https://a b"),
    "terms_url": ("club.example", "javascript:alert(1)"),
    "contact": ("x" * 101,),
    "push_contact": ("ann@club.example", "http://club.example", "mailto:"),
    "push_local": ("127.0.0.1:9000", "http://127.0.0.1:9000/push"),
    "metrics_host": ("",),
    "metrics_port": ("-1", "65536"),
}
AT_THE_EDGE = {
    "port": ("0", "65535"),
    "public_url": ("", "http://localhost:8000", "https://rat.example", "https://rat.example/", "https://[::1]:8443"),
    "bot_workers": ("1", "1000"),
    "bot_deadline": ("0.001", "86400"),
    "bot_beat": ("0", "86400"),
    "bot_pause": ("0", "86400"),
    "review_workers": ("1", "1000"),
    "review_queue": ("1",),
    "command_burst": ("1", "inf"),
    "commands_per_second": ("1e-6", "inf"),
    "request_burst": ("1", "inf"),
    "arrival_burst": ("1", "inf"),
    "connect_burst": ("1", "inf"),
    "queue": ("4",),
    "queue_bytes": ("65536",),
    "archive_days": ("1", "36500"),
    "retention_days": ("0", "36500"),
    "metrics_port": ("0", "65535"),
}


def test_what_others_read_is_no_setting() -> None:
    found = read_settings({"DOCTOR_RAT_PORT": "8080", "DOCTOR_RAT_LANGUAGE": "fr", "DOCTOR_RAT_CHROMIUM": "/chromium"})
    assert found.port == 8080


def test_a_setting_with_a_typo_is_refused() -> None:
    with pytest.raises(SettingsError):
        read_settings({"DOCTOR_RAT_PROT": "8080"})


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in OUT_OF_RANGE.items() for text in texts])
def test_a_setting_out_of_range_is_refused_by_its_name(name: str, text: str) -> None:
    with pytest.raises(SettingsError, match=rf"\$\.{name}`"):
        read_settings({PREFIX + name.upper(): text})


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in AT_THE_EDGE.items() for text in texts])
def test_a_setting_at_the_edge_of_its_range_is_read(name: str, text: str) -> None:
    found = getattr(read_settings({PREFIX + name.upper(): text}), name)
    assert found == (text if name == "public_url" else float(text))


def test_every_setting_with_a_range_is_tried_outside_it() -> None:
    free = {
        "unix_socket",
        "database",
        "database_password_file",
        "data",
        "cache",
        "client",
        "bot_warm",
        "log_json",
        "push",
        "learn",
        "puzzles",
    }
    assert set(OUT_OF_RANGE) == set(Settings.__struct_fields__) - free


def test_the_defaults_are_in_range() -> None:
    """A struct's own defaults aren't validated."""
    plain = {name: str(getattr(Settings(), name)) for name in Settings.__struct_fields__}
    assert read_settings({PREFIX + name.upper(): text for name, text in plain.items()}) == Settings()


@pytest.mark.parametrize(
    ("environment", "options", "said"),
    [
        ({"DOCTOR_RAT_BOT_WORKERS": "0"}, (), "`$.bot_workers`"),
        ({"DOCTOR_RAT_PORT": "99999"}, (), "`$.port`"),
        ({}, ("--port", "99999"), "'--port'"),
    ],
)
def test_a_server_does_not_start_with_it(
    tmp_path: Path, environment: dict[str, str], options: tuple[str, ...], said: str
) -> None:
    database = fresh_url("sqlite", tmp_path)
    ended = subprocess.run(
        [sys.executable, "-c", RUN, "serve", "--database", database, *options],
        env={**os.environ, **environment},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode in (1, 2)
    assert said in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.iterdir())
