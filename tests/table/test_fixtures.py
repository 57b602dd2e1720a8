"""The client is tested with what this server sends, not what an earlier one sent."""

from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "web" / "fixtures"


def test_the_clients_fixtures_are_current(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FOLDER)
    make = import_module("make")

    made, kept = make.everything(), make.files()
    differing = sorted(name for name in made.keys() | kept.keys() if made.get(name) != kept.get(name))
    assert not differing, "run `make fixtures`"
