"""`doctor-rat puzzles`: make and check."""

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from doctor_rat.cli.app import app
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.puzzles import PuzzleKind, collection
from doctor_rat.rules import Variant, record_of, write_record


def few(path: Path) -> Path:
    """A few of the rats' puzzles, which are quick to check."""
    lines = [f"{each.id} {each.line}" for each in collection() if each.kind is PuzzleKind.EAT][:6]
    path.write_text("\n".join(lines) + "\n")
    return path


def test_check_counts_what_it_has_checked(tmp_path: Path) -> None:
    path = few(tmp_path / "few.txt")
    found = CliRunner().invoke(app, ["puzzles", "check", "--file", str(path), "--sample", "4", "--json"])
    assert found.exit_code == 0, found.output
    assert json.loads(found.stdout) == {"puzzles": 6, "checked": 4, "wrong": 0}


def test_check_names_a_wrong_one_and_fails(tmp_path: Path) -> None:
    path = few(tmp_path / "few.txt")
    first, *rest = path.read_text().splitlines()
    name, line = first.split(" ", 1)
    path.write_text("\n".join([f"zzzzzzzz {line}", *rest]))
    found = CliRunner().invoke(app, ["puzzles", "check", "--file", str(path)])
    assert found.exit_code == 1
    assert found.stdout == "6 of 6 puzzles checked, 1 wrong\nwrong: zzzzzzzz\n"
    assert name not in found.stdout


def test_make_writes_a_file_that_check_accepts(tmp_path: Path) -> None:
    path = tmp_path / "made.txt"
    made = CliRunner().invoke(app, ["puzzles", "make", "--games", "1", "--seed", "31001", "--output", str(path)])
    assert made.exit_code == 0, made.output
    assert made.stdout.startswith(f"{len(path.read_text().splitlines())} puzzles")
    checked = CliRunner().invoke(app, ["puzzles", "check", "--file", str(path), "--json"])
    assert json.loads(checked.stdout)["wrong"] == 0


def test_make_says_plainly_that_it_can_not_write(tmp_path: Path) -> None:
    made = CliRunner().invoke(app, ["puzzles", "make", "--games", "1", "--output", str(tmp_path / "no" / "where")])
    assert made.exit_code == 1
    assert "Couldn't write" in made.output


def test_make_looks_through_recorded_games(tmp_path: Path) -> None:
    match = Match(Variant.COLONY, 3, 0, "novice", "regular", 41_000, 2)
    other = Match(Variant.COLLEAGUES, 2, 0, "random", "random", 41_000, 1)
    games = [play_game(match, 0), play_game(match, 1), play_game(other, 0)]
    records, output = tmp_path / "games.jsonl", tmp_path / "made.txt"
    records.write_bytes(b"\n".join(write_record(record_of(game)) for game in games))
    made = CliRunner().invoke(app, ["puzzles", "make", "--records", str(records), "--output", str(output)])
    assert made.exit_code == 0, made.output
    first = output.read_text()
    assert first
    records.write_bytes(b"{}\n")
    bad = CliRunner().invoke(app, ["puzzles", "make", "--records", str(records), "--output", str(output)])
    assert bad.exit_code == 1
    assert output.read_text() == first, "nothing is overwritten by a file that can't be read"


@pytest.mark.parametrize(("module", "command"), [("make", ["make", "--games", "1"]), ("check", ["check"])])
def test_without_the_bots_it_says_what_to_install(
    module: str, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, f"doctor_rat.puzzles.{module}", None)
    found = CliRunner().invoke(app, ["puzzles", *command])
    assert found.exit_code == 1
    assert "install doctor-rat[bots]" in found.output
