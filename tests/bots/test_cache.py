"""Where compiled bots are kept: in a writable folder that is ours alone, or nowhere."""

import ast
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from doctor_rat.bots import cache
from doctor_rat.bots.cache import FORGOTTEN, NONE, NUMBA, VARIABLE, compiling, find_cache
from doctor_rat.home import cache_folder

PACKAGE = Path(cache.__file__).parents[1]
NOWHERE = Path("/dev/null/folder")
"""Not even root can write there."""


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Simulates an installed package and a user whose home isn't writable."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.delenv(NUMBA, raising=False)
    monkeypatch.setattr(cache, "cache_folder", lambda: NOWHERE)
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))


def test_the_folder_that_is_asked_for_comes_first(tmp_path: Path) -> None:
    assert Path(find_cache(str(tmp_path / "cache"), tmp_path / "data")).parent == tmp_path / "cache"


def test_then_the_environments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NUMBA, str(tmp_path / "numba"))
    assert Path(find_cache("", tmp_path / "data")).parent == tmp_path / "numba"


def test_then_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "cache_folder", lambda: tmp_path / "home")
    assert Path(find_cache("", tmp_path / "data")).parent == tmp_path / "home" / "compiled"


def test_then_the_data_folder(tmp_path: Path) -> None:
    assert Path(find_cache("", tmp_path / "data")).parent == tmp_path / "data" / "compiled"


def test_a_user_without_a_home_has_a_place_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "cache_folder", cache_folder)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert Path(find_cache("", tmp_path / "data")).parent == tmp_path / "data" / "compiled"
    assert Path(find_cache()).parent.parent == tmp_path / "tmp"


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
    monkeypatch.setattr(cache, "_PACKAGE", tmp_path)
    cache.edition.cache_clear()
    try:
        assert find_cache("", tmp_path) != before
    finally:
        cache.edition.cache_clear()


def test_what_nobody_runs_any_more_is_removed(tmp_path: Path) -> None:
    kept, old, foreign = (tmp_path / name for name in ("0123456789ab", "ba9876543210", "notes"))
    for folder in (kept, old, foreign):
        folder.mkdir()
    for folder in (old, foreign):
        os.utime(folder, (time.time() - FORGOTTEN - 1,) * 2)
    find_cache(str(tmp_path))
    assert kept.exists()
    assert not old.exists()
    assert foreign.exists()


COMPILES = """
import os, sys
sys.path.insert(0, sys.argv[1])
import doctor_rat.bots.kernel
from doctor_rat.bots.toy import toy
assert toy.__code__.co_filename.startswith(sys.argv[1]), toy.__code__.co_filename
print(toy(41), sum(toy.stats.cache_hits.values()), sum(toy.stats.cache_misses.values()))
"""
TOY = """
from numba import njit
from doctor_rat.belief.belief import MISTAKEN_RETURN
from doctor_rat.rules.cards import CROSSES_TO_LOSE

@njit(cache=True)
def toy(number):
    return int(number + CROSSES_TO_LOSE - 2 + MISTAKEN_RETURN)
"""


def compiled_in(folder: Path, kept: Path | str) -> str:
    """What a toy function answers in a copy of the package, and how often the cache hit and missed."""
    if not folder.exists():
        shutil.copytree(PACKAGE, folder / "doctor_rat", ignore=shutil.ignore_patterns("__pycache__", "client"))
        (folder / "doctor_rat" / "bots" / "toy.py").write_text(TOY)
    command = [sys.executable, "-P", "-c", COMPILES, str(folder)]
    environment = os.environ | {VARIABLE: str(kept)}
    ended = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()


def test_what_was_compiled_in_one_folder_is_found_from_another(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    assert compiled_in(tmp_path / "one", kept) == "42 0 1"
    assert compiled_in(tmp_path / "one", kept) == "42 1 0"
    assert compiled_in(tmp_path / "two", kept) == "42 1 0"


@pytest.mark.parametrize(
    ("file", "before", "after", "answer"),
    [
        ("bots/kernel/cards.py", "OUT_OF_REACH = -1e6", "OUT_OF_REACH = -1e7", "42"),
        ("rules/cards.py", "CROSSES_TO_LOSE = 3", "CROSSES_TO_LOSE = 4", "43"),
        ("belief/belief.py", "MISTAKEN_RETURN = 0.02", "MISTAKEN_RETURN = 7.02", "49"),
    ],
)
def test_what_uses_changed_code_is_compiled_again(
    tmp_path: Path, file: str, before: str, after: str, answer: str
) -> None:
    """numba itself checks only the function's own file."""
    kept = tmp_path / "kept"
    assert compiled_in(tmp_path / "one", kept) == "42 0 1"
    other = tmp_path / "one" / "doctor_rat" / file
    text = other.read_text()
    assert before in text
    other.write_text(text.replace(before, after))
    assert compiled_in(tmp_path / "one", kept) == f"{answer} 0 1"


def test_all_that_compiled_code_imports_counts() -> None:
    """Except what tells numba where to keep it."""
    waiting = [path for path in PACKAGE.rglob("*.py") if {"numba", "doctor_rat.bots.kernel.compiled"} & imports(path)]
    assert PACKAGE / "bots" / "kernel" / "play.py" in waiting
    told = {PACKAGE / "bots" / "cache.py", PACKAGE / "bots" / "locator.py"}
    found: set[Path] = told.copy()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += filter(None, map(file_of, imports(path)))
    assert found - told - set(cache.compiled_code()) == set()


def imports(path: Path) -> set[str]:
    """The modules that a file names."""
    nodes = list(ast.walk(ast.parse(path.read_text())))
    named = [each for node in nodes if isinstance(node, ast.ImportFrom) for each in [node.module or ""]]
    return {*named, *(each.name for node in nodes if isinstance(node, ast.Import) for each in node.names)}


def file_of(module: str) -> Path | None:
    place = PACKAGE.parent.joinpath(*module.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.exists()), None)


def test_bots_think_without_a_place_too(tmp_path: Path) -> None:
    assert compiled_in(tmp_path / "one", NONE) == "42 0 1"
    assert not list(tmp_path.rglob("*.nbi"))


def test_one_compiles_at_a_time(tmp_path: Path) -> None:
    with compiling(str(tmp_path)) as ours:
        assert ours
        other = os.open(tmp_path / "compiling", os.O_RDWR)
        with pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    os.close(other)


def test_two_compile_different_parts(tmp_path: Path) -> None:
    with compiling(str(tmp_path), "-one", 0) as one, compiling(str(tmp_path), "-two", 0) as two:
        assert (one, two) == (True, True)


@pytest.mark.parametrize("folder", [NONE, str(NOWHERE)])
def test_where_nothing_can_be_kept_nobody_waits(folder: str) -> None:
    with compiling(folder), compiling(folder) as ours:
        assert ours


def test_nobody_waits_for_good_for_a_frozen_process(tmp_path: Path) -> None:
    with compiling(str(tmp_path)), compiling(str(tmp_path), patience=0) as ours:
        assert not ours
