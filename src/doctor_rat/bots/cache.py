"""Where compiled bots are kept; settled before numba is imported, which wants to know for each function it meets."""

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

VARIABLE = "NUMBA_CACHE_DIR"
NONE = ""
"""No place at all: every process compiles for itself."""
_KERNEL = Path(__file__).parent / "kernel"
BESIDE = _KERNEL / "__pycache__"
"""Where numba looks by itself."""
_LOCK = "compiling"
PATIENCE = 240.0
"""Seconds to wait for another process that compiles. It may be frozen, so nobody waits for good."""


def find_cache(wanted: str = "", data: Path | None = None) -> str:
    """The folder to use: the one wanted, the environment's, the data folder's, a temporary one, or `NONE`.

    Beside the code comes before the data folder, as in a clone, where tests and `make` have compiled there already.
    What is wanted but can only be read (an image's, a package's) is copied to where it can be used.
    """
    if not wanted and (found := os.environ.get(VARIABLE)) and _is_usable(Path(found)):
        return found
    if not wanted and _is_usable(BESIDE):
        return str(BESIDE)
    usable = next((path for path in _places(wanted, data) if _is_usable(path)), None)
    if usable is None:
        return NONE
    if wanted:
        _copy(Path(wanted) / _edition(), usable)
    return str(usable)


def use_cache(folder: str) -> None:
    """From here on, for this process and those it starts."""
    if folder == NONE:
        os.environ.pop(VARIABLE, None)
        _go_without()
    elif folder != str(BESIDE):
        os.environ[VARIABLE] = folder


def _places(wanted: str, data: Path | None) -> Iterator[Path]:
    if wanted:
        yield Path(wanted) / _edition()
    if data is not None:
        yield data / "compiled" / _edition()
    if (temporary := _temporary()) is not None:
        yield temporary / _edition()


@cache
def _edition() -> str:
    """Of the code: numba doesn't notice that a compiled function calls another one that has changed."""
    code = sorted([*_KERNEL.glob("*.py"), *(_KERNEL.parents[1] / "difficulty").glob("*.py")])
    return sha256(b"".join(path.read_bytes() for path in code)).hexdigest()[:12]


def _temporary() -> Path | None:
    """Ours alone: whoever could write there could make us run what they like."""
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
    """As numba tries it: by writing."""
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
    """Compile, and keep nothing. numba refuses to where it finds no place, and has no setting for it."""
    from numba.core.dispatcher import Dispatcher

    setattr(Dispatcher, "enable_caching", lambda _: None)  # noqa: B010


@contextmanager
def compiling(folder: str, patience: float = PATIENCE) -> Iterator[None]:
    """One process at a time; the others find what it has compiled."""
    lock = _open_lock(folder)
    if lock is None:
        yield
        return
    try:
        _wait_for(lock, time.monotonic() + patience)
        yield
    finally:
        os.close(lock)


def _open_lock(folder: str) -> int | None:
    if folder == NONE:
        return None
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        return os.open(Path(folder) / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None


def _wait_for(lock: int, until: float) -> None:
    try:
        import fcntl
    except ImportError:
        return
    while time.monotonic() < until:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(0.2)
        else:
            return
