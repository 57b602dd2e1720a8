"""The tables of docs/bots.md can be played in parts."""

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from doctor_rat.lab.spread import ALONE

PAGE = Path(__file__).parents[2] / "docs"


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = spec_from_file_location("people", PAGE / "plots" / "people.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "people", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "DATA", tmp_path / "people.json")
    return module


def test_a_row_played_in_parts_is_the_row_played_at_once(people: ModuleType) -> None:
    row = people.TableRow("novice", "novice")
    people.play(row, 8, ALONE)
    whole = people.results()
    people.DATA.unlink()
    people.play(row, 3, ALONE)
    people.play(row, 8, ALONE)
    assert people.results() == whole
    assert sorted(set(whole[str(row)]["won"])) == ["0", "1"], "some are won, some lost"


def test_what_other_bots_played_is_not_continued(people: ModuleType) -> None:
    row = people.TableRow("novice", "novice")
    people.DATA.write_text(json.dumps({str(row): {"first": "another", "won": "1" * 6}}))
    people.play(row, 8, ALONE)
    assert people.results()[str(row)]["won"] != "1" * 6
    assert len(people.results()[str(row)]["won"]) == 8


def test_rows_that_were_not_played_leave_their_cells_empty(people: ModuleType) -> None:
    people.save(people.TableRow("regular", "person:round"), "first", "1101")
    assert list(people.table()) == ["| `person:round` |  | 75.0 (30 to 95; 4) |  |"]
