import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import referee
from doctor_rat.cli.app import app


def arena(*words: str) -> Any:
    result = CliRunner().invoke(app, ["arena", "--json", *words])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize(
    ("variant", "groups"), [("colony", 2), ("colony", 3), ("complications", 2), ("complications", 3), ("colleagues", 2)]
)
def test_random_bots_use_every_kind_of_action(variant: str, groups: int) -> None:
    figures = arena("--variant", variant, "--groups", str(groups), "--games", "600")
    assert figures["games"] == 600
    assert all(figures["actions"].values()), figures["actions"]
    assert all(figures["complications"].values()), figures["complications"]
    assert len(figures["complications"]) == (5 if variant == "complications" else 0)
    low, high = figures["interval"]
    assert 0 <= low <= figures["win_rate"] <= high <= 1
    assert figures["win_rate"] == figures["wins"] / 600


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(tmp_path: Path) -> None:
    options = ["--variant", "complications", "--games", "130", "--seed", "7", "--records"]
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert arena(*options, str(one)) == arena(*options, str(two), "--jobs", "2")
    assert one.read_bytes() == two.read_bytes()


def test_game_i_has_the_seed_s_plus_i(tmp_path: Path) -> None:
    early, late = tmp_path / "early.jsonl", tmp_path / "late.jsonl"
    arena("--games", "5", "--seed", "10", "--records", str(early))
    arena("--games", "3", "--seed", "12", "--records", str(late))
    assert early.read_text().splitlines()[2:] == late.read_text().splitlines()


@pytest.mark.parametrize("variant", ["colony", "complications", "colleagues"])
def test_its_records_stand_before_the_referee(variant: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arena("--variant", variant, "--games", "200", "--seed", "500", "--records", str(path))
    records = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(records) == 200
    for record in records:
        referee.check(record)


def test_words_for_people() -> None:
    result = CliRunner().invoke(app, ["arena", "--games", "20"])
    assert result.exit_code == 0
    assert "of 20 games won" in result.stdout
    assert "95 % interval" in result.stdout


def test_a_file_that_cannot_be_written_is_said_plainly(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["arena", "--games", "1", "--records", str(tmp_path / "no" / "such" / "file")])
    assert result.exit_code == 1
    assert "can't be written" in result.output


@pytest.mark.parametrize("words", [["--yuck", "4"], ["--groups", "4"], ["--games", "0"], ["--doctor", "nobody"]])
def test_options_out_of_range_are_refused(words: list[str]) -> None:
    assert CliRunner().invoke(app, ["arena", *words]).exit_code == 2
