import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import referee
from doctor_rat.bots.random_bot import RandomBot
from doctor_rat.bots.registry import PARTNERS
from doctor_rat.cli.app import app
from doctor_rat.rules import Deal


def arena(*words: str) -> Any:
    result = CliRunner().invoke(app, ["arena", "--json", *words])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def timeless(figures: Any) -> Any:
    """The figures without the times, which differ between runs."""
    return {name: figure for name, figure in figures.items() if name != "think_ms"}


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
    assert timeless(arena(*options, str(one))) == timeless(arena(*options, str(two), "--jobs", "2"))
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
    assert "95% interval" in result.stdout
    assert "tokens left: Yuck! " in result.stdout
    assert all(f"thinking time, {side}: " in result.stdout for side in ("doctor", "rats"))


def test_the_help_names_every_partner() -> None:
    said = CliRunner().invoke(app, ["arena", "--help"]).output
    assert {kind for kind in PARTNERS if f"{kind}:" not in said} == set()


def test_the_json_object_has_all_figures() -> None:
    figures = arena("--games", "30")
    assert set(figures["mean_tokens_left"]) == {"yuck", "medicine", "strict_menu"}
    for side in ("doctor", "rats"):
        pace = figures["think_ms"][side]
        assert pace["decisions"] >= 30
        assert 0 < pace["p50"] <= pace["p95"]
        assert pace["mean"] > 0


TWO = "random,bots.test_arena:Counting"


def test_a_matrix_has_every_pairing() -> None:
    pairings = arena("--matrix", TWO, "--games", "10")["pairings"]
    names = TWO.split(",")
    found = [(each["match"]["doctor"], each["match"]["rats"]) for each in pairings]
    assert found == [(doctor, rats) for doctor in names for rats in names]
    assert timeless(pairings[0]) == timeless(arena("--games", "10"))


def test_a_matrix_is_a_table_for_people() -> None:
    result = CliRunner().invoke(app, ["arena", "--matrix", TWO, "--games", "10"])
    assert result.exit_code == 0, result.output
    heading, columns, *rows = result.stdout.splitlines()
    assert "out of 10 per pairing" in heading
    assert columns.split()[-2:] == TWO.split(",")
    assert [row.split()[0] for row in rows] == TWO.split(",")
    assert all(row.count("%") == 6 for row in rows)


def test_a_matrix_without_names_is_of_the_three_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    def stand_in(name: str, deal: Deal) -> RandomBot:
        return RandomBot()

    monkeypatch.setattr("doctor_rat.lab.arena.insider_named", stand_in)
    pairings = arena("--matrix", "--games", "1")["pairings"]
    found = [(each["match"]["doctor"], each["match"]["rats"]) for each in pairings]
    levels = ("novice", "regular", "expert")
    assert found == [(doctor, rats) for doctor in levels for rats in levels]


def test_a_run_is_resumed_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    arena("--games", "12", "--resume", str(path))
    first = path.read_bytes()
    more = arena("--games", "30", "--resume", str(path), "--jobs", "2")
    assert path.read_bytes().startswith(first)
    assert len(path.read_bytes().splitlines()) == 31
    assert timeless(more) == timeless(arena("--games", "30"))
    # All games are in the file now, so even the times are the same.
    assert arena("--games", "30", "--resume", str(path)) == more


def test_a_matrix_is_resumed_too(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    figures = arena("--matrix", TWO, "--games", "5", "--resume", str(path))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:8]))
    again = arena("--matrix", TWO, "--games", "5", "--resume", str(path))
    assert list(map(timeless, again["pairings"])) == list(map(timeless, figures["pairings"]))
    assert len(path.read_bytes().splitlines()) == 21


def test_a_file_of_another_run_is_refused_plainly(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    arena("--games", "3", "--resume", str(path))
    result = CliRunner().invoke(app, ["arena", "--games", "3", "--seed", "9", "--resume", str(path)])
    assert result.exit_code == 1
    assert "belongs to a run with different options: seed 1 there" in " ".join(result.output.split())


def test_a_bot_at_fault_is_told_plainly() -> None:
    result = CliRunner().invoke(app, ["arena", "--games", "1", "--rats", "bots.faulty:Idle"])
    assert result.exit_code == 1
    assert "The bot bots.faulty:Idle decided nothing" in result.output
    assert isinstance(result.exception, SystemExit)


def test_a_file_that_cannot_be_written_is_reported_plainly(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["arena", "--games", "1", "--records", str(tmp_path / "no" / "such" / "file")])
    assert result.exit_code == 1
    assert "Couldn't write " in result.output


@pytest.mark.parametrize(
    "words",
    [
        ["--yuck", "4"],
        ["--groups", "4"],
        ["--games", "0"],
        ["--doctor", "nobody"],
        ["--rats", "noisy:loud"],
        ["--rats", "no.such.module:Bot"],
        ["--matrix", "random,nobody"],
        ["--matrix", "random", "--doctor", "random"],
        ["--records", "games.jsonl", "--resume", "run.jsonl"],
    ],
)
def test_options_out_of_range_are_refused(words: list[str]) -> None:
    assert CliRunner().invoke(app, ["arena", *words]).exit_code == 2
