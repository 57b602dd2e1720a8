import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from doctor_rat.cli.app import app
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import Variant, record_of, write_record


def replay(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["replay", *map(str, words)])


def record(variant: Variant = Variant.COLONY, seed: int = 1) -> bytes:
    return write_record(record_of(play_game(Match(variant, 3, 3, "random", "random", seed, 1), 0)))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Five records: good, broken JSON, good, a wrong action, good."""
    wrong = json.loads(record())
    wrong["actions"][0] = {"by": "doctor", "act": "serve"}
    path = tmp_path / "games.jsonl"
    lines = [
        record(),
        b'{"format": ',
        record(Variant.COLLEAGUES),
        json.dumps(wrong).encode(),
        record(Variant.COMPLICATIONS),
    ]
    path.write_bytes(b"\n".join(lines) + b"\n")
    return path


def test_check_looks_at_every_record(games: Path) -> None:
    result = replay("--check", games)
    assert result.exit_code == 1
    assert result.output.splitlines()[-1] == "5 checked, 2 wrong"
    assert "record 4: Action 0:" in result.output


def test_check_as_json_gives_one_line_a_record(games: Path) -> None:
    result = replay("--check", "--json", games)
    answers = [json.loads(line) for line in result.output.splitlines()]
    assert result.exit_code == 1
    assert [answer["ok"] for answer in answers] == [True, False, True, False, True]
    assert answers[0] == {"ok": True}
    assert set(answers[3]) == {"ok", "code", "action", "rule", "message"}
    assert (answers[1]["code"], answers[1]["action"], answers[1]["rule"]) == ("bad-record", None, None)
    assert (answers[3]["code"], answers[3]["action"], answers[3]["rule"]) == ("not-now", 0, "4.5")


def test_good_records_exit_with_0(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(record())
    assert replay("--check", path).exit_code == 0
    assert replay("--check", "--json", path).output == '{"ok":true}\n'


def test_one_document_may_span_many_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(json.loads(record()), indent=2))
    assert replay("--check", "--json", path).output == '{"ok":true}\n'
    path.write_text(json.dumps(json.loads(record()), indent=2)[:-2])
    assert json.loads(replay("--check", "--json", path).output)["code"] == "bad-record"


def test_lines_are_known_without_the_ending(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_bytes(b"broken\n" + record() + b"\n" + record() + b"\n")
    assert [json.loads(line)["ok"] for line in replay("--check", "--json", path).output.splitlines()] == [
        False,
        True,
        True,
    ]


@pytest.mark.parametrize("variant", list(Variant))
def test_a_game_is_shown_meal_by_meal(variant: Variant, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(record(variant, seed=4))
    shown = replay(path)
    assert shown.exit_code == 0, shown.output
    outcome = json.loads(record(variant, seed=4))["outcome"]
    for meal in range(1, outcome["meal"] + 1):
        assert f"Meal {meal}" in shown.output
    for diet in json.loads(record(variant, seed=4))["diets"]:
        name = "±1" if diet == "step" else diet.partition(":")[0]
        assert name in shown.output.lower()


def test_a_game_of_many_is_picked_by_number(games: Path) -> None:
    assert replay("--game", "3", games).exit_code == 0
    assert replay("--game", "3", games).output != replay("--game", "1", games).output
    for number in ("2", "4", "9"):
        result = replay("--game", number, games)
        assert result.exit_code == 1, number
        assert result.output.splitlines()[-1].startswith("Error: "), result.output


def test_a_missing_file_is_reported_plainly(tmp_path: Path) -> None:
    assert replay("--check", tmp_path / "nothing.json").exit_code == 2


def test_json_without_check_is_a_usage_error(games: Path) -> None:
    assert replay("--json", games).exit_code == 2
