import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from doctor_rat.cli.app import app


def check(*words: str) -> Result:
    return CliRunner().invoke(app, ["check-bot", *words])


def test_a_good_bot_passes_and_the_report_says_what_was_tried() -> None:
    result = check("random", "--games", "1")
    assert result.exit_code == 0, result.output
    assert "random passes: 18 games" in result.output
    assert all(f"as {part}" in result.output for part in ("doctor", "rats", "colleague"))
    assert "in another world" in result.output


@pytest.mark.parametrize(
    ("words", "games", "absent"),
    [
        (["--variant", "colony"], 8, "colleague"),
        (["--role", "rats"], 8, "as doctor"),
        (["--role", "colleague"], 2, "as rats"),
        (["--variant", "colony", "--variant", "colleagues"], 10, "nothing"),
    ],
)
def test_only_what_is_asked_for_is_played(words: list[str], games: int, absent: str) -> None:
    result = check("random", "--games", "1", *words)
    assert result.exit_code == 0, result.output
    assert f"passes: {games} games" in result.output
    assert absent not in result.output


def test_a_faulty_bot_is_told_in_a_sentence() -> None:
    result = check("bots.faulty:Idle", "--role", "doctor", "--games", "1")
    assert result.exit_code == 1
    assert "bots.faulty:Idle fails. As doctor in colony with 3 groups, meal 1: it did nothing." in result.output
    assert "Traceback" not in result.output


def test_a_bot_in_this_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "local_bot.py").write_text("from doctor_rat.bots.random_bot import RandomBot as Mine\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert "local_bot:Mine passes" in check("local_bot:Mine", "--games", "1", "--role", "colleague").output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nobody"], "there's no bot 'nobody'"),
        (["oracle"], "there's no bot 'oracle'"),
        (["no.such.module:Bot"], "ModuleNotFoundError"),
        (["doctor_rat.bots:NoSuchBot"], "NoSuchBot"),
        (["random", "--role", "doctor", "--variant", "colleagues"], "There's no doctor in colleagues"),
    ],
)
def test_what_cannot_be_checked_is_refused(words: list[str], told: str) -> None:
    result = check(*words)
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())
