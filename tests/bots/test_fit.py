"""Known mixtures are recovered from the records of bots."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from doctor_rat.bots.thinking.fit import fit
from doctor_rat.bots.thinking.population import PEOPLE, SHARES, expected, read_fit
from doctor_rat.cli.app import app
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import Record, Variant, record_of, write_record


def games(rats: str, count: int) -> list[Record]:
    return [
        record_of(play_game(Match(Variant.COLONY, 3, 3, "novice", rats, 300_000 + seed, 1), 0)) for seed in range(count)
    ]


def test_a_mixture_is_recovered_with_its_intervals() -> None:
    """Two thirds go by likeness, a third are our own."""
    found = fit(games("person:similarity", 16) + games("regular", 8))
    assert found.games == 24
    assert sum(found.shares.values()) == pytest.approx(1)
    assert found.shares["likeness"] == pytest.approx(2 / 3, abs=0.12)
    assert found.shares["ours"] == pytest.approx(1 / 3, abs=0.12)
    low, high = found.intervals["likeness"]
    assert low < 2 / 3 < high
    assert high - low > 0.1


def test_without_games_nothing_is_known() -> None:
    found = fit([])
    assert found.games == 0
    assert found.shares == pytest.approx(dict.fromkeys(SHARES, 1 / len(SHARES)))


def test_the_command_writes_what_the_server_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records, people = tmp_path / "games.jsonl", tmp_path / "people.json"
    records.write_bytes(b"".join(write_record(record) + b"\n" for record in games("person:similarity", 4)))
    result = CliRunner().invoke(app, ["fit", str(records), "--output", str(people)])
    assert result.exit_code == 0, result.output
    assert result.output.startswith("4 games\nlikeness")
    assert read_fit(people).games == 4
    monkeypatch.setenv(PEOPLE, str(people))
    expected.cache_clear()
    try:
        shares = expected()
    finally:
        expected.cache_clear()
    assert shares["likeness"] > 0.5
    assert min(shares.values()) > 0
    assert sum(shares.values()) == pytest.approx(1)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "people.json"
    other.write_text("[]")
    result = CliRunner().invoke(app, ["serve", "--people", str(other)])
    assert result.exit_code == 1
    assert "wasn't written by doctor-rat fit" in result.output
