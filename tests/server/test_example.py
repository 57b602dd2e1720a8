"""The example in the docs runs: the one-page bot plays a whole game over the wire."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from doctor_rat.table import Stage
from server.house import house, run, sqlite

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_wire_bot_plays_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    play = import_module("wire_bot").play

    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found:
            await play(found.url)
            (live,) = found.core.tables.known()
            assert live.room.table.stage is Stage.OVER

    run(scene())
