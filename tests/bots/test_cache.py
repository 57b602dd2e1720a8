"""Where compiled bots are kept: some place that can be written to, ours alone, or none."""

import fcntl
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from doctor_rat.bots import cache
from doctor_rat.bots.cache import NONE, VARIABLE, compiling, find_cache

NOWHERE = Path("/dev/null/folder")
"""Not even root can write there."""


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As where root installed the package: nothing can be written beside the code."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(cache, "BESIDE", NOWHERE)
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))


def test_the_folder_that_is_asked_for_comes_first(tmp_path: Path) -> None:
    assert Path(find_cache(str(tmp_path / "cache"), tmp_path / "data")).parent == tmp_path / "cache"


def test_then_the_environments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "numba"))
    assert find_cache("", tmp_path / "data") == str(tmp_path / "numba")


def test_then_beside_the_code_as_in_a_clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "BESIDE", tmp_path / "code")
    assert find_cache("", tmp_path / "data") == str(tmp_path / "code")


def test_then_the_data_folder(tmp_path: Path) -> None:
    assert Path(find_cache("", tmp_path / "data")).parent == tmp_path / "data" / "compiled"


@pytest.mark.parametrize("data", [None, NOWHERE])
def test_then_a_temporary_one_for_us_alone(tmp_path: Path, data: Path | None) -> None:
    found = Path(find_cache("", data))
    assert found.parent.parent == tmp_path / "tmp"
    assert found.parent.stat().st_mode & 0o777 == 0o700
    assert find_cache("", data) == str(found), "the next start finds what was compiled"


def test_a_temporary_folder_that_others_may_write_to_is_not_used(tmp_path: Path) -> None:
    theirs = Path(find_cache()).parent
    theirs.chmod(0o777)
    found = Path(find_cache()).parent
    assert found != theirs
    assert found.stat().st_mode & 0o777 == 0o700


def test_where_nothing_can_be_written_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(NOWHERE))
    assert find_cache("", NOWHERE) == NONE


def test_what_was_compiled_for_an_image_is_copied_to_where_it_can_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = Path(find_cache(str(tmp_path / "image")))
    (image / "kernel_1").mkdir()
    (image / "kernel_1" / "play.nbi").write_text("compiled")
    usable = cache._is_usable
    monkeypatch.setattr(cache, "_is_usable", lambda folder: folder != image and usable(folder))
    found = Path(find_cache(str(tmp_path / "image"), tmp_path / "data"))
    assert found.parent == tmp_path / "data" / "compiled"
    assert (found / "kernel_1" / "play.nbi").read_text() == "compiled"


def test_other_code_has_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = find_cache("", tmp_path)
    (tmp_path / "bots" / "kernel").mkdir(parents=True)
    (tmp_path / "bots" / "kernel" / "play.py").write_text("changed = True")
    monkeypatch.setattr(cache, "_KERNEL", tmp_path / "bots" / "kernel")
    cache._edition.cache_clear()
    try:
        assert find_cache("", tmp_path) != before
    finally:
        cache._edition.cache_clear()


WITHOUT = """
from doctor_rat.bots.cache import use_cache
use_cache("")
from numba import njit
print(njit(cache=True)(lambda number: number + 1)(41))
"""


def test_bots_think_without_a_place_too() -> None:
    """numba finds none for what came by the command line, and refuses."""
    ended = subprocess.run([sys.executable, "-P", "-c", WITHOUT], check=False, capture_output=True, text=True)
    assert (ended.stdout, ended.returncode) == ("42\n", 0), ended.stderr


def test_one_compiles_at_a_time(tmp_path: Path) -> None:
    with compiling(str(tmp_path)):
        other = os.open(tmp_path / "compiling", os.O_RDWR)
        with pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    os.close(other)


@pytest.mark.parametrize("folder", [NONE, str(NOWHERE)])
def test_where_nothing_can_be_kept_nobody_waits(folder: str) -> None:
    with compiling(folder), compiling(folder):
        pass


def test_nobody_waits_for_good_for_a_frozen_process(tmp_path: Path) -> None:
    with compiling(str(tmp_path)), compiling(str(tmp_path), patience=0):
        pass
