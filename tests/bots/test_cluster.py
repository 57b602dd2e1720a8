"""Games on a Dask cluster: the same as at home, even if a worker dies."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from distributed import LocalCluster

from bots.mortal import GRAVE
from doctor_rat.cli.app import app
from doctor_rat.lab import spread
from doctor_rat.lab.arena import Match, run
from doctor_rat.lab.sample import sample
from doctor_rat.lab.spread import ClusterError, Hands
from doctor_rat.rules import Variant

TESTS = Path(__file__).parent.parent
MATCH = Match(Variant.COLONY, 3, 3, "bots.mortal:Mortal", "random", seed=20, games=60)


@pytest.fixture(scope="module")
def grave(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cluster") / "grave"


@pytest.fixture(scope="module")
def cluster(grave: Path) -> Iterator[str]:
    """Two worker processes; yields the address of their scheduler."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(TESTS))
        patch.setenv(GRAVE, str(grave))
        with LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=True
        ) as found:
            # The bot must survive the games at home.
            patch.delenv(GRAVE)
            yield found.scheduler_address


def test_a_worker_that_dies_loses_nothing(cluster: str, grave: Path, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    options = ["--doctor", MATCH.doctor, "--games", "60", "--seed", "20", "--json", "--resume"]
    assert timeless(arena(*options, str(here))) == timeless(arena(*options, str(there), "--cluster", cluster))
    assert grave.exists()
    assert results(here) == results(there)
    assert [each["seed"] for each in results(there)] == list(range(20, 80))


def test_a_run_begun_at_home_is_resumed_on_a_cluster(cluster: str, tmp_path: Path) -> None:
    path, whole = tmp_path / "run.jsonl", tmp_path / "whole.jsonl"
    arena("--games", "7", "--json", "--resume", str(path))
    arena("--games", "30", "--json", "--resume", str(path), "--cluster", cluster)
    arena("--games", "30", "--json", "--resume", str(whole))
    assert results(path) == results(whole)


@pytest.mark.soak
def test_tables_are_made_there_as_here(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doctor_rat.lab.sample.CHUNK", 7)
    here, there = sample(20, 1), sample(20, 1, Hands(cluster=cluster))
    assert all((one == two).all() for one, two in zip(here, there, strict=True))


@pytest.mark.soak
def test_puzzles_are_made_there_as_here(cluster: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here.txt", tmp_path / "there.txt"
    # Only game 0: games 1, 5, 9, … are also searched for doctor puzzles, which takes a while.
    command = ["puzzles", "make", "--games", "1", "--output"]
    for words in ([str(here)], [str(there), "--cluster", cluster]):
        result = CliRunner().invoke(app, [*command, *words])
        assert result.exit_code == 0, result.output
    assert here.read_bytes() == there.read_bytes() != b""


def test_workers_with_other_code_refuse(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "edition", lambda: "another")
    with pytest.raises(ClusterError, match="another version"):
        list(run(MATCH, Hands(cluster=cluster)))


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "CONNECTING", 0.1)
    result = CliRunner().invoke(app, ["arena", "--cluster", "tcp://127.0.0.1:9"])
    assert result.exit_code == 1
    assert "No Dask scheduler answers at tcp://127.0.0.1:9" in result.output


def test_jobs_and_cluster_are_not_combined() -> None:
    result = CliRunner().invoke(app, ["arena", "--cluster", "tcp://127.0.0.1:9", "--jobs", "2"])
    assert result.exit_code == 2


def arena(*words: str) -> Any:
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def timeless(figures: Any) -> Any:
    return {name: figure for name, figure in figures.items() if name != "think_ms"}


def results(path: Path) -> list[Any]:
    """Results of the games in the file, in order; thinking times never match, so they are left out."""
    return [json.loads(line)["result"] for line in path.read_text().splitlines()[1:]]
