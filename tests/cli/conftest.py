import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the system's language; tests of other languages ask for them."""
    monkeypatch.setenv("DOCTOR_RAT_LANGUAGE", "en")
