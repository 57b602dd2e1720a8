import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from analysis.games import CONFIGS, played
from doctor_rat.cli.app import app
from doctor_rat.cli.words import Words
from doctor_rat.rules import replay_all, write_record


def run(command: str, *options: str | Path) -> Result:
    return CliRunner().invoke(app, [command, *map(str, options), "--effort", "0.02"])


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Colony and one of Colleagues."""
    path = tmp_path_factory.mktemp("analyse") / "games.jsonl"
    records = [played(config, 0, "novice", "novice") for config in (CONFIGS[0], CONFIGS[-1])]
    path.write_bytes(b"".join(write_record(record) + b"\n" for record in records))
    return path


@pytest.mark.parametrize("command", ["analyse", "analyze"])
def test_one_line_of_json_a_game(games: Path, command: str) -> None:
    shown = run(command, games, "--json")
    assert shown.exit_code == 0, shown.output
    lines = [json.loads(line) for line in shown.stdout.splitlines()]
    assert [set(line["sides"]) for line in lines] == [{"rats", "doctor"}, {"colleague-0", "colleague-1"}]
    for line in lines:
        assert abs(line["won"] - (line["start"] + sum(line["sides"].values()) + line["luck"])) <= 1e-9
        for each in line["decisions"]:
            assert {"step", "role", "chosen", "best", "loss", "error", "mark", "reasons"} <= set(each)
            assert each["role"] in line["sides"]


def test_the_same_seed_prints_the_same(games: Path) -> None:
    one, two, other = (run("analyse", games, "--json", "--game", "1", "--seed", seed).stdout for seed in "112")
    assert one == two
    assert one != other


def test_a_game_is_told_in_words(games: Path) -> None:
    shown = run("analyse", games, "--game", "1")
    assert shown.exit_code == 0
    text = " ".join(shown.output.split())
    for part in ("What decided it", "At the start", "The rats", "Doctor Rat", "Luck", "In the end"):
        assert part in text
    assert "Game 2" not in text


def test_points_have_signs() -> None:
    board = replay_all(played(CONFIGS[0], 0, "novice", "novice")).board
    said = Words("en").why("story-won-by-play", {"luck": 5, "play": -3}, board)
    assert said == "Well played and won: decisions \N{MINUS SIGN}3 points, luck +5."


@pytest.mark.parametrize("language", ["fr", "de", "it", "es"])
def test_in_other_languages(games: Path, language: str) -> None:
    shown = run("analyse", games, "--game", "2", "--language", language)
    assert shown.exit_code == 0, shown.output
    assert "What decided it" not in shown.output


def test_a_running_game_is_refused(tmp_path: Path) -> None:
    record = played(CONFIGS[0], 0, "novice", "novice")
    running = replace(record, actions=record.actions[:-1], outcome=None)
    path = tmp_path / "running.json"
    path.write_bytes(write_record(running))
    shown = run("analyse", path, "--json")
    assert shown.exit_code == 1
    assert shown.stdout == ""
    assert "isn't over" in shown.stderr


def test_a_game_that_doesnt_exist(games: Path) -> None:
    shown = run("analyse", games, "--game", "3")
    assert shown.exit_code == 1
    assert "has no game 3" in shown.output
