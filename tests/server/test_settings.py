"""What a server is started with."""

import pytest

from doctor_rat.server.settings import SettingsError, read_settings


def test_what_others_read_is_no_setting() -> None:
    found = read_settings({"DOCTOR_RAT_PORT": "8080", "DOCTOR_RAT_LANGUAGE": "fr", "DOCTOR_RAT_CHROMIUM": "/chromium"})
    assert found.port == 8080


def test_a_setting_with_a_typo_is_refused() -> None:
    with pytest.raises(SettingsError):
        read_settings({"DOCTOR_RAT_PROT": "8080"})
