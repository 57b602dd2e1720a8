"""Known mixtures are recovered from bots' records."""

import os
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from doctor_rat.bots.kernel.position import position
from doctor_rat.bots.thinking.fit import _likelihoods, fit
from doctor_rat.bots.thinking.reading import read
from doctor_rat.bots.thinking.shares import (
    CAUTION,
    PEOPLE,
    SHARES,
    Fit,
    among,
    expected,
    expected_here,
    read_fit,
    tempered,
)
from doctor_rat.cli.app import app
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import Record, Role, Variant, record_of, view, write_record
from doctor_rat.server.settings import read_settings
from stage import begin

RATS = {
    "likeness": "person:similarity",
    "ours": "regular",
    "idea": "person:single-idea",
    "centre": "person:centre-first",
    "round": "person:round",
    "noisy": "person:noisy",
}
"""Who plays each kind: never anyone the fit knows, except our own."""


@cache
def games(rats: str, count: int) -> list[Record]:
    return [
        record_of(play_game(Match(Variant.COLONY, 3, 3, "novice", rats, 300_000 + seed, 1), 0)) for seed in range(count)
    ]


@pytest.mark.parametrize(
    "mixture",
    [
        {"likeness": 24, "ours": 12},
        {"idea": 20, "centre": 20},
        {"likeness": 12, "ours": 12, "idea": 12, "centre": 12},
        {"round": 20, "noisy": 20},
    ],
)
def test_a_mixture_is_recovered_with_its_intervals(mixture: dict[str, int]) -> None:
    found = fit(record for kind, count in mixture.items() for record in games(RATS[kind], count))
    total = sum(mixture.values())
    assert found.games == total
    assert sum(found.shares.values()) == pytest.approx(1)
    for kind, count in mixture.items():
        low, high = found.intervals[kind]
        assert low <= count / total <= high, found.shares
        assert 0.1 < high - low < 0.5
    assert sum(found.shares[kind] for kind in mixture) > 0.8


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


def all_of(kind: str, games: int) -> Fit:
    return Fit(games, {kind: 1.0}, {kind: (0.9, 1.0)})


def test_few_games_change_little_and_many_leave_nobody_out() -> None:
    few, many = tempered(all_of("colour", 10)), tempered(all_of("colour", 100_000))
    assert few["colour"] == pytest.approx(SHARES["colour"] + (1 - SHARES["colour"]) * 0.7 * 10 / 110)
    assert few["ours"] > 0.9 * SHARES["ours"]
    assert many["colour"] == pytest.approx(1 - CAUTION * (1 - SHARES["colour"]), abs=0.001)
    assert many["ours"] == pytest.approx(CAUTION * SHARES["ours"], abs=0.001)
    for shares in (few, many):
        assert sum(shares.values()) == pytest.approx(1)


def test_doctors_begin_with_what_was_learned_unless_the_operator_names_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned = tempered(all_of("colour", 1_000))
    assert expected_here() == SHARES
    with among(learned):
        assert expected_here() == learned
        with among(None):
            assert expected_here() == SHARES
        people = tmp_path / "people.json"
        people.write_bytes(msgspec.json.encode(all_of("likeness", 10)))
        monkeypatch.setenv(PEOPLE, str(people))
        expected.cache_clear()
        try:
            assert expected_here()["likeness"] > 0.7
        finally:
            expected.cache_clear()
    monkeypatch.delenv(PEOPLE)
    assert expected_here() == SHARES


def test_a_file_that_was_named_is_no_unknown_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PEOPLE, str(tmp_path / "people.json"))
    assert read_settings(os.environ).learn


def test_what_was_learned_changes_whom_the_doctor_takes_his_rats_for() -> None:
    seen = view(begin("1bl=mandatory:rb 2gv=forbidden:l"), Role.DOCTOR)

    def taken_for() -> dict[str, float]:
        return read(seen, position(seen), Random(1)).kinds()

    assert taken_for() == pytest.approx(SHARES)
    with among({"colour": 1.0}):
        assert taken_for()["colour"] > 0.99


def test_a_game_without_choices_speaks_for_no_kind_however_many_ways_it_has() -> None:
    assert _likelihoods(record_of(begin())) == pytest.approx(np.ones(len(SHARES)))
