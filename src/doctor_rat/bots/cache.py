"""Where compiled bots are stored: by a hash of the code, so that any installation of the same code finds them."""

import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

from doctor_rat.home import cache_folder

VARIABLE = "_DOCTOR_RAT_COMPILED"
"""Tells this process and its children. Names without the leading underscore are settings of the server."""
NUMBA = "NUMBA_CACHE_DIR"
"""numba's own name for it."""
NONE = ""
"""No place at all: every process compiles for itself."""
_PACKAGE = Path(__file__).parents[1]
_COMPILED = ("bots/kernel", "lab", "rules", "difficulty", "belief")
"""What is compiled and what it is made from: numba freezes constants and tables of the rules into compiled code."""
_LOCK = "compiling"
_EDITION = re.compile(r"[0-9a-f]{12}")
PATIENCE = 240.0
"""Seconds to wait for another process that compiles. It may be frozen, so nobody waits forever."""
FORGOTTEN = 30 * 24 * 3600
"""Seconds after which compiled code that nobody has used is removed."""


def find_cache(wanted: str = "", data: Path | None = None) -> str:
    """The folder to use: the requested one, the environment's, the user's, the data folder's, a temporary one, or
    `NONE`.

    A requested folder that is read-only (in an image or a package) is copied to where it can be used.
    """
    usable = next((path for path in _places(wanted, data) if _is_usable(path)), None)
    if usable is None:
        return NONE
    if wanted:
        _copy(Path(wanted) / edition(), usable)
    _tidy(usable)
    return str(usable)


def use_cache(folder: str) -> None:
    """From here on, for this process and its children."""
    os.environ[VARIABLE] = folder


def settle_cache() -> None:
    """Tell numba, before it sees the kernel's functions."""
    if VARIABLE not in os.environ:
        use_cache(find_cache())
    if os.environ[VARIABLE] == NONE:
        _go_without()
    else:
        from numba import config

        setattr(config, "CACHE_LOCATOR_CLASSES", f"{__package__}.locator.Locator,{_OTHERS}")  # noqa: B010


_OTHERS = "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator,IPythonCacheLocator,ZipCacheLocator"
"""numba's own, for code that isn't ours."""


def _places(wanted: str, data: Path | None) -> Iterator[Path]:
    if wanted:
        yield Path(wanted) / edition()
    elif elsewhere := os.environ.get(NUMBA):
        yield Path(elsewhere) / edition()
    elif (users := cache_folder()) is not None:
        yield users / "compiled" / edition()
    if data is not None:
        yield data / "compiled" / edition()
    if (temporary := _temporary()) is not None:
        yield temporary / edition()


@cache
def edition() -> str:
    """A hash of the code: numba doesn't notice when a function or a constant that a compiled one uses has changed."""
    digest = sha256()
    for path in compiled_code():
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def compiled_code() -> list[Path]:
    return sorted(path for folder in _COMPILED for path in (_PACKAGE / folder).rglob("*.py"))


def _tidy(ours: Path) -> None:
    with suppress(OSError):
        os.utime(ours)
        for other in ours.parent.iterdir():
            if _EDITION.fullmatch(other.name) and time.time() - other.stat().st_mtime > FORGOTTEN:
                shutil.rmtree(other, ignore_errors=True)


def _temporary() -> Path | None:
    """One that is ours alone: anyone who could write there could make us run their code."""
    with suppress(OSError):
        shared = Path(tempfile.gettempdir()) / f"doctor-rat-{os.getuid() if hasattr(os, 'getuid') else 'us'}"
        with suppress(FileExistsError):
            shared.mkdir(mode=0o700)
        return shared if _is_ours(shared) else Path(tempfile.mkdtemp(prefix="doctor-rat-"))
    return None


def _is_ours(folder: Path) -> bool:
    found = folder.lstat()
    return folder.is_dir() and not folder.is_symlink() and _owner(found) and not found.st_mode & 0o022


def _owner(found: os.stat_result) -> bool:
    return not hasattr(os, "getuid") or found.st_uid == os.getuid()


def _is_usable(folder: Path) -> bool:
    """Tries what numba tries: writing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def _copy(source: Path, target: Path) -> None:
    with suppress(OSError, shutil.Error):
        if source != target and source.is_dir() and not any(target.iterdir()):
            shutil.copytree(source, target, dirs_exist_ok=True)


def _go_without() -> None:
    """Compile without storing anything. numba refuses to if it finds no folder, and has no setting for it."""
    from numba.core.dispatcher import Dispatcher

    setattr(Dispatcher, "enable_caching", lambda _: None)  # noqa: B010


@contextmanager
def compiling(folder: str, part: str = "", patience: float = PATIENCE) -> Iterator[bool]:
    """One process compiles at a time; the others find what it has compiled. Yields whether nobody else is compiling."""
    lock = _open_lock(folder, part)
    if lock is None:
        yield True
        return
    try:
        yield _wait_for(lock, time.monotonic() + patience)
    finally:
        os.close(lock)


def _open_lock(folder: str, part: str) -> int | None:
    if folder == NONE:
        return None
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        return os.open(Path(folder) / f"{_LOCK}{part}", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None


def _wait_for(lock: int, until: float) -> bool:
    """Whether we get the lock in time."""
    try:
        import fcntl
    except ImportError:
        return True
    while True:
        with suppress(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        if time.monotonic() >= until:
            return False
        time.sleep(0.2)
