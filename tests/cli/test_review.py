import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from cli.diners import ENGLISH
from doctor_rat.cli.app import app
from doctor_rat.review import ARGUMENTS, Review, ReviewKey, review
from doctor_rat.rules import read_record, record_of, write_record
from rules.later_meals import ALL_CONFIGS, random_game
from stage import begin, play


def run(*options: str | Path) -> Result:
    return CliRunner().invoke(app, ["review", *map(str, options)])


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One game of each kind."""
    path = tmp_path_factory.mktemp("review") / "games.jsonl"
    lines = [write_record(record_of(list(random_game(config, 3))[-1])) for config in ALL_CONFIGS]
    path.write_bytes(b"\n".join(lines) + b"\n")
    return path


@pytest.mark.parametrize("number", range(1, len(ALL_CONFIGS) + 1))
def test_a_game_is_told_meal_by_meal(games: Path, number: int) -> None:
    shown = run(games, "--game", str(number))
    assert shown.exit_code == 0, shown.output
    found = review(read_record(games.read_bytes().splitlines()[number - 1]))
    text = " ".join(shown.output.split())
    for meal in range(1, found.frames[-1].board.meal + 1):
        assert f"Meal {meal}" in text
    for highlight in found.highlights:
        assert ENGLISH.highlight(highlight.key, highlight.arguments, found.frames[-1].board) in text
    assert ENGLISH("table-end-diets") in text


def test_a_role_sees_its_own_part(games: Path) -> None:
    rats, doctor = (" ".join(run(games, "--role", role).output.split()) for role in ("rats", "doctor"))
    stock = ENGLISH("terminal-review-stock", foods="").removesuffix(" .")
    assert "likely to be good" in rats
    assert "likely to be good" not in doctor
    assert stock in doctor
    assert stock not in rats
    one = run(games, "--game", "5", "--role", "colleague-0").output
    chosen = [line for line in one.splitlines() if "Diets still possible: " in line]
    assert any("Doctor A: " in line for line in chosen)
    assert not any("Doctor B: " in line for line in chosen)
    assert "(as seen by Doctor B)" not in one


@pytest.mark.parametrize(("number", "role"), [(1, "colleague-0"), (5, "rats"), (5, "doctor")])
def test_a_role_that_nobody_played(games: Path, number: int, role: str) -> None:
    shown = run(games, "--game", str(number), "--role", role)
    assert shown.exit_code == 1
    assert f"Nobody played {role} in this game." in shown.output


def test_json_is_the_whole_review(games: Path) -> None:
    shown = run(games, "--json")
    found = msgspec.json.decode(shown.output, type=Review)
    assert found == review(read_record(games.read_bytes().splitlines()[0]))
    assert run(games, "--json", "--role", "rats").exit_code == 2


def test_a_study_is_marked(games: Path, tmp_path: Path) -> None:
    path = tmp_path / "study.json"
    game = json.loads(games.read_bytes().splitlines()[0])
    path.write_text(json.dumps({**game, "meta": {"study": {"step": 3}}}))
    assert ENGLISH("study-mark") in run(path).output.split()
    assert ENGLISH("study-mark") not in run(games).output.split()


def test_a_running_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(write_record(record_of(play(begin(), "doctor yuck-front"))))
    shown = run(path)
    assert shown.exit_code == 0, shown.output
    assert ENGLISH("terminal-still-running") in " ".join(shown.output.split())


def test_a_faulty_record_is_reported_plainly(games: Path, tmp_path: Path) -> None:
    wrong = json.loads(games.read_bytes().splitlines()[0])
    wrong["actions"][0] = {"by": "doctor", "act": "serve"}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(wrong))
    shown = run(path)
    assert shown.exit_code == 1
    assert "Error: Action 0:" in shown.output


@pytest.mark.parametrize("key", list(ReviewKey))
def test_every_highlight_has_its_words(key: ReviewKey) -> None:
    arguments = dict.fromkeys(ARGUMENTS[key], 1)
    assert "{" not in ENGLISH.highlight(key, arguments, begin().board)
